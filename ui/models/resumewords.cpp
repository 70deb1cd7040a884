// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/resumewords.h"

#include "core/model/planexpander.h"
#include "ui/models/workloadwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ResumeWords)
};

double secondsOf(const ResumePlan &plan)
{
    double seconds = estimateDataPreparation(plan.missing);
    for (const PlannedStep &step : plan.missing)
        seconds += estimateStep(step).total();
    return seconds + plan.profile.plan.cooldown * static_cast<double>(plan.missing.size() - 1);
}

} // namespace

QString orderList(const QList<int> &orders)
{
    QStringList parts;
    for (qsizetype i = 0; i < orders.size();) {
        qsizetype end = i;
        while (end + 1 < orders.size() && orders.at(end + 1) == orders.at(end) + 1)
            ++end;
        if (end - i >= 2) {
            parts << QStringLiteral("%1\u2013%2").arg(orders.at(i)).arg(orders.at(end));
        } else {
            for (qsizetype each = i; each <= end; ++each)
                parts << QString::number(orders.at(each));
        }
        i = end + 1;
    }
    if (parts.size() < 2)
        return parts.join(QString());
    const QString last = parts.takeLast();
    return Texts::tr("%1 and %2", "steps: \"2, 5–8\" and \"11\"")
        .arg(parts.join(Texts::tr(", ", "between numbers of steps")), last);
}

QString resumeSentence(const ResumePlan &plan, RunStatus status)
{
    QList<int> others;
    for (const PlannedStep &step : plan.missing) {
        if (step.order != plan.interrupted)
            others.append(step.order);
    }
    const auto count = static_cast<int>(others.size());
    const QString list = orderList(others);
    const QString time = aboutDuration(secondsOf(plan));
    if (status == RunStatus::Failed)
        return Texts::tr("Steps to run again: %1, about %2.").arg(list, time);
    if (plan.interrupted > 0 && count > 0)
        return Texts::tr("Resuming repeats step %1 and runs %2, about %3.")
            .arg(QString::number(plan.interrupted), list, time);
    if (plan.interrupted > 0)
        return Texts::tr("Resuming repeats step %1, about %2.").arg(QString::number(plan.interrupted), time);
    return Texts::tr("Resuming runs %1, about %2.", "numbers of steps").arg(list, time);
}

QString resumeAction(RunStatus status)
{
    return status == RunStatus::Failed ? Texts::tr("Run the failed steps again") : Texts::tr("Resume");
}

} // namespace Tare
