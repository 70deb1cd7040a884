// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/oltp/oltptesting.h"

#include <functional>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Tare;
using namespace Tare::Test;

/// Connections and servers that go away or freeze under load.
class TestOltpFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void killedConnection();
    void reopensKilledConnections();
    void reopensAfterARestart();
    void stuckStatement();
    void frozenServer();
    void frozenServerAtConnect();
    void frozenServerWhilePreparing();
    void fullTable();
    void killedServer();
    void killedServerWhilePreparing();

private:
    void killOne();
    LoadOutcome runUntilFirstInterval(const OltpWorkload &workload, const std::function<void()> &then);
    static OltpWorkload endless()
    {
        OltpWorkload workload = smallWorkload();
        workload.timing = {0, 3600, 1, 0};
        return workload;
    }

    MariaDbServer m_server;
};

void TestOltpFailure::initTestCase()
{
    TARE_START_SERVER(m_server);
}

void TestOltpFailure::init()
{
    if (!m_server.isRunning())
        QVERIFY2(m_server.start(), qPrintable(m_server.problem()));
    TARE_VERIFY_RESULT(makeOltpLoad(smallWorkload(), m_server.endpoint(), {})->prepare({}, {}));
}

LoadOutcome TestOltpFailure::runUntilFirstInterval(const OltpWorkload &workload,
                                                   const std::function<void()> &then)
{
    bool done = false;
    LoadCallbacks callbacks;
    callbacks.intervalEnded = [&](const IntervalSample &) {
        if (!std::exchange(done, true))
            then();
    };
    LoadPatience patience;
    patience.connect = 2;
    patience.grace = 1;
    return makeOltpLoad(workload, m_server.endpoint(), patience)->run({}, callbacks);
}

void TestOltpFailure::killOne()
{
    Session session(m_server.endpoint());
    for (const QStringList &connection :
         session.rows(u"SHOW PROCESSLIST"_s)) // no SELECT: it would be counted
        if (connection.value(3) == u"tare_oltp")
            return session.run(u"KILL CONNECTION %1"_s.arg(connection.value(0)));
}

void TestOltpFailure::killedConnection()
{
    OltpWorkload workload = endless();
    workload.lostConnection = LostConnection::Stop;
    const LoadOutcome outcome = runUntilFirstInterval(workload, [this] { killOne(); });
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QVERIFY2(outcome.failure->sentence.contains(u"lost"), qPrintable(text(*outcome.failure)));
    QVERIFY(outcome.totals.operations > 0);
    QCOMPARE(outcome.answered.errors, 1);
}

void TestOltpFailure::reopensKilledConnections()
{
    for (const OltpMix mix : {OltpMix::ReadWrite, OltpMix::Delete}) {
        OltpWorkload workload = smallWorkload(mix);
        workload.timing = {0, 4, 1, 0};
        const auto load = makeOltpLoad(workload, m_server.endpoint(), {});
        TARE_VERIFY_RESULT(load->prepare({}, {}));
        std::vector<qint64> operations;
        LoadCallbacks callbacks;
        callbacks.intervalEnded = [&](const IntervalSample &sample) {
            operations.push_back(sample.counters.operations);
            if (operations.size() <= 2)
                killOne();
        };
        const auto before = load->serverCounter();
        const LoadOutcome outcome = load->run({}, callbacks);
        const auto after = load->serverCounter();
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
        QCOMPARE(outcome.facts.value(u"load.reconnects"_s), u"2"_s);
        QCOMPARE(outcome.answered.errors, 2);
        if (mix != OltpMix::Delete) // there it can hit the putting back, which is no transaction
            QCOMPARE(outcome.answered.retries, 2); // the transaction is begun again
        QVERIFY(operations.back() > 0);
        // a statement whose answer was lost may or may not have been counted by the server
        const qint64 more = *after - *before - outcome.answered.queries;
        QVERIFY2(more >= 0 && more <= outcome.facts.value(u"load.lostReplies"_s).toLongLong(),
                 qPrintable(QString::number(more)));
    }
}

void TestOltpFailure::reopensAfterARestart()
{
    OltpWorkload workload = smallWorkload(OltpMix::PointSelect);
    workload.timing = {0, 8, 1, 0};
    bool restarted = false;
    qint64 last = 0;
    LoadCallbacks callbacks;
    callbacks.intervalEnded = [&](const IntervalSample &sample) {
        last = sample.counters.operations;
        if (std::exchange(restarted, true))
            return;
        m_server.kill();
        QTest::qSleep(500); // the workers try again meanwhile
        if (!m_server.start())
            qWarning() << m_server.problem();
    };
    // by the socket: the port is another one after each start
    const LoadOutcome outcome = makeOltpLoad(workload, m_server.socketEndpoint(), {})->run({}, callbacks);
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QCOMPARE(outcome.facts.value(u"load.reconnects"_s), u"4"_s);
    QVERIFY(last > 0);
    // each attempt that failed is an error of its own kind
    const auto refused = std::find_if(outcome.errors.cbegin(), outcome.errors.cend(),
                                      [](const ErrorCount &error) { return error.code == u"2002"_s; });
    QVERIFY(refused != outcome.errors.cend());
    QVERIFY(refused->count >= 4);
}

