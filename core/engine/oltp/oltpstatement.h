// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/rowtext.h"
#include "core/model/workloadspec.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace Tare {

/// The statements of the mixes that work on a table. BEGIN and COMMIT are not among them: they are sent as
/// text, since MySQL cannot prepare BEGIN.
enum class StatementKind {
    PointSelect,
    SimpleRange,
    SumRange,
    OrderRange,
    DistinctRange,
    IndexUpdate,
    NonIndexUpdate,
    Delete,
    Insert,
};
constexpr int statementKindCount = static_cast<int>(StatementKind::Insert) + 1;

/// Where a placeholder of a statement takes its value from.
enum class StatementSlot { Id, Other, Text, Pad };

/// The values of the statement that is about to be sent.
struct StatementValues
{
    std::int64_t id = 0;
    std::int64_t other = 0; ///< end of the range, or k of a new row
    std::array<char, rowTextLength> text{};
    std::array<char, rowPadLength> pad{};
};

struct StatementInfo
{
    std::string_view before; ///< SQL up to the number of the table
    std::string_view after;  ///< SQL behind it; placeholders are question marks
    std::array<StatementSlot, 4> slots{};
    int slotCount = 0;
    bool reads = false;      ///< gives rows; else it changes them
    bool mayBeEmpty = false; ///< a reply without a row is worth counting

    std::span<const StatementSlot> used() const { return std::span(slots).first(std::size_t(slotCount)); }
};

const StatementInfo &statementInfo(StatementKind kind) noexcept;

/// "SELECT c FROM sbtest3 WHERE id=?"
std::string preparedText(StatementKind kind, int table);

/// The same with the values in place of the question marks; replaces what is in `sql`.
void writeText(StatementKind kind, int table, const StatementValues &values, std::string &sql);

/// Statements of one kind in a row, all on the same table, which is chosen anew for each group.
struct StatementGroup
{
    StatementKind kind;
    int count = 1;
    bool withInsert = false; ///< a Delete that is followed by an Insert of the same row

    bool operator==(const StatementGroup &) const = default;
};

/// What one transaction of a mix sends, in order.
struct TransactionPlan
{
    bool explicitTransaction = false; ///< BEGIN before, COMMIT behind
    std::vector<StatementGroup> groups;

    std::vector<StatementKind> kinds() const; ///< each once
    bool writes() const;
};

TransactionPlan transactionPlan(const OltpWorkload &workload);

constexpr int rangeSize = 100; ///< rows a range statement asks for

} // namespace Tare
