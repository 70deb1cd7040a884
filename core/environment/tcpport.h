// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QString>

#include <optional>

namespace Tare {

/// A port of 127.0.0.1 that nobody listens on at this moment; 0 when there is none. Not given out again by
/// this process before some hundred others.
quint16 freeTcpPort();

/// Who listens on a TCP port of this machine.
struct PortHolder
{
    qint64 pid = 0; ///< 0: somebody this account may not see
    QString program;
};

/// Nothing when the port can be used on 127.0.0.1.
std::optional<PortHolder> tcpPortHolder(quint16 port);

/// The process that listens on a port in this network namespace, if it may be seen.
std::optional<PortHolder> tcpListener(quint16 port);

/// PortTaken with who has it, when somebody has.
Result<void> requireFreePort(quint16 port);

} // namespace Tare
