// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/ladder.h"
#include "ui/charts/ladderchart.h"
#include "ui/models/comparisonset.h"

namespace Tare {

/// The cost ladder of a case against the set's baseline; nothing when it has none.
std::optional<Ladder> ladderOf(const ComparisonSet &set, const CompareCase &which);

/// Empty without a ladder.
LadderChartData ladderData(const ComparisonSet &set, const CompareCase &which);

} // namespace Tare
