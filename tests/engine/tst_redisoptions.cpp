// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The options of a Redis load beyond redis-benchmark's usual ones, on a real redis-server.

#include "core/engine/redis/redispattern.h"
#include "tests/engine/redisloadtest.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestRedisOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void countsEachCommandOfAMix_data();
    void countsEachCommandOfAMix();
    void fillsWhatAMixReads_data();
    void fillsWhatAMixReads();
    void keepsToItsPrefix();
    void refusesWhatIsNoLoad_data();
    void refusesWhatIsNoLoad();
    void boundsWhatAMixOnlyAddsTo();
    void sendsSizesWithinTheRange_data();
    void sendsSizesWithinTheRange();
    void readsSizesWithinTheRange();
    void asksForEveryKeyInTurn();
    void asksForOneKeyMost();
    void classicSendsTheLiteralKey_data();
    void classicSendsTheLiteralKey();
    void classicFillsForItsRanges();
    void classicTimesTheEmptySet();
    void reconnectsForEachBatch_data();
    void reconnectsForEachBatch();
    void reconnectFailures();
    void keepsTheRate();
    void saysThatACommandIsMissing();

private:
    qint64 serverCalls(const QString &command) const;
    QStringList keysOnTheServer() const;
    QString script(const QString &lua, const QStringList &arguments = {}) const;

    TestRedisServer m_server;
};

namespace {

RedisWorkload mixWorkload(const QList<RedisMixCommand> &commands)
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.tests.clear();
    workload.mixes = {{u"mine"_s, commands}};
    return workload;
}

} // namespace

void TestRedisOptions::initTestCase()
{
    NEED_REDIS();
    const QString problem = m_server.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TestRedisOptions::cleanup()
{
    if (m_server.processId() > 0)
        m_server.ask({u"FLUSHALL"_s});
}

/// From redis-cli, not from the code under test.
qint64 TestRedisOptions::serverCalls(const QString &command) const
{
    const QString stats = m_server.ask({u"INFO"_s, u"commandstats"_s});
    qint64 calls = 0;
    const QRegularExpression line(
        u"cmdstat_%1(?:\\|\\w+)?:calls=(\\d+),.*failed_calls=(\\d+)"_s.arg(command.toLower()));
    for (auto match = line.globalMatch(stats); match.hasNext();) {
        const auto found = match.next();
        calls += found.captured(1).toLongLong() - found.captured(2).toLongLong();
    }
    return calls;
}

QStringList TestRedisOptions::keysOnTheServer() const
{
    QStringList keys = m_server.ask({u"KEYS"_s, u"*"_s}).split(u'\n', Qt::SkipEmptyParts);
    keys.removeAll(u"tare:owner"_s);
    keys.sort();
    return keys;
}

QString TestRedisOptions::script(const QString &lua, const QStringList &arguments) const
{
    return m_server.ask(QStringList{u"EVAL"_s, lua, u"0"_s} + arguments);
}

void TestRedisOptions::countsEachCommandOfAMix_data()
{
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<int>("workers");
    QTest::addColumn<qint64>("operations");
    for (const int pipeline : {1, 16}) {
        for (const int workers : {1, 3}) {
            const QString name = u"P=%1 workers=%2 "_s.arg(pipeline).arg(workers);
            QTest::newRow(qPrintable(name + u"number"_s)) << pipeline << workers << qint64(7777);
            QTest::newRow(qPrintable(name + u"time"_s)) << pipeline << workers << qint64(0);
        }
    }
}

void TestRedisOptions::countsEachCommandOfAMix()
{
    QFETCH(int, pipeline);
    QFETCH(int, workers);
    QFETCH(qint64, operations);
    const QStringList names = {u"SET"_s, u"GET"_s, u"INCR"_s, u"PING"_s, u"OBJECT"_s};
    RedisWorkload workload = mixWorkload({{u"SET key:__rand_int__ __data__"_s, 1},
                                          {u"GET key:__rand_int__"_s, 10},
                                          {u"incr counter:__rand_int__"_s, 3},
                                          {u"PING"_s, 2},
                                          {u"OBJECT ENCODING key:__rand_int__"_s, 1},
                                          {u"GET \"key:__rand_int__\""_s, 3}});
    workload.pipeline = pipeline;
    workload.workers = workers;
    workload.timing.operations = operations;
    workload.timing.duration = operations > 0 ? 0 : 1;
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());

    QMap<QString, qint64> before;
    for (const QString &name : names)
        before[name] = serverCalls(name);
    const auto counterBefore = load->serverCounter();
    LoadStory story;
    const LoadOutcome outcome = load->run({}, story.callbacks());
    const auto counterAfter = load->serverCounter();
    QVERIFY2(!outcome.failure, why(outcome).constData());

    qint64 sum = 0;
    for (const QString &name : names) {
        const qint64 calls = serverCalls(name) - before[name];
        QVERIFY2(calls > 0, qPrintable(name));
        QCOMPARE(outcome.facts.value(u"load.answered."_s + name), QString::number(calls));
        sum += calls;
    }
    QCOMPARE(outcome.answered.operations, sum);
    QVERIFY(counterBefore && counterAfter);
    QCOMPARE(*counterAfter - *counterBefore, sum);
    if (operations > 0)
        QCOMPARE(outcome.totals.operations, operations);
    QCOMPARE(outcome.totals.errors, 0);
    QCOMPARE(outcome.totals.empties, 0); // what it reads was filled
    QCOMPARE(outcome.totals.reads + outcome.totals.writes + outcome.totals.others, outcome.totals.operations);
    QCOMPARE(static_cast<qint64>(outcome.histogram.count()), outcome.totals.operations);
    QCOMPARE(story.measured(), outcome.totals);
    const auto share = [&outcome](qint64 part) {
        return static_cast<double>(part) / static_cast<double>(outcome.totals.operations);
    };
    QVERIFY(std::abs(share(outcome.totals.writes) - 0.20) < 0.05); // weights 4 of 20
    QVERIFY(std::abs(share(outcome.totals.reads) - 0.70) < 0.05);
}

