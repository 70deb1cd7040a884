// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltploader.h"
#include "tests/engine/oltp/oltptesting.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// Loading, accepting, finishing, refusing and removing data sets on a real server.
class TestOltpPrepare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void makesSysbenchsTables();
    void acceptsWhatIsThere();
    void sameSeedSameData();
    void finishesAnAbortedLoad();
    void replacesItsOwnDataOfAnotherShape();
    void addsTables();
    void refusesForeignTables();
    void refusesAForeignMark();
    void keepsASchemaItHasNotMade();
    void cleansUpExactlyItsOwn();
    void tellsProgressInRows();
    void stopsOnRequest();
    void saysWhatIsMissingInRights();
    void estimatesTheSpace();

private:
    std::unique_ptr<Load> load(const OltpWorkload &workload) const
    {
        return makeOltpLoad(workload, m_server.endpoint(), {});
    }
    QString checksum(Session &session, int tables) const;

    MariaDbServer m_server;
};

void TestOltpPrepare::initTestCase()
{
    TARE_START_SERVER(m_server);
}

void TestOltpPrepare::init()
{
    Session(m_server.endpoint()).run(u"DROP DATABASE IF EXISTS tare_oltp"_s);
}

QString TestOltpPrepare::checksum(Session &session, int tables) const
{
    QString sums;
    for (int number = 1; number <= tables; ++number)
        sums += session.rows(u"CHECKSUM TABLE tare_oltp.sbtest%1"_s.arg(number)).value(0).value(1) + u' ';
    return sums;
}

void TestOltpPrepare::makesSysbenchsTables()
{
    OltpWorkload workload = smallWorkload();
    workload.tableSize = OltpLoader::chunkRows + 7; // a chunk and a bit
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    Session session(m_server.endpoint());
    for (const int number : {1, 2}) {
        const QString name = u"tare_oltp.sbtest%1"_s.arg(number);
        QCOMPARE(session
                     .rows(u"SELECT COUNT(*), MIN(id), MAX(id), MIN(k) >= 1, MAX(k) <= COUNT(*), "
                           "MIN(LENGTH(c)), MAX(LENGTH(pad)) FROM %1"_s.arg(name))
                     .first(),
                 (QStringList{QString::number(workload.tableSize), u"1"_s,
                              QString::number(workload.tableSize), u"1"_s, u"1"_s, u"119"_s, u"59"_s}));
        QCOMPARE(
            session
                .rows(
                    u"SELECT GROUP_CONCAT(CONCAT(COLUMN_NAME, ' ', COLUMN_TYPE) ORDER BY ORDINAL_POSITION)"
                    " FROM information_schema.COLUMNS WHERE TABLE_SCHEMA='tare_oltp' AND TABLE_NAME='sbtest%1'"_s
                        .arg(number))
                .first()
                .first(),
            u"id bigint(20),k int(11),c char(120),pad char(60)"_s);
        QCOMPARE(session.rows(u"SHOW INDEX FROM %1"_s.arg(name)).size(), 2);
        QCOMPARE(session.rows(u"SHOW INDEX FROM %1"_s.arg(name)).last().value(2), u"k_%1"_s.arg(number));
        QCOMPARE(session.value(u"SELECT TABLE_COLLATION FROM information_schema.TABLES WHERE "
                               "TABLE_SCHEMA='tare_oltp' AND TABLE_NAME='sbtest%1'"_s.arg(number)),
                 u"utf8mb4_bin"_s);
    }
}

void TestOltpPrepare::acceptsWhatIsThere()
{
    const OltpWorkload workload = smallWorkload();
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    Session session(m_server.endpoint());
    const auto inserts = [&session] { return session.counters().value(u"Com_insert"_s); };
    const qint64 before = inserts();
    OltpWorkload fewer = workload; // another mix on some of the tables
    fewer.mix = OltpMix::PointSelect;
    fewer.tables = 1;
    fewer.distribution = RowDistribution::Zipfian;
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    TARE_VERIFY_RESULT(load(fewer)->prepare({}, {}));
    QCOMPARE(inserts(), before);

    // a row went missing: noticed and put back
    const QString whole = checksum(session, 2);
    session.run(u"DELETE FROM tare_oltp.sbtest2 WHERE id = 500"_s);
    QVERIFY(checksum(session, 2) != whole);
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    QCOMPARE(checksum(session, 2), whole);
}

