// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace Tare {

namespace {

constexpr std::size_t mostEnumerated = 5;
constexpr int drawn = 100'000;

struct Weighted
{
    double value = 0;
    double weight = 0; ///< share of all resamples
};

/// Means of every multiset of n values out of n, with the share of the n^n ordered draws it stands for.
void collectMeans(std::span<const double> values, std::size_t from, std::size_t left, double sum,
                  double weight, std::vector<Weighted> &out)
{
    const double n = static_cast<double>(values.size());
    if (from + 1 == values.size()) {
        const double all = sum + static_cast<double>(left) * values[from];
        out.push_back({all / n, weight / std::tgamma(static_cast<double>(left) + 1)});
        return;
    }
    for (std::size_t times = 0; times <= left; ++times) {
        collectMeans(values, from + 1, left - times, sum + static_cast<double>(times) * values[from],
                     weight / std::tgamma(static_cast<double>(times) + 1), out);
    }
}

std::vector<Weighted> allMeans(std::span<const double> values)
{
    const double n = static_cast<double>(values.size());
    std::vector<Weighted> out;
    collectMeans(values, 0, values.size(), 0, std::tgamma(n + 1) / std::pow(n, n), out);
    return out;
}

/// xorshift64* with rejection: the standard distributions differ between implementations.
class Draw
{
public:
    explicit Draw(std::uint64_t seed)
        : m_state(seed * 0x9e3779b97f4a7c15u | 1u)
    { }

    std::size_t below(std::size_t bound)
    {
        const std::uint64_t unusable = (0 - static_cast<std::uint64_t>(bound)) % bound;
        std::uint64_t value = next();
        while (value < unusable)
            value = next();
        return static_cast<std::size_t>(value % bound);
    }

private:
    std::uint64_t next()
    {
        m_state ^= m_state >> 12;
        m_state ^= m_state << 25;
        m_state ^= m_state >> 27;
        return m_state * 0x2545f4914f6cdd1du;
    }

    std::uint64_t m_state;
};

double drawnMean(std::span<const double> values, Draw &draw)
{
    double sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        sum += values[draw.below(values.size())];
    return sum / static_cast<double>(values.size());
}

std::vector<Weighted> ratios(std::span<const double> a, std::span<const double> b, std::uint64_t seed,
                             bool exact)
{
    std::vector<Weighted> out;
    if (exact) {
        const std::vector<Weighted> meansB = allMeans(b);
        for (const Weighted &meanA : allMeans(a)) {
            for (const Weighted &meanB : meansB)
                out.push_back({meanB.value / meanA.value, meanA.weight * meanB.weight});
        }
        return out;
    }
    Draw draw(seed);
    out.reserve(drawn);
    for (int i = 0; i < drawn; ++i) {
        const double meanA = drawnMean(a, draw);
        out.push_back({drawnMean(b, draw) / meanA, 1.0 / drawn});
    }
    return out;
}

/// Smallest value whose cumulative weight reaches the share; sorted input.
double quantile(const std::vector<Weighted> &sorted, double share)
{
    double reached = 0;
    for (const Weighted &entry : sorted) {
        reached += entry.weight;
        if (reached >= share - 1e-12)
            return entry.value;
    }
    return sorted.back().value;
}

} // namespace

std::optional<BootstrapRatio> bootstrapRatio(std::span<const double> a, std::span<const double> b,
                                             double confidence, std::uint64_t seed)
{
    const auto usable = [](double v) { return v > 0 && std::isfinite(v); };
    const auto finite = [](double v) { return std::isfinite(v); };
    if (a.size() < 2 || b.size() < 2 || !std::all_of(a.begin(), a.end(), usable)
        || !std::all_of(b.begin(), b.end(), finite))
        return std::nullopt;

    BootstrapRatio result;
    result.exact = a.size() <= mostEnumerated && b.size() <= mostEnumerated;
    std::vector<Weighted> all = ratios(a, b, seed, result.exact);
    std::sort(all.begin(), all.end(), [](const Weighted &x, const Weighted &y) { return x.value < y.value; });
    result.low = quantile(all, (1 - confidence) / 2);
    result.high = quantile(all, (1 + confidence) / 2);
    result.mean = std::accumulate(all.begin(), all.end(), 0.0,
                                  [](double sum, const Weighted &w) { return sum + w.weight * w.value; });
    const double variance = std::accumulate(all.begin(), all.end(), 0.0, [&](double sum, const Weighted &w) {
        return sum + w.weight * (w.value - result.mean) * (w.value - result.mean);
    });
    result.standardDeviation = std::sqrt(variance);
    return result;
}

} // namespace Tare
