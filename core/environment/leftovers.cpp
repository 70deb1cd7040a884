// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/leftovers.h"

#include "core/engine/dump/dumpplace.h"
#include "core/environment/blockingcall.h"
#include "core/environment/containerengines.h"
#include "core/environment/resourcemark.h"
#include "core/model/processmark.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <QCoroFuture>
#include <QCoroTimer>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Leftovers)
};

QString runsDirectory(const MachineContext &context)
{
    return context.workDirectory() + u"/runs"_s;
}

/// Whether a run is going on: its process is there. Nothing when no mark says so.
std::optional<bool> runAlive(const MachineContext &context, const QString &runKey)
{
    if (runKey.isEmpty() || runKey.contains(u'/') || runKey.startsWith(u'.'))
        return std::nullopt;
    if (runKey == context.abandonedRun)
        return false;
    const auto mark = ProcessMark::read(runsDirectory(context) + u'/' + runKey + u'/'
                                        + QStringView(runMarkName).toString());
    return mark ? std::optional(mark->isAlive()) : std::nullopt;
}

qint64 bytesIn(const QString &directory)
{
    qint64 bytes = 0;
    QDirIterator it(directory, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        if (!it.fileInfo().isSymLink())
            bytes += it.fileInfo().size();
    }
    return bytes;
}

/// Server marks in the directories of a run: of its steps, and of the instances in them.
QMap<QString, ProcessMark> serverMarks(const QString &runDirectory)
{
    QMap<QString, ProcessMark> marks;
    const auto look = [&marks](const QString &directory) {
        const QString path = directory + u'/' + QStringView(serverMarkName).toString();
        if (const auto mark = ProcessMark::read(path))
            marks.insert(path, *mark);
    };
    const auto inside = [](const QString &directory, const QStringList &names) {
        return QDir(directory).entryInfoList(names, QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden);
    };
    for (const QFileInfo &step : inside(runDirectory, {})) {
        look(step.absoluteFilePath());
        for (const QFileInfo &instance : inside(step.absoluteFilePath(), {u"instance-*"_s}))
            look(instance.absoluteFilePath());
    }
    return marks;
}

/// Processes and directories of runs whose process is gone. Blocks.
QList<Leftover> leftOnDisk(const QString &runs, const QString &abandonedRun)
{
    QList<Leftover> processes;
    QList<Leftover> directories;
    const QFileInfoList entries =
        QDir(runs).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QFileInfo &entry : entries) {
        const QString directory = entry.absoluteFilePath();
        const auto owner = ProcessMark::read(directory + u'/' + QStringView(runMarkName).toString());
        if (!owner || (owner->isAlive() && entry.fileName() != abandonedRun))
            continue;
        for (const ProcessMark &mark : serverMarks(directory)) {
            if (!mark.isAlive())
                continue;
            Leftover process;
            process.kind = Leftover::Kind::Process;
            process.id = QString::number(mark.pid);
            process.name = mark.program;
            process.runKey = entry.fileName();
            process.created = QFileInfo(u"/proc/"_s + process.id).lastModified().toUTC();
            processes.append(process);
        }
        Leftover left;
        left.kind = Leftover::Kind::Directory;
        left.id = directory;
        left.name = directory;
        left.runKey = entry.fileName();
        left.created = entry.lastModified().toUTC();
        left.bytes = bytesIn(directory);
        for (const QString &dump : dumpsLeftBy(directory, left.runKey))
            left.bytes += bytesIn(dump);
        directories.append(left);
    }
    return processes + directories;
}

/// How one kind of thing is listed and described by an engine.
struct ListedKind
{
    Leftover::Kind kind;
    QString noun; ///< of the engine's command: "container"
    QStringList listing;
};

QList<ListedKind> listedKinds()
{
    const QStringList marked = {u"--filter"_s, u"label="_s + QStringView(runLabel).toString()};
    return {{Leftover::Kind::Container, u"container"_s,
             QStringList{u"ls"_s, u"-a"_s, u"-q"_s, u"--no-trunc"_s} + marked},
            {Leftover::Kind::Volume, u"volume"_s, QStringList{u"ls"_s, u"-q"_s} + marked},
            {Leftover::Kind::Image, u"image"_s, QStringList{u"ls"_s, u"-q"_s, u"--no-trunc"_s} + marked}};
}

QJsonObject labelsOf(const QJsonObject &thing)
{
    const QJsonObject direct = thing["Labels"_L1].toObject();
    return direct.isEmpty() ? thing["Config"_L1].toObject()["Labels"_L1].toObject() : direct;
}

