// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/oltp/oltptesting.h"

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

/// One load over several schemas of a server.
class TestOltpTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everySchemaGetsTheWholeCase();
    void countsFailedStatementsOfAllSchemas();
    void limitsAreForAllSchemas();
    void dropsEverySchema();

private:
    static constexpr int schemas = 3;

    std::unique_ptr<Load> makeSubject(const OltpWorkload &workload) const
    {
        QList<LoadTarget> targets;
        for (int schema = 1; schema <= schemas; ++schema) {
            LoadTarget target{1, schema, m_server.endpoint()};
            target.endpoint.database = u"tare_oltp_%1"_s.arg(schema);
            targets.append(target);
        }
        WorkloadCase oltp;
        oltp.what = workload;
        return makeLoad(oltp, targets);
    }

    MariaDbServer m_server;
};

void TestOltpTargets::initTestCase()
{
    TARE_START_SERVER(m_server, {u"--max-connections=40"_s, u"--innodb-lock-wait-timeout=1"_s});
}

void TestOltpTargets::everySchemaGetsTheWholeCase()
{
    OltpWorkload workload = smallWorkload();
    workload.timing = {1, 60, 1, 100};
    const auto subject = makeSubject(workload);
    TARE_VERIFY_RESULT(subject->prepare({}, {}));
    Session session(m_server.endpoint());
    for (int schema = 1; schema <= schemas; ++schema)
        for (int table = 1; table <= 2; ++table)
            QCOMPARE(session.value(u"SELECT COUNT(*) FROM tare_oltp_%1.sbtest%2"_s.arg(schema).arg(table)),
                     u"1000"_s);
    const auto before = subject->serverCounters();
    QList<IntervalSample> intervals;
    LoadCallbacks callbacks;
    callbacks.intervalEnded = [&intervals](const IntervalSample &sample) { intervals += sample; };
    const LoadOutcome outcome = subject->run({}, callbacks);
    const auto after = subject->serverCounters();
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    TARE_VERIFY_RESULT(before);
    TARE_VERIFY_RESULT(after);

    QCOMPARE(outcome.targets.size(), schemas);
    LoadCounters sum;
    for (qsizetype i = 0; i < schemas; ++i) {
        QCOMPARE(outcome.targets[i].totals.operations, 100);
        QCOMPARE(static_cast<qint64>(outcome.targets[i].histogram.count()), 100);
        sum += outcome.targets[i].totals;
    }
    QCOMPARE(sum, outcome.totals);
    QCOMPARE(after->size(), 1);
    QCOMPARE((*after)[0] - (*before)[0], outcome.answered.queries);
    for (const IntervalSample &sample : intervals)
        QCOMPARE(sample.targets.size(), schemas);
}

void TestOltpTargets::countsFailedStatementsOfAllSchemas()
{
    // few rows and many writers: victims of deadlocks, which the server counts and the load does not
    OltpWorkload workload = smallWorkload(OltpMix::WriteOnly);
    workload.tables = 1;
    workload.tableSize = 10;
    workload.threads = {8};
    workload.timing = {0, 2, 1, 0};
    const auto subject = makeSubject(workload);
    TARE_VERIFY_RESULT(subject->prepare({}, {}));
    const auto before = subject->serverCounters();
    const LoadOutcome outcome = subject->run({}, {});
    const auto after = subject->serverCounters();
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    TARE_VERIFY_RESULT(before);
    TARE_VERIFY_RESULT(after);
    QVERIFY(outcome.totals.errors > 0);
    qint64 errors = 0;
    for (const TargetOutcome &target : outcome.targets)
        for (const ErrorCount &error : target.errors)
            errors += error.count;
    QCOMPARE(errors, outcome.answered.errors);
    QCOMPARE((*after)[0] - (*before)[0], outcome.answered.queries);
}

void TestOltpTargets::limitsAreForAllSchemas()
{
    OltpWorkload workload = smallWorkload();
    workload.threads = {20}; // 60 in all, 40 are allowed
    const auto subject = makeSubject(workload);
    TARE_VERIFY_RESULT(subject->prepare({}, {}));
    const LoadOutcome outcome = subject->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QVERIFY2(outcome.failure->sentence.contains(u"max_connections"_s), qPrintable(text(*outcome.failure)));
    WorkloadCase oltp;
    oltp.what = workload;
    const auto alone = preflight(oltp, m_server.endpoint(), std::chrono::seconds(5));
    const auto together = preflight(oltp, m_server.endpoint(), std::chrono::seconds(5), schemas);
    TARE_VERIFY_RESULT(alone);
    TARE_VERIFY_RESULT(together);
    const auto blocks = [](const PreflightFinding &finding) { return finding.blocks; };
    QVERIFY(std::none_of(alone->cbegin(), alone->cend(), blocks));
    QVERIFY(std::any_of(together->cbegin(), together->cend(), blocks));
}

void TestOltpTargets::dropsEverySchema()
{
    TARE_VERIFY_RESULT(makeSubject(smallWorkload())->clean({}));
    Session session(m_server.endpoint());
    QCOMPARE(session.value(u"SELECT COUNT(*) FROM information_schema.schemata WHERE schema_name LIKE "
                           "'tare\\_oltp\\_%'"_s),
             u"0"_s);
}

QTEST_GUILESS_MAIN(TestOltpTargets)
#include "tst_oltptargets.moc"
