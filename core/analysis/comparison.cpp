// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"

#include "core/analysis/casegroups.h"
#include "core/analysis/closedloop.h"
#include "core/analysis/fairness.h"
#include "core/analysis/fairnessrules.h"
#include "core/analysis/judgement.h"
#include "core/analysis/multiplicity.h"
#include "core/analysis/runfindings.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr std::array allMetrics = {Metric::OperationsPerSecond, Metric::QueriesPerSecond, Metric::LatencyAvg,
                                   Metric::LatencyP50,          Metric::LatencyP95,       Metric::LatencyP99,
                                   Metric::LatencyP999,         Metric::LatencyMax};

constexpr std::array dumpMetrics = {Metric::DumpSeconds, Metric::RestoreSeconds, Metric::DumpCpuSeconds,
                                    Metric::RestoreCpuSeconds};

bool isDump(const QString &caseKey)
{
    return caseKey.startsWith(QStringLiteral("dump:"));
}

/// The one the verdict is about first. Of a dump that is its time, whatever the plan says of other cases.
std::vector<Metric> metricsFrom(Metric primary, const QString &caseKey)
{
    if (isDump(caseKey))
        return {dumpMetrics.begin(), dumpMetrics.end()};
    std::vector<Metric> metrics(allMetrics.begin(), allMetrics.end());
    const auto found = std::find(metrics.begin(), metrics.end(), primary);
    if (found != metrics.end())
        std::rotate(metrics.begin(), found, found + 1);
    return metrics;
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

/// Every finished run of the case was a closed loop.
bool followsFromThroughput(const QList<const StepRecord *> &steps, int clients)
{
    bool any = false;
    for (const StepRecord *step : steps) {
        const auto rate = metricValue(*step, Metric::OperationsPerSecond);
        const auto average = metricValue(*step, Metric::LatencyAvg);
        if (!rate || !average)
            continue;
        any = true;
        if (!isImpliedByThroughput(*rate, *average, clients))
            return false;
    }
    return any;
}

std::optional<double> dumpValue(const DumpResult &dump, Metric metric)
{
    const auto cpu = [](const ToolUsage &usage) -> std::optional<double> {
        if (!usage.userSeconds || !usage.systemSeconds)
            return std::nullopt;
        return *usage.userSeconds + *usage.systemSeconds;
    };
    switch (metric) {
    case Metric::DumpSeconds:
        return dump.dump.wallSeconds > 0 ? std::optional(dump.dump.wallSeconds) : std::nullopt;
    case Metric::DumpCpuSeconds:
        return cpu(dump.dump);
    case Metric::RestoreSeconds:
        return dump.restore ? std::optional(dump.restore->wallSeconds) : std::nullopt;
    case Metric::RestoreCpuSeconds:
        return dump.restore ? cpu(*dump.restore) : std::nullopt;
    default:
        return std::nullopt;
    }
}

/// One environment against the baseline for one case, in every metric.
struct CaseComparison
{
    CaseComparison(const RunRecord &run, const CaseGroup &group, const QString &baseline,
                   const QString &environment, const FairnessCheck &fairness, const CompareOptions &options)
        : a(group.steps.value(baseline))
        , b(group.steps.value(environment))
    {
        const bool redis = group.caseKey.startsWith(QStringLiteral("redis:"));
        const int clients = closedLoopClients(group.workload);
        const bool closed = followsFromThroughput(a, clients) && followsFromThroughput(b, clients);
        QList<Finding> unfair = findingsOf(run, baseline, environment, fairness);
        for (const Metric metric : metricsFrom(options.primary, group.caseKey)) {
            if (redis && metric == Metric::QueriesPerSecond)
                continue;
            const bool restores = metric == Metric::RestoreSeconds || metric == Metric::RestoreCpuSeconds;
            if (restores && metricValues(a, metric).empty() && metricValues(b, metric).empty())
                continue; // nothing was restored
            Comparison comparison;
            comparison.caseKey = group.caseKey;
            comparison.workloadId = group.workloadId;
            comparison.workload = group.workload;
            comparison.metric = metric;
            comparison.primary = metric == primaryMetricOf(group.caseKey, options.primary);
            comparison.higherIsBetter =
                metric == Metric::OperationsPerSecond || metric == Metric::QueriesPerSecond;
            comparison.implied =
                metric == Metric::QueriesPerSecond || (metric == Metric::LatencyAvg && closed);
            comparison.baselineId = baseline;
            comparison.baselineName = a.first()->environmentName;
            comparison.environmentId = environment;
            comparison.environmentName = b.first()->environmentName;
            comparison.baselineValues = metricValues(a, metric);
            comparison.values = metricValues(b, metric);
            comparison.failed = countFailed(a, run.status) + countFailed(b, run.status);
            comparison.apart = runApart(a, b);
            comparison.threshold = options.threshold;
            comparison.confidence = options.confidence;
            comparison.findings = unfair;
            judgeValues(comparison, !comparison.apart && inWholeBlocks(a, b, metric));
            comparisons.append(comparison);
        }
        correctForMany();
        for (Comparison &comparison : comparisons) {
            comparison.findings += runFindings(comparison, a, b);
            std::stable_sort(comparison.findings.begin(), comparison.findings.end(),
                             [](const Finding &x, const Finding &y) { return x.grade > y.grade; });
            block(comparison);
        }
    }

    QList<const StepRecord *> a;
    QList<const StepRecord *> b;
    QList<Comparison> comparisons;

private:
    /// What weighs against all metrics alike. Without facts, what was found when the run ended.
    QList<Finding> findingsOf(const RunRecord &run, const QString &baseline, const QString &environment,
                              const FairnessCheck &fairness) const
    {
        QList<Finding> findings = fairness.compare(a, b).findings;
        findings.removeIf([](const Finding &finding) { return finding.grade == FindingGrade::Note; });
        if (!findings.isEmpty() || baseline != run.baselineId)
            return findings;
        const bool factless = std::all_of(run.steps.cbegin(), run.steps.cend(),
                                          [](const StepRecord &step) { return step.facts.isEmpty(); });
        for (const QString &key : factless ? run.blocking : QStringList()) {
            if (key.section(u'/', 0, -2) != environment)
                continue;
            Finding finding = findingOf(key.section(u'/', -1));
            finding.grade = FindingGrade::Block;
            finding.overridden = run.fairnessOverride && run.fairnessOverride->keys.contains(key);
            findings.append(finding);
        }
        return findings;
    }

    /// Holm for the metrics that the verdict is not about; what follows from throughput is no further
    /// question.
    void correctForMany()
    {
        std::vector<double> p;
        QList<Comparison *> family;
        for (Comparison &comparison : comparisons) {
            if (!comparison.primary && !comparison.implied && comparison.p) {
                p.push_back(*comparison.p);
                family.append(&comparison);
            }
        }
        const std::vector<double> adjusted = holmAdjusted(p);
        for (qsizetype i = 0; i < family.size(); ++i) {
            Comparison &comparison = *family.at(i);
            comparison.adjustedP = adjusted.at(static_cast<std::size_t>(i));
            const bool directed = comparison.verdict != Verdict::NoPracticalDifference;
            if (directed && *comparison.adjustedP >= 1 - comparison.confidence)
                comparison.verdict = Verdict::NoReliableDifference;
        }
    }

    static void block(Comparison &comparison)
    {
        if (!blockingFinding(comparison))
            return;
        comparison.verdict = Verdict::Blocked;
        for (auto *number :
             {&comparison.change, &comparison.low, &comparison.high, &comparison.p, &comparison.rankP,
              &comparison.meanChange, &comparison.meanLow, &comparison.meanHigh, &comparison.adjustedP})
            number->reset();
        comparison.method = IntervalMethod::None;
        comparison.degreesOfFreedom = 0;
    }
};

} // namespace

