// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/oltp/oltptesting.h"

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// What is special of single mixes and options, against a real server.
class TestOltpMixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void deletePutsRowsBack();
    void deleteAsSysbenchDoes();
    void insertNeverCollides_data();
    void insertNeverCollides();
    void preparingRemovesInsertedRows();
    void bulkInsertContinues();
    void bulkInsertLeavesOtherTablesAlone();
    void updatesChangeRowsInEveryRun();
    void randomPointsStayInTheirSlices();
    void tableOptions_data();
    void tableOptions();
    void sysbenchsTables();
    void latencyOfEachStatement();
    void connectsAnew();
    void keepsTheRate();
    void latencyCountsFromTheIntendedStart();
    void givesTransactionsUp();
    void countsBytes();
    void manyConnections();

private:
    LoadOutcome run(const OltpWorkload &workload, bool prepare = true);
    QString checksum(const QString &table);
    Session &session() { return *m_session; }

    MariaDbServer m_server;
    std::unique_ptr<Session> m_session;
};

void TestOltpMixes::initTestCase()
{
    TARE_START_SERVER(m_server, {u"--innodb-lock-wait-timeout=1"_s, u"--max-connections=600"_s});
}

void TestOltpMixes::init()
{
    m_session = std::make_unique<Session>(m_server.endpoint());
    session().run(u"DROP DATABASE IF EXISTS tare_oltp"_s);
}

void TestOltpMixes::cleanup()
{
    m_session.reset();
}

LoadOutcome TestOltpMixes::run(const OltpWorkload &workload, bool prepare)
{
    const auto load = makeOltpLoad(workload, m_server.endpoint(), {});
    if (prepare) {
        const auto prepared = load->prepare({}, {});
        if (!prepared)
            throw std::runtime_error(text(prepared.error()).toStdString());
    }
    const auto before = load->serverCounter();
    LoadOutcome outcome = load->run({}, {});
    const auto after = load->serverCounter();
    if (outcome.failure)
        throw std::runtime_error(text(*outcome.failure).toStdString());
    if (!before || !after || *after - *before != outcome.answered.queries)
        throw std::runtime_error("the server counted something else");
    return outcome;
}

QString TestOltpMixes::checksum(const QString &table)
{
    return session().rows(u"CHECKSUM TABLE tare_oltp."_s + table).value(0).value(1);
}

void TestOltpMixes::deletePutsRowsBack()
{
    OltpWorkload workload = smallWorkload(OltpMix::Delete);
    workload.tables = 2;
    workload.tableSize = 100;
    workload.threads = {3};
    workload.timing.operations = 1000; // five times all rows
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    const QString first = checksum(u"sbtest1"_s);
    const auto before = session().counters();
    const LoadOutcome outcome = run(workload, false);
    const auto after = session().counters();
    QCOMPARE(outcome.totals.operations, 1000);
    QCOMPARE(outcome.totals.empties, 0); // not one of them timed a row that was not there
    QCOMPARE(after.value(u"Com_delete"_s) - before.value(u"Com_delete"_s), 1000);
    const qint64 refills = after.value(u"Com_insert"_s) - before.value(u"Com_insert"_s);
    QVERIFY(refills > 0);
    QCOMPARE(outcome.totals.writes, 1000 + refills);
    QVERIFY(outcome.facts.value(u"load.refilledRows"_s).toLongLong() >= 600);
    const qint64 left = session()
                            .value(u"SELECT (SELECT COUNT(*) FROM tare_oltp.sbtest1) + "
                                   "(SELECT COUNT(*) FROM tare_oltp.sbtest2)"_s)
                            .toLongLong();
    QVERIFY(left < 200);
    // the next step starts from all of them again
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    QCOMPARE(checksum(u"sbtest1"_s), first);
    QCOMPARE(session().value(u"SELECT COUNT(*) FROM tare_oltp.sbtest2"_s), u"100"_s);
}

