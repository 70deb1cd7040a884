// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/integration/runbench.h"

#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

namespace {

enum class Kind { NativeRedis, ContainerRedis, NativeMariaDb, ContainerMariaDb };

bool isMariaDb(Kind kind)
{
    return kind == Kind::NativeMariaDb || kind == Kind::ContainerMariaDb;
}

/// Rows to prepare: so many that the preparing can be stopped in its middle, or few where it is only in the
/// way.
constexpr qint64 manyRows = 200000;
constexpr qint64 fewRows = 1000;

TestProfile profileFor(Kind kind, qint64 rows = fewRows)
{
    switch (kind) {
    case Kind::NativeRedis:
        return profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 60, 1)}, 2);
    case Kind::ContainerRedis:
        return profileOf(
            {containerRedis(u"a"_s, u"Container"_s, ContainerEngine::Any, NetworkPath::PublishedPort)},
            {redisLoad({RedisTest::Set}, 60, 1)}, 2);
    case Kind::NativeMariaDb:
    case Kind::ContainerMariaDb: {
        WorkloadSpec load = oltpLoad(OltpMix::ReadWrite, 60, 1);
        std::get<OltpWorkload>(load.what).tableSize = rows;
        if (kind == Kind::NativeMariaDb)
            return profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {load}, 2);
        return profileOf({containerMariaDb(u"a"_s, u"Container"_s, ContainerEngine::Any, NetworkPath::Host)},
                         {load}, 2);
    }
    }
    return {};
}

} // namespace

