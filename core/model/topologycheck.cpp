// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/topologycheck.h"

#include "core/model/instancespec.h"
#include "core/model/profilevalidation.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace Tare {

namespace {

constexpr int highestPort = 65535;
constexpr qint64 leastBufferPoolMib = 5; // what InnoDB accepts
constexpr qint64 leastRedisMib = 3;      // an empty server has about one
constexpr qint64 mostMemoryMib = qint64(1) << 40;

const QString instancesField = QStringLiteral("topology.instances");
const QString schemasField = QStringLiteral("topology.schemas");
const QString memoryField = QStringLiteral("topology.memoryMib");
const QString cpusField = QStringLiteral("topology.cpus");

void checkCounts(const Topology &topology, ProblemList &problems)
{
    if (topology.instances < 1 || topology.instances > mostInstances) {
        problems.error(instancesField,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The number of instances must be between 1 and %1.")
                           .arg(mostInstances));
    }
    if (topology.schemas < 1 || topology.schemas > mostSchemas) {
        problems.error(
            schemasField,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The number of schemas or databases in each instance must be "
                                        "between 1 and %1.")
                .arg(mostSchemas));
    }
    if (topology.instances >= 1 && topology.instances <= mostInstances && topology.schemas <= mostSchemas
        && topology.targets() > mostTargets) {
        problems.error(schemasField,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "%1 instances of %2 are %3 targets, and at most %4 can be "
                                                   "loaded at once.")
                           .arg(topology.instances)
                           .arg(topology.schemas)
                           .arg(topology.targets())
                           .arg(mostTargets));
    }
}

void checkMemory(const EnvironmentSpec &environment, ProblemList &problems)
{
    const Topology &topology = environment.topology;
    if (topology.memoryMib == 0)
        return;
    const qint64 least = environment.server == ServerKind::Redis ? leastRedisMib : leastBufferPoolMib;
    if (topology.memoryMib < 0 || topology.memoryMib > mostMemoryMib || instanceMemoryMib(topology) < least) {
        problems.error(memoryField,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "Each instance needs at least %1 MiB for its data; 0 "
                                                   "leaves the memory to the options.")
                           .arg(least));
        return;
    }
    const QMap<QString, QString> options = serverOptions(environment);
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        if (option.key().toLower().replace(u'-', u'_') == memoryOption(environment.server)) {
            problems.error(
                memoryField,
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "The memory is set twice, here and by the option “%1”. Remove "
                                            "one of them.")
                    .arg(option.key()));
        }
    }
    const auto *container = std::get_if<ContainerServer>(&environment.how);
    if (container && container->memoryLimitMib > 0
        && container->memoryLimitMib < instanceMemoryMib(topology)) {
        problems.error(memoryField,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "Each container may use %1 MiB, less than the %2 MiB for "
                                                   "the data of its instance.")
                           .arg(container->memoryLimitMib)
                           .arg(instanceMemoryMib(topology)));
    }
}

void checkSharing(const Topology &topology, const QString &cpuList, ProblemList &problems)
{
    const auto cpus = parseCpuList(cpuList);
    if (topology.instances < 2 || topology.cpus == CpuSharing::Same || (!cpuList.isEmpty() && !cpus))
        return;
    const qsizetype count = cpuList.isEmpty() ? 0 : cpus->size();
    if (count == 0) {
        problems.error(cpusField,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "To give each instance CPUs of its own, list the CPUs of "
                                                   "the environment."));
    } else if (count < topology.instances && topology.cpus == CpuSharing::Spread) {
        problems.error(
            cpusField,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "%1 CPUs cannot be spread over %2 instances. List more, or "
                                        "let the instances share them.")
                .arg(count)
                .arg(topology.instances));
    } else if (count < topology.instances) {
        problems.warning(cpusField,
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "With %1 CPUs for %2 instances some get the same one.")
                             .arg(count)
                             .arg(topology.instances));
    } else if (topology.cpus == CpuSharing::Spread && count % topology.instances != 0) {
        problems.warning(cpusField,
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "%1 CPUs over %2 instances: some get one more than "
                                                     "others.")
                             .arg(count)
                             .arg(topology.instances));
    }
}

/// The databases of a Redis server are fixed at its start.
void checkDatabases(const EnvironmentSpec &environment, const QMap<QString, QString> &options,
                    ProblemList &problems)
{
    if (environment.server != ServerKind::Redis || environment.topology.schemas < 2)
        return;
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        bool isNumber = false;
        const int databases = option.value().trimmed().toInt(&isNumber);
        if (option.key().toLower() != QStringLiteral("databases") || !isNumber
            || databases >= environment.topology.schemas)
            continue;
        problems.error(QStringLiteral("how.options.%1").arg(option.key()),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The option “%1” allows %2 databases, but the topology "
                                                   "uses %3. Raise it, or remove it.")
                           .arg(option.key())
                           .arg(databases)
                           .arg(environment.topology.schemas));
    }
}

void checkPlaceholders(const QMap<QString, QString> &options, ProblemList &problems)
{
    static const QRegularExpression braced(QStringLiteral("\\{[A-Za-z_]+\\}"));
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        if (option.key().contains(instancePlaceholder)) {
            problems.error(QStringLiteral("how.options.%1").arg(option.key()),
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "“%1” is replaced in the value of an option only, not "
                                                       "in its name.")
                               .arg(instancePlaceholder));
        }
        auto matches = braced.globalMatch(option.value());
        while (matches.hasNext()) {
            const QString found = matches.next().captured();
            if (found == instancePlaceholder)
                continue;
            problems.error(QStringLiteral("how.options.%1").arg(option.key()),
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "“%1” stands for nothing; only “%2”, the number of "
                                                       "the instance, is replaced in an option.")
                               .arg(found, instancePlaceholder));
        }
    }
}

void check(const EnvironmentSpec &environment, const ExistingEndpoint &, ProblemList &problems)
{
    if (environment.topology != Topology()) {
        problems.error(instancesField,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "Tare does not start an existing endpoint, so it has no "
                                                   "topology: one instance and one schema."));
    }
}

template<typename Server>
void check(const EnvironmentSpec &environment, const Server &server, ProblemList &problems)
{
    const Topology &topology = environment.topology;
    checkCounts(topology, problems);
    if (topology.instances < 1 || topology.instances > mostInstances)
        return;
    checkMemory(environment, problems);
    checkSharing(topology, server.cpuList, problems);
    checkPlaceholders(server.options, problems);
    checkDatabases(environment, server.options, problems);
    if (fixedPort(environment) > 0 && fixedPort(environment) + topology.instances - 1 > highestPort) {
        problems.error(QStringLiteral("how.port"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The ports of the instances follow each other from %1 on, "
                                                   "and the last is beyond 65535.")
                           .arg(fixedPort(environment)));
    }
}

} // namespace

void checkTopology(const EnvironmentSpec &environment, ProblemList &problems)
{
    std::visit([&](const auto &how) { check(environment, how, problems); }, environment.how);
}

} // namespace Tare
