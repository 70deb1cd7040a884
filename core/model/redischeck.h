// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/problemlist.h"
#include "core/model/workloadspec.h"

namespace Tare {

/// What does not make sense in a Redis workload, but for its timing.
void checkRedis(const RedisWorkload &redis, ProblemList &problems);

} // namespace Tare
