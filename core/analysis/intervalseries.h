// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

namespace Tare {

/// The intervals inside one run. They depend on each other and are never pooled as if they were runs.

/// Σ(x − mean)² / m² of what is left after dropping 0, 1, … up to half of the values.
std::vector<double> mserValues(std::span<const double> values);
/// How many values to drop at the start for the steadiest rest (MSER). Nothing with fewer than four values.
std::optional<std::size_t> mserTruncation(std::span<const double> values);
/// Best truncation beyond a fifth of the window: the run had not settled when it was measured.
bool looksUnsettled(std::span<const double> values);

/// Means of as many neighbours each as leave at most `most` values, a shorter rest left out: tests of a
/// course look at all pairs. The values themselves where they are few enough.
std::vector<double> thinned(std::span<const double> values, std::size_t most);

/// 0 for a series without variance or a lag as long as the series.
double autocorrelation(std::span<const double> values, std::size_t lag);
/// Number of independent values with the same information: n(1 − r)/(1 + r), a negative r counting as 0.
double effectiveSize(std::span<const double> values);
/// Standard error of the mean of a run from its intervals; for the band in a live chart only.
std::optional<double> withinRunError(std::span<const double> values);

struct LjungBox
{
    double q = 0;
    double p = 1;
};
std::optional<LjungBox> ljungBox(std::span<const double> values, std::size_t lags);

/// Slope over the window beyond a share of the median, and not by chance (Mann-Kendall below 0.05).
bool drifts(std::span<const double> values, double threshold = 0.02);

/// Length in intervals of the strongest repetition beyond lag 1 (a saw-tooth, as checkpoints make), when it
/// is clearer than chance. Nothing else.
std::optional<std::size_t> sawToothPeriod(std::span<const double> values);

} // namespace Tare
