// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/oltp/oltptesting.h"

#include <QFile>
#include <QRegularExpression>

#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Tare;
using namespace Tare::Test;

namespace {

struct Mix
{
    const char *name;
    OltpMix mix;
    qint64 reads;
    qint64 updates;
    qint64 deletes;
    qint64 inserts;
    bool transaction = false;
    bool alwaysText = false;
    qint64 operations = 200;
};

constexpr Mix mixes[] = {
    {"oltp_read_write", OltpMix::ReadWrite, 14, 2, 1, 1, true},
    {"oltp_read_only", OltpMix::ReadOnly, 14, 0, 0, 0, true},
    {"oltp_write_only", OltpMix::WriteOnly, 0, 2, 1, 1, true},
    {"oltp_point_select", OltpMix::PointSelect, 1, 0, 0, 0},
    {"oltp_update_index", OltpMix::UpdateIndex, 0, 1, 0, 0},
    {"oltp_update_non_index", OltpMix::UpdateNonIndex, 0, 1, 0, 0},
    {"oltp_insert", OltpMix::Insert, 0, 0, 0, 1, false, true},
    {"oltp_delete", OltpMix::Delete, 0, 0, 1, 0},
    {"select_random_points", OltpMix::RandomPoints, 1, 0, 0, 0},
    {"select_random_ranges", OltpMix::RandomRanges, 1, 0, 0, 0},
    {"bulk_insert", OltpMix::BulkInsert, 0, 0, 0, 1, false, true, 2}, // half a megabyte each
};

/// The statements of one transaction, in order, every value a question mark.
QStringList statementsOf(OltpMix mix)
{
    QStringList reads(10, u"SELECT c FROM sbtest1 WHERE id=?"_s);
    reads += {u"SELECT c FROM sbtest1 WHERE id BETWEEN ? AND ?"_s,
              u"SELECT SUM(k) FROM sbtest1 WHERE id BETWEEN ? AND ?"_s,
              u"SELECT c FROM sbtest1 WHERE id BETWEEN ? AND ? ORDER BY c"_s,
              u"SELECT DISTINCT c FROM sbtest1 WHERE id BETWEEN ? AND ? ORDER BY c"_s};
    const QStringList updates{u"UPDATE sbtest1 SET k=k+? WHERE id=?"_s,
                              u"UPDATE sbtest1 SET c=? WHERE id=?"_s};
    const QString remove = u"DELETE FROM sbtest1 WHERE id=?"_s;
    const QString insert = u"INSERT INTO sbtest1 (id, k, c, pad) VALUES (?, ?, ?, ?)"_s;
    const QStringList writes = updates + QStringList{remove, insert};
    QStringList ranges(10, u"k BETWEEN ? AND ?"_s);
    switch (mix) {
    case OltpMix::ReadWrite:
        return reads + writes;
    case OltpMix::ReadOnly:
        return reads;
    case OltpMix::WriteOnly:
        return writes;
    case OltpMix::PointSelect:
        return reads.first(1);
    case OltpMix::UpdateIndex:
        return updates.first(1);
    case OltpMix::UpdateNonIndex:
        return updates.last(1);
    case OltpMix::Insert:
        return {insert};
    case OltpMix::Delete:
        return {remove};
    case OltpMix::RandomPoints:
        return {u"SELECT id, k, c, pad FROM sbtest1 WHERE k IN (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s};
    case OltpMix::RandomRanges:
        return {u"SELECT count(k) FROM sbtest1 WHERE "_s + ranges.join(u" OR "_s)};
    case OltpMix::BulkInsert:
        return {u"INSERT INTO sbbulk1 VALUES "_s};
    }
    return {};
}

const ErrorCount *find(const LoadOutcome &outcome, const QString &code)
{
    for (const ErrorCount &error : outcome.errors)
        if (error.code == code)
            return &error;
    return nullptr;
}

} // namespace

/// The mixes against a real server, checked by the server's own counters and log.
class TestOltpLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void countsEqualTheServers_data();
    void countsEqualTheServers();
    void countsWithWarmUpAndTimeLimit();
    void sendsSysbenchsTransaction_data();
    void sendsSysbenchsTransaction();
    void keepsTheRows();
    void spreadsOverTables();
    void retriesDeadlocks();
    void retriesLockWaitTimeouts();
    void countsEmptyReads();
    void stopsOnRequest();
    void refusesTooManyPreparedStatements();
    void refusesTooManyConnections();
    void failsOnAFatalError();

private:
    std::unique_ptr<Load> load(const OltpWorkload &workload, const LoadPatience &patience = {}) const
    {
        return makeOltpLoad(workload, m_server.endpoint(), patience);
    }
    QString logFile() const { return m_server.directory() + u"/data/general.log"_s; }

