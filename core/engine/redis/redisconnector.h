// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/uniquefd.h"
#include "core/model/endpoint.h"
#include "core/model/error.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

#include <sys/socket.h>

namespace Tare {

/// A server's address, looked up once for all connections.
struct RedisAddress
{
    sockaddr_storage storage{};
    socklen_t length = 0;
    std::string name; ///< for sentences

    static Result<RedisAddress> resolve(const Endpoint &endpoint);
    bool isTcp() const { return storage.ss_family != AF_UNIX; }
};

/// Brings up many load connections at a time: non-blocking sockets, authenticated, database selected. Each
/// has had an answer from the server, so one beyond the server's limit is found here and not in the load.
class RedisConnector
{
public:
    RedisConnector(const RedisAddress &address, const Endpoint &endpoint);

    Result<std::vector<UniqueFd>> connect(int count, std::chrono::steady_clock::time_point deadline,
                                          std::stop_token stop) const;

    /// Begins one connection: a non-blocking socket that is writable as soon as it is up. A descriptor of -1
    /// when the listener's queue is full: try again.
    Result<UniqueFd> begin() const;
    /// Why a connection that was begun did not come up.
    Error explain(int error) const;
    bool isTcp() const { return m_address.isTcp(); }

    /// What a connection has to be told before its first request: AUTH and SELECT, encoded; empty when there
    /// is nothing to be told.
    const std::string &introduction() const { return m_introduction; }
    int introductionReplies() const { return m_introductionReplies; }

private:
    class Round;

    RedisAddress m_address;
    std::string m_introduction;
    int m_introductionReplies = 0;
    std::string m_greeting; ///< the same, always with SELECT, so that the server has to answer something
    int m_greetingReplies = 1;
    bool m_mustSelect = false; ///< a database other than the one every connection begins in
};

} // namespace Tare
