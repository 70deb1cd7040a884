// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"

#include <QtTest>

#include <algorithm>

using namespace Tare;

namespace {

EnvironmentSpec environment(const QString &id, ServerKind server = ServerKind::Redis)
{
    EnvironmentSpec spec;
    spec.id = id;
    spec.name = id;
    spec.server = server;
    return spec;
}

TestProfile twoByTwo()
{
    TestProfile profile;
    profile.environments = {environment(QStringLiteral("A")), environment(QStringLiteral("B"))};
    RedisWorkload redis; // SET and GET
    profile.workloads = {{QStringLiteral("load-1"), QStringLiteral("l"), redis}};
    profile.plan.repetitions = 2;
    return profile;
}

/// "A/SET/1 B/SET/1 …"
QString written(const QList<PlannedStep> &steps)
{
    QStringList out;
    for (const PlannedStep &step : steps) {
        out.append(QStringLiteral("%1/%2/%3")
                       .arg(step.environment.id, caseKey(step.workload).section(u':', 1, 1),
                            QString::number(step.repetition)));
    }
    return out.join(u' ');
}

} // namespace

class TestPlanExpander : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequential()
    {
        TestProfile profile = twoByTwo();
        profile.plan.order = RunOrder::Sequential;
        QCOMPARE(written(expandPlan(profile)),
                 QStringLiteral("A/SET/1 A/GET/1 A/SET/2 A/GET/2 B/SET/1 B/GET/1 B/SET/2 B/GET/2"));
    }

    void interleaved()
    {
        const auto steps = expandPlan(twoByTwo());
        QCOMPARE(written(steps),
                 QStringLiteral("A/SET/1 B/SET/1 A/GET/1 B/GET/1 A/SET/2 B/SET/2 A/GET/2 B/GET/2"));
        for (qsizetype i = 0; i < steps.size(); ++i)
            QCOMPARE(steps.at(i).order, static_cast<int>(i) + 1);
    }

    void shuffledIsBalancedAndRepeatable()
    {
        TestProfile profile = twoByTwo();
        profile.environments.append(environment(QStringLiteral("C")));
        profile.plan.order = RunOrder::Shuffled;
        profile.plan.repetitions = 40;
        profile.plan.seed = 7;
        const auto steps = expandPlan(profile);
        QCOMPARE(steps.size(), 3 * 2 * 40);
        QCOMPARE(steps, expandPlan(profile));
        QSet<QString> orders;
        for (qsizetype i = 0; i < steps.size(); i += 3) {
            QStringList round;
            for (qsizetype j = i; j < i + 3; ++j) {
                round.append(steps.at(j).environment.id);
                QCOMPARE(steps.at(j).repetition, steps.at(i).repetition);
                QCOMPARE(caseKey(steps.at(j).workload), caseKey(steps.at(i).workload));
            }
            orders.insert(round.join(u' '));
            round.sort();
            QCOMPARE(round.join(u' '), QStringLiteral("A B C"));
        }
        QCOMPARE(orders.size(), 6); // in 80 rounds each of the six orders turns up
        profile.plan.seed = 8;
        QVERIFY(written(steps) != written(expandPlan(profile)));
    }

    void shuffleIsTheSameOnEveryMachine()
    {
        // A stored seed is a promise; these orders must never change.
        TestProfile profile = twoByTwo();
        profile.environments.append(environment(QStringLiteral("C")));
        profile.plan.order = RunOrder::Shuffled;
        profile.plan.repetitions = 2;
        profile.plan.seed = 1;
        QCOMPARE(written(expandPlan(profile)),
                 QStringLiteral("A/SET/1 B/SET/1 C/SET/1 C/GET/1 B/GET/1 A/GET/1 B/SET/2 C/SET/2 A/SET/2 "
                                "C/GET/2 B/GET/2 A/GET/2"));
        profile.plan.seed = 18446744073709551615u;
        QCOMPARE(written(expandPlan(profile)),
                 QStringLiteral("A/SET/1 B/SET/1 C/SET/1 C/GET/1 A/GET/1 B/GET/1 C/SET/2 B/SET/2 A/SET/2 "
                                "C/GET/2 A/GET/2 B/GET/2"));
    }

    void aShuffledSweepHasItsCasesInDrawnOrder()
    {
        TestProfile profile;
        profile.environments = {environment(QStringLiteral("A"), ServerKind::MySql)};
        DumpWorkload dump; // plain and gzip with 2, 4, 6 and 8 threads
        profile.workloads = {{QStringLiteral("load-1"), {}, dump}};
        profile.plan.repetitions = 20;
        const auto keys = [&profile] {
            QList<QStringList> rounds;
            const QList<PlannedStep> steps = expandPlan(profile);
            for (const PlannedStep &step : steps) {
                if (step.repetition > rounds.size())
                    rounds.append(QStringList());
                rounds.last().append(caseKey(step.workload));
            }
            return rounds;
        };
        const QList<QStringList> straight = keys();
        QCOMPARE(straight.size(), 20);
        QCOMPARE(QSet<QStringList>(straight.cbegin(), straight.cend()).size(), 1);
        QCOMPARE(straight.first().size(), 8);
        profile.plan.order = RunOrder::Shuffled;
        QList<QStringList> shuffled = keys();
        QCOMPARE(shuffled, keys());
        QVERIFY(QSet<QStringList>(shuffled.cbegin(), shuffled.cend()).size() > 15);
        QStringList all = straight.first();
        all.sort();
        for (QStringList round : shuffled) {
            round.sort();
            QCOMPARE(round, all);
        }
    }

    void everySecondRoundRunsBackwards()
    {
        TestProfile profile = twoByTwo();
        profile.plan.order = RunOrder::Abba;
        profile.plan.repetitions = 3;
        QCOMPARE(written(expandPlan(profile)),
                 QStringLiteral("A/SET/1 B/SET/1 A/GET/1 B/GET/1 B/SET/2 A/SET/2 B/GET/2 A/GET/2 "
                                "A/SET/3 B/SET/3 A/GET/3 B/GET/3"));
    }

    void roundsUpToTheCap()
    {
        TestProfile profile = twoByTwo();
        profile.plan.repetitions = 2;
        profile.plan.maximumRepetitions = 5;
        QCOMPARE(plannedRounds(profile.plan), 2);
        profile.plan.untilPercent = 2;
        QCOMPARE(plannedRounds(profile.plan), 5);
        QCOMPARE(expandPlan(profile).size(), 20);
        QCOMPARE(countPlanSteps(profile), 20);
        profile.plan.maximumRepetitions = 1; // no fewer than the repetitions
        QCOMPARE(expandPlan(profile).size(), 8);
    }

    void unlikeServersAndExcludedPairsAreLeftOut()
    {
        TestProfile profile = twoByTwo();
        profile.environments.append(environment(QStringLiteral("M"), ServerKind::MySql));
        OltpWorkload oltp;
        profile.workloads.append({QStringLiteral("load-2"), {}, oltp});
        profile.plan.excluded = {{QStringLiteral("B"), QStringLiteral("load-1")}};
        for (const auto order : {RunOrder::Sequential, RunOrder::Interleaved, RunOrder::Shuffled}) {
            profile.plan.order = order;
            const auto steps = expandPlan(profile);
            QCOMPARE(steps.size(), 6);
            QCOMPARE(countPlanSteps(profile), 6);
            for (const PlannedStep &step : steps) {
                QVERIFY(step.environment.id != QStringLiteral("B"));
                QVERIFY(step.environment.server == serverKind(step.workload));
            }
        }
    }

    void nothingToDo()
    {
        QVERIFY(expandPlan({}).isEmpty());
        TestProfile profile = twoByTwo();
        for (const int repetitions : {0, -5}) {
            profile.plan.repetitions = repetitions;
            QVERIFY(expandPlan(profile).isEmpty());
            QCOMPARE(countPlanSteps(profile), 0);
            QCOMPARE(estimatePlan(profile), 0.0);
        }
    }

    void absurdPlansEndAtTheMaximum()
    {
        TestProfile profile = twoByTwo();
        profile.plan.repetitions = 2'000'000'000;
        for (const auto order : {RunOrder::Sequential, RunOrder::Interleaved, RunOrder::Shuffled}) {
            profile.plan.order = order;
            QCOMPARE(expandPlan(profile).size(), maximumPlanSteps);
        }
        QCOMPARE(countPlanSteps(profile), 8'000'000'000);
        profile.workloads.clear();
        QVERIFY(expandPlan(profile).isEmpty());
    }

    void estimatesAddUp()
    {
        TestProfile profile = twoByTwo();
        profile.plan.cooldown = 10;
        const auto steps = expandPlan(profile);
        double sum = 0;
        for (const PlannedStep &step : steps) {
            const StepCost cost = estimateStep(step);
            QCOMPARE(cost.warmup, 10.0);
            QCOMPARE(cost.measure, 60.0);
            QVERIFY(cost.start > 0);
            QVERIFY(cost.stop > 0);
            sum += cost.total();
        }
        QCOMPARE(estimateDataPreparation(steps), 0.0);
        QCOMPARE(estimatePlan(profile), sum + 70);
    }

    void dataIsPreparedOnce()
    {
        TestProfile profile;
        OltpWorkload oltp;
        oltp.threads = {1, 8};
        profile.environments = {environment(QStringLiteral("A"), ServerKind::MySql),
                                environment(QStringLiteral("B"), ServerKind::MySql)};
        profile.workloads = {{QStringLiteral("load-1"), {}, oltp}};
        const double once = estimateDataPreparation(expandPlan(profile));
        QVERIFY(once > 0);
        profile.plan.repetitions = 9;
        QCOMPARE(estimateDataPreparation(expandPlan(profile)), once);
        oltp.tableSize = 20000;
        profile.workloads.append({QStringLiteral("load-2"), {}, oltp});
        QVERIFY(estimateDataPreparation(expandPlan(profile)) > once);
    }

    void preparationTakesAsLongAsItsData()
    {
        TestProfile profile = twoByTwo();
        profile.environments = {environment(QStringLiteral("A"))};
        auto &redis = std::get<RedisWorkload>(profile.workloads.first().what);
        const auto preparing = [&profile] { return estimateStep(expandPlan(profile).first()).prepare; };
        redis.tests = {RedisTest::Set};
        QCOMPARE(preparing(), 0.0);
        redis.tests = {RedisTest::Get};
        const double few = preparing();
        QVERIFY(few > 0);
        redis.keyspace *= 10;
        QCOMPARE(preparing(), 10 * few);
        redis.classic = true;
        QCOMPARE(preparing(), 0.0);
        redis.classic = false;
        redis.tests = {RedisTest::Spop}; // as many elements whatever the key space
        QVERIFY(preparing() > 0);
        QVERIFY(preparing() < 10);
        redis.tests.clear();
        redis.mixes = {{QStringLiteral("mix"), {{QStringLiteral("GET key:__rand_int__"), 1}}}};
        QCOMPARE(preparing(), 10 * few);

        OltpWorkload bulk;
        bulk.mix = OltpMix::BulkInsert;
        OltpWorkload rows;
        rows.tableSize = 10'000'000;
        TestProfile oltp;
        oltp.environments = {environment(QStringLiteral("A"), ServerKind::MySql)};
        oltp.workloads = {{QStringLiteral("load-1"), {}, bulk}};
        const double without = estimateDataPreparation(expandPlan(oltp));
        oltp.workloads = {{QStringLiteral("load-1"), {}, rows}};
        QVERIFY(estimateDataPreparation(expandPlan(oltp)) > without + 30);
    }

    void fixedNumberOfOperations()
    {
        TestProfile profile = twoByTwo();
        auto &redis = std::get<RedisWorkload>(profile.workloads.first().what);
        redis.timing.operations = 100'000;
        redis.timing.duration = 0;
        const double free = estimateStep(expandPlan(profile).first()).measure;
        QVERIFY(free > 0);
        redis.timing.duration = 1;
        QVERIFY(estimateStep(expandPlan(profile).first()).measure <= 1);
        redis.timing.operations = 1'000'000'000;
        QCOMPARE(estimateStep(expandPlan(profile).first()).measure, 1.0);
    }
};

QTEST_APPLESS_MAIN(TestPlanExpander)
#include "tst_planexpander.moc"
