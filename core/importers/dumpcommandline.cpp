// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandreaders.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

OptionGrammar grammar()
{
    OptionGrammar grammar;
    grammar.withValue = {u"-B"_s,
                         u"--database"_s,
                         u"-t"_s,
                         u"--threads"_s,
                         u"-o"_s,
                         u"--outputdir"_s,
                         u"-d"_s,
                         u"--directory"_s,
                         u"-r"_s,
                         u"--rows"_s,
                         u"-F"_s,
                         u"--chunk-filesize"_s,
                         u"-h"_s,
                         u"--host"_s,
                         u"-P"_s,
                         u"--port"_s,
                         u"-u"_s,
                         u"--user"_s,
                         u"-S"_s,
                         u"--socket"_s,
                         u"-x"_s,
                         u"--regex"_s,
                         u"-T"_s,
                         u"--tables-list"_s,
                         u"-s"_s,
                         u"--statement-size"_s,
                         u"--source-db"_s,
                         u"-q"_s,
                         u"--queries-per-transaction"_s,
                         u"-v"_s,
                         u"--verbose"_s,
                         u"-L"_s,
                         u"--logfile"_s,
                         u"-l"_s,
                         u"--long-query-guard"_s,
                         u"--sync-thread-lock-mode"_s,
                         u"--defaults-file"_s};
    return grammar;
}

DumpCompression compressionOf(CommandOptions &options)
{
    const auto brief = options.value(u"-c"_s); // asked for one by one, so that both are taken
    const auto written = options.value(u"--compress"_s);
    if (!brief && !written)
        return DumpCompression::None;
    // Old versions know gzip alone; later ones take a name, which may stand apart.
    const QStringList names =
        QStringList{brief.value_or(QString()), written.value_or(QString())} + options.positional();
    return names.contains("zstd"_L1, Qt::CaseInsensitive) ? DumpCompression::Zstd : DumpCompression::Gzip;
}

DumpConsistency consistencyOf(CommandOptions &options)
{
    DumpConsistency found = DumpConsistency::ToolDefault;
    const auto given = [&options](const QString &name) { return options.has(name); };
    const auto mode = options.value(u"--sync-thread-lock-mode"_s).value_or(QString());
    if (given(u"--lock-all-tables"_s) || mode == "LOCK_ALL"_L1)
        found = DumpConsistency::LockTables;
    if (given(u"--trx-consistency-only"_s) || given(u"--trx-tables"_s))
        found = DumpConsistency::Transactions;
    if (given(u"-k"_s) || given(u"--no-locks"_s) || mode == "NO_LOCK"_L1)
        found = DumpConsistency::NoLocks;
    return found;
}

/// Where the dump of a restore is from: dumps into one directory overwrite each other.
const DumpCommand *dumpBefore(const QList<DumpCommand> &dumps, qsizetype restore)
{
    const QString directory = QDir::cleanPath(dumps.at(restore).directory);
    for (qsizetype i = restore - 1; i >= 0; --i) {
        if (!dumps.at(i).restore && QDir::cleanPath(dumps.at(i).directory) == directory)
            return &dumps.at(i);
    }
    return nullptr;
}

/// All but the threads.
bool isOneWorkload(DumpCommand a, const DumpCommand &b)
{
    a.threads = b.threads;
    a.directory = b.directory;
    return a == b;
}

EnvironmentSpec endpointOf(const DumpCommand &dump, CommandMeaning &meaning)
{
    ExistingEndpoint server;
    server.address = dump.address.isEmpty() || dump.address == "localhost"_L1 ? u"127.0.0.1"_s : dump.address;
    server.port = dump.port;
    server.socketPath = dump.socketPath;
    if (server.address != dump.address && dump.socketPath.isEmpty()) {
        tell(meaning.leftOut,
             QCoreApplication::translate(
                 "Tare::Command",
                 "Without a host mydumper takes the Unix socket; here it is 127.0.0.1 over TCP. Enter the "
                 "socket if you mean it."));
    }
    server.user = dump.user;
    if (!dump.schema.isEmpty())
        server.database = dump.schema;
    EnvironmentSpec environment;
    environment.server = ServerKind::MySql;
    environment.name = server.socketPath.isEmpty()
        ? u"%1:%2"_s.arg(server.address, QString::number(server.port))
        : server.socketPath;
    environment.how = server;
    return environment;
}

