// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpcommand.h"

#include "core/model/shellquote.h"

#include <QRegularExpression>
#include <QVersionNumber>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Options of an option's paragraph of a help text.
QString helpOf(const QString &help, const QString &option)
{
    const QRegularExpression line(u"^[^\n]*%1\\b[^\n]*$"_s.arg(QRegularExpression::escape(option)),
                                  QRegularExpression::MultilineOption);
    return line.match(help).captured();
}

QStringList reach(const DumpConnection &connection)
{
    QStringList arguments;
    if (!connection.socket.isEmpty())
        arguments << u"-S"_s << connection.socket;
    else
        arguments << u"-h"_s << connection.host << u"-P"_s << connection.port;
    if (!connection.user.isEmpty())
        arguments << u"-u"_s << connection.user;
    return arguments;
}

/// Of mydumper and myloader.
QStringList mydumperConnection(const DumpDialect &dialect, const DumpConnection &connection)
{
    QStringList arguments;
    if (!connection.defaultsFile.isEmpty())
        arguments << u"--defaults-file="_s + connection.defaultsFile;
    arguments += reach(connection);
    if (!connection.tlsMode.isEmpty())
        arguments << (dialect.tlsModes ? u"--ssl-mode="_s + connection.tlsMode : u"--ssl"_s);
    const auto file = [&arguments](const QString &option, const QString &path) {
        if (!path.isEmpty())
            arguments << option + path;
    };
    file(u"--ca="_s, connection.caFile);
    file(u"--cert="_s, connection.certificateFile);
    file(u"--key="_s, connection.keyFile);
    return arguments;
}

/// MariaDB's own programs want it first.
QStringList withDefaults(const DumpConnection &connection)
{
    QStringList arguments;
    if (!connection.defaultsFile.isEmpty())
        arguments << u"--defaults-file="_s + connection.defaultsFile;
    arguments += reach(connection);
    if (connection.socket.isEmpty())
        arguments << u"--protocol=tcp"_s;
    return arguments;
}

QStringList lockArguments(DumpConsistency consistency, const DumpDialect &dialect)
{
    switch (consistency) {
    case DumpConsistency::ToolDefault:
        return {};
    case DumpConsistency::Transactions:
        return {dialect.transactionTables ? u"--trx-tables"_s : u"--trx-consistency-only"_s};
    case DumpConsistency::LockTables:
        return {dialect.lockModes ? u"--sync-thread-lock-mode=LOCK_ALL"_s : u"--lock-all-tables"_s};
    case DumpConsistency::NoLocks:
        return {dialect.lockModes ? u"--sync-thread-lock-mode=NO_LOCK"_s : u"--no-locks"_s};
    }
    return {};
}

QString line(const QString &program, const QStringList &arguments)
{
    QStringList words{program};
    for (const QString &argument : arguments)
        words << shellQuoted(argument);
    return words.join(u' ');
}

QString suffix(DumpCompression compression)
{
    return compression == DumpCompression::None ? QString()
        : compression == DumpCompression::Gzip  ? u".gz"_s
                                                : u".zst"_s;
}

} // namespace

DumpDialect readDumpDialect(const QString &version, const QString &help)
{
    DumpDialect dialect;
    dialect.lockModes = help.contains(u"--sync-thread-lock-mode"_s);
    dialect.transactionTables = help.contains(u"--trx-tables"_s);
    dialect.tlsModes = help.contains(u"--ssl-mode"_s);
    dialect.compressors = helpOf(help, u"--compress"_s).contains(u"zstd"_s, Qt::CaseInsensitive);
    dialect.chunkRange = helpOf(help, u"--rows"_s).contains(u"MIN:START_AT:MAX"_s);
    static const QRegularExpression number(u"(\\d+)\\.(\\d+)\\.(\\d+)"_s);
    const QString found = number.match(version).captured();
    // The first to raise it is 0.13.1-2; Debian's 0.10.1 calls itself 0.10.0.
    if (QVersionNumber::fromString(found) >= QVersionNumber(0, 13, 1))
        dialect.fewestThreads = 2;
    return dialect;
}

