// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "core/model/profileparts.h"

#include <cmath>

namespace Tare {

namespace {

const QString topologyKey = QStringLiteral("topology");
const QString kindKey = QStringLiteral("kind");
const QString kindNative = QStringLiteral("native");
const QString kindContainer = QStringLiteral("container");
const QString kindExisting = QStringLiteral("existing");

QJsonObject optionsToJson(const QMap<QString, QString> &options)
{
    QJsonObject object;
    for (auto it = options.cbegin(); it != options.cend(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

QJsonObject howToJson(const NativeServer &native)
{
    return {
        {kindKey, kindNative},
        {QStringLiteral("binary"), native.binary},
        {QStringLiteral("transport"), enumName(transportNames, native.transport)},
        {QStringLiteral("port"), native.port},
        {QStringLiteral("cpuList"), native.cpuList},
        {QStringLiteral("options"), optionsToJson(native.options)},
    };
}

QJsonObject howToJson(const ContainerServer &container)
{
    return {
        {kindKey, kindContainer},
        {QStringLiteral("engine"), enumName(containerEngineNames, container.engine)},
        {QStringLiteral("image"), enumName(imageSourceNames, container.image)},
        {QStringLiteral("imageReference"), container.imageReference},
        {QStringLiteral("binary"), container.binary},
        {QStringLiteral("network"), enumName(networkPathNames, container.network)},
        {QStringLiteral("port"), container.port},
        {QStringLiteral("storage"), enumName(containerStorageNames, container.storage)},
        {QStringLiteral("cpuList"), container.cpuList},
        // JSON has no word for infinity
        {QStringLiteral("cpuLimit"), std::isfinite(container.cpuLimit) ? container.cpuLimit : 0},
        {QStringLiteral("memoryLimitMib"), container.memoryLimitMib},
        {QStringLiteral("openFiles"), container.openFiles},
        {QStringLiteral("options"), optionsToJson(container.options)},
    };
}

QJsonObject howToJson(const ExistingEndpoint &existing)
{
    return {
        {kindKey, kindExisting},
        {QStringLiteral("address"), existing.address},
        {QStringLiteral("port"), existing.port},
        {QStringLiteral("socketPath"), existing.socketPath},
        {QStringLiteral("user"), existing.user},
        {QStringLiteral("database"), existing.database},
        {QStringLiteral("tls"), enumName(tlsModeNames, existing.tls)},
        {QStringLiteral("tlsCaFile"), existing.tlsCaFile},
        {QStringLiteral("tlsCertificateFile"), existing.tlsCertificateFile},
        {QStringLiteral("tlsKeyFile"), existing.tlsKeyFile},
    };
}

NativeServer readNative(JsonFields &fields)
{
    NativeServer native;
    native.binary = fields.text(QStringLiteral("binary"));
    native.transport = fields.word(QStringLiteral("transport"), transportNames, native.transport);
    native.port = fields.integer(QStringLiteral("port"), native.port);
    native.cpuList = fields.text(QStringLiteral("cpuList"));
    native.options = fields.textMap(QStringLiteral("options"));
    return native;
}

ContainerServer readContainer(JsonFields &fields)
{
    ContainerServer container;
    container.engine = fields.word(QStringLiteral("engine"), containerEngineNames, container.engine);
    container.image = fields.word(QStringLiteral("image"), imageSourceNames, container.image);
    container.imageReference = fields.text(QStringLiteral("imageReference"));
    container.binary = fields.text(QStringLiteral("binary"));
    container.network = fields.word(QStringLiteral("network"), networkPathNames, container.network);
    container.port = fields.integer(QStringLiteral("port"), container.port);
    container.storage = fields.word(QStringLiteral("storage"), containerStorageNames, container.storage);
    container.cpuList = fields.text(QStringLiteral("cpuList"));
    container.cpuLimit = fields.number(QStringLiteral("cpuLimit"), container.cpuLimit);
    container.memoryLimitMib =
        fields.largeInteger(QStringLiteral("memoryLimitMib"), container.memoryLimitMib);
    container.openFiles = fields.integer(QStringLiteral("openFiles"), container.openFiles);
    container.options = fields.textMap(QStringLiteral("options"));
    return container;
}

QJsonObject topologyToJson(const Topology &topology)
{
    return {
        {QStringLiteral("instances"), topology.instances},
        {QStringLiteral("schemas"), topology.schemas},
        {QStringLiteral("memoryMib"), topology.memoryMib},
        {QStringLiteral("memory"), enumName(memoryRuleNames, topology.memory)},
        {QStringLiteral("cpus"), enumName(cpuSharingNames, topology.cpus)},
    };
}

Topology readTopology(JsonFields &fields)
{
    Topology topology;
    topology.instances = fields.integer(QStringLiteral("instances"), topology.instances);
    topology.schemas = fields.integer(QStringLiteral("schemas"), topology.schemas);
    topology.memoryMib = fields.largeInteger(QStringLiteral("memoryMib"), topology.memoryMib);
    topology.memory = fields.word(QStringLiteral("memory"), memoryRuleNames, topology.memory);
    topology.cpus = fields.word(QStringLiteral("cpus"), cpuSharingNames, topology.cpus);
    fields.finish();
    return topology;
}

ExistingEndpoint readExisting(JsonFields &fields)
{
    ExistingEndpoint existing;
    existing.address = fields.text(QStringLiteral("address"), existing.address);
    existing.port = fields.integer(QStringLiteral("port"), existing.port);
    existing.socketPath = fields.text(QStringLiteral("socketPath"));
    existing.user = fields.text(QStringLiteral("user"));
    existing.database = fields.text(QStringLiteral("database"));
    existing.tls = fields.word(QStringLiteral("tls"), tlsModeNames, existing.tls);
    existing.tlsCaFile = fields.text(QStringLiteral("tlsCaFile"));
    existing.tlsCertificateFile = fields.text(QStringLiteral("tlsCertificateFile"));
    existing.tlsKeyFile = fields.text(QStringLiteral("tlsKeyFile"));
    return existing;
}

} // namespace

QJsonObject environmentToJson(const EnvironmentSpec &environment)
{
    QJsonObject object{
        {QStringLiteral("id"), environment.id},
        {QStringLiteral("name"), environment.name},
        {QStringLiteral("server"), enumName(serverKindNames, environment.server)},
        {QStringLiteral("how"), std::visit([](const auto &how) { return howToJson(how); }, environment.how)},
    };
    if (environment.topology != Topology())
        object.insert(topologyKey, topologyToJson(environment.topology));
    if (environment.slot != 0)
        object.insert(QStringLiteral("slot"), environment.slot);
    return object;
}

EnvironmentSpec readEnvironment(JsonFields &fields)
{
    EnvironmentSpec environment;
    environment.id = fields.text(QStringLiteral("id"));
    environment.name = fields.text(QStringLiteral("name"));
    environment.server = fields.word(QStringLiteral("server"), serverKindNames, environment.server, true);
    environment.slot = fields.integer(QStringLiteral("slot"), 0);

    if (fields.has(topologyKey)) {
        JsonFields inner(fields.object(topologyKey, false), fields.path(topologyKey), fields.findings());
        environment.topology = readTopology(inner);
    }

    const QString howKey = QStringLiteral("how");
    const bool hasHow = fields.has(howKey);
    const QJsonObject how = fields.object(howKey, true);
    if (hasHow) {
        JsonFields howFields(how, fields.path(howKey), fields.findings());
        const QString kind = howFields.requiredText(kindKey);
        if (kind == kindNative) {
            environment.how = readNative(howFields);
            howFields.finish();
        } else if (kind == kindContainer) {
            environment.how = readContainer(howFields);
            howFields.finish();
        } else if (kind == kindExisting) {
            environment.how = readExisting(howFields);
            howFields.finish();
        } else if (!kind.isNull()) {
            howFields.notOneOf(kindKey, kind, {kindNative, kindContainer, kindExisting});
        }
    }
    fields.finish();
    return environment;
}

} // namespace Tare
