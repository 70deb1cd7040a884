// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/resumeplan.h"

#include "core/model/profilejson.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ResumePlan)
};

bool isSame(const StepRecord &stored, const PlannedStep &planned)
{
    return stored.order == planned.order && stored.environmentId == planned.environment.id
        && stored.workloadId == planned.workload.workloadId && stored.caseKey == caseKey(planned.workload)
        && stored.repetition == planned.repetition;
}

} // namespace

Result<ResumePlan> planResume(const RunRecord &run)
{
    if (run.status == RunStatus::Running) {
        return failure(ErrorCode::Busy,
                       Texts::tr("Run %1 is still going on, so there is nothing to resume.").arg(run.id));
    }
    if (run.status == RunStatus::Done) {
        return failure(ErrorCode::InvalidArgument,
                       Texts::tr("Run %1 lacks nothing: all of its steps are done.").arg(run.id));
    }
    const Result<ParsedProfile> parsed = parseProfile(run.profile);
    if (!parsed) {
        return failure(ErrorCode::InvalidProfile,
                       Texts::tr("Run %1 cannot be resumed: the test profile stored with it cannot be read.")
                           .arg(run.id),
                       parsed.error().sentence);
    }
    ResumePlan plan;
    plan.profile = parsed->profile;
    const QList<PlannedStep> planned = expandPlan(plan.profile);
    // A plan that repeats until it knows enough stores only the steps that it needed.
    const bool all = planned.size() == run.steps.size() || plan.profile.plan.untilPercent > 0;
    const bool same =
        all && std::all_of(run.steps.cbegin(), run.steps.cend(), [&planned](const StepRecord &step) {
            return step.order >= 1 && step.order <= planned.size()
                && isSame(step, planned.at(step.order - 1));
        });
    if (!same || run.steps.isEmpty()) {
        return failure(
            ErrorCode::InvalidProfile,
            Texts::tr("Run %1 cannot be resumed: its test profile gives other steps now than when it was "
                      "begun. Open its profile and run it anew.")
                .arg(run.id));
    }
    for (const StepRecord &step : run.steps) {
        if (step.status == StepStatus::Done || step.status == StepStatus::NotNeeded)
            continue;
        plan.missing.append(planned.at(step.order - 1));
        // A step that was left alone has no end.
        const bool open = step.started.isValid() && !step.finished.isValid();
        if (plan.interrupted == 0 && (open || step.status == StepStatus::Stopped))
            plan.interrupted = step.order;
    }
    if (plan.missing.isEmpty()) {
        return failure(ErrorCode::InvalidArgument,
                       Texts::tr("Run %1 lacks nothing: all of its steps are done.").arg(run.id));
    }
    return plan;
}

Result<void> checkSameMachine(const RunRecord &run, const Facts &machine)
{
    const bool anythingKept = std::any_of(run.steps.cbegin(), run.steps.cend(), [](const StepRecord &step) {
        return step.status == StepStatus::Done;
    });
    if (!anythingKept)
        return {};
    for (const QString &key : {u"host.name"_s, u"cpu.model"_s, u"cpu.count"_s}) {
        const QString before = run.machine.value(key);
        const QString now = machine.value(key);
        if (!before.isEmpty() && !now.isEmpty() && before != now) {
            return failure(
                ErrorCode::InvalidArgument,
                Texts::tr("Run %1 was measured on another computer (%2, here %3), so its missing steps would "
                          "not compare with those that are there. Open its profile and run it anew.")
                    .arg(QString::number(run.id), before, now));
        }
    }
    return {};
}

} // namespace Tare
