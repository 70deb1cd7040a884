// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"

#include <QList>
#include <QMap>

#include <functional>
#include <optional>

namespace Tare {

/// A table as the server describes it, and what is in it.
struct DumpTable
{
    QString name;
    qint64 dataBytes = 0; ///< without indexes
    qint64 indexBytes = 0;
    qint64 rows = 0; ///< the server's estimate, or counted
    bool counted = false;
    QString checksum; ///< of CHECKSUM TABLE; empty: not asked for

    bool operator==(const DumpTable &) const = default;
};

/// The server's side of a dump: what is there, and whether the copy is the same. One thread at a time.
class DumpServer
{
public:
    explicit DumpServer(const Endpoint &endpoint);

    Result<void> connect(std::chrono::seconds patience, const std::stop_token &stop);
    bool isConnected() const { return m_connection.isOpen(); }

    /// Base tables of a schema by name. An unknown schema is an error.
    Result<QList<DumpTable>> tables(const QString &schema);

    /// Told after each table: how many are done.
    using Told = std::function<void(int done)>;
    /// Counts every row. Reads an index of the whole table.
    Result<void> count(const QString &schema, QList<DumpTable> &tables, const Told &told = {});
    /// Reads every row.
    Result<void> checksum(const QString &schema, QList<DumpTable> &tables, const Told &told = {});
    /// So that the statistics fit the rows; the first use of the restored tables would do it otherwise.
    Result<void> analyse(const QString &schema, const QList<DumpTable> &tables);

    /// Makes the target of a restore anew: empty but for Tare's mark. A schema of that name without the mark
    /// is somebody else's and refused.
    Result<void> makeTarget(const QString &schema, const QString &like);
    /// Drops it, if it has the mark.
    Result<void> dropTarget(const QString &schema);
    /// The default name of a restore's target.
    static QString targetName();
    static bool isMark(const QString &table);

    /// Cumulative, by the server's own counting.
    struct Counters
    {
        qint64 rowsRead = 0;    ///< by scans: what a dump does
        qint64 rowsWritten = 0; ///< what a restore does
        qint64 sent = 0;        ///< bytes
        qint64 received = 0;
    };
    /// Nothing when the server does not answer in time.
    std::optional<Counters> counters(std::chrono::milliseconds patience);

    /// Whether the server itself can write to a directory of this machine, as mariadb-dump --dir needs it.
    Result<void> tryWriting(const QString &directory);

private:
    Result<bool> schemaExists(const QString &schema);
    void guardFor(std::chrono::milliseconds patience);

    Endpoint m_endpoint;
    MySqlConnection m_connection;
};

} // namespace Tare
