// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/commandline.h"
#include "core/importers/commandoptions.h"

#include <optional>

namespace Tare {

// One a program; each adds what it understands. `words` is the command with its program first, `cpus` the CPU
// list that taskset or numactl gives it, or empty.

/// `run` of sysbench is a workload and an endpoint. `prepare` gives tables and rows, which a `run` in the
/// same text often does not repeat: they are kept in `prepared`.
struct PreparedTables
{
    std::optional<int> tables;
    std::optional<qint64> rows;
};
void readSysbench(const QStringList &words, const QString &cpus, PreparedTables &prepared,
                  CommandMeaning &meaning);
void readRedisBenchmark(const QStringList &words, const QString &cpus, CommandMeaning &meaning);
void readServer(const QStringList &words, const QString &cpus, CommandMeaning &meaning);
void readContainer(const QStringList &words, CommandMeaning &meaning);
void readDump(const QStringList &words, const QString &cpus, CommandMeaning &meaning);
/// Once all commands are read: dumps of a kind become one workload, restored where a myloader of it follows.
void addDumpWorkloads(CommandMeaning &meaning);

// What they share.

/// Says of every option what was taken instead of what was given.
void tellReplaced(const CommandOptions &options, const QString &program, CommandMeaning &meaning);
/// The same, and of every option that nobody asked for that it is not taken over.
void tellUnasked(const CommandOptions &options, const QString &program, CommandMeaning &meaning);
void tellPassword(CommandMeaning &meaning);
void tell(QStringList &list, const QString &sentence); ///< once

/// "02" and "0-1,3" as taskset means them; a mask ("0x5") as its list. Empty when it is none.
QString cpuListFrom(const QString &text, bool isList);

/// A server by its program or image: "/usr/sbin/mysqld", "docker.io/library/redis:7". Nothing for any other.
std::optional<ServerKind> serverKindOf(const QString &program);

/// The options of a server's own command line; the directory, socket, account and port are Tare's business.
QMap<QString, QString> serverOptionsFrom(const QStringList &words, ServerKind server, int &port,
                                         CommandMeaning &meaning);

} // namespace Tare