void TestOltpPrepare::sameSeedSameData()
{
    OltpWorkload workload = smallWorkload();
    workload.tableSize = 3 * OltpLoader::chunkRows + 1;
    Session session(m_server.endpoint());
    const auto loadWith = [&](int threads, quint64 seed, bool arrays = true) -> QString {
        workload.seed = seed;
        session.run(u"DROP DATABASE IF EXISTS tare_oltp"_s);
        OltpSchema schema(m_server.endpoint());
        MySqlConnection connection;
        MySqlConnection::Options options;
        options.connectBy = MySqlConnection::Clock::now() + std::chrono::seconds(10);
        options.useDatabase = false;
        if (!connection.open(m_server.endpoint(), options) || !schema.open(connection))
            return u"no schema"_s;
        std::vector<OltpLoader::Task> tasks;
        for (int number = 1; number <= workload.tables; ++number) {
            if (!schema.createTable(connection, workload, number))
                return u"no table"_s;
            tasks.push_back({number, false});
        }
        OltpLoader loader(workload, m_server.endpoint(), schema, threads);
        if (!arrays)
            loader.forbidArrays();
        const auto loaded = loader.load(tasks, MySqlConnection::Clock::time_point::max(), {}, {});
        return loaded ? checksum(session, workload.tables) : text(loaded.error());
    };
    const QString alone = loadWith(1, 1);
    QVERIFY2(QRegularExpression(u"^\\d+ \\d+ $"_s).match(alone).hasMatch(), qPrintable(alone));
    QCOMPARE(loadWith(4, 1), alone);
    QCOMPARE(loadWith(4, 1, false), alone); // with an INSERT of many rows
    // packets that hold a part of an array only
    session.run(u"SET GLOBAL max_allowed_packet=65536"_s);
    const QString small = loadWith(2, 1) + loadWith(2, 1, false);
    session.run(u"SET GLOBAL max_allowed_packet=DEFAULT"_s);
    QCOMPARE(small, alone + alone);
    // chunks of one table do not wait for each other, whatever the patience for locks
    session.run(u"SET GLOBAL innodb_lock_wait_timeout=1"_s);
    const QString impatient = loadWith(4, 1);
    session.run(u"SET GLOBAL innodb_lock_wait_timeout=DEFAULT"_s);
    QCOMPARE(impatient, alone);
    QVERIFY(loadWith(4, 2) != alone);
}

void TestOltpPrepare::finishesAnAbortedLoad()
{
    OltpWorkload workload = smallWorkload();
    workload.tables = 1;
    workload.tableSize = 3 * OltpLoader::chunkRows;
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    Session session(m_server.endpoint());
    const QString whole = checksum(session, 1);

    // as an abort leaves it: a chunk missing, one half there, the index missing, the mark at "loading"
    session.run(u"DELETE FROM tare_oltp.sbtest1 WHERE id <= %1"_s.arg(OltpLoader::chunkRows));
    session.run(u"DELETE FROM tare_oltp.sbtest1 WHERE id > %1"_s.arg(2 * OltpLoader::chunkRows + 5));
    session.run(u"DROP INDEX k_1 ON tare_oltp.sbtest1"_s);
    session.run(u"UPDATE tare_oltp.tare_dataset SET state='loading' WHERE name='sbtest1'"_s);
    LoadOutcome outcome = load(workload)->run({}, {});
    QVERIFY(outcome.failure); // not complete: not used
    QVERIFY(outcome.failure->sentence.contains(u"sbtest1"));
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    QCOMPARE(checksum(session, 1), whole);
    QCOMPARE(session.rows(u"SHOW INDEX FROM tare_oltp.sbtest1"_s).size(), 2);

    // an entry whose table was never made
    session.run(u"DROP TABLE tare_oltp.sbtest1"_s);
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    QCOMPARE(checksum(session, 1), whole);
}

