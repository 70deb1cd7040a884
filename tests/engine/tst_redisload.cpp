// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Real loads on a real redis-server: what was counted is what the server counted.

#include "tests/engine/redisloadtest.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

const QList<RedisTest> allTests = {
    RedisTest::PingInline, RedisTest::PingMbulk, RedisTest::Set,       RedisTest::Get,
    RedisTest::Incr,       RedisTest::Lpush,     RedisTest::Rpush,     RedisTest::Lpop,
    RedisTest::Rpop,       RedisTest::Sadd,      RedisTest::Hset,      RedisTest::Spop,
    RedisTest::Zadd,       RedisTest::Zpopmin,   RedisTest::Lrange100, RedisTest::Lrange300,
    RedisTest::Lrange500,  RedisTest::Lrange600, RedisTest::Mset,      RedisTest::Xadd};

/// Memory of this process that is in use.
qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE);
}

} // namespace

class TestRedisLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void countsWhatTheServerCounts_data();
    void countsWhatTheServerCounts();
    void threeCountersAgree();
    void everyKeyIsHit();
    void largeValuesComeThroughWhole();
    void severalWorkersShareTheClients();
    void manyConnections();
    void overAUnixSocket();
    void worksInItsOwnDatabase();
    void refusesKeysOfOthers();
    void removesItsKeysAndNoOthers();
    void keepsAListBoundedAndFilled();
    void stopsWhenTold();
    void probesTheServer();
    void readsSettingsWithoutSecrets();
    void executesStatements();
    void equivalentCommand();

private:
    qint64 serverCalls(const QString &command) const;

    TestRedisServer m_server;
};

void TestRedisLoad::initTestCase()
{
    NEED_REDIS();
    const QString problem = m_server.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

/// From redis-cli, not from the code under test.
qint64 TestRedisLoad::serverCalls(const QString &command) const
{
    const QString stats = m_server.ask({u"INFO"_s, u"commandstats"_s});
    const QRegularExpression line(u"cmdstat_%1:calls=(\\d+),.*failed_calls=(\\d+)"_s.arg(command.toLower()));
    const auto match = line.match(stats);
    return match.hasMatch() ? match.captured(1).toLongLong() - match.captured(2).toLongLong() : 0;
}

void TestRedisLoad::countsWhatTheServerCounts_data()
{
    QTest::addColumn<RedisTest>("test");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<qint64>("operations");
    for (const RedisTest test : allTests) {
        for (const int pipeline : {1, 50}) {
            const QString name = u"%1 P=%2 "_s.arg(redisTestName(test)).arg(pipeline);
            QTest::newRow(qPrintable(name + u"number"_s)) << test << pipeline << qint64(3333);
            // A deadline meets batches under way; one request at a time is no other case for each test.
            if (pipeline > 1 || test == RedisTest::Set)
                QTest::newRow(qPrintable(name + u"time"_s)) << test << pipeline << qint64(0);
        }
    }
}

void TestRedisLoad::countsWhatTheServerCounts()
{
    QFETCH(RedisTest, test);
    QFETCH(int, pipeline);
    QFETCH(qint64, operations);
    RedisWorkload workload = redisWorkload(test);
    workload.pipeline = pipeline;
    workload.timing.operations = operations;
    workload.timing.duration = operations > 0 ? 0 : 1;
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());

    const QString command = redisTestName(test).section(u'_', 0, 0);
    const qint64 callsBefore = serverCalls(command);
    const auto counterBefore = load->serverCounter();
    LoadStory story;
    const LoadOutcome outcome = load->run({}, story.callbacks());
    const auto counterAfter = load->serverCounter();
    const qint64 calls = serverCalls(command) - callsBefore;

    QVERIFY2(!outcome.failure, why(outcome).constData());
    QVERIFY(counterBefore && counterAfter);
    QCOMPARE(*counterAfter - *counterBefore, calls);
    QCOMPARE(outcome.answered.queries, calls);
    QCOMPARE(outcome.answered.operations, calls);

    QVERIFY(outcome.totals.operations > 0);
    if (operations > 0)
        QCOMPARE(outcome.totals.operations, operations);
    QCOMPARE(outcome.totals.queries, outcome.totals.operations);
    QCOMPARE(outcome.totals.reads + outcome.totals.writes + outcome.totals.others, outcome.totals.operations);
    QCOMPARE(static_cast<qint64>(outcome.histogram.count()), outcome.totals.operations);
    QCOMPARE(story.measured(), outcome.totals);
    QCOMPARE(outcome.totals.errors, 0);
    const bool takes = command.endsWith(u"POP"_s) || command == u"ZPOPMIN"_s;
    QVERIFY(outcome.totals.empties * 100 <= (takes ? outcome.totals.operations : 0));
    QVERIFY(outcome.errors.isEmpty());
    QVERIFY(outcome.totals.bytesOut > 0 && outcome.totals.bytesIn > 0);
    const auto cleaned = load->clean({});
    QVERIFY(cleaned);
}

