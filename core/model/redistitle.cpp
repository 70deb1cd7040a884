// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/redistitle.h"

#include "core/model/enumnames.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Title
{
    QLatin1StringView text;
    RedisTest test;
};

/// Where the title is more than the name of the test.
constexpr Title titles[] = {
    {"PING (inline)"_L1, RedisTest::PingInline}, // 2.2
    {"PING"_L1, RedisTest::PingMbulk},
    {"PING (multi bulk)"_L1, RedisTest::PingMbulk},
    {"PING_BULK"_L1, RedisTest::PingMbulk}, // up to 6.0
    {"LRANGE (first 100 elements)"_L1, RedisTest::Lrange100},
    {"LRANGE_100 (first 100 elements)"_L1, RedisTest::Lrange100},
    {"LRANGE (first 300 elements)"_L1, RedisTest::Lrange300},
    {"LRANGE_300 (first 300 elements)"_L1, RedisTest::Lrange300},
    {"LRANGE_500 (first 500 elements)"_L1, RedisTest::Lrange500},
    {"LRANGE (first 600 elements)"_L1, RedisTest::Lrange600},
    {"LRANGE_600 (first 600 elements)"_L1, RedisTest::Lrange600},
    {"MSET (10 keys)"_L1, RedisTest::Mset},
    {"MSET (10 keys, pipelined)"_L1, RedisTest::Mset},
};

/// What the filling of the list and the old range send.
struct Command
{
    QLatin1StringView title;
    QLatin1StringView command;
};
constexpr Command commands[] = {
    {"LPUSH (needed to benchmark LRANGE)"_L1, "LPUSH mylist __data__"_L1},
    {"LPUSH (again, in order to bench LRANGE)"_L1, "LPUSH mylist __data__"_L1},
    {"LRANGE_500 (first 450 elements)"_L1, "LRANGE mylist 0 449"_L1},
    {"LRANGE (first 450 elements)"_L1, "LRANGE mylist 0 449"_L1},
};

std::optional<RedisTest> testFor(const QString &title)
{
    for (const Title &known : titles) {
        if (title.compare(known.text, Qt::CaseInsensitive) == 0)
            return known.test;
    }
    return enumValue(redisTestNames, title.toUpper());
}

QString commandFor(const QString &title)
{
    for (const Command &known : commands) {
        if (title == known.title)
            return known.command;
    }
    return title;
}

} // namespace

void setCaseByTitle(RedisWorkload &redis, const QString &title)
{
    redis.tests.clear();
    redis.mixes.clear();
    if (const auto test = testFor(title))
        redis.tests = {*test};
    else
        redis.mixes = {{title, {{commandFor(title), 1}}}};
}

} // namespace Tare
