// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/integration/runbench.h"

#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// Bad luck in the middle of a run: the step fails with its reason, the others are measured, nothing stays.
class TestRunFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void killedServerFailsItsStepOnly()
    {
        RunBench bench;
        signalServerOnce(bench, SIGKILL);
        const auto run = bench.run(twoSteps());
        QVERIFY(run);
        checkFirstFailedSecondDone(*run, bench);
        const StepRecord &failed = run->steps[0];
        QVERIFY2(failed.reason.contains(u"signal 9"_s), qPrintable(failed.reason));
        QVERIFY(failed.reason.contains(u"Native"_s));
        QVERIFY2(failed.reasonDetail.contains(u"Ready to accept connections"_s),
                 qPrintable(failed.reasonDetail));
    }

    void frozenServerEndsAtItsDeadline()
    {
        RunBench bench;
        signalServerOnce(bench, SIGSTOP);
        QElapsedTimer clock;
        clock.start();
        const auto run = bench.run(twoSteps());
        QVERIFY(run);
        QVERIFY2(clock.elapsed() < 40000, qPrintable(QString::number(clock.elapsed())));
        checkFirstFailedSecondDone(*run, bench);
        QVERIFY2(run->steps[0].reason.contains(u"stopped answering"_s), qPrintable(run->steps[0].reason));
    }

    void serverThatDoesNotStartFailsItsStep()
    {
        EnvironmentSpec broken = nativeRedis(u"b"_s, u"Broken"_s);
        NativeServer server;
        server.options = {{u"maxmemory-policy"_s, u"no-such-policy"_s}};
        broken.how = server;
        RunBench bench;
        const auto run = bench.run(
            profileOf({broken, nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1, 0)}));
        QVERIFY(run);
        checkFirstFailedSecondDone(*run, bench);
        const StepRecord &failed = run->steps[0];
        // The server's own words.
        QVERIFY2((failed.reason + failed.reasonDetail).contains(u"no-such-policy"_s),
                 qPrintable(failed.reason + failed.reasonDetail));
    }

    void wrongPasswordFailsTheStepAndTheRunGoesOn()
    {
        const Redis redis({u"--requirepass"_s, u"right-one"_s});
        QVERIFY2(redis.isUp, qPrintable(redis.log));
        RunBench bench;
        bench.context().passwordFor = [](const EnvironmentSpec &) { return u"wrong-one"_s; };
        const auto run = bench.run(profileOf({redis.environment(), nativeRedis(u"a"_s, u"Native"_s)},
                                             {redisLoad({RedisTest::Set}, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        checkFirstFailedSecondDone(*run, bench);
        const StepRecord &failed = run->steps[0];
        QVERIFY2((failed.reason + failed.reasonDetail).contains(u"WRONGPASS"_s),
                 qPrintable(failed.reason + failed.reasonDetail));
        const QString everything = failed.reason + failed.reasonDetail
            + bench.recorder.eventTexts().join(u'\n') + bench.recorder.commands.join(u'\n')
            + QString::fromUtf8(bench.recorder.begun.profile);
        QVERIFY(!everything.contains(u"wrong-one"_s));
    }

    void existingServerIsMeasuredAndLeftAsItWas()
    {
        const Redis redis({u"--requirepass"_s, u"right-one"_s});
        QVERIFY2(redis.isUp, qPrintable(redis.log));
        QCOMPARE(redis.ask({u"SET"_s, u"precious"_s, u"keep"_s}), u"OK"_s);
        RunBench bench;
        bench.context().passwordFor = [](const EnvironmentSpec &) { return u"right-one"_s; };
        const auto run = bench.run(
            profileOf({redis.environment()}, {redisLoad({RedisTest::Set, RedisTest::Lpush}, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
            QCOMPARE(*step.serverCounted, step.answered.queries);
        }
        QCOMPARE(redis.ask({u"DBSIZE"_s}), u"1"_s);
        QCOMPARE(redis.ask({u"GET"_s, u"precious"_s}), u"keep"_s);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void serverThatAcceptsAndSaysNothingIsGivenUp()
    {
        const SilentListener silent;
        QVERIFY(silent.port() != 0);
        EnvironmentSpec environment = nativeRedis(u"x"_s, u"Silent"_s);
        ExistingEndpoint endpoint;
        endpoint.port = silent.port();
        environment.how = endpoint;
        RunBench bench;
        const auto run = bench.run(
            profileOf({environment, nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        checkFirstFailedSecondDone(*run, bench);
    }

    void fullDiskOfTheResultsEndsTheRun()
    {
        RunBench bench;
        bench.recorder.onInterval = [&bench](int, const IntervalSample &) {
            bench.controller()->stopBecause(
                {ErrorCode::DiskFull, u"The disk is full."_s, u"no space left"_s});
        };
        const auto run = bench.run(twoSteps());
        QVERIFY(run);
        QCOMPARE(run->status, RunStatus::Failed);
        QCOMPARE(run->steps[0].status, StepStatus::Stopped);
        QCOMPARE(run->steps[0].reason, u"The disk is full."_s);
        QCOMPARE(run->steps[1].status, StepStatus::Planned);
        QVERIFY(bench.recorder.hasEvent(u"The disk is full."_s));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

private:
    /// A server of the user's own.
    struct Redis
    {
        explicit Redis(const QStringList &options)
        {
            {
                const SilentListener probe; // its port is free right after
                port = probe.port();
            }
            QStringList arguments{u"--port"_s,    QString::number(port), u"--bind"_s,
                                  u"127.0.0.1"_s, u"--save"_s,           QString(),
                                  u"--dir"_s,     directory.path()};
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(findServer(ServerKind::Redis), arguments + options);
            while (process.waitForReadyRead(10000)) {
                log += QString::fromLocal8Bit(process.readAll());
                if (log.contains(u"Ready to accept"_s)) {
                    isUp = true;
                    break;
                }
            }
        }
        ~Redis()
        {
            process.terminate();
            process.waitForFinished(10000);
        }
        QString ask(const QStringList &command) const
        {
            qputenv("REDISCLI_AUTH", "right-one");
            return outputOf(u"redis-cli"_s, QStringList{u"-p"_s, QString::number(port)} + command);
        }
        EnvironmentSpec environment() const
        {
            EnvironmentSpec spec = nativeRedis(u"mine"_s, u"Mine"_s);
            ExistingEndpoint endpoint;
            endpoint.port = port;
            spec.how = endpoint;
            return spec;
        }
        QTemporaryDir directory;
        QProcess process;
        quint16 port = 0;
        bool isUp = false;
        QString log;
    };

    static TestProfile twoSteps()
    {
        return profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 3, 0)}, 2);
    }

    /// At the end of the first measured interval of step 1.
    static void signalServerOnce(RunBench &bench, int number)
    {
        bench.recorder.onInterval = [&bench, number](int order, const IntervalSample &sample) {
            if (order != 1 || sample.index != 0)
                return;
            for (const qint64 pid : bench.serverProcesses())
                ::kill(static_cast<pid_t>(pid), number);
        };
    }

    static void checkFirstFailedSecondDone(const RunRecord &run, const RunBench &bench)
    {
        QCOMPARE(run.status, RunStatus::Failed);
        QCOMPARE(run.steps.size(), 2);
        QCOMPARE(run.steps[0].status, StepStatus::Failed);
        QVERIFY(!run.steps[0].rate());
        QVERIFY(!run.steps[0].reason.isEmpty());
        QVERIFY2(run.steps[1].status == StepStatus::Done,
                 qPrintable(run.steps[1].reason + run.steps[1].reasonDetail));
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestRunFailures)
#include "tst_runfailures.moc"
