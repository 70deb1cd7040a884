// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/histogramrecorder.h"
#include "core/model/records.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace Tare {

/// A further latency of a worker: of an attempt, of one kind of statement.
struct LatencyPart
{
    explicit LatencyPart(QString partName)
        : name(std::move(partName))
    { }

    const QString name; ///< as in LoadOutcome::latencyParts
    HistogramRecorder recorder;
};

/// Counters of one worker on its own cache lines: one writer, no lock, read by the sampler.
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

    /// Worker's side: what is changed during its life is read as a whole or not at all. Optional: without it
    /// a reading may hold the operation just finished in one counter and not yet in another.
    class Update
    {
    public:
        explicit Update(WorkerMeters &meters) noexcept
            : m_meters(meters)
        {
            m_meters.step();
        }
        ~Update() { m_meters.step(); }
        Update(const Update &) = delete;
        Update &operator=(const Update &) = delete;

    private:
        WorkerMeters &m_meters;
    };

    std::array<std::atomic<std::int64_t>, CounterCount> counters{};
    HistogramRecorder histogram;
    /// Complete before the worker's thread starts.
    std::vector<std::unique_ptr<LatencyPart>> parts;

    void add(Counter counter, std::int64_t n) noexcept
    {
        auto &c = counters[counter];
        c.store(c.load(std::memory_order_relaxed) + n, std::memory_order_release);
    }

    LoadCounters read() const;
    /// Counters and histogram of the same moment; overwrites both.
    void read(LoadCounters &total, HistogramReading &latencies) const;

    /// Rare, so a lock is fine. Time is seconds from the start of the measurement.
    void noteError(const std::string &code, const std::string &text, double at);
    std::vector<ErrorCount> errors() const;

private:
    void step() noexcept
    {
        m_sequence.store(m_sequence.load(std::memory_order_relaxed) + 1, std::memory_order_release);
    }
    LoadCounters load() const;

    std::atomic<std::uint64_t> m_sequence{0}; ///< odd while an Update lives
    mutable std::mutex m_mutex;
    std::vector<ErrorCount> m_errors;
};

} // namespace Tare
