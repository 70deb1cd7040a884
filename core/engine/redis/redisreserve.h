// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redisconnection.h"
#include "core/engine/redis/redisrequests.h"

#include <stop_token>
#include <string>
#include <vector>

namespace Tare {

/// A list, set, sorted set or stream that the requests of a case take from, read or add to.
struct RedisReserve
{
    /// What is done about its length while the load runs.
    enum class Upkeep {
        None,   ///< nobody changes it, or it is meant to run empty
        Refill, ///< what was taken is put back
        Empty,  ///< it is emptied when it has grown too large
    };

    std::string key;
    std::string lengthCommand; ///< LLEN, SCARD, ZCARD, XLEN
    std::string addCommand;    ///< RPUSH, SADD, ZADD; empty: nothing is put in
    std::int64_t target = 0;   ///< elements put in and kept, or with Upkeep::Empty the most it may hold
    std::int64_t perCommand = 1;
    Upkeep upkeep = Upkeep::None;
};

/// The structures that a case needs or lets grow.
std::vector<RedisReserve> redisReserves(const RedisWorkload &workload, const RedisRequests &requests);

Result<std::int64_t> redisLength(RedisConnection &connection, const RedisReserve &reserve);

/// Adds up to `count` elements; `next` numbers them.
Result<void> addElements(RedisConnection &connection, const RedisReserve &reserve, std::int64_t count,
                         const RedisWorkload &workload, std::int64_t &next, const std::stop_token &stop);

/// UNLINK, or DEL where the server is too old for it.
Result<void> removeKeys(RedisConnection &connection, const RedisArguments &keys);

/// The stem followed by the number in twelve digits.
std::string numberedName(const std::string &stem, std::int64_t number);

/// How many elements of such a payload go into one command, `most` at most.
std::int64_t elementsPerCommand(std::int64_t payload, std::int64_t most);

/// Commands sent before the replies are read, while filling.
inline constexpr int fillingFlight = 16;

/// LPUSHes that redis-benchmark does before its LRANGE tests: as many as requests are measured.
std::int64_t classicFill(const RedisWorkload &workload);

} // namespace Tare
