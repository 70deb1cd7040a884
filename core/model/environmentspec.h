// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/serverkind.h"
#include "core/model/topology.h"

#include <QMap>
#include <QString>

#include <variant>

namespace Tare {

/// A server somebody else runs. Tare starts and stops nothing. The password is not part of the document;
/// it is asked for, or taken from the environment variable that the command line names.
struct ExistingEndpoint
{
    QString address = QStringLiteral("127.0.0.1");
    int port = 0;       ///< 0: the protocol's usual port
    QString socketPath; ///< not empty: the Unix socket is used instead of address and port
    QString user;
    QString database; ///< MySQL: schema, default tare_oltp; Redis: database number, default 0
    TlsMode tls = TlsMode::Off;
    QString tlsCaFile;
    QString tlsCertificateFile; ///< of the client; with tlsKeyFile, or neither
    QString tlsKeyFile;

    bool operator==(const ExistingEndpoint &) const = default;
};

/// The host's own server binary as a child process of Tare.
struct NativeServer
{
    QString binary; ///< empty: the first one found on this host
    Transport transport = Transport::Tcp;
    int port = 0;                   ///< with Transport::Tcp; 0: a free one
    QString cpuList;                ///< as taskset takes it ("0,2-3"); empty: not pinned
    QMap<QString, QString> options; ///< server options, without leading dashes

    bool operator==(const NativeServer &) const = default;
};

enum class ContainerEngine { Any, Docker, Podman };
enum class ImageSource { HostBinary, Reference };

/// How the client reaches a container (design/product.md). "Rootless" is not chosen but found.
enum class NetworkPath {
    Host,          ///< 127.0.0.1 in the host's network namespace
    BridgeAddress, ///< the container's own address
    PublishedPort, ///< a port of 127.0.0.1 that the engine forwards
};

enum class ContainerStorage { BindMount, Volume, ImageLayer };

/// A server in a container that Tare creates and removes.
struct ContainerServer
{
    ContainerEngine engine = ContainerEngine::Any;
    ImageSource image = ImageSource::HostBinary;
    QString imageReference; ///< with ImageSource::Reference
    QString binary;         ///< with ImageSource::HostBinary; empty: the first one found on this host
    NetworkPath network = NetworkPath::PublishedPort;
    int port = 0; ///< published or host-network port; 0: a free one
    ContainerStorage storage = ContainerStorage::BindMount;
    QString cpuList;                ///< cpuset; empty: not pinned
    double cpuLimit = 0;            ///< CPUs; 0: none
    qint64 memoryLimitMib = 0;      ///< 0: none
    int openFiles = 0;              ///< soft and hard limit; 0: the same as the native process has
    QMap<QString, QString> options; ///< server options, without leading dashes

    bool operator==(const ContainerServer &) const = default;
};

/// How a server runs on this host.
struct EnvironmentSpec
{
    QString id;   ///< unique in its profile, made by Tare, never shown
    QString name; ///< as the user typed it; may be used twice
    ServerKind server = ServerKind::Redis;
    std::variant<NativeServer, ContainerServer, ExistingEndpoint> how;
    Topology topology; ///< of a native server or container; one of each with an existing endpoint
    int slot = 0;      ///< fixed colour and pattern, 1 …; 0: by kind (see environmentSlot)

    bool operator==(const EnvironmentSpec &) const = default;
};

/// Colour and pattern slot of an environment: 1 native, 2 published port, 3 host network, 4 pinned native,
/// 5 existing endpoint, 6 bridge address. The spec's own slot wins.
int environmentSlot(const EnvironmentSpec &environment);

/// Server options of an environment; empty for an existing endpoint.
QMap<QString, QString> serverOptions(const EnvironmentSpec &environment);

/// The port the document fixes, or 0.
int fixedPort(const EnvironmentSpec &environment);

/// One line in secondary text: "native, CPU 2 · this computer", "container · published port · docker".
QString environmentSummary(const EnvironmentSpec &environment);

} // namespace Tare
