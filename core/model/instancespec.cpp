// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/instancespec.h"

#include "core/model/profilevalidation.h"

#include <QCoreApplication>
#include <QStringList>

namespace Tare {

namespace {

constexpr int usualDatabases = 16; // of a Redis server

bool hasOption(const QMap<QString, QString> &options, const QString &name)
{
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        if (option.key().toLower().replace(u'-', u'_') == name)
            return true;
    }
    return false;
}

void setOptions(QMap<QString, QString> &options, ServerKind server, const Topology &topology, int instance)
{
    for (QString &value : options)
        value.replace(instancePlaceholder, QString::number(instance));
    if (const qint64 memory = instanceMemoryMib(topology); memory > 0) {
        const QString unit = server == ServerKind::Redis ? QStringLiteral("mb") : QStringLiteral("M");
        options[memoryOption(server)] = QString::number(memory) + unit;
    }
    const QString databases = QStringLiteral("databases");
    if (server == ServerKind::Redis && topology.schemas > usualDatabases && !hasOption(options, databases))
        options[databases] = QString::number(topology.schemas);
}

} // namespace

EnvironmentSpec instanceSpec(const EnvironmentSpec &environment, int instance)
{
    const Topology &topology = environment.topology;
    EnvironmentSpec one = environment;
    one.topology = {};
    one.topology.schemas = topology.schemas;
    if (topology.instances > 1) {
        //: name of an environment, number of one of its servers
        one.name = QCoreApplication::translate("Tare::EnvironmentSpec", "%1, instance %2")
                       .arg(environment.name)
                       .arg(instance);
    }
    std::visit(
        [&](auto &how) {
            using How = std::decay_t<decltype(how)>;
            if constexpr (!std::is_same_v<How, ExistingEndpoint>) {
                if (how.port > 0)
                    how.port += instance - 1;
                how.cpuList = instanceCpus(how.cpuList, topology, instance);
                setOptions(how.options, environment.server, topology, instance);
            }
        },
        one.how);
    return one;
}

EnvironmentSpec singleInstance(const EnvironmentSpec &environment)
{
    EnvironmentSpec one = environment;
    one.topology.instances = 1;
    one.topology.cpus = CpuSharing::Same;
    return instanceSpec(one, 1);
}

QString instanceCpus(const QString &cpuList, const Topology &topology, int instance)
{
    const auto cpus = parseCpuList(cpuList);
    if (cpuList.isEmpty() || !cpus || topology.instances < 2 || topology.cpus == CpuSharing::Same)
        return cpuList;
    const qsizetype count = cpus->size();
    qsizetype first = (instance - 1) % count;
    qsizetype end = first + 1;
    if (topology.cpus == CpuSharing::Spread && count >= topology.instances) {
        first = (instance - 1) * count / topology.instances;
        end = instance * count / topology.instances;
    }
    QStringList own;
    for (qsizetype i = first; i < end; ++i)
        own.append(QString::number(cpus->at(i)));
    return own.join(u',');
}

qint64 instanceMemoryMib(const Topology &topology)
{
    const bool shared = topology.memory == MemoryRule::Total && topology.instances > 1;
    return shared ? topology.memoryMib / topology.instances : topology.memoryMib;
}

QString memoryOption(ServerKind server)
{
    return server == ServerKind::Redis ? QStringLiteral("maxmemory")
                                       : QStringLiteral("innodb_buffer_pool_size");
}

QString targetDatabase(ServerKind server, const Topology &topology, int schema)
{
    if (server == ServerKind::Redis)
        return topology.schemas > 1 ? QString::number(schema - 1) : QString();
    const QString name = QStringLiteral("tare_oltp");
    return topology.schemas > 1 ? QStringLiteral("%1_%2").arg(name).arg(schema) : name;
}

QString topologyTitle(const Topology &topology)
{
    //: instances and schemas of each: "8 × 1"
    return QCoreApplication::translate("Tare::EnvironmentSpec", "%1 × %2")
        .arg(topology.instances)
        .arg(topology.schemas);
}

} // namespace Tare
