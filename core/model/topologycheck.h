// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/problemlist.h"

namespace Tare {

/// What is wrong with the topology of an environment, and with what its instances share: memory, CPUs, ports,
/// "{instance}" in options.
void checkTopology(const EnvironmentSpec &environment, ProblemList &problems);

} // namespace Tare
