// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/trend.h"

#include "core/analysis/distributions.h"
#include "core/analysis/statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace Tare {

namespace {

constexpr std::size_t mostExact = 60;
constexpr std::size_t mostPermuted = 8;

int kendallS(std::span<const double> values)
{
    int s = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i + 1; j < values.size(); ++j)
            s += (values[j] > values[i]) - (values[j] < values[i]);
    }
    return s;
}

bool hasTies(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

/// Share of the orders of n different values with |S| at least that large, by counting inversions.
double exactP(std::size_t n, int s)
{
    std::vector<double> share = {1};
    for (std::size_t k = 2; k <= n; ++k) {
        std::vector<double> next(share.size() + k - 1);
        for (std::size_t inversions = 0; inversions < share.size(); ++inversions) {
            for (std::size_t more = 0; more < k; ++more)
                next[inversions + more] += share[inversions] / static_cast<double>(k);
        }
        share = std::move(next);
    }
    const int pairs = static_cast<int>(n * (n - 1) / 2);
    double p = 0;
    for (std::size_t inversions = 0; inversions < share.size(); ++inversions) {
        if (std::abs(pairs - 2 * static_cast<int>(inversions)) >= std::abs(s))
            p += share[inversions];
    }
    return std::min(1.0, p);
}

double permutedP(std::span<const double> values, int s)
{
    std::vector<double> order(values.begin(), values.end());
    std::sort(order.begin(), order.end());
    long all = 0;
    long extreme = 0;
    do {
        ++all;
        extreme += std::abs(kendallS(order)) >= std::abs(s);
    } while (std::next_permutation(order.begin(), order.end()));
    return static_cast<double>(extreme) / static_cast<double>(all);
}

} // namespace

std::optional<MannKendall> mannKendall(std::span<const double> values)
{
    if (values.size() < 3)
        return std::nullopt;
    MannKendall result;
    result.s = kendallS(values);
    std::map<double, int> counts;
    for (const double value : values)
        ++counts[value];
    const double n = static_cast<double>(values.size());
    double sum = n * (n - 1) * (2 * n + 5);
    for (const auto &[value, count] : counts) {
        const double t = count;
        sum -= t * (t - 1) * (2 * t + 5);
    }
    result.variance = sum / 18;
    if (result.s != 0 && result.variance > 0)
        result.z = (result.s - (result.s > 0 ? 1 : -1)) / std::sqrt(result.variance);
    result.p = result.z == 0 ? 1 : normalTwoSidedP(result.z);
    return result;
}

std::optional<Trend> kendallTrend(std::span<const double> values)
{
    if (values.size() < 3)
        return std::nullopt;
    Trend trend;
    trend.s = kendallS(values);
    trend.tau = trend.s / (static_cast<double>(values.size()) * static_cast<double>(values.size() - 1) / 2);
    if (!hasTies(values) && values.size() <= mostExact)
        trend.p = exactP(values.size(), trend.s);
    else if (values.size() <= mostPermuted)
        trend.p = permutedP(values, trend.s);
    else
        trend.p = mannKendall(values)->p;
    return trend;
}

std::optional<double> theilSenSlope(std::span<const double> values)
{
    if (values.size() < 2)
        return std::nullopt;
    std::vector<double> slopes;
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i + 1; j < values.size(); ++j)
            slopes.push_back((values[j] - values[i]) / static_cast<double>(j - i));
    }
    return median(slopes);
}

} // namespace Tare
