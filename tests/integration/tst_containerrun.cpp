// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/ladder.h"
#include "tests/integration/noisyhost.h"
#include "tests/integration/runbench.h"

#include <QFileInfo>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// redis-server natively and in real containers, by every network path of both engines.
class TestContainerRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void nativeAgainstEveryPath_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<int>("repetitions");
        QTest::newRow("docker") << u"docker"_s << 3; // enough for an interval
        QTest::newRow("podman") << u"podman"_s << 1;
    }

    void nativeAgainstEveryPath()
    {
        QFETCH(QString, engine);
        QFETCH(int, repetitions);
        TARE_NEED(engineProblem(engine));
        const ContainerEngine which =
            engine == u"docker"_s ? ContainerEngine::Docker : ContainerEngine::Podman;
        RunBench bench;
        const QList<EnvironmentSpec> environments{
            nativeRedis(u"native"_s, u"Native"_s),
            containerRedis(u"host"_s, u"Host network"_s, which, NetworkPath::Host),
            containerRedis(u"bridge"_s, u"Container address"_s, which, NetworkPath::BridgeAddress),
            containerRedis(u"published"_s, u"Published port"_s, which, NetworkPath::PublishedPort),
        };
        auto run = bench.run(profileOf(environments, {redisLoad({RedisTest::Set}, 1)}, repetitions));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps.size(), 4 * repetitions);
        QMap<QString, Facts> facts;
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.environmentName + u": "_s + step.reason + step.reasonDetail));
            QVERIFY(step.serverCounted);
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QVERIFY2(step.serverCpu && *step.serverCpu > 0, qPrintable(step.environmentName));
            facts[step.environmentId] = step.facts;
        }
        QCOMPARE(run->status, RunStatus::Done);
        // The same binary on both sides.
        const QString digest = facts[u"native"_s].value(u"server.sha256"_s);
        QVERIFY(!digest.isEmpty());
        for (const QString &id : {u"host"_s, u"bridge"_s, u"published"_s})
            QCOMPARE(facts[id].value(u"server.sha256"_s), digest);
        const QString limit = facts[u"native"_s].value(u"limits.nofile"_s);
        QVERIFY(!limit.isEmpty());
        QCOMPARE(facts[u"published"_s].value(u"limits.nofile"_s), limit);
        const QString mechanism = facts[u"published"_s].value(u"network.mechanism"_s);
        QVERIFY(!mechanism.isEmpty());
        const StepRecord &first = run->steps.first();
        overrideStolenTime(*run);
        const QList<Comparison> comparisons = compareRun(*run);
        const auto ladder = ladderOf(*run, first.workloadId, first.caseKey, comparisons);
        QVERIFY2(ladder, qPrintable(noLadderText(*run, first.workloadId, first.caseKey, comparisons)));
        QCOMPARE(ladder->rungs.size(), 4);
        QCOMPARE(ladder->rungs.last().path, LadderPath::PublishedPort);
        // A program that copies every byte costs more than all that comes before it.
        if (mechanism == u"docker-proxy" && repetitions > 1) {
            const LadderRung &published = ladder->rungs.last();
            const QString said = ladderText(*ladder).sentence() + ladderText(*ladder).support;
            for (const LadderRung &rung : ladder->rungs)
                QVERIFY2(rung.cost.value_or(0) <= *published.cost, qPrintable(said));
            QCOMPARE(ladder->against(published)->verdict, Verdict::Lower);
            QVERIFY2(ladder->dearest < 0 || ladder->dearest == 3, qPrintable(said));
            QVERIFY(published.proxyCpu.value_or(0) > 0);
        }
        QVERIFY(!bench.recorder.commands.isEmpty());
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
        QVERIFY2(bench.longestPause() < 200, qPrintable(QString::number(bench.longestPause())));
    }

    void killedContainerFailsItsStepOnly()
    {
        TARE_NEED(engineProblem(u"docker"_s));
        RunBench bench;
        bench.recorder.onInterval = [&bench](int order, const IntervalSample &sample) {
            if (order != 1 || sample.index != 0)
                return;
            const QString filter = u"label=tare.run=%1"_s.arg(bench.recorder.begun.key);
            const QString id = outputOf(u"docker"_s, {u"ps"_s, u"-q"_s, u"--filter"_s, filter});
            outputOf(u"docker"_s, {u"kill"_s, u"--signal"_s, u"KILL"_s, id});
        };
        const auto run = bench.run(profileOf(
            {containerRedis(u"c"_s, u"Container"_s, ContainerEngine::Docker, NetworkPath::PublishedPort)},
            {redisLoad({RedisTest::Set}, 3, 0)}, 2));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps[0].status, StepStatus::Failed);
        QVERIFY2(run->steps[0].reason.contains(u"Container"_s), qPrintable(run->steps[0].reason));
        QVERIFY2(run->steps[1].status == StepStatus::Done,
                 qPrintable(run->steps[1].reason + run->steps[1].reasonDetail));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void missingImageSkipsOnlyItsSteps()
    {
        TARE_NEED(engineProblem(u"docker"_s));
        EnvironmentSpec missing =
            containerRedis(u"c"_s, u"Missing"_s, ContainerEngine::Docker, NetworkPath::Host);
        auto &container = std::get<ContainerServer>(missing.how);
        container.image = ImageSource::Reference;
        container.imageReference = u"localhost/tare-no-such-image:none"_s;
        RunBench bench;
        const auto run = bench.run(
            profileOf({missing, nativeRedis(u"a"_s, u"Native"_s)}, {redisLoad({RedisTest::Set}, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QVERIFY(run->steps[0].status == StepStatus::Skipped || run->steps[0].status == StepStatus::Failed);
        QVERIFY(run->steps[0].reason.contains(u"tare-no-such-image"_s));
        QCOMPARE(run->steps[1].status, StepStatus::Done);
        QCOMPARE(bench.leftBehind(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestContainerRun)
#include "tst_containerrun.moc"