void TestOltpMixes::deleteAsSysbenchDoes()
{
    OltpWorkload workload = smallWorkload(OltpMix::Delete);
    workload.sysbenchCompatible = true;
    workload.tables = 1;
    workload.tableSize = 100;
    const LoadOutcome outcome = run(workload);
    QCOMPARE(outcome.totals.operations, 200);
    QVERIFY(outcome.totals.empties > 0);
    QCOMPARE(session().value(u"SELECT COUNT(*) FROM tare_oltp.sbtest1"_s).toLongLong(),
             100 - (200 - outcome.totals.empties));
}

void TestOltpMixes::insertNeverCollides_data()
{
    QTest::addColumn<bool>("automatic");
    QTest::addColumn<bool>("sysbench");
    QTest::addColumn<bool>("secondary");
    QTest::newRow("ids of the server") << true << false << false;
    QTest::newRow("ids given") << false << false << false;
    QTest::newRow("ids given, no primary key") << false << false << true;
    QTest::newRow("ids of 32 bits") << true << true << false;
}

void TestOltpMixes::insertNeverCollides()
{
    QFETCH(bool, automatic);
    QFETCH(bool, sysbench);
    QFETCH(bool, secondary);
    OltpWorkload workload = smallWorkload(OltpMix::Insert);
    workload.table.autoIncrement = automatic;
    workload.table.secondaryKey = secondary;
    workload.sysbenchCompatible = sysbench;
    workload.timing.operations = 500;
    for (int times = 1; times <= 3; ++times) {
        const LoadOutcome outcome = run(workload, times == 1);
        QCOMPARE(outcome.totals.errors, 0);
        QCOMPARE(outcome.totals.operations, 500);
        QCOMPARE(outcome.totals.writes, 500);
        QCOMPARE(session().value(u"SELECT (SELECT COUNT(DISTINCT id) FROM tare_oltp.sbtest1) + "
                                 "(SELECT COUNT(DISTINCT id) FROM tare_oltp.sbtest2)"_s),
                 QString::number(2000 + 500 * times));
    }
}

void TestOltpMixes::preparingRemovesInsertedRows()
{
    OltpWorkload workload = smallWorkload(OltpMix::Insert);
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    const QString before = checksum(u"sbtest1"_s);
    run(workload);
    QVERIFY(checksum(u"sbtest1"_s) != before);
    QStringList events;
    LoadCallbacks callbacks;
    callbacks.eventHappened = [&events](const RunEvent &event) { events += event.text; };
    const auto inserted = [this] { return session().counters().value(u"Com_insert"_s); };
    const qint64 counted = inserted();
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, callbacks));
    QCOMPARE(checksum(u"sbtest1"_s), before);
    QCOMPARE(inserted(), counted); // nothing was loaded again
    QCOMPARE(events.size(), 2);
    QVERIFY(events.first().contains(u"sbtest1"));

    // more rows than the table had: it is made anew
    workload.tableSize = 10;
    run(workload);
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    QCOMPARE(session().value(u"SELECT COUNT(*) FROM tare_oltp.sbtest1"_s), u"10"_s);
}

void TestOltpMixes::bulkInsertContinues()
{
    OltpWorkload workload = smallWorkload(OltpMix::BulkInsert);
    workload.threads = {2};
    workload.timing.operations = 3;
    qint64 rows = 0;
    for (int times = 1; times <= 2; ++times) { // also without preparing in between
        const LoadOutcome outcome = run(workload, times == 1);
        QCOMPARE(outcome.totals.operations, 3);
        QCOMPARE(outcome.totals.errors, 0);
        rows += outcome.facts.value(u"load.bulkRows"_s).toLongLong();
        QVERIFY(rows > 30000 * times);
        QCOMPARE(session().value(u"SELECT (SELECT COUNT(*) FROM tare_oltp.sbbulk1) + "
                                 "(SELECT COUNT(*) FROM tare_oltp.sbbulk2)"_s),
                 QString::number(rows));
    }
    QCOMPARE(session().value(u"SELECT COUNT(*) FROM tare_oltp.sbbulk1 WHERE id <> k"_s), u"0"_s);
    run(workload); // prepared: starts from nothing
    QVERIFY(session().value(u"SELECT COUNT(*) FROM tare_oltp.sbbulk1"_s).toLongLong() < rows);
}

