// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"
#include "core/analysis/comparison.h"
#include "tests/analysis/comparisonrun.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

namespace {

QString readable(QString text)
{
    return text.replace(QChar(0x202F), u' ').replace(QChar(0x00A0), u' ');
}

/// Each pair of runs is one repetition.
RunRecord inRounds(const std::vector<double> &a, const std::vector<double> &b,
                   const WorkloadCase &workload = redisCase())
{
    RunRecord run = interleaved(a, b, workload);
    for (qsizetype i = 0; i < run.steps.size(); ++i)
        run.steps[i].repetition = static_cast<int>(i / 2) + 1;
    return run;
}

RunRecord oneAfterTheOther(const std::vector<double> &a, const std::vector<double> &b,
                           const WorkloadCase &workload = redisCase())
{
    RunBuilder builder(workload);
    for (const double value : a)
        builder.done(QStringLiteral("A"), value);
    for (const double value : b)
        builder.done(QStringLiteral("B"), value);
    RunRecord run = builder.run();
    for (qsizetype i = 0; i < run.steps.size(); ++i)
        run.steps[i].repetition = static_cast<int>(i % static_cast<qsizetype>(a.size())) + 1;
    return run;
}

QStringList keysOf(const RunRecord &run)
{
    QStringList keys;
    const QList<Finding> findings = primary(run).findings;
    for (const Finding &finding : findings)
        keys.append(finding.key);
    return keys;
}

Finding findingIn(const RunRecord &run, const QString &key)
{
    const QList<Finding> findings = primary(run).findings;
    for (const Finding &finding : findings) {
        if (finding.key == key)
            return finding;
    }
    return {};
}

} // namespace

class TestRunFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedRuns()
    {
        const RunRecord run = oneAfterTheOther(nativeTps, containerTps, oltpCase());
        QCOMPARE(keysOf(run),
                 (QStringList{QStringLiteral("order.sequential"), QStringLiteral("runs.drift")}));
        const Finding drift = findingIn(run, QStringLiteral("runs.drift"));
        QCOMPARE(drift.grade, FindingGrade::Warn);
        QCOMPARE(drift.title, QStringLiteral("“the B” drifts"));
        QCOMPARE(
            readable(drift.sentence),
            QStringLiteral("The first run of “the B” stands out, and it rose run by run, from 538 to 603. It "
                           "may not have been warmed up. Without run 1: 8.7 % slower, interval 0.8 % to "
                           "15.9 %, 3 runs each."));
        QCOMPARE(drift.rows.size(), 1);
        QCOMPARE(drift.rows.first().environment, QStringLiteral("538.28, 589.62, 594.5, 602.58"));
    }

    void quietRunsHaveNone()
    {
        QCOMPARE(keysOf(inRounds({100, 103, 99, 101, 98, 102}, {90, 88, 91, 89, 92, 90})), QStringList());
    }

    void statedFiguresMustFitTogether()
    {
        // 8 threads: throughput times average latency is 8, as in the published runs
        const auto stated = [](double factor) {
            RunRecord run = inRounds(nativeTps, containerTps, oltpCase());
            for (StepRecord &step : run.steps) {
                const double rate = *step.rate();
                step.stated = StatedFigures();
                step.stated->operationsPerSecond = rate;
                const int threads = std::get<OltpWorkload>(oltpCase().what).threads.first();
                step.stated->latency.avg = 1000 * threads / rate * (step.order == 3 ? factor : 1.004);
            }
            return run;
        };
        QVERIFY(!keysOf(stated(1)).contains(QStringLiteral("load.little")));
        for (const double factor : {0.9, 1.1}) {
            const Finding finding = findingIn(stated(factor), QStringLiteral("load.little"));
            QCOMPARE(finding.grade, FindingGrade::Warn);
            QVERIFY2(finding.sentence.contains(QStringLiteral("the steps 3 ")), qPrintable(finding.sentence));
        }
    }

    void fewRunsAreSaid()
    {
        QCOMPARE(keysOf(inRounds({100, 101, 99}, {90, 91, 89})), QStringList{QStringLiteral("runs.few")});
        QCOMPARE(keysOf(inRounds({100}, {90})), QStringList());
        QCOMPARE(findingIn(inRounds({100, 101}, {90, 91}), QStringLiteral("runs.few")).grade,
                 FindingGrade::Note);
    }

    void oneRunStandsOut()
    {
        const RunRecord run = inRounds({100, 101, 99, 100, 102, 98}, {90, 91, 40, 89, 90, 92});
        QCOMPARE(keysOf(run), QStringList{QStringLiteral("runs.outlier")});
        const Finding finding = findingIn(run, QStringLiteral("runs.outlier"));
        QCOMPARE(finding.title, QStringLiteral("Run 3 of “the B” stands out"));
        QVERIFY2(readable(finding.sentence)
                     .startsWith(QStringLiteral("Run 3 of “the B” came to 40.0, far from the others at about "
                                                "90.0. Without run 3: ")),
                 qPrintable(finding.sentence));
        QVERIFY(finding.sentence.contains(QStringLiteral("5 runs each")));
        // the number itself still holds the run
        QCOMPARE(primary(run).values.size(), 6u);
    }

    void theMachineSlowsDownHalfWay()
    {
        // neither side is monotone, both fall together
        const RunRecord run = inRounds({100, 101, 99, 80, 82, 81}, {100, 99, 102, 81, 79, 80});
        QCOMPARE(keysOf(run), QStringList{QStringLiteral("runs.machine_drift")});
        QVERIFY(
            findingIn(run, QStringLiteral("runs.machine_drift")).sentence.contains(QStringLiteral("fell")));
        const Verdict verdict = primary(run).verdict;
        QVERIFY(verdict == Verdict::NoReliableDifference || verdict == Verdict::NoPracticalDifference);
        // the same one side after the other: a difference, and the order is said
        const RunRecord apart = oneAfterTheOther({100, 101, 99, 102, 100, 99}, {81, 79, 80, 82, 81, 80});
        QVERIFY(primary(apart).verdict == Verdict::Lower);
        QVERIFY(keysOf(apart).contains(QStringLiteral("order.sequential")));
    }

    void aDriftBelowTheThresholdIsNone()
    {
        QCOMPARE(keysOf(inRounds({100, 100.1, 100.2, 100.3}, {90, 90.2, 90.1, 90.15})), QStringList());
    }

    void unsettledRuns()
    {
        RunRecord run = inRounds({100, 101, 99, 100}, {90, 91, 89, 90});
        for (StepRecord &step : run.steps) {
            for (int i = 0; i < 14; ++i) {
                IntervalSample sample;
                sample.index = i;
                sample.warmup = i < 2;
                sample.length = 1;
                const bool rising = step.environmentId == QStringLiteral("B");
                sample.counters.operations = rising ? 1000 + 30 * i : 1000 + (i % 3);
                step.intervals.append(sample);
            }
        }
        QCOMPARE(keysOf(run), QStringList{QStringLiteral("runs.unsettled")});
        QVERIFY(findingIn(run, QStringLiteral("runs.unsettled"))
                    .sentence.startsWith(QStringLiteral("In 4 of 4 runs of “the B”")));
        for (StepRecord &step : run.steps)
            step.intervals.resize(8); // too few to say anything
        QCOMPARE(keysOf(run), QStringList());
    }

    void contradictingCounters()
    {
        RunRecord run = inRounds({100, 101, 99, 100}, {90, 91, 89, 90});
        run.steps[3].serverCounted = 5;
        run.steps[3].answered.queries = 6;
        QCOMPARE(keysOf(run), QStringList{QStringLiteral("counters.contradict")});
        run.steps[3].facts = {{QStringLiteral("environment.kind"), QStringLiteral("existing")}};
        QCOMPARE(keysOf(run), QStringList()); // others may be using that server
    }

    void theLoadGeneratorWasTheLimit()
    {
        RunRecord run = inRounds({100, 101, 99, 100}, {90, 91, 89, 90});
        for (StepRecord &step : run.steps) {
            step.clientCpu = 0.95;
            step.serverCpu = 0.97;
        }
        QCOMPARE(keysOf(run), QStringList()); // the server had nothing left either
        for (StepRecord &step : run.steps) {
            if (step.environmentId == QStringLiteral("B"))
                step.serverCpu = 0.5;
        }
        QCOMPARE(keysOf(run), QStringList{QStringLiteral("load.client_bound")});
        const Finding finding = findingIn(run, QStringLiteral("load.client_bound"));
        QVERIFY2(readable(finding.sentence)
                     .startsWith(QStringLiteral("In 4 of 4 runs of “the B” the load "
                                                "threads were busy up to 95 %")),
                 qPrintable(finding.sentence));
    }

    void sixBlocksArePaired()
    {
        // the machine slows down from block to block; within a block the gap stays
        const std::vector<double> a = {100, 96, 92, 88, 84, 80};
        const std::vector<double> b = {90, 86.5, 82.7, 79.3, 75.5, 72.1};
        const Comparison paired = primary(inRounds(a, b));
        QCOMPARE(paired.method, IntervalMethod::Paired);
        QCOMPARE(paired.degreesOfFreedom, 5.0);
        QVERIFY(paired.verdict == Verdict::Lower);
        const Comparison apart = primary(oneAfterTheOther(a, b));
        QCOMPARE(apart.method, IntervalMethod::Welch);
        QVERIFY(*apart.high - *apart.low > 4 * (*paired.high - *paired.low));
        QCOMPARE(primary(inRounds({100, 96, 92, 88, 84}, {90, 86, 83, 79, 75})).method,
                 IntervalMethod::Welch);
        // a block without one of its sides is none
        RunRecord broken = inRounds(a, b);
        broken.steps[11].status = StepStatus::Failed;
        QCOMPARE(primary(broken).method, IntervalMethod::Welch);
    }

    void secondaryMetricsPayForTheirNumber()
    {
        // six metrics are looked at; a p of 0.03 in one of them is no finding any more
        RunRecord run = inRounds({100, 100, 100, 100}, {100, 100.1, 99.9, 100});
        int found = 0;
        const QList<Comparison> plain = compareRun(run);
        for (const Comparison &comparison : plain)
            found += comparison.adjustedP.has_value();
        QCOMPARE(found, 5); // p50 … max; the average follows from throughput, and the verdict is not adjusted
        for (const Comparison &comparison : plain) {
            QCOMPARE(comparison.implied, comparison.metric == Metric::LatencyAvg);
            if (comparison.adjustedP)
                QVERIFY(*comparison.adjustedP >= *comparison.p);
        }

        // latencies on their own: one alone would be significant at 5 %, not among five
        const double latencies[][2] = {{10.0, 10.5}, {10.2, 10.9}, {9.9, 10.4}, {10.4, 10.45}};
        for (qsizetype i = 0; i < run.steps.size(); ++i) {
            run.steps[i].histogram.clear();
            run.steps[i].histogram.record(static_cast<std::uint64_t>(latencies[i / 2][i % 2] * 1e6));
        }
        for (const Comparison &comparison : compareRun(run)) {
            if (comparison.metric == Metric::LatencyP95) {
                QVERIFY(*comparison.p < 0.05);
                QVERIFY(*comparison.low > 0);
                QVERIFY(*comparison.adjustedP > 0.05);
                QVERIFY(comparison.verdict == Verdict::NoReliableDifference);
            }
        }
        // as the plan's own question it stands
        CompareOptions options;
        options.primary = Metric::LatencyP95;
        const QList<Comparison> asked = compareRun(run, {}, options);
        QVERIFY(asked.first().metric == Metric::LatencyP95);
        QVERIFY(asked.first().primary);
        QVERIFY(!asked.first().adjustedP);
        QVERIFY(asked.first().verdict == Verdict::HigherMaybeSmall
                || asked.first().verdict == Verdict::Higher);
    }

    void thePlanDecides()
    {
        RunRecord run = inRounds({100, 101, 99, 100}, {90, 91, 89, 90});
        TestProfile profile;
        profile.plan.thresholdPercent = 20;
        profile.plan.primaryMetric = Metric::LatencyP99;
        run.profile = writeProfile(profile);
        const QList<Comparison> all = compareRun(run);
        QVERIFY(all.first().metric == Metric::LatencyP99);
        QCOMPARE(all.first().threshold, 0.2);
        QVERIFY(all.first().verdict == Verdict::NoPracticalDifference);
        run.profile = QByteArrayLiteral("no profile");
        QCOMPARE(compareRun(run).first().threshold, 0.02);
    }
};

QTEST_GUILESS_MAIN(TestRunFindings)
#include "tst_runfindings.moc"
