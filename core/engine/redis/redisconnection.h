// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/error.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

struct redisContext;

namespace Tare {

/// A reply as a value.
struct RedisReply
{
    enum class Type { Status, Error, Integer, Bulk, Nil, Array };

    Type type = Type::Nil;
    std::string text;         ///< Status, Error, Bulk
    std::int64_t integer = 0; ///< Integer
    std::vector<RedisReply> elements;

    bool isError() const { return type == Type::Error; }
    bool operator==(const RedisReply &) const = default;
};

using RedisArguments = std::vector<std::string>;

/// A blocking connection for everything that is not measured: probes, filling, statistics. The only place
/// that uses hiredis.
class RedisConnection
{
public:
    /// Connects, authenticates and selects the database. `timeout` is for each step and each later reply.
    static Result<RedisConnection> open(const Endpoint &endpoint, std::chrono::milliseconds timeout);

    /// One command. An error reply is a reply here.
    Result<RedisReply> ask(const RedisArguments &arguments);
    /// One command that has to work: an error reply is an Error.
    Result<RedisReply> require(const RedisArguments &arguments);

    /// Queues a command; collect() then gives the replies in order, the first error reply as an Error.
    void append(const RedisArguments &arguments);
    /// The same with a command that is encoded already.
    void appendEncoded(const std::string &command);
    Result<std::vector<RedisReply>> collect();

private:
    struct Free
    {
        void operator()(redisContext *context) const;
    };

    explicit RedisConnection(redisContext *context);
    Result<RedisReply> receive();
    Error lastError() const;

    std::unique_ptr<redisContext, Free> m_context;
    int m_queued = 0;
    bool m_answered = false; ///< the server has replied to something
};

} // namespace Tare
