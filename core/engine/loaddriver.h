// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/ratepacer.h"
#include "core/engine/workermeters.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace Tare {

struct LoadState;

/// What a worker asks while it loops: one for each group of workers, so that groups share no cache line.
/// Written by the driver, read by workers.
class LoadControl
{
public:
    using Clock = std::chrono::steady_clock;

    explicit LoadControl(LoadState &state)
        : m_state(state)
    { }

    /// No new operation is begun once this is true. Relaxed load: cheap enough for every operation.
    bool stopping() const noexcept { return m_stopping.load(std::memory_order_relaxed); }
    /// Seconds from the start of the measurement (negative in the warm-up).
    double elapsed() const noexcept;

    /// With a fixed number of operations: takes up to `wanted` of those left to the group; 0 when none is
    /// left. Without a limit, or in the warm-up, gives `wanted`.
    std::int64_t take(std::int64_t wanted) noexcept;

    /// For a worker that does one thing at a time: sleeps until `time`, an intended start. False as soon as
    /// the load is stopping.
    bool waitUntil(Clock::time_point time) const;

    /// A worker gives up for all groups; the first failure is kept.
    void fail(Error error);

private:
    friend class LoadDriver;
    friend struct LoadState;

    std::atomic<bool> m_stopping{false};
    std::atomic<bool> m_limited{false};
    alignas(64) std::atomic<std::int64_t> m_left{0};
    alignas(64) std::atomic<Clock::rep> m_measureStart{0};
    LoadState &m_state;
};

/// What the groups of one load have in common.
struct LoadState
{
    explicit LoadState(std::size_t groupCount);

    /// No group begins a new operation, or each may again.
    void setStopping(bool stopping) noexcept;

    std::deque<LoadControl> groups; ///< at least one
    std::mutex mutex;               ///< of the failure and of the crew's state
    std::condition_variable_any changed;
    std::optional<Error> failure;
};

/// One load thread's work. The driver owns the thread.
class Worker
{
public:
    virtual ~Worker() = default;

    /// On the worker's thread: opens every connection. An error ends the load before it starts.
    virtual Result<void> connect(LoadControl::Clock::time_point deadline, std::stop_token stop) = 0;
    /// On the worker's thread, after the barrier: issues operations until control.stopping() or nothing is
    /// left to take, then waits for the replies in flight. Measures into meters(). Called twice when a
    /// number of operations is measured after a warm-up: nothing may be in flight between the two.
    virtual void run(LoadControl &control) = 0;
    /// On the worker's thread, at its end, also after a failed connect().
    virtual void disconnect() { }
    /// From another thread, while connect() or run() overstays deadline and grace: makes it return (kills the
    /// statement from a side connection, shuts the sockets down). May be called again.
    virtual void interrupt() noexcept = 0;

    WorkerMeters &meters() { return m_meters; }
    const WorkerMeters &meters() const { return m_meters; }

private:
    WorkerMeters m_meters;
};

/// Workers that share a number of operations: those of one target.
struct LoadGroup
{
    std::vector<std::unique_ptr<Worker>> workers;
    /// Those that the workers claim their starts from, if the load is an open loop. The driver starts them,
    /// takes the warm-up's backlog from them, and reports what they say (facts "load.rate",
    /// "load.backlog.most", "load.backlog.end").
    std::vector<std::shared_ptr<RatePacer>> pacers;
};

/// Runs groups of workers through the phases connect → barrier → warm up → measure → stop, all together, and
/// samples them.
class LoadDriver
{
public:
    /// A number of operations in `timing` is for each group.
    LoadDriver(const Timing &timing, const LoadPatience &patience);

    /// Blocks; the calling thread is the sampler, and callbacks come from it. Intervals are differences of
    /// two readings of all workers over the time that really passed; the first reading of the measured window
    /// is taken when the warm-up ends, so an interval never straddles the border. The totals are the
    /// difference of the first and the last reading of the window, so they equal the sum of its intervals.
    /// Every reading is the sum of its groups', so the outcome's targets, one a group, add up to it.
    LoadOutcome drive(std::vector<LoadGroup> groups, std::stop_token stop, const LoadCallbacks &callbacks);

private:
    class Session;

    Timing m_timing;
    LoadPatience m_patience;
};

} // namespace Tare
