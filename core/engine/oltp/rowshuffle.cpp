// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowshuffle.h"

#include "core/engine/randomsource.h"

#include <algorithm>
#include <bit>

namespace Tare {

namespace {

constexpr std::uint64_t rounds = 4;

}

RowShuffle::RowShuffle(std::uint64_t size, std::uint64_t key) noexcept
    : m_size(std::max<std::uint64_t>(size, 1))
    , m_key(key)
    , m_halfBits(std::max(1, static_cast<int>(std::bit_width(m_size - 1) + 1) / 2))
{ }

std::uint64_t RowShuffle::once(std::uint64_t number) const noexcept
{
    const std::uint64_t mask = (std::uint64_t(1) << m_halfBits) - 1;
    std::uint64_t left = number >> m_halfBits;
    std::uint64_t right = number & mask;
    for (std::uint64_t round = 1; round <= rounds; ++round) {
        const std::uint64_t mixed = scramble(scramble(m_key + round) + right) & mask;
        left ^= mixed;
        std::swap(left, right);
    }
    return left << m_halfBits | right;
}

std::uint64_t RowShuffle::at(std::uint64_t position) const noexcept
{
    std::uint64_t number = once(position);
    while (number >= m_size)
        number = once(number);
    return number;
}

} // namespace Tare
