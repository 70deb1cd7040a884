// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/problemlist.h"
#include "core/model/workloadspec.h"

namespace Tare {

void checkWorkload(const WorkloadSpec &workload, ProblemList &problems);

} // namespace Tare
