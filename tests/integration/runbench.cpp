// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/integration/runbench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare::Test {

QStringList RunRecorder::eventTexts() const
{
    QStringList texts;
    for (const RunEvent &event : events)
        texts << event.text + (event.detail.isEmpty() ? QString() : u" | "_s + event.detail);
    return texts;
}

bool RunRecorder::hasEvent(const QString &part) const
{
    return eventTexts().join(u'\n').contains(part);
}

void RunRecorder::expect(bool condition, const QString &what)
{
    if (!condition)
        disorder << what;
}

void RunRecorder::runStarted(const RunRecord &run)
{
    expect(begun.key.isEmpty(), u"runStarted twice"_s);
    begun = run;
    if (next)
        next->runStarted(run);
}

void RunRecorder::stepStarted(const StepRecord &step)
{
    expect(m_step == 0 && !begun.key.isEmpty() && !ended, u"stepStarted %1"_s.arg(step.order));
    m_step = step.order;
    if (next)
        next->stepStarted(step);
}

void RunRecorder::phaseChanged(int order, StepPhase phase)
{
    expect(order == m_step || order == 0 || phase == StepPhase::Cooldown, u"phase of %1"_s.arg(order));
    phases.append({order, phase});
    if (next)
        next->phaseChanged(order, phase);
    if (onPhase)
        onPhase(order, phase);
}

void RunRecorder::preparing(int order, qint64 done, qint64 total, const QString &what)
{
    expect(order == m_step, u"preparing %1"_s.arg(order));
    if (next)
        next->preparing(order, done, total, what);
    if (onPreparing)
        onPreparing(order);
}

void RunRecorder::hostSampled(int order, const HostSample &sample)
{
    expect(order == m_step, u"sample of %1"_s.arg(order));
    hosts[order].append(sample);
    if (next)
        next->hostSampled(order, sample);
}

void RunRecorder::dumpProgressed(int order, const DumpProgress &progress)
{
    expect(order == m_step, u"dump of %1"_s.arg(order));
    dumps[order].append(progress);
    if (next)
        next->dumpProgressed(order, progress);
}

void RunRecorder::factsFound(int order, const Facts &facts)
{
    expect(order == m_step, u"facts of %1"_s.arg(order));
    if (next)
        next->factsFound(order, facts);
}

void RunRecorder::intervalEnded(int order, const IntervalSample &sample)
{
    expect(order == m_step, u"interval of %1"_s.arg(order));
    expect(sample.index == intervals[order].size(), u"interval %1 of %2"_s.arg(sample.index).arg(order));
    intervals[order].append(sample);
    if (next)
        next->intervalEnded(order, sample);
    if (onInterval)
        onInterval(order, sample);
}

void RunRecorder::eventHappened(const RunEvent &event)
{
    events.append(event);
    if (next)
        next->eventHappened(event);
}

void RunRecorder::commandRun(int order, const QString &commandLine)
{
    commands.append(commandLine);
    if (next)
        next->commandRun(order, commandLine);
}

void RunRecorder::stepFinished(const StepRecord &step)
{
    expect(m_step == step.order || step.status == StepStatus::Skipped, u"stepFinished %1"_s.arg(step.order));
    m_step = 0;
    steps.append(step);
    if (next)
        next->stepFinished(step);
    if (onStepFinished)
        onStepFinished(step);
}

void RunRecorder::runFinished(const RunRecord &run)
{
    expect(m_step == 0 && !ended, u"runFinished"_s);
    ended = run;
    if (next)
        next->runFinished(run);
}

RunBench::RunBench()
    : m_directory(u"/var/tmp/tare-test-XXXXXX"_s)
{
    // The servers' own accounts have to get through.
    QFile::setPermissions(m_directory.path(), static_cast<QFile::Permissions>(0x7055));
    qputenv("TARE_WORK_DIR", QFile::encodeName(workDirectory()));
    qputenv("TARE_RUN_LOCK", QFile::encodeName(m_directory.filePath(u"run.lock"_s)));
    m_context = std::make_unique<MachineContext>();
}

RunBench::~RunBench()
{
    m_controller.reset();
}

QString RunBench::workDirectory() const
{
    return m_directory.filePath(u"work"_s);
}

Result<RunRecord> RunBench::run(const TestProfile &profile)
{
    return wait([this, &profile] { return m_controller->execute(profile); });
}

Result<RunRecord> RunBench::resume(const RunRecord &stored)
{
    return wait([this, &stored] { return m_controller->resume(stored); });
}

Result<RunRecord> RunBench::wait(const std::function<QCoro::Task<Result<RunRecord>>()> &begin)
{
    m_controller = std::make_unique<RunController>(*m_context, recorder);
    QTimer beat;
    QElapsedTimer pause;
    beat.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beat, &QTimer::timeout, &beat,
                     [this, &pause] { m_longestPause = std::max(m_longestPause, pause.restart() - 2); });
    pause.start();
    beat.start(2);
    Result<RunRecord> outcome = QCoro::waitFor(begin());
    if (m_stopping.isValid())
        m_secondsToIdle = static_cast<double>(m_stopping.elapsed()) / 1000;
    return outcome;
}

void RunBench::stopNow()
{
    if (m_stopping.isValid())
        return;
    m_stopping.start();
    m_controller->stop();
}

void RunBench::forceStopNow()
{
    if (!m_stopping.isValid())
        m_stopping.start();
    m_controller->forceStop();
}

