// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/sharedifference.h"

#include "core/analysis/twosample.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

/// One side and how the difference changes with its mean logarithm.
struct Term
{
    std::vector<double> logs;
    double weight = 0;
};

bool usable(std::span<const double> values)
{
    return values.size() >= 2
        && std::all_of(values.begin(), values.end(), [](double v) { return v > 0 && std::isfinite(v); });
}

std::optional<IntervalEstimate> intervalOf(double estimate, const std::vector<Term> &terms, bool blocks,
                                           double confidence)
{
    const std::size_t size = terms.front().logs.size();
    const bool paired = blocks && size >= fewestPairedBlocks
        && std::all_of(terms.begin(), terms.end(),
                       [size](const Term &term) { return term.logs.size() == size; });
    double variance = 0;
    double degrees = 0;
    if (paired) {
        std::vector<double> sums(size, 0.0);
        for (const Term &term : terms) {
            for (std::size_t i = 0; i < size; ++i)
                sums[i] += term.weight * term.logs[i];
        }
        variance = sampleVariance(sums) / static_cast<double>(size);
        degrees = static_cast<double>(size) - 1;
    } else {
        double below = 0;
        for (const Term &term : terms) {
            const auto n = static_cast<double>(term.logs.size());
            const double part = term.weight * term.weight * sampleVariance(term.logs) / n;
            variance += part;
            below += part * part / (n - 1);
        }
        degrees = below > 0 ? variance * variance / below : 0;
    }
    if (!(variance > 0) || !(degrees > 0))
        return std::nullopt;
    return studentInterval(estimate, std::sqrt(variance), degrees, confidence);
}

} // namespace

std::optional<IntervalEstimate> shareDifference(std::span<const double> baseline,
                                                std::span<const double> from, std::span<const double> to,
                                                bool blocks, double confidence)
{
    if (!usable(baseline) || !usable(from) || !usable(to))
        return std::nullopt;
    const double whole = geometricMean(baseline);
    const double before = geometricMean(from) / whole;
    const double after = geometricMean(to) / whole;
    return intervalOf(
        before - after,
        {{logarithms(from), before}, {logarithms(to), -after}, {logarithms(baseline), after - before}},
        blocks, confidence);
}

std::optional<IntervalEstimate> shareLost(std::span<const double> baseline, std::span<const double> to,
                                          bool blocks, double confidence)
{
    if (!usable(baseline) || !usable(to))
        return std::nullopt;
    const double after = geometricMean(to) / geometricMean(baseline);
    return intervalOf(1 - after, {{logarithms(baseline), after}, {logarithms(to), -after}}, blocks,
                      confidence);
}

} // namespace Tare
