// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runanswer.h"

#include "core/analysis/comparison.h"
#include "core/analysis/dumpsweeptext.h"

#include <QCoreApplication>

#include <cmath>

namespace Tare {

namespace {

QString say(const char *source)
{
    return QCoreApplication::translate("Tare::RunAnswer", source);
}

bool isFinding(Verdict verdict)
{
    return verdict == Verdict::Lower || verdict == Verdict::Higher || verdict == Verdict::LowerMaybeSmall
        || verdict == Verdict::HigherMaybeSmall;
}

/// Findings before "cannot tell", those before single runs; among equals the larger change.
bool standsBefore(const Comparison &a, const Comparison &b)
{
    const auto rank = [](const Comparison &c) {
        return isFinding(c.verdict)          ? 3
            : c.verdict == Verdict::NoSpread ? 1
            : c.verdict == Verdict::NoData   ? 0
                                             : 2;
    };
    if (rank(a) != rank(b))
        return rank(a) > rank(b);
    return std::abs(a.change.value_or(0)) > std::abs(b.change.value_or(0));
}

/// Of a sweep the best number of threads, in the baseline's environment.
QString sweepAnswer(const RunRecord &run)
{
    const QStringList workloads = dumpWorkloads(run);
    for (const QString &workload : workloads) {
        const DumpSweep sweep = dumpSweep(run, workload, DumpOperation::Dump);
        if (sweep.threads().size() < 2)
            continue;
        const QString baseline =
            run.baselineId.isEmpty() ? sweep.lines.first().environmentId : run.baselineId;
        const SweepText text = sweepText(sweep, baseline);
        if (!text.finding.isEmpty())
            return text.sentence();
    }
    return {};
}

} // namespace

RunAnswer runAnswer(const RunSummary &summary)
{
    const QString progress =
        QCoreApplication::translate("Tare::RunAnswer", "%1 of %n steps", nullptr, summary.stepsTotal)
            .arg(summary.stepsDone);
    switch (summary.run.status) {
    case RunStatus::Running:
        return {say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "Running, %1")).arg(progress), false};
    case RunStatus::Incomplete:
        return {say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "Incomplete, %1")).arg(progress), false};
    case RunStatus::Stopped:
        return {say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "Stopped, %1")).arg(progress), false};
    case RunStatus::Failed:
    case RunStatus::Done:
        break;
    }
    if (const QString sweep = sweepAnswer(summary.run); !sweep.isEmpty())
        return {sweep, true};
    const QList<Comparison> all = compareRun(summary.run);
    const Comparison *best = nullptr;
    for (const Comparison &one : all) {
        if (!one.primary || one.verdict == Verdict::NoData)
            continue;
        if (!best || standsBefore(one, *best))
            best = &one;
    }
    if (best)
        return {verdictText(*best).brief, true};
    if (summary.run.status == RunStatus::Failed) {
        for (const StepRecord &step : summary.run.steps) {
            if (step.status == StepStatus::Failed && !step.reason.isEmpty())
                return {step.reason, false};
        }
        return {say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "Failed, %1")).arg(progress), false};
    }
    return {progress, false};
}

QString runStatusText(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "running"));
    case RunStatus::Done:
        return say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "done"));
    case RunStatus::Failed:
        return say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "failed"));
    case RunStatus::Stopped:
        return say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "stopped"));
    case RunStatus::Incomplete:
        return say(QT_TRANSLATE_NOOP("Tare::RunAnswer", "incomplete"));
    }
    return {};
}

QString runStatusIcon(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return QStringLiteral("state-running");
    case RunStatus::Done:
        return QStringLiteral("state-good");
    case RunStatus::Failed:
        return QStringLiteral("state-error");
    case RunStatus::Stopped:
    case RunStatus::Incomplete:
        return QStringLiteral("state-partial");
    }
    return {};
}

} // namespace Tare