void TestRedisOptions::fillsWhatAMixReads_data()
{
    QTest::addColumn<QStringList>("commands");
    QTest::newRow("string") << QStringList{u"GET mine:__rand_int__"_s};
    QTest::newRow("strings") << QStringList{u"MGET a:__rand_int__ b:__rand_int__"_s};
    QTest::newRow("one key") << QStringList{u"GET mine"_s};
    QTest::newRow("hash") << QStringList{u"HGET h f:__rand_int__"_s};
    QTest::newRow("hash of the mix") << QStringList{u"HSET h:__rand_int__ f __data__"_s,
                                                    u"HGET h:__rand_int__ f"_s, u"HGETALL h:__rand_int__"_s};
    QTest::newRow("list") << QStringList{u"LRANGE l 0 9"_s, u"LINDEX l 5"_s};
    QTest::newRow("set") << QStringList{u"SMEMBERS s:__rand_int__"_s, u"SRANDMEMBER s:__rand_int__"_s};
    QTest::newRow("sorted set") << QStringList{u"ZSCORE z m:__rand_int__"_s, u"ZRANGE z 0 5"_s};
    QTest::newRow("stream") << QStringList{u"XADD x * f __data__"_s, u"XRANGE x - + COUNT 3"_s};
    QTest::newRow("binary") << QStringList{uR"(SET "k\x00\xff:__rand_int__" "\"__data__\"")"_s,
                                           uR"(GET "k\x00\xff:__rand_int__")"_s};
}

void TestRedisOptions::fillsWhatAMixReads()
{
    QFETCH(QStringList, commands);
    QList<RedisMixCommand> mix;
    for (const QString &command : commands)
        mix.append({command, 1});
    RedisWorkload workload = mixWorkload(mix);
    countTo(workload, 2000);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    LoadStory story;
    const auto prepared = load->prepare({}, story.callbacks());
    QVERIFY2(prepared, why(prepared).constData());
    QVERIFY2(story.events.isEmpty(), qPrintable(story.events.value(0).text));
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 2000);
    QCOMPARE(outcome.totals.empties, 0);
    QCOMPARE(outcome.totals.errors, 0);
    for (const QString &key : keysOnTheServer())
        QVERIFY2(key.startsWith(u"tare:"_s), qPrintable(key));
    QVERIFY(load->clean({}));
    QCOMPARE(m_server.ask({u"DBSIZE"_s}), u"0"_s);
}

