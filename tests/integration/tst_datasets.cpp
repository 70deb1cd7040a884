// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/datasetcache.h"
#include "tests/integration/runbench.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// Prepared data that is kept between runs, given to the steps as copies or in turn, and gone on with after a
/// stop.
class TestDataSets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::MySql).isEmpty() ? u"no mariadbd on this machine"_s : QString());
    }

    void cleanup() { qunsetenv("TARE_DATA_FILES"); }

    void aSecondRunFindsTheData()
    {
        RunBench bench;
        const DataSetCache cache(bench.workDirectory());
        const TestProfile profile =
            profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {oltpLoad(OltpMix::ReadWrite, 1, 0)});
        QString bytes;
        for (int times = 1; times <= 2; ++times) {
            bool inUse = false;
            bench.recorder.events.clear();
            bench.recorder.onInterval = [&](int, const IntervalSample &) {
                const QList<KeptDataSet> sets = cache.list();
                inUse = !sets.isEmpty() && sets.first().inUse;
            };
            const auto run = bench.run(profile);
            QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
            const StepRecord &step = run->steps.first();
            QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QVERIFY(inUse);
            QCOMPARE(bench.recorder.hasEvent(u"from an earlier run"_s), times == 2);
            QCOMPARE(bench.recorder.hasEvent(u"Preparing the data"_s), times == 1);
            if (times == 2)
                QCOMPARE(step.facts.value(u"data.bytes"_s), bytes); // the same files
            bytes = step.facts.value(u"data.bytes"_s);
        }
        const QList<KeptDataSet> sets = cache.list();
        QCOMPARE(sets.size(), 1);
        QVERIFY(!sets.first().inUse);
        QVERIFY(sets.first().bytes > 0);
        QVERIFY(!sets.first().serverVersion.isEmpty());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void otherServerSettingsNeedOtherFiles()
    {
        RunBench bench;
        EnvironmentSpec small = nativeMariaDb(u"b"_s, u"Small pages"_s);
        std::get<NativeServer>(small.how).options[u"innodb-page-size"_s] = u"4k"_s;
        const auto run = bench.run(
            profileOf({nativeMariaDb(u"a"_s, u"Native"_s), small}, {oltpLoad(OltpMix::PointSelect, 1, 0)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        for (const StepRecord &step : run->steps)
            QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
        QCOMPARE(DataSetCache(bench.workDirectory()).list().size(), 2);
    }

    void filesInTurn_data()
    {
        QTest::addColumn<int>("mix");
        QTest::addColumn<int>("kept");
        QTest::newRow("reading") << int(OltpMix::ReadOnly) << 1;
        QTest::newRow("writing") << int(OltpMix::WriteOnly) << 0; // no longer as it was prepared
    }

    void filesInTurn()
    {
        QFETCH(int, mix);
        QFETCH(int, kept);
        qputenv("TARE_DATA_FILES", "in-turn");
        RunBench bench;
        const TestProfile profile =
            profileOf({nativeMariaDb(u"a"_s, u"First"_s), nativeMariaDb(u"b"_s, u"Second"_s)},
                      {oltpLoad(static_cast<OltpMix>(mix), 1, 0)});
        for (int times = 1; times <= 2; ++times) {
            bench.recorder.events.clear();
            const auto run = bench.run(profile);
            QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
            QCOMPARE(run->steps.size(), 2);
            for (const StepRecord &step : run->steps) {
                QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
                QCOMPARE(*step.serverCounted, step.answered.queries);
                QCOMPARE(step.facts.value(u"data.source"_s), u"in turn"_s);
            }
            QCOMPARE(bench.recorder.eventTexts().filter(u"in turn"_s).size(), 1);
            QCOMPARE(DataSetCache(bench.workDirectory()).list().size(), kept);
            QCOMPARE(bench.recorder.hasEvent(u"from an earlier run"_s), times == 2 && kept == 1);
        }
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void aStoppedPreparationIsGoneOnWith()
    {
        RunBench bench;
        WorkloadSpec load = oltpLoad(OltpMix::ReadWrite, 1, 0);
        auto &oltp = std::get<OltpWorkload>(load.what);
        oltp.tables = 1;
        oltp.tableSize = 1'200'000;
        const TestProfile profile = profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {load});
        QElapsedTimer clock;
        bench.recorder.onPreparing = [&](int) {
            if (!clock.isValid())
                clock.start();
            else if (clock.elapsed() > 2500)
                bench.stopNow();
        };
        const auto stopped = bench.run(profile);
        QVERIFY2(stopped, stopped ? "" : qPrintable(stopped.error().sentence + stopped.error().detail));
        QCOMPARE(stopped->status, RunStatus::Stopped);
        QVERIFY2(bench.secondsToIdle() < 10, qPrintable(QString::number(bench.secondsToIdle())));
        const QList<KeptDataSet> sets = DataSetCache(bench.workDirectory()).list();
        QCOMPARE(sets.size(), 1);
        QVERIFY(!sets.first().complete);

        bench.recorder.onPreparing = nullptr;
        const auto run = bench.run(profile);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        const StepRecord &step = run->steps.first();
        QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
        QVERIFY(bench.recorder.hasEvent(u"broken off is gone on with"_s));
        QVERIFY(DataSetCache(bench.workDirectory()).list().first().complete);
        QCOMPARE(bench.leftBehind(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestDataSets)
#include "tst_datasets.moc"
