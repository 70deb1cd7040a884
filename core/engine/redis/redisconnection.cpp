// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisconnection.h"

#include "core/engine/redis/rediserrors.h"

#include <hiredis/hiredis.h>

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <string_view>

namespace Tare {

namespace {

timeval toTimeval(std::chrono::milliseconds time)
{
    timeval value{};
    value.tv_sec = static_cast<time_t>(time.count() / 1000);
    value.tv_usec = static_cast<suseconds_t>(time.count() % 1000 * 1000);
    return value;
}

RedisReply toReply(const redisReply &reply)
{
    RedisReply result;
    switch (reply.type) {
    case REDIS_REPLY_STATUS:
        result.type = RedisReply::Type::Status;
        break;
    case REDIS_REPLY_ERROR:
        result.type = RedisReply::Type::Error;
        break;
    case REDIS_REPLY_STRING:
        result.type = RedisReply::Type::Bulk;
        break;
    case REDIS_REPLY_ARRAY:
        result.type = RedisReply::Type::Array;
        break;
    case REDIS_REPLY_INTEGER:
        result.type = RedisReply::Type::Integer;
        result.integer = reply.integer;
        break;
    default:
        result.type = RedisReply::Type::Nil;
        break;
    }
    if (reply.str)
        result.text.assign(reply.str, static_cast<std::size_t>(reply.len));
    if (result.type == RedisReply::Type::Array) {
        result.elements.reserve(reply.elements);
        for (std::size_t i = 0; i < reply.elements; ++i)
            result.elements.push_back(toReply(*reply.element[i]));
    }
    return result;
}

QString placeName(const Endpoint &endpoint)
{
    return endpoint.transport == Transport::UnixSocket
        ? endpoint.socketPath
        : QStringLiteral("%1:%2").arg(endpoint.address).arg(endpoint.port);
}

tl::unexpected<Error> cannotConnect(const Endpoint &endpoint, const QString &detail)
{
    return failure(ErrorCode::ServerFailed,
                   QCoreApplication::translate("Tare::RedisConnection", "No connection to Redis at %1.")
                       .arg(placeName(endpoint)),
                   detail);
}

} // namespace

void RedisConnection::Free::operator()(redisContext *context) const
{
    redisFree(context);
}

RedisConnection::RedisConnection(redisContext *context)
    : m_context(context)
{ }

Result<RedisConnection> RedisConnection::open(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    if (endpoint.tls != TlsMode::Off && endpoint.tls != TlsMode::Preferred)
        return failure(
            ErrorCode::InvalidArgument,
            QCoreApplication::translate("Tare::RedisConnection",
                                        "This build of Tare cannot use TLS with Redis. Switch TLS off "
                                        "for this environment."));
    const auto limit = toTimeval(timeout);
    RedisConnection connection(
        endpoint.transport == Transport::UnixSocket
            ? redisConnectUnixWithTimeout(QFile::encodeName(endpoint.socketPath).constData(), limit)
            : redisConnectWithTimeout(endpoint.address.toUtf8().constData(), endpoint.port, limit));
    redisContext *context = connection.m_context.get();
    if (!context)
        return cannotConnect(endpoint, {});
    if (context->err) {
        // The library keeps the system's error as its text only.
        for (const int error : {EADDRNOTAVAIL, EMFILE, ENFILE}) {
            if (std::string_view(context->errstr) == std::strerror(error))
                return tl::unexpected(redisConnectError(placeName(endpoint), error));
        }
        return cannotConnect(endpoint, QString::fromUtf8(context->errstr));
    }
    redisSetTimeout(context, limit);

    if (!endpoint.password.isEmpty() || !endpoint.user.isEmpty()) {
        RedisArguments auth = {"AUTH"};
        if (!endpoint.user.isEmpty())
            auth.push_back(endpoint.user.toStdString());
        auth.push_back(endpoint.password.toStdString());
        if (auto reply = connection.require(auth); !reply)
            return tl::unexpected(reply.error());
    }
    if (!endpoint.database.isEmpty() && endpoint.database != QLatin1String("0")) {
        if (auto reply = connection.require({"SELECT", endpoint.database.toStdString()}); !reply)
            return tl::unexpected(reply.error());
    }
    return connection;
}

Result<RedisReply> RedisConnection::ask(const RedisArguments &arguments)
{
    append(arguments);
    m_queued = 0;
    return receive();
}

Result<RedisReply> RedisConnection::require(const RedisArguments &arguments)
{
    auto reply = ask(arguments);
    if (reply && reply->isError())
        return tl::unexpected(redisError(reply->text));
    return reply;
}

void RedisConnection::append(const RedisArguments &arguments)
{
    std::vector<const char *> pointers;
    std::vector<std::size_t> lengths;
    for (const std::string &argument : arguments) {
        pointers.push_back(argument.data());
        lengths.push_back(argument.size());
    }
    redisAppendCommandArgv(m_context.get(), static_cast<int>(pointers.size()), pointers.data(),
                           lengths.data());
    ++m_queued;
}

void RedisConnection::appendEncoded(const std::string &command)
{
    redisAppendFormattedCommand(m_context.get(), command.data(), command.size());
    ++m_queued;
}

Result<std::vector<RedisReply>> RedisConnection::collect()
{
    std::vector<RedisReply> replies;
    std::optional<Error> refused;
    for (; m_queued > 0; --m_queued) {
        auto reply = receive();
        if (!reply) {
            m_queued = 0;
            return tl::unexpected(reply.error());
        }
        if (reply->isError() && !refused)
            refused = redisError(reply->text);
        replies.push_back(*std::move(reply));
    }
    if (refused)
        return tl::unexpected(*refused);
    return replies;
}

Result<RedisReply> RedisConnection::receive()
{
    void *raw = nullptr;
    if (redisGetReply(m_context.get(), &raw) != REDIS_OK || !raw)
        return tl::unexpected(lastError());
    m_answered = true;
    auto *reply = static_cast<redisReply *>(raw);
    const auto result = toReply(*reply);
    freeReplyObject(reply);
    return result;
}

Error RedisConnection::lastError() const
{
    const auto text = QString::fromUtf8(m_context->errstr);
    if (m_context->err == REDIS_ERR_IO && (errno == EAGAIN || errno == EWOULDBLOCK))
        return {ErrorCode::ServerFrozen,
                QCoreApplication::translate("Tare::RedisConnection", "The Redis server does not answer."),
                text};
    if (m_context->err == REDIS_ERR_PROTOCOL)
        return {ErrorCode::ServerRefused,
                QCoreApplication::translate("Tare::RedisError",
                                            "What answers at this address does not speak Redis' protocol."),
                text};
    if (!m_answered)
        return {
            ErrorCode::ServerFailed,
            QCoreApplication::translate("Tare::RedisConnection",
                                        "The server closed the connection before it answered. If it wants "
                                        "TLS at this port: this build of Tare speaks to Redis without "
                                        "TLS only."),
            text};
    return {ErrorCode::ServerFailed,
            QCoreApplication::translate("Tare::RedisConnection", "The Redis server closed the connection."),
            text};
}

} // namespace Tare
