// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/ranktests.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

namespace Tare {

namespace {

constexpr std::size_t mostRanked = 80;
constexpr std::size_t mostPermuted = 20;

/// Twice the ranks (so that shared ranks stay whole), in the order of the values given.
std::vector<std::size_t> doubledRanks(const std::vector<double> &values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(),
              [&](std::size_t x, std::size_t y) { return values[x] < values[y]; });
    std::vector<std::size_t> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && values[order[last + 1]] == values[order[first]])
            ++last;
        for (std::size_t i = first; i <= last; ++i)
            ranks[order[i]] = first + last + 2; // (first + 1) + (last + 1)
        first = last + 1;
    }
    return ranks;
}

/// Number of ways to choose `chosen` of the ranks, by their sum.
std::vector<double> waysBySum(const std::vector<std::size_t> &ranks, std::size_t chosen)
{
    const std::size_t total = std::accumulate(ranks.begin(), ranks.end(), std::size_t(0));
    std::vector<std::vector<double>> ways(chosen + 1, std::vector<double>(total + 1));
    ways[0][0] = 1;
    std::size_t seen = 0;
    for (const std::size_t rank : ranks) {
        ++seen;
        for (std::size_t k = std::min(chosen, seen); k > 0; --k) {
            for (std::size_t s = total; s >= rank; --s)
                ways[k][s] += ways[k - 1][s - rank];
        }
    }
    return std::move(ways[chosen]);
}

/// Of all ways to choose `chosen` of the ranks, the share whose sum is at least as far from the middle as
/// `sum`.
double shareAsExtreme(const std::vector<std::size_t> &ranks, std::size_t chosen, std::size_t sum)
{
    const std::size_t total = std::accumulate(ranks.begin(), ranks.end(), std::size_t(0));
    const std::vector<double> last = waysBySum(ranks, chosen);
    const double all = std::accumulate(last.begin(), last.end(), 0.0);
    // compare |n·s − chosen·total| to stay with whole numbers
    const auto distance = [&](std::size_t s) {
        return std::abs(static_cast<double>(s * ranks.size()) - static_cast<double>(chosen * total));
    };
    double extreme = 0;
    for (std::size_t s = 0; s < last.size(); ++s) {
        if (last[s] > 0 && distance(s) >= distance(sum))
            extreme += last[s];
    }
    return std::min(1.0, extreme / all);
}

std::vector<double> joined(std::span<const double> a, std::span<const double> b)
{
    std::vector<double> all(a.begin(), a.end());
    all.insert(all.end(), b.begin(), b.end());
    return all;
}

bool finite(const std::vector<double> &values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

} // namespace

std::optional<RankTest> mannWhitney(std::span<const double> a, std::span<const double> b)
{
    const std::vector<double> all = joined(a, b);
    if (a.empty() || b.empty() || all.size() > mostRanked || !finite(all))
        return std::nullopt;
    const std::vector<std::size_t> ranks = doubledRanks(all);
    const auto endOfA = ranks.begin() + static_cast<std::ptrdiff_t>(a.size());
    const std::size_t sumA = std::accumulate(ranks.begin(), endOfA, std::size_t(0));
    const double n = static_cast<double>(a.size());
    const double m = static_cast<double>(b.size());
    RankTest test;
    test.u = static_cast<double>(sumA) / 2 - n * (n + 1) / 2;
    test.superiority = 1 - test.u / (n * m);
    test.p = shareAsExtreme(ranks, a.size(), sumA);
    return test;
}

double smallestRankP(int runsA, int runsB)
{
    if (runsA < 1 || runsB < 1)
        return 1;
    const double n = runsA;
    const double m = runsB;
    const double splits = std::exp(std::lgamma(n + m + 1) - std::lgamma(n + 1) - std::lgamma(m + 1));
    return std::min(1.0, 2 / std::round(splits));
}

std::optional<double> rankTailP(int runsA, int runsB, int u)
{
    if (runsA < 1 || runsB < 1
        || static_cast<std::size_t>(runsA) + static_cast<std::size_t>(runsB) > mostRanked)
        return std::nullopt;
    if (u < 0)
        return 0;
    const auto chosen = static_cast<std::size_t>(runsA);
    std::vector<std::size_t> ranks(chosen + static_cast<std::size_t>(runsB));
    std::iota(ranks.begin(), ranks.end(), std::size_t(1));
    const std::vector<double> ways = waysBySum(ranks, chosen);
    const std::size_t last = static_cast<std::size_t>(u) + chosen * (chosen + 1) / 2;
    const auto end = ways.begin() + static_cast<std::ptrdiff_t>(std::min(last + 1, ways.size()));
    return std::accumulate(ways.begin(), end, 0.0) / std::accumulate(ways.begin(), ways.end(), 0.0);
}

std::optional<double> permutationP(std::span<const double> a, std::span<const double> b)
{
    const std::vector<double> all = joined(a, b);
    if (a.empty() || b.empty() || all.size() > mostPermuted || !finite(all))
        return std::nullopt;
    const double total = std::accumulate(all.begin(), all.end(), 0.0);
    const double n = static_cast<double>(a.size());
    const double m = static_cast<double>(b.size());
    const auto difference = [&](double sumA) { return std::abs((total - sumA) / m - sumA / n); };
    const double observed = difference(std::accumulate(a.begin(), a.end(), 0.0));
    // sums of the same values in another order differ in their last digits
    const double scale =
        std::accumulate(all.begin(), all.end(), 0.0, [](double sum, double v) { return sum + std::abs(v); });
    const double limit = observed - 1e-12 * scale;

    std::uint64_t splits = 0;
    std::uint64_t extreme = 0;
    const std::uint32_t end = std::uint32_t(1) << all.size();
    for (std::uint32_t mask = 0; mask < end; ++mask) {
        if (static_cast<std::size_t>(std::popcount(mask)) != a.size())
            continue;
        double sum = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (mask >> i & 1)
                sum += all[i];
        }
        ++splits;
        if (difference(sum) >= limit)
            ++extreme;
    }
    return static_cast<double>(extreme) / static_cast<double>(splits);
}

} // namespace Tare
