// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/topologywords.h"

#include "core/model/instancespec.h"
#include "core/model/numberformat.h"

#include <algorithm>
#include <QCoreApplication>

namespace Tare {

namespace {

/// The context of the sentences here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::TopologyWords)
};

bool connectsBySocket(const EnvironmentSpec &environment)
{
    const auto *native = std::get_if<NativeServer>(&environment.how);
    return native && native->transport == Transport::UnixSocket;
}

bool hasAddressEach(const EnvironmentSpec &environment)
{
    const auto *container = std::get_if<ContainerServer>(&environment.how);
    return container && container->network == NetworkPath::BridgeAddress;
}

QString wayIn(const EnvironmentSpec &environment)
{
    if (connectsBySocket(environment))
        return Words::tr("a socket each");
    if (hasAddressEach(environment))
        return Words::tr("an address each");
    const QString ports = portRange(environment);
    return ports.isEmpty() ? Words::tr("free ports") : Words::tr("ports %1").arg(ports);
}

QString targetName(const TargetRecord &target, bool severalInstances, bool severalSchemas, bool redis)
{
    const int database = target.schema - 1; // Redis counts from 0
    if (severalInstances && severalSchemas) {
        return redis ? Words::tr("instance %1, database %2").arg(target.instance).arg(database)
                     : Words::tr("instance %1, schema %2").arg(target.instance).arg(target.schema);
    }
    if (severalSchemas)
        return redis ? Words::tr("database %1").arg(database) : Words::tr("schema %1").arg(target.schema);
    return Words::tr("instance %1").arg(target.instance);
}

} // namespace

QString portRange(const EnvironmentSpec &environment)
{
    const int first = connectsBySocket(environment) ? 0 : fixedPort(environment);
    if (first <= 0)
        return {};
    const int last = first + environment.topology.instances - 1;
    return first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last);
}

QString topologyOutcome(const EnvironmentSpec &environment)
{
    const Topology &topology = environment.topology;
    const bool redis = environment.server == ServerKind::Redis;
    QStringList parts;
    if (topology.memoryMib > 0) {
        const QString size = formatCount(instanceMemoryMib(topology));
        parts.append(topology.instances > 1 ? Words::tr("%1 MiB each").arg(size)
                                            : Words::tr("%1 MiB").arg(size));
    }
    if (topology.targets() == 1) {
        parts.prepend(redis ? Words::tr("one instance with one database")
                            : Words::tr("one instance with one schema"));
        return parts.join(Words::tr(", ", "between the parts of a list"));
    }
    parts.prepend(Words::tr("%n targets", nullptr, topology.targets()));
    if (topology.instances > 1)
        parts.append(wayIn(environment));
    const QString instances = Words::tr("%n instances", nullptr, topology.instances);
    const QString schemas = redis ? Words::tr("%n databases", nullptr, topology.schemas)
                                  : Words::tr("%n schemas", nullptr, topology.schemas);
    return Words::tr("%1 × %2: %3", "8 instances × 1 schema: 8 targets, 2 048 MiB each")
        .arg(instances, schemas, parts.join(Words::tr(", ", "between the parts of a list")));
}

QStringList targetNames(const StepRecord &step, bool redis)
{
    QStringList names;
    if (step.targets.isEmpty()) {
        // A step that has only begun tells no more than how many there are.
        const qsizetype count = step.intervals.isEmpty() ? 0 : step.intervals.first().targets.size();
        for (qsizetype i = 1; i <= count; ++i)
            names.append(Words::tr("target %1").arg(i));
        return names;
    }
    const auto several = [&step](int TargetRecord::*which) {
        return std::ranges::any_of(step.targets,
                                   [which](const TargetRecord &target) { return target.*which > 1; });
    };
    const bool instances = several(&TargetRecord::instance);
    const bool schemas = several(&TargetRecord::schema);
    for (const TargetRecord &target : step.targets)
        names.append(targetName(target, instances, schemas, redis));
    return names;
}

} // namespace Tare