    MariaDbServer m_server;
};

void TestOltpLoad::initTestCase()
{
    TARE_START_SERVER(m_server, {u"--innodb-lock-wait-timeout=1"_s, u"--general-log-file=general.log"_s});
    TARE_VERIFY_RESULT(load(smallWorkload())->prepare({}, {}));
}

void TestOltpLoad::countsEqualTheServers_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("prepared");
    QTest::addColumn<bool>("skip");
    for (int index = 0; index < int(std::size(mixes)); ++index)
        for (const bool prepared : {true, false})
            for (const bool skip : {false, true})
                QTest::addRow("%s %s%s", mixes[index].name, prepared ? "prepared" : "text",
                              skip ? " skip_trx" : "")
                    << index << prepared << skip;
}

void TestOltpLoad::countsEqualTheServers()
{
    QFETCH(int, index);
    QFETCH(bool, prepared);
    QFETCH(bool, skip);
    const Mix &mix = mixes[index];
    OltpWorkload workload = smallWorkload(mix.mix);
    workload.threads = {1}; // nobody to collide with: the figures are exact
    workload.preparedStatements = prepared;
    workload.skipTransactions = skip;
    workload.timing.operations = mix.operations;
    const auto subject = load(workload);
    TARE_VERIFY_RESULT(subject->prepare({}, {}));
    Session session(m_server.endpoint());
    const auto before = session.counters();
    const auto counterBefore = subject->serverCounter();
    const LoadOutcome outcome = subject->run({}, {});
    const auto counterAfter = subject->serverCounter();
    const auto after = session.counters();
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    TARE_VERIFY_RESULT(counterBefore);
    TARE_VERIFY_RESULT(counterAfter);

    const qint64 count = workload.timing.operations;
    const bool explicitTransaction = !skip && mix.transaction;
    const LoadCounters &totals = outcome.totals;
    QCOMPARE(outcome.answered, totals);
    QCOMPARE(totals.operations, count);
    QCOMPARE(totals.reads, mix.reads * count);
    QCOMPARE(totals.writes, (mix.updates + mix.deletes + mix.inserts) * count);
    QCOMPARE(totals.others, explicitTransaction ? 2 * count : 0);
    QCOMPARE(totals.queries, totals.reads + totals.writes + totals.others);
    QCOMPARE(totals.errors, 0);
    QCOMPARE(outcome.histogram.count(), std::uint64_t(count));
    QCOMPARE(*counterAfter - *counterBefore, totals.queries);

    const auto difference = [&](const QString &name) { return after.value(name) - before.value(name); };
    QCOMPARE(difference(u"Com_select"_s), mix.reads * count);
    QCOMPARE(difference(u"Com_update"_s), mix.updates * count);
    QCOMPARE(difference(u"Com_delete"_s), mix.deletes * count);
    QCOMPARE(difference(u"Com_insert"_s), mix.inserts * count);
    QCOMPARE(difference(u"Com_begin"_s), explicitTransaction ? count : 0);
    QCOMPARE(difference(u"Com_commit"_s), explicitTransaction ? count : 0);
    QCOMPARE(difference(u"Com_rollback"_s), 0);
    // executions of prepared statements count once more under a name of their own
    QCOMPARE(difference(u"Com_stmt_execute"_s),
             prepared && !mix.alwaysText ? totals.reads + totals.writes : 0);
}

void TestOltpLoad::countsWithWarmUpAndTimeLimit()
{
    for (const OltpMix mix :
         {OltpMix::ReadWrite, OltpMix::PointSelect, OltpMix::Delete, OltpMix::Insert, OltpMix::BulkInsert}) {
        OltpWorkload workload = smallWorkload(mix);
        workload.threads = {8};
        workload.timing = {1, 1, 1, 0};
        const auto subject = load(workload);
        TARE_VERIFY_RESULT(subject->prepare({}, {}));
        const auto before = subject->serverCounter();
        QList<IntervalSample> intervals;
        LoadCallbacks callbacks;
        callbacks.intervalEnded = [&intervals](const IntervalSample &sample) { intervals += sample; };
        const LoadOutcome outcome = subject->run({}, callbacks);
        const auto after = subject->serverCounter();
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
        TARE_VERIFY_RESULT(before);
        TARE_VERIFY_RESULT(after);
        QCOMPARE(*after - *before, outcome.answered.queries);
        QVERIFY(outcome.answered.operations > outcome.totals.operations);
        LoadCounters sum;
        for (const IntervalSample &sample : intervals)
            if (!sample.warmup)
                sum += sample.counters;
        QCOMPARE(sum, outcome.totals);
    }
}

