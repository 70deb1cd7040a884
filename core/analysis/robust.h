// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

namespace Tare {

/// Median of the distances from the median. (Boost 1.74 computes something else.)
double medianAbsoluteDeviation(std::span<const double> values);

/// 0.6745 · (x − median) / MAD for each value; empty when half of them or more are equal, which leaves no
/// measure.
std::vector<double> modifiedZScores(std::span<const double> values);

/// Beyond this a run is flagged. Never dropped.
constexpr double outlierLimit = 3.5;

/// Places of the values that stand out.
std::vector<std::size_t> outliers(std::span<const double> values);

/// Hodges and Lehmann's estimates from all pairs of a run of a and a run of b.
struct PairwiseEstimate
{
    double shift = 0; ///< median of b − a
    double ratio = 1; ///< median of b / a
};
std::optional<PairwiseEstimate> hodgesLehmann(std::span<const double> a, std::span<const double> b);

struct RankInterval
{
    double low = 1;
    double high = 1;
    double confidence = 0; ///< exact
};
/// Interval of the ratio between the (cut + 1)th smallest and largest ratio of a pair: cut 0 uses all pairs.
/// Nothing with an empty side, a value that is not above 0, or a cut that leaves nothing.
std::optional<RankInterval> pairwiseRatioInterval(std::span<const double> a, std::span<const double> b,
                                                  int cut);

} // namespace Tare
