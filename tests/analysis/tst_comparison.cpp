// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "tests/analysis/comparisonrun.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

namespace {

const QString a = QStringLiteral("A");
const QString b = QStringLiteral("B");
const QString c = QStringLiteral("C");

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private:
    static Verdict verdictOf(const std::vector<double> &baseline, const std::vector<double> &values,
                             double threshold = 0.02)
    {
        return primary(interleaved(baseline, values), {threshold, 0.95}).verdict;
    }

private Q_SLOTS:
    void publishedFigures()
    {
        const Comparison comparison = primary(interleaved(nativeTps, containerTps, oltpCase()));
        QCOMPARE(comparison.baselineId, a);
        QCOMPARE(comparison.environmentId, b);
        QCOMPARE(comparison.baselineName, QStringLiteral("the A"));
        QCOMPARE(comparison.baselineValues, nativeTps);
        QCOMPARE(comparison.values, containerTps);
        QVERIFY(agrees(*comparison.change * 100, "-10.28514"));
        QVERIFY(agrees(*comparison.meanChange * 100, "-10.23590"));
        QVERIFY(agrees(*comparison.low * 100, "-17.0219"));
        QVERIFY(agrees(*comparison.high * 100, "-3.0014"));
        QVERIFY(agrees(*comparison.p, "0.01568399"));
        QVERIFY(agrees(*comparison.rankP, "0.02857143"));
        QVERIFY(comparison.verdict == Verdict::Lower);
        QVERIFY(comparison.higherIsBetter);
        QVERIFY(!comparison.apart);
        QCOMPARE(comparison.failed, 0);
    }

    void confidenceIsUsed()
    {
        const RunRecord run = interleaved(nativeTps, containerTps);
        QVERIFY(agrees(*primary(run, {0.02, 0.9}).low * 100, "-15.6235"));
    }

    void verdicts()
    {
        QVERIFY(verdictOf({100, 101, 99}, {50, 51, 49}) == Verdict::Lower);
        QVERIFY(verdictOf({50, 51, 49}, {100, 101, 99}) == Verdict::Higher);
        QVERIFY(verdictOf({100, 100.3, 99.7}, {97.9, 98.2, 97.6}) == Verdict::LowerMaybeSmall);
        QVERIFY(verdictOf({97.9, 98.2, 97.6}, {100, 100.3, 99.7}) == Verdict::HigherMaybeSmall);
        QVERIFY(verdictOf({100, 100.1, 99.9}, {100, 100.1, 99.8}) == Verdict::NoPracticalDifference);
        // clearly there, and clearly too small to matter
        QVERIFY(verdictOf({100, 100.1, 99.9}, {99, 99.1, 98.9}) == Verdict::NoPracticalDifference);
        QVERIFY(verdictOf({100, 120, 80}, {95, 115, 75}) == Verdict::NoReliableDifference);
        QVERIFY(verdictOf({100}, {50}) == Verdict::NoSpread);
        QVERIFY(verdictOf({100, 101, 102}, {50}) == Verdict::NoSpread);
        QVERIFY(verdictOf({100, 100, 100}, {50, 50, 50}) == Verdict::NoSpread);
        QVERIFY(verdictOf({100, 100, 100}, {100, 100, 100}) == Verdict::NoSpread);
    }

    void thresholdDecides()
    {
        QVERIFY(verdictOf({100, 101, 99}, {90, 91, 89}, 0.02) == Verdict::Lower);
        QVERIFY(verdictOf({100, 101, 99}, {90, 91, 89}, 0.10) == Verdict::LowerMaybeSmall);
        QVERIFY(verdictOf({100, 101, 99}, {90, 91, 89}, 0.20) == Verdict::NoPracticalDifference);
    }

    void oneRunHasAChangeButNoInterval()
    {
        const Comparison comparison = primary(interleaved({100}, {50}));
        QCOMPARE(*comparison.change, -0.5);
        QVERIFY(!comparison.low && !comparison.high && !comparison.p);
    }

