// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

#include <csignal>

using namespace Tare;
using namespace Qt::StringLiterals;

/// Three instances with one schema against one with three, by the program itself.
class TestCliTopologies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void totalsAreTheTargetsAndTheServers_data();
    void totalsAreTheTargetsAndTheServers();
    void leavesNothing_data();
    void leavesNothing();

private:
    static constexpr int count = 3;

    static TestProfile redisProfile();
    static TestProfile mysqlProfile();
    static void putInContainers(TestProfile &profile);
    static QString missing(const CliProgram &program, ServerKind server, bool container);
    static void checkStep(const QJsonObject &step, qint64 operations);
};

#define TARE_NEEDS(reason)                                                                                   \
    do {                                                                                                     \
        const QString tareReason = reason;                                                                   \
        if (!tareReason.isEmpty()) {                                                                         \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(tareReason));                                                               \
            QSKIP(qPrintable(tareReason));                                                                   \
        }                                                                                                    \
    } while (false)

TestProfile TestCliTopologies::redisProfile()
{
    TestProfile profile;
    profile.name = u"topologies"_s;
    for (int i = 0; i < 2; ++i) {
        EnvironmentSpec environment;
        environment.id = u"env-%1"_s.arg(i + 1);
        environment.name = i == 0 ? u"one"_s : u"three"_s;
        environment.how = NativeServer();
        environment.topology.instances = i == 0 ? 1 : count;
        environment.topology.schemas = i == 0 ? count : 1;
        environment.topology.memoryMib = 300;
        profile.environments.append(environment);
    }
    RedisWorkload redis;
    redis.tests = {RedisTest::Get};
    redis.clients = {4};
    redis.keyspace = 500;
    redis.timing = {0, 0, 1, 4000};
    profile.workloads = {{u"load-1"_s, u"GET"_s, redis}};
    profile.plan.repetitions = 1;
    return profile;
}

/// The published comparison, made small.
TestProfile TestCliTopologies::mysqlProfile()
{
    const Result<TestProfile> preset = loadPreset(u"published-topologies"_s);
    TestProfile profile = preset ? *preset : TestProfile();
    for (EnvironmentSpec &environment : profile.environments) {
        environment.topology.instances = std::min(environment.topology.instances, count);
        environment.topology.schemas = std::min(environment.topology.schemas, count);
        environment.topology.memoryMib = 192;
    }
    auto &oltp = std::get<OltpWorkload>(profile.workloads.first().what);
    oltp.tables = 2;
    oltp.tableSize = 1000;
    oltp.threads = {2};
    oltp.timing = {0, 0, 1, 60};
    profile.plan.repetitions = 1;
    return profile;
}

void TestCliTopologies::putInContainers(TestProfile &profile)
{
    for (EnvironmentSpec &environment : profile.environments)
        environment.how = ContainerServer();
}

QString TestCliTopologies::missing(const CliProgram &program, ServerKind server, bool container)
{
    const QString name = server == ServerKind::Redis ? u"redis-server"_s : u"mariadbd"_s;
    if (QStandardPaths::findExecutable(name, {u"/usr/sbin"_s, u"/usr/bin"_s, u"/usr/local/bin"_s}).isEmpty())
        return u"no %1 on this machine"_s.arg(name);
    if (!container)
        return {};
    const QJsonArray probes =
        program.run({u"doctor"_s, u"--format"_s, u"json"_s}).json().value("probes"_L1).toArray();
    for (const QJsonValue &probe : probes) {
        const QString key = probe["key"_L1].toString();
        if ((key == "docker"_L1 || key == "podman"_L1) && probe["state"_L1].toString() == "good"_L1)
            return {};
    }
    return u"no container engine runs containers here"_s;
}

void TestCliTopologies::totalsAreTheTargetsAndTheServers_data()
{
    QTest::addColumn<bool>("mysql");
    QTest::addColumn<bool>("container");
    QTest::newRow("Redis, native") << false << false;
    QTest::newRow("Redis, containers") << false << true;
    QTest::newRow("MariaDB, native") << true << false;
    QTest::newRow("MariaDB, containers") << true << true;
}

