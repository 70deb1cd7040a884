// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/latencyhistogram.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace Tare {

/// Histogram of one worker: the worker writes with relaxed stores, the sampler reads a copy at any time.
class HistogramRecorder
{
public:
    HistogramRecorder();

    void record(std::uint64_t nanoseconds, std::uint64_t times = 1) noexcept; ///< one writer
    LatencyHistogram read() const;                                            ///< cumulative

private:
    std::unique_ptr<std::atomic<std::uint64_t>[]> m_buckets;
    alignas(64) std::atomic<std::uint64_t> m_sum{0};
    std::atomic<std::uint64_t> m_min{UINT64_MAX};
    std::atomic<std::uint64_t> m_max{0};
};

} // namespace Tare
