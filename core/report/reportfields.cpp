// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/reportfields.h"

#include "core/model/profilejson.h"
#include "core/model/testprofile.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

bool isRedisCase(const QString &caseKey)
{
    return caseKey.startsWith("redis:"_L1);
}

bool isDumpCase(const QString &caseKey)
{
    return caseKey.startsWith("dump:"_L1);
}

bool isDump(const StepRecord &step)
{
    return isDumpCase(step.caseKey);
}

QString dumpStageWord(DumpProgress::Stage stage)
{
    switch (stage) {
    case DumpProgress::Stage::Waiting:
        return u"waiting"_s;
    case DumpProgress::Stage::Warming:
        return u"warming"_s;
    case DumpProgress::Stage::Dumping:
        return u"dumping"_s;
    case DumpProgress::Stage::Syncing:
        return u"syncing"_s;
    case DumpProgress::Stage::Checking:
        return u"checking"_s;
    case DumpProgress::Stage::Restoring:
        return u"restoring"_s;
    }
    return {};
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
    return storedCaseTitle(step.workload, step.caseKey);
}

QMap<QString, QString> environmentNames(const RunRecord &run)
{
    return distinctNames(environmentsOf(run));
}

QList<EnvironmentSpec> environmentsOf(const RunRecord &run)
{
    QList<EnvironmentSpec> environments;
    for (const StepRecord &step : run.steps) {
        const bool known = std::any_of(environments.cbegin(), environments.cend(),
                                       [&step](const auto &one) { return one.id == step.environmentId; });
        if (!known) {
            EnvironmentSpec environment;
            environment.id = step.environmentId;
            environment.name = step.environmentName;
            environments += environment;
        }
    }
    return environments;
}

QString mechanismText(const Facts &facts)
{
    const QString mechanism = facts.value(networkMechanismFact);
    const QString path = facts.value(networkPathFact);
    if (mechanism.isEmpty() || mechanism == QLatin1String("unknown")
        || (path == QLatin1String("native") && mechanism == QLatin1String("loopback"))) {
        return {};
    }
    if (mechanism == QLatin1String("loopback")) {
        return QCoreApplication::translate("Tare::ComparisonSet", "loopback");
    }
    if (mechanism == QLatin1String("host network")) {
        return QCoreApplication::translate("Tare::ComparisonSet", "host network");
    }
    if (mechanism == QLatin1String("kernel DNAT")) {
        return QCoreApplication::translate("Tare::ComparisonSet", "kernel DNAT");
    }
    if (mechanism == QLatin1String("veth and bridge")) {
        return QCoreApplication::translate("Tare::ComparisonSet", "veth and bridge");
    }
    if (mechanism == QLatin1String("Unix socket")) {
        return QCoreApplication::translate("Tare::ComparisonSet", "Unix socket");
    }
    return mechanism; // names of programs
}

QString networkPathText(const Facts &facts)
{
    const QString path = facts.value(networkPathFact);
    if (path == QLatin1String("native")) {
        return QCoreApplication::translate("Tare::EnvironmentSpec", "native");
    }
    if (path == QLatin1String("host network")) {
        return QCoreApplication::translate("Tare::EnvironmentSpec", "host network");
    }
    if (path == QLatin1String("published port")) {
        return QCoreApplication::translate("Tare::EnvironmentSpec", "published port");
    }
    if (path == QLatin1String("container address")) {
        return QCoreApplication::translate("Tare::EnvironmentSpec", "container address");
    }
    return path;
}

QString stepStatusText(StepStatus status)
{
    switch (status) {
    case StepStatus::Planned:
        return QCoreApplication::translate("Tare::Report", "not run");
    case StepStatus::NotNeeded:
        return QCoreApplication::translate("Tare::Report", "not needed");
    case StepStatus::Running:
        return QCoreApplication::translate("Tare::Report", "running");
    case StepStatus::Done:
        return QCoreApplication::translate("Tare::Report", "done");
    case StepStatus::Failed:
        return QCoreApplication::translate("Tare::Report", "failed");
    case StepStatus::Stopped:
        return QCoreApplication::translate("Tare::Report", "stopped");
    case StepStatus::Skipped:
        return QCoreApplication::translate("Tare::Report", "skipped");
    }
    return {};
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
