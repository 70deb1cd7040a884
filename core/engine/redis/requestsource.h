// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace Tare {

/// Draws the random numbers of a worker's requests. A small value: a copy from before a batch draws the same
/// batch again, which is how the rest of a batch is sent that the socket did not take at once.
class RequestSource
{
public:
    RequestSource(std::uint64_t seed, std::uint64_t keyspace) noexcept
        : m_state(seed)
        , m_keyspace(keyspace)
    { }

    /// 0 … keyspace - 1.
    std::uint64_t next() noexcept
    {
        return static_cast<std::uint64_t>((static_cast<Wide>(bits()) * m_keyspace) >> 64);
    }

private:
    __extension__ using Wide = unsigned __int128;

    std::uint64_t bits() noexcept // splitmix64
    {
        auto z = m_state += 0x9E3779B97F4A7C15;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state;
    std::uint64_t m_keyspace;
};

} // namespace Tare
