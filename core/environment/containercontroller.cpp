// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containercontroller.h"

#include "core/environment/containerfacts.h"
#include "core/environment/cpulist.h"
#include "core/environment/datafacts.h"
#include "core/environment/datainitialiser.h"
#include "core/environment/networkmechanism.h"
#include "core/environment/processfacts.h"
#include "core/environment/readiness.h"
#include "core/environment/tararchive.h"
#include "core/environment/tcpport.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

#include <QCoroTimer>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ContainerController)
};

bool isPortTaken(const QString &text)
{
    return text.contains(u"address already in use"_s, Qt::CaseInsensitive)
        || text.contains(u"port is already allocated"_s, Qt::CaseInsensitive);
}

} // namespace

ContainerController::ContainerController(EnvironmentSpec environment, MachineContext &context)
    : m_environment(std::move(environment))
    , m_server(std::get<ContainerServer>(m_environment.how))
    , m_context(context)
    , m_account(serverAccount(m_environment.server))
    , m_inside{u"/tare"_s}
{ }

ContainerController::~ContainerController()
{
    // stop() was not called: nothing can be waited for here, but nothing is to stay either.
    if (m_created) {
        const Command command = m_engine.command(u"rm"_s, {u"-f"_s, u"-v"_s, m_name});
        QProcess removal;
        removal.setProgram(command.program);
        removal.setArguments(command.arguments);
        removal.setStandardOutputFile(QProcess::nullDevice());
        removal.setStandardErrorFile(QProcess::nullDevice());
        removal.startDetached();
    }
}

ContainerShape ContainerController::shape() const
{
    return {m_engine, m_server, m_account, m_name, m_directory.paths(), m_inside};
}

QString ContainerController::title() const
{
    return Texts::tr("%1 in “%2”").arg(QFileInfo(m_image.program).fileName(), m_environment.name);
}

quint16 ContainerController::innerPort(quint16 chosen) const
{
    if (m_server.network == NetworkPath::Host)
        return chosen;
    return m_environment.server == ServerKind::Redis ? 6379 : 3306;
}

QCoro::Task<Result<void>> ContainerController::check()
{
    if (const auto cpus = readCpuList(m_server.cpuList); !cpus)
        co_return tl::unexpected(cpus.error());
    if (m_server.port != 0 && m_server.network != NetworkPath::BridgeAddress) {
        if (Result<void> free = requireFreePort(static_cast<quint16>(m_server.port)); !free)
            co_return free;
    }
    Result<EngineSetup> engine = co_await m_context.engines().use(m_server.engine);
    if (!engine)
        co_return tl::unexpected(engine.error());
    m_engine = *engine;
    if (m_engine.noBridge && m_server.network != NetworkPath::Host)
        co_return tl::unexpected(*m_engine.noBridge);
    if (m_engine.rootless && m_server.network == NetworkPath::BridgeAddress) {
        co_return failure(
            ErrorCode::EngineFailed,
            Texts::tr("%1 runs without root here, so the container's own address cannot be reached from "
                      "outside. Choose the published port or the host network.")
                .arg(engineTitle(m_engine.engine)));
    }
    Result<void> found = co_await findImage();
    if (!found)
        co_return found;
    co_return checkServerOptions(m_image.flavour, m_server.options);
}

QCoro::Task<Result<void>> ContainerController::findImage()
{
    if (m_server.image == ImageSource::HostBinary) {
        Result<ServerProgram> program =
            co_await m_context.programs().find(m_environment.server, m_server.binary);
        if (!program)
            co_return tl::unexpected(program.error());
        m_program = *program;
        m_image.program = m_program.path;
        m_image.flavour = m_program.flavour;
        Result<void> packable = co_await m_context.images().check(m_program);
        co_return packable;
    }
    Result<FoundImage> found = co_await m_context.images().find(m_engine, m_server.imageReference);
    if (!found)
        co_return tl::unexpected(found.error());
    m_image = foundContainerImage(*found, m_server.imageReference, m_environment.server);
    co_return Result<void>();
}

QCoro::Task<Result<void>> ContainerController::packImage(QString runKey, std::stop_token stop)
{
    if (m_server.image != ImageSource::HostBinary)
        co_return Result<void>();
    Result<PackedImage> packed =
        co_await m_context.images().pack(m_engine, m_program, m_account, runKey, stop);
    if (!packed)
        co_return tl::unexpected(packed.error());
    m_image.id = packed->id;
    m_image.name = packed->name;
    m_image.digest = packed->id;
    co_return Result<void>();
}

