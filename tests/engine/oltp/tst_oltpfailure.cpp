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
    void stuckStatement();
    void frozenServer();
    void frozenServerAtConnect();
    void frozenServerWhilePreparing();
    void killedServer();
    void killedServerWhilePreparing();

private:
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
    patience.grace = 1;
    return makeOltpLoad(workload, m_server.endpoint(), patience)->run({}, callbacks);
}

void TestOltpFailure::killedConnection()
{
    const LoadOutcome outcome = runUntilFirstInterval(endless(), [this] {
        Session session(m_server.endpoint());
        const auto victims =
            session.rows(u"SELECT ID FROM information_schema.PROCESSLIST WHERE DB='tare_oltp'"_s);
        session.run(u"KILL CONNECTION %1"_s.arg(victims.value(0).value(0)));
    });
    QVERIFY(outcome.failure);
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QVERIFY2(outcome.failure->sentence.contains(u"lost"), qPrintable(text(*outcome.failure)));
    QVERIFY(outcome.totals.operations > 0);
    QCOMPARE(outcome.answered.errors, 1);
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
