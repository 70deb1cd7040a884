// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/hostsampler.h"
#include "core/environment/queuedisciplines.h"

#include <QSet>

#include <memory>
#include <vector>

namespace Tare {

/// Takes HostReadings of this machine. Used by one thread at a time, which is not that of the GUI.
class HostReader
{
public:
    explicit HostReader(QList<WatchedRole> roles);

    HostReading read();

private:
    /// A network namespace with its interfaces.
    struct Network
    {
        QString prefix; ///< "" for this machine's own
        qint64 pid = 0;
        std::unique_ptr<QueueDisciplines> queues;
        QHash<int, QString> names;
    };

    void findNetworks();
    void readNetwork(Network &network, HostReading &reading) const;
    void readDisks(HostReading &reading);
    RoleReading readRole(const WatchedRole &role);
    RoleReading readLoad();
    std::optional<double> linkSpeed(const QString &name) const;

    QList<WatchedRole> m_roles;
    QList<qint64> m_watched; ///< of all roles
    std::vector<Network> m_networks;
    QHash<QString, bool> m_wholeDisks;        ///< by device
    QHash<qint64, bool> m_loadThreads;        ///< by thread
    QHash<QString, QList<qint64>> m_families; ///< processes by role, with their children
    int m_readings = 0;
};

} // namespace Tare
