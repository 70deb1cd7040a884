// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace Tare {

/// Half the width of the 95 % interval of a difference between two sides with `runs` each, as a share, when
/// single runs spread by `spread` (share). Nothing below two runs.
std::optional<double> settledDifference(int runs, double spread);

/// Runs a side that settle a difference of `difference`; nothing above 1000.
std::optional<int> runsNeeded(double difference, double spread);

/// What closed-loop runs on an otherwise quiet machine usually spread by.
constexpr double usualSpread = 0.035;

} // namespace Tare
