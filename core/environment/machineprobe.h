// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/records.h"

#include <QCoroTask>

#include <QList>
#include <QString>

namespace Tare {

/// One line of the machine check.
struct ProbeResult
{
    enum class State { Good, Warning, Missing, Failed };

    QString
        key; ///< stable: "redis", "mysql", "docker", "podman", "mydumper", "disk", "governor", "fonts.zh" …
    QString title; ///< translated
    State state = State::Good;
    QString text;        ///< "redis-server 7.0.15"
    QString where;       ///< "/usr/bin/redis-server", "with runc: crun fails"
    QString consequence; ///< what a missing thing costs and what to do: "for dumps only", "install the
                         ///< package podman or docker.io"
    QString detail;      ///< the other side's own words
};

/// Looks for servers, tools, disk, CPU governor. With `tryContainers` a container is really started with each
/// engine.
QCoro::Task<QList<ProbeResult>> probeMachine(MachineContext &context, bool tryContainers);

/// What this machine is and how it is set: host.*, cpu.*, memory.*. Quick enough for every step.
Facts machineFacts();

} // namespace Tare
