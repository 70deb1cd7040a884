// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redisreserve.h"
#include "core/model/endpoint.h"
#include "core/model/workloadspec.h"

#include <atomic>
#include <thread>
#include <vector>

namespace Tare {

/// While a test runs that takes from a list or set, puts back what was taken, so that no request is timed on
/// an empty one; while a test only adds, empties the structure now and then, so that the server's memory
/// stays bounded. On a connection and thread of its own; its commands are not the test's.
class RedisKeeper
{
public:
    /// reserves: those with an upkeep.
    RedisKeeper(const Endpoint &endpoint, const RedisWorkload &workload, std::vector<RedisReserve> reserves);

    /// Ends the work. Elements put back, or times emptied.
    void finish();
    std::int64_t added() const { return m_added; }
    std::int64_t emptied() const { return m_emptied; }

private:
    void work(const std::stop_token &stop);
    struct Kept
    {
        RedisReserve reserve;
        std::int64_t next = 0; ///< number of the next element
    };

    Result<void> look(RedisConnection &connection, Kept &kept, const std::stop_token &stop);

    const Endpoint m_endpoint;
    const RedisWorkload m_workload;
    std::vector<Kept> m_kept;
    std::atomic<std::int64_t> m_added{0};
    std::atomic<std::int64_t> m_emptied{0};
    std::jthread m_thread;
};

} // namespace Tare
