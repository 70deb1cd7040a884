// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redisconnector.h"
#include "core/engine/redis/redistransport.h"
#include "core/engine/redis/replyscanner.h"

#include <string>
#include <vector>

namespace Tare {

/// A new connection for every batch: opened by send(), closed by drop(). A TCP connection is closed with a
/// reset, so that its port is free at once; with the usual farewell it would be kept for a minute, and a few
/// seconds of load would use up all that the computer has.
class ReconnectTransport final : public RedisTransport
{
public:
    /// batch: what every buffer begins with.
    ReconnectTransport(const RedisConnector &connector, int connections, const std::string &batch);

    char *buffer(int connection) noexcept override;
    void send(int connection, std::size_t size) override;
    void wait(Listener &listener, Clock::time_point until) override;
    void drop(int connection) override;
    void wake() noexcept override;
    std::int64_t opened() const override { return m_opened; }

private:
    struct Call
    {
        UniqueFd fd;
        std::size_t size = 0;   ///< of the batch
        std::size_t unsent = 0; ///< of it and the introduction before it
        bool up = false;
        int introductionLeft = 0; ///< replies
        ReplyScanner scanner;     ///< of those
    };

    void open(int connection);
    void handle(int connection, std::uint32_t events, Listener &listener);
    void write(Call &call);
    void read(int connection, Listener &listener);
    /// Takes the replies to the introduction away; what is left of the bytes. False: the connection is over.
    bool introduce(int connection, std::string_view &bytes, Listener &listener);
    void refuse(int connection, const Error &error, Listener &listener);

    const RedisConnector m_connector;
    std::vector<Call> m_calls;
    std::string m_output; ///< the introduction, and the batch that is being sent
    std::vector<char> m_input;
    std::vector<int> m_waiting;                   ///< the listener's queue was full
    std::vector<std::pair<int, Error>> m_refused; ///< to be told with the next wait()
    UniqueFd m_epoll;
    UniqueFd m_wake;
    std::int64_t m_opened = 0;
};

} // namespace Tare
