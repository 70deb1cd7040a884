// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/machineprobe.h"

#include "core/environment/containerengines.h"
#include "core/environment/processfacts.h"
#include "core/environment/serverprograms.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStorageInfo>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::MachineProbe)
};

using State = ProbeResult::State;

QCoro::Task<ProbeResult> probeServerProgram(MachineContext &context, ServerKind kind)
{
    ProbeResult result;
    const bool redis = kind == ServerKind::Redis;
    result.key = redis ? u"redis"_s : u"mysql"_s;
    result.title = redis ? Texts::tr("Redis server") : Texts::tr("MariaDB or MySQL server");
    const QString any;
    const Result<ServerProgram> program = co_await context.programs().find(kind, any);
    if (program) {
        result.text = QFileInfo(program->path).fileName() + u' ' + program->version;
        result.where = program->path;
        co_return result;
    }
    result.state = program.error().code == ErrorCode::ServerMissing ? State::Missing : State::Failed;
    result.text = Texts::tr("not found");
    result.consequence = redis
        ? Texts::tr("Needed for Redis workloads on this computer. Install the package “redis-server”.")
        : Texts::tr("Needed for OLTP workloads on this computer. Install the package “mariadb-server”.");
    result.detail = program.error().detail;
    co_return result;
}

QCoro::Task<ProbeResult> probeEngine(MachineContext &context, ContainerEngine which, bool tryContainers)
{
    ProbeResult result;
    result.key = engineProgramName(which);
    result.title = engineTitle(which);
    Result<EngineSetup> setup;
    if (tryContainers)
        setup = co_await context.engines().use(which);
    else
        setup = co_await context.engines().ask(which);
    if (!setup) {
        const bool missing = setup.error().code == ErrorCode::EngineMissing;
        result.state = missing ? State::Missing : State::Failed;
        result.text = missing ? Texts::tr("not found") : Texts::tr("cannot be used");
        result.where = findProgram(result.key);
        result.consequence = setup.error().sentence;
        result.detail = setup.error().detail;
        co_return result;
    }
    result.text = u"%1 %2"_s.arg(result.title, setup->version);
    result.where = setup->program;
    if (!tryContainers)
        co_return result;
    result.where = setup->note.isEmpty() ? Texts::tr("a container was run, with %1").arg(setup->runtime)
                                         : Texts::tr("a container was run, %1").arg(setup->note);
    if (setup->noBridge) {
        result.state = State::Warning;
        result.consequence = setup->noBridge->sentence;
        result.detail = setup->noBridge->detail;
    } else if (!setup->limitsOpenFiles) {
        result.state = State::Warning;
        result.consequence =
            Texts::tr("Containers get the engine's own limit of open files, which may differ from the "
                      "native server's.");
    } else if (setup->rootless) {
        result.state = State::Warning;
        result.consequence =
            Texts::tr("It runs without root: published ports go through a forwarder in user space, and "
                      "the container's own address cannot be reached.");
    }
    co_return result;
}

/// `names`: the same program's, the first that is found counts.
QCoro::Task<ProbeResult> probeTool(MachineContext &context, QStringList names, QString title,
                                   QString consequence)
{
    ProbeResult result;
    result.key = names.first();
    result.title = title;
    QString path;
    for (const QString &name : names) {
        if (path.isEmpty())
            path = findProgram(name);
    }
    if (path.isEmpty()) {
        result.state = State::Missing;
        result.text = Texts::tr("not found");
        result.consequence = consequence;
        co_return result;
    }
    Command command;
    command.program = path;
    command.arguments << u"--version"_s;
    command.timeout = std::chrono::seconds(10);
    const Result<CommandOutput> output = co_await context.commands().run(std::move(command));
    result.where = path;
    if (!output || output->exitCode != 0) {
        result.state = State::Failed;
        result.text = Texts::tr("does not run");
        result.consequence = consequence;
        result.detail = output ? QString::fromLocal8Bit(output->standardError) : output.error().detail;
        co_return result;
    }
    const QByteArray words =
        output->standardOutput.isEmpty() ? output->standardError : output->standardOutput;
    result.text = QString::fromLocal8Bit(words).trimmed().section(u'\n', 0, 0).section(u',', 0, 0);
    co_return result;
}

