// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisrequests.h"

#include <algorithm>

namespace Tare {

RedisRequests::RedisRequests(std::vector<RedisStatement> statements, const std::vector<int> &weights,
                             const RedisWorkload &workload)
    : m_statements(std::move(statements))
    , m_keys(workload)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < m_statements.size(); ++i) {
        sum += i < weights.size() ? static_cast<std::uint64_t>(std::max(1, weights[i])) : 1;
        m_sums.push_back(sum);
    }
    const auto [smallest, largest] = redisPayloadSizes(workload);
    m_smallest = smallest;
    m_sizes = largest - smallest + 1;
    m_payload = redisPayload(largest);
}

std::size_t RedisRequests::longestRequest() const
{
    std::size_t longest = 0;
    for (const RedisStatement &statement : m_statements)
        longest = std::max(longest, statement.pattern.longest(m_payload.size()));
    return longest;
}

std::size_t RedisRequests::longestReply() const
{
    std::size_t longest = 0;
    for (const RedisStatement &statement : m_statements)
        longest = std::max(longest, statement.longestReply);
    return longest;
}

char *RedisRequests::write(char *to, RequestSource &source) const noexcept
{
    return m_statements[choose(source)].pattern.write(
        to, m_payload, [&] { return number(source); }, [&] { return payloadSize(source); });
}

} // namespace Tare
