// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/records.h"

#include <QtTest>

using namespace Tare;

class TestRecords : public QObject
{
    Q_OBJECT

private:
    static LoadCounters counters(qint64 from)
    {
        return {from,     from + 1, from + 2, from + 3, from + 4,
                from + 5, from + 6, from + 7, from + 8, from + 9};
    }

private Q_SLOTS:
    void countersAddAndSubtract()
    {
        LoadCounters sum = counters(10);
        sum += counters(100);
        QCOMPARE(sum, (LoadCounters{110, 112, 114, 116, 118, 120, 122, 124, 126, 128}));
        QCOMPARE(sum - counters(100), counters(10));
        QCOMPARE(sum - sum, LoadCounters());
    }

    void summary()
    {
        QVERIFY(!summarise(LatencyHistogram()));
        LatencyHistogram histogram;
        for (std::uint64_t i = 1; i <= 200; ++i)
            histogram.record(i);
        const auto summary = summarise(histogram);
        QVERIFY(summary);
        QCOMPARE(summary->min, 1e-6);
        QCOMPARE(summary->avg, 100.5e-6);
        QCOMPARE(summary->p50, 100e-6);
        QCOMPARE(summary->p95, 190e-6);
        QCOMPARE(summary->p99, 198e-6);
        QCOMPARE(summary->p999, 200e-6);
        QCOMPARE(summary->max, 200e-6);
    }

    /// What a report states wins over what would follow from counters; what it does not state is unknown.
    void statedFiguresOfImportedSteps()
    {
        StepRecord step;
        step.status = StepStatus::Done;
        QVERIFY(!step.wasMeasured());
        QVERIFY(!step.counted(&LoadCounters::operations));
        step.seconds = 4;
        step.totals.operations = 10;
        QCOMPARE(*step.counted(&LoadCounters::errors), 0); // Tare counts them itself
        step.stated = StatedFigures();
        QVERIFY(step.wasMeasured());
        QVERIFY(!step.rate());
        QVERIFY(!step.latency());
        QVERIFY(!step.counted(&LoadCounters::operations));
        step.stated->operationsPerSecond = 2.49;
        step.stated->latency.max = 7.5;
        step.stated->counters = {QStringLiteral("operations")};
        QCOMPARE(*step.rate(), 2.49);
        QVERIFY(!step.queryRate());
        QCOMPARE(*step.latency()->max, 7.5);
        QVERIFY(!step.latency()->p50);
        QCOMPARE(*step.counted(&LoadCounters::operations), 10);
        QVERIFY(!step.counted(&LoadCounters::errors));
        step.status = StepStatus::Failed;
        QVERIFY(!step.rate());
        QVERIFY(!step.latency());
    }

    void ratesOnlyOfFinishedSteps()
    {
        StepRecord step;
        step.seconds = 4;
        step.totals.operations = 10;
        step.totals.queries = 200;
        QVERIFY(!step.rate());
        QVERIFY(!step.queryRate());
        step.status = StepStatus::Done;
        QCOMPARE(*step.rate(), 2.5);
        QCOMPARE(*step.queryRate(), 50.0);
        for (const auto status :
             {StepStatus::Failed, StepStatus::Stopped, StepStatus::Skipped, StepStatus::Running}) {
            step.status = status;
            QVERIFY(!step.rate());
            QVERIFY(!step.queryRate());
        }
        step.status = StepStatus::Done;
        step.seconds = 0;
        QVERIFY(!step.rate());
    }

    void intervalRate()
    {
        IntervalSample sample;
        sample.counters.operations = 30;
        QCOMPARE(sample.rate(), 0.0);
        sample.length = 10;
        QCOMPARE(sample.rate(), 3.0);
    }

    void namesGoBothWays()
    {
        for (const auto status : {StepStatus::Planned, StepStatus::Running, StepStatus::Done,
                                  StepStatus::Failed, StepStatus::Stopped, StepStatus::Skipped})
            QVERIFY(stepStatusFromName(stepStatusName(status)) == status);
        for (const auto status : {RunStatus::Running, RunStatus::Done, RunStatus::Failed, RunStatus::Stopped,
                                  RunStatus::Incomplete})
            QVERIFY(runStatusFromName(runStatusName(status)) == status);
        QCOMPARE(stepStatusName(StepStatus::Done), QStringLiteral("done"));
        QVERIFY(!stepStatusFromName(QStringLiteral("incomplete")));
        QVERIFY(!runStatusFromName(QString()));
    }
};

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
