// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/integration/runbench.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// The chain of one run with real redis-servers on this machine, no container.
class TestRedisRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void nativeAgainstNative()
    {
        RunBench bench;
        const TestProfile profile =
            profileOf({nativeRedis(u"a"_s, u"<b>a</b> & \"b\""_s), nativeRedis(u"b"_s, u"Second"_s)},
                      {redisLoad({RedisTest::Set, RedisTest::Get}, 1, 1)}, 2);
        const auto run = bench.run(profile);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(run->status, RunStatus::Done);
        QCOMPARE(run->key.size(), 8);
        QCOMPARE(run->steps.size(), 8);
        QCOMPARE(bench.recorder.begun.steps.size(), 8);
        QCOMPARE(bench.recorder.begun.steps.constFirst().status, StepStatus::Planned);
        QVERIFY(bench.recorder.ended);
        QVERIFY(run->started.isValid() && run->finished >= run->started);
        QVERIFY(!run->machine.value(u"host.kernel"_s).isEmpty());

        QStringList order;
        for (const StepRecord &step : run->steps) {
            order << step.environmentId;
            QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
            QVERIFY(step.rate() && *step.rate() > 0);
            QVERIFY(step.histogram.count() == static_cast<std::uint64_t>(step.totals.operations));
            // To the last one: warm-up and the last replies included.
            QVERIFY(step.serverCounted);
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QVERIFY(step.answered.queries > step.totals.queries);
            QVERIFY(step.serverCpu && *step.serverCpu > 0);
            QVERIFY(step.clientCpu && *step.clientCpu > 0);
            QVERIFY(!step.proxyCpu);
            QVERIFY(!step.facts.value(u"server.version"_s).isEmpty());

            const QList<IntervalSample> &intervals = bench.recorder.intervals[step.order];
            LoadCounters measured;
            int warm = 0;
            for (const IntervalSample &sample : intervals) {
                warm += sample.warmup ? 1 : 0;
                if (!sample.warmup)
                    measured += sample.counters;
                QVERIFY(sample.serverCpu);
            }
            QVERIFY(warm >= 1);
            QCOMPARE(measured, step.totals);
        }
        QVERIFY(order != QStringList(order.size(), order.constFirst()));
        QVERIFY(!bench.recorder.hasEvent(u"contradict"_s));
        QCOMPARE(bench.leftBehind(), QStringList());
        QVERIFY2(bench.longestPause() < 200, qPrintable(QString::number(bench.longestPause())));
    }

    void settingsAndTheWayToTheServerAreFacts()
    {
        RunBench bench;
        EnvironmentSpec socket = nativeRedis(u"b"_s, u"Socket"_s);
        std::get<NativeServer>(socket.how).transport = Transport::UnixSocket;
        std::get<NativeServer>(socket.how).options[u"maxmemory"_s] = u"500mb"_s;
        const auto run = bench.run(
            profileOf({nativeRedis(u"a"_s, u"TCP"_s), socket}, {redisLoad({RedisTest::Incr}, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->status, RunStatus::Done);
        for (const StepRecord &step : run->steps) {
            const bool overSocket = step.environmentId == u"b"_s;
            QCOMPARE(step.facts.value(u"load.transport"_s), overSocket ? u"socket"_s : u"tcp"_s);
            QCOMPARE(step.facts.value(u"network.path"_s), overSocket ? u"unix socket"_s : u"native"_s);
            QCOMPARE(step.facts.value(u"setting.maxmemory"_s), overSocket ? u"524288000"_s : u"0"_s);
            QCOMPARE(step.facts.value(u"setting.appendonly"_s), u"no"_s);
            QCOMPARE(step.facts.value(u"setting.io-threads"_s), u"1"_s);
            QVERIFY(step.facts.contains(u"setting.save"_s));
            QVERIFY(step.facts.value(u"setting.save"_s).isEmpty());
            QVERIFY(!step.facts.value(u"server.allocator"_s).isEmpty());
            QCOMPARE(*step.serverCounted, step.answered.queries);
            // A password is in no fact.
            QCOMPARE(step.facts.value(u"setting.requirepass"_s), u"***"_s);
        }
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void everyKindOfLoadRuns()
    {
        RunBench bench;
        WorkloadSpec spec = redisLoad({}, 1, 0);
        RedisWorkload mixed = std::get<RedisWorkload>(spec.what);
        mixed.mixes = {
            {u"SET:GET 1:10"_s, {{u"SET key:__rand_int__ __data__"_s, 1}, {u"GET key:__rand_int__"_s, 10}}}};
        mixed.distribution = KeyDistribution::Zipf;
        mixed.payloadBytesMax = 500;
        mixed.keyspace = 1000;
        QList<WorkloadSpec> loads;
        const auto add = [&](const QString &id, const RedisWorkload &workload) {
            loads.append({id, id, workload});
        };
        add(u"mix"_s, mixed);
        mixed.rate = 500;
        mixed.pipeline = 4;
        add(u"rate"_s, mixed);
        RedisWorkload classic = std::get<RedisWorkload>(redisLoad({RedisTest::Lpop}, 1, 0).what);
        classic.classic = true;
        add(u"classic"_s, classic);
        classic.classic = false;
        classic.reconnect = true;
        classic.workers = 2;
        add(u"reconnect"_s, classic);
        const auto run = bench.run(profileOf({nativeRedis(u"a"_s, u"Native"_s)}, loads));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps.size(), 4);
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
            QCOMPARE(*step.serverCounted, step.answered.queries);
        }
        QCOMPARE(run->steps.at(0).facts.value(u"load.answered.SET"_s).toLongLong(),
                 run->steps.at(0).answered.writes);
        QCOMPARE(run->steps.at(1).facts.value(u"load.rate"_s), u"500"_s);
        QVERIFY(run->steps.at(3).facts.value(u"load.reconnects"_s).toLongLong() > 0);
        QVERIFY(!bench.recorder.hasEvent(u"contradict"_s));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void phasesComeInOrder()
    {
        RunBench bench;
        TestProfile profile =
            profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::PingMbulk}, 1)}, 2);
        profile.plan.cooldown = 1;
        QVERIFY(bench.run(profile));
        QStringList words;
        for (const auto &[order, phase] : bench.recorder.phases) {
            static const QStringList names{u"start"_s,   u"prepare"_s, u"warm"_s,
                                           u"measure"_s, u"stop"_s,    u"cool"_s};
            words << QString::number(order) + names[static_cast<int>(phase)];
        }
        const QStringList expected{u"1start"_s, u"1prepare"_s, u"1warm"_s,  u"1measure"_s,
                                   u"1stop"_s,  u"1cool"_s,    u"2start"_s, u"2prepare"_s,
                                   u"2warm"_s,  u"2measure"_s, u"2stop"_s};
        QCOMPARE(words, expected);
        QVERIFY(bench.recorder.hasEvent(u"ready after"_s));
        QVERIFY(bench.recorder.hasEvent(u"warm-up has ended"_s));
        QVERIFY(bench.recorder.hasEvent(u"counters agree"_s));
    }

    void takenPortRefusesTheWholePlan()
    {
        const SilentListener holder;
        QVERIFY(holder.port() != 0);
        EnvironmentSpec fixed = nativeRedis(u"b"_s, u"Fixed"_s);
        NativeServer server;
        server.port = holder.port();
        fixed.how = server;
        RunBench bench;
        const auto run =
            bench.run(profileOf({nativeRedis(u"a"_s, u"Free"_s), fixed}, {redisLoad({RedisTest::Set}, 1)}));
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::PortTaken);
        QVERIFY(run.error().sentence.contains(QString::number(holder.port())));
        QVERIFY2(run.error().sentence.contains(QString::number(QCoreApplication::applicationPid())),
                 qPrintable(run.error().sentence));
        QVERIFY(bench.recorder.begun.key.isEmpty()); // nothing was begun
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void impossibleEnvironmentIsSkippedAndTheOtherRuns()
    {
        EnvironmentSpec missing = nativeRedis(u"b"_s, u"Missing"_s);
        NativeServer server;
        server.binary = u"/nowhere/redis-server"_s;
        missing.how = server;
        RunBench bench;
        const auto run = bench.run(
            profileOf({missing, nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1)}));
        QVERIFY(run);
        QCOMPARE(run->status, RunStatus::Failed);
        QCOMPARE(run->steps[0].status, StepStatus::Skipped);
        QVERIFY(!run->steps[0].reason.isEmpty());
        QVERIFY(!run->steps[0].rate());
        QCOMPARE(run->steps[1].status, StepStatus::Done);
        QCOMPARE(bench.leftBehind(), QStringList());

        RunBench other;
        const auto nothing = other.run(profileOf({missing}, {redisLoad({RedisTest::Set}, 1)}));
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().code, ErrorCode::ServerMissing);
        QVERIFY(other.recorder.begun.key.isEmpty());
    }

    void secondRunIsRefused()
    {
        RunBench bench;
        RunRecorder second;
        std::optional<Error> refusal;
        std::optional<Error> refusedCheck;
        RunController other(bench.context(), second);
        const TestProfile profile =
            profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1)});
        bench.recorder.onPhase = [&](int, StepPhase phase) {
            if (phase != StepPhase::Measuring)
                return;
            other.execute(profile).then([&](const Result<RunRecord> &run) {
                if (!run)
                    refusal = run.error();
            });
            other.check(profile).then([&](const Result<RunRecord> &run) {
                if (!run)
                    refusedCheck = run.error();
            });
        };
        const auto run = bench.run(profile);
        QVERIFY(run);
        QCOMPARE(run->status, RunStatus::Done);
        QVERIFY(refusal);
        QCOMPARE(refusal->code, ErrorCode::Busy);
        QVERIFY2(refusal->sentence.contains(profile.name), qPrintable(refusal->sentence));
        QVERIFY(refusedCheck);
        QCOMPARE(refusedCheck->code, ErrorCode::Busy);
        QVERIFY(second.begun.key.isEmpty());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void uselessProfilesAreRefused()
    {
        RunBench bench;
        const auto empty = bench.run(TestProfile());
        QVERIFY(!empty);
        QCOMPARE(empty.error().code, ErrorCode::InvalidProfile);
        TestProfile excluded =
            profileOf({nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1)});
        excluded.plan.excluded = {{u"a"_s, u"load-1"_s}};
        const auto nothing = bench.run(excluded);
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().code, ErrorCode::InvalidProfile);
        QVERIFY(bench.recorder.begun.key.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRedisRun)
#include "tst_redisrun.moc"
