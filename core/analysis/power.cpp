// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/power.h"

#include "core/analysis/distributions.h"
#include "core/analysis/statistics.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int mostRuns = 10000;

/// Spread of the logarithms of both sides.
struct Spread
{
    double a = 0;
    double b = 0;

    double standardError(int runs) const { return std::sqrt((a + b) / runs); }
    double degreesOfFreedom(int runs) const { return (runs - 1) * (a + b) * (a + b) / (a * a + b * b); }
    double halfWidth(int runs, double confidence) const
    {
        const double quantile = studentQuantile(0.5 + confidence / 2, degreesOfFreedom(runs));
        return std::expm1(quantile * standardError(runs));
    }
};

std::optional<Spread> spreadOf(std::span<const double> a, std::span<const double> b)
{
    const auto positive = [](double v) { return v > 0 && std::isfinite(v); };
    if (a.size() < 2 || b.size() < 2 || !std::all_of(a.begin(), a.end(), positive)
        || !std::all_of(b.begin(), b.end(), positive))
        return std::nullopt;
    const Spread spread{sampleVariance(logarithms(a)), sampleVariance(logarithms(b))};
    if (!(spread.a + spread.b > 0))
        return std::nullopt;
    return spread;
}

/// First number of runs that is enough, when more runs are never worse.
template<typename Enough>
std::optional<int> smallestRuns(Enough enough)
{
    if (!enough(mostRuns))
        return std::nullopt;
    int low = 2;
    int high = mostRuns;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (enough(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace

double expectedHalfWidth(double variation, int runs, double confidence)
{
    return Spread{variation * variation, variation * variation}.halfWidth(runs, confidence);
}

std::optional<int> runsForHalfWidth(double variation, double halfWidth, double confidence)
{
    if (!(variation > 0) || !(halfWidth > 0))
        return std::nullopt;
    return smallestRuns(
        [&](int runs) { return expectedHalfWidth(variation, runs, confidence) <= halfWidth; });
}

std::optional<int> runsForHalfWidth(std::span<const double> a, std::span<const double> b, double halfWidth,
                                    double confidence)
{
    const auto spread = spreadOf(a, b);
    if (!spread || !(halfWidth > 0))
        return std::nullopt;
    return smallestRuns([&](int runs) { return spread->halfWidth(runs, confidence) <= halfWidth; });
}

std::optional<int> runsForPairedHalfWidth(double low, double high, int blocks, double halfWidth,
                                          double confidence)
{
    if (!(low > -1) || !(high > low) || blocks < 2 || !(halfWidth > 0))
        return std::nullopt;
    const auto quantile = [&](int runs) { return studentQuantile(0.5 + confidence / 2, runs - 1); };
    const double deviation =
        (std::log1p(high) - std::log1p(low)) / 2 * std::sqrt(static_cast<double>(blocks)) / quantile(blocks);
    return smallestRuns([&](int runs) {
        return std::expm1(quantile(runs) * deviation / std::sqrt(static_cast<double>(runs))) <= halfWidth;
    });
}

std::optional<int> runsForPower(std::span<const double> a, std::span<const double> b, double change,
                                double power, double confidence)
{
    const auto spread = spreadOf(a, b);
    if (!spread || !(change > -1) || change == 0 || !(power < 1))
        return std::nullopt;
    const double effect = std::abs(std::log1p(change));
    return smallestRuns([&](int runs) {
        return studentPower(effect / spread->standardError(runs), spread->degreesOfFreedom(runs), confidence)
            >= power;
    });
}

} // namespace Tare
