// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>

namespace Tare {

/// Whether values rise or fall with their place: drift over the runs of a side.
struct Trend
{
    int s = 0;      ///< Kendall's S: pairs that rise minus pairs that fall
    double tau = 0; ///< S over the number of pairs
    double p = 1;   ///< two-sided
};

/// With the exact p over all orders for up to 60 different values, or up to 8 with equal ones; else by the
/// normal approximation. Nothing with fewer than three values.
std::optional<Trend> kendallTrend(std::span<const double> values);

/// Mann and Kendall's test by its normal approximation with continuity correction, for longer series.
struct MannKendall
{
    int s = 0;
    double variance = 0;
    double z = 0;
    double p = 1;
};
std::optional<MannKendall> mannKendall(std::span<const double> values);

/// Theil and Sen's slope: median of the slopes of all pairs, per place. Nothing with fewer than two values.
std::optional<double> theilSenSlope(std::span<const double> values);

} // namespace Tare
