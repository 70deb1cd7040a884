// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisprobe.h"

#include "core/engine/redis/redisconnection.h"
#include "core/engine/redis/rediserrors.h"
#include "core/engine/roundtrip.h"

#include <QCoreApplication>
#include <QProcess>

#include <utility>

namespace Tare {

namespace {

/// Where a fact comes from in INFO.
constexpr std::pair<const char *, const char *> infoFacts[] = {
    {"server.version", "redis_version"},
    {"server.valkey_version", "valkey_version"},
    {"server.build_id", "redis_build_id"},
    {"server.mode", "redis_mode"},
    {"server.os", "os"},
    {"server.process_id", "process_id"},
    {"server.executable", "executable"},
    {"server.config_file", "config_file"},
    {"server.allocator", "mem_allocator"},
    {"server.maxmemory", "maxmemory"},
    {"server.role", "role"},
    {"server.multiplexing_api", "multiplexing_api"},
    {"server.gcc_version", "gcc_version"},
    {"server.cluster_enabled", "cluster_enabled"},
    {"server.uptime_s", "uptime_in_seconds"}};

/// Settings that matter to a comparison; read where the account may.
constexpr std::pair<const char *, const char *> settingFacts[] = {
    {"server.save", "save"},
    {"server.appendonly", "appendonly"},
    {"server.io_threads", "io-threads"},
    {"server.maxclients", "maxclients"},
    {"server.protected_mode", "protected-mode"}};

bool isSecret(const QString &setting)
{
    return setting == QLatin1String("requirepass") || setting == QLatin1String("masterauth")
        || setting == QLatin1String("primaryauth") || setting.endsWith(QLatin1String("-pass"));
}

QString fromStd(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Result<Facts> settings(RedisConnection &connection, const std::string &pattern)
{
    auto reply = connection.require({"CONFIG", "GET", pattern});
    if (!reply)
        return tl::unexpected(reply.error());
    Facts facts;
    for (std::size_t i = 0; i + 1 < reply->elements.size(); i += 2) {
        const auto key = fromStd(reply->elements[i].text);
        auto value = fromStd(reply->elements[i + 1].text);
        if (isSecret(key) && !value.isEmpty())
            value = QStringLiteral("***");
        facts.insert(key, value);
    }
    return facts;
}

} // namespace

QMap<QString, QString> parseRedisInfo(const std::string &text)
{
    QMap<QString, QString> values;
    for (const auto &line : fromStd(text).split(QLatin1Char('\n'))) {
        const auto trimmed = line.trimmed();
        const auto colon = trimmed.indexOf(QLatin1Char(':'));
        if (colon > 0 && !trimmed.startsWith(QLatin1Char('#')))
            values.insert(trimmed.left(colon), trimmed.mid(colon + 1));
    }
    return values;
}

Result<qint64> redisCommandCalls(RedisConnection &connection, const QStringList &commands)
{
    auto reply = connection.require({"INFO", "commandstats"});
    if (!reply)
        return tl::unexpected(reply.error());
    const auto info = parseRedisInfo(reply->text);
    qint64 calls = 0;
    for (auto line = info.cbegin(); line != info.cend(); ++line) {
        // "cmdstat_get", and with subcommands "cmdstat_object|encoding"; no line at all before the first call
        const QString name = line.key().section(u'_', 1).section(u'|', 0, 0);
        if (!commands.contains(name, Qt::CaseInsensitive))
            continue;
        for (const auto &field : line->split(QLatin1Char(','))) { // "calls=10,usec=…,failed_calls=2"
            const auto equals = field.indexOf(QLatin1Char('='));
            if (field.left(equals) == QLatin1String("calls"))
                calls += field.mid(equals + 1).toLongLong();
            else if (field.left(equals) == QLatin1String("failed_calls"))
                calls -= field.mid(equals + 1).toLongLong();
        }
    }
    return calls;
}

Result<Facts> probeRedis(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    auto connection = RedisConnection::open(endpoint, timeout);
    if (!connection)
        return tl::unexpected(connection.error());
    auto pong = connection->require({"PING"});
    if (!pong)
        return tl::unexpected(pong.error());
    if (pong->text != "PONG")
        return tl::unexpected(redisProtocolError(pong->text));

    Facts facts;
    auto reply = connection->ask({"INFO"});
    if (!reply)
        return tl::unexpected(reply.error());
    const auto info = parseRedisInfo(reply->text); // empty when the account may not ask
    if (info.value(QStringLiteral("loading")) == QLatin1String("1"))
        return tl::unexpected(redisError("LOADING"));
    if (info.value(QStringLiteral("cluster_enabled")) == QLatin1String("1"))
        return failure(
            ErrorCode::ServerRefused,
            QCoreApplication::translate("Tare::RedisError",
                                        "The server is part of a Redis Cluster, which this version "
                                        "cannot load. Use a single server."),
            QStringLiteral("cluster_enabled:1"));
    for (const auto &[fact, key] : infoFacts) {
        if (const auto value = info.constFind(QLatin1String(key)); value != info.constEnd())
            facts.insert(QLatin1String(fact), *value);
    }
    for (const auto &[fact, key] : settingFacts) {
        const auto found = settings(*connection, key);
        if (!found)
            break; // renamed or forbidden CONFIG is no reason to refuse a server
        if (const auto value = found->constFind(QLatin1String(key)); value != found->constEnd())
            facts.insert(QLatin1String(fact), *value);
    }
    return facts;
}

Result<Facts> readRedisSettings(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    auto connection = RedisConnection::open(endpoint, timeout);
    if (!connection)
        return tl::unexpected(connection.error());
    return settings(*connection, "*");
}

Result<Facts> readRedisStatus(const Endpoint &endpoint, const QStringList &names,
                              std::chrono::milliseconds timeout)
{
    auto connection = RedisConnection::open(endpoint, timeout);
    if (!connection)
        return tl::unexpected(connection.error());
    auto reply = connection->require({"INFO"});
    if (!reply)
        return tl::unexpected(reply.error());
    const auto info = parseRedisInfo(reply->text);
    Facts status;
    for (const QString &name : names) {
        if (const auto value = info.constFind(name); value != info.cend())
            status.insert(name, *value);
    }
    return status;
}

Result<double> redisRoundTrip(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    const auto deadline = std::chrono::steady_clock::now() + timeout;
    auto connection = RedisConnection::open(endpoint, timeout);
    if (!connection)
        return tl::unexpected(connection.error());
    return medianRoundTrip(deadline, [&connection]() -> Result<void> {
        if (auto reply = connection->require({"PING"}); !reply)
            return tl::unexpected(reply.error());
        return {};
    });
}

Result<void> executeRedis(const Endpoint &endpoint, const QStringList &commands,
                          std::chrono::milliseconds timeout)
{
    auto connection = RedisConnection::open(endpoint, timeout);
    if (!connection)
        return tl::unexpected(connection.error());
    for (const QString &command : commands) {
        RedisArguments arguments;
        for (const QString &word : QProcess::splitCommand(command))
            arguments.push_back(word.toStdString());
        if (arguments.empty())
            continue;
        if (auto reply = connection->require(arguments); !reply)
            return tl::unexpected(reply.error());
    }
    return {};
}

} // namespace Tare
