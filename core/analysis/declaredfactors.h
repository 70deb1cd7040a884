// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"

#include <QSet>

namespace Tare {

/// What the user let two environments differ in. A difference that is found is meant when one of these
/// explains it; several at once make it unclear which of them a change comes from.
enum class Factor {
    None,      ///< nothing a plan can ask for explains it
    Container, ///< kind, engine, network path, image: what Tare is for
    Storage,   ///< where the data lies in the container
    Program,   ///< another server program or image
    Cpus,      ///< a CPU list
    Limits,    ///< of CPU and memory
    OpenFiles,
    Options, ///< of the server
    Transport,
    Topology, ///< instances, schemas, and how memory and CPUs are shared
};

QSet<Factor> declaredFactors(const EnvironmentSpec &a, const EnvironmentSpec &b);

} // namespace Tare
