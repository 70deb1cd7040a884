// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/redis/redisreserve.h"

#include <stop_token>
#include <string>

namespace Tare {

/// What a case needs on the server, under Tare's prefix: claimed, filled, checked, removed.
class RedisData
{
public:
    RedisData(RedisConnection &connection, const RedisWorkload &workload, const RedisRequests &requests);

    /// Marks the prefix as Tare's. Keys under it that came from elsewhere are an error.
    Result<void> claim();
    Result<void> fill(std::stop_token stop, const LoadCallbacks &callbacks);
    /// Whether what fill() made is there, and each command is answered as it has to be.
    Result<void> verify(const LoadCallbacks &callbacks);

    /// Removes every key under the prefix, if the prefix is Tare's.
    static Result<void> clean(RedisConnection &connection, std::stop_token stop);

private:
    Result<void> fillKeys(const std::stop_token &stop, const LoadCallbacks &callbacks);
    Result<void> verifyKeys();
    Result<void> probe(const RedisStatement &statement, const LoadCallbacks &callbacks);

    RedisConnection &m_connection;
    const RedisWorkload &m_workload;
    const RedisRequests &m_requests;
    const std::vector<RedisReserve> m_reserves;
};

} // namespace Tare
