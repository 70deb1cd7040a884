// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerengines.h"

#include "core/environment/imagepacker.h"
#include "core/environment/machinecontext.h"
#include "core/environment/processfacts.h"
#include "core/environment/resourcemark.h"
#include "core/environment/serverprograms.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ContainerEngines)
};

Error notInstalled(ContainerEngine engine)
{
    if (engine == ContainerEngine::Podman) {
        return {ErrorCode::EngineMissing,
                Texts::tr("Podman was not found. Install the package “podman”, or use Docker."),
                {}};
    }
    return {ErrorCode::EngineMissing,
            Texts::tr("Docker was not found. Install the package “docker.io” or “docker-ce”, or use Podman."),
            {}};
}

/// Podman gives containers more processes than it may itself have on some machines; this is what it leaves.
QString processLimit()
{
    rlimit own{};
    ::getrlimit(RLIMIT_NPROC, &own);
    constexpr rlim_t podmansOwn = 32768;
    const rlim_t limit =
        own.rlim_max == RLIM_INFINITY ? podmansOwn : std::min<rlim_t>(own.rlim_max, podmansOwn);
    return u"nproc=%1:%1"_s.arg(limit);
}

/// One way of starting a container, and what it is called when it is a way around something.
struct Rung
{
    QStringList globalArguments;
    QStringList runArguments;
    bool limitsOpenFiles = true;
    QString runtime;
    QString note; ///< why it is needed; empty for the plain way
};

QList<Rung> rungsOf(const EngineSetup &asked)
{
    const QStringList processes = {u"--ulimit"_s, processLimit()};
    const QString noOpenFiles = Texts::tr("with the engine's own limits: it may not set the ones asked for");
    Rung plain;
    plain.runtime = asked.runtime;
    Rung limited = plain;
    limited.runArguments = processes;
    limited.note = Texts::tr("with an explicit process limit: the engine's own is refused");
    Rung unlimited = plain;
    unlimited.limitsOpenFiles = false;
    unlimited.note = noOpenFiles;
    QList<Rung> rungs = {plain, limited, unlimited};
    if (asked.engine != ContainerEngine::Podman)
        return rungs;
    for (const QString &runtime : {u"runc"_s, u"crun"_s}) {
        if (runtime == asked.runtime || findProgram(runtime).isEmpty())
            continue;
        for (Rung rung : {plain, limited, unlimited}) {
            rung.globalArguments = QStringList{u"--runtime"_s, runtime};
            rung.runtime = runtime;
            rung.note = Texts::tr("with %1: %2 fails").arg(runtime, asked.runtime);
            rungs.append(rung);
        }
    }
    Rung noManager = limited;
    noManager.globalArguments = QStringList{u"--cgroup-manager"_s, u"cgroupfs"_s};
    noManager.note = Texts::tr("with cgroupfs: the session has no systemd");
    Rung noGroups = limited;
    noGroups.runArguments << u"--cgroups=disabled"_s;
    noGroups.note = Texts::tr("without a control group: none can be made here");
    rungs << noManager << noGroups;
    return rungs;
}

/// Whether a rung could help against that trouble at all; saves trials.
bool mayHelp(EngineTrouble trouble, const Rung &failed, const Rung &next)
{
    if (trouble == EngineTrouble::Limits)
        return true;
    // Other limits do not mend a broken runtime or cgroup set-up; another way of starting may.
    return failed.globalArguments != next.globalArguments
        || failed.runArguments.contains(u"--cgroups=disabled"_s)
        != next.runArguments.contains(u"--cgroups=disabled"_s);
}

/// Whether docker starts a proxy for each published port: its default, unless its settings or arguments say
/// no.
bool dockerUserlandProxy()
{
    const auto settings = readSmallFile(u"/etc/docker/daemon.json"_s);
    const QJsonObject object = QJsonDocument::fromJson(settings.value_or(QByteArray())).object();
    if (object.contains("userland-proxy"_L1))
        return object["userland-proxy"_L1].toBool(true);
    const QStringList processes = QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs);
    for (const QString &process : processes) {
        const auto line = readSmallFile(u"/proc/%1/cmdline"_s.arg(process));
        const QList<QByteArray> arguments = line ? line->split('\0') : QList<QByteArray>();
        if (arguments.value(0).endsWith("dockerd"))
            return !arguments.contains("--userland-proxy=false");
    }
    return true;
}

} // namespace

Command EngineSetup::command(const QString &subcommand, const QStringList &arguments) const
{
    Command command;
    command.program = program;
    command.arguments = globalArguments;
    command.arguments << subcommand << arguments;
    command.timeout = std::chrono::minutes(1);
    return command;
}

