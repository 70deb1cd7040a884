// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/randomsource.h"

#include <cstdint>
#include <span>

namespace Tare {

/// Draws what is random in a worker's requests. A small value: a copy from before a batch draws the same
/// batch again, which is how the rest of a batch is sent that the socket did not take at once. Which request
/// is sent comes from a stream of its own, so that it can be drawn again without the rest when the replies
/// come.
class RequestSource
{
public:
    RequestSource(std::uint64_t seed, int worker, int workers) noexcept
        : m_values(seed, static_cast<std::uint64_t>(worker))
        , m_choices(seed, static_cast<std::uint64_t>(worker), 1)
        , m_turn(static_cast<std::uint64_t>(worker))
        , m_step(static_cast<std::uint64_t>(workers))
    { }

    std::uint64_t below(std::uint64_t bound) noexcept { return m_values.below(bound); }
    double unit() noexcept { return m_values.unit(); } ///< 0 ≤ x < 1

    /// 0, 1, 2 … over all workers together.
    std::uint64_t nextInTurn() noexcept
    {
        const auto turn = m_turn;
        m_turn += m_step;
        return turn;
    }

    /// Index of a weight; `sums` are the running sums of the weights.
    std::size_t choose(std::span<const std::uint64_t> sums) noexcept
    {
        const auto draw = m_choices.below(sums.back());
        std::size_t index = 0;
        while (sums[index] <= draw)
            ++index;
        return index;
    }

private:
    RandomSource m_values;
    RandomSource m_choices;
    std::uint64_t m_turn;
    std::uint64_t m_step;
};

} // namespace Tare