void TestOltpLoad::sendsSysbenchsTransaction_data()
{
    countsEqualTheServers_data();
}

void TestOltpLoad::sendsSysbenchsTransaction()
{
    QFETCH(int, index);
    QFETCH(bool, prepared);
    QFETCH(bool, skip);
    OltpWorkload workload = smallWorkload(mixes[index].mix);
    workload.tables = 1;
    workload.threads = {1};
    workload.preparedStatements = prepared;
    workload.skipTransactions = skip;
    workload.timing.operations = 1;
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));

    Session session(m_server.endpoint());
    QFile::remove(logFile());
    session.run(u"FLUSH GENERAL LOGS"_s);
    session.run(u"SET GLOBAL general_log=ON"_s);
    const LoadOutcome outcome = load(workload)->run({}, {});
    session.run(u"SET GLOBAL general_log=OFF"_s);
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");

    QFile file(logFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression entry(u"\\t\\s*(\\d+) (Query|Execute)\\t(.*)$"_s);
    static const QRegularExpression literal(u"'[^']*'|\\b\\d+\\b"_s);
    QStringList sent;
    while (!file.atEnd()) {
        const auto match = entry.match(QString::fromUtf8(file.readLine()).chopped(1));
        QString sql = match.captured(3);
        if (!match.hasMatch() || sql.startsWith(u"HANDLER")
            || !sql.contains(QRegularExpression(u"sbtest1|sbbulk1|BEGIN|COMMIT"_s)))
            continue;
        const bool textOnly = sql == u"BEGIN" || sql == u"COMMIT" || mixes[index].alwaysText;
        if (workload.mix == OltpMix::BulkInsert)
            sql.truncate(sql.indexOf(u'('));
        QCOMPARE(match.captured(2), prepared && !textOnly ? u"Execute"_s : u"Query"_s);
        sent += sql.replace(literal, u"?"_s);
    }
    QStringList expected = statementsOf(workload.mix);
    if (mixes[index].transaction && !skip) {
        expected.prepend(u"BEGIN"_s);
        expected.append(u"COMMIT"_s);
    }
    QCOMPARE(sent, expected);
}

void TestOltpLoad::keepsTheRows()
{
    OltpWorkload workload = smallWorkload();
    workload.threads = {8};
    TARE_VERIFY_RESULT(load(workload)->prepare({}, {}));
    const LoadOutcome outcome = load(workload)->run({}, {});
    QVERIFY(!outcome.failure);
    Session session(m_server.endpoint());
    for (const int number : {1, 2})
        QCOMPARE(
            session.rows(u"SELECT COUNT(*), MIN(id), MAX(id) FROM tare_oltp.sbtest%1"_s.arg(number)).first(),
            (QStringList{u"1000"_s, u"1"_s, u"1000"_s}));
}

void TestOltpLoad::spreadsOverTables()
{
    Session session(m_server.endpoint());
    session.run(u"SET GLOBAL userstat=1"_s);
    session.run(u"FLUSH TABLE_STATISTICS"_s);
    OltpWorkload workload = smallWorkload(OltpMix::PointSelect);
    workload.timing.operations = 2000;
    QVERIFY(!load(workload)->run({}, {}).failure);
    QMap<QString, qint64> reads;
    for (const QStringList &row :
         session.rows(u"SELECT TABLE_NAME, ROWS_READ FROM information_schema.TABLE_STATISTICS "
                      "WHERE TABLE_NAME LIKE 'sbtest%'"_s))
        reads.insert(row.value(0), row.value(1).toLongLong());
    session.run(u"SET GLOBAL userstat=0"_s);
    QCOMPARE(reads.value(u"sbtest1"_s) + reads.value(u"sbtest2"_s), 2000);
    QVERIFY(std::abs(reads.value(u"sbtest1"_s) - 1000) < 6 * 23); // six sigma
}

