// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"

#include "core/analysis/ranktests.h"
#include "core/analysis/statistics.h"

#include <QCoreApplication>
#include <QPair>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr std::array allMetrics = {Metric::OperationsPerSecond, Metric::QueriesPerSecond, Metric::LatencyAvg,
                                   Metric::LatencyP50,          Metric::LatencyP95,       Metric::LatencyP99,
                                   Metric::LatencyP999,         Metric::LatencyMax};

/// The one the verdict is about first.
std::vector<Metric> metricsFrom(Metric primary)
{
    std::vector<Metric> metrics(allMetrics.begin(), allMetrics.end());
    const auto found = std::find(metrics.begin(), metrics.end(), primary);
    if (found != metrics.end())
        std::rotate(metrics.begin(), found, found + 1);
    return metrics;
}

/// The steps of one case, by environment, each in the order they were met.
struct CaseGroup
{
    QString workloadId;
    QString caseKey;
    QJsonObject workload;
    QStringList environments;
    QMap<QString, QList<const StepRecord *>> steps;
};

QList<const StepRecord *> inOrder(const RunRecord &run)
{
    QList<const StepRecord *> steps;
    for (const StepRecord &step : run.steps)
        steps.append(&step);
    std::stable_sort(steps.begin(), steps.end(),
                     [](const StepRecord *a, const StepRecord *b) { return a->order < b->order; });
    return steps;
}

QList<CaseGroup> groupByCase(const QList<const StepRecord *> &steps)
{
    QList<CaseGroup> groups;
    QMap<QPair<QString, QString>, qsizetype> places;
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

std::vector<double> valuesOf(const QList<const StepRecord *> &steps, Metric metric)
{
    std::vector<double> values;
    for (const StepRecord *step : steps) {
        if (const auto value = metricValue(*step, metric))
            values.push_back(*value);
    }
    return values;
}

int countFailed(const QList<const StepRecord *> &steps, RunStatus run)
{
    return static_cast<int>(std::count_if(steps.cbegin(), steps.cend(), [run](const StepRecord *step) {
        switch (step->status) {
        case StepStatus::Failed:
        case StepStatus::Stopped:
        case StepStatus::Skipped:
            return true;
        case StepStatus::Running: // the program went away in it
            return run != RunStatus::Running;
        case StepStatus::Planned:
        case StepStatus::NotNeeded:
        case StepStatus::Done:
            return false;
        }
        return false;
    }));
}

/// All finished runs of one side before all of the other, with more than one on both.
bool runApart(const QList<const StepRecord *> &a, const QList<const StepRecord *> &b)
{
    const auto orders = [](const QList<const StepRecord *> &steps) {
        QList<int> out;
        for (const StepRecord *step : steps) {
            if (step->status == StepStatus::Done)
                out.append(step->order);
        }
        std::sort(out.begin(), out.end());
        return out;
    };
    const QList<int> first = orders(a);
    const QList<int> second = orders(b);
    if (first.size() < 2 || second.size() < 2)
        return false;
    return first.last() < second.first() || second.last() < first.first();
}

Verdict judge(double low, double high, double threshold)
{
    if (low > -threshold && high < threshold)
        return Verdict::NoPracticalDifference;
    if (low > 0)
        return low >= threshold ? Verdict::Higher : Verdict::HigherMaybeSmall;
    if (high < 0)
        return high <= -threshold ? Verdict::Lower : Verdict::LowerMaybeSmall;
    return Verdict::NoReliableDifference;
}

bool allPositive(const std::vector<double> &values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return v > 0 && std::isfinite(v); });
}

void compareValues(Comparison &comparison)
{
    const std::vector<double> &a = comparison.baselineValues;
    const std::vector<double> &b = comparison.values;
    if (a.empty() || b.empty())
        return;
    const double baseline = arithmeticMean(a);
    if (!(baseline > 0) || !std::isfinite(baseline) || !std::isfinite(arithmeticMean(b)))
        return; // no share of nothing
    comparison.meanChange = arithmeticMean(b) / baseline - 1;
    // a run without operations has no logarithm; the change of the means can still be told
    const bool positive = allPositive(a) && allPositive(b);
    comparison.change = positive ? geometricMean(b) / geometricMean(a) - 1 : *comparison.meanChange;
    if (const auto test = mannWhitney(a, b))
        comparison.rankP = test->p;
    comparison.verdict = Verdict::NoSpread;
    if (const auto interval = welchLogRatio(a, b, comparison.confidence)) {
        comparison.change = interval->estimate;
        comparison.low = interval->low;
        comparison.high = interval->high;
        comparison.p = interval->p;
        comparison.verdict = judge(interval->low, interval->high, comparison.threshold);
    }
}

QString nameOf(const QList<const StepRecord *> &steps)
{
    return steps.isEmpty() ? QString() : steps.first()->environmentName;
}

} // namespace

QList<Comparison> compareRun(const RunRecord &run, const QString &baselineId)
{
    return compareRun(run, baselineId, optionsOf(run));
}

