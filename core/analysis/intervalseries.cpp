// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/intervalseries.h"

#include "core/analysis/distributions.h"
#include "core/analysis/statistics.h"
#include "core/analysis/trend.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr std::size_t fewestForMser = 4;
constexpr double settledShare = 0.2;
constexpr double driftP = 0.05;

double squaresAroundMean(std::span<const double> values)
{
    return values.size() < 2 ? 0 : sampleVariance(values) * static_cast<double>(values.size() - 1);
}

} // namespace

std::vector<double> thinned(std::span<const double> values, std::size_t most)
{
    if (values.size() <= most || most == 0)
        return {values.begin(), values.end()};
    const std::size_t together = (values.size() + most - 1) / most;
    std::vector<double> means;
    for (std::size_t i = 0; i + together <= values.size(); i += together)
        means.push_back(arithmeticMean(values.subspan(i, together)));
    return means;
}

std::vector<double> mserValues(std::span<const double> values)
{
    std::vector<double> out;
    for (std::size_t dropped = 0; dropped <= values.size() / 2 && dropped < values.size(); ++dropped) {
        const auto rest = values.subspan(dropped);
        const double m = static_cast<double>(rest.size());
        out.push_back(squaresAroundMean(rest) / (m * m));
    }
    return out;
}

std::optional<std::size_t> mserTruncation(std::span<const double> values)
{
    if (values.size() < fewestForMser)
        return std::nullopt;
    const std::vector<double> candidates = mserValues(values);
    return static_cast<std::size_t>(std::min_element(candidates.begin(), candidates.end())
                                    - candidates.begin());
}

bool looksUnsettled(std::span<const double> values)
{
    const auto dropped = mserTruncation(values);
    return dropped && static_cast<double>(*dropped) > settledShare * static_cast<double>(values.size());
}

double autocorrelation(std::span<const double> values, std::size_t lag)
{
    if (lag >= values.size())
        return 0;
    const double all = squaresAroundMean(values);
    if (!(all > 0))
        return 0;
    const double mean = arithmeticMean(values);
    double products = 0;
    for (std::size_t i = 0; i + lag < values.size(); ++i)
        products += (values[i] - mean) * (values[i + lag] - mean);
    return products / all;
}

double effectiveSize(std::span<const double> values)
{
    const double r = std::max(0.0, autocorrelation(values, 1));
    return static_cast<double>(values.size()) * (1 - r) / (1 + r);
}

std::optional<double> withinRunError(std::span<const double> values)
{
    if (values.size() < 2)
        return std::nullopt;
    const double size = effectiveSize(values);
    if (!(size > 0))
        return std::nullopt;
    return std::sqrt(sampleVariance(values) / size);
}

std::optional<LjungBox> ljungBox(std::span<const double> values, std::size_t lags)
{
    if (lags == 0 || lags >= values.size())
        return std::nullopt;
    const double n = static_cast<double>(values.size());
    LjungBox result;
    for (std::size_t lag = 1; lag <= lags; ++lag) {
        const double r = autocorrelation(values, lag);
        result.q += r * r / (n - static_cast<double>(lag));
    }
    result.q *= n * (n + 2);
    result.p = chiSquaredUpperP(result.q, static_cast<double>(lags));
    return result;
}

bool drifts(std::span<const double> values, double threshold)
{
    const auto slope = theilSenSlope(values);
    const auto test = mannKendall(values);
    if (!slope || !test)
        return false;
    const double overWindow = std::abs(*slope) * static_cast<double>(values.size());
    return overWindow > threshold * std::abs(median(values)) && test->p < driftP;
}

std::optional<std::size_t> sawToothPeriod(std::span<const double> values)
{
    // three periods at least, or a peak means nothing
    const std::size_t longest = values.size() / 3;
    std::optional<std::size_t> best;
    double highest = 0;
    for (std::size_t lag = 2; lag <= longest; ++lag) {
        const double r = autocorrelation(values, lag);
        const bool peak = r > autocorrelation(values, lag - 1) && r >= autocorrelation(values, lag + 1);
        if (peak && r > highest) {
            highest = r;
            best = lag;
        }
    }
    const double byChance =
        normalQuantile(0.975) / std::sqrt(static_cast<double>(std::max<std::size_t>(1, values.size())));
    return highest > byChance ? best : std::nullopt;
}

} // namespace Tare