void TestOltpLoad::retriesDeadlocks()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.database = u"tare_hot"_s;
    OltpWorkload workload = smallWorkload();
    workload.tables = 1;
    workload.tableSize = 10; // everybody wants the same rows in another order
    workload.threads = {8};
    workload.timing.operations = 2000;
    const auto subject = makeOltpLoad(workload, endpoint, {});
    TARE_VERIFY_RESULT(subject->prepare({}, {}));
    const auto before = subject->serverCounter();
    const LoadOutcome outcome = subject->run({}, {});
    const auto after = subject->serverCounter();
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QCOMPARE(outcome.totals.operations, 2000);
    const ErrorCount *deadlock = find(outcome, u"1213"_s);
    QVERIFY(deadlock);
    QVERIFY(deadlock->count > 0);
    QVERIFY(deadlock->text.contains(u"eadlock"));
    QVERIFY(deadlock->lastSeen >= deadlock->firstSeen);
    QCOMPARE(outcome.totals.retries, outcome.totals.errors);
    QCOMPARE(*after - *before, outcome.answered.queries);
    QCOMPARE(Session(endpoint).value(u"SELECT COUNT(*) FROM tare_hot.sbtest1"_s), u"10"_s);
    TARE_VERIFY_RESULT(subject->clean({}));
}

void TestOltpLoad::retriesLockWaitTimeouts()
{
    OltpWorkload workload = smallWorkload();
    workload.threads = {1};
    workload.timing.operations = 1;
    Session session(m_server.endpoint());
    Session locker(m_server.endpoint());
    locker.run(u"BEGIN"_s);
    for (const int number : {1, 2})
        locker.rows(u"SELECT COUNT(*) FROM tare_oltp.sbtest%1 FOR UPDATE"_s.arg(number));
    const auto before = session.counters();
    std::jthread releaser([&](std::stop_token stop) {
        while (!stop.stop_requested()
               && session.counters().value(u"Com_rollback"_s) == before.value(u"Com_rollback"_s))
            std::this_thread::sleep_for(20ms);
        locker.run(u"COMMIT"_s);
    });
    const LoadOutcome outcome = load(workload)->run({}, {});
    releaser.request_stop();
    releaser.join();
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QCOMPARE(outcome.totals.operations, 1);
    QVERIFY(outcome.totals.retries >= 1);
    QVERIFY(find(outcome, u"1205"_s));
    QCOMPARE(outcome.histogram.count(), std::uint64_t(1)); // one latency, retries included
    // and one without: the last attempt met no lock, the ones before waited a second each
    const LatencyHistogram attempt = outcome.latencyParts.value(u"attempt"_s);
    QCOMPARE(attempt.count(), std::uint64_t(1));
    QVERIFY(outcome.histogram.max() - attempt.max() > 900'000'000u);
    const auto after = session.counters();
    // the half-done transaction was rolled back each time, and nothing of it was committed
    QCOMPARE(after.value(u"Com_rollback"_s) - before.value(u"Com_rollback"_s), outcome.totals.errors);
    QCOMPARE(after.value(u"Com_begin"_s) - before.value(u"Com_begin"_s), outcome.totals.errors + 1);
}

void TestOltpLoad::countsEmptyReads()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.database = u"tare_holes"_s;
    OltpWorkload workload = smallWorkload(OltpMix::PointSelect);
    workload.tables = 1;
    const auto subject = makeOltpLoad(workload, endpoint, {});
    TARE_VERIFY_RESULT(subject->prepare({}, {}));
    Session(endpoint).run(u"DELETE FROM tare_holes.sbtest1"_s);
    const LoadOutcome outcome = subject->run({}, {});
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.totals.empties, outcome.totals.reads);
    QCOMPARE(outcome.totals.reads, workload.timing.operations);
    TARE_VERIFY_RESULT(subject->clean({}));
}

void TestOltpLoad::stopsOnRequest()
{
    OltpWorkload workload = smallWorkload();
    workload.timing = {0, 3600, 1, 0};
    std::stop_source stop;
    LoadCallbacks callbacks;
    callbacks.intervalEnded = [&stop](const IntervalSample &) { stop.request_stop(); };
    const LoadOutcome outcome = load(workload)->run(stop.get_token(), callbacks);
    QVERIFY(outcome.stopped);
    QVERIFY(!outcome.failure);
    QVERIFY(outcome.totals.operations > 0);

    // a statement that waits for a lock does not hold it up, and is nobody's error
    Session session(m_server.endpoint());
    session.run(u"SET GLOBAL innodb_lock_wait_timeout=3600"_s);
    Session locker(m_server.endpoint());
    locker.run(u"BEGIN"_s);
    for (const int number : {1, 2})
        locker.rows(u"SELECT COUNT(*) FROM tare_oltp.sbtest%1 FOR UPDATE"_s.arg(number));
    std::stop_source again;
    callbacks.intervalEnded = [&again](const IntervalSample &) { again.request_stop(); };
    const LoadOutcome blocked = load(workload)->run(again.get_token(), callbacks);
    QVERIFY(blocked.stopped);
    QVERIFY2(!blocked.failure, blocked.failure ? qPrintable(text(*blocked.failure)) : "");
    QCOMPARE(blocked.totals.operations, 0);
    QCOMPARE(blocked.answered.errors, 0);
    session.run(u"SET GLOBAL innodb_lock_wait_timeout=1"_s);
}

