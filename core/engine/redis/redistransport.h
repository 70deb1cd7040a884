// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/uniquefd.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace Tare {

/// Moves bytes between a worker and its connections, which are numbered from 0. Used by the worker's thread,
/// except wake().
class RedisTransport
{
public:
    /// Who is told what came.
    class Listener
    {
    public:
        virtual void received(int connection, const char *data, std::size_t size) = 0;
        /// The connection is gone; 0 or the system's error.
        virtual void lost(int connection, int error) = 0;
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
    /// Waits until something comes, and tells the listener. At most one call of send() a connection may
    /// follow from it.
    virtual void wait(Listener &listener) = 0;
    /// Gives a connection up.
    virtual void drop(int connection) = 0;
    /// From any thread: makes wait() return.
    virtual void wake() noexcept = 0;
};

/// The fastest one that this kernel has for the job. `batch` is what every buffer begins with.
std::unique_ptr<RedisTransport> makeRedisTransport(std::vector<UniqueFd> sockets, const std::string &batch,
                                                   std::size_t longestReply);

} // namespace Tare