QCoro::Task<Result<Endpoint>> ContainerController::start(StartRequest request, std::stop_token stop)
{
    Result<void> checked = co_await check();
    if (!checked)
        co_return tl::unexpected(checked.error());
    m_name = u"tare-%1-%2"_s.arg(request.runKey).arg(request.order);
    if (request.instance > 0)
        m_name += u"-%1"_s.arg(request.instance);
    if (Result<void> prepared = m_directory.prepare(request.directory, m_account); !prepared)
        co_return tl::unexpected(prepared.error());
    const Result<void> packed = co_await packImage(request.runKey, stop);
    if (!packed)
        co_return tl::unexpected(packed.error());
    Result<void> initialised;
    if (m_server.image == ImageSource::HostBinary)
        initialised = co_await initialiseData(m_context.commands(), m_program, m_account, m_directory,
                                              m_server.options, stop);
    else
        initialised = co_await initialiseInImage(request, stop);
    if (!initialised)
        co_return tl::unexpected(initialised.error());

    ServerConfiguration configuration;
    configuration.flavour = m_image.flavour;
    configuration.paths = m_inside;
    configuration.baseDirectory = m_program.baseDirectory;
    configuration.bindAddress = m_server.network == NetworkPath::Host ? u"127.0.0.1"_s : u"0.0.0.0"_s;
    configuration.password = randomPassword();
    configuration.allowRoot = m_engine.rootless;
    configuration.options = m_server.options;

    constexpr int attempts = 3;
    for (int attempt = 1;; ++attempt) {
        m_port = m_server.port != 0 ? static_cast<quint16>(m_server.port) : freeTcpPort();
        configuration.port = innerPort(m_port);
        Result<Facts> ready = co_await launch(request, configuration, stop);
        if (ready) {
            co_await collectFacts(*ready);
            if (Result<void> applied = checkAppliedLimits(m_engine, m_server, m_facts); !applied)
                co_return tl::unexpected(applied.error());
            Endpoint reached = m_endpoint; // what is returned is moved from
            co_return reached;
        }
        const Result<void> removed = co_await remove(true);
        const bool again =
            removed && m_server.port == 0 && attempt < attempts && isPortTaken(ready.error().detail);
        if (!again)
            co_return tl::unexpected(ready.error());
    }
}

/// A found MariaDB or MySQL image makes its system tables with its own programs.
QCoro::Task<Result<void>> ContainerController::initialiseInImage(StartRequest request, std::stop_token stop)
{
    if (m_image.flavour == ServerFlavour::Redis || m_directory.hasData())
        co_return Result<void>();
    const QStringList arguments = initialisationArguments(shape(), m_image, request);
    const Result<CommandOutput> output =
        co_await engineCommand(u"run"_s, arguments, std::chrono::seconds(180), stop);
    if (!output) {
        // The engine goes on without the client that was ended.
        QStringList names;
        names << u"-f"_s << m_name + u"-init"_s;
        co_await engineCommand(u"rm"_s, names);
        co_return tl::unexpected(output.error());
    }
    if (output->exitCode != 0) {
        co_return failure(
            ErrorCode::ServerFailed,
            Texts::tr("A fresh data directory could not be made with the image “%1”. The program's own "
                      "messages tell why.")
                .arg(m_image.name),
            QString::fromLocal8Bit(output->standardError + output->standardOutput).trimmed());
    }
    co_return Result<void>();
}

QCoro::Task<Result<CommandOutput>> ContainerController::engineCommand(QString subcommand,
                                                                      QStringList arguments,
                                                                      std::chrono::seconds timeout,
                                                                      std::stop_token stop)
{
    Command command = m_engine.command(subcommand, arguments);
    command.timeout = timeout;
    command.stop = stop;
    Result<CommandOutput> output = co_await m_context.commands().run(std::move(command));
    co_return output;
}

QCoro::Task<Result<void>> ContainerController::create(StartRequest request, ServerConfiguration configuration,
                                                      std::stop_token stop)
{
    if (m_server.storage == ContainerStorage::Volume) {
        QStringList arguments;
        arguments << u"create"_s << labelArguments(request) << m_name;
        m_volume = true;
        const Result<CommandOutput> made = co_await engineCommand(u"volume"_s, arguments);
        if (!made)
            co_return tl::unexpected(made.error());
        if (made->exitCode != 0)
            co_return tl::unexpected(
                engineError(m_engine.engine, QString::fromLocal8Bit(made->standardError)));
    }

    QStringList arguments;
    arguments << u"--name"_s << m_name << commonArguments(shape(), request) << mountArguments(shape());
    arguments << networkArguments(m_server, m_port, configuration.port) << limitArguments(m_server);
    arguments << u"--entrypoint"_s << m_image.program << m_image.id << serverArguments(configuration);
    m_created = true; // as far as anybody can know until the engine has answered
    const Result<CommandOutput> output = co_await engineCommand(u"create"_s, arguments);
    if (!output)
        co_return tl::unexpected(output.error());
    if (output->exitCode != 0)
        co_return tl::unexpected(engineError(m_engine.engine, QString::fromLocal8Bit(output->standardError)));
    if (m_server.storage != ContainerStorage::BindMount) {
        Result<void> filled = co_await fillStorage(stop);
        co_return filled;
    }
    co_return Result<void>();
}

