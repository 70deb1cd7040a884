// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "core/results/resultstore.h"
#include "core/results/resultwriter.h"
#include "tests/integration/noisyhost.h"
#include "tests/integration/runbench.h"

#include <QTest>

#include <cmath>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// RunController → ResultWriter → results file → analysis, with real servers.
class TestStoredRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void whatWasMeasuredIsWhatIsStoredAndCompared()
    {
        RunBench bench;
        QTemporaryDir directory;
        const QString path = directory.filePath(u"results.sqlite"_s);
        ResultWriter writer;
        QVERIFY(writer.open(path));
        bench.recorder.next = &writer;
        const TestProfile profile =
            profileOf({nativeRedis(u"a"_s, u"<b>a</b> & \"b\""_s), nativeRedis(u"b"_s, u"Second"_s)},
                      {redisLoad({RedisTest::Set}, 1, 1)}, 3);
        const auto run = bench.run(profile);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        QCOMPARE(run->status, RunStatus::Done);
        writer.flush();

        const auto store = ResultStore::open(path);
        QVERIFY(store);
        const auto list = (*store)->runs();
        QVERIFY(list);
        QCOMPARE(list->size(), 1);
        QCOMPARE(list->constFirst().stepsDone, 6);
        auto stored = (*store)->run(list->constFirst().run.id);
        QVERIFY(stored);
        QCOMPARE(stored->key, run->key);
        QCOMPARE(stored->status, RunStatus::Done);
        QCOMPARE(stored->machine, run->machine);
        QCOMPARE(stored->profile, run->profile);
        QCOMPARE(stored->steps.size(), 6);
        for (qsizetype i = 0; i < 6; ++i) {
            const StepRecord &saved = stored->steps[i];
            const StepRecord &measured = run->steps[i];
            QCOMPARE(saved.status, StepStatus::Done);
            QCOMPARE(saved.environmentName, measured.environmentName);
            QCOMPARE(saved.totals, measured.totals);
            QCOMPARE(saved.answered, measured.answered);
            QCOMPARE(saved.serverCounted, measured.serverCounted);
            QCOMPARE(saved.seconds, measured.seconds);
            QCOMPARE(saved.facts, measured.facts);
            QVERIFY(saved.histogram == measured.histogram);
            QCOMPARE(saved.intervals.size(), bench.recorder.intervals[saved.order].size());
            QVERIFY(saved.intervals == bench.recorder.intervals[saved.order]);
        }

        overrideStolenTime(*stored);
        const QList<Comparison> comparisons = compareRun(*stored);
        bool found = false;
        for (const Comparison &comparison : comparisons) {
            if (comparison.metric != Metric::OperationsPerSecond)
                continue;
            found = true;
            QCOMPARE(comparison.baselineId, u"a"_s);
            QCOMPARE(comparison.environmentId, u"b"_s);
            QCOMPARE(comparison.values.size(), 3U);
            QVERIFY(comparison.change && comparison.low && comparison.high);
            double logarithms = 0;
            for (const StepRecord &step : run->steps)
                logarithms += (step.environmentId == u"b"_s ? 1 : -1) * std::log(*step.rate());
            QVERIFY(std::abs(*comparison.change - std::expm1(logarithms / 3)) < 1e-9);
            QVERIFY(verdictText(comparison).sentence.contains(u"<b>a</b> & \"b\""_s));
        }
        QVERIFY(found);
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void failedStepIsStoredWithItsIntervalsAndNeverCompared()
    {
        RunBench bench;
        QTemporaryDir directory;
        const QString path = directory.filePath(u"results.sqlite"_s);
        ResultWriter writer;
        QVERIFY(writer.open(path));
        bench.recorder.next = &writer;
        bench.recorder.onInterval = [&bench](int order, const IntervalSample &sample) {
            if (order == 3 && sample.index == 1) {
                for (const qint64 pid : bench.serverProcesses())
                    ::kill(static_cast<pid_t>(pid), SIGKILL);
            }
        };
        const auto run =
            bench.run(profileOf({nativeRedis(u"a"_s, u"First"_s), nativeRedis(u"b"_s, u"Second"_s)},
                                {redisLoad({RedisTest::Get}, 3, 0)}, 2));
        QVERIFY(run);
        writer.flush();
        const auto store = ResultStore::open(path);
        QVERIFY(store);
        const auto stored = (*store)->run(1);
        QVERIFY(stored);
        QCOMPARE(stored->status, RunStatus::Failed);
        QCOMPARE(stored->steps[2].status, StepStatus::Failed);
        QVERIFY(stored->steps[2].reason.contains(u"signal 9"_s));
        QVERIFY(stored->steps[2].intervals.size() >= 2);
        for (const Comparison &comparison : compareRun(*stored)) {
            if (comparison.metric != Metric::OperationsPerSecond)
                continue;
            QCOMPARE(comparison.failed, 1);
            QCOMPARE(comparison.baselineValues.size() + comparison.values.size(), 3U);
        }
    }
};

QTEST_GUILESS_MAIN(TestStoredRun)
#include "tst_storedrun.moc"
