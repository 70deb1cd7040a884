// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/jsonstream.h"
#include "core/model/profilejson.h"
#include "tests/importers/importtesting.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

const QByteArray configuration = "\"configuration\": {\"server\": \"127.0.0.1\", \"port\": 6379, "
                                 "\"authenticate\": \"secret-word\", \"clients\": 50, "
                                 "\"threads\": 4, \"pipeline\": 2, \"ratio\": \"1:10\", \"data_size\": 32, "
                                 "\"test_time\": 2, \"run_count\": 1}";

QByteArray section(const QByteArray &name, const QByteArray &rate = "81234.56")
{
    return "\"" + name
        + "\": {\"Runtime\": {\"Start time\": 1700000000000, \"Finish time\": 1700000002003, \"Total "
          "duration\": 2003, "
          "\"Time unit\": \"MILLISECONDS\"},\n"
          "\"Sets\": {\"Count\": 14790, \"Ops/sec\": 7385.0, \"Average Latency\": 9.9, \"Time-Serie\": "
          "{\"0\": {\"Count\": 1}}},\n"
          "\"Gets\": {\"Count\": 147940, \"Ops/sec\": 73849.56, \"Average Latency\": 1.1},\n"
          "\"Waits\": {\"Count\": 0, \"Ops/sec\": 0.0, \"Average Latency\": 0.0},\n"
          "\"Totals\": {\"Count\": 162730, \"Ops/sec\": "
        + rate
        + ", \"Hits/sec\": 60000.5, \"Misses/sec\": 8123.456, \"Connection Errors\": 0, "
          "\"Latency\": 2.456, \"Average Latency\": 2.456, \"Min Latency\": 0.111, \"Max Latency\": 17.151, "
          "\"KB/sec\": 4000.1,\n"
          " \"Time-Serie\": {\"0\": {\"Count\": 80000, \"Average Latency\": 2.4, \"Min Latency\": 0.2, \"Max "
          "Latency\": 9.5, "
          "\"p50.00\": 2.3, \"p99.00\": 5.1, \"p99.90\": 8.0}, \"1\": {\"Count\": 82730, \"Average "
          "Latency\": 2.5, \"p50.00\": "
          "-nan}, \"2\": {\"Count\": 0}},\n"
          " \"Percentile Latencies\": {\"p50.00\": 2.399, \"p99.00\": 5.215, \"p99.90\": 8.767, \"Histogram "
          "log format\": "
          "{\"Compressed Histogram\": \"HIST\"}}}}";
}

} // namespace

class TestMemtierLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneRun();
    void customCommand();
    void singleRunsBeforeAverages();
    void averagesAreDoubtful();
    void interruptedAndEmpty();
    void cutDocumentHasTheSumOfItsIntervals();
    void passwordsStayOut();
    void brokenDocuments_data();
    void brokenDocuments();
    void notANumber();
    void streamEndsEndlessTexts();
};

void TestMemtierLog::oneRun()
{
    READ_STEPS(log, "{" + configuration + ", " + section("ALL STATS") + "}", 1);
    QCOMPARE(log->tool, u"memtier_benchmark"_s);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(step.caseKey, u"redis:mix:SET:GET 1:10:c200"_s);
    QCOMPARE(*step.rate(), 81234.56);
    QCOMPARE(step.seconds, 2.003);
    QCOMPARE(*step.counted(&LoadCounters::operations), 162730);
    const LatencySummary latency = *step.latency();
    QCOMPARE(latency.avg, std::optional(2.456));
    QCOMPARE(latency.p50, std::optional(2.399));
    QVERIFY(!latency.p95);
    QCOMPARE(latency.p99, std::optional(5.215));
    QCOMPARE(latency.p999, std::optional(8.767));
    QCOMPARE(latency.max, std::optional(17.151));
    QCOMPARE(step.intervals.size(), 3);
    QCOMPARE(step.intervals.first().counters.operations, 80000);
    QCOMPARE(step.intervals.first().latency->p99, std::optional(5.1));
    QVERIFY(!step.intervals.at(1).latency->p50);
    QVERIFY(!step.intervals.at(2).latency);
    const Result<WorkloadCase> workload = caseFromJson(step.workload);
    QVERIFY(workload);
    const auto &redis = std::get<RedisWorkload>(workload->what);
    QCOMPARE(redis.mixes.first().commands.size(), 2);
    QCOMPARE(redis.mixes.first().commands.last().weight, 10);
    QCOMPARE(redis.pipeline, 2);
    QCOMPARE(redis.payloadBytes, 32);
    QVERIFY(says(step, u"10.0\u202F%"_s)); // misses
    QVERIFY(says(step, u"error reply"_s));
}

