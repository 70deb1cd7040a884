// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowinserter.h"

#include <algorithm>
#include <string>

namespace Tare {

namespace {

constexpr int mostArrayRows = 2500; ///< half a megabyte; more gains nothing
constexpr int mostTextRows = 500;
constexpr std::size_t rowBytes = 256;   ///< of one row in a packet, at most
constexpr unsigned notSupported = 5003; ///< of the client library: the server has no such thing

MySqlError errorOf(MYSQL_STMT *statement)
{
    return {mysql_stmt_errno(statement), mysql_stmt_error(statement)};
}

} // namespace

RowInserter::RowInserter(MySqlConnection &connection, const OltpWorkload &workload)
    : m_connection(connection)
    , m_workload(workload)
    , m_arrayRows(mostArrayRows)
    , m_textRows(mostTextRows)
{
    if (workload.sysbenchCompatible)
        m_shape.emplace(RowShape::of(workload), workload.tableSize);
}

RowInserter::~RowInserter() = default;

void RowInserter::limitPacket(std::size_t bytes)
{
    const auto rows = static_cast<int>(std::clamp<std::size_t>(bytes / rowBytes, 1, mostArrayRows));
    m_arrayRows = rows;
    m_textRows = std::min(rows, mostTextRows);
}

MySqlError RowInserter::insert(int table, std::int64_t first, std::int64_t last,
                               const std::function<bool(std::int64_t)> &done)
{
    std::int64_t next = first;
    if (m_arrays) {
        const MySqlError error = insertArrays(table, first, last, done, next);
        if (error.number != notSupported)
            return error;
        m_arrays = false;
    }
    return insertManyRows(table, next, last, done);
}

MySqlError RowInserter::prepare(int table, int rowsInText)
{
    if (m_statement && m_table == table && m_rowsInText == rowsInText)
        return {};
    m_statement.reset(mysql_stmt_init(m_connection.handle()));
    m_table = 0;
    if (!m_statement)
        return m_connection.lastError();
    std::string sql = "INSERT INTO sbtest" + std::to_string(table) + " (id, k, c, pad) VALUES (?,?,?,?)";
    for (int i = 1; i < rowsInText; ++i)
        sql += ",(?,?,?,?)";
    if (mysql_stmt_prepare(m_statement.get(), sql.data(), static_cast<unsigned long>(sql.size())))
        return errorOf(m_statement.get());
    m_table = table;
    m_rowsInText = rowsInText;
    return {};
}

void RowInserter::generate(int table, std::int64_t first, int rows)
{
    m_rows.resize(static_cast<std::size_t>(std::max(m_arrayRows, m_textRows)));
    for (int i = 0; i < rows; ++i)
        m_rows[static_cast<std::size_t>(i)].generate(m_workload.seed, table, first + i, m_workload.tableSize,
                                                     m_shape ? &*m_shape : nullptr);
}

MySqlError RowInserter::insertArrays(int table, std::int64_t first, std::int64_t last,
                                     const std::function<bool(std::int64_t)> &done, std::int64_t &next)
{
    if (const MySqlError error = prepare(table, 1))
        return error;
    const auto capacity = static_cast<std::size_t>(m_arrayRows);
    m_ids.resize(capacity);
    m_ks.resize(capacity);
    m_cs.resize(capacity);
    m_pads.resize(capacity);
    m_cLengths.assign(capacity, rowTextLength);
    m_padLengths.assign(capacity, rowPadLength);
    MYSQL_BIND binds[4]{};
    binds[0].buffer_type = MYSQL_TYPE_LONGLONG;
    binds[0].buffer = m_ids.data();
    binds[1].buffer_type = MYSQL_TYPE_LONGLONG;
    binds[1].buffer = m_ks.data();
    binds[2].buffer_type = MYSQL_TYPE_STRING;
    binds[2].buffer = m_cs.data();
    binds[2].length = m_cLengths.data();
    binds[3].buffer_type = MYSQL_TYPE_STRING;
    binds[3].buffer = m_pads.data();
    binds[3].length = m_padLengths.data();

    for (next = first; next <= last;) {
        const auto rows = static_cast<int>(std::min<std::int64_t>(m_arrayRows, last - next + 1));
        generate(table, next, rows);
        for (std::size_t i = 0; i < static_cast<std::size_t>(rows); ++i) {
            m_ids[i] = m_rows[i].id;
            m_ks[i] = m_rows[i].k;
            m_cs[i] = m_rows[i].c.data();
            m_pads[i] = m_rows[i].pad.data();
        }
        const auto count = static_cast<unsigned>(rows);
        if (mysql_stmt_attr_set(m_statement.get(), STMT_ATTR_ARRAY_SIZE, &count)
            || mysql_stmt_bind_param(m_statement.get(), binds) || mysql_stmt_execute(m_statement.get()))
            return errorOf(m_statement.get());
        next += rows;
        if (!done(rows))
            break;
    }
    return {};
}

MySqlError RowInserter::insertManyRows(int table, std::int64_t first, std::int64_t last,
                                       const std::function<bool(std::int64_t)> &done)
{
    unsigned long cLength = rowTextLength;
    unsigned long padLength = rowPadLength;
    std::vector<MYSQL_BIND> binds;
    for (std::int64_t next = first; next <= last;) {
        const auto rows = static_cast<int>(std::min<std::int64_t>(m_textRows, last - next + 1));
        if (const MySqlError error = prepare(table, rows))
            return error;
        generate(table, next, rows);
        binds.assign(static_cast<std::size_t>(4 * rows), MYSQL_BIND{});
        for (std::size_t i = 0; i < static_cast<std::size_t>(rows); ++i) {
            DataRow &row = m_rows[i];
            MYSQL_BIND *bind = &binds[4 * i];
            bind[0].buffer_type = MYSQL_TYPE_LONGLONG;
            bind[0].buffer = &row.id;
            bind[1].buffer_type = MYSQL_TYPE_LONGLONG;
            bind[1].buffer = &row.k;
            bind[2].buffer_type = MYSQL_TYPE_STRING;
            bind[2].buffer = row.c.data();
            bind[2].buffer_length = rowTextLength;
            bind[2].length = &cLength;
            bind[3].buffer_type = MYSQL_TYPE_STRING;
            bind[3].buffer = row.pad.data();
            bind[3].buffer_length = rowPadLength;
            bind[3].length = &padLength;
        }
        if (mysql_stmt_bind_param(m_statement.get(), binds.data()) || mysql_stmt_execute(m_statement.get()))
            return errorOf(m_statement.get());
        next += rows;
        if (!done(rows))
            break;
    }
    return {};
}

} // namespace Tare
