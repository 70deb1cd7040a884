// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/precision.h"

#include "core/analysis/casegroups.h"
#include "core/analysis/judgement.h"

#include <algorithm>

namespace Tare {

Precision precisionOf(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                      const CompareOptions &options)
{
    Precision precision;
    const QString baseline = baselineOf(run);
    const QList<CaseGroup> groups = caseGroups(run);
    const auto group = std::find_if(groups.cbegin(), groups.cend(), [&](const CaseGroup &each) {
        return each.workloadId == workloadId && each.caseKey == caseKey;
    });
    if (group == groups.cend())
        return precision;
    const Metric metric = primaryMetricOf(caseKey, options.primary);
    const QList<const StepRecord *> baselineSteps = group->steps.value(baseline);
    for (const QString &environment : group->environments) {
        if (environment == baseline)
            continue;
        const QList<const StepRecord *> steps = group->steps.value(environment);
        Comparison comparison;
        comparison.confidence = options.confidence;
        comparison.threshold = options.threshold;
        comparison.baselineValues = metricValues(baselineSteps, metric);
        comparison.values = metricValues(steps, metric);
        if (comparison.baselineValues.empty() || comparison.values.empty())
            continue; // it cannot run, or has not yet
        judgeValues(comparison, inWholeBlocks(baselineSteps, steps, metric));
        if (!comparison.low || !comparison.high) {
            precision.complete = false;
            continue;
        }
        const double halfWidth = (*comparison.high - *comparison.low) / 2;
        precision.halfWidth = std::max(precision.halfWidth.value_or(0), halfWidth);
    }
    return precision;
}

} // namespace Tare
