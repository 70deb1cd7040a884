// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"

namespace Tare {

/// What stands for the number of an instance in the value of a server option.
inline const QString instancePlaceholder = QStringLiteral("{instance}");

/// One instance of an environment's topology as an environment with one instance: its own port, CPUs and
/// memory, and its number in the options. instance: 1 …
EnvironmentSpec instanceSpec(const EnvironmentSpec &environment, int instance);

/// The whole environment as one instance with all its schemas, CPUs and memory: for filling a data set.
EnvironmentSpec singleInstance(const EnvironmentSpec &environment);

/// The CPU list of an instance, as taskset takes it.
QString instanceCpus(const QString &cpuList, const Topology &topology, int instance);

/// MiB for the data of each instance; 0: as the options say.
qint64 instanceMemoryMib(const Topology &topology);

/// The server option that a topology's memory sets.
QString memoryOption(ServerKind server);

/// Where a target lies in its server: name of the schema, number of the database. schema: 1 …
QString targetDatabase(ServerKind server, const Topology &topology, int schema);

/// "8 × 1"
QString topologyTitle(const Topology &topology);

} // namespace Tare
