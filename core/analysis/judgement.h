// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"

namespace Tare {

/// The metric that the verdict of a case is about: the planned one, and of a dump, which has no rate, its
/// time.
Metric primaryMetricOf(const QString &caseKey, Metric planned);

/// One for each finished step that has the metric, in order.
std::vector<double> metricValues(const QList<const StepRecord *> &steps, Metric metric);

/// Each repetition holds one finished run of either side, in the same order.
bool inWholeBlocks(const QList<const StepRecord *> &a, const QList<const StepRecord *> &b, Metric metric);

/// What an interval of a change says, with a change below the threshold being too small to matter; shares.
Verdict judgeInterval(double low, double high, double threshold);

/// Fills in change, interval, tests and verdict from the values of both sides. `blocks`: they belong together
/// in pairs, in order; from six on the interval is found from the pairs.
void judgeValues(Comparison &comparison, bool blocks);

} // namespace Tare
