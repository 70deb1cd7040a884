// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/model/profilejson.h"
#include "tests/engine/testredisserver.h"
#include "tests/importers/importtesting.h"
#include "tests/support/mariadbserver.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <chrono>
#include <csignal>

using namespace Tare;
using namespace Qt::StringLiterals;

/// What sysbench and redis-benchmark of this machine really write, against real servers.
class TestImportTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sysbenchMixes_data();
    void sysbenchMixes();
    void sysbenchCheckpointAndHistogram();
    void sysbenchHooks_data();
    void sysbenchHooks();
    void sysbenchRate();
    void sysbenchKilled();
    void sysbenchRefused();
    void redisReports_data();
    void redisReports();
    void redisRefused();

private:
    QByteArray run(const QString &program, const QStringList &arguments, int killAfter = 0)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (killAfter > 0 && !process.waitForFinished(killAfter))
            ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished(120000);
        return process.readAll();
    }
    QStringList mysql() const
    {
        return {u"--db-driver=mysql"_s,
                u"--mysql-host=127.0.0.1"_s,
                u"--mysql-port=%1"_s.arg(m_mariaDb.port()),
                u"--mysql-user="_s + Test::MariaDbServer::accountName(),
                u"--mysql-password="_s + Test::MariaDbServer::accountPassword(),
                u"--mysql-db=sbtest"_s,
                u"--tables=2"_s,
                u"--table-size=1000"_s,
                u"--threads=2"_s};
    }
    QByteArray sysbench(const QStringList &arguments, int killAfter = 0)
    {
        return run(m_sysbench, mysql() + arguments, killAfter);
    }
    /// A figure as it stands in the log, found without the code under test.
    static double printed(const QByteArray &log, const QString &pattern)
    {
        QRegularExpressionMatchIterator all = QRegularExpression(pattern).globalMatch(QString::fromUtf8(log));
        double value = qQNaN();
        while (all.hasNext())
            value = all.next().captured(1).toDouble();
        return value;
    }

    Test::MariaDbServer m_mariaDb;
    TestRedisServer m_redis;
    QString m_sysbench = QStandardPaths::findExecutable(u"sysbench"_s);
    QString m_redisBenchmark = QStandardPaths::findExecutable(u"redis-benchmark"_s);
    QString m_noSysbench; ///< why its tests are left out
    QString m_noRedis;
};

#define TARE_NEEDS(reason)                                                                                   \
    do {                                                                                                     \
        if (!(reason).isEmpty()) {                                                                           \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(reason));                                                                   \
            QSKIP(qPrintable(reason));                                                                       \
        }                                                                                                    \
    } while (false)

void TestImportTools::initTestCase()
{
    m_noSysbench = m_sysbench.isEmpty() ? u"There is no sysbench."_s : Test::MariaDbServer::missing();
    if (m_noSysbench.isEmpty()) {
        QVERIFY2(m_mariaDb.start(), qPrintable(m_mariaDb.problem()));
        const QStringList schema{u"CREATE DATABASE IF NOT EXISTS sbtest"_s}; // sysbench makes none
        Endpoint server = m_mariaDb.endpoint();
        server.database.clear();
        const Result<void> made = executeStatements(server, schema, std::chrono::seconds(10));
        QVERIFY2(made, made ? "" : qPrintable(made.error().sentence));
        const QByteArray prepared = sysbench({u"oltp_read_write"_s, u"prepare"_s});
        QVERIFY2(prepared.contains("secondary index on 'sbtest2'"), prepared.constData());
    }
    if (m_redisBenchmark.isEmpty() || TestRedisServer::program().isEmpty())
        m_noRedis = u"There is no redis-server or no redis-benchmark."_s;
    else
        QCOMPARE(m_redis.start({u"--save"_s, u""_s}), QString());
}

void TestImportTools::sysbenchMixes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("key");
    QTest::newRow("read/write") << QStringList{u"oltp_read_write"_s} << u"oltp_read_write:t2"_s;
    QTest::newRow("read-only") << QStringList{u"oltp_read_only"_s} << u"oltp_read_only:t2"_s;
    QTest::newRow("write-only") << QStringList{u"oltp_write_only"_s} << u"oltp_write_only:t2"_s;
    QTest::newRow("99 %") << QStringList{u"--percentile=99"_s, u"oltp_read_only"_s} << u"oltp_read_only:t2"_s;
    QTest::newRow("point select") << QStringList{u"oltp_point_select"_s} << u"sysbench:t2"_s;
}

