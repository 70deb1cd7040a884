// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/rowtext.h"
#include "core/model/workloadspec.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Tare {

/// Inserts rows as they are made from a seed, over one connection, with the least work for the server that it
/// allows: one prepared statement executed with an array of rows (MariaDB 10.2 and later; a third less CPU of
/// the server a row than LOAD DATA, which also locks the table's counter until its transaction ends), else a
/// prepared INSERT of many rows.
class RowInserter
{
public:
    RowInserter(MySqlConnection &connection, const OltpWorkload &workload);
    ~RowInserter();
    RowInserter(const RowInserter &) = delete;
    RowInserter &operator=(const RowInserter &) = delete;

    /// Not with an array although the server could; for tests.
    void forbidArrays() { m_arrays = false; }
    /// Statements are kept below this size.
    void limitPacket(std::size_t bytes);

    /// Rows first … last of a table, in statements of many rows; `done` is told after each. Ends early, with
    /// success, when it says false. No transaction is begun or ended.
    MySqlError insert(int table, std::int64_t first, std::int64_t last,
                      const std::function<bool(std::int64_t rows)> &done);

private:
    struct CloseStatement
    {
        void operator()(MYSQL_STMT *statement) const { mysql_stmt_close(statement); }
    };

    MySqlError prepare(int table, int rowsInText);
    MySqlError insertArrays(int table, std::int64_t first, std::int64_t last,
                            const std::function<bool(std::int64_t)> &done, std::int64_t &next);
    MySqlError insertManyRows(int table, std::int64_t first, std::int64_t last,
                              const std::function<bool(std::int64_t)> &done);
    void generate(int table, std::int64_t first, int rows);

    MySqlConnection &m_connection;
    const OltpWorkload m_workload;
    std::optional<RowPicker> m_shape; ///< of k, with sysbench's way
    bool m_arrays = true;
    int m_arrayRows;
    int m_textRows;
    std::unique_ptr<MYSQL_STMT, CloseStatement> m_statement;
    int m_table = 0; ///< that the statement is prepared for
    int m_rowsInText = 0;

    std::vector<DataRow> m_rows;
    std::vector<std::int64_t> m_ids; ///< of an array: a column each
    std::vector<std::int64_t> m_ks;
    std::vector<const char *> m_cs;
    std::vector<const char *> m_pads;
    std::vector<unsigned long> m_cLengths;
    std::vector<unsigned long> m_padLengths;
};

} // namespace Tare
