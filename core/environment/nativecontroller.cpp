// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/nativecontroller.h"

#include "core/environment/cpulist.h"
#include "core/environment/datafacts.h"
#include "core/environment/datainitialiser.h"
#include "core/environment/networkmechanism.h"
#include "core/environment/processfacts.h"
#include "core/environment/readiness.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tcpport.h"
#include "core/model/processmark.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <QCoroTimer>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <grp.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype longestSocketName = 107; // sockaddr_un

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::NativeController)
};

/// What happens between fork and exec. Plain data and system calls only.
struct ChildSetup
{
    bool pin = false;
    cpu_set_t cpus{};
    rlimit openFiles{};
    bool changeAccount = false;
    uid_t uid = 0;
    gid_t gid = 0;

    void operator()() const
    {
        ::setsid(); // Ctrl+C in the terminal is for Tare, which then ends the server in order
        bool good = ::setrlimit(RLIMIT_NOFILE, &openFiles) == 0;
        if (good && pin)
            good = ::sched_setaffinity(0, sizeof cpus, &cpus) == 0;
        if (good && changeAccount)
            good = ::setgroups(1, &gid) == 0 && ::setgid(gid) == 0 && ::setuid(uid) == 0;
        if (!good) {
            const char *const words = std::strerror(errno);
            const char intro[] = "setting up the server process: ";
            [[maybe_unused]] ssize_t ignored = ::write(STDERR_FILENO, intro, sizeof intro - 1);
            ignored = ::write(STDERR_FILENO, words, std::strlen(words));
            ignored = ::write(STDERR_FILENO, "\n", 1);
            ::_exit(126);
        }
    }
};

/// The same small environment on both sides of a comparison.
QProcessEnvironment serverEnvironment()
{
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, u"/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"_s);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    for (const QString &name : {u"TZ"_s, u"LD_LIBRARY_PATH"_s}) {
        const QString value = qEnvironmentVariable(name.toLatin1().constData());
        if (!value.isEmpty())
            environment.insert(name, value);
    }
    return environment;
}

} // namespace

NativeController::NativeController(EnvironmentSpec environment, MachineContext &context)
    : m_environment(std::move(environment))
    , m_server(std::get<NativeServer>(m_environment.how))
    , m_context(context)
    , m_account(serverAccount(m_environment.server))
{ }

bool NativeController::usesSocket() const
{
    return m_server.transport == Transport::UnixSocket;
}

NativeController::~NativeController()
{
    killNow();
    m_process.reset();
}

QCoro::Task<Result<void>> NativeController::findProgram()
{
    Result<ServerProgram> program = co_await m_context.programs().find(m_environment.server, m_server.binary);
    if (!program)
        co_return tl::unexpected(program.error());
    m_program = *program;
    co_return Result<void>();
}

QCoro::Task<Result<void>> NativeController::check()
{
    if (const auto cpus = readCpuList(m_server.cpuList); !cpus)
        co_return tl::unexpected(cpus.error());
    if (m_server.port != 0 && !usesSocket()) {
        if (Result<void> free = requireFreePort(static_cast<quint16>(m_server.port)); !free)
            co_return free;
    }
    Result<void> found = co_await findProgram();
    if (!found)
        co_return found;
    co_return checkServerOptions(m_program.flavour, m_server.options);
}

