// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/keypicker.h"
#include "core/engine/redis/redisstatement.h"

#include <string>
#include <vector>

namespace Tare {

/// What the connections of a case send: one kind of request, or several drawn by weight. Never changed while
/// a load runs; all workers use the same one.
class RedisRequests
{
public:
    /// weights: one for each statement; 1 or more.
    RedisRequests(std::vector<RedisStatement> statements, const std::vector<int> &weights,
                  const RedisWorkload &workload);

    const std::vector<RedisStatement> &statements() const { return m_statements; }
    bool isMix() const { return m_statements.size() > 1; }
    /// Every request has the same bytes but for its random numbers.
    bool isFixed() const { return !isMix() && m_statements.front().pattern.holes.empty(); }

    std::size_t longestRequest() const;
    std::size_t longestReply() const; ///< about

    /// Draws which statement is next: the same from two copies of a source, whatever else was drawn from
    /// them.
    std::size_t choose(RequestSource &source) const noexcept { return isMix() ? source.choose(m_sums) : 0; }
    /// Draws a request and writes it. Returns its end.
    char *write(char *to, RequestSource &source) const noexcept;
    /// Draws the number of a key.
    std::uint64_t number(RequestSource &source) const noexcept { return m_keys.pick(source); }
    std::size_t payloadSize(RequestSource &source) const noexcept
    {
        return m_smallest + source.below(m_sizes);
    }
    const std::string &payload() const { return m_payload; } ///< the longest; a shorter one is its beginning

private:
    std::vector<RedisStatement> m_statements;
    std::vector<std::uint64_t> m_sums; ///< of the weights so far
    KeyPicker m_keys;
    std::size_t m_smallest;
    std::uint64_t m_sizes; ///< how many different ones
    std::string m_payload;
};

} // namespace Tare
