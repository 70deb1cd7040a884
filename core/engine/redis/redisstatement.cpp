// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisstatement.h"

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
    const std::string payload = redisPayload(workload.payloadBytes);
    RedisStatement result;
    auto define = [&result](Kind kind, char replyType, std::vector<std::string> arguments,
                            std::string expected = {}) {
        result.kind = kind;
        result.replyType = replyType;
        result.arguments = std::move(arguments);
        result.expected = std::move(expected);
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
        define(Kind::Reads, '$', {"GET", key("key:") + field}, bulk(payload));
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
        define(Kind::Writes, '$', {"LPOP", key("mylist")}, bulk(payload));
        break;
    case RedisTest::Rpop:
        define(Kind::Writes, '$', {"RPOP", key("mylist")}, bulk(payload));
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
        define(Kind::Writes, ':', {"ZADD", key("myzset"), field, "element:" + field});
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
        if (length * payload.size() <= longestExpected) {
            reply = '*' + std::to_string(length) + "\r\n";
            for (int i = 0; i < length; ++i)
                reply += bulk(payload);
        }
        define(Kind::Reads, '*', {"LRANGE", key("mylist"), "0", std::to_string(length - 1)}, reply);
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
    result.pattern =
        test == RedisTest::PingInline ? RedisPattern::line("PING") : RedisPattern::command(result.arguments);
    return result;
}

QString redisTestToken(RedisTest test)
{
    return redisTestName(test).toLower();
}

} // namespace Tare
