// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/targettable.h"

#include "core/analysis/targetspread.h"
#include "core/model/numberformat.h"
#include "core/report/reportfields.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

const QString noNumber = u"–"_s;

QString fixed(const std::optional<double> &value, int decimals = 2)
{
    return value ? formatFixed(*value, decimals) : noNumber;
}

/// What is not known of an imported step is no zero.
QStringList cells(const StepRecord &step, const LoadCounters &totals, const std::optional<double> &rate,
                  const std::optional<LatencySummary> &latency)
{
    const auto counted = [&](qint64 LoadCounters::*counter) {
        return step.knows(counter) ? formatCount(totals.*counter) : noNumber;
    };
    return {counted(&LoadCounters::operations),           fixed(rate),
            fixed(latency ? latency->avg : std::nullopt), fixed(latency ? latency->p95 : std::nullopt),
            fixed(latency ? latency->p99 : std::nullopt), counted(&LoadCounters::errors)};
}

QString targetName(const TargetRecord &target)
{
    QStringList parts{target.address, target.database};
    parts.removeAll(QString());
    return parts.join(u'/');
}

/// A publication tells rates and no more.
void dropUnknownColumns(CaseTable &table)
{
    for (qsizetype column = table.header.size() - 1; column >= 0; --column) {
        if (std::any_of(table.rows.cbegin(), table.rows.cend(),
                        [column](const CaseTable::Row &row) { return row.cells.value(column) != noNumber; }))
            continue;
        table.header.removeAt(column);
        for (CaseTable::Row &row : table.rows)
            row.cells.removeAt(column);
    }
}

void addStep(CaseTable &table, const StepRecord &step, const QString &environment)
{
    const QString repetition = QString::number(step.repetition);
    for (const TargetRecord &target : step.targets) {
        table.rows.append({CaseTable::RowKind::Run,
                           QStringList{environment, repetition, targetName(target)}
                               + cells(step, target.totals, target.rate(), summarise(target.histogram))});
    }
    table.rows.append(
        {CaseTable::RowKind::Mean,
         QStringList{environment, repetition, QCoreApplication::translate("Tare::Report", "total")}
             + cells(step, step.totals, step.rate(), step.latency())});
}

QString spreadSentence(const StepRecord &step, const QString &environment)
{
    const std::optional<TargetSpread> spread = targetSpread(step);
    if (!spread)
        return {};
    const QString text = isRedis(step)
        //: %1 environment, %2 number of the run, %3 how many targets
        ? QCoreApplication::translate(
            "Tare::Report",
            "“%1”, run %2: each of the %3 targets got between %4 and %5 requests/s; "
            "Jain's fairness index %6 (1: all alike).")
        : QCoreApplication::translate(
            "Tare::Report",
            "“%1”, run %2: each of the %3 targets got between %4 and %5 transactions/s; "
            "Jain's fairness index %6 (1: all alike).");
    return text.arg(environment, QString::number(step.repetition), formatCount(step.targets.size()),
                    formatFixed(spread->lowest, 2), formatFixed(spread->highest, 2), fixed(spread->jain, 4));
}

} // namespace

std::optional<CaseTable> targetTable(const QList<const StepRecord *> &steps,
                                     const QMap<QString, QString> &names)
{
    const auto several = [](const StepRecord *step) {
        return step->targets.size() > 1 && step->status == StepStatus::Done;
    };
    if (std::none_of(steps.cbegin(), steps.cend(), several))
        return std::nullopt;
    const StepRecord &first = *steps.first();
    CaseTable table;
    table.workloadId = first.workloadId;
    table.caseKey = first.caseKey;
    table.ofTargets = true;
    //: %1 a workload
    table.title = QCoreApplication::translate("Tare::Report", "%1: each target").arg(workloadTitle(first));
    table.header = {QCoreApplication::translate("Tare::Report", "Environment"),
                    QCoreApplication::translate("Tare::Report", "Run"),
                    QCoreApplication::translate("Tare::Report", "Target"),
                    isRedis(first) ? QCoreApplication::translate("Tare::Report", "Requests")
                                   : QCoreApplication::translate("Tare::Report", "Transactions"),
                    isRedis(first) ? QCoreApplication::translate("Tare::Report", "Requests/s")
                                   : QCoreApplication::translate("Tare::Report", "Transactions/s"),
                    QCoreApplication::translate("Tare::Report", "Average ms"),
                    QCoreApplication::translate("Tare::Report", "95 % ms"),
                    QCoreApplication::translate("Tare::Report", "99 % ms"),
                    QCoreApplication::translate("Tare::Report", "Errors")};
    for (const StepRecord *step : steps) {
        if (!several(step))
            continue;
        const QString environment = names.value(step->environmentId);
        addStep(table, *step, environment);
        table.sentences += spreadSentence(*step, environment);
    }
    dropUnknownColumns(table);
    return table;
}

} // namespace Tare