void TestOltpPrepare::replacesItsOwnDataOfAnotherShape()
{
    OltpWorkload workload = smallWorkload();
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    workload.tableSize = 700;
    LoadOutcome outcome = load(workload)->run({}, {});
    QVERIFY(outcome.failure);
    int events = 0;
    LoadCallbacks callbacks;
    callbacks.eventHappened = [&events](const RunEvent &) { ++events; };
    TARE_VERIFY_RESULT(load(workload)->prepare({}, callbacks));
    QCOMPARE(events, 2);
    QCOMPARE(Session(m_server.endpoint()).value(u"SELECT COUNT(*) FROM tare_oltp.sbtest2"_s), u"700"_s);
}

void TestOltpPrepare::addsTables()
{
    OltpWorkload workload = smallWorkload();
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    Session session(m_server.endpoint());
    session.run(u"UPDATE tare_oltp.sbtest1 SET k=k+1 WHERE id=1"_s);
    const QString before = checksum(session, 2);
    workload.tables = 3;
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    QCOMPARE(checksum(session, 2), before);
    QCOMPARE(session.value(u"SELECT COUNT(*) FROM tare_oltp.sbtest3"_s), u"1000"_s);
}

void TestOltpPrepare::refusesForeignTables()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE DATABASE tare_oltp"_s);
    session.run(u"CREATE TABLE tare_oltp.sbtest1 (id INT PRIMARY KEY)"_s);
    session.run(u"INSERT INTO tare_oltp.sbtest1 VALUES (1), (2)"_s);
    const auto refused = load(smallWorkload())->prepare({}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::DataRefused);
    QVERIFY2(refused.error().sentence.contains(u"sbtest1"), qPrintable(refused.error().sentence));
    TARE_VERIFY_RESULT(load(smallWorkload())->clean({}));
    QCOMPARE(session.rows(u"SHOW TABLES FROM tare_oltp"_s).size(), 1);
    QCOMPARE(session.value(u"SELECT COUNT(*) FROM tare_oltp.sbtest1"_s), u"2"_s);

    // also beside Tare's own tables
    session.run(u"DROP DATABASE tare_oltp"_s);
    TARE_VERIFY_RESULT(load(smallWorkload())->prepare({}, {}));
    session.run(u"CREATE TABLE tare_oltp.customers (id INT PRIMARY KEY)"_s);
    const auto again = load(smallWorkload())->prepare({}, {});
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::DataRefused);
    QVERIFY(again.error().sentence.contains(u"customers"));
}

void TestOltpPrepare::refusesAForeignMark()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE DATABASE tare_oltp"_s);
    session.run(u"CREATE TABLE tare_oltp.tare_dataset (whatever INT)"_s);
    const auto refused = load(smallWorkload())->prepare({}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::DataRefused);
    QVERIFY(refused.error().sentence.contains(u"tare_dataset"));
    QVERIFY(!load(smallWorkload())->clean({}));
    QCOMPARE(session.rows(u"SHOW TABLES FROM tare_oltp"_s).size(), 1);
}

void TestOltpPrepare::keepsASchemaItHasNotMade()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE DATABASE tare_oltp"_s); // empty, but the user's
    TARE_VERIFY_RESULT(load(smallWorkload())->prepare({}, {}));
    TARE_VERIFY_RESULT(load(smallWorkload())->clean({}));
    QCOMPARE(session.rows(u"SHOW DATABASES LIKE 'tare\\_oltp'"_s).size(), 1);
    QCOMPARE(session.rows(u"SHOW TABLES FROM tare_oltp"_s).size(), 0);
}

