// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QtGlobal>

#include <optional>

namespace Tare {

/// Settings of the network that a process lives in: net.somaxconn, net.syn_backlog, net.port_range, net.mtu.
/// Those of another namespace take the right to enter it; without it they are left out. Blocks for a moment.
Facts networkFacts(qint64 pid);

/// What the network of a process has counted so far.
struct NetworkCounters
{
    std::optional<qint64> listenOverflows; ///< connections that found no place in a listener's queue
    std::optional<qint64> drops; ///< of the process's own interfaces; nothing when they are this machine's
};
NetworkCounters networkCounters(qint64 pid);

/// The kernel's table of connections; nothing where there is none.
struct ConnectionTable
{
    std::optional<qint64> entries;
    std::optional<qint64> most;
    std::optional<qint64> drops; ///< refused so far
};
ConnectionTable connectionTable();

} // namespace Tare