QCoro::Task<Result<Endpoint>> NativeController::start(StartRequest request, std::stop_token stop)
{
    Result<void> checked = co_await check();
    if (!checked)
        co_return tl::unexpected(checked.error());
    if (Result<void> prepared = m_directory.prepare(request.directory, m_account); !prepared)
        co_return tl::unexpected(prepared.error());
    if (usesSocket() && m_directory.paths().socket().toUtf8().size() > longestSocketName) {
        co_return failure(
            ErrorCode::InvalidArgument,
            Texts::tr("The work directory's name is too long for a Unix socket in it: “%1” has more than "
                      "%2 bytes. Set TARE_WORK_DIR to a shorter one, or let the client use TCP.")
                .arg(m_directory.paths().socket(), QString::number(longestSocketName)));
    }
    const Result<void> initialised = co_await initialiseData(m_context.commands(), m_program, m_account,
                                                             m_directory, m_server.options, stop);
    if (!initialised)
        co_return tl::unexpected(initialised.error());

    ServerConfiguration configuration;
    configuration.flavour = m_program.flavour;
    configuration.paths = m_directory.paths();
    configuration.baseDirectory = m_program.baseDirectory;
    configuration.password = randomPassword();
    configuration.options = m_server.options;
    configuration.unixSocket = usesSocket();

    constexpr int attempts = 3;
    for (int attempt = 1;; ++attempt) {
        const bool noPort = usesSocket() && m_environment.server == ServerKind::Redis;
        configuration.port = noPort               ? 0
            : m_server.port != 0 && !usesSocket() ? static_cast<quint16>(m_server.port)
                                                  : freeTcpPort();
        Result<Facts> ready = co_await launch(request, configuration, stop);
        if (ready) {
            co_await collectFacts(*ready);
            Endpoint reached = m_endpoint; // what is returned is moved from
            co_return reached;
        }
        co_await endProcess();
        // Somebody else took the free port in between.
        const bool again = (m_server.port == 0 || usesSocket()) && attempt < attempts
            && ready.error().detail.contains(u"Address already in use"_s, Qt::CaseInsensitive);
        if (!again)
            co_return tl::unexpected(ready.error());
    }
}

QCoro::Task<Result<Facts>> NativeController::launch(StartRequest request, ServerConfiguration configuration,
                                                    std::stop_token stop)
{
    m_endpoint = {};
    m_endpoint.server = m_environment.server;
    if (usesSocket()) {
        m_endpoint.transport = Transport::UnixSocket;
        m_endpoint.socketPath = configuration.paths.socket();
    } else {
        m_endpoint.address = u"127.0.0.1"_s;
        m_endpoint.port = configuration.port;
    }
    m_endpoint.password = configuration.password;
    if (m_environment.server == ServerKind::MySql) {
        m_endpoint.user = QStringView(serverUser).toString();
        m_endpoint.database = QStringView(serverSchema).toString();
    }

    const ServerPaths paths = m_directory.paths();
    Result<void> written =
        m_directory.writePrivate(paths.configurationFile(), configurationText(configuration));
    if (written && m_environment.server == ServerKind::MySql)
        written = m_directory.writePrivate(paths.accountFile(), accountText(configuration));
    if (!written)
        co_return tl::unexpected(written.error());

    ChildSetup setup;
    const QList<int> cpus = readCpuList(m_server.cpuList).value_or(QList<int>());
    CPU_ZERO(&setup.cpus);
    setup.pin = !cpus.isEmpty();
    for (const int cpu : cpus)
        CPU_SET(static_cast<size_t>(cpu), &setup.cpus);
    const auto own = ownOpenFiles();
    setup.openFiles.rlim_cur = request.openFiles > 0 ? static_cast<rlim_t>(request.openFiles) : own.first;
    setup.openFiles.rlim_max = request.openFiles > 0 ? static_cast<rlim_t>(request.openFiles) : own.second;
    setup.changeAccount = ::geteuid() == 0 && m_account.uid != 0;
    setup.uid = m_account.uid;
    setup.gid = m_account.gid;

    m_startError.clear();
    m_process = std::make_unique<QProcess>();
    m_process->setProcessEnvironment(serverEnvironment());
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setProcessChannelMode(QProcess::MergedChannels);
    m_process->setStandardOutputFile(paths.log(), QIODevice::Append);
    m_process->setChildProcessModifier(setup);
    QObject::connect(m_process.get(), &QProcess::errorOccurred, m_process.get(),
                     [this](QProcess::ProcessError error) {
                         if (error == QProcess::FailedToStart)
                             m_startError = m_process->errorString();
                     });
    Command shown;
    shown.program = m_program.path;
    shown.arguments = serverArguments(configuration);
    if (m_context.commands().commandStarted)
        m_context.commands().commandStarted(shown.displayed());
    m_process->start(shown.program, shown.arguments);
    if (const auto mark = ProcessMark::of(m_process->processId())) {
        if (Result<void> marked = mark->write(m_directory.markFile()); !marked)
            co_return tl::unexpected(marked.error());
    }

    ReadinessRequest readiness;
    readiness.endpoint = m_endpoint;
    readiness.timeout = request.readyTimeout;
    readiness.title = Texts::tr("%1 in “%2”").arg(QFileInfo(m_program.path).fileName(), m_environment.name);
    readiness.death = [this] { return deathNow(); };
    readiness.lastLogLines = [this] { return lastLogLines(); };
    readiness.stop = stop;
    Result<Facts> ready = co_await waitUntilReady(m_context.threads(), std::move(readiness));
    m_directory.removeSecrets();
    co_return ready;
}