void TestRedisOptions::keepsToItsPrefix()
{
    for (const QString &name : {u"a"_s, u"b"_s, u"out"_s, u"z1"_s, u"z2"_s, u"1"_s})
        m_server.ask({u"SET"_s, name, u"theirs"_s});
    const QString before = script(u"local t = {} for _, k in ipairs(redis.call('KEYS', '*')) do "
                                  "if string.sub(k, 1, 5) ~= 'tare:' then t[#t + 1] = k .. '=' .. "
                                  "redis.call('GET', k) end end table.sort(t) return table.concat(t, ' ')"_s);
    // A value that looks like a key, a number of keys, and keys behind it.
    RedisWorkload workload = mixWorkload({{u"SET a a"_s, 1},
                                          {u"MSET a b b a"_s, 1},
                                          {u"ZADD z1 1 z1"_s, 1},
                                          {u"ZADD z2 1 z1"_s, 1},
                                          {u"ZUNIONSTORE out 2 z1 z2 WEIGHTS 1 2"_s, 1},
                                          {u"EVAL_RO \"return redis.call('GET', KEYS[1])\" 1 a"_s, 1},
                                          {u"DEL a"_s, 1}});
    countTo(workload, 2000);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.errors, 0);
    m_server.ask({u"SET"_s, u"tare:a"_s, u"x"_s});
    QCOMPARE(m_server.ask({u"ZRANGE"_s, u"tare:out"_s, u"0"_s, u"-1"_s}), u"z1"_s); // the member as it stands
    const QStringList own = {u"tare:a"_s, u"tare:b"_s, u"tare:out"_s, u"tare:z1"_s, u"tare:z2"_s};
    QStringList keys = keysOnTheServer();
    for (const QString &key : own)
        QVERIFY2(keys.removeAll(key) == 1, qPrintable(key));
    QCOMPARE(keys, (QStringList{u"1"_s, u"a"_s, u"b"_s, u"out"_s, u"z1"_s, u"z2"_s}));
    QVERIFY(load->clean({}));
    QCOMPARE(script(u"local t = {} for _, k in ipairs(redis.call('KEYS', '*')) do t[#t + 1] = k .. '=' .. "
                    "redis.call('GET', k) end table.sort(t) return table.concat(t, ' ')"_s),
             before);
}

void TestRedisOptions::refusesWhatIsNoLoad_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command :
         {u"FLUSHALL"_s, u"FLUSHDB"_s, u"SWAPDB 0 1"_s, u"EVAL \"return 1\" 0"_s, u"SUBSCRIBE a"_s,
          u"BLPOP a 0"_s, u"CONFIG SET save x"_s, u"SHUTDOWN NOSAVE"_s, u"DEBUG SLEEP 1"_s, u"BGSAVE"_s,
          u"CLIENT KILL TYPE normal"_s, u"PUBLISH a b"_s, u"NOSUCHCOMMAND a"_s, u"SET a"_s, u"GET \"a"_s,
          u"XREAD BLOCK 0 STREAMS s $"_s, u"HELLO 3"_s, u"INCR"_s, u"HINCRBY h f x"_s})
        QTest::newRow(qPrintable(command)) << command;
}

void TestRedisOptions::refusesWhatIsNoLoad()
{
    QFETCH(QString, command);
    m_server.ask({u"SET"_s, u"theirs"_s, u"x"_s});
    const RedisWorkload workload = mixWorkload({{u"SET key:__rand_int__ __data__"_s, 1}, {command, 1}});
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY(!prepared);
    QVERIFY(!prepared.error().sentence.isEmpty());
    const QString words = prepared.error().sentence + prepared.error().detail;
    QVERIFY2(words.contains(command.section(u' ', 0, 0), Qt::CaseInsensitive), qPrintable(words));
    QCOMPARE(m_server.ask({u"GET"_s, u"theirs"_s}), u"x"_s);
}

void TestRedisOptions::boundsWhatAMixOnlyAddsTo()
{
    RedisWorkload workload = mixWorkload({{u"LPUSH mylist __data__"_s, 1}});
    workload.payloadBytes = 4'000'000;
    workload.clients = {2};
    countTo(workload, 300);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 300);
    QVERIFY(m_server.ask({u"LLEN"_s, u"tare:mylist"_s}).toInt() < 300); // 1.2 GB otherwise
    QVERIFY(load->clean({}));
}

void TestRedisOptions::sendsSizesWithinTheRange_data()
{
    QTest::addColumn<int>("smallest");
    QTest::addColumn<int>("largest");
    QTest::addColumn<int>("pipeline");
    QTest::newRow("small") << 5 << 50 << 1;
    QTest::newRow("batches") << 1 << 1000 << 20;
    QTest::newRow("beyond a socket's buffer") << 1000 << 3'000'000 << 3;
}

