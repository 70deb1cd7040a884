// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

namespace Tare {

/// One (environment, case, repetition) in the order it will be run.
struct PlannedStep
{
    int order = 0; ///< 1 …
    EnvironmentSpec environment;
    WorkloadCase workload;
    int repetition = 1; ///< 1 …

    bool operator==(const PlannedStep &) const = default;
};

/// No plan is expanded beyond this; validateProfile() refuses it. A slip of the hand in a number field must
/// not fill the memory.
constexpr int maximumPlanSteps = 20000;

/// Pure function of the profile. Pairs whose server kinds do not match are left out.
///
/// Sequential: every environment runs all its cases and repetitions before the next one starts. Interleaved:
/// in every repetition, each case goes through all environments before the next case, so that neighbours in
/// time are the sides of one comparison. Shuffled: the same, each round in an order drawn with the seed,
/// and the cases of a dump too; equal seeds give equal orders on every machine. Abba:
/// every second round runs backwards.
///
/// With PlanSpec::untilPercent these are all the steps there may be; a run leaves out what it does not need.
QList<PlannedStep> expandPlan(const TestProfile &profile);

/// Rounds there may be: the repetitions, or their cap.
int plannedRounds(const PlanSpec &plan);

/// Steps the plan asks for, also when it asks for more than expandPlan() gives.
qint64 countPlanSteps(const TestProfile &profile);

/// What a step takes besides warm-up and measurement, by kind; seconds.
struct StepCost
{
    double start = 0;
    double prepare = 0; ///< within the step
    double warmup = 0;
    double measure = 0;
    double stop = 0;

    double total() const { return start + prepare + warmup + measure + stop; }
};

/// Estimates, before anything has run. Refined by RunProgress while a run goes on.
StepCost estimateStep(const PlannedStep &step);

/// Seconds for preparing the data sets of a plan, once.
double estimateDataPreparation(const QList<PlannedStep> &steps);

/// Seconds for a whole plan, data preparation and cool-downs included.
double estimatePlan(const TestProfile &profile);

} // namespace Tare
