// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisstatement.h"
#include "core/engine/redis/requestsource.h"

#include <hiredis/hiredis.h>

#include <QSet>
#include <QTest>

#include <array>
#include <string>

using namespace Tare;

class TestRedisPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodesLikeHiredis();
    void findsFields();
    void writesFields();
    void repeats();
    void payloadHasItsLength();
    void drawsWithinTheKeyspace();
    void drawsTheSameAgain();
    void requestsOfTheTests_data();
    void requestsOfTheTests();
};

namespace {

std::string hiredisCommand(const std::vector<std::string> &arguments)
{
    std::vector<const char *> pointers;
    std::vector<std::size_t> lengths;
    for (const std::string &argument : arguments) {
        pointers.push_back(argument.data());
        lengths.push_back(argument.size());
    }
    char *text = nullptr;
    const auto length =
        redisFormatCommandArgv(&text, static_cast<int>(arguments.size()), pointers.data(), lengths.data());
    const std::string result(text, static_cast<std::size_t>(length));
    redisFreeCommand(text);
    return result;
}

} // namespace

void TestRedisPattern::encodesLikeHiredis()
{
    const std::vector<std::vector<std::string>> commands = {
        {"PING"},
        {"SET", "key:__rand_int__", ""},
        {"SET", std::string("a\0b", 3), std::string(100000, '\n')}};
    for (const auto &command : commands)
        QCOMPARE(RedisPattern::command(command).bytes, hiredisCommand(command));
    QCOMPARE(RedisPattern::line("PING").bytes, std::string("PING\r\n"));
}

void TestRedisPattern::findsFields()
{
    const auto pattern =
        RedisPattern::command({"MSET", "a:__rand_int__:__rand_int__", "x", "__rand_int__", "y"});
    QCOMPARE(pattern.fields.size(), std::size_t(3));
    for (const auto field : pattern.fields)
        QCOMPARE(pattern.bytes.substr(field, RedisPattern::fieldWidth), std::string(RedisPattern::fieldMark));
    QVERIFY(RedisPattern::command({"GET", "__rand_int__"}, true).fields.empty());
}

void TestRedisPattern::writesFields()
{
    for (const std::uint64_t value : {0ULL, 7ULL, 42ULL, 99999ULL, 123456789012ULL, 999999999999ULL}) {
        std::array<char, 14> text;
        text.fill('#');
        writeRedisField(text.data() + 1, value);
        const auto expected = QStringLiteral("#%1#").arg(value, 12, 10, QLatin1Char('0'));
        QCOMPARE(QString::fromLatin1(text.data(), text.size()), expected);
    }
}

void TestRedisPattern::repeats()
{
    const auto one = RedisPattern::command({"SET", "key:__rand_int__", "v"});
    const auto three = one.repeated(3);
    QCOMPARE(three.bytes, one.bytes + one.bytes + one.bytes);
    QCOMPARE(three.fields.size(), std::size_t(3));
    QCOMPARE(std::size_t(three.fields[2]), 2 * one.bytes.size() + one.fields[0]);
}

void TestRedisPattern::payloadHasItsLength()
{
    for (const int length : {1, 3, 100, 65536}) {
        const auto payload = redisPayload(length);
        QCOMPARE(payload.size(), static_cast<std::size_t>(length));
        QVERIFY(payload.find(RedisPattern::fieldMark) == std::string::npos);
    }
    QCOMPARE(redisPayload(50), redisPayload(100).substr(0, 50));
}

void TestRedisPattern::drawsWithinTheKeyspace()
{
    constexpr std::uint64_t keyspace = 10;
    RequestSource source(1, keyspace);
    std::array<int, keyspace> hits{};
    constexpr int draws = 100000;
    for (int i = 0; i < draws; ++i) {
        const auto value = source.next();
        QVERIFY(value < keyspace);
        ++hits[value];
    }
    // The same seed always draws the same, so this cannot be luck: 5 sigma is 474.
    for (const int count : hits)
        QVERIFY(std::abs(count - draws / 10) < 474);
    RequestSource single(5, 1);
    QCOMPARE(single.next(), std::uint64_t(0));
}

void TestRedisPattern::drawsTheSameAgain()
{
    RequestSource source(99, 1'000'000);
    source.next();
    RequestSource copy = source;
    for (int i = 0; i < 100; ++i)
        QCOMPARE(copy.next(), source.next());
    QVERIFY(RequestSource(1, 1'000'000'000).next() != RequestSource(2, 1'000'000'000).next());
}

void TestRedisPattern::requestsOfTheTests_data()
{
    QTest::addColumn<RedisTest>("test");
    QTest::addColumn<QByteArray>("request");
    auto row = [](const char *name, RedisTest test, const QByteArray &request) {
        QTest::newRow(name) << test << request;
    };
    // With three bytes of payload, P.
    row("PING_INLINE", RedisTest::PingInline, "PING");
    row("PING_MBULK", RedisTest::PingMbulk, "PING");
    row("SET", RedisTest::Set, "SET tare:key:__rand_int__ P");
    row("GET", RedisTest::Get, "GET tare:key:__rand_int__");
    row("INCR", RedisTest::Incr, "INCR tare:counter:__rand_int__");
    row("LPUSH", RedisTest::Lpush, "LPUSH tare:mylist P");
    row("RPUSH", RedisTest::Rpush, "RPUSH tare:mylist P");
    row("LPOP", RedisTest::Lpop, "LPOP tare:mylist");
    row("RPOP", RedisTest::Rpop, "RPOP tare:mylist");
    row("SADD", RedisTest::Sadd, "SADD tare:myset element:__rand_int__");
    row("HSET", RedisTest::Hset, "HSET tare:myhash element:__rand_int__ P");
    row("SPOP", RedisTest::Spop, "SPOP tare:myset");
    row("ZADD", RedisTest::Zadd, "ZADD tare:myzset __rand_int__ element:__rand_int__");
    row("ZPOPMIN", RedisTest::Zpopmin, "ZPOPMIN tare:myzset");
    row("LRANGE_100", RedisTest::Lrange100, "LRANGE tare:mylist 0 99");
    row("LRANGE_300", RedisTest::Lrange300, "LRANGE tare:mylist 0 299");
    row("LRANGE_500", RedisTest::Lrange500, "LRANGE tare:mylist 0 499");
    row("LRANGE_600", RedisTest::Lrange600, "LRANGE tare:mylist 0 599");
    QByteArray mset = "MSET";
    for (int i = 0; i < 10; ++i)
        mset += " tare:key:__rand_int__ P";
    row("MSET", RedisTest::Mset, mset);
    row("XADD", RedisTest::Xadd, "XADD tare:mystream * myfield P");
}

void TestRedisPattern::requestsOfTheTests()
{
    QFETCH(RedisTest, test);
    QFETCH(QByteArray, request);
    QCOMPARE(redisTestName(test), QLatin1String(QTest::currentDataTag()));
    RedisWorkload workload;
    workload.payloadBytes = 3;
    const RedisStatement statement = redisStatement(test, workload);
    std::vector<std::string> arguments;
    for (const QByteArray &word : request.split(' '))
        arguments.push_back(word == "P" ? redisPayload(3) : word.toStdString());
    QCOMPARE(statement.arguments, arguments);
    QCOMPARE(statement.pattern.bytes, test == RedisTest::PingInline ? "PING\r\n" : hiredisCommand(arguments));
    QCOMPARE(statement.command, arguments.front());
    QCOMPARE(static_cast<int>(statement.pattern.fields.size()), request.count("__rand_int__"));
}

QTEST_GUILESS_MAIN(TestRedisPattern)
#include "tst_redispattern.moc"
