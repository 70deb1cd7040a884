// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

#include <arpa/inet.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

const QString firstName = u"<b>native</b> & \"one\", 甲"_s;
const QString secondName = u"native two"_s;

/// A port of 127.0.0.1 that is held as long as this lives.
class HeldPort
{
public:
    HeldPort()
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t length = sizeof address;
        auto *plain = reinterpret_cast<sockaddr *>(&address);
        if (::bind(m_socket, plain, length) == 0 && ::listen(m_socket, 1) == 0
            && ::getsockname(m_socket, plain, &length) == 0)
            number = ntohs(address.sin_port);
    }
    ~HeldPort() { ::close(m_socket); }
    Q_DISABLE_COPY_MOVE(HeldPort)

    quint16 number = 0;

private:
    int m_socket = -1;
};

TestProfile quickProfile(int repetitions, int duration)
{
    EnvironmentSpec first;
    first.id = u"env-1"_s;
    first.name = firstName;
    first.how = NativeServer();
    EnvironmentSpec second = first;
    second.id = u"env-2"_s;
    second.name = secondName;
    RedisWorkload redis;
    redis.tests = {RedisTest::Set};
    redis.clients = {4};
    redis.timing = {0, duration, 1, 0};
    TestProfile profile;
    profile.name = u"quick & \"dirty\""_s;
    profile.environments = {first, second};
    profile.workloads = {{u"load-1"_s, u"SET"_s, redis}};
    profile.plan.repetitions = repetitions;
    return profile;
}

} // namespace

/// Whole runs of the program against real redis-servers.
class TestCliRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void nativeAgainstNative();
    void resultOnStandardOutputIsPureJson();
    void progressIsJsonLines();
    void takenPortIsFoundBeforeAnyLoad();
    void interruptionKeepsWhatWasMeasured();
    void secondInterruptionRemovesAtOnce();
    void killedProgramLeavesFinishedWork();
    void secondRunIsRefused();
    void diskThatFillsStopsTheRun();
    void passwordStaysSecret();
    void wrongPasswordIsTheServersWord();

private:
    QString save(const TestProfile &profile) const
    {
        const QString path = m_program->path(u"profile.tare"_s);
        return saveProfile(profile, path) ? path : QString();
    }
    QJsonObject shown(int run = 1) const
    {
        return m_program->run({u"results"_s, u"show"_s, QString::number(run), u"--format"_s, u"json"_s})
            .json();
    }
    /// Nothing of the run is there any more.
    void verifyNothingIsLeft() const
    {
        const auto listed = m_program->run({u"clean"_s, u"--dry-run"_s});
        QVERIFY2(listed.text().contains(u"Nothing"_s), listed.out.constData());
        QDir runs(m_program->path(u"work/runs"_s));
        QCOMPARE(runs.entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
        QCOMPARE(serversOfTheRun(), QList<qint64>());
    }
    /// redis-servers whose files are in the program's work directory.
    QList<qint64> serversOfTheRun() const;
    /// Waits until the text is in what the program says on standard error.
    static bool waitFor(QProcess &process, QByteArray &said, const QByteArray &text)
    {
        return QTest::qWaitFor(
            [&] {
                said += process.readAllStandardError();
                return said.contains(text);
            },
            60000);
    }

    std::unique_ptr<CliProgram> m_program;
};

void TestCliRun::initTestCase()
{
    if (!QStandardPaths::findExecutable(u"redis-server"_s).isEmpty())
        return;
    if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
        QFAIL("redis-server is not installed");
    QSKIP("redis-server is not installed");
}

void TestCliRun::init()
{
    m_program = std::make_unique<CliProgram>();
    // Container engines have no part in this: images and containers of others would only disturb.
    QDir().mkpath(m_program->path(u"bin"_s));
    const QString server = QStandardPaths::findExecutable(u"redis-server"_s);
    QVERIFY(QFile::link(server, m_program->path(u"bin/redis-server"_s)));
    m_program->setVariable(u"PATH"_s, m_program->path(u"bin"_s));
}

void TestCliRun::cleanup()
{
    m_program->run({u"clean"_s});
    m_program.reset();
}

