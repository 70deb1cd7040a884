// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/redisbenchmark.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestRedisBenchmark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheCommand_data();
    void writesTheCommand();
    void saysWhatItCannotDo_data();
    void saysWhatItCannotDo();
    void knowsWhatIsTooOld();
};

namespace {

RedisWorkload counted()
{
    RedisWorkload workload;
    workload.tests = {RedisTest::Set, RedisTest::Lrange100};
    workload.timing.operations = 5000;
    workload.timing.warmup = 0;
    return workload;
}

RedisMix mixOf(const QStringList &commands)
{
    RedisMix mix{u"mine"_s, {}};
    for (const QString &command : commands)
        mix.commands.append({command, 1});
    return mix;
}

} // namespace

void TestRedisBenchmark::writesTheCommand_data()
{
    QTest::addColumn<RedisWorkload>("workload");
    QTest::addColumn<QString>("command");
    const QString start = u"redis-benchmark -h 127.0.0.1 -p 7000 "_s;
    RedisWorkload workload = counted();
    QTest::newRow("requests") << workload
                              << start + u"-t set,lrange_100 -c 50 -d 3 -r 100000 -P 1 -n 5000 -q"_s;
    workload.classic = true;
    QTest::newRow("classic") << workload << start + u"-t set,lrange_100 -c 50 -d 3 -P 1 -n 5000 -q"_s;
    workload = counted();
    workload.reconnect = true;
    workload.workers = 2;
    workload.pipeline = 16;
    QTest::newRow("reconnect") << workload
                               << start
            + u"-t set,lrange_100 -c 50 -d 3 -r 100000 -P 16 -k 0 --threads 2 "
              "-n 5000 -q"_s;
    workload = counted();
    workload.timing.operations = 0;
    workload.timing.duration = 30;
    QTest::newRow("time") << workload
                          << u"timeout 30 "_s + start
            + u"-t set,lrange_100 -c 50 -d 3 -r 100000 -P 1 -l -q"_s;
    workload = counted();
    workload.tests.clear();
    workload.mixes = {mixOf({u"SET key:__rand_int__ \"__data__ \\x41\""_s})};
    QTest::newRow("custom") << workload
                            << start
            + u"-c 50 -d 3 -r 100000 -P 1 -n 5000 -q SET "
              "key:__rand_int__ xxx A"_s;
    workload.mixes = {mixOf({u"SET a b"_s, u"GET a"_s})};
    QTest::newRow("mix") << workload << QString();
}

void TestRedisBenchmark::writesTheCommand()
{
    QFETCH(RedisWorkload, workload);
    QFETCH(QString, command);
    Endpoint endpoint;
    endpoint.address = u"127.0.0.1"_s;
    endpoint.port = 7000;
    endpoint.password = u"geheim"_s;
    QCOMPARE(redisBenchmarkCommand(workload, 50, endpoint).join(u' '), command);
    endpoint.transport = Transport::UnixSocket;
    endpoint.socketPath = u"/tmp/socket"_s;
    endpoint.user = u"load"_s;
    endpoint.database = u"3"_s;
    const QString other = redisBenchmarkCommand(workload, 7, endpoint).join(u' ');
    QCOMPARE(other.contains(u"-s /tmp/socket --user load --dbnum 3"_s), !command.isEmpty());
    QCOMPARE(other.contains(u"-c 7 "_s), !command.isEmpty());
    QVERIFY(!other.contains(u"geheim"_s));
}

void TestRedisBenchmark::saysWhatItCannotDo_data()
{
    QTest::addColumn<RedisWorkload>("workload");
    QTest::addColumn<QString>("word");
    auto row = [](const char *name, const QString &word, auto change) {
        RedisWorkload workload = counted();
        change(workload);
        QTest::newRow(name) << workload << word;
    };
    row("rate", u"rate"_s, [](RedisWorkload &w) { w.rate = 100; });
    row("keys", u"keys"_s, [](RedisWorkload &w) { w.distribution = KeyDistribution::Zipf; });
    row("sizes", u"size"_s, [](RedisWorkload &w) { w.payloadBytesMax = 100; });
    row("time", u"time"_s, [](RedisWorkload &w) { w.timing.operations = 0; });
    row("warm-up", u"warm-up"_s, [](RedisWorkload &w) { w.timing.warmup = 5; });
    row("fill", u"fill"_s, [](RedisWorkload &w) { w.tests = {RedisTest::Get}; });
    row("threads", u"--threads"_s, [](RedisWorkload &w) { w.workers = 2; });
    row("mix", u"mix"_s, [](RedisWorkload &w) { w.mixes = {mixOf({u"SET a b"_s, u"GET a"_s})}; });
    row("connection", u"connection"_s, [](RedisWorkload &w) { w.reconnect = true; });
}

void TestRedisBenchmark::saysWhatItCannotDo()
{
    QFETCH(RedisWorkload, workload);
    QFETCH(QString, word);
    const QStringList sentences = redisBenchmarkDifferences(workload);
    QCOMPARE(sentences.size(), 1);
    QVERIFY2(sentences.first().contains(word), qPrintable(sentences.first()));
    QVERIFY(redisBenchmarkDifferences(counted()).isEmpty());
}

void TestRedisBenchmark::knowsWhatIsTooOld()
{
    const QString problem = redisTestProblem(RedisTest::Xadd, u"4.0.14"_s);
    QVERIFY2(problem.contains(u"XADD"_s) && problem.contains(u"5.0"_s) && problem.contains(u"4.0.14"_s),
             qPrintable(problem));
    QVERIFY(!redisTestProblem(RedisTest::Zpopmin, u"3.2.1"_s).isEmpty());
    for (const QString &version : {u"5.0.0"_s, u"7.0.15"_s, u"8.0.0"_s, QString()})
        QVERIFY(redisTestProblem(RedisTest::Xadd, version).isEmpty());
    QVERIFY(redisTestProblem(RedisTest::Set, u"2.8.19"_s).isEmpty());
    QVERIFY(redisTestProblem(RedisTest::Zadd, u"2.8.19"_s).isEmpty());
}

QTEST_GUILESS_MAIN(TestRedisBenchmark)
#include "tst_redisbenchmark.moc"
