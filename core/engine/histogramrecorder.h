// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/latencyhistogram.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

namespace Tare {

/// Bare contents of one or several recorders, for adding up before a LatencyHistogram is made of them.
struct HistogramReading
{
    std::vector<std::uint64_t> buckets = std::vector<std::uint64_t>(LatencyHistogram::bucketCount);
    std::uint64_t sum = 0;
    std::uint64_t min = UINT64_MAX;
    std::uint64_t max = 0;

    void add(const HistogramReading &other);
    LatencyHistogram toHistogram() const;
};

/// Histogram of one worker: the worker writes, the sampler reads a copy at any time. No lock: stores release
/// and loads acquire (both plain moves on x86), which lets WorkerMeters detect a torn reading.
class HistogramRecorder
{
public:
    HistogramRecorder();

    void record(std::uint64_t nanoseconds, std::uint64_t times = 1) noexcept; ///< one writer
    LatencyHistogram read() const;                                            ///< cumulative
    void read(HistogramReading &reading) const;                               ///< the same; overwrites

private:
    std::unique_ptr<std::atomic<std::uint64_t>[]> m_buckets;
    alignas(64) std::atomic<std::uint64_t> m_sum{0};
    std::atomic<std::uint64_t> m_min{UINT64_MAX};
    std::atomic<std::uint64_t> m_max{0};
};

} // namespace Tare