void TestOltpMixes::bulkInsertLeavesOtherTablesAlone()
{
    TARE_VERIFY_RESULT(makeOltpLoad(smallWorkload(), m_server.endpoint(), {})->prepare({}, {}));
    const QString before = checksum(u"sbtest1"_s);
    OltpWorkload workload = smallWorkload(OltpMix::BulkInsert);
    workload.timing.operations = 1;
    run(workload);
    QCOMPARE(checksum(u"sbtest1"_s), before);
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->clean({}));
    QCOMPARE(session().rows(u"SHOW DATABASES LIKE 'tare\\_oltp'"_s).size(), 0);
}

void TestOltpMixes::updatesChangeRowsInEveryRun()
{
    for (const OltpMix mix : {OltpMix::UpdateNonIndex, OltpMix::UpdateIndex, OltpMix::WriteOnly}) {
        const OltpWorkload workload = smallWorkload(mix);
        for (int times = 1; times <= 2; ++times) // the same seed, so the same rows
            QCOMPARE(run(workload).totals.empties, 0);
    }
}

void TestOltpMixes::randomPointsStayInTheirSlices()
{
    OltpWorkload workload = smallWorkload(OltpMix::RandomPoints);
    workload.tables = 1;
    workload.threads = {1};
    workload.counts.randomPoints = 100;
    workload.timing.operations = 20;
    session().run(u"SET GLOBAL userstat=1"_s);
    const LoadOutcome points = run(workload);
    QCOMPARE(points.totals.reads, 20);
    QCOMPARE(points.totals.empties, 0);
    workload.mix = OltpMix::RandomRanges;
    workload.counts.numberOfRanges = 3;
    QCOMPARE(run(workload).totals.reads, 20);
    session().run(u"SET GLOBAL userstat=0"_s);
}

void TestOltpMixes::tableOptions_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("expected");
    QTest::newRow("engine") << 0 << u"ENGINE=MyISAM"_s;
    QTest::newRow("secondary key") << 1 << u"KEY `xid` (`id`)"_s;
    QTest::newRow("no index on k") << 2 << u"PRIMARY KEY (`id`)\n"_s;
    QTest::newRow("no auto_increment") << 3 << u"`id` bigint(20) NOT NULL,"_s;
}

void TestOltpMixes::tableOptions()
{
    QFETCH(int, which);
    QFETCH(QString, expected);
    OltpWorkload workload = smallWorkload();
    const QString plain = oltpDataSetKey(workload);
    if (which == 0)
        workload.table.storageEngine = u"MyISAM"_s;
    workload.table.secondaryKey = which == 1;
    workload.table.secondaryIndex = which != 2;
    workload.table.autoIncrement = which != 3;
    QVERIFY(oltpDataSetKey(workload) != plain);
    workload.threads = {1}; // MyISAM has no transactions to collide in
    const LoadOutcome outcome = run(workload);
    QCOMPARE(outcome.totals.operations, 200);
    QCOMPARE(outcome.totals.errors, 0);
    const QString made = session().rows(u"SHOW CREATE TABLE tare_oltp.sbtest2"_s).first().value(1);
    QVERIFY2(made.contains(expected), qPrintable(made));
    QCOMPARE(made.contains(u"KEY `k_2` (`k`)"), which != 2);
}

