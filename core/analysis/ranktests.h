// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>

namespace Tare {

/// Mann and Whitney's U with its exact two-sided p over all ways to split the values into two sides; equal
/// values share their ranks.
struct RankTest
{
    double u = 0;           ///< pairs with a above b, half for equal ones
    double p = 1;           ///< exact, two-sided
    double superiority = 0; ///< probability that a run of b is above one of a, half for equal ones (A12)
};

/// Nothing with an empty side or more than 80 values.
std::optional<RankTest> mannWhitney(std::span<const double> a, std::span<const double> b);

/// Smallest two-sided p that the test can reach with so many runs on each side.
double smallestRankP(int runsA, int runsB);

/// Exact probability that U is at most `u` when both sides are alike (no equal values). Nothing with an empty
/// side or more than 80 values together.
std::optional<double> rankTailP(int runsA, int runsB, int u);

/// Exact two-sided p of the difference of means over all splits. Nothing with an empty side or more than 20
/// values together.
std::optional<double> permutationP(std::span<const double> a, std::span<const double> b);

} // namespace Tare
