// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"

#include <optional>
#include <thread>

namespace Tare {

/// The threads of a load, and the barrier between their phases. Used by the driver's thread only.
class LoadCrew
{
public:
    using Clock = LoadControl::Clock;

    enum class Wake { Idle, Failed, Stopped, TimeUp };

    /// Worker for worker, the group it belongs to is in `state`.
    LoadCrew(std::vector<LoadGroup> groups, LoadState &state);
    ~LoadCrew(); ///< every worker must be idle

    /// Every thread starts and connects.
    void connect(Clock::time_point deadline);
    /// Ends connect() early.
    void abortConnecting() { m_abort.request_stop(); }
    /// Every idle worker goes into run().
    void beginRound();

    /// Until every worker is idle, one has failed, the token stops or the time is up.
    Wake wait(std::stop_token stop, Clock::time_point until);
    /// Waits until every worker is idle; interrupts those that take longer than `grace`, or longer than a
    /// second once the token stops. False when one had to be interrupted.
    bool settle(std::stop_token stop, Clock::duration grace);

    /// Workers that are not idle.
    qint64 busy() const;
    /// When the last worker became idle.
    Clock::time_point idleSince() const;
    /// The same of one group; nothing while one of its workers is busy.
    std::optional<Clock::time_point> idleSince(std::size_t group) const;
    /// CPU time of all load threads so far.
    double cpuSeconds();
    const std::vector<std::unique_ptr<Worker>> &workers() const { return m_workers; }
    std::size_t groupOf(std::size_t worker) const { return m_groupOf[worker]; }

private:
    struct Post
    {
        std::jthread thread;
        bool busy = true;
        Clock::time_point idleSince;
    };

    void work(std::size_t index, Clock::time_point deadline);
    void becomeIdle(std::size_t index);
    void interruptBusy();

    std::vector<std::unique_ptr<Worker>> m_workers;
    std::vector<std::size_t> m_groupOf;
    LoadState &m_state; ///< its mutex guards everything below
    std::stop_source m_abort;
    std::size_t m_busy = 0;
    int m_round = 0;
    bool m_leaving = false;
    std::vector<Post> m_posts; ///< last member: threads end before what they use
};

} // namespace Tare
