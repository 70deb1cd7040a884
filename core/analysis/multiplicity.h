// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

namespace Tare {

/// Holm's correction: p values of several metrics, adjusted so that the chance of one false alarm among them
/// stays what a single test promises. Same order as given.
std::vector<double> holmAdjusted(std::span<const double> pValues);

} // namespace Tare