WorkloadSpec workloadOf(const DumpCommand &dump)
{
    DumpWorkload what;
    what.compressions = {dump.compression};
    what.threads = {dump.threads};
    what.restore = DumpRestore::None;
    what.schema = dump.schema;
    what.chunkRows = dump.chunkRows;
    what.consistency = dump.consistency;
    what.cache = DumpCache::AsFound; // a command line does nothing about it
    WorkloadSpec workload;
    workload.name = dump.schema.isEmpty()
        ? QCoreApplication::translate("Tare::Command", "Dump")
        : QCoreApplication::translate("Tare::Command", "Dump of %1").arg(dump.schema);
    workload.what = what;
    return workload;
}

} // namespace

void readDump(const QStringList &words, const QString &cpus, CommandMeaning &meaning)
{
    DumpCommand dump;
    const QString program = QFileInfo(words.first()).fileName();
    dump.restore = program == "myloader"_L1;
    OptionGrammar taken = grammar();
    if (dump.restore)
        taken.withValue.remove(u"-o"_s); // overwrites tables there
    CommandOptions options(words.mid(1), taken);
    dump.threads = static_cast<int>(options.integer({u"-t"_s, u"--threads"_s}, dump.threads, 1, 4096));
    dump.schema = options.value(u"-B"_s, u"--database"_s).value_or(QString());
    if (!dump.restore) {
        dump.compression = compressionOf(options);
        dump.consistency = consistencyOf(options);
        dump.chunkRows = options.integer({u"-r"_s, u"--rows"_s}, 0, 0, std::numeric_limits<qint64>::max());
    }
    dump.address = options.value(u"-h"_s, u"--host"_s).value_or(QString());
    dump.port = static_cast<int>(options.integer({u"-P"_s, u"--port"_s}, 3306, 1, 65535));
    dump.socketPath = options.value(u"-S"_s, u"--socket"_s).value_or(QString());
    dump.user = options.value(u"-u"_s, u"--user"_s).value_or(QString());
    dump.directory = dump.restore ? options.value(u"-d"_s, u"--directory"_s).value_or(QString())
                                  : options.value(u"-o"_s, u"--outputdir"_s).value_or(QString());
    options.ignore({u"-v"_s, u"--verbose"_s, u"-L"_s, u"--logfile"_s, u"-o"_s, u"--overwrite-tables"_s});
    QStringList unasked = options.unasked();
    const bool password = std::any_of(unasked.cbegin(), unasked.cend(), [](const QString &name) {
        return name.startsWith("-p"_L1) || name.startsWith("--password"_L1);
    });
    if (password || options.has(u"-p"_s) || options.has(u"--password"_s))
        tellPassword(meaning);
    for (const QString &name : std::as_const(unasked)) {
        if (name.startsWith("-p"_L1) && !name.startsWith("--"_L1))
            options.ignore({name});
    }
    if (!cpus.isEmpty()) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "The load generator is not pinned to CPUs."));
    }
    meaning.dumps += dump;
    meaning.programs += program;
    tellUnasked(options, program, meaning);
}

void addDumpWorkloads(CommandMeaning &meaning)
{
    QList<DumpCommand> kinds;
    QList<WorkloadSpec> workloads;
    const auto kindOf = [&kinds](const DumpCommand &dump) {
        return std::find_if(kinds.cbegin(), kinds.cend(),
                            [&dump](const DumpCommand &kind) { return isOneWorkload(kind, dump); })
            - kinds.cbegin();
    };
    for (qsizetype i = 0; i < meaning.dumps.size(); ++i) {
        const DumpCommand &dump = meaning.dumps.at(i);
        const DumpCommand *source = dump.restore ? dumpBefore(meaning.dumps, i) : &dump;
        if (!source) {
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command",
                                             "A myloader without the mydumper before it becomes no workload: "
                                             "Tare restores what it has dumped itself."));
            continue;
        }
        const qsizetype place = kindOf(*source);
        if (place == kinds.size()) {
            kinds += *source;
            workloads += workloadOf(*source);
            meaning.environments += endpointOf(*source, meaning);
        }
        auto &what = std::get<DumpWorkload>(workloads[place].what);
        if (dump.restore) {
            what.restore = DumpRestore::Every;
            if (dump.threads != source->threads) {
                tell(meaning.leftOut,
                     QCoreApplication::translate(
                         "Tare::Command", "Tare restores with as many threads as it has dumped with."));
            }
        } else if (!what.threads.contains(dump.threads)) {
            what.threads += dump.threads;
        }
        if (dump.schema.isEmpty() && !dump.restore) {
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command",
                                             "Without --database mydumper takes all databases. Tare dumps "
                                             "one: data of its own, unless you name yours."));
        }
        if (!dump.directory.isEmpty()) {
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command",
                                             "The directory of the dump is not taken over: Tare makes one of "
                                             "its own. Choose where in the workload."));
        }
    }
    meaning.workloads += workloads;
}

} // namespace Tare
