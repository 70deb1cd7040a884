// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/profilechoice.h"

#include "app/cli/console.h"
#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "core/model/profilevalidation.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto presetPrefix = "preset:"_L1;

} // namespace

Result<TestProfile> chooseProfile(const QString &which)
{
    if (which.startsWith(presetPrefix))
        return loadPreset(which.mid(presetPrefix.size()));
    const Result<ParsedProfile> parsed = loadProfile(which);
    if (!parsed)
        return tl::unexpected(parsed.error());
    for (const QString &warning : parsed->warnings)
        printNote(u"%1: %2"_s.arg(which, warning));
    return parsed->profile;
}

void changeProfile(TestProfile &profile, const ProfileChanges &changes)
{
    PlanSpec &plan = profile.plan;
    plan.repetitions = changes.repetitions.value_or(plan.repetitions);
    plan.untilPercent = changes.untilPercent.value_or(plan.untilPercent);
    plan.maximumRepetitions = changes.maximumRepetitions.value_or(plan.maximumRepetitions);
    plan.order = changes.order.value_or(plan.order);
    for (WorkloadSpec &workload : profile.workloads) {
        std::visit(
            [&changes]<typename What>(What &what) {
                if constexpr (!std::is_same_v<What, DumpWorkload>) {
                    Timing &timing = what.timing;
                    timing.warmup = changes.warmup.value_or(timing.warmup);
                    timing.interval = changes.interval.value_or(timing.interval);
                    if (changes.duration) {
                        timing.duration = *changes.duration;
                        timing.operations = 0;
                        if (!changes.interval)
                            timing.interval = std::min(timing.interval, timing.duration);
                    }
                }
            },
            workload.what);
    }
}

bool reportProblems(const TestProfile &profile)
{
    bool usable = true;
    const QList<ProfileProblem> problems = validateProfile(profile);
    for (const ProfileProblem &problem : problems) {
        const bool error = problem.severity == ProblemSeverity::Error;
        usable = usable && !error;
        printNote(u"%1: %2: %3"_s.arg(error ? u"error"_s : u"warning"_s, problem.field, problem.sentence));
    }
    return usable;
}

} // namespace Tare
