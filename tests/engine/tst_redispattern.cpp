// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisrequests.h"

#include <hiredis/hiredis.h>

#include <QTest>

#include <array>
#include <cmath>
#include <map>
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
    void putsPayloadIntoHoles();
    void drawsEachKeyAsOften();
    void drawsKeysInTurn();
    void drawsKeysInABell();
    void drawsKeysByZipf_data();
    void drawsKeysByZipf();
    void drawsSizesEvenly();
    void drawsByWeight();
    void drawsTheSameAgain();
    void keepsLiteralsWhenClassic();
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
    for (const std::size_t length : {1, 3, 100, 65536}) {
        const auto payload = redisPayload(length);
        QCOMPARE(payload.size(), length);
        QVERIFY(payload.find(RedisPattern::fieldMark) == std::string::npos);
    }
    QCOMPARE(redisPayload(50), redisPayload(100).substr(0, 50));
}

void TestRedisPattern::putsPayloadIntoHoles()
{
    const std::vector<std::string> arguments = {"HSET", "h:__rand_int__", "f__data__g__data__", "__data__",
                                                "__rand_int__"};
    const auto pattern = RedisPattern::command(arguments);
    QCOMPARE(pattern.fields.size(), std::size_t(2));
    QCOMPARE(pattern.holes.size(), std::size_t(5));
    const std::string payload = redisPayload(1000);
    std::string buffer(pattern.longest(payload.size()), '#');
    for (const std::size_t size : {0, 1, 9, 10, 99, 1000}) {
        std::uint64_t number = 41;
        const char *end = pattern.write(
            buffer.data(), payload, [&] { return ++number; }, [size] { return size; });
        const std::string part = payload.substr(0, size);
        const std::vector<std::string> sent = {"HSET", "h:000000000042", "f" + part + "g" + part, part,
                                               "000000000043"};
        QCOMPARE(buffer.substr(0, static_cast<std::size_t>(end - buffer.data())), hiredisCommand(sent));
    }
    QCOMPARE(RedisPattern::command(arguments, true).bytes, hiredisCommand(arguments));
}

namespace {

constexpr int manyDraws = 200'000;

RedisWorkload keysOf(KeyDistribution distribution, qint64 keyspace, double exponent = 0.99)
{
    RedisWorkload workload;
    workload.distribution = distribution;
    workload.keyspace = keyspace;
    workload.zipfExponent = exponent;
    return workload;
}

std::vector<double> shares(const RedisWorkload &workload)
{
    const KeyPicker keys(workload);
    RequestSource source(1, 0, 1);
    std::vector<double> share(static_cast<std::size_t>(workload.keyspace));
    for (int i = 0; i < manyDraws; ++i)
        share.at(keys.pick(source)) += 1.0 / manyDraws;
    return share;
}

/// Five standard deviations of a share; the seeds are fixed, so a draw cannot be bad luck.
double tolerance(double share)
{
    return 5 * std::sqrt(share * (1 - share) / manyDraws);
}

} // namespace

void TestRedisPattern::drawsEachKeyAsOften()
{
    for (const double share : shares(keysOf(KeyDistribution::Uniform, 10)))
        QVERIFY(std::abs(share - 0.1) < tolerance(0.1));
    QCOMPARE(shares(keysOf(KeyDistribution::Uniform, 1)).front() > 0.999, true);
}

void TestRedisPattern::drawsKeysInTurn()
{
    const KeyPicker keys(keysOf(KeyDistribution::Sequential, 10));
    constexpr int workers = 3;
    std::map<std::uint64_t, int> hits;
    for (int worker = 0; worker < workers; ++worker) {
        RequestSource source(1, worker, workers);
        std::uint64_t expected = static_cast<std::uint64_t>(worker);
        for (int i = 0; i < 100; ++i, expected += workers) {
            const auto key = keys.pick(source);
            QCOMPARE(key, expected % 10);
            ++hits[key];
        }
    }
    for (const auto &[key, count] : hits)
        QCOMPARE(count, 30); // together the workers ask for every key as often
}

void TestRedisPattern::drawsKeysInABell()
{
    constexpr qint64 keyspace = 60; // 10 keys a standard deviation
    const auto share = shares(keysOf(KeyDistribution::Gaussian, keyspace));
    const auto below = [](double deviations) { return std::erfc(-deviations / std::sqrt(2.0)) / 2; };
    const double inside = below(3) - below(-3);
    for (qint64 key = 0; key < keyspace; ++key) {
        const double from = (static_cast<double>(key) - 30) / 10;
        const double expected = (below(from + 0.1) - below(from)) / inside;
        QVERIFY(std::abs(share[static_cast<std::size_t>(key)] - expected) < tolerance(expected));
    }
}

