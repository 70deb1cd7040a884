// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumptasks.h"

#include "core/engine/dump/dumpfiles.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DumpLoad)
};

QString titleOf(const ToolCommand &command)
{
    return QFileInfo(command.program).fileName();
}

} // namespace

DumpTask makeDumpTask(const DumpWorkload &dump, const DumpToolset &tools, const DumpConnection &connection,
                      const QString &schema, const QString &files)
{
    DumpTask task;
    task.stage = DumpProgress::Stage::Dumping;
    task.directory = files;
    task.stallTimeout = dump.stallTimeout;
    task.timeLimit = dump.timeLimit;
    if (tools.tool == DumpTool::Mydumper) {
        task.commands = {{tools.dumper, mydumperArguments(dump, tools.dialect, connection, schema, files)}};
    } else {
        task.commands = {{tools.dumper, mariadbDumpArguments(dump, connection, schema, files)}};
    }
    if (tools.tool == DumpTool::MysqlDump) {
        if (!tools.compressor.isEmpty())
            task.commands.append({tools.compressor, {u"-c"_s}});
        task.files.output = streamFile(files, dump.compressions.value(0));
    }
    task.files.openToServer = tools.tool == DumpTool::MariadbDump;
    task.title = titleOf(task.commands.first());
    return task;
}

DumpTask makeRestoreTask(const DumpWorkload &dump, const DumpToolset &tools, const DumpConnection &connection,
                         const QString &schema, const QString &files)
{
    const QString target = DumpServer::targetName();
    DumpTask task;
    task.stage = DumpProgress::Stage::Restoring;
    task.directory = files;
    task.stallTimeout = dump.stallTimeout;
    task.timeLimit = dump.timeLimit;
    switch (tools.tool) {
    case DumpTool::Mydumper:
        task.commands = {
            {tools.loader, myloaderArguments(dump, tools.dialect, connection, schema, target, files)}};
        break;
    case DumpTool::MysqlDump: {
        const QString file = streamFile(files, dump.compressions.value(0));
        if (tools.compressor.isEmpty())
            task.files.input = file;
        else
            task.commands = {{tools.compressor, {u"-dc"_s, file}}};
        task.commands.append({tools.loader, mysqlClientArguments(connection, target)});
        break;
    }
    case DumpTool::MariadbDump:
        task.commands = {{tools.loader, mariadbImportArguments(dump, connection, files)}};
        break;
    }
    task.title = titleOf(task.commands.last());
    return task;
}

QString shownCommand(const DumpTask &task)
{
    QStringList shown;
    for (const ToolCommand &command : task.commands)
        shown.append(command.displayed());
    QString line = shown.join(u" | "_s);
    if (!task.files.input.isEmpty())
        line += u" < "_s + task.files.input;
    if (!task.files.output.isEmpty())
        line += u" > "_s + task.files.output;
    return line;
}

Result<void> taskVerdict(const DumpTask &task, const DumpTaskOutcome &outcome)
{
    if (outcome.stopped)
        return stoppedByUser();
    if (outcome.failure)
        return tl::unexpected<Error>(*outcome.failure);
    const QString words =
        outcome.log.errors().isEmpty() ? outcome.log.lastLines() : outcome.log.errors().join(u'\n');
    if (words.contains(u"No space left on device"_s)) {
        return failure(ErrorCode::DiskFull,
                       Texts::tr("%1 failed: the disk is full. Choose a directory with more space, or dump "
                                 "less.")
                           .arg(task.title),
                       words);
    }
    // Whoever is written to dies first; the others only notice that nobody reads.
    for (qsizetype i = outcome.exits.size() - 1; i >= 0; --i) {
        const ToolExit &exit = outcome.exits.at(i);
        const QString program = titleOf(task.commands.value(i));
        if (exit.signal > 0)
            return failure(ErrorCode::LoadFailed,
                           Texts::tr("%1 was killed by signal %2.").arg(program).arg(exit.signal), words);
        if (exit.code != 0)
            return failure(ErrorCode::LoadFailed,
                           Texts::tr("%1 failed with exit code %2.").arg(program).arg(exit.code), words);
    }
    if (!outcome.log.errors().isEmpty()) {
        return failure(ErrorCode::LoadFailed,
                       Texts::tr("%1 ended as if all was well, but reported errors.").arg(task.title), words);
    }
    return {};
}

tl::unexpected<Error> stoppedByUser()
{
    return failure(ErrorCode::Cancelled, Texts::tr("Stopped."));
}

} // namespace Tare
