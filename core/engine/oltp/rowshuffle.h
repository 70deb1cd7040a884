// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace Tare {

/// The numbers 0 … size - 1 in an order that looks random, each once, without a list of them: a Feistel
/// network over the next larger square of a power of two, walked until it comes back into the range.
class RowShuffle
{
public:
    RowShuffle(std::uint64_t size, std::uint64_t key) noexcept;

    /// The number at a position of the order, 0 … size - 1.
    std::uint64_t at(std::uint64_t position) const noexcept;

private:
    std::uint64_t once(std::uint64_t number) const noexcept;

    std::uint64_t m_size;
    std::uint64_t m_key;
    int m_halfBits = 1;
};

} // namespace Tare
