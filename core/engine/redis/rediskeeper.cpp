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

RedisKeeper::RedisKeeper(const Endpoint &endpoint, const RedisWorkload &workload, const RedisReserve &reserve)
    : m_endpoint(endpoint)
    , m_workload(workload)
    , m_reserve(reserve)
    , m_next(reserve.target)
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{ }

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
    while (connection && !stop.stop_requested()) {
        // A server that fails is found by the load; here it is only the end of the work.
        if (auto looked = look(*connection, stop); !looked)
            return;
        std::unique_lock lock(mutex);
        never.wait_for(lock, stop, lookInterval, [] { return false; });
    }
}

Result<void> RedisKeeper::look(RedisConnection &connection, const std::stop_token &stop)
{
    const auto length = RedisData::length(connection, m_reserve);
    if (!length)
        return tl::unexpected(length.error());
    if (m_reserve.addCommand.empty()) {
        if (*length <= m_reserve.target)
            return {};
        ++m_emptied;
        return RedisData::remove(connection, {m_reserve.key});
    }
    const auto missing = m_reserve.target - *length;
    if (missing < m_reserve.perCommand)
        return {};
    const auto first = m_next;
    const auto added = RedisData::add(connection, m_reserve, missing, m_workload, m_next, stop);
    m_added += m_next - first;
    return added;
}

} // namespace Tare
