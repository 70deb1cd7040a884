// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"

#include <QDir>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// The program killed while it loads a server in a container.
class TestCliContainer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAndCleaned_data();
    void killedAndCleaned();
    void interrupted_data();
    void interrupted();

private:
    static QByteArray outputOf(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished(60000);
        return process.readAllStandardOutput().trimmed();
    }
    /// Starts a run in a container of the engine and waits until it is measured. False when there is none.
    void startRun(CliProgram &program, QProcess &process, ContainerEngine engine);
    static void engines()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("docker") << u"docker"_s;
        QTest::newRow("podman") << u"podman"_s;
    }
    static bool answers(const CliProgram &program, const QString &engine)
    {
        const QJsonArray probes =
            program.run({u"doctor"_s, u"--format"_s, u"json"_s}).json().value("probes"_L1).toArray();
        for (const QJsonValue &probe : probes) {
            if (probe["key"_L1].toString() == engine)
                return probe["state"_L1].toString() == "good"_L1;
        }
        return false;
    }
};

#define TARE_NEEDS_ENGINE(program, engine)                                                                   \
    do {                                                                                                     \
        if (!answers(program, engine)) {                                                                     \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL("the container engine does not run containers");                                       \
            QSKIP("the container engine does not run containers");                                           \
        }                                                                                                    \
    } while (false)

void TestCliContainer::startRun(CliProgram &program, QProcess &process, ContainerEngine engine)
{
    EnvironmentSpec environment;
    environment.id = u"env-1"_s;
    environment.name = u"container"_s;
    ContainerServer container;
    container.engine = engine;
    environment.how = container;
    RedisWorkload redis;
    redis.tests = {RedisTest::Set};
    redis.clients = {4};
    redis.timing = {0, 300, 1, 0};
    TestProfile profile;
    profile.name = u"container"_s;
    profile.environments = {environment};
    profile.workloads = {{u"load-1"_s, u"SET"_s, redis}};
    profile.plan.repetitions = 1;
    const QString path = program.path(u"profile.tare"_s);
    QVERIFY(saveProfile(profile, path).has_value());
    program.start(process, {u"run"_s, path, u"--progress"_s, u"jsonl"_s});
    QByteArray said;
    QVERIFY2(QTest::qWaitFor(
                 [&] {
                     said += process.readAllStandardError();
                     return said.contains("\"event\":\"interval\"");
                 },
                 120000),
             said.constData());
}

void TestCliContainer::killedAndCleaned_data()
{
    engines();
}

void TestCliContainer::killedAndCleaned()
{
    QFETCH(QString, engine);
    CliProgram program;
    TARE_NEEDS_ENGINE(program, engine);
    QProcess process;
    startRun(program, process, engine == "docker"_L1 ? ContainerEngine::Docker : ContainerEngine::Podman);
    if (QTest::currentTestFailed())
        return;
    const QString key = program.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s})
                            .json()
                            .value("run"_L1)["key"_L1]
                            .toString();
    QVERIFY(!key.isEmpty());
    process.kill();
    QVERIFY(process.waitForFinished());

    const QString mark = u"label=tare.run="_s + key;
    const QByteArray container = outputOf(engine, {u"ps"_s, u"-aq"_s, u"--no-trunc"_s, u"--filter"_s, mark});
    QVERIFY(!container.isEmpty());
    // A container of the user's, from the very image that Tare packed.
    const QByteArray image =
        outputOf(engine, {u"inspect"_s, u"--format"_s, u"{{.Image}}"_s, QString::fromUtf8(container)});
    const QString foreignName = u"tare-x-"_s + key;
    const QByteArray foreign = outputOf(
        engine, {u"create"_s, u"--name"_s, foreignName, QString::fromUtf8(image), u"redis-server"_s});
    QVERIFY(!foreign.isEmpty());
    const auto removeForeign = qScopeGuard([&] {
        outputOf(engine, {u"rm"_s, u"-f"_s, foreignName});
        program.run({u"clean"_s}); // the image that could not go while it was used
    });

    const auto listed = program.run({u"clean"_s, u"--dry-run"_s});
    QVERIFY2(listed.text().contains(QString::fromUtf8(container)), listed.out.constData());
    QVERIFY2(!listed.text().contains(foreignName), listed.out.constData());
    QVERIFY2(!listed.text().contains(QString::fromUtf8(foreign)), listed.out.constData());
    QVERIFY(listed.text().contains(program.path(u"work/runs/"_s) + key));

    const auto cleaned = program.run({u"clean"_s});
    QVERIFY2(cleaned.text().contains(QString::fromUtf8(container)), cleaned.out.constData());
    const QByteArray left = outputOf(engine, {u"ps"_s, u"-aq"_s, u"--no-trunc"_s});
    QVERIFY(!left.contains(container));
    QVERIFY(left.contains(foreign));
    QVERIFY(!QFile::exists(program.path(u"work/runs/"_s) + key));
    QCOMPARE(program.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s})
                 .json()
                 .value("run"_L1)["status"_L1]
                 .toString(),
             u"incomplete"_s);
}

void TestCliContainer::interrupted_data()
{
    engines();
}

void TestCliContainer::interrupted()
{
    QFETCH(QString, engine);
    CliProgram program;
    TARE_NEEDS_ENGINE(program, engine);
    QProcess process;
    startRun(program, process, engine == "docker"_L1 ? ContainerEngine::Docker : ContainerEngine::Podman);
    if (QTest::currentTestFailed())
        return;
    CliProgram::interrupt(process);
    const auto outcome = CliProgram::finish(process, 60000);
    QCOMPARE(outcome.exitCode, 4);
    const QString key = program.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s})
                            .json()
                            .value("run"_L1)["key"_L1]
                            .toString();
    const QString mark = u"label=tare.run="_s + key;
    QCOMPARE(outputOf(engine, {u"ps"_s, u"-aq"_s, u"--filter"_s, mark}), QByteArray());
    QCOMPARE(QDir(program.path(u"work/runs"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList());
}

QTEST_GUILESS_MAIN(TestCliContainer)
#include "tst_clicontainer.moc"