/// Stop, pressed in every state: idle within 10 seconds, what was measured is kept, nothing stays.
class TestRunStop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inEveryPhase_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("phase");
        QTest::addColumn<int>("delay");
        const QList<std::pair<const char *, Kind>> kinds{{"native redis", Kind::NativeRedis},
                                                         {"container redis", Kind::ContainerRedis},
                                                         {"native mariadb", Kind::NativeMariaDb},
                                                         {"container mariadb", Kind::ContainerMariaDb}};
        const QList<std::pair<const char *, StepPhase>> phases{{"starting", StepPhase::Starting},
                                                               {"preparing", StepPhase::Preparing},
                                                               {"warm-up", StepPhase::Warmup},
                                                               {"measuring", StepPhase::Measuring}};
        for (const auto &[kindName, kind] : kinds) {
            for (const auto &[phaseName, phase] : phases) {
                // In the middle of what takes long: a server's start, the rows, one of the loads.
                const bool begins = phase == StepPhase::Starting || phase == StepPhase::Preparing;
                const bool middle = begins ? isMariaDb(kind) : kind == Kind::NativeRedis;
                for (const int delay : middle ? QList<int>{0, 700} : QList<int>{0}) {
                    QTest::addRow("%s, %s after %d ms", kindName, phaseName, delay)
                        << static_cast<int>(kind) << static_cast<int>(phase) << delay;
                }
            }
        }
    }

    void inEveryPhase()
    {
        QFETCH(int, kind);
        QFETCH(int, phase);
        QFETCH(int, delay);
        need(static_cast<Kind>(kind));
        if (QTest::currentTestFailed() || m_skip)
            return;
        RunBench bench;
        bench.recorder.onPhase = [&bench, phase, delay](int, StepPhase now) {
            if (static_cast<int>(now) == phase)
                QTimer::singleShot(delay, bench.controller(), [&bench] { bench.stopNow(); });
        };
        const bool preparing = phase == static_cast<int>(StepPhase::Preparing);
        const auto run = bench.run(profileFor(static_cast<Kind>(kind), preparing ? manyRows : fewRows));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        checkStopped(*run, bench);
    }

    void whileTheEnvironmentsAreTried()
    {
        need(Kind::ContainerRedis);
        if (m_skip)
            return;
        RunBench bench;
        QTimer::singleShot(20, this, [&bench] { bench.stopNow(); });
        const auto run = bench.run(profileFor(Kind::ContainerRedis));
        if (run) { // it was quicker than the timer
            checkStopped(*run, bench);
            return;
        }
        QCOMPARE(run.error().code, ErrorCode::Cancelled);
        QVERIFY(bench.recorder.begun.key.isEmpty());
        QVERIFY(bench.secondsToIdle() < 10);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void inTheSecondStep()
    {
        need(Kind::NativeRedis);
        if (m_skip)
            return;
        RunBench bench;
        bench.recorder.onInterval = [&bench](int order, const IntervalSample &sample) {
            if (order == 2 && sample.index == 1)
                bench.stopNow();
        };
        const auto run =
            bench.run(profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 3, 0)}, 3));
        QVERIFY(run);
        QCOMPARE(run->status, RunStatus::Stopped);
        QCOMPARE(run->steps[0].status, StepStatus::Done);
        QCOMPARE(run->steps[1].status, StepStatus::Stopped);
        QVERIFY(!run->steps[1].rate());
        QVERIFY(run->steps[1].totals.operations > 0); // kept, but no result
        QVERIFY(bench.recorder.intervals[2].size() >= 2);
        QCOMPARE(run->steps[2].status, StepStatus::Planned);
        QVERIFY(bench.secondsToIdle() < 10);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void inTheCooldown()
    {
        need(Kind::NativeRedis);
        if (m_skip)
            return;
        RunBench bench;
        bench.recorder.onPhase = [&bench](int, StepPhase phase) {
            if (phase == StepPhase::Cooldown)
                QTimer::singleShot(50, bench.controller(), [&bench] { bench.stopNow(); });
        };
        TestProfile profile =
            profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1, 0)}, 2);
        profile.plan.cooldown = 120;
        const auto run = bench.run(profile);
        QVERIFY(run);
        QCOMPARE(run->status, RunStatus::Stopped);
        QCOMPARE(run->steps[0].status, StepStatus::Done);
        QCOMPARE(run->steps[1].status, StepStatus::Planned);
        QVERIFY(bench.secondsToIdle() < 10);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void whileTheServerIsTakenDown()
    {
        need(Kind::NativeRedis);
        if (m_skip)
            return;
        RunBench bench;
        bench.recorder.onPhase = [&bench](int, StepPhase phase) {
            if (phase == StepPhase::Stopping)
                bench.stopNow();
        };
        const auto run =
            bench.run(profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1, 0)}, 2));
        QVERIFY(run);
        QCOMPARE(run->status, RunStatus::Stopped);
        QCOMPARE(run->steps[0].status, StepStatus::Done); // it had been measured to its end
        QCOMPARE(run->steps[1].status, StepStatus::Planned);
        QVERIFY(bench.secondsToIdle() < 10);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void controllerThatGoesTakesTheRunWithIt()
    {
        need(Kind::NativeRedis);
        if (m_skip)
            return;
        RunBench bench;
        bool resumed = false;
        {
            RunController controller(bench.context(), bench.recorder);
            QEventLoop loop;
            bench.recorder.onInterval = [&loop](int, const IntervalSample &) { loop.quit(); };
            const TestProfile profile = profileFor(Kind::NativeRedis);
            controller.execute(profile).then([&resumed](const Result<RunRecord> &) { resumed = true; });
            loop.exec();
            QVERIFY(controller.isRunning());
            bench.recorder.onInterval = nullptr;
        }
        QVERIFY(resumed);
        QVERIFY(!bench.recorder.ended); // nobody listens any more
        QCOMPARE(bench.leftBehind(), QStringList());
    }

private:
    void need(Kind kind)
    {
        m_skip = true;
        if (isMariaDb(kind))
            TARE_NEED(findServer(ServerKind::MySql).isEmpty() ? u"no mariadbd on this machine"_s : QString());
        else
            TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s
                                                              : QString());
        if (kind == Kind::ContainerRedis || kind == Kind::ContainerMariaDb) {
            const bool any = engineProblem(u"docker"_s).isEmpty() || engineProblem(u"podman"_s).isEmpty();
            TARE_NEED(any ? QString() : u"no container engine on this machine"_s);
        }
        m_skip = false;
    }

    static void checkStopped(const RunRecord &run, const RunBench &bench)
    {
        QVERIFY2(bench.secondsToIdle() >= 0 && bench.secondsToIdle() < 10,
                 qPrintable(QString::number(bench.secondsToIdle())));
        QCOMPARE(run.status, RunStatus::Stopped);
        for (const StepRecord &step : run.steps)
            QVERIFY(step.status == StepStatus::Stopped || step.status == StepStatus::Planned);
        QVERIFY(bench.recorder.ended);
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    bool m_skip = false;
};

QTEST_GUILESS_MAIN(TestRunStop)
#include "tst_runstop.moc"
