// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/integration/runbench.h"

#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// A stop by force: everything is killed at once, also where an orderly stop would have to wait.
class TestForceStop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void underLoad_data()
    {
        QTest::addColumn<bool>("container");
        QTest::newRow("native") << false;
        QTest::newRow("container") << true;
    }

    void underLoad()
    {
        QFETCH(bool, container);
        if (container)
            TARE_NEED(engine() == ContainerEngine::Any ? u"no container engine on this machine"_s
                                                       : QString());
        RunBench bench;
        bench.recorder.onInterval = [&bench](int, const IntervalSample &sample) {
            if (sample.index == 1)
                bench.forceStopNow();
        };
        const EnvironmentSpec where = container
            ? containerRedis(u"a"_s, u"Container"_s, engine(), NetworkPath::PublishedPort)
            : nativeRedis(u"a"_s, u"Native"_s);
        const auto run = bench.run(profileOf({where}, {redisLoad({RedisTest::Set}, 60, 0)}, 2));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        checkStopped(*run, bench);
        QVERIFY(run->steps[0].totals.operations > 0); // what was measured is kept
        QVERIFY(bench.recorder.intervals[1].size() >= 2);
        QCOMPARE(run->steps[1].status, StepStatus::Planned);
    }

    void ofAFrozenServer()
    {
        RunBench bench;
        bench.recorder.onInterval = [&bench](int, const IntervalSample &sample) {
            if (sample.index != 0)
                return;
            for (const qint64 pid : bench.serverProcesses())
                ::kill(static_cast<pid_t>(pid), SIGSTOP);
            bench.stopNow();
            QTimer::singleShot(200, bench.controller(), [&bench] { bench.forceStopNow(); });
        };
        const auto run =
            bench.run(profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 60, 0)}, 1));
        QVERIFY(run);
        checkStopped(*run, bench);
    }

    void ofAnEngineThatDoesNotAnswer()
    {
        const QString docker = QStandardPaths::findExecutable(u"docker"_s);
        TARE_NEED(docker.isEmpty() ? u"no docker on this machine"_s : engineProblem(u"docker"_s));
        // "create" hangs, everything else is the real program.
        QTemporaryDir programs;
        const QString hanging = programs.filePath(u"docker"_s);
        QFile script(hanging);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(
            "#!/bin/sh\nfor word in \"$@\"; do\n  [ \"$word\" = create ] && exec sleep 120\ndone\nexec "
            + QFile::encodeName(docker) + " \"$@\"\n");
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(programs.path()) + ':' + path);
        RunBench bench;
        bench.recorder.onPhase = [&bench](int order, StepPhase phase) {
            if (order == 1 && phase == StepPhase::Starting)
                QTimer::singleShot(3000, bench.controller(), [&bench] { bench.forceStopNow(); });
        };
        const auto run = bench.run(profileOf(
            {nativeRedis(u"b"_s, u"Native"_s),
             containerRedis(u"a"_s, u"Container"_s, ContainerEngine::Docker, NetworkPath::PublishedPort)},
            {redisLoad({RedisTest::Set}, 60, 0)}, 1));
        qputenv("PATH", path);
        // Trying the engine may have met the hanging program already; then its steps are skipped and the
        // native server is under load when the stop comes.
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        QVERIFY2(bench.secondsToIdle() >= 0 && bench.secondsToIdle() < 10,
                 qPrintable(QString::number(bench.secondsToIdle())));
        QCOMPARE(run->status, RunStatus::Stopped);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void beforeAnythingIsStarted()
    {
        RunBench bench;
        QTimer::singleShot(0, this, [&bench] { bench.forceStopNow(); });
        const auto run =
            bench.run(profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 60, 0)}, 1));
        if (run)
            QCOMPARE(run->status, RunStatus::Stopped);
        else
            QCOMPARE(run.error().code, ErrorCode::Cancelled);
        QVERIFY(bench.secondsToIdle() < 10);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

private:
    static ContainerEngine engine()
    {
        return engineProblem(u"docker"_s).isEmpty() ? ContainerEngine::Docker
            : engineProblem(u"podman"_s).isEmpty()  ? ContainerEngine::Podman
                                                    : ContainerEngine::Any;
    }

    static void checkStopped(const RunRecord &run, const RunBench &bench)
    {
        QVERIFY2(bench.secondsToIdle() >= 0 && bench.secondsToIdle() < 10,
                 qPrintable(QString::number(bench.secondsToIdle())));
        QCOMPARE(run.status, RunStatus::Stopped);
        QVERIFY(run.steps[0].status == StepStatus::Stopped);
        QVERIFY(bench.recorder.ended);
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestForceStop)
#include "tst_forcestop.moc"
