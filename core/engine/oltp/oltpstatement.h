// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/rowtext.h"
#include "core/model/workloadspec.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace Tare {

/// The statements of the mixes that work on a table. BEGIN and COMMIT are not among them.
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
    RandomPoints,
    RandomRanges,
    BulkInsert, ///< many rows (n,n); its text is built by BulkText
};
constexpr int statementKindCount = static_cast<int>(StatementKind::BulkInsert) + 1;

/// What is true of a kind in every workload.
struct StatementInfo
{
    const char *name;        ///< of its latency: "point_select"
    const char *counter;     ///< of the server: "com_select"
    bool reads = false;      ///< gives rows; else it changes them
    bool mayBeEmpty = false; ///< a reply without a row, or a change of none, is worth counting
};
const StatementInfo &statementInfo(StatementKind kind) noexcept;

/// Where a placeholder takes its value from: the id, another number (end of the range, k of a new row), c,
/// pad, or one of a list of numbers.
struct StatementSlot
{
    enum class Source { Id, Other, Text, Pad, Key };

    Source source = Source::Id;
    int index = 0; ///< of the number, with Key

    bool operator==(const StatementSlot &) const = default;
};

/// The values of the statement that is about to be sent.
struct StatementValues
{
    std::int64_t id = 0;
    std::int64_t other = 0; ///< end of the range, or k of a new row
    std::array<char, rowTextLength> text{};
    std::array<char, rowPadLength> pad{};
    std::vector<std::int64_t> keys; ///< of RandomPoints; of RandomRanges both ends of each range
};

/// The SQL of one kind in one workload.
class StatementText
{
public:
    StatementText(StatementKind kind, const OltpStatementCounts &counts);

    const std::vector<StatementSlot> &slots() const { return m_slots; }
    int keyCount() const { return m_keys; } ///< entries of StatementValues::keys it takes

    /// "SELECT c FROM sbtest3 WHERE id=?"
    std::string prepared(int table) const;
    /// The same with the values in place of the question marks; replaces what is in `sql`.
    void write(int table, const StatementValues &values, std::string &sql) const;

private:
    std::string m_before; ///< SQL up to the number of the table
    std::string m_after;  ///< SQL behind it; placeholders are question marks
    std::vector<StatementSlot> m_slots;
    int m_keys = 0;
};

/// The SQL of every kind in one workload.
class StatementTexts
{
public:
    explicit StatementTexts(const OltpStatementCounts &counts);

    const StatementText &of(StatementKind kind) const { return m_texts[static_cast<std::size_t>(kind)]; }

private:
    std::vector<StatementText> m_texts;
};

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
    bool prepared = true;             ///< false: everything as text
    bool oneTable = false;            ///< works on sbtest1 only
    bool refills = false;             ///< puts rows back when it has deleted all of them
    std::vector<StatementGroup> groups;

    std::vector<StatementKind> kinds() const; ///< each once
    bool writes() const;
    /// The tables may hold other rows afterwards than before, so they have to be counted when they are used
    /// again.
    bool changesRowCount = false;
};

/// oltp_insert and bulk_insert send text whatever the workload says, as sysbench does.
TransactionPlan transactionPlan(const OltpWorkload &workload);

/// "INSERT INTO sbbulk3 VALUES (1,1),(2,2)…": rows with consecutive numbers, up to a size in bytes.
class BulkText
{
public:
    static std::string tableName(int number); ///< "sbbulk3": never a name of the other mixes

    /// Replaces what is in `sql`. Gives the number after the last one.
    static std::int64_t write(int table, std::int64_t first, std::size_t bytes, std::string &sql);
};

} // namespace Tare
