// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/environmentspec.h"

#include "core/model/instancespec.h"

#include <QCoreApplication>
#include <QStringList>

namespace Tare {

namespace {

constexpr int slotNative = 1;
constexpr int slotPublishedPort = 2;
constexpr int slotHostNetwork = 3;
constexpr int slotPinnedNative = 4;
constexpr int slotExisting = 5;
constexpr int slotBridgeAddress = 6;

QString separated(const QStringList &parts)
{
    //: between the parts of a line such as "container · published port · docker"
    return parts.join(QCoreApplication::translate("Tare::EnvironmentSpec", " · "));
}

QString pathText(NetworkPath path)
{
    switch (path) {
    case NetworkPath::Host:
        return QCoreApplication::translate("Tare::EnvironmentSpec", "host network");
    case NetworkPath::BridgeAddress:
        return QCoreApplication::translate("Tare::EnvironmentSpec", "bridge address");
    case NetworkPath::PublishedPort:
        return QCoreApplication::translate("Tare::EnvironmentSpec", "published port");
    }
    return {};
}

int usualPort(ServerKind server)
{
    return server == ServerKind::Redis ? 6379 : 3306;
}

QStringList describe(const NativeServer &native, ServerKind)
{
    QStringList parts;
    if (native.cpuList.isEmpty())
        parts.append(QCoreApplication::translate("Tare::EnvironmentSpec", "native"));
    else
        parts.append(
            QCoreApplication::translate("Tare::EnvironmentSpec", "native, CPU %1").arg(native.cpuList));
    if (native.transport == Transport::UnixSocket)
        parts.append(QCoreApplication::translate("Tare::EnvironmentSpec", "Unix socket"));
    parts.append(QCoreApplication::translate("Tare::EnvironmentSpec", "this computer"));
    return parts;
}

QStringList describe(const ContainerServer &container, ServerKind)
{
    QStringList parts;
    if (container.cpuList.isEmpty()) {
        parts.append(QCoreApplication::translate("Tare::EnvironmentSpec", "container"));
    } else {
        parts.append(
            QCoreApplication::translate("Tare::EnvironmentSpec", "container, CPU %1").arg(container.cpuList));
    }
    parts.append(pathText(container.network));
    if (container.engine == ContainerEngine::Docker)
        parts.append(QStringLiteral("docker"));
    else if (container.engine == ContainerEngine::Podman)
        parts.append(QStringLiteral("podman"));
    if (container.image == ImageSource::Reference)
        parts.append(container.imageReference);
    return parts;
}

QStringList describe(const ExistingEndpoint &existing, ServerKind server)
{
    QStringList parts = {QCoreApplication::translate("Tare::EnvironmentSpec", "existing endpoint")};
    if (!existing.socketPath.isEmpty()) {
        parts.append(existing.socketPath);
    } else {
        const bool bracketed = existing.address.contains(u':');
        parts.append((bracketed ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2"))
                         .arg(existing.address,
                              QString::number(existing.port > 0 ? existing.port : usualPort(server))));
    }
    return parts;
}

} // namespace

int environmentSlot(const EnvironmentSpec &environment)
{
    if (environment.slot > 0)
        return environment.slot;
    if (const auto *native = std::get_if<NativeServer>(&environment.how))
        return native->cpuList.isEmpty() ? slotNative : slotPinnedNative;
    if (const auto *container = std::get_if<ContainerServer>(&environment.how)) {
        switch (container->network) {
        case NetworkPath::Host:
            return slotHostNetwork;
        case NetworkPath::BridgeAddress:
            return slotBridgeAddress;
        case NetworkPath::PublishedPort:
            return slotPublishedPort;
        }
    }
    return slotExisting;
}

QMap<QString, QString> serverOptions(const EnvironmentSpec &environment)
{
    if (const auto *native = std::get_if<NativeServer>(&environment.how))
        return native->options;
    if (const auto *container = std::get_if<ContainerServer>(&environment.how))
        return container->options;
    return {};
}

int fixedPort(const EnvironmentSpec &environment)
{
    return std::visit(
        [](const auto &how) {
            using How = std::decay_t<decltype(how)>;
            if constexpr (std::is_same_v<How, ContainerServer>) {
                // the bridge address needs no port of this computer
                return how.network == NetworkPath::BridgeAddress ? 0 : how.port;
            } else if constexpr (std::is_same_v<How, NativeServer>) {
                return how.transport == Transport::UnixSocket ? 0 : how.port;
            } else {
                return how.port;
            }
        },
        environment.how);
}

QString environmentSummary(const EnvironmentSpec &environment)
{
    QStringList parts =
        std::visit([&](const auto &how) { return describe(how, environment.server); }, environment.how);
    if (environment.topology.targets() > 1)
        parts.prepend(topologyTitle(environment.topology));
    return separated(parts);
}

} // namespace Tare
