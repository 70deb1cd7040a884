// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/rowpicker.h"
#include "core/engine/randomsource.h"

#include <array>
#include <cstdint>
#include <string>

namespace Tare {

/// The texts of one row: groups of eleven random digits joined by hyphens.
constexpr std::size_t rowTextGroup = 11;
constexpr std::size_t rowTextLength = 10 * (rowTextGroup + 1) - 1; ///< column c
constexpr std::size_t rowPadLength = 5 * (rowTextGroup + 1) - 1;   ///< column pad

void fillRowText(RandomSource &random, char *target) noexcept; ///< rowTextLength characters
void fillRowPad(RandomSource &random, char *target) noexcept;  ///< rowPadLength characters

/// One row as it is loaded: a function of seed, table and row number alone, so that the same seed gives the
/// same data whoever loads which part of it in which order.
struct DataRow
{
    std::int64_t id = 0;
    std::int64_t k = 0;
    std::array<char, rowTextLength> c{};
    std::array<char, rowPadLength> pad{};

    /// table is 1 …, id is 1 … rows. k is drawn from 1 … rows, evenly or as `shape` says.
    void generate(std::uint64_t seed, int table, std::int64_t rowId, std::int64_t rows,
                  const RowPicker *shape = nullptr) noexcept;
    /// "(1,4711,'…','…')"
    void appendValues(std::string &sql) const;
};

} // namespace Tare
