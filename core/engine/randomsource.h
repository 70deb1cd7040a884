// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace Tare {

/// Scrambles a number so that neighbours have nothing in common (the finaliser of SplitMix64).
constexpr std::uint64_t scramble(std::uint64_t value) noexcept
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// SplitMix64: one addition and a scramble a number, so a source can be made for every single row.
class RandomSource
{
public:
    explicit constexpr RandomSource(std::uint64_t seed) noexcept
        : m_state(scramble(seed + increment))
    { }
    constexpr RandomSource(std::uint64_t seed, std::uint64_t stream, std::uint64_t position = 0) noexcept
        : m_state(scramble(scramble(scramble(seed + increment) + stream) + position))
    { }

    constexpr std::uint64_t next() noexcept { return scramble(m_state += increment); }

    /// 0 … bound - 1; the bias is below bound / 2^64.
    constexpr std::uint64_t below(std::uint64_t bound) noexcept
    {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint64_t>((static_cast<Wide>(next()) * bound) >> 64);
    }

    /// 0 ≤ x < 1.
    constexpr double unit() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    static constexpr std::uint64_t increment = 0x9e3779b97f4a7c15ULL;

    std::uint64_t m_state;
};

} // namespace Tare
