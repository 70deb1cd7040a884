// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/containerengines.h"
#include "core/environment/environmentcontroller.h"
#include "core/environment/serverconfiguration.h"
#include "core/environment/serverprograms.h"
#include "core/model/environmentspec.h"

#include <QStringList>

namespace Tare {

/// What the arguments of an engine's `create` and `run` are made of.
struct ContainerShape
{
    const EngineSetup &engine;
    const ContainerServer &server;
    ServerAccount account;
    QString name;        ///< of the container, and of its volume
    ServerPaths outside; ///< the server's directory on this host
    ServerPaths inside;  ///< the same as the container sees it
};

/// A folder of this host in the container, whatever its name holds.
QStringList bindMount(const QString &source, const QString &target, bool readOnly = false);
/// The marks by which left-overs are found.
QStringList labelArguments(const StartRequest &request);
/// Labels, limits and account: the same for every container of an environment.
QStringList commonArguments(const ContainerShape &shape, const StartRequest &request);
QStringList mountArguments(const ContainerShape &shape);
/// `outer` is published as `inner` where the environment wants that.
QStringList networkArguments(const ContainerServer &server, quint16 outer, quint16 inner);
/// CPUs and memory.
QStringList limitArguments(const ContainerServer &server);

} // namespace Tare