QList<qint64> TestCliRun::serversOfTheRun() const
{
    QList<qint64> found;
    const QString work = m_program->path(u"work"_s);
    const QStringList processes = QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs);
    for (const QString &process : processes) {
        const QString folder = QFile::symLinkTarget(u"/proc/%1/cwd"_s.arg(process));
        QFile arguments(u"/proc/%1/cmdline"_s.arg(process));
        const QByteArray line = arguments.open(QIODevice::ReadOnly) ? arguments.readAll() : QByteArray();
        if (line.contains("redis-server") && (folder.startsWith(work) || line.contains(work.toUtf8())))
            found += process.toLongLong();
    }
    return found;
}

void TestCliRun::nativeAgainstNative()
{
    const QString profile = save(quickProfile(1, 5));
    const auto outcome = m_program->run({u"run"_s, profile, u"--duration"_s, u"2"_s, u"--warmup"_s, u"1"_s,
                                         u"--interval"_s, u"1"_s, u"--repetitions"_s, u"2"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    // One line an interval: 4 steps of 1 s warm-up and 2 s; a last short interval may be there too.
    const QStringList intervals = outcome.notes().split(u'\n').filter(u"requests/s"_s);
    QVERIFY2(intervals.size() >= 12, outcome.err.constData());
    QCOMPARE(intervals.filter(u"(warm-up)"_s).size(), 4);
    for (const QString &line : intervals) {
        QVERIFY(line.contains(firstName) || line.contains(secondName));
        QVERIFY(line.contains(u"95 % "_s) && line.contains(u"errors 0"_s));
    }
    // The answer.
    const QString text = outcome.text();
    QVERIFY2(text.contains(u"Redis SET, 4 clients"_s), outcome.out.constData());
    QVERIFY(text.contains(u"  mean  "_s));
    QVERIFY(text.contains(firstName));
    // or no verdict, when the host of this virtual machine took CPU time from one side only
    QVERIFY2(text.contains(u"2 runs each"_s) || text.contains(u"The host took CPU time away"_s),
             outcome.out.constData());
    QVERIFY(text.contains(u"Run 1 in "_s + m_program->results()));
    verifyNothingIsLeft();

    const auto list = m_program->run({u"results"_s, u"list"_s});
    QVERIFY(list.text().contains(u"quick & \"dirty\""_s));
    QVERIFY(list.text().contains(u"4/4"_s));
    QCOMPARE(m_program->run({u"results"_s, u"list"_s, u"--format"_s, u"ids"_s}).out, QByteArray("1\n"));

    const QJsonObject run = shown();
    QCOMPARE(run.value("run"_L1)["status"_L1].toString(), u"done"_s);
    QVERIFY(!run.value("run"_L1)["facts"_L1].toObject().isEmpty());
    QCOMPARE(run.value("run"_L1)["profile"_L1]["plan"_L1]["repetitions"_L1].toInt(), 2);
    const QJsonArray steps = run.value("steps"_L1).toArray();
    QCOMPARE(steps.size(), 4);
    for (const QJsonValue &step : steps) {
        QCOMPARE(step["status"_L1].toString(), u"done"_s);
        QVERIFY(step["rates"_L1]["requests_per_s"_L1].toDouble() > 0);
        QVERIFY(step["latency_ms"_L1]["p95"_L1].toDouble() > 0);
        // To the last one.
        QCOMPARE(step["server_counted"_L1].toInteger(-1), step["answered"_L1]["queries"_L1].toInteger(-2));
        qint64 sum = 0;
        const QJsonArray samples = step["intervals"_L1].toArray();
        for (const QJsonValue &sample : samples) {
            if (!sample["warmup"_L1].toBool())
                sum += sample["totals"_L1]["operations"_L1].toInteger();
        }
        QCOMPARE(sum, step["totals"_L1]["operations"_L1].toInteger());
    }
    const QJsonArray comparisons = run.value("comparisons"_L1).toArray();
    QCOMPARE(comparisons.at(0)["metric"_L1].toString(), u"requests_per_s"_s);
    if (text.contains(u"2 runs each"_s))
        QVERIFY(comparisons.at(0)["ci_low"_L1].isDouble());

    const auto compared = m_program->run(
        {u"results"_s, u"compare"_s, u"1"_s, u"--baseline"_s, secondName, u"--format"_s, u"json"_s});
    QCOMPARE(compared.json().value("comparisons"_L1).toArray().at(0)["baseline"_L1]["name"_L1].toString(),
             secondName);
    const auto unknown = m_program->run({u"results"_s, u"compare"_s, u"1"_s, u"--baseline"_s, u"nobody"_s});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY(unknown.notes().contains(secondName));
    for (const QString &suffix : {u"csv"_s, u"json"_s, u"md"_s}) {
        const QString file = m_program->path(u"export."_s + suffix);
        QCOMPARE(m_program->run({u"export"_s, u"1"_s, u"--to"_s, file}).out, file.toUtf8() + '\n');
        QVERIFY(QFileInfo(file).size() > 300);
    }
    QCOMPARE(m_program->run({u"export"_s, u"1"_s, u"--to"_s, u"/proc/no/such.csv"_s}).exitCode, 3);
    QCOMPARE(m_program->run({u"results"_s, u"delete"_s, u"1"_s}).exitCode, 0);
    QCOMPARE(m_program->run({u"results"_s, u"list"_s, u"--format"_s, u"ids"_s}).out, QByteArray());
}

void TestCliRun::resultOnStandardOutputIsPureJson()
{
    m_program->setVariable(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
    const auto outcome =
        m_program->run({u"run"_s, save(quickProfile(1, 1)), u"--format"_s, u"json"_s, u"--progress"_s,
                        u"none"_s, u"--results"_s, m_program->path(u"other.sqlite"_s)});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY(!outcome.notes().contains(u"requests/s"_s));
    const QJsonObject run = outcome.json();
    QCOMPARE(run.value("format"_L1).toString(), u"tare-run"_s);
    QCOMPARE(run.value("steps"_L1).toArray().size(), 2);
    QVERIFY(!run.value("steps"_L1).toArray().at(0)["intervals"_L1].toArray().isEmpty());
    QVERIFY(QFile::exists(m_program->path(u"other.sqlite"_s)));
    QVERIFY(!QFile::exists(m_program->results()));
}

void TestCliRun::progressIsJsonLines()
{
    const auto outcome = m_program->run({u"run"_s, save(quickProfile(1, 1)), u"--progress"_s, u"jsonl"_s});
    QCOMPARE(outcome.exitCode, 0);
    QFile documentation(QStringLiteral(TARE_SOURCE_DIR) + u"/docs/output.md"_s);
    QVERIFY(documentation.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(documentation.readAll());
    QSet<QString> kinds;
    const QStringList lines = outcome.notes().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
        QVERIFY2(!object.isEmpty(), qPrintable(line));
        const QString kind = object.value("event"_L1).toString();
        kinds += kind;
        const QRegularExpression row(u"\\n\\| `%1` \\|([^\\n]*)"_s.arg(kind));
        const QString described = row.match(text).captured(1);
        QVERIFY2(!described.isEmpty(), qPrintable(kind));
        const QStringList keys = object.keys();
        for (const QString &key : keys) {
            if (key != "event"_L1 && key != "time"_L1)
                QVERIFY2(described.contains(u'`' + key + u'`'), qPrintable(kind + u' ' + key));
        }
    }
    for (const QString &kind : {u"run_started"_s, u"step_started"_s, u"phase"_s, u"facts"_s, u"interval"_s,
                                u"host"_s, u"step_finished"_s, u"run_finished"_s})
        QVERIFY2(kinds.contains(kind), qPrintable(kind));

    // what the machine did is kept
    const auto host = m_program->run({u"results"_s, u"show"_s, u"1"_s, u"--host"_s});
    for (const QString &word : {u"cpu.busy"_s, u"proc.server.thread"_s, u"net.lo.in"_s, u"Bottleneck"_s})
        QVERIFY2(host.text().contains(word), host.out.constData());
    const QString file = m_program->path(u"host.csv"_s);
    const auto exported = m_program->run({u"export"_s, u"1"_s, u"--host"_s, u"--to"_s, file});
    QVERIFY2(exported.exitCode == 0, exported.err.constData());
    QFile csv(file);
    QVERIFY(csv.open(QIODevice::ReadOnly) && csv.readAll().contains(",sampler.cpu,"));
}

void TestCliRun::takenPortIsFoundBeforeAnyLoad()
{
    const HeldPort holder;
    QVERIFY(holder.number > 0);
    TestProfile profile = quickProfile(1, 1);
    std::get<NativeServer>(profile.environments[1].how).port = holder.number;
    const auto outcome = m_program->run({u"run"_s, save(profile)});
    QVERIFY2(outcome.exitCode == 3, outcome.err.constData());
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.notes().contains(QString::number(holder.number)), outcome.err.constData());
    QVERIFY2(outcome.notes().contains(QString::number(QCoreApplication::applicationPid())),
             outcome.err.constData());
    QVERIFY2(outcome.notes().contains(u"tst_clirun"_s), outcome.err.constData());
    QCOMPARE(m_program->run({u"results"_s, u"list"_s, u"--format"_s, u"ids"_s}).out, QByteArray());
    verifyNothingIsLeft();
}

void TestCliRun::interruptionKeepsWhatWasMeasured()
{
    QProcess process;
    m_program->start(process, {u"run"_s, save(quickProfile(1, 60)), u"--progress"_s, u"jsonl"_s});
    QByteArray said;
    QVERIFY2(waitFor(process, said, "\"event\":\"interval\""), said.constData());
    CliProgram::interrupt(process);
    const auto outcome = CliProgram::finish(process, 30000);
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY(outcome.text().contains(u"stopped"_s));
    const QJsonObject run = shown();
    QCOMPARE(run.value("run"_L1)["status"_L1].toString(), u"stopped"_s);
    QCOMPARE(run.value("steps"_L1).toArray().at(0)["status"_L1].toString(), u"stopped"_s);
    QVERIFY(!run.value("steps"_L1).toArray().at(0)["intervals"_L1].toArray().isEmpty());
    QVERIFY(run.value("steps"_L1).toArray().at(0)["rates"_L1]["requests_per_s"_L1].isNull());
    verifyNothingIsLeft();
}

void TestCliRun::secondInterruptionRemovesAtOnce()
{
    QProcess process;
    m_program->start(process, {u"run"_s, save(quickProfile(1, 60)), u"--progress"_s, u"jsonl"_s});
    QByteArray said;
    QVERIFY2(waitFor(process, said, "\"event\":\"interval\""), said.constData());
    CliProgram::interrupt(process);
    CliProgram::interrupt(process);
    const auto outcome = CliProgram::finish(process, 30000);
    QCOMPARE(outcome.exitCode, 4);
    verifyNothingIsLeft();
}

void TestCliRun::killedProgramLeavesFinishedWork()
{
    QProcess process;
    m_program->start(
        process, {u"run"_s, save(quickProfile(2, 2)), u"--duration"_s, u"3"_s, u"--progress"_s, u"jsonl"_s});
    QByteArray said;
    const auto inThirdStep = [&said] {
        const QList<QByteArray> lines = said.split('\n');
        for (const QByteArray &line : lines) {
            const QJsonObject object = QJsonDocument::fromJson(line).object();
            if (object.value("event"_L1).toString() == "interval"_L1 && object.value("order"_L1).toInt() == 3)
                return true;
        }
        return false;
    };
    QVERIFY(QTest::qWaitFor(
        [&] {
            said += process.readAllStandardError();
            return inThirdStep();
        },
        60000));
    process.kill();
    QVERIFY(process.waitForFinished());

    const QJsonObject run = shown();
    QCOMPARE(run.value("run"_L1)["status"_L1].toString(), u"incomplete"_s);
    const QJsonArray steps = run.value("steps"_L1).toArray();
    QCOMPARE(steps.size(), 4);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(steps.at(i)["status"_L1].toString(), u"done"_s);
        QVERIFY(steps.at(i)["intervals"_L1].toArray().size() >= 3);
        QVERIFY(steps.at(i)["rates"_L1]["requests_per_s"_L1].toDouble() > 0);
    }
    QCOMPARE(steps.at(2)["status"_L1].toString(), u"failed"_s);
    QVERIFY(!steps.at(2)["intervals"_L1].toArray().isEmpty());
    QVERIFY(steps.at(2)["rates"_L1]["requests_per_s"_L1].isNull());
    QCOMPARE(steps.at(3)["status"_L1].toString(), u"planned"_s);
    QVERIFY(m_program->run({u"results"_s, u"list"_s}).text().contains(u"incomplete"_s));

    // What it left behind is listed, then removed.
    const auto listed = m_program->run({u"clean"_s, u"--dry-run"_s});
    QCOMPARE(listed.exitCode, 0);
    QVERIFY2(listed.text().contains(u"directory"_s), listed.out.constData());
    QVERIFY(QFile::exists(m_program->path(u"work/runs"_s)));
    const QList<qint64> servers = serversOfTheRun();
    for (const qint64 server : servers)
        QVERIFY2(listed.text().contains(QString::number(server)), listed.out.constData());
    const auto cleaned = m_program->run({u"clean"_s});
    QVERIFY2(cleaned.exitCode == 0, cleaned.err.constData());
    verifyNothingIsLeft();

    // The rest of it, into the same run.
    const auto resumed = m_program->run({u"run"_s, u"--resume"_s, u"1"_s, u"--progress"_s, u"jsonl"_s});
    QVERIFY2(resumed.exitCode == 0, resumed.err.constData());
    QVERIFY(!resumed.err.contains("\"order\":1,")); // its first steps are not run again
    const QJsonObject whole = shown();
    QCOMPARE(whole.value("run"_L1)["status"_L1].toString(), u"done"_s);
    const QJsonArray all = whole.value("steps"_L1).toArray();
    for (int i = 0; i < 4; ++i)
        QCOMPARE(all.at(i)["status"_L1].toString(), u"done"_s);
    for (int i = 0; i < 2; ++i)
        QVERIFY(all.at(i) == steps.at(i));
    QVERIFY(all.at(2)["rates"_L1]["requests_per_s"_L1].toDouble() > 0);
    const auto again = m_program->run({u"run"_s, u"--resume"_s, u"1"_s});
    QCOMPARE(again.exitCode, 2);
    QVERIFY2(again.notes().contains(u"lacks nothing"_s), again.err.constData());
    verifyNothingIsLeft();
}

void TestCliRun::secondRunIsRefused()
{
    QProcess process;
    m_program->start(process, {u"run"_s, save(quickProfile(1, 60)), u"--progress"_s, u"jsonl"_s});
    QByteArray said;
    QVERIFY2(waitFor(process, said, "\"event\":\"step_started\""), said.constData());
    const auto second = m_program->run({u"run"_s, m_program->path(u"profile.tare"_s)});
    QVERIFY2(second.exitCode == 3, second.err.constData());
    QVERIFY2(second.notes().contains(QString::number(process.processId())), second.err.constData());
    // It is alive, so nothing of it is left over, and its result cannot be deleted.
    QVERIFY(m_program->run({u"clean"_s}).text().contains(u"Nothing"_s));
    QVERIFY(m_program->run({u"results"_s, u"list"_s}).text().contains(u"running"_s));
    QVERIFY(m_program->run({u"results"_s, u"delete"_s, u"1"_s}).exitCode != 0);
    CliProgram::interrupt(process);
    QCOMPARE(CliProgram::finish(process, 30000).exitCode, 4);
    verifyNothingIsLeft();
}

void TestCliRun::diskThatFillsStopsTheRun()
{
    const QString disk = m_program->path(u"disk"_s);
    QVERIFY(QDir().mkdir(disk));
    if (::mount("tmpfs", QFile::encodeName(disk).constData(), "tmpfs", MS_NOSUID | MS_NODEV, "size=52m")
        != 0) {
        const char *reason = "mounting a small file system needs root";
        if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
            QFAIL(reason);
        QSKIP(reason);
    }
    const auto unmount = qScopeGuard([&] { ::umount2(QFile::encodeName(disk).constData(), MNT_DETACH); });
    const QString results = disk + u"/results.sqlite"_s;
    QProcess process;
    m_program->start(
        process, {u"run"_s, save(quickProfile(1, 60)), u"--progress"_s, u"jsonl"_s, u"--results"_s, results});
    QByteArray said;
    QVERIFY2(waitFor(process, said, "\"event\":\"interval\""), said.constData());
    QFile filler(disk + u"/filler"_s);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) > 0) { }
    const auto outcome = CliProgram::finish(process, 60000);
    QVERIFY2(outcome.exitCode == 5, outcome.err.constData());
    QVERIFY2(outcome.notes().contains(u"full"_s), outcome.err.constData());
    verifyNothingIsLeft();
    const auto kept =
        m_program->run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s, u"--results"_s, results});
    QCOMPARE(kept.exitCode, 0);
    QVERIFY(!kept.json().value("steps"_L1).toArray().at(0)["intervals"_L1].toArray().isEmpty());
    // And the next run is told before it starts.
    const auto next = m_program->run({u"run"_s, m_program->path(u"profile.tare"_s), u"--results"_s, results});
    QCOMPARE(next.exitCode, 3);
}

