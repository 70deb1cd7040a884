// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/testprofile.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// A command of mydumper or myloader, as far as it has a meaning here.
struct DumpCommand
{
    bool restore = false; ///< myloader
    int threads = 4;
    QString schema; ///< empty: all of them
    DumpCompression compression = DumpCompression::None;
    DumpConsistency consistency = DumpConsistency::ToolDefault;
    qint64 chunkRows = 0;
    QString address; ///< of the server; empty: this computer
    int port = 3306;
    QString socketPath;
    QString user;
    QString directory;

    bool operator==(const DumpCommand &) const = default;
};

/// What one command, or several, mean to Tare. Passwords are in none of it.
struct CommandMeaning
{
    QList<EnvironmentSpec> environments; ///< servers it starts, and where a load connects to; without ids
    QList<WorkloadSpec> workloads;       ///< without ids
    QList<DumpCommand> dumps;            ///< as typed; the workloads hold what becomes of them
    QStringList programs;                ///< "sysbench", "docker" …, one a command that was understood
    QStringList understood;              ///< what was taken over, a line each, translated
    QStringList leftOut;                 ///< what was not, a sentence each, translated

    bool isEmpty() const { return environments.isEmpty() && workloads.isEmpty() && dumps.isEmpty(); }
};

/// Reads pasted command lines: sysbench 0.5 and 1.0, redis-benchmark, redis-server, mysqld and mariadbd,
/// docker run and podman run of such a server, mydumper, myloader; with taskset, env, sudo, time and the like
/// before them. Lines of one load that differ only in where it goes make one workload. An error when nothing
/// of it is understood.
Result<CommandMeaning> readCommands(const QString &text);

/// A profile of all of it, with ids and names: every workload of a server kind in every environment of it.
TestProfile profileOf(const CommandMeaning &meaning, const QString &name);

} // namespace Tare
