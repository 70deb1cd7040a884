// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/statementrunner.h"

#include <algorithm>

namespace Tare {

namespace {

MySqlError errorOf(MYSQL_STMT *statement)
{
    return {mysql_stmt_errno(statement), mysql_stmt_error(statement)};
}

} // namespace

StatementRunner::StatementRunner(MySqlConnection &connection, const StatementTexts &texts)
    : m_connection(connection)
    , m_texts(texts)
{
    m_values.keys.resize(static_cast<std::size_t>(std::max(
        texts.of(StatementKind::RandomPoints).keyCount(), texts.of(StatementKind::RandomRanges).keyCount())));
}

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
    const StatementText &text = m_texts.of(kind);
    const std::string sql = text.prepared(table);
    if (mysql_stmt_prepare(statement.get(), sql.data(), static_cast<unsigned long>(sql.size())))
        return tl::unexpected<Error>(m_connection.describe(errorOf(statement.get())));
    // the values stay where they are, so one binding serves every execution
    std::vector<MYSQL_BIND> binds(text.slots().size());
    bind(binds, text.slots());
    if (mysql_stmt_bind_param(statement.get(), binds.data()))
        return tl::unexpected<Error>(m_connection.describe(errorOf(statement.get())));
    return statement;
}

void StatementRunner::bind(std::vector<MYSQL_BIND> &binds, const std::vector<StatementSlot> &slots)
{
    const auto number = [](MYSQL_BIND &bind, std::int64_t *value) {
        bind.buffer_type = MYSQL_TYPE_LONGLONG;
        bind.buffer = value;
    };
    const auto text = [](MYSQL_BIND &bind, char *value, unsigned long *length) {
        bind.buffer_type = MYSQL_TYPE_VAR_STRING;
        bind.buffer = value;
        bind.buffer_length = *length;
        bind.length = length;
    };
    for (std::size_t i = 0; i < slots.size(); ++i) {
        switch (slots[i].source) {
        case StatementSlot::Source::Id:
            number(binds[i], &m_values.id);
            break;
        case StatementSlot::Source::Other:
            number(binds[i], &m_values.other);
            break;
        case StatementSlot::Source::Text:
            text(binds[i], m_values.text.data(), &m_textLength);
            break;
        case StatementSlot::Source::Pad:
            text(binds[i], m_values.pad.data(), &m_padLength);
            break;
        case StatementSlot::Source::Key:
            number(binds[i], &m_values.keys[static_cast<std::size_t>(slots[i].index)]);
            break;
        }
    }
}

MySqlError StatementRunner::execute(StatementKind kind, int table)
{
    if (m_prepared) {
        const auto index = static_cast<std::size_t>(static_cast<int>(kind) * m_tables + table - 1);
        return executePrepared(m_statements[index].get(), statementInfo(kind).reads);
    }
    m_texts.of(kind).write(table, m_values, m_sql);
    return send(m_sql);
}

MySqlError StatementRunner::executePrepared(MYSQL_STMT *statement, bool reads)
{
    {
        const ReplyExpected expected(m_connection);
        if (mysql_stmt_execute(statement))
            return errorOf(statement);
    }
    if (!reads) {
        m_rows = mysql_stmt_affected_rows(statement);
        return {};
    }
    // Every row is taken from the network, none is decoded or kept: nothing is bound to receive it.
    m_rows = 0;
    int fetched = 0;
    while ((fetched = mysql_stmt_fetch(statement)) == 0)
        ++m_rows;
    return fetched == MYSQL_NO_DATA ? MySqlError{} : errorOf(statement);
}

MySqlError StatementRunner::send(std::string_view sql)
{
    MYSQL *mysql = m_connection.handle();
    {
        const ReplyExpected expected(m_connection);
        if (mysql_real_query(mysql, sql.data(), static_cast<unsigned long>(sql.size())))
            return m_connection.lastError();
    }
    if (mysql_field_count(mysql) == 0) {
        m_rows = mysql_affected_rows(mysql);
        return {};
    }
    MYSQL_RES *result = mysql_use_result(mysql);
    if (!result)
        return m_connection.lastError();
    m_rows = 0;
    while (mysql_fetch_row(result))
        ++m_rows;
    const MySqlError error = mysql_errno(mysql) ? m_connection.lastError() : MySqlError{};
    mysql_free_result(result);
    return error;
}

} // namespace Tare
