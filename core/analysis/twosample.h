// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/statistics.h"

namespace Tare {

/// Student's interval of mean(b) − mean(a) with one variance for both sides. Nothing with fewer than two
/// values on a side or no variance at all.
std::optional<IntervalEstimate> pooledDifference(std::span<const double> a, std::span<const double> b,
                                                 double confidence = 0.95);

/// The same on logarithms, back-transformed to a ratio minus 1.
std::optional<IntervalEstimate> pooledLogRatio(std::span<const double> a, std::span<const double> b,
                                               double confidence = 0.95);

/// Interval of the ratio from runs that belong together in pairs, a[i] with b[i]. Nothing when the sides
/// differ in length, have fewer than two pairs, a value that is not above 0, or pairs that all have the same
/// ratio.
std::optional<IntervalEstimate> pairedLogRatio(std::span<const double> a, std::span<const double> b,
                                               double confidence = 0.95);

/// From so many blocks (one run of each side) on, pairing costs little: t falls to 2.57 and less.
constexpr int fewestPairedBlocks = 6;

/// The rule that is fixed before the data are seen: paired from six whole blocks on, else Welch.
std::optional<IntervalEstimate> blockLogRatio(std::span<const double> a, std::span<const double> b,
                                              double confidence = 0.95);

/// Difference of means in pooled standard deviations, corrected for small numbers of runs.
std::optional<double> hedgesG(std::span<const double> a, std::span<const double> b);

} // namespace Tare