void TestRedisOptions::sendsSizesWithinTheRange()
{
    QFETCH(int, smallest);
    QFETCH(int, largest);
    QFETCH(int, pipeline);
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.payloadBytes = smallest;
    workload.payloadBytesMax = largest;
    workload.pipeline = pipeline;
    workload.clients = {4};
    workload.keyspace = 50;
    countTo(workload, 400);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 400);
    // Each value is the beginning of the longest one, in pieces or whole.
    const auto payload = redisPayload(static_cast<std::size_t>(largest));
    const QString lua =
        u"local lengths, seen = 0, {} for i = 0, 49 do local v = redis.call('GET', "
        "string.format('tare:key:%012d', i)) if v then if #v < tonumber(ARGV[1]) or #v > tonumber(ARGV[2]) "
        "or redis.sha1hex(string.sub(v, 1, tonumber(ARGV[1]))) ~= ARGV[3] then return -1 end if not seen[#v] "
        "then seen[#v] = true lengths = lengths + 1 end end end return lengths"_s;
    const auto digest =
        m_server.ask({u"EVAL"_s, u"return redis.sha1hex(ARGV[1])"_s, u"0"_s,
                      QString::fromStdString(payload.substr(0, static_cast<std::size_t>(smallest)))});
    QVERIFY(script(lua, {QString::number(smallest), QString::number(largest), digest}).toInt() > 10);
    QVERIFY(load->clean({}));
}