    void valuesThatAreAllAlike()
    {
        const Comparison comparison = primary(interleaved({100, 100, 100}, {50, 50, 50}));
        QVERIFY(std::abs(*comparison.change + 0.5) < 1e-12);
        QVERIFY(!comparison.low && !comparison.high);
    }

    void runsWithoutOperations()
    {
        const Comparison dead = primary(interleaved({100, 101, 102}, {0, 0, 0}));
        QCOMPARE(*dead.change, -1.0);
        QVERIFY(!dead.low);
        QVERIFY(dead.verdict == Verdict::NoSpread);
        const Comparison partly = primary(interleaved({100, 100, 100}, {0, 100, 100}));
        QVERIFY(std::abs(*partly.change + 1.0 / 3) < 1e-12); // change of the means
        const Comparison undefined = primary(interleaved({0, 0}, {100, 100}));
        QVERIFY(!undefined.change);
        QVERIFY(!undefined.meanChange);
        QVERIFY(undefined.verdict == Verdict::NoData);
    }

    void failedStepsAreNeverAveragedIn()
    {
        RunBuilder builder;
        builder.done(a, 100).done(b, 50).done(a, 102).other(b, StepStatus::Failed).done(a, 98).done(b, 52);
        builder.other(b, StepStatus::Skipped).other(a, StepStatus::Stopped).other(b, StepStatus::Planned);
        const Comparison comparison = primary(builder.run());
        QCOMPARE(comparison.values, (std::vector<double>{50, 52}));
        QCOMPARE(comparison.baselineValues, (std::vector<double>{100, 102, 98}));
        QCOMPARE(comparison.failed, 3);
    }

    void stepThatWasCutShortByACrash()
    {
        RunBuilder builder;
        builder.done(a, 100).other(b, StepStatus::Running);
        builder.run().status = RunStatus::Running;
        QCOMPARE(primary(builder.run()).failed, 0);
        builder.run().status = RunStatus::Incomplete;
        QCOMPARE(primary(builder.run()).failed, 1);
        QVERIFY(primary(builder.run()).verdict == Verdict::NoData);
        QVERIFY(!primary(builder.run()).change);
    }

    void everyMetricIsThere()
    {
        const auto count = [](const WorkloadCase &workload, Metric metric) {
            int found = 0;
            for (const Comparison &comparison : compareRun(interleaved({100, 101}, {50, 51}, workload)))
                found += comparison.metric == metric;
            return found;
        };
        for (const auto metric :
             {Metric::OperationsPerSecond, Metric::LatencyAvg, Metric::LatencyP50, Metric::LatencyP95,
              Metric::LatencyP99, Metric::LatencyP999, Metric::LatencyMax}) {
            QCOMPARE(count(redisCase(), metric), 1);
            QCOMPARE(count(oltpCase(), metric), 1);
        }
        QCOMPARE(count(redisCase(), Metric::QueriesPerSecond), 0);
        QCOMPARE(count(oltpCase(), Metric::QueriesPerSecond), 1);
    }

    void latencyGoesTheOtherWay()
    {
        for (const Comparison &comparison : compareRun(interleaved({100, 101, 102}, {50, 51, 52}))) {
            if (comparison.metric == Metric::LatencyP95) {
                QVERIFY(!comparison.higherIsBetter);
                QVERIFY(comparison.verdict == Verdict::Higher);
                QVERIFY(*comparison.change > 0.9);
            }
        }
    }

    void casesAndEnvironmentsInOrder()
    {
        RunBuilder builder(redisCase(RedisTest::Get));
        builder.done(a, 100)
            .done(c, 90)
            .done(b, 80)
            .use(redisCase(RedisTest::Set))
            .done(a, 70)
            .done(c, 60)
            .done(b, 50);
        QStringList found;
        for (const Comparison &comparison : compareRun(builder.run())) {
            if (isPrimary(comparison))
                found.append(comparison.caseKey + u'/' + comparison.environmentId);
        }
        QCOMPARE(
            found,
            QStringLiteral("redis:GET:c50/C redis:GET:c50/B redis:SET:c50/C redis:SET:c50/B").split(u' '));
    }

