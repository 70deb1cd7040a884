// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/statementrunner.h"

namespace Tare {

namespace {

MySqlError errorOf(MYSQL_STMT *statement)
{
    return {mysql_stmt_errno(statement), mysql_stmt_error(statement)};
}

} // namespace

StatementRunner::StatementRunner(MySqlConnection &connection)
    : m_connection(connection)
{ }

StatementRunner::~StatementRunner() = default;

Result<void> StatementRunner::open(const std::vector<StatementKind> &kinds, int tables, bool prepared)
{
    forget();
    m_prepared = prepared;
    m_tables = tables;
    m_sql.reserve(512);
    if (!prepared)
        return {};
    m_statements.resize(static_cast<std::size_t>(statementKindCount * tables));
    for (int table = 1; table <= tables; ++table) {
        for (const StatementKind kind : kinds) {
            auto statement = prepare(kind, table);
            if (!statement)
                return tl::unexpected<Error>(statement.error());
            m_statements[static_cast<std::size_t>(static_cast<int>(kind) * tables + table - 1)] =
                std::move(*statement);
        }
    }
    return {};
}

void StatementRunner::forget() noexcept
{
    m_statements.clear();
}

Result<StatementRunner::Statement> StatementRunner::prepare(StatementKind kind, int table)
{
    Statement statement(mysql_stmt_init(m_connection.handle()));
    if (!statement)
        return tl::unexpected<Error>(m_connection.describe(m_connection.lastError()));
    const std::string sql = preparedText(kind, table);
    if (mysql_stmt_prepare(statement.get(), sql.data(), static_cast<unsigned long>(sql.size())))
        return tl::unexpected<Error>(m_connection.describe(errorOf(statement.get())));
    // the values stay where they are, so one binding serves every execution
    std::array<MYSQL_BIND, 4> binds{};
    std::size_t next = 0;
    for (const StatementSlot slot : statementInfo(kind).used()) {
        MYSQL_BIND &bind = binds[next++];
        switch (slot) {
        case StatementSlot::Id:
        case StatementSlot::Other:
            bind.buffer_type = MYSQL_TYPE_LONGLONG;
            bind.buffer = slot == StatementSlot::Id ? &m_values.id : &m_values.other;
            break;
        case StatementSlot::Text:
            bind.buffer_type = MYSQL_TYPE_VAR_STRING;
            bind.buffer = m_values.text.data();
            bind.buffer_length = m_textLength;
            bind.length = &m_textLength;
            break;
        case StatementSlot::Pad:
            bind.buffer_type = MYSQL_TYPE_VAR_STRING;
            bind.buffer = m_values.pad.data();
            bind.buffer_length = m_padLength;
            bind.length = &m_padLength;
            break;
        }
    }
    if (mysql_stmt_bind_param(statement.get(), binds.data()))
        return tl::unexpected<Error>(m_connection.describe(errorOf(statement.get())));
    return statement;
}

MySqlError StatementRunner::execute(StatementKind kind, int table)
{
    if (m_prepared) {
        const auto index = static_cast<std::size_t>(static_cast<int>(kind) * m_tables + table - 1);
        return executePrepared(m_statements[index].get(), statementInfo(kind).reads);
    }
    writeText(kind, table, m_values, m_sql);
    return send(m_sql);
}

MySqlError StatementRunner::executePrepared(MYSQL_STMT *statement, bool reads)
{
    if (mysql_stmt_execute(statement))
        return errorOf(statement);
    if (!reads) {
        m_rows = mysql_stmt_affected_rows(statement);
        return {};
    }
    // whole, as sysbench does: rows are read from the network but never decoded
    if (mysql_stmt_store_result(statement))
        return errorOf(statement);
    m_rows = mysql_stmt_num_rows(statement);
    mysql_stmt_free_result(statement);
    return {};
}

MySqlError StatementRunner::send(std::string_view sql)
{
    MYSQL *mysql = m_connection.handle();
    if (mysql_real_query(mysql, sql.data(), static_cast<unsigned long>(sql.size())))
        return m_connection.lastError();
    if (mysql_field_count(mysql) == 0) {
        m_rows = mysql_affected_rows(mysql);
        return {};
    }
    MYSQL_RES *result = mysql_store_result(mysql);
    if (!result)
        return m_connection.lastError();
    m_rows = mysql_num_rows(result);
    mysql_free_result(result);
    return {};
}

} // namespace Tare
