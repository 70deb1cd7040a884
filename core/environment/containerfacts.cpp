// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerfacts.h"

#include "core/environment/cpulist.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ContainerController)
};

QString storageName(ContainerStorage storage)
{
    switch (storage) {
    case ContainerStorage::BindMount:
        return u"bind mount"_s;
    case ContainerStorage::Volume:
        return u"volume"_s;
    case ContainerStorage::ImageLayer:
        break;
    }
    return u"image layer"_s;
}

} // namespace

QString networkPathName(NetworkPath path)
{
    switch (path) {
    case NetworkPath::Host:
        return u"host network"_s;
    case NetworkPath::BridgeAddress:
        return u"container address"_s;
    case NetworkPath::PublishedPort:
        break;
    }
    return u"published port"_s;
}

QString containerAddress(const QJsonObject &inspected)
{
    const QJsonObject settings = inspected["NetworkSettings"_L1].toObject();
    const QString direct = settings["IPAddress"_L1].toString();
    if (!direct.isEmpty())
        return direct;
    const QJsonObject networks = settings["Networks"_L1].toObject();
    for (auto it = networks.begin(); it != networks.end(); ++it) {
        const QString address = it->toObject()["IPAddress"_L1].toString();
        if (!address.isEmpty())
            return address;
    }
    return {};
}

Facts engineFacts(const EngineSetup &engine, const ContainerServer &server)
{
    Facts facts;
    facts[u"environment.kind"_s] = u"container"_s;
    facts[u"engine.name"_s] = engineProgramName(engine.engine);
    facts[u"engine.version"_s] = engine.version;
    facts[u"engine.rootless"_s] = engine.rootless ? u"yes"_s : u"no"_s;
    facts[u"engine.storage"_s] = engine.storageDriver;
    facts[u"engine.runtime"_s] = engine.runtime;
    const std::pair<QString, QString> others[] = {{u"engine.network"_s, engine.networkBackend},
                                                  {u"engine.client_version"_s, engine.clientVersion},
                                                  {u"engine.log_driver"_s, engine.logDriver},
                                                  {u"engine.userland_proxy"_s, engine.userlandProxy}};
    for (const auto &[key, value] : others) {
        if (!value.isEmpty())
            facts[key] = value;
    }
    const QStringList added = engine.globalArguments + engine.runArguments;
    if (!added.isEmpty())
        facts[u"engine.arguments"_s] = added.join(u' ');
    facts[u"image.source"_s] = server.image == ImageSource::HostBinary ? u"host binary"_s : u"reference"_s;
    facts[u"storage"_s] = storageName(server.storage);
    return facts;
}

Result<void> checkAppliedLimits(const EngineSetup &engine, const ContainerServer &server, const Facts &facts)
{
    const auto ignored = [&engine](const QString &what, const QString &found) {
        return failure(
            ErrorCode::EngineFailed,
            Texts::tr("%1 did not apply what the environment asks for (%2; found: %3). Without root it needs "
                      "control groups of version 2 for that. Remove the limit, or use an engine with root.")
                .arg(engineTitle(engine.engine), what, found));
    };
    const QList<int> asked = readCpuList(server.cpuList).value_or(QList<int>());
    const QString affinity = facts.value(u"cpu.affinity"_s);
    if (!asked.isEmpty() && !affinity.isEmpty()) {
        const auto found = readCpuList(affinity);
        if (found && *found != asked)
            return ignored(Texts::tr("processors %1").arg(server.cpuList), affinity);
    }
    const QString cpus = facts.value(u"cgroup.cpus"_s);
    if (server.cpuLimit > 0 && !cpus.isEmpty() && qAbs(cpus.toDouble() - server.cpuLimit) > 0.01)
        return ignored(Texts::tr("at most %1 processors").arg(server.cpuLimit), cpus);
    const QString memory = facts.value(u"cgroup.memory"_s);
    const double mebibytes = memory.section(u' ', 0, 0).toDouble();
    if (server.memoryLimitMib > 0 && !memory.isEmpty()
        && qAbs(mebibytes - static_cast<double>(server.memoryLimitMib)) > 1)
        return ignored(Texts::tr("at most %1 MiB of memory").arg(server.memoryLimitMib), memory);
    return {};
}

} // namespace Tare
