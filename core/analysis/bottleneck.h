// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QString>

#include <optional>

namespace Tare {

/// What kept a step from being faster.
enum class BottleneckKind {
    None,          ///< nothing was near its limit, or the load kept to the rate it was asked for
    LoadGenerator, ///< the load threads were busy all the time, and the server was not
    ServerCpu,     ///< the server used up the CPUs it may use, or its CPU limit
    OneCore,       ///< one thread of the server, or the one CPU it may use, had nothing left
    PortProxy,     ///< docker-proxy or its like, which copies every byte
    NetworkCard,   ///< an interface was full
    Disk,
    LockWaits,     ///< connections waited for row locks
    Memory,        ///< swapping, or waiting for memory
    OtherPrograms, ///< the CPUs were full, mostly of what does not belong to the run
};

struct Bottleneck
{
    BottleneckKind kind = BottleneckKind::None;
    QString sentence;    ///< translated, with the evidence in numbers; to stand beside the title
    HostValues evidence; ///< the figures behind it: means, keys as in HostFigures; "load.share": 0 … 1

    bool operator==(const Bottleneck &) const = default;
};

/// From the figures of a step that is Done. Nothing where there are too few of them (imported steps, records
/// of older programs; from the latter a load generator at its limit can still be told by its CPU time). Rules
/// and thresholds, with their reasons, are in bottleneck.cpp.
std::optional<Bottleneck> bottleneck(const StepRecord &step);

/// Stable and untranslated, for files: "none", "load_generator", "server_cpu", "one_core", "port_proxy",
/// "network_card", "disk", "lock_waits", "memory", "other_programs".
QString bottleneckName(BottleneckKind kind);
/// Translated, for a mark or a cell: "Network card".
QString bottleneckTitle(BottleneckKind kind);

} // namespace Tare