void TestRedisOptions::readsSizesWithinTheRange()
{
    for (const RedisTest test : {RedisTest::Get, RedisTest::Lpop, RedisTest::Lrange100}) {
        RedisWorkload workload = redisWorkload(test);
        workload.payloadBytes = 10;
        workload.payloadBytesMax = 20'000;
        workload.pipeline = 4;
        countTo(workload, 1000);
        const auto load = makeRedisLoad(workload, m_server.endpoint());
        const auto prepared = load->prepare({}, {});
        QVERIFY2(prepared, why(prepared).constData());
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY2(!outcome.failure, why(outcome).constData());
        QCOMPARE(outcome.totals.operations, 1000);
        QCOMPARE(outcome.totals.empties, 0);
        const qint64 values = test == RedisTest::Lrange100 ? 100'000 : 1000;
        QVERIFY(outcome.totals.bytesIn > values * 5000 && outcome.totals.bytesIn < values * 15'000);
        QVERIFY(load->clean({}));
    }
}

void TestRedisOptions::asksForEveryKeyInTurn()
{
    RedisWorkload workload = redisWorkload(RedisTest::Incr);
    workload.distribution = KeyDistribution::Sequential;
    workload.keyspace = 500;
    workload.workers = 1;
    countTo(workload, 1500);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    QVERIFY(!load->run({}, {}).failure);
    QCOMPARE(script(u"local n = 0 for i = 0, 499 do if redis.call('GET', string.format('tare:counter:%012d', "
                    "i)) == '3' then n = n + 1 end end return n"_s),
             u"500"_s);
}

void TestRedisOptions::asksForOneKeyMost()
{
    for (const KeyDistribution distribution : {KeyDistribution::Zipf, KeyDistribution::Gaussian}) {
        m_server.ask({u"FLUSHALL"_s});
        RedisWorkload workload = redisWorkload(RedisTest::Incr);
        workload.distribution = distribution;
        workload.keyspace = 1000;
        workload.pipeline = 10;
        countTo(workload, 20'000);
        const auto load = makeRedisLoad(workload, m_server.endpoint());
        QVERIFY(load->prepare({}, {}));
        QCOMPARE(load->run({}, {}).totals.operations, 20'000);
        const auto count = [this](int key) {
            return m_server.ask({u"GET"_s, u"tare:counter:%1"_s.arg(key, 12, 10, QLatin1Char('0'))}).toInt();
        };
        const int most = distribution == KeyDistribution::Zipf ? 0 : 500;
        QVERIFY(count(most) > 3 * count(most == 0 ? 100 : 50));
        const bool zipf = distribution == KeyDistribution::Zipf;
        QVERIFY(count(most) > (zipf ? 2000 : 20)); // about 13 % and 0.24 %
    }
}

void TestRedisOptions::classicSendsTheLiteralKey_data()
{
    QTest::addColumn<RedisTest>("test");
    QTest::addColumn<QString>("key");
    QTest::newRow("SET") << RedisTest::Set << u"tare:key:__rand_int__"_s;
    QTest::newRow("GET") << RedisTest::Get << u"tare:key:__rand_int__"_s;
    QTest::newRow("INCR") << RedisTest::Incr << u"tare:counter:__rand_int__"_s;
    QTest::newRow("MSET") << RedisTest::Mset << u"tare:key:__rand_int__"_s;
    QTest::newRow("SADD") << RedisTest::Sadd << u"tare:myset"_s;
    QTest::newRow("HSET") << RedisTest::Hset << u"tare:myhash"_s;
    QTest::newRow("ZADD") << RedisTest::Zadd << u"tare:myzset"_s;
}

void TestRedisOptions::classicSendsTheLiteralKey()
{
    QFETCH(RedisTest, test);
    QFETCH(QString, key);
    RedisWorkload workload = redisWorkload(test);
    workload.classic = true;
    countTo(workload, 1000);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 1000);
    QCOMPARE(outcome.totals.empties, 0);
    QCOMPARE(keysOnTheServer(), QStringList{key});
    if (test == RedisTest::Incr)
        QCOMPARE(m_server.ask({u"GET"_s, key}), u"1000"_s);
    for (const QString &card : {u"SCARD"_s, u"HLEN"_s, u"ZCARD"_s}) {
        const QString count = m_server.ask({card, key});
        QVERIFY(count.startsWith(u"WRONGTYPE"_s) || count == u"1"_s || test == RedisTest::Set
                || test == RedisTest::Get || test == RedisTest::Incr || test == RedisTest::Mset);
    }
    QVERIFY(load->clean({}));
}

void TestRedisOptions::classicFillsForItsRanges()
{
    for (const qint64 requests :
         {200, 2000}) { // below 600 the range cannot be whole, as with redis-benchmark
        RedisWorkload workload = redisWorkload(RedisTest::Lrange600);
        workload.classic = true;
        countTo(workload, requests);
        const auto load = makeRedisLoad(workload, m_server.endpoint());
        const auto prepared = load->prepare({}, {});
        QVERIFY2(prepared, why(prepared).constData());
        QCOMPARE(m_server.ask({u"LLEN"_s, u"tare:mylist"_s}).toLongLong(), requests);
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY2(!outcome.failure, why(outcome).constData());
        const qint64 elements = std::min<qint64>(600, requests);
        QVERIFY(outcome.totals.bytesIn > requests * elements * 9);
        QVERIFY(outcome.totals.bytesIn < requests * (elements * 9 + 100));
        QVERIFY(load->clean({}));
    }
}

void TestRedisOptions::classicTimesTheEmptySet()
{
    for (const RedisTest test : {RedisTest::Spop, RedisTest::Zpopmin}) {
        RedisWorkload workload = redisWorkload(test);
        workload.classic = true;
        countTo(workload, 500);
        const auto load = makeRedisLoad(workload, m_server.endpoint());
        QVERIFY(load->prepare({}, {}));
        LoadStory story;
        const LoadOutcome outcome = load->run({}, story.callbacks());
        QVERIFY2(!outcome.failure, why(outcome).constData());
        QCOMPARE(outcome.totals.operations, 500);
        QCOMPARE(outcome.totals.empties, 499); // one element is what SADD and ZADD have left
        QCOMPARE(story.events.size(), 1);
        QCOMPARE(story.events.first().severity, RunEvent::Severity::Warning);
        QVERIFY(load->clean({}));
    }
}

void TestRedisOptions::reconnectsForEachBatch_data()
{
    QTest::addColumn<bool>("unixSocket");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("TCP") << false << 1 << QStringList();
    QTest::newRow("TCP, batches") << false << 7 << QStringList();
    QTest::newRow("Unix socket") << true << 1 << QStringList();
    QTest::newRow("TCP, account") << false << 2 << QStringList{u"--requirepass"_s, u"right"_s};
}

void TestRedisOptions::reconnectsForEachBatch()
{
    QFETCH(bool, unixSocket);
    QFETCH(int, pipeline);
    QFETCH(QStringList, options);
    TestRedisServer server;
    const QString problem = server.start(options);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    Endpoint endpoint = unixSocket ? server.socketEndpoint() : server.endpoint();
    if (!options.isEmpty()) {
        endpoint.password = options.last();
        endpoint.database = u"3"_s;
    }
    const auto received = [&server, &options] {
        QStringList question;
        if (!options.isEmpty())
            question << u"-a"_s << options.last() << u"--no-auth-warning"_s;
        return server.ask(question + QStringList{u"INFO"_s, u"stats"_s})
            .section(u"total_connections_received:"_s, 1)
            .section(u'\r', 0, 0)
            .toLongLong();
    };
    RedisWorkload workload = redisWorkload(RedisTest::Incr);
    workload.reconnect = true;
    workload.pipeline = pipeline;
    workload.workers = 2;
    countTo(workload, 2100);
    const auto load = makeRedisLoad(workload, endpoint);
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());
    const qint64 connectionsBefore = received();
    const auto before = load->serverCounter();
    const LoadOutcome outcome = load->run({}, {});
    const auto after = load->serverCounter();
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 2100);
    QCOMPARE(*after - *before, 2100);
    const qint64 opened = outcome.facts.value(u"load.reconnects"_s).toLongLong();
    QCOMPARE(opened, 2100 / pipeline);
    // And one that shows each worker that it is let in, two counter readings, redis-cli's own.
    QCOMPARE(received() - connectionsBefore, opened + 2 + 2 + 1);
}

