// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisstatement.h"

#include <algorithm>

namespace Tare {

namespace {

constexpr std::size_t longestExpected = 1 << 20; ///< longer replies are not kept to compare with

std::string bulk(const std::string &text)
{
    return '$' + std::to_string(text.size()) + "\r\n" + text + "\r\n";
}

std::string key(const std::string &name)
{
    return redisPrefix + name;
}

} // namespace

int redisRangeLength(RedisTest test)
{
    switch (test) {
    case RedisTest::Lrange100:
        return 100;
    case RedisTest::Lrange300:
        return 300;
    case RedisTest::Lrange500:
        return 500;
    case RedisTest::Lrange600:
        return 600;
    default:
        return 0;
    }
}

RedisStatement redisStatement(RedisTest test, const RedisWorkload &workload)
{
    using Kind = WorkerMeters::Counter;
    const std::string field(RedisPattern::fieldMark);
    const std::string payload(RedisPattern::dataMark);
    const auto [smallest, largest] = redisPayloadSizes(workload);
    const std::string value = smallest == largest ? bulk(redisPayload(largest)) : std::string();
    RedisStatement result;
    auto define = [&result](Kind kind, char replyType, std::vector<std::string> arguments,
                            std::string expected = {}) {
        result.kind = kind;
        result.replyType = replyType;
        result.arguments = std::move(arguments);
        result.expected = std::move(expected);
        result.longestReply = result.expected.size();
    };

    switch (test) {
    case RedisTest::PingInline:
    case RedisTest::PingMbulk:
        define(Kind::Others, '+', {"PING"}, "+PONG\r\n");
        break;
    case RedisTest::Set:
        define(Kind::Writes, '+', {"SET", key("key:") + field, payload}, "+OK\r\n");
        break;
    case RedisTest::Get:
        define(Kind::Reads, '$', {"GET", key("key:") + field}, value);
        result.longestReply = largest;
        break;
    case RedisTest::Incr:
        define(Kind::Writes, ':', {"INCR", key("counter:") + field});
        break;
    case RedisTest::Lpush:
        define(Kind::Writes, ':', {"LPUSH", key("mylist"), payload});
        break;
    case RedisTest::Rpush:
        define(Kind::Writes, ':', {"RPUSH", key("mylist"), payload});
        break;
    case RedisTest::Lpop:
        define(Kind::Writes, '$', {"LPOP", key("mylist")}, value);
        result.longestReply = largest;
        break;
    case RedisTest::Rpop:
        define(Kind::Writes, '$', {"RPOP", key("mylist")}, value);
        result.longestReply = largest;
        break;
    case RedisTest::Sadd:
        define(Kind::Writes, ':', {"SADD", key("myset"), "element:" + field});
        break;
    case RedisTest::Hset:
        define(Kind::Writes, ':', {"HSET", key("myhash"), "element:" + field, payload});
        break;
    case RedisTest::Spop:
        define(Kind::Writes, '$', {"SPOP", key("myset")});
        break;
    case RedisTest::Zadd:
        // Without random numbers redis-benchmark's score is 0.
        define(Kind::Writes, ':',
               {"ZADD", key("myzset"), workload.classic ? "0" : field, "element:" + field});
        break;
    case RedisTest::Zpopmin:
        define(Kind::Writes, '*', {"ZPOPMIN", key("myzset")});
        break;
    case RedisTest::Lrange100:
    case RedisTest::Lrange300:
    case RedisTest::Lrange500:
    case RedisTest::Lrange600: {
        const int length = redisRangeLength(test);
        std::string reply;
        const auto longest = static_cast<std::size_t>(length) * largest;
        if (!value.empty() && longest <= longestExpected) {
            reply = '*' + std::to_string(length) + "\r\n";
            for (int i = 0; i < length; ++i)
                reply += value;
        }
        define(Kind::Reads, '*', {"LRANGE", key("mylist"), "0", std::to_string(length - 1)}, reply);
        result.longestReply = longest;
        break;
    }
    case RedisTest::Mset: {
        std::vector<std::string> arguments = {"MSET"};
        for (int i = 0; i < 10; ++i) {
            arguments.push_back(key("key:") + field);
            arguments.push_back(payload);
        }
        define(Kind::Writes, '+', std::move(arguments), "+OK\r\n");
        break;
    }
    case RedisTest::Xadd:
        define(Kind::Writes, '$', {"XADD", key("mystream"), "*", "myfield", payload});
        break;
    }
    result.command = result.arguments.front();
    for (std::size_t i = 1; i < result.arguments.size(); ++i) {
        if (result.arguments[i].starts_with(redisPrefix))
            result.keys.push_back(i);
    }
    encodeStatement(result, workload);
    if (test == RedisTest::PingInline)
        result.pattern = RedisPattern::line("PING");
    return result;
}

void encodeStatement(RedisStatement &statement, const RedisWorkload &workload)
{
    const auto [smallest, largest] = redisPayloadSizes(workload);
    if (smallest == largest) {
        const std::string payload = redisPayload(largest);
        for (std::string &argument : statement.arguments) {
            for (auto at = argument.find(RedisPattern::dataMark); at != std::string::npos;
                 at = argument.find(RedisPattern::dataMark, at + payload.size()))
                argument.replace(at, RedisPattern::dataMark.size(), payload);
        }
    }
    statement.pattern = RedisPattern::command(statement.arguments, workload.classic);
}

std::pair<std::size_t, std::size_t> redisPayloadSizes(const RedisWorkload &workload)
{
    const auto smallest = static_cast<std::size_t>(std::max(1, workload.payloadBytes));
    const auto largest = static_cast<std::size_t>(std::max(0, workload.payloadBytesMax));
    return {smallest, workload.classic ? smallest : std::max(smallest, largest)};
}

} // namespace Tare
