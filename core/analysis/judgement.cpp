// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/judgement.h"

#include "core/analysis/fieller.h"

#include "core/analysis/ranktests.h"
#include "core/analysis/statistics.h"
#include "core/analysis/twosample.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

bool allPositive(const std::vector<double> &values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return v > 0 && std::isfinite(v); });
}

/// Repetition numbers of the runs that have a value.
QList<int> repetitionsOf(const QList<const StepRecord *> &steps, Metric metric)
{
    QList<int> repetitions;
    for (const StepRecord *step : steps) {
        if (metricValue(*step, metric))
            repetitions.append(step->repetition);
    }
    return repetitions;
}

} // namespace

Metric primaryMetricOf(const QString &caseKey, Metric planned)
{
    return caseKey.startsWith(QLatin1StringView("dump:")) ? Metric::DumpSeconds : planned;
}

std::vector<double> metricValues(const QList<const StepRecord *> &steps, Metric metric)
{
    std::vector<double> values;
    for (const StepRecord *step : steps) {
        if (const auto value = metricValue(*step, metric))
            values.push_back(*value);
    }
    return values;
}

bool inWholeBlocks(const QList<const StepRecord *> &a, const QList<const StepRecord *> &b, Metric metric)
{
    const QList<int> first = repetitionsOf(a, metric);
    const QList<int> second = repetitionsOf(b, metric);
    return first == second && QSet<int>(first.cbegin(), first.cend()).size() == first.size();
}

Verdict judgeInterval(double low, double high, double threshold)
{
    if (low > -threshold && high < threshold)
        return Verdict::NoPracticalDifference;
    if (low > 0)
        return low >= threshold ? Verdict::Higher : Verdict::HigherMaybeSmall;
    if (high < 0)
        return high <= -threshold ? Verdict::Lower : Verdict::LowerMaybeSmall;
    return Verdict::NoReliableDifference;
}

void judgeValues(Comparison &comparison, bool blocks)
{
    const std::vector<double> &a = comparison.baselineValues;
    const std::vector<double> &b = comparison.values;
    for (auto *number :
         {&comparison.change, &comparison.low, &comparison.high, &comparison.p, &comparison.rankP,
          &comparison.meanChange, &comparison.meanLow, &comparison.meanHigh})
        number->reset();
    comparison.method = IntervalMethod::None;
    comparison.degreesOfFreedom = 0;
    comparison.verdict = Verdict::NoData;
    if (a.empty() || b.empty())
        return;
    const double baseline = arithmeticMean(a);
    if (!(baseline > 0) || !std::isfinite(baseline) || !std::isfinite(arithmeticMean(b)))
        return; // no share of nothing
    comparison.meanChange = arithmeticMean(b) / baseline - 1;
    const auto means = fiellerRatio(a, b, FiellerVariance::Unequal, comparison.confidence);
    if (means && means->bounded) {
        comparison.meanLow = means->low - 1;
        comparison.meanHigh = means->high - 1;
    }
    // a run without operations has no logarithm; the change of the means can still be told
    const bool positive = allPositive(a) && allPositive(b);
    comparison.change = positive ? geometricMean(b) / geometricMean(a) - 1 : *comparison.meanChange;
    if (const auto test = mannWhitney(a, b))
        comparison.rankP = test->p;
    comparison.verdict = Verdict::NoSpread;
    const bool paired = blocks && a.size() >= fewestPairedBlocks;
    const auto interval =
        paired ? pairedLogRatio(a, b, comparison.confidence) : welchLogRatio(a, b, comparison.confidence);
    if (interval) {
        comparison.method = paired ? IntervalMethod::Paired : IntervalMethod::Welch;
        comparison.degreesOfFreedom = interval->degreesOfFreedom;
        comparison.change = interval->estimate;
        comparison.low = interval->low;
        comparison.high = interval->high;
        comparison.p = interval->p;
        comparison.verdict = judgeInterval(interval->low, interval->high, comparison.threshold);
    }
}

} // namespace Tare