/// Puts the data files into the volume or into the container's own layer.
QCoro::Task<Result<void>> ContainerController::fillStorage(std::stop_token stop)
{
    const ServerAccount inside = m_engine.rootless ? ServerAccount() : m_account;
    TarArchive archive;
    archive.addDirectory(m_inside.root);
    archive.addDirectory(m_inside.data(), {0700, inside.uid, inside.gid});
    QStringList unpack;
    unpack << u"-"_s << m_name + u":/"_s;
    if (m_engine.engine == ContainerEngine::Podman)
        unpack.prepend(u"--archive=false"_s); // it would give everything to the container's account
    Command command = m_engine.command(u"cp"_s, unpack);
    command.input = archive.finish();
    // Podman forgets the file in which it keeps its input meanwhile.
    command.environment[u"TMPDIR"_s] = m_directory.paths().temporary();
    const Result<CommandOutput> made = co_await m_context.commands().run(std::move(command));
    if (!made)
        co_return tl::unexpected(made.error());
    if (made->exitCode != 0)
        co_return tl::unexpected(engineError(m_engine.engine, QString::fromLocal8Bit(made->standardError)));
    if (!m_directory.hasData())
        co_return Result<void>();
    // Docker keeps the owners unless asked to archive; podman gives the files to the container's account,
    // which is the one they belong to.
    QStringList copy;
    copy << m_directory.paths().data() + u"/."_s << m_name + u':' + m_inside.data();
    const Result<CommandOutput> copied =
        co_await engineCommand(u"cp"_s, copy, std::chrono::minutes(30), stop);
    if (!copied)
        co_return tl::unexpected(copied.error());
    if (copied->exitCode != 0)
        co_return tl::unexpected(engineError(m_engine.engine, QString::fromLocal8Bit(copied->standardError)));
    co_return Result<void>();
}

QCoro::Task<Result<QJsonObject>> ContainerController::inspect()
{
    QStringList arguments;
    arguments << u"inspect"_s << m_name;
    const Result<CommandOutput> output = co_await engineCommand(u"container"_s, arguments);
    if (!output)
        co_return tl::unexpected(output.error());
    const QJsonObject object = QJsonDocument::fromJson(output->standardOutput).array().at(0).toObject();
    if (output->exitCode != 0 || object.isEmpty())
        co_return tl::unexpected(engineError(m_engine.engine, QString::fromLocal8Bit(output->standardError)));
    co_return object;
}

/// Starts what was created and learns its process and address.
QCoro::Task<Result<void>> ContainerController::runInspected()
{
    QStringList names;
    names << m_name;
    const Result<CommandOutput> output = co_await engineCommand(u"start"_s, names);
    if (!output)
        co_return tl::unexpected(output.error());
    if (output->exitCode != 0)
        co_return tl::unexpected(engineError(m_engine.engine, QString::fromLocal8Bit(output->standardError)));
    const Result<QJsonObject> container = co_await inspect();
    if (!container)
        co_return tl::unexpected(container.error());
    const QJsonObject state = (*container)["State"_L1].toObject();
    const qint64 pid = state["Pid"_L1].toInteger();
    m_process = ProcessMark::of(pid);
    if (!m_process) {
        const QString death = co_await findDeath();
        if (!death.isEmpty()) {
            co_return failure(ErrorCode::ServerFailed,
                              Texts::tr("%1 ended while it was starting (%2). Its last messages tell why.")
                                  .arg(title(), death),
                              m_log);
        }
        co_return failure(
            ErrorCode::EngineFailed,
            Texts::tr("%1 runs its containers on another machine or in a virtual one, so they cannot be "
                      "compared with this computer. Use an engine of this computer.")
                .arg(engineTitle(m_engine.engine)));
    }
    if (m_server.network == NetworkPath::BridgeAddress) {
        m_endpoint.address = containerAddress(*container);
        if (m_endpoint.address.isEmpty()) {
            co_return failure(
                ErrorCode::EngineFailed,
                Texts::tr("%1 gave the container no address of its own. Choose the published port or the "
                          "host network.")
                    .arg(engineTitle(m_engine.engine)));
        }
    }
    co_return Result<void>();
}

