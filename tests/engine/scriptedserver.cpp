// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/scriptedserver.h"

#include <algorithm>
#include <array>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace Tare {

ScriptedServer::ScriptedServer(int pipeline, std::string reply, Script script,
                               std::chrono::nanoseconds idleLimit)
    : m_pipeline(pipeline)
    , m_reply(std::move(reply))
    , m_script(std::move(script))
    , m_idleLimit(idleLimit)
    , m_listener(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (bind(m_listener, reinterpret_cast<const sockaddr *>(&address), length) == 0
        && listen(m_listener, 511) == 0
        && getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &length) == 0)
        m_port = ntohs(address.sin_port);
    m_thread = std::jthread([this](const std::stop_token &stop) { serve(stop); });
}

ScriptedServer::~ScriptedServer()
{
    m_thread.request_stop();
    m_thread.join();
    for (const auto &[fd, connection] : m_connections)
        close(fd);
    close(m_listener);
}

Endpoint ScriptedServer::endpoint() const
{
    Endpoint endpoint;
    endpoint.server = ServerKind::Redis;
    endpoint.address = QStringLiteral("127.0.0.1");
    endpoint.port = m_port;
    return endpoint;
}

std::vector<ScriptedServer::Kept> ScriptedServer::kept() const
{
    const std::scoped_lock lock(m_mutex);
    return m_kept;
}

void ScriptedServer::serve(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        std::vector<pollfd> sockets = {{m_listener, POLLIN, 0}};
        for (const auto &[fd, connection] : m_connections)
            sockets.push_back({fd, POLLIN, 0});
        auto wait = std::chrono::nanoseconds(std::chrono::milliseconds(20));
        if (!m_due.empty())
            wait = std::clamp<std::chrono::nanoseconds>(m_due.begin()->first - Clock::now(),
                                                        std::chrono::nanoseconds(0), wait);
        const timespec timeout{0, static_cast<long>(wait.count())};
        ppoll(sockets.data(), sockets.size(), &timeout, nullptr);

        for (const pollfd &socket : sockets) {
            if (socket.revents == 0)
                continue;
            if (socket.fd == m_listener) {
                const int fd = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
                const int one = 1;
                setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
                m_connections[fd] = {};
            } else {
                read(socket.fd, m_connections[socket.fd]);
            }
        }
        while (!m_due.empty() && m_due.begin()->first <= Clock::now()) {
            const auto [fd, batch] = m_due.begin()->second;
            m_due.erase(m_due.begin());
            std::string replies;
            for (int i = 0; i < m_pipeline; ++i)
                replies += m_reply;
            {
                const std::scoped_lock lock(m_mutex);
                m_kept[static_cast<std::size_t>(batch)].answered = Clock::now();
            }
            send(fd, replies.data(), replies.size(), MSG_NOSIGNAL);
            if (const auto connection = m_connections.find(fd); connection != m_connections.end()) {
                connection->second.waits = false;
                connection->second.heard = Clock::now();
            }
        }
        if (m_idleLimit > std::chrono::nanoseconds(0))
            closeIdle();
    }
}

void ScriptedServer::closeIdle()
{
    for (auto at = m_connections.begin(); at != m_connections.end();) {
        const Connection &connection = at->second;
        if (connection.last >= 0 && !connection.waits && Clock::now() - connection.heard > m_idleLimit) {
            close(at->first);
            at = m_connections.erase(at);
        } else {
            ++at;
        }
    }
}

void ScriptedServer::read(int fd, Connection &connection)
{
    std::array<char, 65536> buffer;
    const auto got = recv(fd, buffer.data(), buffer.size(), MSG_DONTWAIT);
    const auto now = Clock::now();
    if (got <= 0) {
        close(fd);
        m_connections.erase(fd);
        return;
    }
    connection.input.append(buffer.data(), static_cast<std::size_t>(got));
    if (!connection.greeted) {
        if (requestsIn(connection.input) == 1) {
            connection.greeted = true;
            connection.input.clear();
            send(fd, "+OK\r\n", 5, MSG_NOSIGNAL);
        }
        return;
    }
    if (requestsIn(connection.input) < m_pipeline)
        return;
    connection.input.clear();
    const std::scoped_lock lock(m_mutex);
    const auto batch = static_cast<std::int64_t>(m_kept.size());
    Kept kept{Clock::time_point::min(), now, {}, Clock::time_point::max()};
    if (connection.last >= 0) {
        Kept &previous = m_kept[static_cast<std::size_t>(connection.last)];
        kept.previousAnswered = previous.answered;
        previous.nextReceived = now;
    }
    connection.last = batch;
    connection.waits = true;
    m_kept.push_back(kept);
    m_due.emplace(now + m_script(batch), std::pair(fd, batch));
}

/// Whole requests, each an array of bulk strings.
int ScriptedServer::requestsIn(const std::string &input) const
{
    int requests = 0;
    std::size_t at = 0;
    while (at < input.size() && input[at] == '*') {
        auto lineEnd = input.find("\r\n", at);
        if (lineEnd == std::string::npos)
            break;
        int arguments = std::stoi(input.substr(at + 1, lineEnd - at - 1));
        at = lineEnd + 2;
        for (; arguments > 0; --arguments) {
            lineEnd = input.find("\r\n", at);
            if (lineEnd == std::string::npos)
                return requests;
            at =
                lineEnd + 2 + static_cast<std::size_t>(std::stoi(input.substr(at + 1, lineEnd - at - 1))) + 2;
            if (at > input.size())
                return requests;
        }
        ++requests;
    }
    return requests;
}

} // namespace Tare
