// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/redisloadtest.h"

using namespace Tare;
using namespace Qt::StringLiterals;

/// One load over several instances and databases: what each target did, against each server's own counters.
class TestRedisTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachInstanceCountsWhatItWasSent_data();
    void eachInstanceCountsWhatItWasSent();
    void eachTargetHasItsOwnData();
    void cleansEveryTarget();
    void namesTheTargetThatFails();

private:
    static constexpr int instances = 2;
    static constexpr int databases = 2;
    QList<LoadTarget> targets() const;
    std::unique_ptr<Load> makeSubject(const RedisWorkload &workload) const;
    qint64 keysIn(const LoadTarget &target) const;

    TestRedisServer m_servers[instances];
};

void TestRedisTargets::initTestCase()
{
    NEED_REDIS();
    for (TestRedisServer &server : m_servers)
        QCOMPARE(server.start(), QString());
}

QList<LoadTarget> TestRedisTargets::targets() const
{
    QList<LoadTarget> targets;
    for (int instance = 1; instance <= instances; ++instance) {
        for (int database = 1; database <= databases; ++database) {
            LoadTarget target{instance, database, m_servers[instance - 1].endpoint()};
            target.endpoint.database = QString::number(database - 1);
            targets.append(target);
        }
    }
    return targets;
}

std::unique_ptr<Load> TestRedisTargets::makeSubject(const RedisWorkload &workload) const
{
    WorkloadCase redis;
    redis.what = workload;
    return makeLoad(redis, targets());
}

qint64 TestRedisTargets::keysIn(const LoadTarget &target) const
{
    // db0:keys=1001,expires=0,avg_ttl=0
    const QString info = m_servers[target.instance - 1].ask({u"INFO"_s, u"keyspace"_s});
    const QString line = info.section(u"db%1:keys="_s.arg(target.endpoint.database), 1);
    return line.section(u',', 0, 0).toLongLong();
}

void TestRedisTargets::eachInstanceCountsWhatItWasSent_data()
{
    QTest::addColumn<RedisTest>("test");
    QTest::addColumn<qint64>("operations");
    QTest::newRow("a number of requests") << RedisTest::Set << qint64(20000);
    QTest::newRow("a time") << RedisTest::Get << qint64(0);
    QTest::newRow("with upkeep") << RedisTest::Spop << qint64(5000);
}

void TestRedisTargets::eachInstanceCountsWhatItWasSent()
{
    QFETCH(RedisTest, test);
    QFETCH(qint64, operations);
    RedisWorkload workload = redisWorkload(test);
    if (operations > 0)
        countTo(workload, operations);
    const auto load = makeSubject(workload);
    LoadStory story;
    const auto prepared = load->prepare({}, story.callbacks());
    QVERIFY2(prepared, why(prepared).constData());
    const auto before = load->serverCounters();
    QVERIFY(before);
    QCOMPARE(before->size(), instances);
    const LoadOutcome outcome = load->run({}, story.callbacks());
    QVERIFY2(!outcome.failure, why(outcome).constData());
    const auto after = load->serverCounters();
    QVERIFY(after);

    QCOMPARE(outcome.targets.size(), instances * databases);
    LoadCounters sum;
    for (int instance = 0; instance < instances; ++instance) {
        qint64 answered = 0;
        for (int database = 0; database < databases; ++database) {
            const TargetOutcome &target = outcome.targets[instance * databases + database];
            if (operations > 0)
                QCOMPARE(target.totals.operations, operations);
            QVERIFY(target.totals.operations > 0);
            answered += target.answered.queries;
            sum += target.totals;
        }
        QCOMPARE((*after)[instance] - (*before)[instance], answered);
    }
    QCOMPARE(sum, outcome.totals);
    QCOMPARE(story.measured(), outcome.totals);
    const auto total = load->serverCounter();
    QVERIFY(total);
    QCOMPARE(*total, (*after)[0] + (*after)[1]);
}

void TestRedisTargets::eachTargetHasItsOwnData()
{
    RedisWorkload workload = redisWorkload(RedisTest::Get);
    workload.keyspace = 500;
    const auto load = makeSubject(workload);
    const auto prepared = load->prepare({}, {});
    QVERIFY2(prepared, why(prepared).constData());
    for (const LoadTarget &target : targets())
        QVERIFY2(keysIn(target) >= 500, qPrintable(QString::number(keysIn(target))));
}

void TestRedisTargets::cleansEveryTarget()
{
    const auto load = makeSubject(redisWorkload(RedisTest::Get));
    QVERIFY(load->prepare({}, {}));
    for (const LoadTarget &target : targets())
        QVERIFY(keysIn(target) > 0);
    const auto cleaned = load->clean({});
    QVERIFY2(cleaned, why(cleaned).constData());
    for (const LoadTarget &target : targets())
        QCOMPARE(keysIn(target), 0);
}

void TestRedisTargets::namesTheTargetThatFails()
{
    TestRedisServer gone;
    QCOMPARE(gone.start(), QString());
    QList<LoadTarget> some = targets();
    some.append(LoadTarget{3, 1, gone.endpoint()});
    gone.stop();
    WorkloadCase redis;
    redis.what = redisWorkload(RedisTest::Get);
    const auto prepared = makeLoad(redis, some)->prepare({}, {});
    QVERIFY(!prepared);
    const QString port = QString::number(some.last().endpoint.port);
    const QString words = prepared.error().sentence + prepared.error().detail;
    QVERIFY2(words.contains(port), qPrintable(words));
}

QTEST_GUILESS_MAIN(TestRedisTargets)
#include "tst_redistargets.moc"
