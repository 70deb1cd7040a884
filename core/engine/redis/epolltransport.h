// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redistransport.h"

#include <string>

namespace Tare {

/// Over epoll: each socket is registered once, edge-triggered; two system calls a batch and a share of a
/// wait. All connections send from one buffer and receive into another, whatever the size of a batch.
class EpollTransport final : public RedisTransport
{
public:
    EpollTransport(std::vector<UniqueFd> sockets, std::string batch);

    char *buffer(int connection) noexcept override;
    void send(int connection, std::size_t size) override;
    void wait(Listener &listener, Clock::time_point until) override;
    void drop(int connection) override;
    void wake() noexcept override;

private:
    struct Socket
    {
        UniqueFd fd;
        std::size_t size = 0;   ///< of the batch
        std::size_t unsent = 0; ///< of it
        bool broken = false;    ///< cannot be written to any more
    };

    void write(int connection);
    void read(int connection, Listener &listener);

    std::vector<Socket> m_sockets;
    std::string m_batch;
    std::vector<char> m_input;
    std::vector<int> m_broken; ///< to be read to their end, where the server's last words may be
    UniqueFd m_epoll;
    UniqueFd m_wake;
};

} // namespace Tare
