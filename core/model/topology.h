// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace Tare {

/// What a memory size of a topology means.
enum class MemoryRule {
    Total, ///< divided by the number of instances
    Each,  ///< for every instance
};

/// How the instances share the CPU list of their environment.
enum class CpuSharing {
    Same,    ///< every instance may use the whole list
    Spread,  ///< the list is cut into as many pieces as there are instances
    OneEach, ///< one CPU each, in turn
};

inline constexpr int mostInstances = 64;
inline constexpr int mostSchemas = 64; ///< of an instance
inline constexpr int mostTargets = 256;

/// Instances × schemas inside one environment that Tare starts. One pair is a target: it gets the whole load
/// of a case, with its own connections, data, and number of operations. The options of a server may hold
/// "{instance}", which stands for 1 …; a fixed port is that of the first instance, the others follow it.
struct Topology
{
    int instances = 1;
    int schemas = 1; ///< in every instance: tare_oltp_1 …; Redis: databases 0 …
    /// MiB for the data in memory (innodb_buffer_pool_size, maxmemory); 0: as the options say.
    qint64 memoryMib = 0;
    MemoryRule memory = MemoryRule::Total;
    CpuSharing cpus = CpuSharing::Same;

    int targets() const { return instances * schemas; }
    bool operator==(const Topology &) const = default;
};

} // namespace Tare