void TestOltpMixes::sysbenchsTables()
{
    session().run(u"SET GLOBAL collation_server='latin1_swedish_ci'"_s);
    OltpWorkload workload = smallWorkload();
    workload.sysbenchCompatible = true;
    workload.distribution = RowDistribution::Special;
    workload.tableSize = 10000;
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    session().run(u"SET GLOBAL collation_server=DEFAULT"_s);
    const QString made = session().rows(u"SHOW CREATE TABLE tare_oltp.sbtest1"_s).first().value(1);
    QVERIFY2(made.contains(u"`id` int(11) NOT NULL AUTO_INCREMENT"), qPrintable(made));
    QVERIFY2(made.contains(u"CHARSET=latin1"), qPrintable(made));
    // three quarters of k in 0.75 % of the rows
    const qint64 hot = session()
                           .value(u"SELECT COUNT(*) FROM tare_oltp.sbtest1 WHERE k BETWEEN 4976 AND 5050"_s)
                           .toLongLong();
    QVERIFY2(hot > 7000 && hot < 8000, qPrintable(QString::number(hot)));
    run(workload);
}

void TestOltpMixes::latencyOfEachStatement()
{
    OltpWorkload workload = smallWorkload();
    QCOMPARE(run(workload).latencyParts.keys(), QStringList{u"attempt"_s});
    workload.statementLatency = true;
    workload.threads = {1};
    const LoadOutcome outcome = run(workload);
    const QMap<QString, std::uint64_t> expected{
        {u"attempt"_s, 1},          {u"begin"_s, 1},       {u"point_select"_s, 10},  {u"simple_range"_s, 1},
        {u"sum_range"_s, 1},        {u"order_range"_s, 1}, {u"distinct_range"_s, 1}, {u"index_update"_s, 1},
        {u"non_index_update"_s, 1}, {u"delete"_s, 1},      {u"insert"_s, 1},         {u"commit"_s, 1}};
    QCOMPARE(outcome.latencyParts.keys(), expected.keys());
    std::uint64_t sum = 0;
    for (auto part = expected.cbegin(); part != expected.cend(); ++part) {
        const LatencyHistogram &found = outcome.latencyParts[part.key()];
        QCOMPARE(found.count(), part.value() * 200);
        if (part.key() != u"attempt")
            sum += found.sum();
    }
    // the statements are most of the transaction, and never more than it
    QVERIFY(sum <= outcome.histogram.sum());
    QVERIFY(sum > outcome.histogram.sum() / 2);
}

void TestOltpMixes::connectsAnew()
{
    OltpWorkload workload = smallWorkload();
    workload.threads = {1};
    workload.reconnectEvery = 10;
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    const auto connections = [this] {
        return session().rows(u"SHOW GLOBAL STATUS LIKE 'Connections'"_s).first().value(1).toLongLong();
    };
    const qint64 before = connections();
    const LoadOutcome outcome = makeOltpLoad(workload, m_server.endpoint(), {})->run({}, {});
    const qint64 after = connections();
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.totals.operations, 200);
    QCOMPARE(outcome.facts.value(u"load.renewals"_s), u"19"_s);
    QCOMPARE(outcome.latencyParts.value(u"connect"_s).count(), std::uint64_t(19));
    QCOMPARE(after - before, 19 + 1 + 1); // the first one, and the one that looks at the limits
    run(workload);
}

void TestOltpMixes::keepsTheRate()
{
    OltpWorkload workload = smallWorkload(OltpMix::PointSelect);
    workload.rate = 200;
    workload.timing = {1, 4, 1, 0};
    const LoadOutcome outcome = run(workload);
    const double rate = double(outcome.totals.operations) / outcome.seconds;
    QVERIFY2(rate > 140 && rate < 260,
             qPrintable(QString::number(rate))); // 800 on average, a Poisson process
    QCOMPARE(outcome.facts.value(u"load.rate"_s), u"200"_s);
}