QList<Comparison> compareRun(const RunRecord &run, const QString &baselineId, const CompareOptions &options)
{
    QList<Comparison> comparisons;
    const QList<const StepRecord *> steps = inOrder(run);
    if (steps.isEmpty())
        return comparisons;
    QString baseline = baselineId.isEmpty() ? run.baselineId : baselineId;
    if (baseline.isEmpty())
        baseline = steps.first()->environmentId;

    const QList<CaseGroup> groups = groupByCase(steps);
    for (const CaseGroup &group : groups) {
        if (!group.steps.contains(baseline))
            continue;
        const QList<const StepRecord *> baselineSteps = group.steps.value(baseline);
        const bool redis = group.caseKey.startsWith(QStringLiteral("redis:"));
        for (const Metric metric : metricsFrom(options.primary)) {
            if (redis && metric == Metric::QueriesPerSecond)
                continue;
            for (const QString &environment : group.environments) {
                if (environment == baseline)
                    continue;
                const QList<const StepRecord *> others = group.steps.value(environment);
                Comparison comparison;
                comparison.caseKey = group.caseKey;
                comparison.workloadId = group.workloadId;
                comparison.workload = group.workload;
                comparison.metric = metric;
                comparison.primary = metric == options.primary;
                comparison.higherIsBetter =
                    metric == Metric::OperationsPerSecond || metric == Metric::QueriesPerSecond;
                comparison.baselineId = baseline;
                comparison.baselineName = nameOf(baselineSteps);
                comparison.environmentId = environment;
                comparison.environmentName = nameOf(others);
                comparison.baselineValues = valuesOf(baselineSteps, metric);
                comparison.values = valuesOf(others, metric);
                comparison.failed = countFailed(baselineSteps, run.status) + countFailed(others, run.status);
                comparison.apart = runApart(baselineSteps, others);
                comparison.threshold = options.threshold;
                comparison.confidence = options.confidence;
                compareValues(comparison);
                comparisons.append(comparison);
            }
        }
    }
    return comparisons;
}

std::optional<double> metricValue(const StepRecord &step, Metric metric)
{
    if (step.status != StepStatus::Done)
        return std::nullopt;
    if (metric == Metric::OperationsPerSecond)
        return step.rate();
    if (metric == Metric::QueriesPerSecond)
        return step.queryRate();
    const auto latency = step.latency();
    if (!latency)
        return std::nullopt;
    switch (metric) {
    case Metric::LatencyAvg:
        return latency->avg;
    case Metric::LatencyP50:
        return latency->p50;
    case Metric::LatencyP95:
        return latency->p95;
    case Metric::LatencyP99:
        return latency->p99;
    case Metric::LatencyP999:
        return latency->p999;
    case Metric::LatencyMax:
        return latency->max;
    case Metric::OperationsPerSecond:
    case Metric::QueriesPerSecond:
        break;
    }
    return std::nullopt;
}

QString metricKey(Metric metric, bool redis)
{
    switch (metric) {
    case Metric::OperationsPerSecond:
        return redis ? QStringLiteral("requests_per_s") : QStringLiteral("transactions_per_s");
    case Metric::QueriesPerSecond:
        return QStringLiteral("queries_per_s");
    case Metric::LatencyAvg:
        return QStringLiteral("latency_avg_ms");
    case Metric::LatencyP50:
        return QStringLiteral("latency_p50_ms");
    case Metric::LatencyP95:
        return QStringLiteral("latency_p95_ms");
    case Metric::LatencyP99:
        return QStringLiteral("latency_p99_ms");
    case Metric::LatencyP999:
        return QStringLiteral("latency_p999_ms");
    case Metric::LatencyMax:
        return QStringLiteral("latency_max_ms");
    }
    return {};
}

QString metricTitle(Metric metric, bool redis)
{
    switch (metric) {
    case Metric::OperationsPerSecond:
        return redis ? QCoreApplication::translate("Tare::Metric", "Requests per second")
                     : QCoreApplication::translate("Tare::Metric", "Transactions per second");
    case Metric::QueriesPerSecond:
        return QCoreApplication::translate("Tare::Metric", "Queries per second");
    case Metric::LatencyAvg:
        return QCoreApplication::translate("Tare::Metric", "Average latency");
    case Metric::LatencyP50:
        return QCoreApplication::translate("Tare::Metric", "50\u202F% latency");
    case Metric::LatencyP95:
        return QCoreApplication::translate("Tare::Metric", "95\u202F% latency");
    case Metric::LatencyP99:
        return QCoreApplication::translate("Tare::Metric", "99\u202F% latency");
    case Metric::LatencyP999:
        return QCoreApplication::translate("Tare::Metric", "99.9\u202F% latency");
    case Metric::LatencyMax:
        return QCoreApplication::translate("Tare::Metric", "Longest latency");
    }
    return {};
}

QString metricUnit(Metric metric)
{
    return metric == Metric::OperationsPerSecond || metric == Metric::QueriesPerSecond ? QStringLiteral("/s")
                                                                                       : QStringLiteral("ms");
}

QString verdictKey(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Lower:
        return QStringLiteral("lower");
    case Verdict::Higher:
        return QStringLiteral("higher");
    case Verdict::LowerMaybeSmall:
        return QStringLiteral("lower_maybe_small");
    case Verdict::HigherMaybeSmall:
        return QStringLiteral("higher_maybe_small");
    case Verdict::NoPracticalDifference:
        return QStringLiteral("no_practical_difference");
    case Verdict::NoReliableDifference:
        return QStringLiteral("no_reliable_difference");
    case Verdict::NoSpread:
        return QStringLiteral("no_spread");
    case Verdict::NoData:
        return QStringLiteral("no_data");
    }
    return {};
}

} // namespace Tare
