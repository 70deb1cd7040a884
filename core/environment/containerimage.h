// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/containerarguments.h"
#include "core/environment/imagepacker.h"
#include "core/environment/serverconfiguration.h"
#include "core/model/environmentspec.h"

#include <QString>
#include <QStringList>

namespace Tare {

/// The image that a container runs: packed from a program of this host, or found by name.
struct ContainerImage
{
    QString id;
    QString name;
    QString digest;
    QString program;        ///< to execute
    QString installProgram; ///< found images: what makes a fresh MariaDB data directory
    ServerFlavour flavour = ServerFlavour::Redis;
};

/// What to run of an image that was found under a name, by what the image says of itself.
ContainerImage foundContainerImage(const FoundImage &found, const QString &name, ServerKind server);

/// The arguments of the engine's `run` that lets a found image make the system tables in an empty data
/// directory, in a container called shape.name + "-init" that goes when it is done.
QStringList initialisationArguments(const ContainerShape &shape, const ContainerImage &image,
                                    const StartRequest &request);

} // namespace Tare