Leftover described(const ListedKind &listed, const QJsonObject &thing, const QString &engine)
{
    Leftover left;
    left.kind = listed.kind;
    left.engine = engine;
    left.runKey = labelsOf(thing)[QStringView(runLabel)].toString();
    const QString created = listed.kind == Leftover::Kind::Volume ? thing["CreatedAt"_L1].toString()
                                                                  : thing["Created"_L1].toString();
    left.created = QDateTime::fromString(created, Qt::ISODateWithMs).toUTC();
    switch (listed.kind) {
    case Leftover::Kind::Volume:
        left.id = thing["Name"_L1].toString();
        left.name = left.id;
        break;
    case Leftover::Kind::Image:
        left.id = thing["Id"_L1].toString();
        left.name = thing["RepoTags"_L1].toArray().at(0).toString(left.id.left(19));
        break;
    default:
        left.id = thing["Id"_L1].toString();
        left.name = thing["Name"_L1].toString();
        if (left.name.startsWith(u'/'))
            left.name.remove(0, 1);
        break;
    }
    return left;
}

/// Carries the mark, and belongs to no living process.
bool isLeft(const MachineContext &context, Leftover::Kind kind, const QJsonObject &labels)
{
    if (!labels.contains(QStringView(runLabel)))
        return false;
    if (kind == Leftover::Kind::Container && !labels.contains(QStringView(madeLabel)))
        return false;
    if (!context.abandonedRun.isEmpty() && labels[QStringView(runLabel)].toString() == context.abandonedRun)
        return true;
    if (const auto owner = parseOwner(labels[QStringView(ownerLabel)].toString()))
        return !owner->isAlive();
    return !runAlive(context, labels[QStringView(runLabel)].toString()).value_or(false);
}

QCoro::Task<QList<Leftover>> leftInEngine(MachineContext &context, ContainerEngine which)
{
    QList<Leftover> found;
    const Result<EngineSetup> asked = co_await context.engines().ask(which);
    if (!asked)
        co_return found; // an engine that does not answer holds nothing that could be removed now
    const EngineSetup engine = *asked;
    for (const ListedKind &listed : listedKinds()) {
        Command list = engine.command(listed.noun, listed.listing);
        const Result<CommandOutput> names = co_await context.commands().run(std::move(list));
        if (!names || names->exitCode != 0)
            continue;
        QStringList ids = QString::fromUtf8(names->standardOutput).split(u'\n', Qt::SkipEmptyParts);
        ids.removeDuplicates(); // an image with two names is listed twice
        for (const QString &id : std::as_const(ids)) {
            QStringList arguments;
            arguments << u"inspect"_s << id;
            Command inspect = engine.command(listed.noun, arguments);
            const Result<CommandOutput> output = co_await context.commands().run(std::move(inspect));
            if (!output || output->exitCode != 0)
                continue; // gone meanwhile
            const QJsonObject thing =
                QJsonDocument::fromJson(output->standardOutput).array().at(0).toObject();
            if (isLeft(context, listed.kind, labelsOf(thing)))
                found.append(described(listed, thing, engineProgramName(which)));
        }
    }
    co_return found;
}

QCoro::Task<Result<void>> endProcess(MachineContext &context, Leftover leftover)
{
    // The id alone may name another process by now.
    const QString runs = runsDirectory(context);
    std::optional<ProcessMark> mark;
    for (const ProcessMark &candidate : serverMarks(runs + u'/' + leftover.runKey)) {
        if (QString::number(candidate.pid) == leftover.id)
            mark = candidate;
    }
    if (!mark || !mark->isAlive() || runAlive(context, leftover.runKey).value_or(true))
        co_return Result<void>();
    const auto pid = static_cast<pid_t>(mark->pid);
    using Clock = std::chrono::steady_clock;
    for (const int signal : {SIGTERM, SIGKILL}) {
        if (::kill(pid, signal) != 0 && errno != ESRCH) {
            co_return failure(
                ErrorCode::CommandFailed,
                Texts::tr("The process %1 (%2) could not be ended: it belongs to another account.")
                    .arg(leftover.id, leftover.name));
        }
        const auto deadline = Clock::now() + std::chrono::seconds(10);
        while (mark->isAlive() && Clock::now() < deadline)
            co_await QCoro::sleepFor(std::chrono::milliseconds(50));
        if (!mark->isAlive())
            co_return Result<void>();
    }
    co_return failure(ErrorCode::CommandFailed,
                      Texts::tr("The process %1 (%2) could not be ended.").arg(leftover.id, leftover.name));
}

QCoro::Task<Result<void>> removeDirectory(MachineContext &context, Leftover leftover)
{
    const QString expected = runsDirectory(context) + u'/' + leftover.runKey;
    const bool ours = QDir::cleanPath(leftover.id) == QDir::cleanPath(QFileInfo(expected).absoluteFilePath());
    if (!ours || runAlive(context, leftover.runKey).value_or(true))
        co_return Result<void>();
    const auto work = [path = leftover.id, key = leftover.runKey] {
        for (const QString &dump : dumpsLeftBy(path, key))
            QDir(dump).removeRecursively();
        return QDir(path).removeRecursively();
    };
    const QFuture<bool> future = blockingCall(context.threads(), work);
    const bool removed = co_await future;
    if (!removed) {
        co_return failure(
            ErrorCode::FileFailed,
            Texts::tr("The directory “%1” could not be removed. Check the rights there.").arg(leftover.id));
    }
    QDir().rmdir(runsDirectory(context)); // only when it is empty
    co_return Result<void>();
}

