// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>

namespace Tare {

/// The schedule of an open loop: when each operation is meant to start, whatever became of those before it.
/// Latency counts from there, so a stall is seen by everything that had to wait for it. The gaps are
/// exponential (a Poisson process, as sysbench has it), and the same for the same seed.
///
/// May be shared: operations go to whoever claims next. Several pacers of a part of the rate each make one
/// Poisson process of the whole, which is for workers that shall share nothing.
class RatePacer
{
public:
    using Clock = std::chrono::steady_clock;

    /// Starts that are due and not claimed.
    struct Backlog
    {
        std::int64_t operations = 0; ///< about how many: the rate times the time
        Clock::duration late = {};   ///< of the first of them
    };

    /// perSecond: operations/s, more than 0. batch: operations that start together.
    RatePacer(double perSecond, std::uint64_t seed, int batch = 1);

    double perSecond() const { return m_perSecond; }

    /// The schedule begins anew at this time.
    void start(Clock::time_point at);
    /// Gives up the starts before this time: what a warm-up left waiting is not the measurement's.
    void skipTo(Clock::time_point time);

    /// Claims the next intended start, which may lie ahead; the caller waits until then.
    Clock::time_point claim();
    /// The same if it has come by now.
    std::optional<Clock::time_point> claimDue(Clock::time_point now);
    /// The next intended start; not claimed.
    Clock::time_point next() const;

    Backlog backlog(Clock::time_point now) const;

private:
    Clock::time_point nextLocked() const;
    void advance();

    const double m_perSecond;
    const int m_batch;
    mutable std::mutex m_mutex;
    std::uint64_t m_random; ///< state of the generator
    Clock::time_point m_begin;
    double m_offset = 0; ///< nanoseconds from m_begin to the next intended start
};

} // namespace Tare
