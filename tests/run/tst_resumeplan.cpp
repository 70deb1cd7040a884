// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "core/run/resumeplan.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Tare;

namespace {

TestProfile profile()
{
    TestProfile profile;
    profile.name = u"two sides"_s;
    for (const QString &id : {u"env-1"_s, u"env-2"_s}) {
        EnvironmentSpec environment;
        environment.id = id;
        environment.name = id;
        environment.how = NativeServer{};
        profile.environments.append(environment);
    }
    WorkloadSpec load;
    load.id = u"load-1"_s;
    load.name = u"SET"_s;
    RedisWorkload redis;
    redis.tests = {RedisTest::Set};
    load.what = redis;
    profile.workloads = {load};
    profile.plan.repetitions = 3;
    profile.plan.order = RunOrder::Shuffled;
    profile.plan.seed = 4711;
    return profile;
}

/// As it is stored when `done` steps were finished and the next was broken off.
RunRecord brokenOff(const TestProfile &profile, int done)
{
    RunRecord run;
    run.id = 7;
    run.status = RunStatus::Incomplete;
    run.profile = writeProfile(profile);
    run.machine = {{u"host.name"_s, u"here"_s}, {u"cpu.model"_s, u"X"_s}};
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const PlannedStep &planned : expandPlan(profile)) {
        StepRecord step;
        step.order = planned.order;
        step.environmentId = planned.environment.id;
        step.workloadId = planned.workload.workloadId;
        step.caseKey = caseKey(planned.workload);
        step.repetition = planned.repetition;
        if (step.order <= done) {
            step.status = StepStatus::Done;
            step.started = now;
            step.finished = now;
        } else if (step.order == done + 1) {
            step.status = StepStatus::Failed;
            step.started = now;
        }
        run.steps.append(step);
    }
    return run;
}

QList<int> orders(const ResumePlan &plan)
{
    QList<int> orders;
    for (const PlannedStep &step : plan.missing)
        orders.append(step.order);
    return orders;
}

} // namespace

class TestResumePlan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRestIsWhatThePlanSays()
    {
        const TestProfile whole = profile();
        const Result<ResumePlan> plan = planResume(brokenOff(whole, 2));
        QVERIFY(plan);
        const QList<int> expected{3, 4, 5, 6};
        QCOMPARE(orders(*plan), expected);
        QCOMPARE(plan->interrupted, 3);
        QVERIFY(plan->profile == whole);
        const QList<PlannedStep> all = expandPlan(whole);
        for (const PlannedStep &step : plan->missing)
            QVERIFY(step == all.at(step.order - 1));
    }

    void failedAndSkippedStepsAreMissingToo()
    {
        RunRecord run = brokenOff(profile(), 6);
        run.status = RunStatus::Failed;
        run.steps[1].status = StepStatus::Failed;
        run.steps[4].status = StepStatus::Skipped;
        const Result<ResumePlan> plan = planResume(run);
        QVERIFY(plan);
        const QList<int> expected{2, 5};
        QCOMPARE(orders(*plan), expected);
        QCOMPARE(plan->interrupted, 0);
    }

    void refusals()
    {
        QVERIFY(!planResume(brokenOff(profile(), 6))); // lacks nothing

        RunRecord running = brokenOff(profile(), 2);
        running.status = RunStatus::Running;
        const Result<ResumePlan> busy = planResume(running);
        QVERIFY(!busy);
        QCOMPARE(busy.error().code, ErrorCode::Busy);

        RunRecord damaged = brokenOff(profile(), 2);
        damaged.profile = "{";
        QVERIFY(!planResume(damaged));

        TestProfile other = profile();
        other.plan.seed = 4712;
        RunRecord reordered = brokenOff(profile(), 2);
        reordered.profile = writeProfile(other);
        QVERIFY(expandPlan(other) != expandPlan(profile()));
        const Result<ResumePlan> mismatch = planResume(reordered);
        QVERIFY(!mismatch);
        QVERIFY2(mismatch.error().sentence.contains(u"other steps"_s), qPrintable(mismatch.error().sentence));
        other = profile();
        other.plan.repetitions = 4;
        RunRecord longer = brokenOff(profile(), 2);
        longer.profile = writeProfile(other);
        QVERIFY(!planResume(longer));
    }

    void oneRunIsOneMachine()
    {
        const RunRecord run = brokenOff(profile(), 2);
        QVERIFY(checkSameMachine(run, run.machine));
        QVERIFY(checkSameMachine(run, {{u"host.name"_s, u"here"_s}})); // not known is no difference
        const Result<void> elsewhere = checkSameMachine(run, {{u"host.name"_s, u"there"_s}});
        QVERIFY(!elsewhere);
        QVERIFY(elsewhere.error().sentence.contains(u"there"_s));
        // With nothing kept there is nothing to compare with.
        QVERIFY(checkSameMachine(brokenOff(profile(), 0), {{u"host.name"_s, u"there"_s}}));
    }
};

QTEST_GUILESS_MAIN(TestResumePlan)
#include "tst_resumeplan.moc"
