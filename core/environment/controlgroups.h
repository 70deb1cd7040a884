// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QString>

#include <optional>

namespace Tare {

/// Limits of the control groups a process is in, version 1 or 2: cgroup.version, cgroup.cpus, cgroup.memory …
/// The tightest from the process's own group up to the root; "no limit" where there is none. What cannot be
/// read is left out.
Facts controlGroupFacts(qint64 pid);

/// What the groups of a process have counted since they were made.
struct ControlGroupCounters
{
    std::optional<double> throttledSeconds; ///< stopped because the CPU limit was used up
    std::optional<double> periods;          ///< of the CPU limit, and those in which it was used up; 0: none
    std::optional<double> throttledPeriods;
    std::optional<qint64> oomKills; ///< processes killed for want of memory
};
ControlGroupCounters controlGroupCounters(qint64 pid);

} // namespace Tare
