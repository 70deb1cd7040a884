// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowtext.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace Tare {

namespace {

constexpr std::int64_t largestK = 2'000'000'000; ///< leaves a 32-bit column room for the updates

/// Every number of four digits as text.
struct FourDigits
{
    std::array<char, 40000> text{};

    constexpr FourDigits()
    {
        for (std::size_t n = 0; n < 10000; ++n) {
            text[n * 4] = static_cast<char>('0' + n / 1000);
            text[n * 4 + 1] = static_cast<char>('0' + n / 100 % 10);
            text[n * 4 + 2] = static_cast<char>('0' + n / 10 % 10);
            text[n * 4 + 3] = static_cast<char>('0' + n % 10);
        }
    }
};

const FourDigits fourDigits;

/// Sixteen digits of one random number.
void sixteenDigits(RandomSource &random, char *target) noexcept
{
    const std::uint64_t number = random.below(10'000'000'000'000'000ULL);
    const auto high = static_cast<std::uint32_t>(number / 100'000'000);
    const auto low = static_cast<std::uint32_t>(number % 100'000'000);
    const char *digits = fourDigits.text.data();
    std::memcpy(target, digits + high / 10000 * 4, 4);
    std::memcpy(target + 4, digits + high % 10000 * 4, 4);
    std::memcpy(target + 8, digits + low / 10000 * 4, 4);
    std::memcpy(target + 12, digits + low % 10000 * 4, 4);
}

template<std::size_t Groups>
void fillGroups(RandomSource &random, char *target) noexcept
{
    constexpr std::size_t numbers = (Groups * rowTextGroup + 15) / 16;
    std::array<char, numbers * 16> digits;
    for (std::size_t i = 0; i < numbers; ++i)
        sixteenDigits(random, digits.data() + i * 16);
    for (std::size_t group = 0; group < Groups; ++group) {
        if (group > 0)
            target[group * (rowTextGroup + 1) - 1] = '-';
        std::memcpy(target + group * (rowTextGroup + 1), digits.data() + group * rowTextGroup, rowTextGroup);
    }
}

void appendNumber(std::string &sql, std::int64_t number)
{
    std::array<char, 24> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    sql.append(buffer.data(), end);
}

} // namespace

void fillRowText(RandomSource &random, char *target) noexcept
{
    fillGroups<10>(random, target);
}

void fillRowPad(RandomSource &random, char *target) noexcept
{
    fillGroups<5>(random, target);
}

void DataRow::generate(std::uint64_t seed, int table, std::int64_t rowId, std::int64_t rows,
                       const RowPicker *shape) noexcept
{
    RandomSource random(seed, static_cast<std::uint64_t>(table), static_cast<std::uint64_t>(rowId));
    id = rowId;
    k = shape
        ? std::min(shape->pick(random), largestK)
        : 1 + static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(std::min(rows, largestK))));
    fillRowText(random, c.data());
    fillRowPad(random, pad.data());
}

void DataRow::appendValues(std::string &sql) const
{
    sql += '(';
    appendNumber(sql, id);
    sql += ',';
    appendNumber(sql, k);
    sql += ",'";
    sql.append(c.data(), c.size());
    sql += "','";
    sql.append(pad.data(), pad.size());
    sql += "')";
}

} // namespace Tare
