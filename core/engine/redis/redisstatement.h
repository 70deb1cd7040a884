// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redispattern.h"
#include "core/engine/workermeters.h"
#include "core/model/workloadspec.h"

#include <string>
#include <utility>
#include <vector>

namespace Tare {

/// Everything Tare keeps on a Redis server is under this prefix.
inline constexpr char redisPrefix[] = "tare:";

/// One kind of request of a load: how it is sent and what has to come back.
struct RedisStatement
{
    /// With RedisPattern::fieldMark where a random number goes, and dataMark where payload of a drawn size
    /// does.
    std::vector<std::string> arguments;
    std::vector<std::size_t> keys; ///< which of the arguments are keys
    RedisPattern pattern;
    std::string command; ///< its name in INFO commandstats
    WorkerMeters::Counter kind = WorkerMeters::Others;
    char replyType = 0;           ///< first byte of a reply that is not nil and not an error; 0: any
    std::string expected;         ///< the whole reply where it is always the same; else empty
    std::size_t longestReply = 0; ///< bytes, about
};

/// The request of one of redis-benchmark's tests, on keys under Tare's prefix.
RedisStatement redisStatement(RedisTest test, const RedisWorkload &workload);

/// Fills in the pattern; puts the payload into the arguments where its size is fixed.
void encodeStatement(RedisStatement &statement, const RedisWorkload &workload);

/// Smallest and largest payload, bytes; the same when the size is fixed.
std::pair<std::size_t, std::size_t> redisPayloadSizes(const RedisWorkload &workload);

/// Elements that a LRANGE test asks for; 0 for other tests.
int redisRangeLength(RedisTest test);

} // namespace Tare