QList<Comparison> compareRun(const RunRecord &run, const QString &baselineId)
{
    return compareRun(run, baselineId, optionsOf(run));
}

QList<Comparison> compareRun(const RunRecord &run, const QString &baselineId, const CompareOptions &options)
{
    QList<Comparison> comparisons;
    const QString baseline = baselineOf(run, baselineId);
    const FairnessCheck fairness(run);
    const QList<CaseGroup> groups = caseGroups(run);
    for (const CaseGroup &group : groups) {
        if (!group.steps.contains(baseline))
            continue;
        QList<CaseComparison> sides;
        for (const QString &environment : group.environments) {
            if (environment != baseline)
                sides.append(CaseComparison(run, group, baseline, environment, fairness, options));
        }
        // every environment's number stands beside the others', metric by metric
        for (qsizetype metric = 0; !sides.isEmpty() && metric < sides.first().comparisons.size(); ++metric) {
            for (CaseComparison &side : sides)
                comparisons.append(std::move(side.comparisons[metric]));
        }
    }
    return comparisons;
}

const Finding *blockingFinding(const Comparison &comparison)
{
    const auto found =
        std::find_if(comparison.findings.cbegin(), comparison.findings.cend(), [](const Finding &finding) {
            return finding.grade == FindingGrade::Block && !finding.overridden;
        });
    return found == comparison.findings.cend() ? nullptr : &*found;
}

std::optional<double> metricValue(const StepRecord &step, Metric metric)
{
    if (step.status != StepStatus::Done)
        return std::nullopt;
    if (step.dump)
        return dumpValue(*step.dump, metric);
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
    default:
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
    case Metric::DumpSeconds:
        return QStringLiteral("dump_s");
    case Metric::RestoreSeconds:
        return QStringLiteral("restore_s");
    case Metric::DumpCpuSeconds:
        return QStringLiteral("dump_cpu_s");
    case Metric::RestoreCpuSeconds:
        return QStringLiteral("restore_cpu_s");
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
    case Metric::DumpSeconds:
        return QCoreApplication::translate("Tare::Metric", "Time of the dump");
    case Metric::RestoreSeconds:
        return QCoreApplication::translate("Tare::Metric", "Time of the restore");
    case Metric::DumpCpuSeconds:
        return QCoreApplication::translate("Tare::Metric", "CPU seconds of the dump");
    case Metric::RestoreCpuSeconds:
        return QCoreApplication::translate("Tare::Metric", "CPU seconds of the restore");
    }
    return {};
}

QString metricUnit(Metric metric)
{
    switch (metric) {
    case Metric::OperationsPerSecond:
    case Metric::QueriesPerSecond:
        return QStringLiteral("/s");
    case Metric::DumpSeconds:
    case Metric::RestoreSeconds:
    case Metric::DumpCpuSeconds:
    case Metric::RestoreCpuSeconds:
        return QStringLiteral("s");
    default:
        return QStringLiteral("ms");
    }
}

QString methodKey(IntervalMethod method)
{
    switch (method) {
    case IntervalMethod::None:
        break;
    case IntervalMethod::Welch:
        return QStringLiteral("welch_log");
    case IntervalMethod::Paired:
        return QStringLiteral("paired_log");
    }
    return {};
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
    case Verdict::Blocked:
        return QStringLiteral("blocked");
    }
    return {};
}

} // namespace Tare
