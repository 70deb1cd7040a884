// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/redis/redisconnection.h"

#include <functional>
#include <stop_token>
#include <string>

namespace Tare {

/// A list, set or sorted set that requests take from, and what is put into it.
struct RedisReserve
{
    std::string key;
    std::string lengthCommand; ///< LLEN, SCARD, ZCARD, XLEN
    std::string addCommand;    ///< RPUSH, SADD, ZADD; empty: nothing is put in
    std::int64_t target = 0;   ///< elements kept in it, or with no addCommand the most it may hold
    std::int64_t perCommand = 1;
};

/// What a test needs on the server, under Tare's prefix: claimed, filled, checked, removed.
class RedisData
{
public:
    RedisData(RedisConnection &connection, const RedisWorkload &workload);

    /// Marks the prefix as Tare's. Keys under it that came from elsewhere are an error.
    Result<void> claim();
    Result<void> fill(std::stop_token stop, const LoadCallbacks &callbacks);
    /// Whether what fill() made is there, and each command is answered as it has to be.
    Result<void> verify();
    /// Removes every key under the prefix, if the prefix is Tare's.
    Result<void> clean(std::stop_token stop);

    /// The structure that grows or shrinks during this test, if there is one.
    static std::optional<RedisReserve> reserve(const RedisWorkload &workload);
    /// Adds up to `count` elements; `next` numbers them.
    static Result<void> add(RedisConnection &connection, const RedisReserve &reserve, std::int64_t count,
                            const RedisWorkload &workload, std::int64_t &next, const std::stop_token &stop);
    static Result<std::int64_t> length(RedisConnection &connection, const RedisReserve &reserve);
    static Result<void> remove(RedisConnection &connection, const RedisArguments &keys);

private:
    Result<void> fillKeys(const std::stop_token &stop, const LoadCallbacks &callbacks);
    Result<void> verifyKeys();
    Result<void> probe();
    Result<bool> isClaimed();

    RedisConnection &m_connection;
    const RedisWorkload &m_workload;
};

} // namespace Tare
