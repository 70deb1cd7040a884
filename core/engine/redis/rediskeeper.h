// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redisdata.h"
#include "core/model/endpoint.h"
#include "core/model/workloadspec.h"

#include <atomic>
#include <thread>

namespace Tare {

/// While a test runs that takes from a list or set, puts back what was taken, so that no request is timed on
/// an empty one; while a test only adds, empties the structure now and then, so that the server's memory
/// stays bounded. On a connection and thread of its own; its commands are not the test's.
class RedisKeeper
{
public:
    RedisKeeper(const Endpoint &endpoint, const RedisWorkload &workload, const RedisReserve &reserve);

    /// Ends the work. Elements put back, or times emptied.
    void finish();
    std::int64_t added() const { return m_added; }
    std::int64_t emptied() const { return m_emptied; }

private:
    void work(const std::stop_token &stop);
    Result<void> look(RedisConnection &connection, const std::stop_token &stop);

    const Endpoint m_endpoint;
    const RedisWorkload m_workload;
    const RedisReserve m_reserve;
    std::int64_t m_next; ///< number of the next element
    std::atomic<std::int64_t> m_added{0};
    std::atomic<std::int64_t> m_emptied{0};
    std::jthread m_thread;
};

} // namespace Tare
