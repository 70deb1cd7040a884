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

/// Pure function of the profile. Pairs whose server kinds do not match are left out.
QList<PlannedStep> expandPlan(const TestProfile &profile);

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
