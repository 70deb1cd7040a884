// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "tests/integration/runbench.h"
#include "tests/support/mariadbserver.h"

#include <QSet>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// MariaDB natively and in a container, from the same files.
class TestMariaDbRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::MySql).isEmpty() ? u"no mariadbd on this machine"_s : QString());
    }

    void everyMixFromOneDataSet()
    {
        RunBench bench;
        const WorkloadSpec readWrite = oltpLoad(OltpMix::ReadWrite, 1, 1);
        WorkloadSpec readOnly = oltpLoad(OltpMix::ReadOnly, 1, 0);
        WorkloadSpec points = oltpLoad(OltpMix::PointSelect, 1, 0);
        readOnly.id = u"load-2"_s;
        points.id = u"load-3"_s;
        const auto run =
            bench.run(profileOf({nativeMariaDb(u"a"_s, u"First"_s), nativeMariaDb(u"b"_s, u"Second"_s)},
                                {readWrite, readOnly, points}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(run->steps.size(), 6);
        QSet<QString> sizes;
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.caseKey + u": "_s + step.reason + step.reasonDetail));
            QVERIFY(step.totals.operations > 0);
            QVERIFY(step.totals.queries > 0);
            QVERIFY(step.serverCounted);
            QCOMPARE(*step.serverCounted, step.answered.queries);
            const QString source = step.facts.value(u"data.source"_s);
            QVERIFY2(source == u"copy"_s || source == u"reflink"_s, qPrintable(source));
            sizes << step.facts.value(u"data.bytes"_s) + u'/' + step.facts.value(u"data.files"_s);
        }
        QCOMPARE(sizes.size(), 1); // identical files
        QCOMPARE(bench.recorder.eventTexts().filter(u"every step starts from these files"_s).size(), 1);
        QCOMPARE(bench.recorder.phases.constFirst(), std::pair(0, StepPhase::Preparing));
        QCOMPARE(bench.leftBehind(), QStringList());
        QVERIFY2(bench.longestPause() < 200, qPrintable(QString::number(bench.longestPause())));
    }

    void nativeAgainstContainer_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("docker") << u"docker"_s;
        QTest::newRow("podman") << u"podman"_s;
    }

    void nativeAgainstContainer()
    {
        QFETCH(QString, engine);
        TARE_NEED(engineProblem(engine));
        const ContainerEngine which =
            engine == u"docker"_s ? ContainerEngine::Docker : ContainerEngine::Podman;
        RunBench bench;
        const auto run =
            bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s),
                                 containerMariaDb(u"b"_s, u"Container"_s, which, NetworkPath::PublishedPort)},
                                {oltpLoad(OltpMix::ReadWrite, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.environmentName + u": "_s + step.reason + step.reasonDetail));
            QVERIFY(step.serverCounted);
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QVERIFY(step.serverCpu && *step.serverCpu > 0);
        }
        QCOMPARE(run->steps[0].facts.value(u"data.bytes"_s), run->steps[1].facts.value(u"data.bytes"_s));
        QCOMPARE(run->steps[0].facts.value(u"server.sha256"_s),
                 run->steps[1].facts.value(u"server.sha256"_s));
        QCOMPARE(bench.recorder.eventTexts().filter(u"every step starts from these files"_s).size(), 1);
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void everyStorageStartsFromTheSameFiles_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("docker") << u"docker"_s;
        QTest::newRow("podman") << u"podman"_s;
    }

    void everyStorageStartsFromTheSameFiles()
    {
        QFETCH(QString, engine);
        TARE_NEED(engineProblem(engine));
        const ContainerEngine which =
            engine == u"docker"_s ? ContainerEngine::Docker : ContainerEngine::Podman;
        QList<EnvironmentSpec> environments;
        for (const auto storage :
             {ContainerStorage::BindMount, ContainerStorage::Volume, ContainerStorage::ImageLayer}) {
            const QString id = u"storage-%1"_s.arg(environments.size());
            environments << containerMariaDb(id, id, which, NetworkPath::Host);
            std::get<ContainerServer>(environments.last().how).storage = storage;
        }
        RunBench bench;
        const auto run = bench.run(profileOf(environments, {oltpLoad(OltpMix::ReadWrite, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QSet<QString> storages;
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.environmentName + u": "_s + step.reason + step.reasonDetail));
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QCOMPARE(step.facts.value(u"data.bytes"_s), run->steps[0].facts.value(u"data.bytes"_s));
            storages << step.facts.value(u"storage"_s);
        }
        QCOMPARE(storages.size(), 3);
        QCOMPARE(bench.recorder.eventTexts().filter(u"every step starts from these files"_s).size(), 1);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void existingServerIsLeftAsItWas()
    {
        TARE_NEED(MariaDbServer::missing());
        MariaDbServer &server = m_server;
        QVERIFY2(startAfresh(), qPrintable(server.problem()));
        const QStringList before{u"CREATE DATABASE precious"_s, u"CREATE TABLE precious.t (id INT)"_s,
                                 u"INSERT INTO precious.t VALUES (7)"_s};
        QVERIFY(executeStatements(server.endpoint(), before, std::chrono::seconds(10)));
        RunBench bench;
        bench.context().passwordFor = [](const EnvironmentSpec &) {
            return MariaDbServer::accountPassword();
        };
        const auto run = bench.run(profileOf({existing(server, MariaDbServer::accountName())},
                                             {oltpLoad(OltpMix::ReadWrite, 1, 0)}, 2));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QVERIFY(!step.facts.contains(u"data.source"_s));
        }
        QVERIFY(server.isRunning());
        // Both fail when something is not as it was.
        const QStringList after{u"DROP TABLE precious.t"_s, u"CREATE DATABASE tare_oltp"_s};
        const auto done = executeStatements(server.endpoint(), after, std::chrono::seconds(10));
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void refusedAccountFailsItsStepsOnly()
    {
        TARE_NEED(MariaDbServer::missing());
        MariaDbServer &server = m_server;
        QVERIFY2(startAfresh(), qPrintable(server.problem()));
        RunBench bench;
        bench.context().passwordFor = [](const EnvironmentSpec &) { return u"not-the-password"_s; };
        const auto run = bench.run(
            profileOf({existing(server, MariaDbServer::accountName()), nativeMariaDb(u"a"_s, u"Native"_s)},
                      {oltpLoad(OltpMix::PointSelect, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps[0].status, StepStatus::Failed);
        const QString words = run->steps[0].reason + run->steps[0].reasonDetail;
        QVERIFY2(words.contains(u"Access denied"_s), qPrintable(words));
        QVERIFY(!words.contains(u"not-the-password"_s));
        QVERIFY2(run->steps[1].status == StepStatus::Done,
                 qPrintable(run->steps[1].reason + run->steps[1].reasonDetail));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void foreignTablesAreNotTouched()
    {
        TARE_NEED(MariaDbServer::missing());
        MariaDbServer &server = m_server;
        QVERIFY2(startAfresh(), qPrintable(server.problem()));
        const QStringList before{u"CREATE DATABASE tare_oltp"_s, u"CREATE TABLE tare_oltp.orders (id INT)"_s};
        QVERIFY(executeStatements(server.endpoint(), before, std::chrono::seconds(10)));
        RunBench bench;
        bench.context().passwordFor = [](const EnvironmentSpec &) {
            return MariaDbServer::accountPassword();
        };
        const auto run = bench.run(profileOf({existing(server, MariaDbServer::accountName())},
                                             {oltpLoad(OltpMix::ReadWrite, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps[0].status, StepStatus::Failed);
        QVERIFY2(run->steps[0].reason.contains(u"tare_oltp"_s), qPrintable(run->steps[0].reason));
        const QStringList after{u"DROP TABLE tare_oltp.orders"_s};
        QVERIFY(executeStatements(server.endpoint(), after, std::chrono::seconds(10)));
    }

    void killedServerFailsItsStepOnly()
    {
        RunBench bench;
        bench.recorder.onInterval = [&bench](int order, const IntervalSample &sample) {
            if (order != 1 || sample.index != 0)
                return;
            for (const qint64 pid : bench.serverProcesses())
                ::kill(static_cast<pid_t>(pid), SIGKILL);
        };
        const auto run = bench.run(
            profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {oltpLoad(OltpMix::ReadWrite, 3, 0)}, 2));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps[0].status, StepStatus::Failed);
        QVERIFY2(run->steps[0].reason.contains(u"signal 9"_s), qPrintable(run->steps[0].reason));
        QVERIFY2(run->steps[0].reasonDetail.contains(u"ready for connections"_s),
                 qPrintable(run->steps[0].reasonDetail));
        QVERIFY2(run->steps[1].status == StepStatus::Done,
                 qPrintable(run->steps[1].reason + run->steps[1].reasonDetail));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void noRoomIsSaidBeforeAnythingStarts()
    {
        WorkloadSpec huge = oltpLoad(OltpMix::ReadWrite);
        std::get<OltpWorkload>(huge.what).tables = 1000;
        std::get<OltpWorkload>(huge.what).tableSize = 100'000'000;
        RunBench bench;
        const auto run = bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {huge}));
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::DiskFull);
        QVERIFY(bench.recorder.begun.key.isEmpty());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

private:
    /// The one server that all tests of a user's own server share, without what others have left there.
    bool startAfresh()
    {
        return (m_server.isRunning() || m_server.start())
            && executeStatements(
                   m_server.endpoint(),
                   {u"DROP DATABASE IF EXISTS precious"_s, u"DROP DATABASE IF EXISTS tare_oltp"_s},
                   std::chrono::seconds(10));
    }

    MariaDbServer m_server;

    static EnvironmentSpec existing(const MariaDbServer &server, const QString &user)
    {
        EnvironmentSpec environment = nativeMariaDb(u"mine"_s, u"Mine"_s);
        ExistingEndpoint endpoint;
        endpoint.port = server.port();
        endpoint.user = user;
        environment.how = endpoint;
        return environment;
    }
};

QTEST_GUILESS_MAIN(TestMariaDbRun)
#include "tst_mariadbrun.moc"