QStringList EngineSetup::openFilesArguments(int openFiles) const
{
    if (!limitsOpenFiles)
        return {};
    const auto own = ownOpenFiles();
    const quint64 soft = openFiles > 0 ? static_cast<quint64>(openFiles) : own.first;
    const quint64 hard = openFiles > 0 ? static_cast<quint64>(openFiles) : own.second;
    return {u"--ulimit"_s, u"nofile=%1:%2"_s.arg(soft).arg(hard)};
}

ContainerEngines::ContainerEngines(MachineContext &context)
    : m_context(context)
{ }

void ContainerEngines::forget()
{
    m_tried.clear();
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::use(ContainerEngine which)
{
    if (which != ContainerEngine::Any) {
        Result<EngineSetup> one = co_await useOne(which);
        co_return one;
    }
    Result<EngineSetup> docker = co_await useOne(ContainerEngine::Docker);
    if (docker)
        co_return docker;
    Result<EngineSetup> podman = co_await useOne(ContainerEngine::Podman);
    if (podman)
        co_return podman;
    const bool noDocker = docker.error().code == ErrorCode::EngineMissing;
    const bool noPodman = podman.error().code == ErrorCode::EngineMissing;
    if (noDocker && noPodman) {
        co_return failure(
            ErrorCode::EngineMissing,
            Texts::tr("Neither Docker nor Podman was found. Containers need one of them: install the "
                      "package “podman” or “docker.io”."));
    }
    if (noDocker)
        co_return podman;
    Error error = docker.error();
    if (!noPodman)
        error.detail += u"\n\n"_s + podman.error().sentence + u'\n' + podman.error().detail;
    co_return tl::unexpected(error);
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::useOne(ContainerEngine which)
{
    const auto known = m_tried.constFind(which);
    if (known != m_tried.cend()) {
        const bool fresh = known->when.secsTo(QDateTime::currentDateTimeUtc()) < 30;
        if (known->result || fresh)
            co_return known->result;
    }
    Result<EngineSetup> result = co_await ask(which);
    if (result) {
        EngineSetup asked = *result;
        result = co_await tryContainer(std::move(asked));
    }
    m_tried.insert(which, Remembered{result, QDateTime::currentDateTimeUtc()});
    co_return result;
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::ask(ContainerEngine which)
{
    Result<EngineSetup> setup = tl::unexpected(notInstalled(which));
    if (which == ContainerEngine::Podman)
        setup = co_await askPodman();
    else
        setup = co_await askDocker();
    co_return setup;
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::askDocker()
{
    EngineSetup setup;
    setup.engine = ContainerEngine::Docker;
    setup.program = findProgram(u"docker"_s);
    if (setup.program.isEmpty())
        co_return tl::unexpected(notInstalled(ContainerEngine::Docker));
    QStringList arguments;
    arguments << u"--format"_s << u"{{json .}}"_s;
    Command command = setup.command(u"info"_s, arguments);
    command.timeout = std::chrono::seconds(20);
    const Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
    if (!output)
        co_return tl::unexpected(output.error());
    const QJsonObject info = QJsonDocument::fromJson(output->standardOutput).object();
    // Podman installs itself under this name where it stands in for Docker.
    if (info.contains("host"_L1) && info.contains("store"_L1))
        co_return tl::unexpected(notInstalled(ContainerEngine::Docker));
    setup.version = info["ServerVersion"_L1].toString();
    if (output->exitCode != 0 || setup.version.isEmpty()) {
        QString text = QString::fromLocal8Bit(output->standardError);
        for (const QJsonValue &error : info["ServerErrors"_L1].toArray())
            text += u'\n' + error.toString();
        co_return tl::unexpected(engineError(ContainerEngine::Docker, text));
    }
    setup.storageDriver = info["Driver"_L1].toString();
    setup.runtime = info["DefaultRuntime"_L1].toString();
    setup.clientVersion = info["ClientInfo"_L1].toObject()["Version"_L1].toString();
    setup.logDriver = info["LoggingDriver"_L1].toString();
    setup.userlandProxy = dockerUserlandProxy() ? u"on"_s : u"off"_s;
    for (const QJsonValue &option : info["SecurityOptions"_L1].toArray()) {
        setup.rootless = setup.rootless || option.toString().contains(u"name=rootless"_s);
        setup.remapsUsers = setup.remapsUsers || option.toString().contains(u"name=userns"_s);
    }
    co_return setup;
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::askPodman()
{
    EngineSetup setup;
    setup.engine = ContainerEngine::Podman;
    setup.program = findProgram(u"podman"_s);
    if (setup.program.isEmpty())
        co_return tl::unexpected(notInstalled(ContainerEngine::Podman));
    QStringList arguments;
    arguments << u"--format"_s << u"json"_s;
    Command command = setup.command(u"info"_s, arguments);
    command.timeout = std::chrono::seconds(30);
    const Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
    if (!output)
        co_return tl::unexpected(output.error());
    const QJsonObject info = QJsonDocument::fromJson(output->standardOutput).object();
    const QJsonObject host = info["host"_L1].toObject();
    setup.version = info["version"_L1].toObject()["Version"_L1].toString();
    if (output->exitCode != 0 || setup.version.isEmpty())
        co_return tl::unexpected(
            engineError(ContainerEngine::Podman, QString::fromLocal8Bit(output->standardError)));
    setup.storageDriver = info["store"_L1].toObject()["graphDriverName"_L1].toString();
    setup.runtime = host["ociRuntime"_L1].toObject()["name"_L1].toString();
    setup.networkBackend = host["networkBackend"_L1].toString();
    setup.clientVersion = setup.version;
    setup.logDriver = host["logDriver"_L1].toString();
    setup.rootless = host["security"_L1].toObject()["rootless"_L1].toBool();
    co_return setup;
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::tryContainer(EngineSetup asked)
{
    const QString program = findProgram(u"true"_s);
    if (program.isEmpty())
        co_return failure(ErrorCode::EngineFailed, Texts::tr("The program “true” was not found."));
    const QString path = QFileInfo(program).canonicalFilePath();
    Result<PackedImage> image = co_await m_context.images().packProgram(asked, path);
    if (!image)
        co_return tl::unexpected(image.error());
    Result<EngineSetup> result = co_await climb(asked, image->id, path);
    const PackedImage made = *image;
    const Result<void> removed = co_await m_context.images().remove(made);
    if (result && !removed)
        co_return tl::unexpected(removed.error());
    co_return result;
}

QCoro::Task<Result<EngineSetup>> ContainerEngines::climb(EngineSetup asked, QString image, QString program)
{
    const QList<Rung> rungs = rungsOf(asked);
    if (asked.engine == ContainerEngine::Podman)
        asked.unmaskArguments = QStringList{u"--security-opt"_s, u"unmask=/sys/dev/block"_s};
    std::optional<Error> first;
    std::optional<Error> noBridge;
    QStringList words;
    for (qsizetype i = 0; i < rungs.size();) {
        EngineSetup setup = asked;
        setup.globalArguments = rungs[i].globalArguments;
        setup.runArguments = rungs[i].runArguments;
        setup.limitsOpenFiles = rungs[i].limitsOpenFiles;
        setup.runtime = rungs[i].runtime;
        setup.note = rungs[i].note;
        setup.noBridge = noBridge;

        QStringList arguments;
        const QString name = u"tare-try-%1-%2"_s.arg(QCoreApplication::applicationPid()).arg(++m_trials);
        arguments << u"--rm"_s << u"--name"_s << name;
        const QMap<QString, QString> labels = resourceLabels(u"try"_s, 0);
        for (auto it = labels.cbegin(); it != labels.cend(); ++it)
            arguments << u"--label"_s << it.key() + u'=' + it.value();
        if (noBridge)
            arguments << u"--network"_s << u"host"_s;
        arguments << setup.openFilesArguments(0) << setup.runArguments << setup.unmaskArguments << image
                  << program;
        Command command = setup.command(u"run"_s, arguments);
        const Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
        if (output && output->exitCode == 0)
            co_return setup;

        // One that failed half-way stays although it was to be removed.
        QStringList removal;
        removal << u"-f"_s << name;
        Command remove = setup.command(u"rm"_s, removal);
        co_await m_context.commands().run(std::move(remove));

        if (!output)
            co_return tl::unexpected(output.error()); // one that hangs will hang the next time as well
        const QString text = QString::fromLocal8Bit(output->standardError).trimmed();
        if (!asked.unmaskArguments.isEmpty() && text.contains("unmask"_L1)) {
            asked.unmaskArguments.clear();
            continue; // the same again with what this version knows
        }
        const Error error = engineError(asked.engine, text);
        const QString intro = setup.note.isEmpty() ? QString() : setup.note + u": "_s;
        words << intro + text;
        const EngineTrouble trouble = engineTrouble(text);
        if (trouble == EngineTrouble::Denied || trouble == EngineTrouble::NotRunning)
            co_return tl::unexpected(error);
        if (!first)
            first = error;
        if (trouble == EngineTrouble::Network && !noBridge) {
            noBridge = error;
            continue; // the same again in the host's network
        }
        const qsizetype failed = i;
        do {
            ++i;
        } while (i < rungs.size() && !mayHelp(trouble, rungs[failed], rungs[i]));
    }
    Error error = first.value_or(notInstalled(asked.engine));
    error.detail = words.join(u'\n');
    co_return tl::unexpected(error);
}

} // namespace Tare
