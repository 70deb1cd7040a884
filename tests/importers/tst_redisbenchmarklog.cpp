// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "tests/importers/importtesting.h"

#include <QJsonObject>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

QByteArray oldReport(const QByteArray &title, const QByteArray &percentiles)
{
    return "====== " + title
        + " ======\n"
          "  100000 requests completed in 1.05 seconds\n"
          "  50 parallel clients\n"
          "  100 bytes payload\n"
          "  keep alive: 1\n\n"
        + percentiles + "95238.10 requests per second\n\n\n";
}

QByteArray newReport(const QByteArray &more = {}, const QByteArray &max = "7.647")
{
    return " \rSET: rps=0.0 (overall: 0.0) avg_msec=-nan (overall: -nan)\r                                   "
           "     \r"
           "SET: rps=50844.6 (overall: 49465.1) avg_msec=0.673 (overall: 0.673)\r          \r"
           "====== SET ======\n"
           "  200000 requests completed in 4.79 seconds\n"
           "  20 parallel clients\n"
           "  3 bytes payload\n"
           "  keep alive: 0\n"
           "  host configuration \"save\": 3600 1 300 100\n"
           "  host configuration \"appendonly\": no\n"
        + more
        + "\nLatency by percentile distribution:\n"
          "0.000% <= 0.183 milliseconds (cumulative count 2)\n"
          "50.000% <= 0.639 milliseconds (cumulative count 10258)\n"
          "100.000% <= 7.647 milliseconds (cumulative count 20000)\n"
          "\nCumulative distribution of latencies:\n"
          "0.000% <= 0.103 milliseconds (cumulative count 0)\n"
          "100.000% <= 8.103 milliseconds (cumulative count 20000)\n"
          "\nSummary:\n"
          "  throughput summary: 41753.65 requests per second\n"
          "  latency summary (msec):\n"
          "          avg       min       p50       p95       p99       max\n"
          "        0.805     0.176     0.639     2.183     4.895     "
        + max + "\n";
}

const QByteArray csvHeader =
    "\"test\",\"rps\",\"avg_latency_ms\",\"min_latency_ms\",\"p50_latency_ms\",\"p95_latency_ms\","
    "\"p99_latency_ms\",\"max_latency_ms\"\n";

} // namespace

class TestRedisBenchmarkLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quietOld();
    void quietNew();
    void csvOld();
    void csvNew();
    void csvIsNotEscaped();
    void csvHeaderAlone();
    void reportOld();
    void reportOfSix();
    void reportNew();
    void threads();
    void cutOffAtThreeSeconds();
    void titles_data();
    void titles();
    void noNumbers_data();
    void noNumbers();
    void brokenOff();
    void clusterAndWarningsBeforeTheHeader();
    void suiteAgainAndAgain();
    void shortTests();
};

void TestRedisBenchmarkLog::quietOld()
{
    READ_STEPS(log,
               "PING_INLINE: 70224.72 requests per second\nPING_BULK: 97276.27 requests per second\n"
               "SET: 99403.58 requests per second\n\n",
               3);
    QCOMPARE(log->tool, u"redis-benchmark"_s);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.caseKey, u"redis:PING_INLINE:c50"_s);
    QCOMPARE(*step.rate(), 70224.72);
    QVERIFY(!step.latency());
    QVERIFY(!step.counted(&LoadCounters::operations));
    QCOMPARE(step.seconds, 0.0);
    QVERIFY(says(step, u"50 clients"_s));
    QVERIFY(says(step, u"error reply"_s));
    QCOMPARE(log->steps.at(1).caseKey, u"redis:PING_MBULK:c50"_s);
    const QJsonObject what = step.workload.value("what"_L1).toObject();
    QVERIFY(!what.contains("payloadBytes"_L1));
    QVERIFY(!what.contains("keyspace"_L1));
}

