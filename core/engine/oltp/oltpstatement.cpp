// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpstatement.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace Tare {

namespace {

using Source = StatementSlot::Source;

constexpr std::array<StatementInfo, statementKindCount> infos{{
    {"point_select", "com_select", true, true},
    {"simple_range", "com_select", true, true},
    {"sum_range", "com_select", true, false}, // always a row, be it NULL
    {"order_range", "com_select", true, true},
    {"distinct_range", "com_select", true, true},
    {"index_update", "com_update", false, true},
    {"non_index_update", "com_update", false, true},
    {"delete", "com_delete", false, true},
    {"insert", "com_insert", false, false},
    {"random_points", "com_select", true, true},
    {"random_ranges", "com_select", true, false},
    {"bulk_insert", "com_insert", false, false},
}};

void appendNumber(std::string &sql, std::int64_t number)
{
    std::array<char, 24> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    sql.append(buffer.data(), end);
}

void appendText(std::string &sql, std::string_view text)
{
    sql += '\'';
    sql += text;
    sql += '\'';
}

void appendValue(std::string &sql, const StatementSlot &slot, const StatementValues &values)
{
    switch (slot.source) {
    case Source::Id:
        appendNumber(sql, values.id);
        return;
    case Source::Other:
        appendNumber(sql, values.other);
        return;
    case Source::Text:
        appendText(sql, {values.text.data(), values.text.size()});
        return;
    case Source::Pad:
        appendText(sql, {values.pad.data(), values.pad.size()});
        return;
    case Source::Key:
        appendNumber(sql, values.keys[static_cast<std::size_t>(slot.index)]);
        return;
    }
}

/// "part, part, part"
std::string repeated(std::string_view part, int times, std::string_view between)
{
    std::string text;
    for (int i = 0; i < times; ++i) {
        if (i > 0)
            text += between;
        text += part;
    }
    return text;
}

void addGroup(TransactionPlan &plan, StatementKind kind, int count, bool withInsert = false)
{
    if (count > 0)
        plan.groups.push_back({kind, count, withInsert});
}

void addReads(TransactionPlan &plan, const OltpStatementCounts &counts)
{
    addGroup(plan, StatementKind::PointSelect, counts.pointSelects);
    addGroup(plan, StatementKind::SimpleRange, counts.simpleRanges);
    addGroup(plan, StatementKind::SumRange, counts.sumRanges);
    addGroup(plan, StatementKind::OrderRange, counts.orderRanges);
    addGroup(plan, StatementKind::DistinctRange, counts.distinctRanges);
}

void addWrites(TransactionPlan &plan, const OltpStatementCounts &counts)
{
    addGroup(plan, StatementKind::IndexUpdate, counts.indexUpdates);
    addGroup(plan, StatementKind::NonIndexUpdate, counts.nonIndexUpdates);
    addGroup(plan, StatementKind::Delete, counts.deleteInserts, true);
}

} // namespace

const StatementInfo &statementInfo(StatementKind kind) noexcept
{
    return infos[static_cast<std::size_t>(kind)];
}

StatementText::StatementText(StatementKind kind, const OltpStatementCounts &counts)
    : m_before("SELECT c FROM sbtest")
{
    const std::vector<StatementSlot> range{{Source::Id}, {Source::Other}};
    switch (kind) {
    case StatementKind::PointSelect:
        m_after = " WHERE id=?";
        m_slots = {{Source::Id}};
        break;
    case StatementKind::SimpleRange:
        m_after = " WHERE id BETWEEN ? AND ?";
        m_slots = range;
        break;
    case StatementKind::SumRange:
        m_before = "SELECT SUM(k) FROM sbtest";
        m_after = " WHERE id BETWEEN ? AND ?";
        m_slots = range;
        break;
    case StatementKind::OrderRange:
        m_after = " WHERE id BETWEEN ? AND ? ORDER BY c";
        m_slots = range;
        break;
    case StatementKind::DistinctRange:
        m_before = "SELECT DISTINCT c FROM sbtest";
        m_after = " WHERE id BETWEEN ? AND ? ORDER BY c";
        m_slots = range;
        break;
    case StatementKind::IndexUpdate:
        m_before = "UPDATE sbtest";
        m_after = " SET k=k+1 WHERE id=?";
        m_slots = {{Source::Id}};
        break;
    case StatementKind::NonIndexUpdate:
        m_before = "UPDATE sbtest";
        m_after = " SET c=? WHERE id=?";
        m_slots = {{Source::Text}, {Source::Id}};
        break;
    case StatementKind::Delete:
        m_before = "DELETE FROM sbtest";
        m_after = " WHERE id=?";
        m_slots = {{Source::Id}};
        break;
    case StatementKind::Insert:
        m_before = "INSERT INTO sbtest";
        m_after = " (id, k, c, pad) VALUES (?, ?, ?, ?)";
        m_slots = {{Source::Id}, {Source::Other}, {Source::Text}, {Source::Pad}};
        break;
    case StatementKind::RandomPoints:
        m_before = "SELECT id, k, c, pad FROM sbtest";
        m_keys = counts.randomPoints;
        m_after = " WHERE k IN (" + repeated("?", m_keys, ", ") + ")";
        break;
    case StatementKind::RandomRanges:
        m_before = "SELECT count(k) FROM sbtest";
        m_keys = 2 * counts.numberOfRanges;
        m_after = " WHERE " + repeated("k BETWEEN ? AND ?", counts.numberOfRanges, " OR ");
        break;
    case StatementKind::BulkInsert:
        break;
    }
    for (int i = 0; i < m_keys; ++i)
        m_slots.push_back({Source::Key, i});
}