QCoro::Task<void> NativeController::collectFacts(Facts fromServer)
{
    const qint64 pid = m_process ? m_process->processId() : 0;
    m_facts = fromServer;
    m_facts.insert(processFacts(pid));
    m_facts.insert(filesystemFacts(pid, m_directory.paths().data()));
    m_facts[u"server.binary"_s] = m_program.path;
    m_facts[u"server.sha256"_s] = co_await m_context.programs().hashOf(u"/proc/%1/exe"_s.arg(pid));
    m_facts[u"environment.kind"_s] = u"native"_s;
    m_facts[u"storage"_s] = u"directory"_s;
    const NetworkFinding network = co_await findNetworkMechanism(m_context, m_endpoint, pid);
    m_facts[u"network.path"_s] = usesSocket() ? u"unix socket"_s : u"native"_s;
    m_facts[u"network.mechanism"_s] = network.mechanism;
    m_facts[u"network.peer"_s] = network.peer;
}

QString NativeController::deathNow() const
{
    if (!m_startError.isEmpty())
        return m_startError;
    if (!m_process)
        return Texts::tr("not started");
    if (m_process->state() != QProcess::NotRunning)
        return {};
    if (m_process->exitStatus() == QProcess::CrashExit)
        return Texts::tr("killed by signal %1").arg(m_process->exitCode());
    return Texts::tr("exit code %1").arg(m_process->exitCode());
}

QCoro::Task<QString> NativeController::death()
{
    co_return deathNow();
}

void NativeController::killNow()
{
    if (!m_process)
        return;
    if (m_process->processId() > 0)
        ::kill(-static_cast<pid_t>(m_process->processId()), SIGKILL);
    m_process->kill(); // it may not have made its session yet
}

QCoro::Task<void> NativeController::endProcess()
{
    killNow();
    while (m_process && m_process->state() != QProcess::NotRunning)
        co_await QCoro::sleepFor(std::chrono::milliseconds(10));
    const QString lines = m_directory.lastLogLines();
    if (!lines.isEmpty())
        m_keptLog = lines;
}

QCoro::Task<Result<void>> NativeController::stop(bool force)
{
    using namespace std::chrono_literals;
    if (m_process && !force && m_process->state() != QProcess::NotRunning) {
        m_process->terminate();
        // A large buffer pool takes its time to be written; a server that hangs is not waited for for ever.
        const auto deadline = std::chrono::steady_clock::now() + 60s;
        while (m_process && m_process->state() != QProcess::NotRunning
               && std::chrono::steady_clock::now() < deadline)
            co_await QCoro::sleepFor(20ms);
    }
    co_await endProcess();
    m_directory.clear();
    co_return Result<void>();
}

Facts NativeController::facts() const
{
    return m_facts;
}

QList<qint64> NativeController::serverProcesses() const
{
    if (!m_process || m_process->processId() <= 0)
        return {};
    return {m_process->processId()};
}

QList<qint64> NativeController::proxyProcesses() const
{
    return {};
}

QString NativeController::lastLogLines() const
{
    const QString lines = m_directory.lastLogLines();
    return lines.isEmpty() ? m_keptLog : lines;
}

QString NativeController::dataPath() const
{
    return m_directory.paths().data();
}

std::pair<uint, uint> NativeController::dataOwner() const
{
    return {m_account.uid, m_account.gid};
}

QString NativeController::dataFormatKey() const
{
    return m_program.sha256;
}

} // namespace Tare