void TestOltpMixes::latencyCountsFromTheIntendedStart()
{
    // the rows are locked for a good second: in an open loop everybody who had to start meanwhile has waited
    OltpWorkload workload = smallWorkload(OltpMix::UpdateIndex);
    workload.tables = 1;
    workload.threads = {2};
    workload.rate = 200;
    workload.timing = {0, 4, 1, 0};
    const auto load = makeOltpLoad(workload, m_server.endpoint(), {});
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    LoadCallbacks callbacks;
    Session locker(m_server.endpoint());
    locker.run(u"LOCK TABLES tare_oltp.sbtest1 WRITE"_s);
    callbacks.intervalEnded = [&locker](const IntervalSample &sample) {
        if (sample.index == 0)
            locker.run(u"UNLOCK TABLES"_s);
    };
    const LoadOutcome outcome = load->run({}, callbacks);
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QVERIFY(outcome.totals.operations > 400); // the backlog is worked off
    // a fifth of them at least began late by half a second and more; the server was slow for two of them only
    QVERIFY(outcome.histogram.percentile(0.9) > 400'000'000u);
    QVERIFY(outcome.latencyParts.value(u"attempt"_s).percentile(0.9) < 400'000'000u);
}

void TestOltpMixes::givesTransactionsUp()
{
    OltpWorkload workload = smallWorkload(OltpMix::UpdateIndex);
    workload.tables = 1;
    workload.tableSize = 1;
    workload.threads = {1};
    workload.retries = 1;
    workload.timing = {0, 60, 1, 1};
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    Session locker(m_server.endpoint());
    locker.run(u"BEGIN"_s);
    locker.rows(u"SELECT * FROM tare_oltp.sbtest1 FOR UPDATE"_s);
    const LoadOutcome outcome = run(workload, false);
    QCOMPARE(outcome.totals.operations, 0);
    QCOMPARE(outcome.totals.errors, 2);
    QCOMPARE(outcome.totals.retries, 1);
    QCOMPARE(outcome.facts.value(u"load.givenUp"_s), u"1"_s);
    QCOMPARE(outcome.errors.size(), 1);
    QCOMPARE(outcome.errors.first().code, u"1205"_s);
    QVERIFY(outcome.errors.first().lastSeen > outcome.errors.first().firstSeen);
}

void TestOltpMixes::countsBytes()
{
    const OltpWorkload workload = smallWorkload(OltpMix::ReadOnly);
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    const auto bytes = [this](const QString &name) {
        return session().rows(u"SHOW GLOBAL STATUS LIKE '%1'"_s.arg(name)).first().value(1).toLongLong();
    };
    const qint64 sent = bytes(u"Bytes_sent"_s);
    const qint64 received = bytes(u"Bytes_received"_s);
    const LoadOutcome outcome = makeOltpLoad(workload, m_server.endpoint(), {})->run({}, {});
    // connecting, preparing and the questions of this test are no traffic of the load
    constexpr qint64 others = 60'000;
    const qint64 in = bytes(u"Bytes_sent"_s) - sent - outcome.answered.bytesIn;
    const qint64 out = bytes(u"Bytes_received"_s) - received - outcome.answered.bytesOut;
    QVERIFY2(in >= 0 && in < others, qPrintable(QString::number(in)));
    QVERIFY2(out >= 0 && out < others, qPrintable(QString::number(out)));
    QVERIFY(outcome.totals.bytesIn > 200 * 300 * 119); // 200 transactions with three hundred rows each
}

void TestOltpMixes::manyConnections()
{
    OltpWorkload workload = smallWorkload(OltpMix::PointSelect);
    workload.threads = {500};
    workload.timing.operations = 5000;
    const LoadOutcome outcome = run(workload);
    QCOMPARE(outcome.totals.operations, 5000);
    QCOMPARE(outcome.totals.errors, 0);
}

QTEST_GUILESS_MAIN(TestOltpMixes)
#include "tst_oltpmixes.moc"