    void sameCaseOfTwoWorkloadsStaysApart()
    {
        WorkloadCase second = redisCase();
        second.workloadId = QStringLiteral("load-2");
        RunBuilder builder;
        builder.done(a, 100).done(b, 90).use(second).done(a, 10).done(b, 5);
        std::vector<double> changes;
        for (const Comparison &comparison : compareRun(builder.run())) {
            if (isPrimary(comparison))
                changes.push_back(*comparison.change);
        }
        QCOMPARE(changes.size(), 2u);
        QVERIFY(std::abs(changes[0] + 0.1) < 1e-9);
        QVERIFY(std::abs(changes[1] + 0.5) < 1e-9);
    }

    void baselineByArgumentRunOrFirstStep()
    {
        RunRecord run = interleaved({100, 101}, {50, 51});
        QCOMPARE(primary(run).baselineId, a);
        run.baselineId = b;
        QCOMPARE(primary(run).baselineId, b);
        QCOMPARE(compareRun(run, a).first().baselineId, a);
        QVERIFY(compareRun(run, QStringLiteral("nobody")).isEmpty());
        QVERIFY(compareRun({}).isEmpty());
    }

    void runsOneSideAfterTheOther()
    {
        RunBuilder apart;
        apart.done(a, 100).done(a, 101).done(b, 50).done(b, 51);
        QVERIFY(primary(apart.run()).apart);
        RunBuilder reversed;
        reversed.done(b, 100).done(b, 101).done(a, 50).done(a, 51);
        reversed.run().baselineId = a;
        QVERIFY(primary(reversed.run()).apart);
        RunBuilder abba;
        abba.done(a, 100).done(b, 50).done(b, 51).done(a, 101);
        QVERIFY(!primary(abba.run()).apart);
        RunBuilder single;
        single.done(a, 100).done(b, 50);
        QVERIFY(!primary(single.run()).apart);
    }

    void stepsOutOfOrderAreSorted()
    {
        RunRecord run = interleaved({100, 101, 102}, {50, 51, 52});
        std::reverse(run.steps.begin(), run.steps.end());
        QCOMPARE(primary(run).baselineValues, (std::vector<double>{100, 101, 102}));
        QCOMPARE(primary(run).baselineId, a);
    }

    void valuesOfOneStep()
    {
        StepRecord step = RunBuilder().done(a, 100).run().steps.first();
        QCOMPARE(*metricValue(step, Metric::OperationsPerSecond), 100.0);
        QCOMPARE(*metricValue(step, Metric::QueriesPerSecond), 2000.0);
        QCOMPARE(*metricValue(step, Metric::LatencyAvg), 500.0);
        QCOMPARE(*metricValue(step, Metric::LatencyMax), 500.0);
        step.histogram.clear();
        QVERIFY(!metricValue(step, Metric::LatencyP95));
        step.status = StepStatus::Failed;
        QVERIFY(!metricValue(step, Metric::OperationsPerSecond));
    }

    void names()
    {
        QCOMPARE(metricKey(Metric::OperationsPerSecond, true), QStringLiteral("requests_per_s"));
        QCOMPARE(metricKey(Metric::OperationsPerSecond, false), QStringLiteral("transactions_per_s"));
        QCOMPARE(metricKey(Metric::LatencyP999, false), QStringLiteral("latency_p999_ms"));
        QCOMPARE(metricTitle(Metric::OperationsPerSecond, false), QStringLiteral("Transactions per second"));
        QCOMPARE(metricUnit(Metric::LatencyMax), QStringLiteral("ms"));
        QCOMPARE(verdictKey(Verdict::NoReliableDifference), QStringLiteral("no_reliable_difference"));
        QSet<QString> keys;
        for (int i = 0; i <= static_cast<int>(Verdict::NoData); ++i)
            keys.insert(verdictKey(static_cast<Verdict>(i)));
        QCOMPARE(keys.size(), static_cast<int>(Verdict::NoData) + 1);
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
