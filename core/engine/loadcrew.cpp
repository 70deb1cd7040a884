// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/loadcrew.h"

#include <QCoreApplication>

#include <algorithm>
#include <exception>
#include <system_error>

#include <pthread.h>
#include <sys/prctl.h>
#include <time.h>

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr auto stoppedGrace = 1s;         ///< once somebody wants to stop
constexpr auto interruptInterval = 500ms; ///< between two interrupts of a worker that does not return

Error brokenLoad(const QString &detail)
{
    return {ErrorCode::LoadFailed,
            QCoreApplication::translate("Tare::LoadDriver", "The load generator had to give up."), detail};
}

} // namespace

LoadCrew::LoadCrew(std::vector<LoadGroup> groups, LoadState &state)
    : m_state(state)
{
    for (std::size_t group = 0; group < groups.size(); ++group) {
        for (auto &worker : groups[group].workers) {
            m_workers.push_back(std::move(worker));
            m_groupOf.push_back(group);
        }
    }
    m_posts = std::vector<Post>(m_workers.size());
}

LoadCrew::~LoadCrew()
{
    {
        const std::scoped_lock lock(m_state.mutex);
        m_leaving = true;
    }
    m_state.changed.notify_all();
}

void LoadCrew::connect(Clock::time_point deadline)
{
    for (std::size_t index = 0; index < m_posts.size(); ++index) {
        {
            const std::scoped_lock lock(m_state.mutex);
            ++m_busy;
        }
        try {
            m_posts[index].thread = std::jthread([this, index, deadline] { work(index, deadline); });
        } catch (const std::system_error &problem) {
            {
                const std::scoped_lock lock(m_state.mutex);
                m_busy -= 1;
                m_posts[index].busy = false;
            }
            m_state.groups[m_groupOf[index]].fail(brokenLoad(QString::fromLocal8Bit(problem.what())));
            break;
        }
    }
}

void LoadCrew::work(std::size_t index, Clock::time_point deadline)
{
    pthread_setname_np(pthread_self(), "tare-load");
    prctl(PR_SET_TIMERSLACK, 1UL); // what waits for its intended start wakes then, not 50 µs later
    Worker &worker = *m_workers[index];
    LoadControl &control = m_state.groups[m_groupOf[index]];
    auto guarded = [&control](auto action) {
        try {
            action();
        } catch (const std::exception &problem) {
            control.fail(brokenLoad(QString::fromLocal8Bit(problem.what())));
        }
    };

    guarded([&] {
        if (auto connected = worker.connect(deadline, m_abort.get_token()); !connected)
            control.fail(connected.error());
    });
    becomeIdle(index);

    for (int round = 1;; ++round) {
        {
            std::unique_lock lock(m_state.mutex);
            m_state.changed.wait(lock, [&] { return m_leaving || m_round >= round; });
            if (m_leaving)
                break;
        }
        guarded([&] { worker.run(control); });
        becomeIdle(index);
    }
    guarded([&] { worker.disconnect(); });
}

void LoadCrew::becomeIdle(std::size_t index)
{
    {
        const std::scoped_lock lock(m_state.mutex);
        m_posts[index].busy = false;
        m_posts[index].idleSince = Clock::now();
        m_busy -= 1;
    }
    m_state.changed.notify_all();
}

void LoadCrew::beginRound()
{
    {
        const std::scoped_lock lock(m_state.mutex);
        for (Post &post : m_posts)
            post.busy = true;
        m_busy = m_posts.size();
        m_round += 1;
    }
    m_state.changed.notify_all();
}

LoadCrew::Wake LoadCrew::wait(std::stop_token stop, Clock::time_point until)
{
    std::unique_lock lock(m_state.mutex);
    m_state.changed.wait_until(lock, stop, until,
                               [this] { return m_busy == 0 || m_state.failure.has_value(); });
    if (m_state.failure)
        return Wake::Failed;
    if (stop.stop_requested())
        return Wake::Stopped;
    return m_busy == 0 ? Wake::Idle : Wake::TimeUp;
}

bool LoadCrew::settle(std::stop_token stop, Clock::duration grace)
{
    std::unique_lock lock(m_state.mutex);
    auto &changed = m_state.changed;
    const auto idle = [this] { return m_busy == 0; };
    const auto limit =
        Clock::now() + (m_state.failure ? std::min<Clock::duration>(grace, stoppedGrace) : grace);
    if (changed.wait_until(lock, stop, limit, idle))
        return true;
    if (changed.wait_until(lock, std::min(limit, Clock::now() + stoppedGrace), idle))
        return true;
    while (!idle()) {
        lock.unlock();
        interruptBusy();
        lock.lock();
        changed.wait_for(lock, interruptInterval, idle);
    }
    return false;
}

void LoadCrew::interruptBusy()
{
    for (std::size_t index = 0; index < m_posts.size(); ++index) {
        std::unique_lock lock(m_state.mutex);
        const bool busy = m_posts[index].busy && m_posts[index].thread.joinable();
        lock.unlock();
        if (busy)
            m_workers[index]->interrupt();
    }
}

qint64 LoadCrew::busy() const
{
    const std::scoped_lock lock(m_state.mutex);
    return static_cast<qint64>(m_busy);
}

LoadCrew::Clock::time_point LoadCrew::idleSince() const
{
    const std::scoped_lock lock(m_state.mutex);
    Clock::time_point last;
    for (const Post &post : m_posts)
        last = std::max(last, post.idleSince);
    return last;
}

std::optional<LoadCrew::Clock::time_point> LoadCrew::idleSince(std::size_t group) const
{
    const std::scoped_lock lock(m_state.mutex);
    Clock::time_point last;
    for (std::size_t index = 0; index < m_posts.size(); ++index) {
        if (m_groupOf[index] != group)
            continue;
        if (m_posts[index].busy)
            return std::nullopt;
        last = std::max(last, m_posts[index].idleSince);
    }
    return last;
}

double LoadCrew::cpuSeconds()
{
    double seconds = 0;
    for (Post &post : m_posts) {
        if (!post.thread.joinable())
            continue;
        // Threads stay until the crew is dismissed, so each still has its clock.
        clockid_t clock{};
        timespec time{};
        if (pthread_getcpuclockid(post.thread.native_handle(), &clock) == 0
            && clock_gettime(clock, &time) == 0)
            seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    }
    return seconds;
}

} // namespace Tare
