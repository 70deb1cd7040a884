// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redispattern.h"
#include "core/engine/workermeters.h"
#include "core/model/workloadspec.h"

#include <string>
#include <vector>

namespace Tare {

/// Everything Tare keeps on a Redis server is under this prefix.
inline constexpr char redisPrefix[] = "tare:";

/// One kind of request of a load: how it is sent and what has to come back.
struct RedisStatement
{
    std::vector<std::string> arguments; ///< with RedisPattern::fieldMark where a random number goes
    RedisPattern pattern;
    std::string command; ///< its name in INFO commandstats
    WorkerMeters::Counter kind = WorkerMeters::Others;
    char replyType = '+'; ///< first byte of a reply that is not nil and not an error
    std::string expected; ///< the whole reply where it is always the same; else empty
};

/// The request of one of redis-benchmark's tests, on keys under Tare's prefix.
RedisStatement redisStatement(RedisTest test, const RedisWorkload &workload);

/// Elements that a LRANGE test asks for; 0 for other tests.
int redisRangeLength(RedisTest test);

/// The token that selects a test of redis-benchmark (-t).
QString redisTestToken(RedisTest test);

} // namespace Tare
