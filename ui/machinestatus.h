// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/environment/machineprobe.h"

#include <QDateTime>
#include <QList>
#include <QObject>

#include <optional>

namespace Tare {

/// What was found on this machine, looked for in the background.
class MachineStatus final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MachineStatus)

public:
    explicit MachineStatus(MachineContext &context, QObject *parent = nullptr);

    /// With `tryContainers` a container is really started with each engine.
    void refresh(bool tryContainers);
    bool isBusy() const { return m_busy; }
    bool isKnown() const { return m_checked.isValid(); }
    QDateTime checked() const { return m_checked; }
    const QList<ProbeResult> &results() const { return m_results; }

    const ProbeResult *find(const QString &key) const;
    bool isUsable(const QString &key) const; ///< found, perhaps with a warning
    bool hasEngine() const
    {
        return isUsable(QStringLiteral("docker")) || isUsable(QStringLiteral("podman"));
    }

    /// "lab-2 · Debian 12 · 4 CPUs · 16 GB"
    static QString machineLine();

Q_SIGNALS:
    void changed();

private:
    MachineContext &m_context;
    QList<ProbeResult> m_results;
    QDateTime m_checked;
    bool m_busy = false;
};

} // namespace Tare
