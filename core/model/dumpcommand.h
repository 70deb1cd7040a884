// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpworkload.h"

#include <QString>
#include <QStringList>

namespace Tare {

/// What a version of mydumper and myloader calls its options.
struct DumpDialect
{
    bool lockModes = false;         ///< --sync-thread-lock-mode in place of --no-locks, --lock-all-tables
    bool transactionTables = false; ///< --trx-tables in place of --trx-consistency-only
    bool compressors = false;       ///< --compress takes the name of one
    bool chunkRange = false;        ///< --rows takes MIN:START_AT:MAX and cuts by itself when not told
    bool tlsModes = false;          ///< --ssl-mode in place of --ssl
    int fewestThreads = 1;          ///< asked for fewer, it silently runs so many

    bool operator==(const DumpDialect &) const = default;
};

/// From what the program says to --version and --help.
DumpDialect readDumpDialect(const QString &version, const QString &help);

/// How the tools reach the server. The password, and nothing else that is secret, is in the defaults file.
struct DumpConnection
{
    QString defaultsFile; ///< empty: not shown
    QString host;
    QString port;
    QString socket; ///< in place of host and port
    QString user;
    QString tlsMode; ///< in words of --ssl-mode; empty: as it comes
    QString caFile;
    QString certificateFile;
    QString keyFile;
};

// Arguments without the program's name. Where Tare makes the data, its own mark (dataSetMarkTable) is left
// out. `dump` is a case: one tool, one compression, one thread count.

QStringList mydumperArguments(const DumpWorkload &dump, const DumpDialect &dialect,
                              const DumpConnection &connection, const QString &schema,
                              const QString &directory);
QStringList myloaderArguments(const DumpWorkload &dump, const DumpDialect &dialect,
                              const DumpConnection &connection, const QString &schema, const QString &target,
                              const QString &directory);

/// Without --dir it writes to standard output.
QStringList mariadbDumpArguments(const DumpWorkload &dump, const DumpConnection &connection,
                                 const QString &schema, const QString &directory);
/// mariadb-import of what mariadb-dump --dir has written.
QStringList mariadbImportArguments(const DumpWorkload &dump, const DumpConnection &connection,
                                   const QString &directory);
/// The client, which reads statements from standard input.
QStringList mysqlClientArguments(const DumpConnection &connection, const QString &target);

/// The dump, and the restore where there is one, for a shell: one command a line, without a password.
QStringList dumpCommandLines(const DumpWorkload &dump, const DumpDialect &dialect,
                             const DumpConnection &connection, const QString &schema, const QString &target,
                             const QString &directory);

} // namespace Tare
