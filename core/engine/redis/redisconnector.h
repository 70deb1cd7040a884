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

private:
    class Round;

    RedisAddress m_address;
    std::string m_greeting; ///< AUTH and SELECT, encoded
    int m_greetingReplies = 1;
    bool m_mustSelect = false; ///< a database other than the one every connection begins in
};

} // namespace Tare