void TestCliTopologies::checkStep(const QJsonObject &step, qint64 operations)
{
    QCOMPARE(step["status"_L1].toString(), u"done"_s);
    const QJsonArray targets = step["targets"_L1].toArray();
    QCOMPARE(targets.size(), count);
    const bool three = targets.last()["instance"_L1].toInt() == count;
    qint64 all = 0;
    qint64 answered = 0;
    qint64 counted = 0;
    QStringList addresses;
    for (const QJsonValue &target : targets) {
        QCOMPARE(target["totals"_L1]["operations"_L1].toInteger(), operations);
        all += target["totals"_L1]["queries"_L1].toInteger();
        const qint64 own = target["answered"_L1]["queries"_L1].toInteger();
        answered += own;
        counted += target["server_counted"_L1].toInteger();
        if (three)
            QCOMPARE(target["server_counted"_L1].toInteger(), own); // each instance counts its own
        addresses += target["address"_L1].toString() + u'/' + target["database"_L1].toString();
    }
    addresses.removeDuplicates();
    QCOMPARE(addresses.size(), count);
    QCOMPARE(step["totals"_L1]["operations"_L1].toInteger(), operations * count);
    QCOMPARE(step["totals"_L1]["queries"_L1].toInteger(), all);
    QCOMPARE(step["answered"_L1]["queries"_L1].toInteger(), answered);
    QCOMPARE(step["server_counted"_L1].toInteger(), answered);
    QCOMPARE(counted, answered);
    const double jain = step["spread"_L1]["jain_index"_L1].toDouble();
    QVERIFY2(jain > 1.0 / count && jain <= 1.0 + 1e-12, qPrintable(QString::number(jain)));
    QVERIFY(step["cpu_ms_per_operation"_L1].toDouble() > 0);

    QList<qint64> byTarget(count);
    const QJsonArray intervals = step["intervals"_L1].toArray();
    QVERIFY(!intervals.isEmpty());
    for (const QJsonValue &interval : intervals) {
        const QJsonArray shares = interval["targets"_L1].toArray();
        QCOMPARE(shares.size(), count);
        for (int i = 0; i < count; ++i)
            byTarget[i] += shares.at(i)["totals"_L1]["operations"_L1].toInteger();
    }
    QCOMPARE(byTarget, QList<qint64>(count, operations));
}

void TestCliTopologies::totalsAreTheTargetsAndTheServers()
{
    QFETCH(bool, mysql);
    QFETCH(bool, container);
    const CliProgram program;
    TARE_NEEDS(missing(program, mysql ? ServerKind::MySql : ServerKind::Redis, container));
    TestProfile profile = mysql ? mysqlProfile() : redisProfile();
    if (container)
        putInContainers(profile);
    const QString path = program.path(u"profile.tare"_s);
    QVERIFY(saveProfile(profile, path));
    const auto outcome = program.run({u"run"_s, path, u"--format"_s, u"json"_s}, 200000);
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    const QJsonObject stored =
        program.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s}).json();
    for (const QJsonObject &run : {outcome.json(), stored}) {
        const QJsonArray steps = run["steps"_L1].toArray();
        QCOMPARE(steps.size(), 2);
        for (const QJsonValue &step : steps) {
            checkStep(step.toObject(), mysql ? 60 : 4000);
            if (QTest::currentTestFailed())
                return;
        }
    }
    const auto text = program.run({u"results"_s, u"show"_s, u"1"_s});
    QVERIFY2(text.text().contains(u"Jain"_s), text.out.constData());
    QCOMPARE(program.run({u"export"_s, u"1"_s, u"--targets"_s, u"--to"_s, program.path(u"t.csv"_s)}).exitCode,
             0);
    QFile csv(program.path(u"t.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll().count('\n'), 1 + 2 * count);
    const auto listed = program.run({u"clean"_s, u"--dry-run"_s});
    QVERIFY2(listed.text().contains(u"Nothing"_s), listed.out.constData());
}

void TestCliTopologies::leavesNothing_data()
{
    QTest::addColumn<bool>("container");
    QTest::addColumn<bool>("killed");
    QTest::newRow("native, interrupted") << false << false;
    QTest::newRow("native, killed") << false << true;
    QTest::newRow("containers, killed") << true << true;
}

void TestCliTopologies::leavesNothing()
{
    QFETCH(bool, container);
    QFETCH(bool, killed);
    const CliProgram program;
    TARE_NEEDS(missing(program, ServerKind::Redis, container));
    TestProfile profile = redisProfile();
    if (container)
        putInContainers(profile);
    profile.environments.removeFirst();
    std::get<RedisWorkload>(profile.workloads.first().what).timing = {0, 300, 1, 0};
    const QString path = program.path(u"profile.tare"_s);
    QVERIFY(saveProfile(profile, path));
    QProcess process;
    program.start(process, {u"run"_s, path, u"--progress"_s, u"jsonl"_s});
    QByteArray said;
    QVERIFY2(QTest::qWaitFor(
                 [&] {
                     said += process.readAllStandardError();
                     return said.contains("\"event\":\"interval\"")
                         || process.state() == QProcess::NotRunning;
                 },
                 120000),
             said.constData());
    QVERIFY2(said.contains("\"event\":\"interval\""), said.right(2000).constData());
    if (killed) {
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto listed = program.run({u"clean"_s, u"--dry-run"_s});
        const QString kind = container ? u"tare-"_s : u"redis-server"_s;
        QVERIFY2(listed.text().count(kind) >= count, listed.out.constData());
        QCOMPARE(program.run({u"clean"_s}).exitCode, 0);
    } else {
        CliProgram::interrupt(process);
        QCOMPARE(CliProgram::finish(process, 60000).exitCode, 4);
    }
    const auto left = program.run({u"clean"_s, u"--dry-run"_s});
    QVERIFY2(left.text().contains(u"Nothing"_s), left.out.constData());
    QCOMPARE(QDir(program.path(u"work/runs"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList());
    // what was measured until then stays, with its targets
    const QJsonArray intervals = program.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s})
                                     .json()["steps"_L1][0]["intervals"_L1]
                                     .toArray();
    QVERIFY(!intervals.isEmpty());
    QCOMPARE(intervals.first()["targets"_L1].toArray().size(), count);
}

QTEST_GUILESS_MAIN(TestCliTopologies)
#include "tst_clitopologies.moc"
