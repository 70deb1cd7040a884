// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/casegroups.h"

#include <QPair>

#include <algorithm>

namespace Tare {

namespace {

QList<const StepRecord *> inOrder(const RunRecord &run)
{
    QList<const StepRecord *> steps;
    for (const StepRecord &step : run.steps)
        steps.append(&step);
    std::stable_sort(steps.begin(), steps.end(),
                     [](const StepRecord *a, const StepRecord *b) { return a->order < b->order; });
    return steps;
}

} // namespace

QList<CaseGroup> caseGroups(const RunRecord &run)
{
    QList<CaseGroup> groups;
    QMap<QPair<QString, QString>, qsizetype> places;
    const QList<const StepRecord *> steps = inOrder(run);
    for (const StepRecord *step : steps) {
        const QPair<QString, QString> key(step->workloadId, step->caseKey);
        if (!places.contains(key)) {
            places.insert(key, groups.size());
            groups.append({step->workloadId, step->caseKey, step->workload, {}, {}});
        }
        CaseGroup &group = groups[places.value(key)];
        if (!group.environments.contains(step->environmentId))
            group.environments.append(step->environmentId);
        group.steps[step->environmentId].append(step);
    }
    return groups;
}

QString baselineOf(const RunRecord &run, const QString &given)
{
    if (!given.isEmpty())
        return given;
    if (!run.baselineId.isEmpty())
        return run.baselineId;
    const QList<const StepRecord *> steps = inOrder(run);
    return steps.isEmpty() ? QString() : steps.first()->environmentId;
}

} // namespace Tare
