// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/rounds.h"

#include "core/analysis/precision.h"
#include "core/model/numberformat.h"

using namespace Qt::StringLiterals;

namespace Tare {

Rounds::Rounds(RunScope &scope, const PlanSpec &plan)
    : m_scope(scope)
    , m_plan(plan)
{ }

bool Rounds::needs(const PlannedStep &step, const RunRecord &run)
{
    if (!(m_plan.untilPercent > 0) || step.repetition <= m_plan.repetitions)
        return true;
    const QString which = step.workload.workloadId + u'/' + caseKey(step.workload);
    if (m_settled.contains(which))
        return false;
    const QString round = which + u'/' + QString::number(step.repetition);
    if (m_looked.contains(round))
        return true;
    m_looked.insert(round);
    if (!isPreciseEnough(step, run))
        return true;
    m_settled.insert(which);
    return false;
}

void Rounds::conclude(const QList<PlannedStep> &steps, const RunRecord &run)
{
    QSet<QString> told;
    for (const PlannedStep &step : m_plan.untilPercent > 0 ? steps : QList<PlannedStep>()) {
        const QString which = step.workload.workloadId + u'/' + caseKey(step.workload);
        if (m_settled.contains(which) || told.contains(which))
            continue;
        told.insert(which);
        const Precision precision =
            precisionOf(run, step.workload.workloadId, caseKey(step.workload), optionsOf(run));
        if (precision.halfWidth && *precision.halfWidth * 100 >= m_plan.untilPercent) {
            m_scope.tell(RunEvent::Severity::Warning,
                         tr("%1: still ± %2 after %n rounds, which are the most that the plan allows.",
                            nullptr, plannedRounds(m_plan))
                             .arg(caseTitle(step.workload), formatPercent(*precision.halfWidth)));
        }
    }
}

bool Rounds::isPreciseEnough(const PlannedStep &step, const RunRecord &run)
{
    const Precision precision =
        precisionOf(run, step.workload.workloadId, caseKey(step.workload), optionsOf(run));
    const QString title = caseTitle(step.workload);
    const int rounds = step.repetition - 1;
    if (!precision.halfWidth) {
        // Runs that are all alike have no interval, and one side alone will never have one.
        if (!precision.complete)
            return false;
        m_scope.tell(RunEvent::Severity::Warning,
                     tr("%1: no environment can be compared, so no more rounds are run.").arg(title));
        return true;
    }
    const QString width = formatPercent(*precision.halfWidth);
    if (!precision.complete || *precision.halfWidth * 100 >= m_plan.untilPercent) {
        m_scope.tell(RunEvent::Severity::Info,
                     tr("%1: ± %2 after %n rounds, another one follows.", nullptr, rounds).arg(title, width));
        return false;
    }
    m_scope.tell(RunEvent::Severity::Info,
                 tr("%1: ± %2 after %n rounds, narrow enough.", nullptr, rounds).arg(title, width));
    return true;
}

} // namespace Tare
