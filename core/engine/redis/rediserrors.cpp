// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/rediserrors.h"

#include <QCoreApplication>

#include <array>
#include <cerrno>
#include <cstring>

namespace Tare {

namespace {

struct KnownError
{
    std::string_view start; ///< of the reply, without the dash
    std::string_view code;
    const char *sentence;
};

// Order matters: the first that fits is taken.
constexpr std::array knownErrors = {
    KnownError{
        "ERR max number of clients", "MAXCLIENTS",
        QT_TRANSLATE_NOOP("Tare::RedisError",
                          "The server has reached its limit of connections. Use fewer clients, or raise "
                          "the server's option maxclients.")},
    KnownError{"NOAUTH", "NOAUTH",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server asks for a password. Give one for this "
                                 "environment.")},
    KnownError{"WRONGPASS", "WRONGPASS",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server refuses the user name or password.")},
    KnownError{"ERR invalid password", "WRONGPASS",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server refuses the user name or password.")},
    KnownError{"ERR AUTH", "AUTH",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server has no password set, but one was given.")},
    KnownError{"ERR Client sent AUTH", "AUTH",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server has no password set, but one was given.")},
    KnownError{"NOPERM", "NOPERM",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The account has no right to do this on the server. Give it "
                                 "the command and the key prefix, or use another account.")},
    KnownError{"DENIED", "DENIED",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server is in protected mode and takes connections from "
                                 "its own host only. Set a password, or start it with "
                                 "protected-mode no.")},
    KnownError{"LOADING", "LOADING",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server is still loading its data set into memory. Try "
                                 "again when it has finished.")},
    KnownError{"MISCONF", "MISCONF",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server refuses writes because it could not save a "
                                 "snapshot. Check its disk and rights, or start it with save "
                                 "\"\".")},
    KnownError{"OOM", "OOM",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server has reached its memory limit. Raise maxmemory, or "
                                 "use fewer keys or a smaller payload.")},
    KnownError{"READONLY", "READONLY",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server is a read-only replica. Point the environment at "
                                 "the primary.")},
    KnownError{"MOVED", "MOVED",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server is part of a Redis Cluster, which this version "
                                 "cannot load. Use a single server.")},
    KnownError{"ASK", "ASK",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server is part of a Redis Cluster, which this version "
                                 "cannot load. Use a single server.")},
    KnownError{"CLUSTERDOWN", "CLUSTERDOWN",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server is part of a Redis Cluster that is down.")},
    KnownError{"MASTERDOWN", "MASTERDOWN",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server is a replica that has lost its primary.")},
    KnownError{"ERR DB index is out of range", "ERR",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server has no database of that number.")},
    KnownError{"ERR invalid DB index", "ERR",
               QT_TRANSLATE_NOOP("Tare::RedisError", "The server has no database of that number.")},
    KnownError{"ERR unknown command", "ERR",
               QT_TRANSLATE_NOOP("Tare::RedisError",
                                 "The server does not know a command of this test. It may be "
                                 "too old for it.")},
};

const KnownError *findKnown(std::string_view reply)
{
    for (const KnownError &error : knownErrors) {
        if (reply.starts_with(error.start))
            return &error;
    }
    return nullptr;
}

} // namespace

Error redisConnectError(const QString &place, int error)
{
    const QString detail = QString::fromLocal8Bit(std::strerror(error));
    switch (error) {
    case EMFILE:
    case ENFILE:
        return {ErrorCode::LoadFailed,
                QCoreApplication::translate("Tare::RedisConnection",
                                            "Tare may not open that many connections. Use fewer clients, or "
                                            "raise the limit of open files (ulimit -n)."),
                detail};
    case EADDRNOTAVAIL:
        return {ErrorCode::LoadFailed,
                QCoreApplication::translate("Tare::RedisConnection",
                                            "This computer has no free local port left for another "
                                            "connection. Use fewer clients, or wait until closed "
                                            "connections have timed out."),
                detail};
    default:
        return {
            ErrorCode::ServerFailed,
            QCoreApplication::translate("Tare::RedisConnection", "No connection to Redis at %1.").arg(place),
            detail};
    }
}

std::string redisErrorCode(std::string_view reply)
{
    if (const KnownError *known = findKnown(reply))
        return std::string(known->code);
    return std::string(reply.substr(0, reply.find(' ')));
}

bool isFatalRedisError(std::string_view reply)
{
    return findKnown(reply) != nullptr;
}

Error redisError(std::string_view reply)
{
    const KnownError *known = findKnown(reply);
    const auto *sentence = known
        ? known->sentence
        : QT_TRANSLATE_NOOP("Tare::RedisError", "The server answered a command with an error.");
    return {ErrorCode::ServerRefused, QCoreApplication::translate("Tare::RedisError", sentence),
            QString::fromUtf8(reply.data(), static_cast<qsizetype>(reply.size()))};
}

Error redisProtocolError(std::string_view bytes)
{
    constexpr std::size_t shown = 60;
    QString text;
    for (const char c : bytes.substr(0, shown)) {
        if (c >= ' ' && c <= '~')
            text += QLatin1Char(c);
        else
            text += QStringLiteral("\\x%1").arg(static_cast<unsigned char>(c), 2, 16, QLatin1Char('0'));
    }
    return {ErrorCode::ServerRefused,
            QCoreApplication::translate("Tare::RedisError",
                                        "What answers at this address does not speak Redis' protocol."),
            text};
}

} // namespace Tare