void TestOltpLoad::refusesTooManyPreparedStatements()
{
    Session session(m_server.endpoint());
    // The server needs a moment to let go of what the connections of the last test had prepared.
    QTRY_COMPARE(session.rows(u"SHOW GLOBAL STATUS LIKE 'Prepared_stmt_count'"_s).value(0).value(1), u"0"_s);
    session.run(u"SET GLOBAL max_prepared_stmt_count=71"_s);
    OltpWorkload workload = smallWorkload(); // 9 kinds, 2 tables, 4 threads: 72
    const auto before = session.counters().value(u"Com_stmt_prepare"_s);
    const LoadOutcome refused = load(workload)->run({}, {});
    QVERIFY(refused.failure);
    QCOMPARE(refused.failure->code, ErrorCode::ServerRefused);
    QVERIFY2(refused.failure->sentence.contains(u"max_prepared_stmt_count"),
             qPrintable(refused.failure->sentence));
    QVERIFY(refused.failure->sentence.contains(u"72"));
    QCOMPARE(session.counters().value(u"Com_stmt_prepare"_s), before); // nothing was tried
    session.run(u"SET GLOBAL max_prepared_stmt_count=72"_s);
    const LoadOutcome allowed = load(workload)->run({}, {});
    QVERIFY2(!allowed.failure, allowed.failure ? qPrintable(text(*allowed.failure)) : "");
    QTRY_COMPARE(session.rows(u"SHOW GLOBAL STATUS LIKE 'Prepared_stmt_count'"_s).value(0).value(1), u"0"_s);
    session.run(u"SET GLOBAL max_prepared_stmt_count=0"_s);
    workload.preparedStatements = false;
    QVERIFY(!load(workload)->run({}, {}).failure);
    session.run(u"SET GLOBAL max_prepared_stmt_count=DEFAULT"_s);
}

void TestOltpLoad::refusesTooManyConnections()
{
    Session session(m_server.endpoint());
    session.run(u"SET GLOBAL max_connections=10"_s);
    OltpWorkload workload = smallWorkload();
    workload.threads = {20};
    const LoadOutcome refused = load(workload)->run({}, {});
    session.run(u"SET GLOBAL max_connections=DEFAULT"_s);
    QVERIFY(refused.failure);
    QCOMPARE(refused.failure->code, ErrorCode::ServerRefused);
    QVERIFY2(refused.failure->sentence.contains(u"max_connections"), qPrintable(refused.failure->sentence));
    QCOMPARE(refused.answered.queries, 0);
}

void TestOltpLoad::failsOnAFatalError()
{
    Session session(m_server.endpoint());
    session.run(u"SET GLOBAL read_only=1"_s); // the test's account may write all the same
    session.run(u"CREATE OR REPLACE USER plain@127.0.0.1 IDENTIFIED BY 'x-5'"_s);
    session.run(u"GRANT ALL ON tare_oltp.* TO plain@127.0.0.1"_s);
    Endpoint endpoint = m_server.endpoint();
    endpoint.user = u"plain"_s;
    endpoint.password = u"x-5"_s;
    const LoadOutcome outcome = makeOltpLoad(smallWorkload(), endpoint, {})->run({}, {});
    session.run(u"SET GLOBAL read_only=0"_s);
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::ServerRefused);
    QVERIFY2(outcome.failure->sentence.contains(u"writ"), qPrintable(text(*outcome.failure)));
    QVERIFY(outcome.failure->detail.startsWith(u"1290"));
    QVERIFY(find(outcome, u"1290"_s));
    QVERIFY(outcome.answered.reads >= 14); // what was answered before stays counted
    QCOMPARE(outcome.answered.operations, 0);
}

QTEST_GUILESS_MAIN(TestOltpLoad)
#include "tst_oltpload.moc"
