// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/reportfields.h"

#include "core/model/profilejson.h"

using namespace Qt::StringLiterals;

namespace Tare {

bool isRedisCase(const QString &caseKey)
{
    return caseKey.startsWith("redis:"_L1);
}

bool isRedis(const StepRecord &step)
{
    return isRedisCase(step.caseKey);
}

QString workloadName(const StepRecord &step)
{
    return step.workload.value("name"_L1).toString();
}

QString workloadTitle(const StepRecord &step)
{
    const Result<WorkloadCase> workload = caseFromJson(step.workload);
    return workload ? caseTitle(*workload) : step.caseKey;
}

bool wasMeasured(const StepRecord &step)
{
    return step.seconds > 0;
}

std::optional<LatencySummary> resultLatency(const StepRecord &step)
{
    return step.status == StepStatus::Done ? summarise(step.histogram) : std::nullopt;
}

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

std::optional<double> percent(const std::optional<double> &share)
{
    return share ? std::optional(*share * 100) : std::nullopt;
}

} // namespace Tare
