// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/problemlist.h"

namespace Tare {

void checkEnvironment(const EnvironmentSpec &environment, ProblemList &problems);

} // namespace Tare
