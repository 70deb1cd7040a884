// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/passwordkeeper.h"

namespace Tare {

QString PasswordKeeper::keyOf(const EnvironmentSpec &environment)
{
    const auto *endpoint = std::get_if<ExistingEndpoint>(&environment.how);
    if (!endpoint)
        return {};
    const QString place = endpoint->socketPath.isEmpty()
        ? QStringLiteral("%1:%2").arg(endpoint->address).arg(endpoint->port)
        : endpoint->socketPath;
    return QStringLiteral("%1/%2/%3")
        .arg(environment.server == ServerKind::Redis ? QStringLiteral("redis") : QStringLiteral("mysql"),
             place, endpoint->user);
}

} // namespace Tare
