// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpstatement.h"

#include <memory>
#include <string>
#include <vector>

namespace Tare {

/// Sends the statements of a mix over one connection, prepared or as text, and reads the replies whole.
class StatementRunner
{
public:
    /// The texts are kept by reference.
    StatementRunner(MySqlConnection &connection, const StatementTexts &texts);
    ~StatementRunner();
    StatementRunner(const StatementRunner &) = delete;
    StatementRunner &operator=(const StatementRunner &) = delete;

    /// Prepares each kind for each table; with `prepared` false there is nothing to do.
    Result<void> open(const std::vector<StatementKind> &kinds, int tables, bool prepared);
    /// The connection is closed already, or about to be: frees this side's part only.
    void forget() noexcept;

    StatementValues &values() noexcept { return m_values; }

    /// Sends the statement with values() and reads the reply to its end.
    MySqlError execute(StatementKind kind, int table);
    /// As text, whatever it is.
    MySqlError send(std::string_view sql);
    MySqlError begin() { return send("BEGIN"); }
    MySqlError commit() { return send("COMMIT"); }
    MySqlError rollback() { return send("ROLLBACK"); }

    /// Of the last execute(): rows given, or rows changed.
    std::uint64_t rows() const noexcept { return m_rows; }

private:
    struct CloseStatement
    {
        void operator()(MYSQL_STMT *statement) const { mysql_stmt_close(statement); }
    };
    using Statement = std::unique_ptr<MYSQL_STMT, CloseStatement>;

    Result<Statement> prepare(StatementKind kind, int table);
    void bind(std::vector<MYSQL_BIND> &binds, const std::vector<StatementSlot> &slots);
    MySqlError executePrepared(MYSQL_STMT *statement, bool reads);

    MySqlConnection &m_connection;
    const StatementTexts &m_texts;
    StatementValues m_values;
    unsigned long m_textLength = rowTextLength;
    unsigned long m_padLength = rowPadLength;
    bool m_prepared = false;
    int m_tables = 0;
    std::vector<Statement> m_statements; ///< kind after kind, a table each
    std::string m_sql;
    std::uint64_t m_rows = 0;
};

} // namespace Tare