void TestOltpPrepare::cleansUpExactlyItsOwn()
{
    Session session(m_server.endpoint());
    const auto databases = [&session] { return session.rows(u"SHOW DATABASES"_s); };
    const auto before = databases();
    TARE_VERIFY_RESULT(load(smallWorkload())->prepare({}, {}));
    QVERIFY(databases() != before);
    TARE_VERIFY_RESULT(load(smallWorkload())->clean({}));
    QCOMPARE(databases(), before);
    TARE_VERIFY_RESULT(load(smallWorkload())->clean({})); // nothing left: fine, too

    // somebody's table came later: it stays, and with it the schema
    TARE_VERIFY_RESULT(load(smallWorkload())->prepare({}, {}));
    session.run(u"CREATE TABLE tare_oltp.customers (id INT PRIMARY KEY)"_s);
    TARE_VERIFY_RESULT(load(smallWorkload())->clean({}));
    QCOMPARE(session.rows(u"SHOW TABLES FROM tare_oltp"_s), QList<QStringList>{QStringList{u"customers"_s}});
}

void TestOltpPrepare::tellsProgressInRows()
{
    const OltpWorkload workload = smallWorkload();
    qint64 last = 0;
    qint64 total = 0;
    bool backwards = false;
    LoadCallbacks callbacks;
    callbacks.preparing = [&](qint64 done, qint64 all, const QString &what) {
        backwards = backwards || done < last || what.isEmpty();
        last = done;
        total = all;
    };
    TARE_VERIFY_RESULT(load(workload)->prepare({}, callbacks));
    QVERIFY(!backwards);
    QCOMPARE(total, 2000);
    QCOMPARE(last, total);
}

void TestOltpPrepare::stopsOnRequest()
{
    OltpWorkload workload = smallWorkload();
    workload.tableSize = 50'000'000; // far more than there is patience for
    std::stop_source stop;
    LoadCallbacks callbacks;
    callbacks.preparing = [&stop](qint64 done, qint64, const QString &) {
        if (done > 0)
            stop.request_stop();
    };
    const auto stopped = load(workload)->prepare(stop.get_token(), callbacks);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    TARE_VERIFY_RESULT(load(workload)->clean({}));
}

void TestOltpPrepare::saysWhatIsMissingInRights()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE OR REPLACE USER poor@127.0.0.1 IDENTIFIED BY 'x-5'"_s);
    Endpoint endpoint = m_server.endpoint();
    endpoint.user = u"poor"_s;
    endpoint.password = u"x-5"_s;
    const auto refused = makeOltpLoad(smallWorkload(), endpoint, {})->prepare({}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ServerRefused);
    QVERIFY2(refused.error().sentence.contains(u"poor"), qPrintable(text(refused.error())));
    QVERIFY(refused.error().sentence.contains(u"tare_oltp"));
}

void TestOltpPrepare::estimatesTheSpace()
{
    OltpWorkload workload = smallWorkload();
    workload.tables = 1;
    workload.tableSize = 100000;
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    Session session(m_server.endpoint());
    const double real = session
                            .value(u"SELECT FILE_SIZE FROM information_schema.INNODB_SYS_TABLESPACES "
                                   "WHERE NAME='tare_oltp/sbtest1'"_s)
                            .toDouble();
    QVERIFY(real > 0);
    const double ratio = static_cast<double>(estimateOltpBytes(workload)) / real;
    QVERIFY2(ratio > 0.7 && ratio < 1.3, qPrintable(u"%1 of %2 bytes"_s.arg(ratio).arg(real)));
    QVERIFY(oltpDataSetKey(workload) != oltpDataSetKey(smallWorkload()));
    OltpWorkload other = workload;
    other.mix = OltpMix::PointSelect;
    other.threads = {1};
    QCOMPARE(oltpDataSetKey(other), oltpDataSetKey(workload));
}

QTEST_GUILESS_MAIN(TestOltpPrepare)
#include "tst_oltpprepare.moc"
