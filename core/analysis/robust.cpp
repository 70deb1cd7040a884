// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/robust.h"

#include "core/analysis/ranktests.h"
#include "core/analysis/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Tare {

namespace {

constexpr double normalQuartile = 0.6745;

template<typename Combine>
std::vector<double> overPairs(std::span<const double> a, std::span<const double> b, Combine combine)
{
    std::vector<double> out;
    out.reserve(a.size() * b.size());
    for (const double x : a) {
        for (const double y : b)
            out.push_back(combine(x, y));
    }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

double medianAbsoluteDeviation(std::span<const double> values)
{
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const double middle = median(values);
    std::vector<double> distances(values.size());
    std::transform(values.begin(), values.end(), distances.begin(),
                   [middle](double v) { return std::abs(v - middle); });
    return median(distances);
}

std::vector<double> modifiedZScores(std::span<const double> values)
{
    const double deviation = medianAbsoluteDeviation(values);
    if (!(deviation > 0) || !std::isfinite(deviation))
        return {};
    const double middle = median(values);
    std::vector<double> scores(values.size());
    std::transform(values.begin(), values.end(), scores.begin(),
                   [=](double v) { return normalQuartile * (v - middle) / deviation; });
    return scores;
}

std::vector<std::size_t> outliers(std::span<const double> values)
{
    std::vector<std::size_t> places;
    const std::vector<double> scores = modifiedZScores(values);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (std::abs(scores[i]) > outlierLimit)
            places.push_back(i);
    }
    return places;
}

std::optional<PairwiseEstimate> hodgesLehmann(std::span<const double> a, std::span<const double> b)
{
    if (a.empty() || b.empty())
        return std::nullopt;
    PairwiseEstimate estimate;
    estimate.shift = median(overPairs(a, b, [](double x, double y) { return y - x; }));
    estimate.ratio = median(overPairs(a, b, [](double x, double y) { return y / x; }));
    return estimate;
}

std::optional<RankInterval> pairwiseRatioInterval(std::span<const double> a, std::span<const double> b,
                                                  int cut)
{
    const auto positive = [](double v) { return v > 0; };
    if (a.empty() || b.empty() || cut < 0 || !std::all_of(a.begin(), a.end(), positive)
        || !std::all_of(b.begin(), b.end(), positive))
        return std::nullopt;
    const std::vector<double> ratios = overPairs(a, b, [](double x, double y) { return y / x; });
    const auto place = static_cast<std::size_t>(cut);
    if (2 * place >= ratios.size())
        return std::nullopt;
    const auto outside = rankTailP(static_cast<int>(a.size()), static_cast<int>(b.size()), cut);
    if (!outside)
        return std::nullopt;
    return RankInterval{ratios[place], ratios[ratios.size() - 1 - place], std::max(0.0, 1 - 2 * *outside)};
}

} // namespace Tare