namespace {

/// A redis-server of the test with a password of its own.
class RedisServer
{
public:
    explicit RedisServer(const QString &password)
    {
        port = HeldPort().number;
        m_process.setWorkingDirectory(m_folder.path());
        m_process.start(u"redis-server"_s, {u"-"_s});
        m_process.write(
            u"bind 127.0.0.1\nport %1\nrequirepass %2\nsave \"\"\n"_s.arg(QString::number(port), password)
                .toUtf8());
        m_process.closeWriteChannel();
        ready = QTest::qWaitFor(
            [this] { return (m_said += m_process.readAll()).contains("Ready to accept"); }, 20000);
    }
    ~RedisServer()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }

    quint16 port = 0;
    bool ready = false;

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    QByteArray m_said;
};

TestProfile endpointProfile(quint16 port)
{
    TestProfile profile = quickProfile(1, 1);
    ExistingEndpoint endpoint;
    endpoint.port = port;
    profile.environments[0].how = endpoint;
    profile.environments.removeLast();
    return profile;
}

} // namespace

void TestCliRun::passwordStaysSecret()
{
    const QString password = u"Tr0ub4dor-und-drei"_s;
    const RedisServer server(password);
    QVERIFY(server.ready);
    m_program->setVariable(u"TARE_PASSWORD"_s, password);
    const auto outcome = m_program->run({u"run"_s, save(endpointProfile(server.port)), u"--progress"_s,
                                         u"jsonl"_s, u"--format"_s, u"json"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY(!outcome.out.contains(password.toUtf8()));
    QVERIFY(!outcome.err.contains(password.toUtf8()));
    const QString exported = m_program->path(u"export.json"_s);
    QCOMPARE(m_program->run({u"export"_s, u"1"_s, u"--to"_s, exported}).exitCode, 0);
    for (const QString &name : {m_program->results(), QString(m_program->results() + u"-wal"_s), exported,
                                m_program->path(u"profile.tare"_s)}) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QVERIFY2(!file.readAll().contains(password.toUtf8()), qPrintable(name));
    }
}

void TestCliRun::wrongPasswordIsTheServersWord()
{
    const RedisServer server(u"the-right-0ne"_s);
    QVERIFY(server.ready);
    m_program->setVariable(u"TARE_PASSWORD"_s, u"the-wrong-0ne"_s);
    const auto outcome = m_program->run({u"run"_s, save(endpointProfile(server.port))});
    QVERIFY2(outcome.exitCode == 3 || outcome.exitCode == 5, outcome.err.constData());
    QVERIFY2(outcome.notes().contains(u"WRONGPASS"_s), outcome.err.constData());
    QVERIFY(!outcome.notes().contains(u"the-wrong-0ne"_s));
}

QTEST_GUILESS_MAIN(TestCliRun)
#include "tst_clirun.moc"
