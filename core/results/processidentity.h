// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// Who writes a run. A process number alone is used again; with the start time and the boot it is unique.
struct ProcessIdentity
{
    QString host;
    QString boot; ///< id of this start of the machine
    qint64 pid = 0;
    qint64 start = 0; ///< clock ticks after the boot

    static ProcessIdentity own();

    /// False only when it is certain: a process of another host may be alive.
    bool mayBeAlive() const;

    bool operator==(const ProcessIdentity &) const = default;
};

/// Runs that are being written by this process, so that one whose writer is gone is told from a live one.
void registerActiveRun(const QString &runKey);
void unregisterActiveRun(const QString &runKey);
bool isActiveRun(const QString &runKey);

} // namespace Tare
