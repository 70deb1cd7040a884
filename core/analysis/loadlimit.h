// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <optional>

namespace Tare {

/// How near the load generator came to its own limit in a step.
struct LoadLimit
{
    double clientShare = 0; ///< CPU time of the load threads over what they could have had, 0 … 1
    std::optional<double> serverShare; ///< of the one CPU that Redis works on; not known for other servers
    /// The load threads were busy nearly all the time, and the server was not: it could have answered more.
    bool clientBound = false;
};

/// From the CPU time over the measured window. Nothing where it was not measured, or the case is unknown.
std::optional<LoadLimit> loadLimit(const StepRecord &step);

/// A thread that is busy for this share of the time has nothing left to give: what is missing to 1 are the
/// moments in which it is not scheduled at once.
inline constexpr double busyShare = 0.9;

} // namespace Tare
