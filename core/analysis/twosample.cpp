// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/twosample.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

bool allPositive(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return v > 0 && std::isfinite(v); });
}

std::optional<double> pooledVariance(std::span<const double> a, std::span<const double> b)
{
    if (a.size() < 2 || b.size() < 2)
        return std::nullopt;
    const double n = static_cast<double>(a.size());
    const double m = static_cast<double>(b.size());
    const double variance = ((n - 1) * sampleVariance(a) + (m - 1) * sampleVariance(b)) / (n + m - 2);
    if (!(variance > 0) || !std::isfinite(variance))
        return std::nullopt;
    return variance;
}

} // namespace

std::optional<IntervalEstimate> pooledDifference(std::span<const double> a, std::span<const double> b,
                                                 double confidence)
{
    const auto variance = pooledVariance(a, b);
    if (!variance)
        return std::nullopt;
    const double n = static_cast<double>(a.size());
    const double m = static_cast<double>(b.size());
    return studentInterval(arithmeticMean(b) - arithmeticMean(a), std::sqrt(*variance * (1 / n + 1 / m)),
                           n + m - 2, confidence);
}

std::optional<IntervalEstimate> pooledLogRatio(std::span<const double> a, std::span<const double> b,
                                               double confidence)
{
    if (!allPositive(a) || !allPositive(b))
        return std::nullopt;
    const auto onLogs = pooledDifference(logarithms(a), logarithms(b), confidence);
    if (!onLogs)
        return std::nullopt;
    return asRatio(*onLogs);
}

std::optional<IntervalEstimate> pairedLogRatio(std::span<const double> a, std::span<const double> b,
                                               double confidence)
{
    if (a.size() != b.size() || !allPositive(a) || !allPositive(b))
        return std::nullopt;
    std::vector<double> differences(a.size());
    std::transform(a.begin(), a.end(), b.begin(), differences.begin(),
                   [](double x, double y) { return std::log(y / x); });
    const auto onLogs = meanInterval(differences, confidence);
    if (!onLogs)
        return std::nullopt;
    return asRatio(*onLogs);
}

std::optional<IntervalEstimate> blockLogRatio(std::span<const double> a, std::span<const double> b,
                                              double confidence)
{
    if (a.size() == b.size() && a.size() >= fewestPairedBlocks)
        return pairedLogRatio(a, b, confidence);
    return welchLogRatio(a, b, confidence);
}

std::optional<double> hedgesG(std::span<const double> a, std::span<const double> b)
{
    const auto variance = pooledVariance(a, b);
    if (!variance)
        return std::nullopt;
    const double degrees = static_cast<double>(a.size() + b.size()) - 2;
    const double correction =
        std::exp(std::lgamma(degrees / 2) - std::lgamma((degrees - 1) / 2)) / std::sqrt(degrees / 2);
    return correction * (arithmeticMean(b) - arithmeticMean(a)) / std::sqrt(*variance);
}

} // namespace Tare