void TestRedisOptions::reconnectFailures()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--maxclients"_s, u"5"_s}).isEmpty());
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.reconnect = true;
    workload.clients = {40};
    workload.timing.duration = 3600;
    LoadOutcome outcome = makeRedisLoad(workload, server.endpoint())->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QVERIFY2(outcome.failure->detail.contains(u"max number of clients"_s), why(outcome).constData());

    workload.clients = {2};
    LoadStory story;
    LoadCallbacks calls = story.callbacks();
    calls.intervalEnded = [&](const IntervalSample &sample) {
        story.intervals.append(sample);
        server.signal(SIGKILL);
    };
    outcome = makeRedisLoad(workload, server.endpoint())->run({}, calls);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QVERIFY(outcome.totals.operations > 0);
    QCOMPARE(story.measured(), outcome.totals);
}

void TestRedisOptions::keepsTheRate()
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.rate = 2000;
    workload.workers = 2;
    workload.clients = {7};
    workload.timing.warmup = 1;
    workload.timing.duration = 2;
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    LoadStory story;
    const auto before = load->serverCounter();
    const LoadOutcome outcome = load->run({}, story.callbacks());
    const auto after = load->serverCounter();
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(*after - *before, outcome.answered.operations);
    QCOMPARE(outcome.facts.value(u"load.rate"_s), u"2000"_s);
    // Five standard deviations of the schedule. Behind it is only what waits, which is said.
    const double asked = 2000 * outcome.seconds;
    const double waiting = outcome.facts.value(u"load.backlog.end"_s).toDouble();
    const double done = static_cast<double>(outcome.totals.operations);
    QVERIFY2(done < asked + 5 * std::sqrt(asked), qPrintable(QString::number(done)));
    QVERIFY2(done + waiting > asked - 5 * std::sqrt(asked), qPrintable(QString::number(done)));
    QCOMPARE(story.measured(), outcome.totals);

    workload.pipeline = 5;
    workload.timing.warmup = 0;
    countTo(workload, 1001);
    QCOMPARE(makeRedisLoad(workload, m_server.endpoint())->run({}, {}).totals.operations, 1001);
}

void TestRedisOptions::saysThatACommandIsMissing()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--rename-command"_s, u"XADD"_s, u""_s}).isEmpty());
    RedisWorkload workload = redisWorkload(RedisTest::Xadd);
    const auto prepared = makeRedisLoad(workload, server.endpoint())->prepare({}, {});
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::ServerRefused);
    const QString version =
        probeServer(server.endpoint(), std::chrono::seconds(5))->value(u"server.version"_s);
    QVERIFY2(prepared.error().sentence.contains(u"XADD"_s) && prepared.error().sentence.contains(version),
             qPrintable(prepared.error().sentence));
    workload.tests = {RedisTest::Zadd};
    QVERIFY(makeRedisLoad(workload, server.endpoint())->prepare({}, {}));
}

QTEST_GUILESS_MAIN(TestRedisOptions)
#include "tst_redisoptions.moc"