std::string StatementText::prepared(int table) const
{
    return m_before + std::to_string(table) + m_after;
}

void StatementText::write(int table, const StatementValues &values, std::string &sql) const
{
    sql.assign(m_before);
    appendNumber(sql, table);
    std::string_view rest = m_after;
    for (const StatementSlot &slot : m_slots) {
        const auto mark = rest.find('?');
        sql.append(rest.substr(0, mark));
        appendValue(sql, slot, values);
        rest.remove_prefix(mark + 1);
    }
    sql.append(rest);
}

StatementTexts::StatementTexts(const OltpStatementCounts &counts)
{
    for (int kind = 0; kind < statementKindCount; ++kind)
        m_texts.emplace_back(static_cast<StatementKind>(kind), counts);
}

std::vector<StatementKind> TransactionPlan::kinds() const
{
    std::vector<StatementKind> kinds;
    const auto add = [&kinds](StatementKind kind) {
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    };
    for (const StatementGroup &group : groups) {
        add(group.kind);
        if (group.withInsert)
            add(StatementKind::Insert);
    }
    return kinds;
}

bool TransactionPlan::writes() const
{
    return std::ranges::any_of(kinds(), [](StatementKind kind) { return !statementInfo(kind).reads; });
}

TransactionPlan transactionPlan(const OltpWorkload &workload)
{
    TransactionPlan plan;
    plan.prepared = workload.preparedStatements;
    const OltpStatementCounts &counts = workload.counts;
    switch (workload.mix) {
    case OltpMix::ReadOnly:
        plan.explicitTransaction = !workload.skipTransactions;
        addReads(plan, counts);
        break;
    case OltpMix::ReadWrite:
        plan.explicitTransaction = !workload.skipTransactions;
        addReads(plan, counts);
        addWrites(plan, counts);
        break;
    case OltpMix::WriteOnly:
        plan.explicitTransaction = !workload.skipTransactions;
        addWrites(plan, counts);
        break;
    case OltpMix::PointSelect:
        addGroup(plan, StatementKind::PointSelect, 1); // whatever the counts say, as in sysbench
        break;
    case OltpMix::UpdateIndex:
        addGroup(plan, StatementKind::IndexUpdate, counts.indexUpdates);
        break;
    case OltpMix::UpdateNonIndex:
        addGroup(plan, StatementKind::NonIndexUpdate, counts.nonIndexUpdates);
        break;
    case OltpMix::Insert:
        plan.prepared = false;
        plan.changesRowCount = true;
        addGroup(plan, StatementKind::Insert, 1);
        break;
    case OltpMix::Delete:
        plan.changesRowCount = true;
        plan.refills = !workload.sysbenchCompatible;
        addGroup(plan, StatementKind::Delete, 1);
        break;
    case OltpMix::RandomPoints:
        plan.oneTable = true;
        addGroup(plan, StatementKind::RandomPoints, 1);
        break;
    case OltpMix::RandomRanges:
        plan.oneTable = true;
        addGroup(plan, StatementKind::RandomRanges, 1);
        break;
    case OltpMix::BulkInsert:
        plan.prepared = false;
        addGroup(plan, StatementKind::BulkInsert, 1);
        break;
    }
    // a broken connection between the DELETE and its INSERT leaves a hole where nothing rolls back
    const bool pairs =
        std::ranges::any_of(plan.groups, [](const StatementGroup &group) { return group.withInsert; });
    if (pairs
        && (!plan.explicitTransaction
            || workload.table.storageEngine.compare(QLatin1StringView("InnoDB"), Qt::CaseInsensitive) != 0))
        plan.changesRowCount = true;
    return plan;
}

std::string BulkText::tableName(int number)
{
    return "sbbulk" + std::to_string(number);
}

std::int64_t BulkText::write(int table, std::int64_t first, std::size_t bytes, std::string &sql)
{
    sql = "INSERT INTO " + tableName(table) + " VALUES ";
    std::array<char, 24> number;
    std::int64_t next = first;
    do {
        const auto end = std::to_chars(number.data(), number.data() + number.size(), next).ptr;
        if (next != first)
            sql += ',';
        sql += '(';
        sql.append(number.data(), end);
        sql += ',';
        sql.append(number.data(), end);
        sql += ')';
        ++next;
    } while (sql.size() + 2 * number.size() < bytes);
    return next;
}

} // namespace Tare