void TestMemtierLog::customCommand()
{
    QByteArray text = "{" + configuration + ", " + section("ALL STATS") + "}";
    text.replace("\"Sets\"", "\"Hsets\"");
    text.replace("\"Gets\"", "\"Hgetalls\"");
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().caseKey, u"redis:mix:Hsets, Hgetalls:c200"_s);
}

void TestMemtierLog::singleRunsBeforeAverages()
{
    READ_STEPS(log,
               "{" + configuration + ", " + section("RUN #1 RESULTS", "80000.5") + ", "
                   + section("RUN #2 RESULTS", "82000.5") + ", " + section("BEST RUN RESULTS", "82000.5")
                   + ", " + section("WORST RUN RESULTS", "80000.5") + ", "
                   + section("AGGREGATED AVERAGE RESULTS (2 runs)", "81000.5") + "}",
               2);
    QCOMPARE(*log->steps.first().rate(), 80000.5);
    QCOMPARE(*log->steps.last().rate(), 82000.5);
}

void TestMemtierLog::averagesAreDoubtful()
{
    READ_STEPS(log,
               "{" + configuration + ", " + section("BEST RUN RESULTS", "82000.5") + ", "
                   + section("WORST RUN RESULTS", "80000.5") + ", "
                   + section("AGGREGATED AVERAGE RESULTS (2 runs)", "81000.5") + "}",
               1);
    QCOMPARE(*log->steps.first().rate(), 81000.5);
    QVERIFY(says(log->steps.first(), u"average over runs"_s));
}

void TestMemtierLog::interruptedAndEmpty()
{
    QByteArray text = "{" + configuration + ", " + section("ALL STATS") + "}";
    text.replace("\"Total duration\"", "\"Interrupted\": \"true\", \"Total duration\"");
    READ_STEPS(interrupted, text, 1);
    QCOMPARE(interrupted->steps.first().status, StepStatus::Stopped);
    READ_STEPS(empty, "{" + configuration + ", " + section("ALL STATS", "0.0") + "}", 1);
    QCOMPARE(empty->steps.first().status, StepStatus::Failed);
}

void TestMemtierLog::cutDocumentHasTheSumOfItsIntervals()
{
    QByteArray text = "{" + configuration + ", " + section("ALL STATS") + "}";
    text.replace("\"Count\": 162730, ", ""); // told after the course
    READ_STEPS(cut, text.first(text.indexOf("\"Percentile Latencies\"")), 1);
    QCOMPARE(cut->steps.first().status, StepStatus::Failed);
    QCOMPARE(cut->steps.first().counted(&LoadCounters::operations), std::optional<qint64>(80000 + 82730));
    QVERIFY(!cut->steps.first().counted(&LoadCounters::errors));
}

void TestMemtierLog::passwordsStayOut()
{
    READ_STEPS(log, "{" + configuration + ", " + section("ALL STATS") + "}", 1);
    const StepRecord &step = log->steps.first();
    QVERIFY(!QJsonDocument(step.workload).toJson().contains("secret-word"));
    for (const QString &fact : step.facts)
        QVERIFY(!fact.contains(u"secret-word"_s));
}

void TestMemtierLog::brokenDocuments_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut off early") << "{" + configuration + ", \"ALL STATS\": {\"Runt";
    QTest::newRow("no results") << "{" + configuration + "}";
    QTest::newRow("deep") << "{\"configuration\": " + QByteArray(100000, '[');
    QTest::newRow("deep objects") << "{\"ALL STATS\": " + QByteArray("{\"a\":").repeated(100000);
    QTest::newRow("rubbish") << QByteArray("{\"ALL STATS\": {{{{ , ,,\x01\xff");
}

void TestMemtierLog::brokenDocuments()
{
    QFETCH(QByteArray, text);
    const Result<ImportedLog> log = readText(text);
    if (!log) {
        QVERIFY(!log.error().sentence.isEmpty());
        return;
    }
    for (const StepRecord &step : log->steps)
        QVERIFY(step.status != StepStatus::Done);
}

/// What C programs print where there is no number.
void TestMemtierLog::notANumber()
{
    READ_STEPS(log,
               "{" + configuration + ", "
                   + section("ALL STATS").replace("17.151", "-nan").replace("2.399", "inf") + "}",
               1);
    QVERIFY(!log->steps.first().latency()->max);
    QVERIFY(!log->steps.first().latency()->p50);
    QCOMPARE(log->steps.first().latency()->p99, std::optional(5.215));
}

void TestMemtierLog::streamEndsEndlessTexts()
{
    QByteArray text = "{\"ALL STATS\": \"" + QByteArray(3 * JsonStream::longestText, 'x');
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    JsonStream stream(buffer);
    qsizetype read = 0;
    while (stream.next() >= 0)
        ++read;
    QVERIFY(read <= JsonStream::longestText + 20);
}

QTEST_GUILESS_MAIN(TestMemtierLog)
#include "tst_memtierlog.moc"