void TestRedisPattern::drawsKeysByZipf_data()
{
    QTest::addColumn<double>("exponent");
    for (const double exponent : {0.5, 0.99, 1.0, 2.0})
        QTest::newRow(qPrintable(QString::number(exponent))) << exponent;
}

void TestRedisPattern::drawsKeysByZipf()
{
    QFETCH(double, exponent);
    constexpr qint64 keyspace = 1000;
    const auto share = shares(keysOf(KeyDistribution::Zipf, keyspace, exponent));
    double sum = 0;
    for (int k = 1; k <= keyspace; ++k)
        sum += std::pow(k, -exponent);
    for (const int key : {0, 1, 2, 9, 99, 999}) {
        const double expected = std::pow(key + 1, -exponent) / sum;
        QVERIFY(std::abs(share[static_cast<std::size_t>(key)] - expected) < tolerance(expected));
    }
}

void TestRedisPattern::drawsSizesEvenly()
{
    RedisWorkload workload = keysOf(KeyDistribution::Uniform, 10);
    workload.payloadBytes = 5;
    workload.payloadBytesMax = 14;
    const RedisRequests requests({redisStatement(RedisTest::Set, workload)}, {1}, workload);
    QVERIFY(!requests.isFixed());
    RequestSource source(1, 0, 1);
    std::map<std::size_t, double> share;
    for (int i = 0; i < manyDraws; ++i)
        share[requests.payloadSize(source)] += 1.0 / manyDraws;
    QCOMPARE(share.size(), std::size_t(10));
    QCOMPARE(share.begin()->first, std::size_t(5));
    for (const auto &[size, part] : share)
        QVERIFY(std::abs(part - 0.1) < tolerance(0.1));

    // Each request says its own length.
    std::string buffer(requests.longestRequest(), '\0');
    for (int i = 0; i < 100; ++i) {
        const char *end = requests.write(buffer.data(), source);
        const std::string sent = buffer.substr(0, static_cast<std::size_t>(end - buffer.data()));
        const auto payload = sent.substr(0, sent.size() - 2).substr(sent.rfind('\n', sent.size() - 3) + 1);
        QVERIFY(payload.size() >= 5 && payload.size() <= 14);
        QVERIFY(sent.find("$" + std::to_string(payload.size()) + "\r\n" + payload) != std::string::npos);
    }
}

void TestRedisPattern::drawsByWeight()
{
    const RedisWorkload workload = keysOf(KeyDistribution::Uniform, 1000);
    const RedisRequests requests({redisStatement(RedisTest::Set, workload),
                                  redisStatement(RedisTest::Get, workload),
                                  redisStatement(RedisTest::Incr, workload)},
                                 {1, 10, 9}, workload);
    QVERIFY(requests.isMix());
    RequestSource source(1, 0, 1);
    RequestSource replies = source;
    std::string buffer(requests.longestRequest(), '\0');
    std::array<double, 3> share{};
    for (int i = 0; i < manyDraws; ++i) {
        requests.write(buffer.data(), source);
        // Drawn again without the rest, when the reply comes.
        const auto which = requests.choose(replies);
        const std::string name = requests.statements()[which].command;
        QVERIFY(buffer.find("\r\n" + name + "\r\n") != std::string::npos);
        share.at(which) += 1.0 / manyDraws;
    }
    QVERIFY(std::abs(share[0] - 0.05) < tolerance(0.05));
    QVERIFY(std::abs(share[1] - 0.50) < tolerance(0.50));
    QVERIFY(std::abs(share[2] - 0.45) < tolerance(0.45));
}

void TestRedisPattern::drawsTheSameAgain()
{
    for (const KeyDistribution distribution : {KeyDistribution::Uniform, KeyDistribution::Sequential,
                                               KeyDistribution::Gaussian, KeyDistribution::Zipf}) {
        const KeyPicker keys(keysOf(distribution, 1'000'000));
        RequestSource source(99, 0, 1);
        keys.pick(source);
        RequestSource copy = source;
        for (int i = 0; i < 100; ++i)
            QCOMPARE(keys.pick(copy), keys.pick(source));
        RequestSource other(99, 1, 2);
        RequestSource same(99, 0, 1);
        QVERIFY(keys.pick(other) != keys.pick(same));
    }
}

void TestRedisPattern::keepsLiteralsWhenClassic()
{
    RedisWorkload workload;
    workload.classic = true;
    workload.payloadBytes = 3;
    workload.payloadBytesMax = 100;
    const auto set = redisStatement(RedisTest::Set, workload);
    QVERIFY(set.pattern.fields.empty() && set.pattern.holes.empty());
    QCOMPARE(set.pattern.bytes, hiredisCommand({"SET", "tare:key:__rand_int__", redisPayload(3)}));
    const auto zadd = redisStatement(RedisTest::Zadd, workload);
    QCOMPARE(zadd.pattern.bytes, hiredisCommand({"ZADD", "tare:myzset", "0", "element:__rand_int__"}));
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
