// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <optional>
#include <vector>

namespace Tare {

/// How evenly something is shared: (Σx)² / (n · Σx²). 1 when all have the same, 1/n when one has everything;
/// nothing without shares, or when all of them are 0. Formula (2) of R. Jain, D.-M. Chiu, W. Hawe, "A
/// Quantitative Measure of Fairness and Discrimination for Resource Allocation in Shared Computer Systems",
/// DEC-TR-301, 1984.
std::optional<double> jainIndex(const std::vector<double> &shares);

/// How a step's load was shared by its targets: operations/s of each, over its own time.
struct TargetSpread
{
    double lowest = 0;
    double highest = 0;
    double sum = 0; ///< of the targets' rates, as the outputs of separate load generators are added up
    std::optional<double> jain;
};

/// Nothing for a step with one target, or that is not done.
std::optional<TargetSpread> targetSpread(const StepRecord &step);

/// CPU of load generator, servers and what stands in the network path that an operation took, milliseconds;
/// nothing when the server's is not known, or the step is not done.
std::optional<double> cpuMsPerOperation(const StepRecord &step);

} // namespace Tare
