// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace Tare {

/// What writes a dump and reads it again.
enum class DumpTool {
    Mydumper,    ///< mydumper and myloader
    MysqlDump,   ///< mariadb-dump or mysqldump, and the client: one thread, the baseline every DBA knows
    MariadbDump, ///< mariadb-dump --dir --parallel and mariadb-import, from MariaDB 11.5 on
};

enum class DumpCompression { None, Gzip, Zstd };

/// Which dumps are restored as well.
enum class DumpRestore { None, Uncompressed, Every };

/// How the dump is kept from seeing half of a change. The tool's own words differ by version.
enum class DumpConsistency {
    ToolDefault,  ///< nothing asked for (mydumper: FLUSH TABLES WITH READ LOCK over all of the dump's start)
    Transactions, ///< locked only until every thread has its snapshot: right for InnoDB
    LockTables,   ///< LOCK TABLES on everything, where the global lock is not granted
    NoLocks,      ///< snapshots of the threads differ; for data that nobody changes
};

/// What is in memory when the clock starts.
enum class DumpCache {
    AsFound, ///< whatever the step before left
    Cold,    ///< a server just started, and the machine's page cache without its files
    Warm,    ///< every table read once before, untimed
};

/// Dump of one schema and, when asked, its restore into another. Each (tool, compression, threads) is a case
/// of its own. The data is that of sysbench's tables, unless a schema of an existing server is named.
struct DumpWorkload
{
    QList<DumpTool> tools = {DumpTool::Mydumper};
    QList<DumpCompression> compressions = {DumpCompression::None, DumpCompression::Gzip};
    QList<int> threads = {2, 4, 6, 8}; ///< of MysqlDump always 1
    DumpRestore restore = DumpRestore::Every;
    /// A schema that is there already, on an existing endpoint; it is only read. Empty: Tare makes the data.
    QString schema;
    int tables = 24;          ///< 2, 4, 6 and 8 threads get equal shares
    qint64 tableSize = 50000; ///< rows a table
    quint64 seed = 1;         ///< of the data
    qint64 chunkRows = 0;     ///< > 0: a table is dumped in pieces of about so many rows, by several threads
    DumpConsistency consistency = DumpConsistency::Transactions;
    DumpCache cache = DumpCache::Warm;
    QString directory;         ///< where a directory for the dump is made and removed; empty: Tare's own
    bool checksums = true;     ///< after a restore compare CHECKSUM TABLE too, not only the rows
    int stallTimeout = 300;    ///< seconds without any progress until the tool is stopped
    int timeLimit = 24 * 3600; ///< seconds a dump or a restore may take at most

    bool operator==(const DumpWorkload &) const = default;
};

/// Table in which Tare keeps what it has made in a schema (OltpSchema). It belongs to no user's data, so a
/// dump of Tare's own data leaves it out.
inline constexpr QLatin1StringView dataSetMarkTable("tare_dataset");

/// Untranslated, for files: "mydumper", "mysqldump", "mariadb-dump-dir".
QString dumpToolName(DumpTool tool);
/// Untranslated: "none", "gzip", "zstd".
QString dumpCompressionName(DumpCompression compression);

/// As shown: "mydumper", "mariadb-dump", "mariadb-dump --dir".
QString dumpToolTitle(DumpTool tool);
/// What a line of a chart is called, in the present language: "plain", "gzip".
QString dumpCompressionTitle(DumpCompression compression);

/// Whether a tool can be given this at all, whatever its version.
bool canCompress(DumpTool tool, DumpCompression compression);

/// Of a case: whether its dump is restored.
bool isRestored(const DumpWorkload &dump);

} // namespace Tare
