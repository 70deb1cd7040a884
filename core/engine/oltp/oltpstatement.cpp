// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpstatement.h"

#include <algorithm>
#include <charconv>

namespace Tare {

namespace {

constexpr int pointSelects = 10;

using enum StatementSlot;

constexpr std::array<StatementInfo, statementKindCount> infos{{
    {"SELECT c FROM sbtest", " WHERE id=?", {Id}, 1, true, true},
    {"SELECT c FROM sbtest", " WHERE id BETWEEN ? AND ?", {Id, Other}, 2, true, true},
    // always a row, be it NULL
    {"SELECT SUM(k) FROM sbtest", " WHERE id BETWEEN ? AND ?", {Id, Other}, 2, true, false},
    {"SELECT c FROM sbtest", " WHERE id BETWEEN ? AND ? ORDER BY c", {Id, Other}, 2, true, true},
    {"SELECT DISTINCT c FROM sbtest", " WHERE id BETWEEN ? AND ? ORDER BY c", {Id, Other}, 2, true, true},
    {"UPDATE sbtest", " SET k=k+1 WHERE id=?", {Id}, 1, false, false},
    {"UPDATE sbtest", " SET c=? WHERE id=?", {Text, Id}, 2, false, false},
    {"DELETE FROM sbtest", " WHERE id=?", {Id}, 1, false, false},
    {"INSERT INTO sbtest", " (id, k, c, pad) VALUES (?, ?, ?, ?)", {Id, Other, Text, Pad}, 4, false, false},
}};

void appendNumber(std::string &sql, std::int64_t number)
{
    std::array<char, 24> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    sql.append(buffer.data(), end);
}

void appendValue(std::string &sql, StatementSlot slot, const StatementValues &values)
{
    switch (slot) {
    case Id:
        appendNumber(sql, values.id);
        return;
    case Other:
        appendNumber(sql, values.other);
        return;
    case Text:
        sql += '\'';
        sql.append(values.text.data(), values.text.size());
        sql += '\'';
        return;
    case Pad:
        sql += '\'';
        sql.append(values.pad.data(), values.pad.size());
        sql += '\'';
        return;
    }
}

} // namespace

const StatementInfo &statementInfo(StatementKind kind) noexcept
{
    return infos[static_cast<std::size_t>(kind)];
}

std::string preparedText(StatementKind kind, int table)
{
    const StatementInfo &info = statementInfo(kind);
    std::string sql(info.before);
    appendNumber(sql, table);
    sql += info.after;
    return sql;
}

void writeText(StatementKind kind, int table, const StatementValues &values, std::string &sql)
{
    const StatementInfo &info = statementInfo(kind);
    sql.assign(info.before);
    appendNumber(sql, table);
    std::string_view rest = info.after;
    for (const StatementSlot slot : info.used()) {
        const auto mark = rest.find('?');
        sql.append(rest.substr(0, mark));
        appendValue(sql, slot, values);
        rest.remove_prefix(mark + 1);
    }
    sql.append(rest);
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
    if (workload.mix == OltpMix::PointSelect) {
        plan.groups = {{StatementKind::PointSelect}};
        return plan;
    }
    plan.explicitTransaction = !workload.skipTransactions;
    plan.groups = {{StatementKind::PointSelect, pointSelects},
                   {StatementKind::SimpleRange},
                   {StatementKind::SumRange},
                   {StatementKind::OrderRange},
                   {StatementKind::DistinctRange}};
    if (workload.mix == OltpMix::ReadWrite) {
        plan.groups.push_back({StatementKind::IndexUpdate});
        plan.groups.push_back({StatementKind::NonIndexUpdate});
        plan.groups.push_back({StatementKind::Delete, 1, true});
    }
    return plan;
}

} // namespace Tare