QCoro::Task<Result<Facts>>
ContainerController::launch(StartRequest request, ServerConfiguration configuration, std::stop_token stop)
{
    m_death.clear();
    m_endpoint = {};
    m_endpoint.server = m_environment.server;
    m_endpoint.address = u"127.0.0.1"_s;
    m_endpoint.port = m_server.network == NetworkPath::BridgeAddress ? configuration.port : m_port;
    m_endpoint.password = configuration.password;
    if (m_environment.server == ServerKind::MySql) {
        m_endpoint.user = QStringView(serverUser).toString();
        m_endpoint.database = QStringView(serverSchema).toString();
    }

    const ServerPaths outside = m_directory.paths();
    Result<void> written =
        m_directory.writePrivate(outside.configurationFile(), configurationText(configuration));
    if (written && m_environment.server == ServerKind::MySql)
        written = m_directory.writePrivate(outside.accountFile(), accountText(configuration));
    if (!written)
        co_return tl::unexpected(written.error());
    const Result<void> created = co_await create(request, configuration, stop);
    if (!created)
        co_return tl::unexpected(created.error());
    if (stop.stop_requested())
        co_return failure(ErrorCode::Cancelled, Texts::tr("Stopped before the container was started."));
    const Result<void> running = co_await runInspected();
    if (!running)
        co_return tl::unexpected(running.error());

    ReadinessRequest readiness;
    readiness.endpoint = m_endpoint;
    readiness.timeout = request.readyTimeout;
    readiness.title = title();
    readiness.death = [this] { return deathNow(); };
    readiness.lastLogLines = [] { return QString(); }; // only the engine has them; added below
    readiness.stop = stop;
    Result<Facts> ready = co_await waitUntilReady(m_context.threads(), std::move(readiness));
    // Each question to the engine takes its time, and who pressed Stop does not want to know.
    if (!ready && ready.error().code != ErrorCode::Cancelled) {
        Error error = ready.error();
        const QString death = co_await findDeath();
        if (!death.isEmpty()) {
            error.sentence = Texts::tr("%1 ended while it was starting (%2). Its last messages tell why.")
                                 .arg(title(), death);
        }
        co_await keepLog();
        if (!m_log.isEmpty())
            error.detail = error.detail.isEmpty() ? m_log : m_log + u'\n' + error.detail;
        co_return tl::unexpected(error);
    }
    m_directory.removeSecrets();
    co_return ready;
}

QCoro::Task<void> ContainerController::collectFacts(Facts fromServer)
{
    const qint64 pid = m_process ? m_process->pid : 0;
    m_facts = fromServer;
    m_facts.insert(processFacts(pid));
    m_facts.insert(filesystemFacts(pid, m_inside.data()));
    m_facts.insert(engineFacts(m_engine, m_server));
    m_facts[u"image.name"_s] = m_image.name;
    m_facts[u"image.digest"_s] = m_image.digest;
    const QString executable = u"/proc/%1/exe"_s.arg(pid);
    m_facts[u"server.binary"_s] =
        m_server.image == ImageSource::HostBinary ? m_program.path : QFile::symLinkTarget(executable);
    QString hash = co_await m_context.programs().hashOf(executable);
    if (hash.isEmpty() && m_server.image == ImageSource::HostBinary)
        hash = m_program.sha256; // another account's process may not be read; the file is this one
    if (!hash.isEmpty())
        m_facts[u"server.sha256"_s] = hash;

    const NetworkFinding network = co_await findNetworkMechanism(m_context, m_endpoint, pid);
    m_proxies = network.proxies;
    m_facts[u"network.path"_s] = networkPathName(m_server.network);
    const bool host = m_server.network == NetworkPath::Host && network.mechanism == u"loopback";
    m_facts[u"network.mechanism"_s] = host ? u"host network"_s : network.mechanism;
    m_facts[u"network.peer"_s] = network.peer;
}

QString ContainerController::deathNow() const
{
    if (!m_death.isEmpty())
        return m_death;
    if (!m_process)
        return Texts::tr("not started");
    return m_process->isAlive() ? QString() : Texts::tr("its process is gone");
}

QCoro::Task<QString> ContainerController::death()
{
    QString words = co_await findDeath();
    co_return words;
}