/// Progress and the blanks over it come before the result, in the same line.
void TestRedisBenchmarkLog::quietNew()
{
    READ_STEPS(log,
               " \rSET: rps=0.0 (overall: 0.0) avg_msec=-nan (overall: -nan)\r             \rSET: "
               "rps=52320.0 (overall: "
               "52111.6) avg_msec=0.631 (overall: 0.631)\r                  \rSET: 47169.81 requests per "
               "second, p50=0.623 "
               "msec\n \rGET: 40733.20 requests per second, p50=0.639 msec\n\n",
               2);
    QCOMPARE(*log->steps.first().rate(), 47169.81);
    QCOMPARE(log->steps.first().latency()->p50, std::optional(0.623));
    QVERIFY(!log->steps.first().latency()->p95);
    QCOMPARE(log->steps.last().caseKey, u"redis:GET:c50"_s);
    QCOMPARE(log->version, u"6.2 or later"_s);
}

void TestRedisBenchmarkLog::csvOld()
{
    READ_STEPS(log, "\"PING_INLINE\",\"70224.72\"\n\"MSET (10 keys)\",\"63816.21\"\n", 2);
    QCOMPARE(*log->steps.first().rate(), 70224.72);
    QCOMPARE(log->steps.last().caseKey, u"redis:MSET:c50"_s);
    QVERIFY(!log->steps.last().latency());
}

void TestRedisBenchmarkLog::csvNew()
{
    READ_STEPS(log,
               csvHeader
                   + "\"SET\",\"28571.43\",\"1.274\",\"0.152\",\"0.759\",\"3.799\",\"4.111\",\"4.263\"\n"
                     "\"LPUSH (needed to benchmark "
                     "LRANGE)\",\"30303.03\",\"1.044\",\"0.128\",\"0.719\",\"3.479\",\"4.095\","
                     "\"8.239\"\n",
               2);
    const LatencySummary latency = *log->steps.first().latency();
    QCOMPARE(latency.avg, std::optional(1.274));
    QCOMPARE(latency.min, std::optional(0.152));
    QCOMPARE(latency.p50, std::optional(0.759));
    QCOMPARE(latency.p95, std::optional(3.799));
    QCOMPARE(latency.p99, std::optional(4.111));
    QVERIFY(!latency.p999);
    QCOMPARE(latency.max, std::optional(4.263));
    QCOMPARE(log->steps.last().caseKey, u"redis:mix:LPUSH (needed to benchmark LRANGE):c50"_s);
}

/// A custom command may hold quotes and commas, even what looks like numbers.
void TestRedisBenchmarkLog::csvIsNotEscaped()
{
    READ_STEPS(log,
               csvHeader
                   + "\"SET a\"b,c \"1\",\"2\" "
                     "x\",\"27397.26\",\"1.159\",\"0.088\",\"0.399\",\"4.919\",\"7.127\",\"7.471\"\n",
               1);
    const Result<WorkloadCase> workload = caseFromJson(log->steps.first().workload);
    QVERIFY(workload);
    QCOMPARE(std::get<RedisWorkload>(workload->what).mixes.first().name, u"SET a\"b,c \"1\",\"2\" x"_s);
    QCOMPARE(*log->steps.first().rate(), 27397.26);
    READ_STEPS(old, "\"SET a,\"b\" x\",\"27397.26\"\n", 1);
    QCOMPARE(*old->steps.first().rate(), 27397.26);
}

/// What is left of a run that was refused: the reason is on standard error.
void TestRedisBenchmarkLog::csvHeaderAlone()
{
    const Result<ImportedLog> log = readText(csvHeader);
    QVERIFY(!log);
    QVERIFY2(log.error().sentence.contains(u"without a result"_s), qPrintable(log.error().sentence));
    const Result<ImportedLog> told =
        readText(csvHeader + "Error from server: NOAUTH Authentication required.\n");
    QVERIFY(!told);
    QVERIFY(told.error().sentence.contains(u"NOAUTH"_s));
    const Result<ImportedLog> node =
        readText("Node 127.0.0.1:7741 replied with error:\nNOAUTH Authentication required.\n");
    QVERIFY(!node);
    QVERIFY(node.error().sentence.contains(u"NOAUTH"_s));
}

