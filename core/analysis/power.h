// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>

namespace Tare {

/// Variation that closed-loop runs on an otherwise quiet machine usually have.
constexpr double usualVariation = 0.035;

/// Half-width of the interval of a ratio, as a share, with a run-to-run variation (standard deviation over
/// mean) and a number of runs equal on both sides.
double expectedHalfWidth(double variation, int runs, double confidence = 0.95);

/// Smallest number of runs on each side for such a half-width; nothing above 10 000.
std::optional<int> runsForHalfWidth(double variation, double halfWidth, double confidence = 0.95);

/// The same from runs that were made: both sides keep the spread they showed. Nothing without spread.
std::optional<int> runsForHalfWidth(std::span<const double> a, std::span<const double> b, double halfWidth,
                                    double confidence = 0.95);

/// The same for blocks, whose differences keep the spread that an interval of `blocks` of them (ratio − 1,
/// from `low` to `high`) showed.
std::optional<int> runsForPairedHalfWidth(double low, double high, int blocks, double halfWidth,
                                          double confidence = 0.95);

/// Runs on each side that show a change of this size (0.1: ten percent) with this probability.
std::optional<int> runsForPower(std::span<const double> a, std::span<const double> b, double change,
                                double power = 0.8, double confidence = 0.95);

} // namespace Tare