QCoro::Task<QString> ContainerController::findDeath()
{
    if (!m_death.isEmpty() || (m_process && m_process->isAlive())) {
        const QString death = m_death; // what is returned is moved from
        co_return death;
    }
    if (!m_created)
        co_return Texts::tr("not started");
    // The process is gone before the engine has taken note of it.
    QJsonObject state;
    for (int attempt = 0; attempt < 50; ++attempt) {
        const Result<QJsonObject> container = co_await inspect();
        if (!container) {
            m_death = Texts::tr("the container is gone");
            const QString death = m_death; // what is returned is moved from
            co_return death;
        }
        state = (*container)["State"_L1].toObject();
        if (!state["Running"_L1].toBool())
            break;
        if (ProcessMark::of(state["Pid"_L1].toInteger()))
            co_return QString();
        co_await QCoro::sleepFor(std::chrono::milliseconds(100));
    }
    co_await keepLog();
    const int code = state["ExitCode"_L1].toInt();
    if (state["Running"_L1].toBool())
        co_return QString(); // running, though not as a process of this machine
    if (state["OOMKilled"_L1].toBool())
        m_death = Texts::tr("killed for want of memory");
    else if (code > 128 && code < 128 + 65)
        m_death = Texts::tr("killed by signal %1").arg(code - 128);
    else
        m_death = Texts::tr("exit code %1").arg(code);
    const QString death = m_death; // what is returned is moved from
    co_return death;
}

QCoro::Task<void> ContainerController::keepLog()
{
    if (!m_created)
        co_return;
    QStringList arguments;
    arguments << u"--tail"_s << u"20"_s << m_name;
    const Result<CommandOutput> output =
        co_await engineCommand(u"logs"_s, arguments, std::chrono::seconds(10));
    if (output && output->exitCode == 0)
        m_log = QString::fromLocal8Bit(output->standardOutput + output->standardError).trimmed();
}

QCoro::Task<Result<void>> ContainerController::stop(bool force)
{
    if (m_created) {
        co_await keepLog();
        if (!force) {
            QStringList arguments;
            arguments << u"--time"_s << u"60"_s << m_name;
            co_await engineCommand(u"stop"_s, arguments, std::chrono::seconds(90));
        }
    }
    Result<void> removed = co_await remove(force);
    m_directory.clear();
    co_return removed;
}

QCoro::Task<Result<void>> ContainerController::remove(bool force)
{
    Result<void> result;
    if (m_created) {
        // Podman's rm waits ten seconds for an orderly end first; docker's kills.
        if (force && m_engine.engine == ContainerEngine::Podman) {
            QStringList names;
            names << m_name;
            co_await engineCommand(u"kill"_s, names, std::chrono::seconds(20));
        }
        QStringList arguments;
        arguments << u"-f"_s << u"-v"_s << m_name;
        const Result<CommandOutput> output = co_await engineCommand(u"rm"_s, arguments);
        const QString text = output ? QString::fromLocal8Bit(output->standardError) : output.error().detail;
        const bool gone = output
            && (output->exitCode == 0 || text.contains(u"no such container"_s, Qt::CaseInsensitive)
                || text.contains(u"no container with name"_s, Qt::CaseInsensitive)
                || text.contains(u"already in progress"_s, Qt::CaseInsensitive));
        if (gone)
            m_created = false;
        else
            result = failure(
                ErrorCode::EngineFailed,
                Texts::tr("The container “%1” could not be removed. “tare-cli clean” removes what stays.")
                    .arg(m_name),
                text);
    }
    if (m_volume) {
        QStringList arguments;
        arguments << u"rm"_s << u"-f"_s << m_name;
        const Result<CommandOutput> output = co_await engineCommand(u"volume"_s, arguments);
        if (output && output->exitCode == 0)
            m_volume = false;
        else if (result)
            result = failure(
                ErrorCode::EngineFailed,
                Texts::tr("The volume “%1” could not be removed. “tare-cli clean” removes what stays.")
                    .arg(m_name),
                output ? QString::fromLocal8Bit(output->standardError) : output.error().detail);
    }
    co_return result;
}

Facts ContainerController::facts() const
{
    return m_facts;
}

QList<qint64> ContainerController::serverProcesses() const
{
    if (!m_process || !m_created)
        return {};
    return {m_process->pid};
}

QList<qint64> ContainerController::proxyProcesses() const
{
    return m_created ? m_proxies : QList<qint64>();
}

QString ContainerController::lastLogLines() const
{
    return m_log;
}

QString ContainerController::dataPath() const
{
    return m_inside.data();
}

std::pair<uint, uint> ContainerController::dataOwner() const
{
    return {m_account.uid, m_account.gid};
}

QString ContainerController::dataFormatKey() const
{
    return m_server.image == ImageSource::HostBinary ? m_program.sha256 : m_image.digest;
}

} // namespace Tare
