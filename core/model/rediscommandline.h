// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <optional>

namespace Tare {

/// What stands for a random number of the keyspace in a command, twelve digits wide, as in redis-benchmark.
inline constexpr QLatin1StringView redisNumberMark("__rand_int__");
/// What stands for the payload.
inline constexpr QLatin1StringView redisDataMark("__data__");

/// The words of a command as redis-cli takes them, separated by blanks. In double quotes a backslash begins
/// one of n, r, t, b, a, xHH, or stands before any other character as it is; in single quotes it only hides a
/// single quote. Nothing when a quote is not closed, or is closed and no blank follows. May be binary.
std::optional<QList<QByteArray>> splitRedisCommand(const QString &line);

/// Why such a command cannot be a part of a load, as far as its words tell: it changes the connection it goes
/// over, is answered more than once, or reaches keys that its words do not name. Empty: it can.
QString redisCommandProblem(const QList<QByteArray> &words);

} // namespace Tare
