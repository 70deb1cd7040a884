// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"

namespace Tare {

/// Weaknesses of a comparison's own runs: their order, drift, runs that stand out (with what it comes to
/// without them), too few of them, and inside a run that it had not settled. `baseline` and `environment`:
/// all steps of the case; intervals are looked at where they are there. Nothing is ever left out because of a
/// finding.
QList<Finding> runFindings(const Comparison &comparison, const QList<const StepRecord *> &baseline,
                           const QList<const StepRecord *> &environment);

} // namespace Tare