ProbeResult probeDisk(const QString &directory)
{
    ProbeResult result;
    result.key = u"disk"_s;
    result.title = Texts::tr("Free space");
    QString existing = directory;
    while (!QFileInfo::exists(existing) && existing.size() > 1)
        existing = QFileInfo(existing).path();
    const QStorageInfo storage(existing);
    result.where = directory;
    if (!storage.isValid()) {
        result.state = State::Failed;
        result.text = Texts::tr("unknown");
        return result;
    }
    const qint64 free = storage.bytesAvailable();
    result.text = Texts::tr("%1 free of %2").arg(formatBytes(free), formatBytes(storage.bytesTotal()));
    constexpr qint64 enough = 5'000'000'000;
    if (storage.isReadOnly() || !QFileInfo(existing).isWritable()) {
        result.state = State::Failed;
        result.consequence =
            Texts::tr("Servers need a work directory that can be written. Set TARE_WORK_DIR to one.");
    } else if (free < enough) {
        result.state = State::Warning;
        result.consequence =
            Texts::tr("Large data sets will not fit. Free some space, or set TARE_WORK_DIR to a "
                      "directory on another disk.");
    }
    return result;
}

ProbeResult probeGovernor()
{
    ProbeResult result;
    result.key = u"governor"_s;
    result.title = Texts::tr("Processor frequency");
    const QString path = u"/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"_s;
    const auto governor = readSmallFile(path);
    if (!governor) {
        result.text = Texts::tr("not set by this system");
        return result;
    }
    result.text = QString::fromLatin1(governor->trimmed());
    result.where = path;
    if (result.text != u"performance" && result.text != u"schedutil") {
        result.state = State::Warning;
        result.consequence =
            Texts::tr("A frequency that changes with the load adds noise to short steps. Set the governor "
                      "“performance” for a careful comparison.");
    }
    return result;
}

QCoro::Task<ProbeResult> probeChineseFonts(MachineContext &context)
{
    ProbeResult result;
    result.key = u"fonts.zh"_s;
    result.title = Texts::tr("Chinese fonts");
    result.state = State::Missing;
    result.text = Texts::tr("not found");
    result.consequence =
        Texts::tr("Chinese text would be shown as empty boxes. Install the package “fonts-noto-cjk”.");
    Command command;
    command.program = findProgram(u"fc-list"_s);
    if (command.program.isEmpty())
        co_return result;
    command.arguments << u":lang=zh-cn"_s << u"family"_s;
    const Result<CommandOutput> output = co_await context.commands().run(std::move(command));
    const QString families = output ? QString::fromUtf8(output->standardOutput).trimmed() : QString();
    if (families.isEmpty())
        co_return result;
    result.state = State::Good;
    result.consequence.clear();
    result.text = families.section(u'\n', 0, 0).section(u',', 0, 0);
    co_return result;
}

} // namespace

QCoro::Task<QList<ProbeResult>> probeMachine(MachineContext &context, bool tryContainers)
{
    QList<ProbeResult> results;
    for (const ServerKind kind : {ServerKind::Redis, ServerKind::MySql}) {
        const ProbeResult result = co_await probeServerProgram(context, kind);
        results << result;
    }
    if (tryContainers)
        context.engines().forget(); // whoever asks again has changed something
    for (const ContainerEngine engine : {ContainerEngine::Docker, ContainerEngine::Podman}) {
        const ProbeResult result = co_await probeEngine(context, engine, tryContainers);
        results << result;
    }
    struct Tool
    {
        QStringList names;
        QString title;
        QString consequence;
    };
    const QList<Tool> tools = {
        {{u"mydumper"_s},
         Texts::tr("mydumper"),
         Texts::tr("For dumps only. Install the package “mydumper”.")},
        {{u"myloader"_s},
         Texts::tr("myloader"),
         Texts::tr("For restoring dumps only. Install the package “mydumper”.")},
        {{u"mariadb-dump"_s, u"mysqldump"_s},
         Texts::tr("mariadb-dump"),
         Texts::tr(
             "The dump with one thread, as a baseline for others. Install the package “mariadb-client”.")},
        {{u"sysbench"_s},
         Texts::tr("sysbench"),
         Texts::tr("Only for checking OLTP figures side by side. Install the package “sysbench”.")},
        {{u"redis-benchmark"_s},
         Texts::tr("redis-benchmark"),
         Texts::tr("Only for checking Redis figures side by side. Install the package “redis-tools”.")},
    };
    for (const Tool &tool : tools) {
        const ProbeResult result = co_await probeTool(context, tool.names, tool.title, tool.consequence);
        results << result;
    }
    results << probeDisk(context.workDirectory());
    results << probeGovernor();
    const ProbeResult fonts = co_await probeChineseFonts(context);
    results << fonts;
    co_return results;
}

} // namespace Tare