void TestImportTools::sysbenchMixes()
{
    TARE_NEEDS(m_noSysbench);
    QFETCH(QStringList, arguments);
    QFETCH(QString, key);
    const QByteArray text =
        sysbench(QStringList{u"--time=2"_s, u"--report-interval=1"_s} + arguments + QStringList{u"run"_s});
    READ_STEPS(log, text, 1);
    const StepRecord &step = log->steps.first();
    QVERIFY2(step.status == StepStatus::Done, text.constData());
    QCOMPARE(step.caseKey, key);
    QVERIFY(log->version.startsWith(u"1."_s));
    QCOMPARE(static_cast<double>(*step.counted(&LoadCounters::operations)),
             printed(text, u"transactions: +(\\d+)"_s));
    QCOMPARE(*step.rate(), printed(text, u"transactions: +\\d+ +\\(([\\d.]+)"_s));
    QCOMPARE(*step.queryRate(), printed(text, u"queries: +\\d+ +\\(([\\d.]+)"_s));
    QCOMPARE(static_cast<double>(*step.counted(&LoadCounters::queries)), printed(text, u" total: +(\\d+)"_s));
    QCOMPARE(*step.latency()->avg, printed(text, u"avg: +([\\d.]+)"_s));
    QCOMPARE(*step.latency()->max, printed(text, u"max: +([\\d.]+)"_s));
    if (text.contains("95th"))
        QCOMPARE(*step.latency()->p95, printed(text, u"95th percentile: +([\\d.]+)"_s));
    else
        QVERIFY(!step.latency()->p95);
    // the last interval may be missing, the others add up
    QVERIFY(!step.intervals.isEmpty());
    qint64 sum = 0;
    for (const IntervalSample &sample : step.intervals)
        sum += sample.counters.operations;
    QVERIFY(sum > 0);
    QVERIFY(sum <= *step.counted(&LoadCounters::operations) * 1.02 + 2);
}

void TestImportTools::sysbenchCheckpointAndHistogram()
{
    TARE_NEEDS(m_noSysbench);
    const QByteArray text = sysbench({u"--time=4"_s, u"--report-interval=1"_s, u"--report-checkpoints=2"_s,
                                      u"--histogram"_s, u"oltp_read_only"_s, u"run"_s});
    READ_STEPS(log, text, 1);
    const StepRecord &step = log->steps.first();
    QVERIFY2(step.status == StepStatus::Done, text.constData());
    QCOMPARE(*step.rate(), printed(text, u"transactions: +\\d+ +\\(([\\d.]+)"_s)); // of the last report
    QVERIFY(step.seconds > 1 && step.seconds < 3.5);
    QVERIFY(step.intervals.first().warmup);
    QVERIFY(!step.intervals.last().warmup);
    const LatencySummary latency = *step.latency();
    QVERIFY(latency.p50 && latency.p99 && latency.p999);
    QVERIFY(*latency.p50 <= *latency.p95 && *latency.p95 <= *latency.p99 && *latency.p99 <= *latency.p999);
    QVERIFY(says(step, u"checkpoint at 2 s"_s));
}

void TestImportTools::sysbenchHooks_data()
{
    QTest::addColumn<QString>("hook");
    QTest::newRow("CSV") << u"report_csv"_s;
    QTest::newRow("JSON") << u"report_json"_s;
    QTest::newRow("Lua") << u"report_default"_s;
}

void TestImportTools::sysbenchHooks()
{
    TARE_NEEDS(m_noSysbench);
    QFETCH(QString, hook);
    QTemporaryDir folder;
    QFile script(folder.filePath(u"hooked.lua"_s));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("function thread_init() drv = sysbench.sql.driver(); con = drv:connect() end\n"
                 "function event() con:query('SELECT 1') end\n"
                 "sysbench.hooks.report_intermediate = sysbench."
                 + hook.toUtf8() + "\n");
    script.close();
    const QByteArray text = sysbench(
        {u"--time=3"_s, u"--report-interval=1"_s, u"--percentile=99"_s, script.fileName(), u"run"_s});
    READ_STEPS(log, text, 1);
    const StepRecord &step = log->steps.first();
    QVERIFY2(step.status == StepStatus::Done, text.constData());
    QVERIFY2(step.intervals.size() >= 2, text.constData());
    QVERIFY(step.intervals.first().counters.reads > 0);
    QVERIFY(step.intervals.first().latency->p99);
    QVERIFY(!step.intervals.first().latency->p95);
}

