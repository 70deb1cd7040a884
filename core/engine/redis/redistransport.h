// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/uniquefd.h"
#include "core/model/error.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

struct epoll_event;

namespace Tare {

/// Moves bytes between a worker and its connections, which are numbered from 0. Used by the worker's thread,
/// except wake().
class RedisTransport
{
public:
    using Clock = std::chrono::steady_clock;

    /// Who is told what came.
    class Listener
    {
    public:
        virtual void received(int connection, const char *data, std::size_t size) = 0;
        /// The connection is gone; 0 or the system's error.
        virtual void lost(int connection, int error) = 0;
        /// A connection that had to be opened for a batch was not.
        virtual void refused(int connection, Error error) = 0;
        /// The batch that was being sent has to be in buffer() once more.
        virtual void encodeAgain(int connection) = 0;

    protected:
        ~Listener() = default;
    };

    virtual ~RedisTransport() = default;

    /// Where the next batch of a connection is written before it is sent; keeps what was written there for
    /// this or another connection.
    virtual char *buffer(int connection) noexcept = 0;
    /// Sends the first bytes of buffer(), now or with the next wait().
    virtual void send(int connection, std::size_t size) = 0;
    /// Waits until something comes or it is time, and tells the listener. At most one call of send() a
    /// connection may follow from it.
    virtual void wait(Listener &listener, Clock::time_point until = Clock::time_point::max()) = 0;
    /// Gives a connection up.
    virtual void drop(int connection) = 0;
    /// Connections opened by this transport itself; those it was given are not among them.
    virtual std::int64_t opened() const { return 0; }
    /// From any thread: makes wait() return.
    virtual void wake() noexcept = 0;

protected:
    /// From now; nothing when there is no limit.
    static std::optional<std::chrono::nanoseconds> timeLeft(Clock::time_point until);
    /// epoll_wait() with such a limit. Returns the number of events, 0 also when it was interrupted.
    static int waitForEvents(int epoll, std::span<epoll_event> events, Clock::time_point until);
};

/// The fastest one that this kernel has for the job. `batch` is what every buffer begins with.
std::unique_ptr<RedisTransport> makeRedisTransport(std::vector<UniqueFd> sockets, const std::string &batch,
                                                   std::size_t longestReply);

} // namespace Tare