void TestOltpFailure::stuckStatement()
{
    OltpWorkload workload = smallWorkload();
    workload.timing = {0, 1, 1, 0};
    Session locker(m_server.endpoint());
    locker.run(u"BEGIN"_s);
    for (const int number : {1, 2})
        locker.rows(u"SELECT COUNT(*) FROM tare_oltp.sbtest%1 FOR UPDATE"_s.arg(number));
    const LoadOutcome outcome = runUntilFirstInterval(workload, [] {});
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::LoadFailed);
    QVERIFY2(outcome.failure->sentence.contains(u"killed"), qPrintable(text(*outcome.failure)));
    QCOMPARE(outcome.totals.operations, 0);
    QVERIFY(outcome.answered.reads >= 14);
    // the killed ones are gone from the server, too
    QTRY_COMPARE(locker.value(u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE DB='tare_oltp'"_s),
                 u"0"_s);
}

void TestOltpFailure::frozenServer()
{
    OltpWorkload workload = smallWorkload();
    workload.timing = {0, 2, 1, 0};
    const LoadOutcome outcome = runUntilFirstInterval(workload, [this] { m_server.freeze(); });
    m_server.thaw();
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFrozen);
    QVERIFY(outcome.totals.operations > 0);
    QTRY_COMPARE(Session(m_server.endpoint())
                     .value(u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE DB='tare_oltp'"_s),
                 u"0"_s);
}

void TestOltpFailure::frozenServerAtConnect()
{
    m_server.freeze();
    LoadPatience patience;
    patience.connect = 1;
    patience.grace = 1;
    const auto subject = makeOltpLoad(smallWorkload(), m_server.endpoint(), patience);
    const LoadOutcome outcome = subject->run({}, {});
    const auto prepared = subject->prepare({}, {});
    const auto counter = subject->serverCounter();
    m_server.thaw();
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFrozen);
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::ServerFrozen);
    QVERIFY(!counter);
}

void TestOltpFailure::frozenServerWhilePreparing()
{
    OltpWorkload workload = smallWorkload();
    workload.tableSize = 50'000'000;
    std::stop_source stop;
    LoadCallbacks callbacks;
    int calls = 0;
    callbacks.preparing = [&](qint64, qint64, const QString &) {
        if (++calls == 2)
            m_server.freeze();
        if (calls == 4)
            stop.request_stop();
    };
    const auto prepared =
        makeOltpLoad(workload, m_server.endpoint(), {})->prepare(stop.get_token(), callbacks);
    m_server.thaw();
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::Cancelled);
}

/// Tables in memory are full at a size that is set; what a disk's end looks like is the same error.
void TestOltpFailure::fullTable()
{
    Session session(m_server.endpoint());
    const QString usual = session.value(u"SELECT @@GLOBAL.max_heap_table_size"_s);
    session.run(u"SET GLOBAL max_heap_table_size = 1048576"_s);
    const auto restore =
        qScopeGuard([&] { session.run(u"SET GLOBAL max_heap_table_size = %1"_s.arg(usual)); });
    OltpWorkload workload = endless();
    workload.mix = OltpMix::Insert;
    workload.table.storageEngine = u"MEMORY"_s;
    workload.tableSize = 20000;
    const auto tooLarge = makeOltpLoad(workload, m_server.endpoint(), {});
    TARE_VERIFY_RESULT(tooLarge->clean({})); // what other tests have left
    const auto refused = tooLarge->prepare({}, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().code == ErrorCode::DiskFull, qPrintable(text(refused.error())));
    QVERIFY2(refused.error().detail.startsWith(u"1114"), qPrintable(refused.error().detail));
    TARE_VERIFY_RESULT(tooLarge->clean({}));

    workload.tableSize = 100;
    const auto load = makeOltpLoad(workload, m_server.endpoint(), {});
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    const auto before = load->serverCounter();
    const LoadOutcome outcome = load->run({}, {});
    const auto after = load->serverCounter();
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::DiskFull);
    QVERIFY(outcome.answered.operations > 0);
    QVERIFY(!outcome.errors.isEmpty());
    QCOMPARE(outcome.errors.first().code, u"1114"_s);
    QCOMPARE(*after - *before, outcome.answered.queries);
    TARE_VERIFY_RESULT(load->clean({}));
}

void TestOltpFailure::killedServer()
{
    const LoadOutcome outcome = runUntilFirstInterval(endless(), [this] { m_server.kill(); });
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QVERIFY2(outcome.failure->sentence.contains(u"lost"), qPrintable(text(*outcome.failure)));
    QVERIFY(outcome.totals.operations > 0);
}

void TestOltpFailure::killedServerWhilePreparing()
{
    OltpWorkload workload = smallWorkload();
    workload.tableSize = 50'000'000;
    LoadCallbacks callbacks;
    int calls = 0;
    callbacks.preparing = [&](qint64, qint64, const QString &) {
        if (++calls == 2)
            m_server.kill();
    };
    const auto prepared = makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, callbacks);
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::ServerFailed);
}

QTEST_GUILESS_MAIN(TestOltpFailure)
#include "tst_oltpfailure.moc"
