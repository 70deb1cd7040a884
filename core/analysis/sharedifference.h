// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/statistics.h"

namespace Tare {

/// What a side has less than another one, as a share of a baseline: G(from)/G(baseline) − G(to)/G(baseline)
/// with geometric means G. Interval by the delta method: with shares R the difference changes with the
/// logarithms of the runs as R(from)·from − R(to)·to − (R(from) − R(to))·baseline. Variances of the three
/// sides add up, with Satterthwaite's degrees of freedom; with `blocks` of six or more (the i-th runs belong
/// together) the variance is that of the blocks' own sums, with blocks − 1. Nothing with fewer than two
/// values on a side, a value that is not above 0, or no variance.
std::optional<IntervalEstimate> shareDifference(std::span<const double> baseline,
                                                std::span<const double> from, std::span<const double> to,
                                                bool blocks, double confidence = 0.95);

/// The same with the baseline itself as the side that is left: 1 − G(to)/G(baseline).
std::optional<IntervalEstimate> shareLost(std::span<const double> baseline, std::span<const double> to,
                                          bool blocks, double confidence = 0.95);

} // namespace Tare
