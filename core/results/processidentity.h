// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/processmark.h"

#include <QString>

namespace Tare {

/// Who writes a run: a process of this or another host.
struct ProcessIdentity
{
    QString host;
    ProcessMark process; ///< its program is not kept

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
