// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/endpoint.h"

#include <QList>
#include <QString>

#include <QCoroTask>

namespace Tare {

/// What is really in the way between a client on this machine and a server.
struct NetworkFinding
{
    QString mechanism;     ///< untranslated: "loopback", "host network", "veth and bridge", "docker-proxy",
                           ///< "kernel DNAT", "rootlessport" …; "unknown" when nothing was recognised
    QString peer;          ///< address that the server sees the client under; empty when it could not be read
    QList<qint64> proxies; ///< processes that copy every byte
};

bool isLoopbackAddress(const QString &address);

/// Whether a program that listens on a port does so for a container's server behind it.
bool forwardsPorts(const QString &program);

/// Looks at the processes that forward the endpoint's port, at the network namespaces of client and server,
/// and at the address rules. `serverPid` as this host sees it.
QCoro::Task<NetworkFinding> findNetworkMechanism(MachineContext &context, Endpoint endpoint,
                                                 qint64 serverPid);

} // namespace Tare
