// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"
#include "core/model/workloadspec.h"

#include <QMap>
#include <QString>

namespace Tare {

/// The schema that Tare works in, and its mark: the table tare_dataset names every table that Tare has made,
/// with its shape and state. A table that is not named there is somebody else's and never touched.
class OltpSchema
{
public:
    enum class TableState {
        Missing,
        Loading,
        Complete,
        Changed, ///< complete once; a load may have changed the number of rows since
    };

    struct Table
    {
        QString shape;
        TableState state = TableState::Missing;
    };

    explicit OltpSchema(const Endpoint &endpoint);

    /// Creates schema and mark where they are missing, and reads the mark. Refuses a schema with anything in
    /// it that Tare has not made.
    Result<void> open(MySqlConnection &connection);

    Table table(const QString &name) const { return m_tables.value(name); }
    /// Puts an empty table in place, dropping what Tare had under this name.
    Result<void> createTable(MySqlConnection &connection, const OltpWorkload &workload, int number);
    /// The same for the table of a thread of bulk_insert.
    Result<void> createBulkTable(MySqlConnection &connection, const OltpWorkload &workload, int number);
    Result<void> setState(MySqlConnection &connection, const QString &name, TableState state);

    /// Drops what the mark names, the mark, and the schema if Tare made it and nothing else is in it.
    Result<void> drop(MySqlConnection &connection);

    /// That all tables the workload needs are there, complete and of the shape. Reads with HANDLER, which no
    /// counter of the mixes' statements notices.
    Result<void> check(MySqlConnection &connection, const OltpWorkload &workload) const;
    /// The highest id of a table, 0 when it is empty; with HANDLER, too.
    Result<qint64> highestId(MySqlConnection &connection, const OltpWorkload &workload,
                             const QString &name) const;

    const QString &name() const { return m_name; }
    static QString tableName(int number);
    static QString bulkTableName(int number);
    /// Of one table: equal shapes hold equal rows.
    static QString tableShape(const OltpWorkload &workload);
    static QString bulkTableShape(const OltpWorkload &workload);
    static QString defaultName();

private:
    Result<bool> exists(MySqlConnection &connection) const;
    Result<QStringList> tables(MySqlConnection &connection) const;
    Result<void> createMark(MySqlConnection &connection, bool schemaIsOurs);
    Result<void> readMark(MySqlConnection &connection);
    Result<bool> isEmpty(MySqlConnection &connection) const;
    Result<void> create(MySqlConnection &connection, const QString &name, const QString &shape,
                        const QString &columns, const OltpWorkload &workload);
    Result<QString> tableCharacterSet(MySqlConnection &connection, const OltpWorkload &workload) const;
    tl::unexpected<Error> refuse(const QString &table) const;

    QString m_name;
    QMap<QString, Table> m_tables;
    bool m_ours = false; ///< Tare made the schema itself
};

} // namespace Tare
