// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/compareoptions.h"
#include "core/analysis/finding.h"
#include "core/model/metric.h"
#include "core/model/records.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace Tare {

/// Words of reference B.3.9 with the practical threshold.
enum class Verdict {
    Lower, ///< interval beyond the threshold, below 0
    Higher,
    LowerMaybeSmall, ///< excludes 0 but touches the threshold
    HigherMaybeSmall,
    NoPracticalDifference, ///< the whole interval inside ± threshold
    NoReliableDifference,  ///< cannot tell at this noise
    NoSpread, ///< a change, but no interval: one run on a side, runs that are all alike, a run without
              ///< operations
    NoData,   ///< no finished run on a side, or nothing to compare with
    Blocked,  ///< something else differs that decides: no number is given
};

/// What an interval was found by, from the plan and not from the values.
enum class IntervalMethod {
    None,
    Welch,  ///< on logarithms, unequal variances
    Paired, ///< on the logarithms' differences of six or more whole blocks
};

/// One environment against the baseline for one case and metric.
struct Comparison
{
    QString caseKey;
    QString workloadId;
    QJsonObject workload; ///< caseToJson
    Metric metric = Metric::OperationsPerSecond;
    bool primary = true; ///< the verdict of the case is about this metric
    bool higherIsBetter = true;
    QString baselineId;
    QString baselineName;
    QString environmentId;
    QString environmentName;
    std::vector<double> baselineValues; ///< one a finished step, in run order
    std::vector<double> values;
    std::optional<double> change; ///< ratio of geometric means − 1 (0.1 = 10 % more)
    std::optional<double> low;    ///< interval of it
    std::optional<double> high;
    std::optional<double> p;          ///< two-sided, Welch on logs
    std::optional<double> rankP;      ///< two-sided, exact Mann-Whitney
    std::optional<double> meanChange; ///< ratio of arithmetic means − 1, for the published table's change row
    std::optional<double> meanLow;    ///< Fieller's interval of it, unequal variances; nothing when the
    std::optional<double> meanHigh;   ///< baseline is too noisy for one
    int failed = 0;                   ///< steps of either side that did not finish
    IntervalMethod method = IntervalMethod::None;
    double degreesOfFreedom = 0;
    std::optional<double> adjustedP; ///< by Holm over the metrics that the verdict is not about
    bool implied = false;            ///< the metric follows from throughput (closedloop.h), and adds nothing
    bool apart =
        false; ///< all runs of one side came before all runs of the other: a drift would look the same
    double threshold = 0.02;
    double confidence = 0.95;
    Verdict verdict = Verdict::NoData;
    /// What weighs against it, weightiest first: unfair differences (block, warn), weaknesses of its runs.
    QList<Finding> findings;
};

/// A finding that keeps the comparison from being made; nothing when none does.
const Finding *blockingFinding(const Comparison &comparison);

/// Every case × metric × environment other than the baseline, in plan order; the metric the verdict is about
/// comes first. Queries per second are left out for Redis, where they are the requests. Failed steps are
/// never averaged in. The baseline is the one given, else the run's, else the environment of the first step.
QList<Comparison> compareRun(const RunRecord &run, const QString &baselineId = {});
/// The same judged otherwise than the plan says.
QList<Comparison> compareRun(const RunRecord &run, const QString &baselineId, const CompareOptions &options);

/// The value of a metric of a finished step; nothing for any other.
std::optional<double> metricValue(const StepRecord &step, Metric metric);

QString metricKey(Metric metric, bool redis);   ///< name in files
QString metricTitle(Metric metric, bool redis); ///< translated, "Requests per second"
QString metricUnit(Metric metric);              ///< "/s", "ms"
QString verdictKey(Verdict verdict);      ///< untranslated, for files: "lower", "no_reliable_difference" …
QString methodKey(IntervalMethod method); ///< "welch_log", "paired_log"; empty without an interval

/// The headline of one case: the comparison of its first metric.
inline bool isPrimary(const Comparison &comparison)
{
    return comparison.primary;
}

/// The answer in words, plain text, in the present language. Numbers by the locale. Names as the user typed
/// them.
struct VerdictText
{
    /// All in one: "Redis SET, 50 clients: Docker is 58.1 % slower than Native, 95 % interval 57.0 % to 59.2
    /// %, 3 runs each." Shown with the caveat.
    QString sentence;

    // The same over two lines: lead, finding and rest make a sentence without interval ("…: Docker is 58.1 %
    // slower than Native."), to be shown only together with the support.
    QString lead;
    QString finding; ///< "58.1 % slower", to be shown bold
    QString rest;
    QString support; ///< second line: interval, runs, how often chance would do it

    QString caveat; ///< what could not be shown, failed steps; may be empty
    QString brief;  ///< for a table cell: "SET 58.1 % lower (57.0 to 59.2), 3 runs each"
    QString answer; ///< without subject: "58.1 % slower, interval 57.0 % to 59.2 %, 3 runs each"
};
VerdictText verdictText(const Comparison &comparison);

/// What the other numbers of a headline's case and environment say, in a sentence or two: 95 % latency, and
/// that average latency is no second piece of evidence. `comparisons`: of the whole run.
QString secondaryText(const QList<Comparison> &comparisons, const Comparison &primary);

} // namespace Tare