void TestRedisBenchmarkLog::reportOld()
{
    READ_STEPS(
        log,
        oldReport("SET", "97.76% <= 1 milliseconds\n99.93% <= 2 milliseconds\n100.00% <= 3 milliseconds\n")
            + oldReport("LRANGE_500 (first 450 elements)",
                        "0.02% <= 2 milliseconds\n100.00% <= 9 milliseconds\n"),
        2);
    const StepRecord &step = log->steps.first();
    QCOMPARE(*step.rate(), 95238.10);
    QCOMPARE(*step.counted(&LoadCounters::operations), 100000);
    QCOMPARE(step.caseKey, u"redis:SET:c50"_s);
    QCOMPARE(step.latency()->p50, std::optional(1.0));
    QCOMPARE(step.latency()->p99, std::optional(2.0));
    QCOMPARE(step.latency()->max, std::optional(3.0));
    QVERIFY(says(step, u"whole milliseconds"_s));
    QCOMPARE(std::get<RedisWorkload>(caseFromJson(step.workload)->what).payloadBytes, 100);
    // It asked for 450, so it is never held against a range of 500.
    QCOMPARE(log->steps.last().caseKey, u"redis:mix:LRANGE_500 (first 450 elements):c50"_s);
    READ_STEPS(fast, oldReport("GET", "100.00% <= 0 milliseconds\n"), 1);
    QVERIFY(!fast->steps.first().latency()); // below one, not zero
}

void TestRedisBenchmarkLog::reportOfSix()
{
    QByteArray report = oldReport(
        "SET", "40.76% <= 0.3 milliseconds\n97.93% <= 0.8 milliseconds\n100.00% <= 1.4 milliseconds\n");
    report.replace("  keep alive: 1\n",
                   "  keep alive: 1\n  host configuration \"save\": \n  multi-thread: no\n");
    READ_STEPS(log, report, 1);
    QCOMPARE(log->steps.first().latency()->p95, std::optional(0.8));
    const QStringList remarks = remarksOf(log->steps.first());
    QVERIFY2(!remarks.join(u' ').contains(u"whole milliseconds,"_s), qPrintable(remarks.join(u' ')));
}

void TestRedisBenchmarkLog::reportNew()
{
    READ_STEPS(log, newReport("  multi-thread: no\n"), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.caseKey, u"redis:SET:c20"_s);
    QCOMPARE(*step.rate(), 41753.65);
    QCOMPARE(*step.counted(&LoadCounters::operations), 200000);
    QVERIFY(qAbs(step.seconds - 200000 / 41753.65) < 1e-9);
    QCOMPARE(step.latency()->avg, std::optional(0.805));
    QCOMPARE(step.latency()->p50, std::optional(0.639));
    QCOMPARE(step.latency()->max, std::optional(7.647));
    QCOMPARE(step.facts.value(u"server.save"_s), u"3600 1 300 100"_s);
    QVERIFY(std::get<RedisWorkload>(caseFromJson(step.workload)->what).reconnect);
}

void TestRedisBenchmarkLog::threads()
{
    READ_STEPS(log, newReport("  multi-thread: yes\n  threads: 4\n"), 1);
    QCOMPARE(std::get<RedisWorkload>(caseFromJson(log->steps.first().workload)->what).workers, 4);
    QVERIFY(says(log->steps.first(), u"quarter of a second"_s));
}

void TestRedisBenchmarkLog::cutOffAtThreeSeconds()
{
    READ_STEPS(log, newReport({}, "3000.319"), 1);
    QVERIFY(!log->steps.first().latency()->max);
    QVERIFY(says(log->steps.first(), u"3 s"_s));
}

