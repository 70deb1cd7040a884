// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/error.h"
#include "core/model/records.h"

#include <QStringList>

#include <chrono>
#include <string>

namespace Tare {

class RedisConnection;

/// "key:value" lines of INFO.
QMap<QString, QString> parseRedisInfo(const std::string &text);

/// Calls of a command that the server has answered without error, from INFO commandstats.
Result<qint64> redisCommandCalls(RedisConnection &connection, const QStringList &commands);

/// PONG and not loading. Facts: server.version, server.allocator, server.mode, server.process_id, … A cluster
/// server is an error.
Result<Facts> probeRedis(const Endpoint &endpoint, std::chrono::milliseconds timeout);

/// CONFIG GET *, secrets blanked.
Result<Facts> readRedisSettings(const Endpoint &endpoint, std::chrono::milliseconds timeout);

/// Fields of INFO.
Result<Facts> readRedisStatus(const Endpoint &endpoint, const QStringList &names,
                              std::chrono::milliseconds timeout);

/// Of PING; microseconds.
Result<double> redisRoundTrip(const Endpoint &endpoint, std::chrono::milliseconds timeout);

/// Each a command line, words in double quotes where they hold spaces.
Result<void> executeRedis(const Endpoint &endpoint, const QStringList &commands,
                          std::chrono::milliseconds timeout);

} // namespace Tare
