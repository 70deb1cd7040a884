// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/histogramrecorder.h"
#include "core/model/records.h"

#include <array>
#include <atomic>
#include <mutex>
#include <vector>

namespace Tare {

/// Counters of one worker on its own cache lines: one writer, relaxed, read by the sampler.
struct alignas(128) WorkerMeters
{
    enum Counter {
        Operations,
        Queries,
        Reads,
        Writes,
        Others,
        Empties,
        Retries,
        Errors,
        BytesIn,
        BytesOut,
        CounterCount
    };

    std::array<std::atomic<std::int64_t>, CounterCount> counters{};
    HistogramRecorder histogram;

    void add(Counter counter, std::int64_t n) noexcept
    {
        auto &c = counters[counter];
        c.store(c.load(std::memory_order_relaxed) + n, std::memory_order_relaxed);
    }
    LoadCounters read() const;

    /// Rare, so a lock is fine. Time is seconds from the start of the measurement.
    void noteError(const std::string &code, const std::string &text, double at);
    std::vector<ErrorCount> errors() const;

private:
    mutable std::mutex m_mutex;
    std::vector<ErrorCount> m_errors;
};

} // namespace Tare