void TestRedisBenchmarkLog::titles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("key");
    QTest::newRow("2.2") << u"PING (inline)"_s << u"redis:PING_INLINE:c50"_s;
    QTest::newRow("2.4") << u"PING_BULK"_s << u"redis:PING_MBULK:c50"_s;
    QTest::newRow("7") << u"PING_MBULK"_s << u"redis:PING_MBULK:c50"_s;
    QTest::newRow("range") << u"LRANGE_600 (first 600 elements)"_s << u"redis:LRANGE_600:c50"_s;
    QTest::newRow("range 500") << u"LRANGE_500 (first 500 elements)"_s << u"redis:LRANGE_500:c50"_s;
    QTest::newRow("stream") << u"XADD"_s << u"redis:XADD:c50"_s;
    QTest::newRow("valkey") << u"MGET (10 keys)"_s << u"redis:mix:MGET (10 keys):c50"_s;
    QTest::newRow("custom with colon") << u"EVAL return: 1 0"_s << u"redis:mix:EVAL return: 1 0:c50"_s;
}

void TestRedisBenchmarkLog::titles()
{
    QFETCH(QString, title);
    QFETCH(QString, key);
    READ_STEPS(log, title.toUtf8() + ": 70224.72 requests per second\n", 1);
    QCOMPARE(log->steps.first().caseKey, key);
    QVERIFY(caseFromJson(log->steps.first().workload));
}

void TestRedisBenchmarkLog::noNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("quiet") << QByteArray("SET: inf requests per second, p50=0.100 msec\n");
    QTest::newRow("csv") << csvHeader
            + "\"SET\",\"inf\",\"-nan\",\"0.000\",\"0.000\",\"0.000\",\"0.000\",\"0.000\"\n";
    QTest::newRow("old csv") << QByteArray("\"SET\",\"nan\"\n");
    QTest::newRow("zero") << QByteArray("SET: 0.00 requests per second\n");
}

void TestRedisBenchmarkLog::noNumbers()
{
    QFETCH(QByteArray, text);
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().status, StepStatus::Failed);
    QVERIFY(!log->steps.first().rate());
    QVERIFY(!log->steps.first().reason.isEmpty());
}

void TestRedisBenchmarkLog::brokenOff()
{
    QByteArray text = newReport();
    text.truncate(text.indexOf("Summary:"));
    READ_STEPS(log, newReport() + text + "Error from server: OOM command not allowed\n", 2);
    QCOMPARE(log->steps.first().status, StepStatus::Done);
    QCOMPARE(log->steps.last().status, StepStatus::Failed);
    QVERIFY(log->steps.last().reason.contains(u"ends before"_s));
    for (const CounterField &field : counterFields)
        QVERIFY(!log->steps.last().counted(field.member)); // not 0
    QVERIFY(log->remarks.join(u' ').contains(u"OOM"_s));
}

void TestRedisBenchmarkLog::clusterAndWarningsBeforeTheHeader()
{
    READ_STEPS(
        log,
        "WARNING: -e option has no effect.\nCluster has 3 master nodes:\n\nMaster 0: 1234 127.0.0.1:7000\n\n"
            + csvHeader
            + "\"SET\",\"28571.43\",\"1.274\",\"0.152\",\"0.759\",\"3.799\",\"4.111\",\"4.263\"\n",
        1);
    QCOMPARE(log->steps.first().facts.value(u"import.cluster"_s), u"yes"_s);
}

void TestRedisBenchmarkLog::suiteAgainAndAgain()
{
    QByteArray text;
    for (int i = 0; i < mostImportedSteps + 5; ++i)
        text += "SET: 70224.72 requests per second\n";
    READ_STEPS(log, text, mostImportedSteps);
    QVERIFY(log->remarks.join(u' ').contains(u"10000"_s));
}

void TestRedisBenchmarkLog::shortTests()
{
    QByteArray text = newReport();
    text.replace("200000 requests", "200 requests");
    text.replace("41753.65", "50000.00");
    READ_STEPS(log, text, 1);
    QVERIFY(says(log->steps.first(), u"4 ms"_s));
}

QTEST_GUILESS_MAIN(TestRedisBenchmarkLog)
#include "tst_redisbenchmarklog.moc"
