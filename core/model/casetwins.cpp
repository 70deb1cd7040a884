// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/casetwins.h"

#include <QMap>
#include <QSet>

namespace Tare {

void markCaseTwins(QList<StepRecord> &steps)
{
    QMap<QString, QSet<QString>> workloads;
    for (const StepRecord &step : std::as_const(steps))
        workloads[step.caseKey].insert(step.workloadId);
    for (StepRecord &step : steps) {
        if (workloads.value(step.caseKey).size() > 1)
            step.workload.insert(QStringLiteral("named"), true);
    }
}

} // namespace Tare