QStringList mydumperArguments(const DumpWorkload &dump, const DumpDialect &dialect,
                              const DumpConnection &connection, const QString &schema,
                              const QString &directory)
{
    QStringList arguments = mydumperConnection(dialect, connection);
    arguments << u"-B"_s << schema << u"-t"_s << QString::number(dump.threads.value(0)) << u"-o"_s
              << directory;
    if (dump.schema.isEmpty()) {
        arguments << u"--regex=^(?!%1\\.%2$)"_s.arg(QRegularExpression::escape(schema), dataSetMarkTable);
    }
    arguments += lockArguments(dump.consistency, dialect);
    const QString rows = QString::number(dump.chunkRows);
    if (dialect.chunkRange)
        arguments << (dump.chunkRows > 0 ? u"--rows=%1:%1:%1"_s.arg(rows) : u"--rows=0"_s);
    else if (dump.chunkRows > 0)
        arguments << u"-r"_s << rows;
    const DumpCompression compression = dump.compressions.value(0);
    if (compression != DumpCompression::None) {
        arguments << (dialect.compressors ? u"--compress="_s + dumpCompressionName(compression)
                                          : u"--compress"_s);
    }
    arguments << u"-v"_s << u"3"_s; // says which table is at work
    return arguments;
}

QStringList myloaderArguments(const DumpWorkload &dump, const DumpDialect &dialect,
                              const DumpConnection &connection, const QString &schema, const QString &target,
                              const QString &directory)
{
    QStringList arguments = mydumperConnection(dialect, connection);
    arguments << u"-B"_s << target << u"-s"_s << schema << u"-t"_s << QString::number(dump.threads.value(0))
              << u"-d"_s << directory << u"-v"_s << u"3"_s;
    return arguments;
}

QStringList mariadbDumpArguments(const DumpWorkload &dump, const DumpConnection &connection,
                                 const QString &schema, const QString &directory)
{
    QStringList arguments = withDefaults(connection);
    switch (dump.consistency) {
    case DumpConsistency::ToolDefault:
        break;
    case DumpConsistency::Transactions:
        arguments << u"--single-transaction"_s << u"--quick"_s;
        break;
    case DumpConsistency::LockTables:
        arguments << u"--lock-tables"_s;
        break;
    case DumpConsistency::NoLocks:
        arguments << u"--skip-lock-tables"_s;
        break;
    }
    if (dump.schema.isEmpty())
        arguments << u"--ignore-table=%1.%2"_s.arg(schema, dataSetMarkTable);
    if (dump.tools.value(0) == DumpTool::MariadbDump)
        arguments << u"--dir="_s + directory << u"--parallel=%1"_s.arg(dump.threads.value(0));
    arguments << u"--verbose"_s << schema;
    return arguments;
}

QStringList mariadbImportArguments(const DumpWorkload &dump, const DumpConnection &connection,
                                   const QString &directory)
{
    QStringList arguments = withDefaults(connection);
    arguments << u"--dir="_s + directory << u"--parallel=%1"_s.arg(dump.threads.value(0)) << u"--verbose"_s;
    return arguments;
}

QStringList mysqlClientArguments(const DumpConnection &connection, const QString &target)
{
    QStringList arguments = withDefaults(connection);
    arguments << u"--batch"_s << target;
    return arguments;
}

QStringList dumpCommandLines(const DumpWorkload &dump, const DumpDialect &dialect,
                             const DumpConnection &connection, const QString &schema, const QString &target,
                             const QString &directory)
{
    const DumpCompression compression = dump.compressions.value(0);
    const QString compressor = dumpCompressionName(compression);
    const QString place = shellQuoted(directory);
    QStringList lines;
    switch (dump.tools.value(0)) {
    case DumpTool::Mydumper:
        lines << line(u"mydumper"_s, mydumperArguments(dump, dialect, connection, schema, directory));
        if (isRestored(dump))
            lines << line(u"myloader"_s,
                          myloaderArguments(dump, dialect, connection, schema, target, directory));
        break;
    case DumpTool::MysqlDump: {
        const QString file = place + u"/dump.sql"_s + suffix(compression);
        QString command = line(u"mariadb-dump"_s, mariadbDumpArguments(dump, connection, schema, directory));
        if (compression != DumpCompression::None)
            command += u" | "_s + compressor;
        lines << command + u" > "_s + file;
        const QString client = line(u"mariadb"_s, mysqlClientArguments(connection, target));
        if (isRestored(dump) && compression == DumpCompression::None)
            lines << client + u" < "_s + file;
        else if (isRestored(dump))
            lines << u"%1 -dc %2 | %3"_s.arg(compressor, file, client);
        break;
    }
    case DumpTool::MariadbDump:
        lines << line(u"mariadb-dump"_s, mariadbDumpArguments(dump, connection, schema, directory));
        if (isRestored(dump))
            lines << line(u"mariadb-import"_s, mariadbImportArguments(dump, connection, directory));
        break;
    }
    return lines;
}

} // namespace Tare