QStringList RunBench::leftBehind() const
{
    QStringList left;
    for (const qint64 pid : serverProcesses())
        left << u"process %1"_s.arg(pid);
    for (const QString &engine : {u"docker"_s, u"podman"_s}) {
        // What a run leaves with an engine it has made with that engine's command.
        const bool used = recorder.commands.filter(engine).size() > 0;
        if (!used || !engineProblem(engine).isEmpty())
            continue;
        const QString filter = u"label=tare.run=%1"_s.arg(recorder.begun.key);
        const QList<QStringList> lists{
            {u"ps"_s, u"-a"_s, u"-q"_s, u"--filter"_s, filter},
            {u"volume"_s, u"ls"_s, u"-q"_s, u"--filter"_s, filter},
            {u"images"_s, u"-a"_s, u"-q"_s, u"--filter"_s, filter},
            {u"network"_s, u"ls"_s, u"-q"_s, u"--filter"_s, filter},
        };
        for (const QStringList &arguments : lists) {
            const QString found = outputOf(engine, arguments);
            if (!found.isEmpty())
                left << engine + u' ' + arguments.constFirst() + u": "_s + found;
        }
    }
    const QDir work(workDirectory());
    for (const QString &name : work.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (name != u"datasets") // kept on purpose
            left << u"entry "_s + name;
    }
    if (QFileInfo::exists(m_directory.filePath(u"run.lock"_s)))
        left << u"run lock"_s;
    return left;
}

QList<qint64> RunBench::serverProcesses() const
{
    const QByteArray place = QFile::encodeName(workDirectory());
    QList<qint64> found;
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        bool number = false;
        const qint64 pid = name.toLongLong(&number);
        if (!number || pid == ::getpid())
            continue;
        QFile line(u"/proc/%1/cmdline"_s.arg(pid));
        const QString directory = QFile::symLinkTarget(u"/proc/%1/cwd"_s.arg(pid));
        const bool inside = QFile::encodeName(directory).startsWith(place);
        if (inside || (line.open(QIODevice::ReadOnly) && line.readAll().contains(place)))
            found << pid;
    }
    return found;
}

SilentListener::SilentListener()
    : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    if (::bind(m_socket, generic, length) == 0 && ::listen(m_socket, 16) == 0
        && ::getsockname(m_socket, generic, &length) == 0)
        m_port = ntohs(address.sin_port);
}

SilentListener::~SilentListener()
{
    ::close(m_socket);
}

QString findServer(ServerKind kind)
{
    const QStringList names =
        kind == ServerKind::Redis ? QStringList{u"redis-server"_s} : QStringList{u"mariadbd"_s, u"mysqld"_s};
    for (const QString &name : names) {
        QString path = QStandardPaths::findExecutable(name);
        if (path.isEmpty())
            path = QStandardPaths::findExecutable(name, {u"/usr/sbin"_s, u"/usr/local/sbin"_s});
        if (!path.isEmpty())
            return path;
    }
    return {};
}

QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {};
    return QString::fromLocal8Bit(process.readAllStandardOutput()).trimmed();
}

QString engineProblem(const QString &engine)
{
    static QMap<QString, QString> known;
    if (!known.contains(engine)) {
        const QString version = outputOf(engine, {u"version"_s, u"--format"_s, u"{{.Client.Version}}"_s});
        const QString info = version.isEmpty() ? QString() : outputOf(engine, {u"info"_s});
        known[engine] =
            info.contains(u"ERROR"_s) || info.isEmpty() ? engine + u" cannot be used here"_s : QString();
    }
    return known[engine];
}

EnvironmentSpec nativeRedis(const QString &id, const QString &name)
{
    EnvironmentSpec environment;
    environment.id = id;
    environment.name = name;
    environment.server = ServerKind::Redis;
    environment.how = NativeServer();
    return environment;
}

EnvironmentSpec containerRedis(const QString &id, const QString &name, ContainerEngine engine,
                               NetworkPath path)
{
    EnvironmentSpec environment = nativeRedis(id, name);
    ContainerServer container;
    container.engine = engine;
    container.network = path;
    environment.how = container;
    return environment;
}

WorkloadSpec redisLoad(const QList<RedisTest> &tests, int duration, int warmup)
{
    RedisWorkload redis;
    redis.tests = tests;
    redis.clients = {10};
    redis.keyspace = 1000;
    redis.timing = {warmup, duration, 1, 0};
    WorkloadSpec workload;
    workload.id = u"load-1"_s;
    workload.name = u"Redis"_s;
    workload.what = redis;
    return workload;
}

EnvironmentSpec nativeMariaDb(const QString &id, const QString &name)
{
    EnvironmentSpec environment = nativeRedis(id, name);
    environment.server = ServerKind::MySql;
    return environment;
}

EnvironmentSpec containerMariaDb(const QString &id, const QString &name, ContainerEngine engine,
                                 NetworkPath path)
{
    EnvironmentSpec environment = containerRedis(id, name, engine, path);
    environment.server = ServerKind::MySql;
    return environment;
}

WorkloadSpec oltpLoad(OltpMix mix, int duration, int warmup)
{
    OltpWorkload oltp;
    oltp.mix = mix;
    oltp.tables = 2;
    oltp.tableSize = 2000;
    oltp.threads = {4};
    oltp.timing = {warmup, duration, 1, 0};
    WorkloadSpec workload;
    workload.id = u"load-sql"_s;
    workload.name = u"OLTP"_s;
    workload.what = oltp;
    return workload;
}

TestProfile profileOf(const QList<EnvironmentSpec> &environments, const QList<WorkloadSpec> &workloads,
                      int repetitions)
{
    TestProfile profile;
    profile.name = u"test <b>a</b> & \"b\""_s;
    profile.environments = environments;
    profile.workloads = workloads;
    profile.plan.repetitions = repetitions;
    return profile;
}

} // namespace Tare::Test
