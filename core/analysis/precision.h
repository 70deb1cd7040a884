// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/compareoptions.h"
#include "core/model/records.h"

#include <optional>

namespace Tare {

/// How well the changes of one case are known so far.
struct Precision
{
    /// Half of the width of the widest interval among the environments that have one, as a share of the
    /// baseline: 0.02 for ± 2 %. Nothing when none has one.
    std::optional<double> halfWidth;
    bool complete = true; ///< every environment that finished a run has an interval
};

/// The rule looks at the width alone and never at the change, so that stopping by it does not favour an
/// answer.
Precision precisionOf(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                      const CompareOptions &options);

} // namespace Tare
