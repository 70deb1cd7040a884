// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/metric.h"
#include "core/model/records.h"

namespace Tare {

/// How a comparison is judged.
struct CompareOptions
{
    double threshold = 0.02; ///< practical relevance, share
    double confidence = 0.95;
    Metric primary = Metric::OperationsPerSecond; ///< the metric the verdict is about

    bool operator==(const CompareOptions &) const = default;
};

/// As the plan says that was run; the defaults when the run has none that can be read.
CompareOptions optionsOf(const RunRecord &run);

} // namespace Tare
