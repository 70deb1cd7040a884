// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

namespace Tare {

/// Marks the steps whose case key also occurs under another workload of the run, so that storedCaseTitle()
/// puts the workload's name before what would be two equal titles.
void markCaseTwins(QList<StepRecord> &steps);

} // namespace Tare
