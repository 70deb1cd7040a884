// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/statistics.h"

#include "core/analysis/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace Tare {

namespace {

bool allPositive(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return v > 0 && std::isfinite(v); });
}

} // namespace

double arithmeticMean(std::span<const double> values)
{
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double geometricMean(std::span<const double> values)
{
    return std::exp(arithmeticMean(logarithms(values)));
}

double sampleVariance(std::span<const double> values)
{
    if (values.size() < 2)
        return std::numeric_limits<double>::quiet_NaN();
    // equal values are equal: the mean of three times 0.1 is not 0.1
    if (std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>()) == values.end())
        return 0;
    const double mean = arithmeticMean(values);
    double squares = 0;
    double rest = 0; // what rounding the mean left over
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
        rest += value - mean;
    }
    const double n = static_cast<double>(values.size());
    return std::max(0.0, (squares - rest * rest / n) / (n - 1));
}

double median(std::span<const double> values)
{
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::vector<double> logarithms(std::span<const double> values)
{
    std::vector<double> logs(values.size());
    std::transform(values.begin(), values.end(), logs.begin(), [](double v) { return std::log(v); });
    return logs;
}

IntervalEstimate studentInterval(double estimate, double standardError, double degreesOfFreedom,
                                 double confidence)
{
    IntervalEstimate result;
    result.estimate = estimate;
    result.standardError = standardError;
    result.degreesOfFreedom = degreesOfFreedom;
    result.t = estimate / standardError;
    result.p = studentTwoSidedP(result.t, degreesOfFreedom);
    const double reach = studentQuantile(0.5 + confidence / 2, degreesOfFreedom) * standardError;
    result.low = estimate - reach;
    result.high = estimate + reach;
    return result;
}

IntervalEstimate asRatio(IntervalEstimate onLogs)
{
    onLogs.estimate = std::expm1(onLogs.estimate);
    onLogs.low = std::expm1(onLogs.low);
    onLogs.high = std::expm1(onLogs.high);
    return onLogs;
}

std::optional<IntervalEstimate> meanInterval(std::span<const double> values, double confidence)
{
    if (values.size() < 2)
        return std::nullopt;
    const double variance = sampleVariance(values);
    if (!(variance > 0))
        return std::nullopt;
    const double n = static_cast<double>(values.size());
    return studentInterval(arithmeticMean(values), std::sqrt(variance / n), n - 1, confidence);
}

std::optional<IntervalEstimate> welchDifference(std::span<const double> a, std::span<const double> b,
                                                double confidence)
{
    if (a.size() < 2 || b.size() < 2)
        return std::nullopt;
    const double n = static_cast<double>(a.size());
    const double m = static_cast<double>(b.size());
    const double varianceA = sampleVariance(a) / n;
    const double varianceB = sampleVariance(b) / m;
    const double together = varianceA + varianceB;
    if (!(together > 0) || !std::isfinite(together))
        return std::nullopt;
    // as shares, so that tiny variances do not vanish when they are squared
    const double shareA = varianceA / together;
    const double shareB = varianceB / together;
    const double degrees = 1 / (shareA * shareA / (n - 1) + shareB * shareB / (m - 1));
    return studentInterval(arithmeticMean(b) - arithmeticMean(a), std::sqrt(together), degrees, confidence);
}

std::optional<IntervalEstimate> welchLogRatio(std::span<const double> a, std::span<const double> b,
                                              double confidence)
{
    if (!allPositive(a) || !allPositive(b))
        return std::nullopt;
    const std::vector<double> logsA = logarithms(a);
    const std::vector<double> logsB = logarithms(b);
    auto onLogs = welchDifference(logsA, logsB, confidence);
    if (!onLogs)
        return std::nullopt;
    return asRatio(*onLogs);
}

} // namespace Tare
