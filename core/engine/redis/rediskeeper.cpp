// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/rediskeeper.h"

#include <condition_variable>
#include <mutex>

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr auto lookInterval = 20ms;
constexpr auto patience = 1s; ///< finish() waits no longer

} // namespace

RedisKeeper::RedisKeeper(const Endpoint &endpoint, const RedisWorkload &workload,
                         std::vector<RedisReserve> reserves)
    : m_endpoint(endpoint)
    , m_workload(workload)
{
    for (RedisReserve &reserve : reserves) {
        const auto next = reserve.target;
        m_kept.push_back({std::move(reserve), next});
    }
    m_thread = std::jthread([this](const std::stop_token &stop) { work(stop); });
}

void RedisKeeper::finish()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void RedisKeeper::work(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any never;
    auto connection = RedisConnection::open(m_endpoint, patience);
    while (!stop.stop_requested()) {
        // A server that fails is found by the load. One that only paused goes on, and so does this.
        for (Kept &kept : m_kept) {
            if (connection && !look(*connection, kept, stop))
                connection = tl::unexpected(Error());
        }
        if (!connection && !stop.stop_requested())
            connection = RedisConnection::open(m_endpoint, patience);
        std::unique_lock lock(mutex);
        never.wait_for(lock, stop, lookInterval, [] { return false; });
    }
}

Result<void> RedisKeeper::look(RedisConnection &connection, Kept &kept, const std::stop_token &stop)
{
    const RedisReserve &reserve = kept.reserve;
    const auto length = redisLength(connection, reserve);
    if (!length)
        return tl::unexpected(length.error());
    if (reserve.upkeep == RedisReserve::Upkeep::Empty) {
        if (*length <= reserve.target)
            return {};
        ++m_emptied;
        return removeKeys(connection, {reserve.key});
    }
    const auto missing = reserve.target - *length;
    if (missing < reserve.perCommand)
        return {};
    const auto first = kept.next;
    const auto added = addElements(connection, reserve, missing, m_workload, kept.next, stop);
    m_added += kept.next - first;
    return added;
}

} // namespace Tare
