// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/ioring.h"
#include "core/engine/redis/redistransport.h"

#include <string>

namespace Tare {

/// Over io_uring: each socket has one receive request that lasts, and all batches of a round are sent with
/// the call that waits for the next: far less than one system call a batch. Each connection has a batch
/// buffer of its own, so this is for small batches and replies.
class UringTransport final : public RedisTransport
{
public:
    /// Largest batch and reply that it is meant for.
    static constexpr std::size_t longestMessage = 16 * 1024;

    /// Nothing, and the sockets stay where they are, when the kernel does not offer it.
    static std::unique_ptr<UringTransport> create(std::vector<UniqueFd> &sockets, const std::string &batch);
    ~UringTransport() override;

    char *buffer(int connection) noexcept override;
    void send(int connection, std::size_t size) override;
    void wait(Listener &listener, Clock::time_point until) override;
    void drop(int connection) override;
    void wake() noexcept override;

private:
    UringTransport(std::unique_ptr<IoRing> ring, std::vector<UniqueFd> sockets, const std::string &batch);
    void handle(const IoRing::Completion &completion, Listener &listener);

    std::unique_ptr<IoRing> m_ring;
    std::vector<UniqueFd> m_sockets;
    std::size_t m_batchSize;
    std::vector<char> m_batches;
    UniqueFd m_wake;
};

} // namespace Tare
