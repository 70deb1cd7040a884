// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/error.h"

#include <QCoroTask>

#include <QDateTime>
#include <QList>
#include <QString>

namespace Tare {

/// Something of Tare's that an interrupted run left behind.
struct Leftover
{
    enum class Kind { Process, Container, Volume, Image, Directory };

    Kind kind = Kind::Process;
    QString id;   ///< process id, container id, volume name, image id, path
    QString name; ///< as shown: "redis-server", "tare-3f2a-1"
    QString runKey;
    QString engine; ///< docker or podman, for container things
    QDateTime created;
    qint64 bytes = 0; ///< directories

    bool operator==(const Leftover &) const = default;
};

/// Exactly what carries Tare's mark and belongs to no run that is alive: containers, volumes and images by
/// the label tare.run, processes by the lock file in their directory (pid and start time must match),
/// directories by the same file.
QCoro::Task<QList<Leftover>> findLeftovers(MachineContext &context);

/// What a run of this process that is given up has started is killed and removed at once, although the run's
/// own code still goes on: its processes first, which no engine has to be asked for, then containers and
/// volumes, then its directory. Images stay: they are removed with the process. Errors that remain.
QCoro::Task<QList<Error>> removeAbandonedRun(MachineContext &context, QString runKey);

/// Removes one; a thing that is already gone is no error.
QCoro::Task<Result<void>> removeLeftover(MachineContext &context, Leftover leftover);

} // namespace Tare