QCoro::Task<Result<void>> removeFromEngine(MachineContext &context, Leftover leftover)
{
    const ContainerEngine which =
        leftover.engine == u"podman" ? ContainerEngine::Podman : ContainerEngine::Docker;
    const Result<EngineSetup> asked = co_await context.engines().ask(which);
    if (!asked)
        co_return tl::unexpected(asked.error());
    const EngineSetup engine = *asked;
    QString noun = u"container"_s;
    QStringList arguments;
    arguments << u"rm"_s;
    // Podman takes force as leave to remove every container that uses the image, whoever made it.
    const bool forced = leftover.kind != Leftover::Kind::Image || which == ContainerEngine::Docker;
    if (forced)
        arguments << u"-f"_s;
    if (leftover.kind == Leftover::Kind::Volume)
        noun = u"volume"_s;
    else if (leftover.kind == Leftover::Kind::Image)
        noun = u"image"_s;
    else
        arguments << u"-v"_s;
    arguments << leftover.id;

    QStringList inspection;
    inspection << u"inspect"_s << leftover.id;
    Command inspect = engine.command(noun, inspection);
    const Result<CommandOutput> seen = co_await context.commands().run(std::move(inspect));
    if (!seen)
        co_return tl::unexpected(seen.error());
    const QJsonObject thing = QJsonDocument::fromJson(seen->standardOutput).array().at(0).toObject();
    if (seen->exitCode != 0 || !isLeft(context, leftover.kind, labelsOf(thing)))
        co_return Result<void>(); // gone, or another's by now
    if (leftover.kind == Leftover::Kind::Container) {
        // Podman would wait for the server's own shutdown.
        QStringList names;
        names << leftover.id;
        Command kill = engine.command(u"kill"_s, names);
        co_await context.commands().run(std::move(kill));
    }
    if (!forced) {
        // An image with several names is only removed by force, so it loses them first.
        QStringList names;
        names << leftover.id;
        Command untag = engine.command(u"untag"_s, names);
        co_await context.commands().run(std::move(untag));
    }
    Command remove = engine.command(noun, arguments);
    const Result<CommandOutput> output = co_await context.commands().run(std::move(remove));
    if (!output)
        co_return tl::unexpected(output.error());
    if (output->exitCode != 0) {
        co_return failure(ErrorCode::EngineFailed,
                          Texts::tr("“%1” could not be removed with %2.").arg(leftover.name, leftover.engine),
                          QString::fromLocal8Bit(output->standardError).trimmed());
    }
    co_return Result<void>();
}

} // namespace

QCoro::Task<QList<Leftover>> findLeftovers(MachineContext &context)
{
    const auto work = [runs = runsDirectory(context), abandoned = context.abandonedRun] {
        return leftOnDisk(runs, abandoned);
    };
    const QFuture<QList<Leftover>> future = blockingCall(context.threads(), work);
    QList<Leftover> found = co_await future;
    for (const ContainerEngine engine : {ContainerEngine::Docker, ContainerEngine::Podman}) {
        const QList<Leftover> more = co_await leftInEngine(context, engine);
        found += more;
    }
    // In the order in which they can be removed: what uses a thing goes before it.
    std::stable_sort(found.begin(), found.end(),
                     [](const Leftover &a, const Leftover &b) { return a.kind < b.kind; });
    co_return found;
}

QCoro::Task<QList<Error>> removeAbandonedRun(MachineContext &context, QString runKey)
{
    context.abandonedRun = runKey;
    for (const ProcessMark &mark : serverMarks(runsDirectory(context) + u'/' + runKey)) {
        if (mark.isAlive())
            ::kill(static_cast<pid_t>(mark.pid), SIGKILL);
    }
    QList<Error> errors;
    const QList<Leftover> leftovers = co_await findLeftovers(context);
    for (const Leftover &leftover : leftovers) {
        if (leftover.runKey != runKey || leftover.kind == Leftover::Kind::Image)
            continue;
        const Result<void> removed = co_await removeLeftover(context, leftover);
        if (!removed)
            errors.append(removed.error());
    }
    co_return errors;
}

QCoro::Task<Result<void>> removeLeftover(MachineContext &context, Leftover leftover)
{
    Result<void> removed;
    switch (leftover.kind) {
    case Leftover::Kind::Process:
        removed = co_await endProcess(context, leftover);
        break;
    case Leftover::Kind::Directory:
        removed = co_await removeDirectory(context, leftover);
        break;
    default:
        removed = co_await removeFromEngine(context, leftover);
        break;
    }
    co_return removed;
}

} // namespace Tare