void TestImportTools::sysbenchRate()
{
    TARE_NEEDS(m_noSysbench);
    const QByteArray text =
        sysbench({u"--time=2"_s, u"--report-interval=1"_s, u"--rate=40"_s, u"oltp_point_select"_s, u"run"_s});
    READ_STEPS(log, text, 1);
    QVERIFY2(log->steps.first().status == StepStatus::Done, text.constData());
    QVERIFY(says(log->steps.first(), u"target rate"_s));
    QCOMPARE(log->steps.first().facts.value(u"import.rate_per_s"_s), u"40"_s);
}

void TestImportTools::sysbenchKilled()
{
    TARE_NEEDS(m_noSysbench);
    // Unbuffered, as in a terminal: what was printed before the end is there.
    const QByteArray text =
        run(u"stdbuf"_s,
            QStringList{u"-oL"_s, m_sysbench} + mysql()
                + QStringList{u"--time=60"_s, u"--report-interval=1"_s, u"oltp_read_only"_s, u"run"_s},
            3500);
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().status, StepStatus::Failed);
    QVERIFY(!log->steps.first().rate());
    QVERIFY2(!log->steps.first().intervals.isEmpty(), text.constData());
}

void TestImportTools::sysbenchRefused()
{
    TARE_NEEDS(m_noSysbench);
    const QByteArray text =
        sysbench({u"--mysql-password=wrong"_s, u"--time=1"_s, u"oltp_read_only"_s, u"run"_s});
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().status, StepStatus::Failed);
    QVERIFY2(log->steps.first().reasonDetail.contains(u"1045"_s), text.constData());
}

void TestImportTools::redisReports_data()
{
    QTest::addColumn<QStringList>("format");
    QTest::addColumn<bool>("hasRequests");
    QTest::addColumn<bool>("hasP95");
    QTest::newRow("report") << QStringList{} << true << true;
    QTest::newRow("quiet") << QStringList{u"-q"_s} << false << false;
    QTest::newRow("csv") << QStringList{u"--csv"_s} << false << true;
    QTest::newRow("threads") << QStringList{u"--threads"_s, u"2"_s} << true << true;
}

void TestImportTools::redisReports()
{
    TARE_NEEDS(m_noRedis);
    QFETCH(QStringList, format);
    QFETCH(bool, hasRequests);
    QFETCH(bool, hasP95);
    const QByteArray text =
        run(m_redisBenchmark,
            QStringList{u"-p"_s, QString::number(m_redis.endpoint().port), u"-n"_s, u"20000"_s, u"-c"_s,
                        u"10"_s, u"-d"_s, u"64"_s, u"-t"_s, u"set,get,lrange_100"_s}
                + format);
    READ_STEPS(log, text, 4);
    const QString clients = hasRequests ? u":c10"_s : u":c50"_s; // the usual number where it is not said
    QCOMPARE(log->steps.at(0).caseKey, QString(u"redis:SET"_s + clients));
    QCOMPARE(log->steps.at(1).caseKey, QString(u"redis:GET"_s + clients));
    QCOMPARE(log->steps.at(2).caseKey, QString(u"redis:mix:LPUSH (needed to benchmark LRANGE)"_s + clients));
    QCOMPARE(log->steps.at(3).caseKey, QString(u"redis:LRANGE_100"_s + clients));
    for (const StepRecord &step : log->steps) {
        QVERIFY2(step.status == StepStatus::Done, text.constData());
        QVERIFY(*step.rate() > 100);
        QVERIFY(step.latency()->p50);
        QCOMPARE(step.latency()->p95.has_value(), hasP95);
        QCOMPARE(step.counted(&LoadCounters::operations).has_value(), hasRequests);
        if (hasRequests) {
            QCOMPARE(*step.counted(&LoadCounters::operations), 20000);
            QCOMPARE(std::get<RedisWorkload>(caseFromJson(step.workload)->what).payloadBytes, 64);
        }
    }
    QCOMPARE(log->version, u"6.2 or later"_s);
}

void TestImportTools::redisRefused()
{
    TARE_NEEDS(m_noRedis);
    TestRedisServer locked;
    QCOMPARE(locked.start({u"--requirepass"_s, u"secret"_s}), QString());
    const QByteArray text = run(
        m_redisBenchmark, {u"-p"_s, QString::number(locked.endpoint().port), u"-t"_s, u"set"_s, u"--csv"_s});
    const Result<ImportedLog> log = readText(text);
    QVERIFY2(!log, text.constData());
    QVERIFY2(log.error().sentence.contains(u"NOAUTH"_s), qPrintable(log.error().sentence));
}

QTEST_GUILESS_MAIN(TestImportTools)
#include "tst_importtools.moc"