void TestRedisLoad::threeCountersAgree()
{
    RedisWorkload workload = redisWorkload(RedisTest::Incr);
    workload.keyspace = 1;
    workload.clients = {50};
    workload.pipeline = 50;
    countTo(workload, 100'000);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    const qint64 before = serverCalls(u"incr"_s);
    const LoadOutcome outcome = load->run({}, {});
    QCOMPARE(outcome.totals.operations, 100'000);
    QCOMPARE(serverCalls(u"incr"_s) - before, 100'000);
    QCOMPARE(m_server.ask({u"GET"_s, u"tare:counter:000000000000"_s}), u"100000"_s);
    QVERIFY(load->clean({}));
}

void TestRedisLoad::everyKeyIsHit()
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.keyspace = 200;
    workload.payloadBytes = 77;
    countTo(workload, 20'000);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    QVERIFY(!load->run({}, {}).failure);
    QCOMPARE(m_server.ask({u"EVAL"_s,
                           u"local n = 0 for i = 0, 199 do if redis.call('STRLEN', "
                           "string.format('tare:key:%012d', i)) == 77 then n = n + 1 end end return n"_s,
                           u"0"_s}),
             u"200"_s);
    QCOMPARE(m_server.ask({u"DBSIZE"_s}), u"201"_s); // and Tare's mark
    QVERIFY(load->clean({}));
    QCOMPARE(m_server.ask({u"DBSIZE"_s}), u"0"_s);
}

void TestRedisLoad::largeValuesComeThroughWhole()
{
    // Batches far beyond a socket's buffer are sent in pieces, and each piece has to fit to the others.
    for (const RedisTest test : {RedisTest::Set, RedisTest::Get, RedisTest::Lrange100}) {
        RedisWorkload workload = redisWorkload(test);
        workload.payloadBytes = test == RedisTest::Lrange100 ? 60'000 : 3'000'000;
        workload.keyspace = 20;
        workload.clients = {4};
        workload.pipeline = 5;
        countTo(workload, 101);
        const auto load = makeRedisLoad(workload, m_server.endpoint());
        const auto prepared = load->prepare({}, {});
        QVERIFY2(prepared, why(prepared).constData());
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY2(!outcome.failure, why(outcome).constData());
        QCOMPARE(outcome.totals.operations, 101);
        QCOMPARE(outcome.totals.empties, 0);
        if (test == RedisTest::Set) {
            QCOMPARE(
                m_server.ask({u"EVAL"_s,
                              u"local n = 0 for i = 0, 19 do local l = redis.call('STRLEN', "
                              "string.format('tare:key:%012d', i)) if l ~= 0 and l ~= 3000000 then n = n + 1 "
                              "end end return n"_s,
                              u"0"_s}),
                u"0"_s);
            QVERIFY(outcome.answered.bytesOut > qint64(101) * 3'000'000);
        }
        QVERIFY(load->clean({}));
    }
}

void TestRedisLoad::severalWorkersShareTheClients()
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.clients = {7};
    workload.workers = 3;
    countTo(workload, 5'000);
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    const qint64 before = m_server.ask({u"INFO"_s, u"stats"_s})
                              .section(u"total_connections_received:"_s, 1)
                              .section(u'\r', 0, 0)
                              .toLongLong();
    const LoadOutcome outcome = load->run({}, {});
    const qint64 after = m_server.ask({u"INFO"_s, u"stats"_s})
                             .section(u"total_connections_received:"_s, 1)
                             .section(u'\r', 0, 0)
                             .toLongLong();
    QCOMPARE(outcome.totals.operations, 5'000);
    QCOMPARE(after - before, 7 + 1); // and redis-cli's own
    QVERIFY(load->clean({}));
}

void TestRedisLoad::manyConnections()
{
    TestRedisServer server;
    const QString problem = server.start({u"--maxclients"_s, u"5100"_s});
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    if (!server.ask({u"CONFIG"_s, u"GET"_s, u"maxclients"_s}).contains(u"5100"_s))
        QSKIP("the limit of open files is too low for 5,000 connections");
    RedisWorkload workload = redisWorkload(RedisTest::PingMbulk);
    workload.clients = {5000};
    countTo(workload, 20'000);
    const auto load = makeRedisLoad(workload, server.endpoint());
    const qint64 before = residentBytes();
    qint64 connected = 0;
    LoadCallbacks callbacks;
    callbacks.phaseChanged = [&connected](LoadPhase phase) {
        if (phase == LoadPhase::Stopping) // every connection has been used and is still there
            connected = residentBytes();
    };
    const LoadOutcome outcome = load->run({}, callbacks);
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 20'000);
    QVERIFY(before > 0 && connected > 0);
    const qint64 each = (connected - before) / 5000;
    qInfo("%lld bytes a connection", static_cast<long long>(each));
    QVERIFY(each < 64 * 1024);
}

void TestRedisLoad::overAUnixSocket()
{
    RedisWorkload workload = redisWorkload(RedisTest::Get);
    workload.clients = {600}; // more than the listener's queue holds
    countTo(workload, 5'000);
    const auto load = makeRedisLoad(workload, m_server.socketEndpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(outcome.totals.operations, 5'000);
    QVERIFY(load->clean({}));
}

void TestRedisLoad::worksInItsOwnDatabase()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.database = u"5"_s;
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    countTo(workload, 100);
    const auto load = makeRedisLoad(workload, endpoint);
    QVERIFY(load->prepare({}, {}));
    QVERIFY(!load->run({}, {}).failure);
    QCOMPARE(m_server.ask({u"DBSIZE"_s}), u"0"_s);
    QVERIFY(m_server.ask({u"-n"_s, u"5"_s, u"DBSIZE"_s}).toInt() > 1);
    QVERIFY(load->clean({}));
    QCOMPARE(m_server.ask({u"-n"_s, u"5"_s, u"DBSIZE"_s}), u"0"_s);

    endpoint.database = u"999"_s;
    const auto outcome = makeRedisLoad(workload, endpoint)->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QVERIFY(outcome.failure->detail.contains(u"DB index"_s));
}

void TestRedisLoad::refusesKeysOfOthers()
{
    m_server.ask({u"SET"_s, u"tare:key:000000000001"_s, u"mine"_s});
    const auto load = makeRedisLoad(redisWorkload(RedisTest::Get), m_server.endpoint());
    const auto prepared = load->prepare({}, {});
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::DataRefused);
    QVERIFY(load->clean({}));
    QCOMPARE(m_server.ask({u"GET"_s, u"tare:key:000000000001"_s}), u"mine"_s);
    m_server.ask({u"DEL"_s, u"tare:key:000000000001"_s});
}

void TestRedisLoad::removesItsKeysAndNoOthers()
{
    m_server.ask({u"SET"_s, u"key:000000000001"_s, u"mine"_s});
    m_server.ask({u"SET"_s, u"tare"_s, u"mine"_s});
    m_server.ask({u"LPUSH"_s, u"mylist"_s, u"mine"_s});
    for (const RedisTest test : allTests) {
        RedisWorkload workload = redisWorkload(test);
        countTo(workload, 50);
        const auto load = makeRedisLoad(workload, m_server.endpoint());
        QVERIFY(load->prepare({}, {}));
        QVERIFY(!load->run({}, {}).failure);
        QVERIFY(load->prepare({}, {})); // safe to repeat
        QVERIFY(load->clean({}));
        QCOMPARE(m_server.ask({u"DBSIZE"_s}), u"3"_s);
    }
    m_server.ask({u"DEL"_s, u"key:000000000001"_s, u"tare"_s, u"mylist"_s});
}

void TestRedisLoad::keepsAListBoundedAndFilled()
{
    RedisWorkload workload = redisWorkload(RedisTest::Lpush);
    workload.payloadBytes = 4'000'000;
    workload.clients = {2};
    countTo(workload, 300);
    auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    LoadStory story;
    LoadOutcome outcome = load->run({}, story.callbacks());
    QCOMPARE(outcome.totals.operations, 300);
    QVERIFY(m_server.ask({u"LLEN"_s, u"tare:mylist"_s}).toInt() < 300); // 1.2 GB otherwise
    QCOMPARE(story.events.size(), 1);
    QVERIFY(load->clean({}));

    // Many more are taken than are kept in it.
    workload = redisWorkload(RedisTest::Lpop);
    workload.payloadBytes = 100'000;
    workload.pipeline = 10;
    countTo(workload, 10'000);
    load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    story = {};
    outcome = load->run({}, story.callbacks());
    QCOMPARE(outcome.totals.operations, 10'000);
    QVERIFY(!story.events.isEmpty());
    // Where a busy machine lets it run empty all the same, that is said, and not only counted.
    const bool warned = std::any_of(story.events.begin(), story.events.end(), [](const RunEvent &event) {
        return event.severity == RunEvent::Severity::Warning;
    });
    QCOMPARE(warned, outcome.totals.empties > 0);
    QCOMPARE(outcome.failure.has_value(), outcome.totals.empties > 100);
    QVERIFY(load->clean({}));
}

void TestRedisLoad::stopsWhenTold()
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.timing.duration = 3600;
    const auto load = makeRedisLoad(workload, m_server.endpoint());
    QVERIFY(load->prepare({}, {}));
    std::stop_source source;
    LoadCallbacks callbacks;
    callbacks.intervalEnded = [&source](const IntervalSample &) { source.request_stop(); };
    const LoadOutcome outcome = load->run(source.get_token(), callbacks);
    QVERIFY(outcome.stopped);
    QVERIFY(!outcome.failure);
    QVERIFY(outcome.totals.operations > 0);
    QVERIFY(
        !makeRedisLoad(redisWorkload(RedisTest::Get), m_server.endpoint())->prepare(source.get_token(), {}));
    QVERIFY(load->clean({}));
}

void TestRedisLoad::probesTheServer()
{
    const auto facts = probeServer(m_server.endpoint(), std::chrono::seconds(5));
    QVERIFY(facts);
    QCOMPARE(facts->value(u"server.process_id"_s).toLongLong(), m_server.processId());
    QVERIFY(m_server.ask({u"INFO"_s, u"server"_s})
                .contains(u"redis_version:"_s + facts->value(u"server.version"_s)));
    QVERIFY(!facts->value(u"server.allocator"_s).isEmpty());
    QCOMPARE(facts->value(u"server.mode"_s), u"standalone"_s);
    QCOMPARE(facts->value(u"server.save"_s), QString());
    QVERIFY(facts->contains(u"server.io_threads"_s));

    Endpoint nobody = m_server.endpoint();
    nobody.port = 1;
    const auto refused = probeServer(nobody, std::chrono::seconds(5));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ServerFailed);

    Endpoint secure = m_server.endpoint();
    secure.tls = TlsMode::Required;
    QVERIFY(!probeServer(secure, std::chrono::seconds(5)));
}

void TestRedisLoad::readsSettingsWithoutSecrets()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--requirepass"_s, u"geheim"_s, u"--masterauth"_s, u"geheim2"_s}).isEmpty());
    Endpoint endpoint = server.endpoint();
    endpoint.password = u"geheim"_s;
    const auto settings = readServerSettings(endpoint, std::chrono::seconds(5));
    QVERIFY(settings);
    QVERIFY(settings->size() > 100);
    QCOMPARE(settings->value(u"bind"_s), u"127.0.0.1"_s);
    for (const QString &value : *settings)
        QVERIFY(!value.contains(u"geheim"_s));
    QVERIFY(!settings->value(u"requirepass"_s).isEmpty());
}

void TestRedisLoad::executesStatements()
{
    QVERIFY(
        executeStatements(m_server.endpoint(), {u"SET a \"b c\""_s, u"INCR n"_s}, std::chrono::seconds(5)));
    QCOMPARE(m_server.ask({u"GET"_s, u"a"_s}), u"b c"_s);
    const auto failed =
        executeStatements(m_server.endpoint(), {u"INCR a"_s, u"DEL n"_s}, std::chrono::seconds(5));
    QVERIFY(!failed);
    QVERIFY(failed.error().detail.startsWith(u"ERR value"_s));
    QCOMPARE(m_server.ask({u"DEL"_s, u"a"_s, u"n"_s}), u"2"_s);
}

void TestRedisLoad::equivalentCommand()
{
    WorkloadCase redis;
    RedisWorkload workload = redisWorkload(RedisTest::Lrange100);
    countTo(workload, 5000);
    workload.workers = 2;
    redis.what = workload;
    Endpoint endpoint;
    endpoint.address = u"127.0.0.1"_s;
    endpoint.port = 7000;
    endpoint.user = u"load"_s;
    endpoint.password = u"geheim"_s;
    endpoint.database = u"3"_s;
    QCOMPARE(
        Tare::equivalentCommand(redis, endpoint).join(u' '),
        u"redis-benchmark -h 127.0.0.1 -p 7000 --user load --dbnum 3 -t lrange_100 -c 10 -d 3 -r 1000 -P 1 "
        "--threads 2 -n 5000 -q"_s);
}

QTEST_GUILESS_MAIN(TestRedisLoad)
#include "tst_redisload.moc"
