// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/intervalcourse.h"
#include "core/model/profilejson.h"
#include "tests/importers/importtesting.h"
#include "tests/importers/sysbenchsamples.h"

#include <QJsonObject>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestSysbenchLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void version10();
    void version11();
    void version05();
    void version04();
    void commitsAreNoTransactions();
    void reporterWithoutColon();
    void errorsAreNotLatency();
    void otherPercentiles_data();
    void otherPercentiles();
    void cutOffAndOddPercentiles();
    void rateIsCheckedAgainstTheCount();
    void checkpointsAreWarmup();
    void histogramGivesPercentiles();
    void csvInALog();
    void csvAlone();
    void jsonInALog();
    void jsonAlone();
    void targetRate();
    void killedRunIsNoResult();
    void cutLogHasTheSumsOfItsIntervals();
    void refusedConnection();
    void lastIntervalInTheReport();
    void severalRunsInAFile();
    void beginningIsMissing();
    void runsWithoutPreamble();
    void missingLastIntervalIsNoGap();
    void missingIntervalsAreSaid();
    void implausibleLinesAreLeftOut();
    void unknownScripts();
    void forcedShutdown();
    void busyThreadsDoNotFit();
    void cpuTestIsNoDatabase();
    void prepareIsNoResult();
    void carriageReturns();
    void longCourseIsThinned();
};

void TestSysbenchLog::version10()
{
    READ_STEPS(log, log10(), 1);
    QCOMPARE(log->tool, u"sysbench"_s);
    QCOMPARE(log->version, u"1.0.20"_s);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(step.caseKey, u"oltp_read_write:t8"_s);
    QCOMPARE(step.facts.value(importVersionFact), u"1.0.20"_s);
    QCOMPARE(*step.rate(), 632.78);
    QCOMPARE(*step.queryRate(), 12656.09);
    QCOMPARE(step.seconds, 20.0042);
    QCOMPARE(*step.counted(&LoadCounters::operations), 12658);
    QCOMPARE(*step.counted(&LoadCounters::queries), 253170);
    QCOMPARE(*step.counted(&LoadCounters::reads), 177219);
    QCOMPARE(*step.counted(&LoadCounters::writes), 50634);
    QCOMPARE(*step.counted(&LoadCounters::others), 25317);
    QCOMPARE(*step.counted(&LoadCounters::errors), 1);
    QVERIFY(!step.counted(&LoadCounters::empties));
    QVERIFY(!step.counted(&LoadCounters::bytesIn));
    const auto latency = step.latency();
    QVERIFY(latency);
    QCOMPARE(latency->min, std::optional(4.85));
    QCOMPARE(latency->avg, std::optional(12.64));
    QCOMPARE(latency->p95, std::optional(20.0));
    QCOMPARE(latency->max, std::optional(181.07));
    QVERIFY(!latency->p50 && !latency->p99 && !latency->p999);
    QCOMPARE(step.intervals.size(), 2);
    const IntervalSample &second = step.intervals.last();
    QCOMPARE(second.index, 1);
    QCOMPARE(second.start, 10.0);
    QCOMPARE(second.length, 10.0);
    QCOMPARE(second.counters.operations, 6354);
    QCOMPARE(second.counters.queries, 127080);
    QCOMPARE(second.counters.errors, 0);
    QCOMPARE(second.latency->p95, std::optional(19.65));
    QVERIFY(!second.latency->avg);
    QVERIFY(!second.warmup);
    // What the log does not say is not in the case.
    const QJsonObject what = step.workload.value("what"_L1).toObject();
    QVERIFY(!what.contains("tables"_L1));
    QVERIFY(!what.contains("tableSize"_L1));
    QVERIFY(caseFromJson(step.workload));
    QVERIFY(says(step, u"oltp_read_write"_s));
    QVERIFY(says(step, u"Errors: 1"_s));
}

void TestSysbenchLog::version11()
{
    READ_STEPS(log, log11(), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(log->version, u"1.1.0-df89d34"_s);
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(*step.rate(), 632.78);
    QCOMPARE(step.seconds, 20.0037);
    QCOMPARE(step.facts.value(u"import.warmup_s"_s), u"5"_s);
}

void TestSysbenchLog::version05()
{
    READ_STEPS(log, log05(), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(log->version, u"0.5"_s);
    QCOMPARE(step.caseKey, u"oltp_read_write:t32"_s);
    QCOMPARE(*step.rate(), 356.54);
    QCOMPARE(*step.queryRate(), 6417.81); // read and write requests
    QCOMPARE(*step.counted(&LoadCounters::queries), 3600000);
    QCOMPARE(step.latency()->p95, std::optional(131.58));
    QCOMPARE(step.latency()->max, std::optional(1250.22));
    QCOMPARE(step.intervals.size(), 2);
    QCOMPARE(step.intervals.at(1).counters.operations, 714);
    QCOMPARE(step.intervals.at(1).counters.reads, 9997);
    QCOMPARE(step.intervals.at(1).counters.errors, 1);
    QCOMPARE(step.intervals.at(1).latency->p95, std::optional(128.4));
    QVERIFY(says(step, u"without BEGIN and COMMIT"_s));
}

void TestSysbenchLog::version04()
{
    READ_STEPS(log, log04(), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(log->version, u"0.4.12"_s);
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(*step.rate(), 499.97);
    QCOMPARE(*step.counted(&LoadCounters::errors), 3); // deadlocks
    QCOMPARE(step.latency()->avg, std::optional(15.99));
    QCOMPARE(step.intervals.size(), 1);
    QCOMPARE(step.intervals.first().counters.operations, 5000);
    QCOMPARE(step.intervals.first().latency->p95, std::optional(21.5));
    // Five writes a transaction: none of the mixes that are known.
    QCOMPARE(step.caseKey, u"sysbench:t8"_s);
    QCOMPARE(storedCaseTitle(step.workload, step.caseKey), u"sysbench, threads: 8"_s);
}

/// With skip-trx 0.5 counts no transactions at all.
void TestSysbenchLog::commitsAreNoTransactions()
{
    READ_STEPS(log, log05("    transactions:                        0      (0.00 per sec.)\n", "0"), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(*step.counted(&LoadCounters::operations), 200000);
    QVERIFY(qAbs(*step.rate() - 200000 / 560.9365) < 1e-9);
    QVERIFY(step.intervals.isEmpty()); // would be a line at zero
    QVERIFY(says(step, u"COMMIT"_s));
}

/// The Lua reporter, which sysbench-tpcc uses.
void TestSysbenchLog::reporterWithoutColon()
{
    QByteArray text = log10();
    text.replace("err/s: ", "err/s ");
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().intervals.size(), 2);
    QCOMPARE(log->steps.first().intervals.first().counters.errors, 1);
}

/// "lat (ms,95%): 15.55 err/s: 0.00" is no 15.55 errors.
void TestSysbenchLog::errorsAreNotLatency()
{
    READ_STEPS(
        log,
        preamble10()
            + "[ 10s ] thds: 8 tps: 1.00 qps: 20.00 (r/w/o: 14.00/4.00/2.00) lat (ms,95%): 15.55 err/s: 0.00 "
              "reconn/s: 0.00\n"
            + report10(),
        1);
    QCOMPARE(log->steps.first().intervals.first().counters.errors, 0);
    QCOMPARE(log->steps.first().intervals.first().latency->p95, std::optional(15.55));
}

void TestSysbenchLog::otherPercentiles_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("shortForm");
    QTest::addColumn<int>("field"); // 0: none
    QTest::newRow("50") << QByteArray("         50th percentile:                       20.00\n")
                        << QByteArray("50%") << 50;
    QTest::newRow("95") << QByteArray("         95th percentile:                       20.00\n")
                        << QByteArray("95%") << 95;
    QTest::newRow("99") << QByteArray("         99th percentile:                       20.00\n")
                        << QByteArray("99%") << 99;
    QTest::newRow("90") << QByteArray("         90th percentile:                       20.00\n")
                        << QByteArray("90%") << 0;
    QTest::newRow("100") << QByteArray("        100th percentile:                       20.00\n")
                         << QByteArray("100%") << 0;
    QTest::newRow("off") << QByteArray("         percentile stats:               disabled\n")
                         << QByteArray("0%") << 0;
}

void TestSysbenchLog::otherPercentiles()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, shortForm);
    QFETCH(int, field);
    QByteArray intervals = intervals10();
    intervals.replace("95%", shortForm);
    READ_STEPS(log, preamble10() + intervals + report10(line), 1);
    const StepRecord &step = log->steps.first();
    const LatencySummary latency = *step.latency();
    const auto expected = [field](int one) { return one == field ? std::optional(20.0) : std::nullopt; };
    QCOMPARE(latency.p50, expected(50));
    QCOMPARE(latency.p95, expected(95));
    QCOMPARE(latency.p99, expected(99));
    QCOMPARE(latency.avg, std::optional(12.64));
    const auto &interval = step.intervals.first().latency;
    QCOMPARE(interval.has_value(), field != 0);
    if (interval) {
        QCOMPARE(interval->p95.has_value(), field == 95);
        QCOMPARE(interval->p99.has_value(), field == 99);
    } else {
        QVERIFY(says(step, line.contains("disabled") ? u"switched off"_s : u"no other percentile"_s));
    }
}

void TestSysbenchLog::cutOffAndOddPercentiles()
{
    READ_STEPS(cut, preamble10() + report10("         95th percentile:                   100000.00\n"), 1);
    QVERIFY(!cut->steps.first().latency()->p95);
    QVERIFY(says(cut->steps.first(), u"100 s"_s));
    READ_STEPS(odd, preamble10() + report10("         95th percentile:                      182.95\n"), 1);
    QCOMPARE(odd->steps.first().latency()->p95, std::optional(182.95));
    QVERIFY(says(odd->steps.first(), u"bucket"_s));
}

/// The rate behind the count is over the time until the report was printed.
void TestSysbenchLog::rateIsCheckedAgainstTheCount()
{
    QByteArray text = log10();
    text.replace("12658  (632.78 per sec.)", "12658  (500.10 per sec.)");
    READ_STEPS(log, text, 1);
    const StepRecord &step = log->steps.first();
    QVERIFY(qAbs(*step.rate() - 12658 / 20.0042) < 1e-9);
    QVERIFY(qAbs(*step.queryRate() - 253170 / 20.0042) < 1e-9);
    QVERIFY(says(step, u"500.10"_s));
}

/// Time goes on over a checkpoint, counters begin again, and the interval of its second comes behind its
/// headline.
void TestSysbenchLog::checkpointsAreWarmup()
{
    QByteArray last = report10();
    last.replace("20.0042s", "50.0044s");
    const QByteArray line =
        "thds: 8 tps: 630.00 qps: 12600.00 (r/w/o: 8820.00/2520.00/1260.00) lat (ms,95%): 20.00 err/s: "
        "0.00 reconn/s: 0.00\n";
    QByteArray text =
        preamble10(8, "Report intermediate results every 10 second(s)\nReport checkpoint(s) at 30 seconds\n");
    text += "[ 10s ] " + line + "[ 20s ] " + line + "[ 30s ] Checkpoint report:\n[ 30s ] " + line;
    text += report10().replace("632.78", "421.90").replace("20.0042s", "30.0001s");
    text += "[ 40s ] " + line + "[ 50s ] " + line;
    READ_STEPS(log, text + last, 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(*step.rate(), 632.78);
    QVERIFY(qAbs(step.seconds - 20.0044) < 1e-9);
    QCOMPARE(step.intervals.size(), 5);
    QCOMPARE(step.intervals.first().start, -30.0);
    QVERIFY(step.intervals.at(2).warmup);
    QVERIFY(!step.intervals.at(3).warmup);
    QCOMPARE(step.intervals.at(3).start, 0.0);
    QVERIFY(says(step, u"checkpoint at 30 s"_s));
    QVERIFY(!step.workload.isEmpty());

    // Without the final one there is no result, though a checkpoint told one.
    READ_STEPS(cut, text, 1);
    QCOMPARE(cut->steps.first().status, StepStatus::Failed);
    QVERIFY(cut->steps.first().reason.contains(u"checkpoint"_s));
}

void TestSysbenchLog::histogramGivesPercentiles()
{
    const QByteArray histogram = "Latency histogram (values are in milliseconds)\n"
                                 "       value  ------------- distribution ------------- count\n"
                                 "       4.999 |****************************************         500\n"
                                 "      12.524 |***********************************              450\n"
                                 "      20.001 |***                                      40\n"
                                 "     104.837 |                                         9\n"
                                 "     181.070 |                                         1\n \n";
    READ_STEPS(log,
               preamble10() + histogram + report10("         95th percentile:                       12.52\n"),
               1);
    const LatencySummary latency = *log->steps.first().latency();
    QCOMPARE(latency.p50, std::optional(4.999));
    QCOMPARE(latency.p95, std::optional(12.52)); // as printed
    QCOMPARE(latency.p99, std::optional(20.001));
    QCOMPARE(latency.p999, std::optional(104.837));
    QVERIFY(says(log->steps.first(), u"histogram"_s));
}

void TestSysbenchLog::csvInALog()
{
    QByteArray report = report10("         99th percentile:                       33.72\n");
    READ_STEPS(log,
               preamble10()
                   + "10,8,630.10,12602.00,8821.40,2520.40,1260.20,33.12,0.10,0.00\n"
                     "20,8,635.40,12708.00,8895.60,2541.60,1270.80,34.33,0.00,0.00\n"
                   + report,
               1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(step.intervals.size(), 2);
    QCOMPARE(step.intervals.first().counters.others, 12602);
    // which percentile it is only the report says
    QCOMPARE(step.intervals.first().latency->p99, std::optional(33.12));
    QVERIFY(!step.intervals.first().latency->p95);
}

void TestSysbenchLog::csvAlone()
{
    READ_STEPS(log,
               "10,8,630.10,12602.00,8821.40,2520.40,1260.20,33.12,0.10,0.00\n"
               "20,8,635.40,12708.00,8895.60,2541.60,1270.80,34.33,0.00,0.00\n",
               1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(step.seconds, 20.0);
    QCOMPARE(*step.rate(), (6301 + 6354) / 20.0);
    QCOMPARE(*step.queryRate(), (126020 + 127080) / 20.0);
    QVERIFY(!step.latency()); // percentiles of intervals are never averaged
    QVERIFY(says(step, u"no final report"_s));
    QVERIFY(says(step, u"taken as 95 %"_s));
}

static QByteArray jsonIntervals()
{
    QByteArray text = "[\n";
    for (const char *time : {"  10", "  20"}) {
        if (!text.endsWith("[\n"))
            text += ",\n";
        text += "  {\n    \"time\": " + QByteArray(time)
            + ",\n    \"threads\": 8,\n    \"tps\": 630.10,\n    \"qps\": {\n      \"total\": 12602.00,\n    "
              "  \"reads\": "
              "8821.40,\n      \"writes\": 2520.40,\n      \"other\": 1260.20\n    },\n    \"latency\": "
              "20.37,\n    "
              "\"errors\": 0.10,\n    \"reconnects\": 0.00\n  }";
    }
    return text;
}

void TestSysbenchLog::jsonInALog()
{
    READ_STEPS(log, preamble10() + jsonIntervals() + "\n]\n" + report10(), 1);
    QCOMPARE(log->steps.first().intervals.size(), 2);
    QCOMPARE(log->steps.first().intervals.last().counters.writes, 25204);
    QCOMPARE(log->steps.first().intervals.last().latency->p95, std::optional(20.37));
}

void TestSysbenchLog::jsonAlone()
{
    READ_STEPS(whole, jsonIntervals() + "\n]\n", 1);
    QCOMPARE(whole->steps.first().status, StepStatus::Done);
    QCOMPARE(*whole->steps.first().rate(), 630.1);
    READ_STEPS(open, jsonIntervals() + "\n", 1); // killed
    QCOMPARE(open->steps.first().status, StepStatus::Failed);
    QCOMPARE(open->steps.first().intervals.size(), 2);
    QVERIFY(!open->steps.first().rate());
}

void TestSysbenchLog::targetRate()
{
    QByteArray text =
        preamble10(8, "Target transaction rate: 600/sec\nReport intermediate results every 10 second(s)\n");
    const QByteArrayList lines = intervals10().split('\n');
    text += lines.at(0) + "\n[ 10s ] queue length: 0, concurrency: 3\n" + lines.at(1)
        + "\n[ 20s ] queue length: 512, concurrency: 8\n";
    READ_STEPS(log, text + report10(), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.intervals.size(), 2);
    QVERIFY(says(step, u"target rate"_s));
    QVERIFY(says(step, u"512 transactions waited"_s));
    QCOMPARE(std::get<OltpWorkload>(caseFromJson(step.workload)->what).rate, 600.0);
}

/// A fatal error or a signal leaves no report: what was counted is kept and never a result.
void TestSysbenchLog::killedRunIsNoResult()
{
    READ_STEPS(
        log,
        preamble10() + intervals10() + "FATAL: mysql_drv_query() returned error 2013 (Lost connection)\n", 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Failed);
    QVERIFY(!step.rate());
    QVERIFY(!step.latency());
    QCOMPARE(step.intervals.size(), 2);
    QVERIFY(step.reason.contains(u"no final report"_s));
    QVERIFY(step.reasonDetail.contains(u"2013"_s));
}

/// What it counted until it was cut is known, what no line tells is not.
void TestSysbenchLog::cutLogHasTheSumsOfItsIntervals()
{
    READ_STEPS(cut, preamble10() + intervals10(), 1);
    const StepRecord &step = cut->steps.first();
    QCOMPARE(step.status, StepStatus::Failed);
    QCOMPARE(step.seconds, 20.0);
    QCOMPARE(step.counted(&LoadCounters::operations), std::optional<qint64>(6301 + 6354));
    QCOMPARE(step.counted(&LoadCounters::queries), std::optional<qint64>(126020 + 127080));
    QCOMPARE(step.counted(&LoadCounters::reads), std::optional<qint64>(88214 + 88956));
    QCOMPARE(step.counted(&LoadCounters::writes), std::optional<qint64>(25204 + 25416));
    QCOMPARE(step.counted(&LoadCounters::others), std::optional<qint64>(12602 + 12708));
    QCOMPARE(step.counted(&LoadCounters::errors), std::optional<qint64>(1));
    QVERIFY(!step.counted(&LoadCounters::bytesIn));

    QByteArray old = log04();
    old.truncate(old.indexOf("OLTP test statistics"));
    READ_STEPS(cut04, old, 1);
    QCOMPARE(cut04->steps.first().status, StepStatus::Failed);
    QVERIFY(cut04->steps.first().counted(&LoadCounters::reads).value_or(0) > 0);
    QVERIFY(!cut04->steps.first().counted(&LoadCounters::others));
    QVERIFY(!cut04->steps.first().counted(&LoadCounters::errors));

    QByteArray fatal = preamble10() + intervals10() + "FATAL: error 2013: Lost connection\n";
    fatal.replace("err/s: 0.10", "err/s: 0.00");
    READ_STEPS(ended, fatal, 1);
    QVERIFY(!ended->steps.first().counted(&LoadCounters::errors)); // at least the one that ended it

    READ_STEPS(refused, preamble10() + "FATAL: error 1045: Access denied\n", 1);
    QVERIFY(!refused->steps.first().counted(&LoadCounters::operations));
    QVERIFY(!refused->steps.first().counted(&LoadCounters::errors));
}

void TestSysbenchLog::refusedConnection()
{
    QByteArray text = preamble10();
    text.truncate(text.indexOf("Threads started!"));
    text += "FATAL: unable to connect to MySQL server on host '127.0.0.1', port 3306, aborting...\n"
            "FATAL: error 1045: Access denied for user 'sbtest'@'localhost'\nFATAL: Thread initialization "
            "failed!\n";
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().status, StepStatus::Failed);
    QVERIFY(log->steps.first().reasonDetail.contains(u"1045"_s));
    QVERIFY(log->steps.first().intervals.isEmpty());
}

/// Another thread prints it.
void TestSysbenchLog::lastIntervalInTheReport()
{
    const QByteArrayList lines = intervals10().split('\n');
    QByteArray report = report10();
    report.replace("    queries performed:\n", "    queries performed:\n" + lines.at(1) + "\n");
    READ_STEPS(log, preamble10() + lines.at(0) + "\n" + report, 1);
    QCOMPARE(log->steps.first().status, StepStatus::Done);
    QCOMPARE(log->steps.first().intervals.size(), 2);
}

void TestSysbenchLog::severalRunsInAFile()
{
    READ_STEPS(log, log10() + log10() + preamble10() + intervals10() + log11(), 4);
    QCOMPARE(log->steps.at(0).status, StepStatus::Done);
    QCOMPARE(log->steps.at(1).intervals.size(), 2);
    QCOMPARE(log->steps.at(2).status, StepStatus::Failed);
    QCOMPARE(log->steps.at(3).facts.value(importVersionFact), u"1.1.0-df89d34"_s);
}

/// Only reports, or only the lines between, one run after the other.
/// The end of a log, as "tail" keeps it: the first line is of the same length as the second.
void TestSysbenchLog::beginningIsMissing()
{
    const auto line = [](int at, double tps) {
        return QByteArray("[ " + QByteArray::number(at) + "s ] thds: 8 tps: "
                          + QByteArray::number(tps, 'f', 2) + " qps: " + QByteArray::number(tps * 20, 'f', 2)
                          + " (r/w/o: " + QByteArray::number(tps * 14, 'f', 2) + "/"
                          + QByteArray::number(tps * 4, 'f', 2) + "/" + QByteArray::number(tps * 2, 'f', 2)
                          + ") lat (ms,95%): 20.00 err/s: 0.00 reconn/s: 0.00\n");
    };
    for (const int from : {3610, 90000}) {
        QByteArray text = line(from, 100);
        for (int i = 1; i < 30; ++i)
            text += line(from + 10 * i, 500);
        READ_STEPS(log, text, 1);
        const StepRecord &step = log->steps.first();
        QCOMPARE(step.intervals.size(), 30);
        QCOMPARE(step.intervals.first().length, 10.0);
        QCOMPARE(*step.rate(), (100 + 29 * 500) / 30.0);
        QVERIFY(remarksOf(step).join(u' ').contains(u"begins"_s));
    }
    READ_STEPS(alone, line(10, 100), 1);
    QCOMPARE(alone->steps.first().intervals.size(), 1);
}

void TestSysbenchLog::runsWithoutPreamble()
{
    READ_STEPS(reports, report10() + report10() + report10(), 3);
    QCOMPARE(reports->steps.last().status, StepStatus::Done);
    QCOMPARE(reports->steps.last().caseKey, u"oltp_read_write:t8"_s); // from the fairness
    QCOMPARE(reports->version, QString());
    READ_STEPS(lines, intervals10() + intervals10(), 2);
    QCOMPARE(lines->steps.last().status, StepStatus::Done);
    QCOMPARE(lines->steps.last().intervals.size(), 2);
    READ_STEPS(both, intervals10() + report10() + intervals10() + report10(), 2);
    QCOMPARE(both->steps.first().intervals.size(), 2);
    QCOMPARE(*both->steps.last().rate(), 632.78);
}

/// The last line is often not printed, and the tail never.
void TestSysbenchLog::missingLastIntervalIsNoGap()
{
    const QByteArray first = intervals10().left(intervals10().indexOf('\n') + 1);
    READ_STEPS(log, preamble10() + first + report10(), 1);
    QCOMPARE(log->steps.first().status, StepStatus::Done);
    QCOMPARE(log->steps.first().intervals.size(), 1);
    for (const QString &remark : remarksOf(log->steps.first()))
        QVERIFY2(!remark.contains(u"missing"_s), qPrintable(remark));
}

void TestSysbenchLog::missingIntervalsAreSaid()
{
    QByteArray lines = intervals10();
    lines.replace("[ 20s ]", "[ 50s ]");
    READ_STEPS(log, preamble10() + lines + report10(), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.intervals.last().start, 40.0);
    QCOMPARE(step.intervals.last().length, 10.0);
    QVERIFY(says(step, u"missing, 30 s"_s));
}

/// A counter that ran over after a checkpoint.
void TestSysbenchLog::implausibleLinesAreLeftOut()
{
    QByteArray lines = intervals10();
    lines.replace("tps: 635.40", "tps: 18446744073709551.62");
    READ_STEPS(log, preamble10() + lines + report10(), 1);
    QCOMPARE(log->steps.first().intervals.size(), 1);
}

void TestSysbenchLog::unknownScripts()
{
    QByteArray text = log10();
    text.replace("177219", "126580"); // ten reads, no writes of that kind
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().caseKey, u"sysbench:t8"_s);
    QVERIFY(says(log->steps.first(), u"does not name the test"_s));
    // One read a transaction has several workloads.
    text = log10();
    text.replace("177219", "12658").replace("50634", "0").replace("25317", "0");
    READ_STEPS(one, text, 1);
    QCOMPARE(one->steps.first().caseKey, u"sysbench:t8"_s);
}

void TestSysbenchLog::forcedShutdown()
{
    QByteArray text = log10();
    text.replace("General statistics:",
                 "Number of unfinished transactions on forced shutdown: 5\n\nGeneral statistics:");
    READ_STEPS(log, text, 1);
    QVERIFY(says(log->steps.first(), u"5 transactions were cut off"_s));
}

void TestSysbenchLog::busyThreadsDoNotFit()
{
    QByteArray text = log10();
    text.replace("avg:                                   12.64",
                 "avg:                                    1.26");
    READ_STEPS(log, text, 1);
    QVERIFY(says(log->steps.first(), u"0.8 busy threads"_s));
}

void TestSysbenchLog::cpuTestIsNoDatabase()
{
    const QByteArray cpu = "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\n"
                           "Running the test with following options:\nNumber of threads: 1\n\n"
                           "Prime numbers limit: 10000\n\nThreads started!\n\n"
                           "[ 1s ] thds: 1 eps: 950.01 lat (ms,95%): 1.10\n"
                           "CPU speed:\n    events per second:   950.00\n\n"
                           "General statistics:\n    total time:                          1.0010s\n"
                           "    total number of events:              951\n\n";
    const Result<ImportedLog> log = readText(cpu);
    QVERIFY(!log);
    QVERIFY2(log.error().sentence.contains(u"no database load"_s), qPrintable(log.error().sentence));
    READ_STEPS(both, cpu + log10(), 1);
    QVERIFY(!both->remarks.isEmpty());
}

void TestSysbenchLog::prepareIsNoResult()
{
    QVERIFY(!readText("sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\nCreating table 'sbtest1'...\n"
                      "FATAL: mysql_drv_query() returned error 1050 (Table 'sbtest1' already exists)\n"));
}

void TestSysbenchLog::carriageReturns()
{
    QByteArray text = log10();
    text.replace("\n", "\r\n");
    READ_STEPS(log, text, 1);
    QCOMPARE(log->steps.first().intervals.size(), 2);
    QCOMPARE(*log->steps.first().rate(), 632.78);
}

void TestSysbenchLog::longCourseIsThinned()
{
    QByteArray text = preamble10(8, "Report intermediate results every 1 second(s)\n");
    const int count = 50000;
    for (int i = 1; i <= count; ++i) {
        text += "[ " + QByteArray::number(i)
            + "s ] thds: 8 tps: 10.00 qps: 200.00 (r/w/o: 140.00/40.00/20.00) lat (ms,95%): "
            + QByteArray::number(i % 7 + 1) + ".00 err/s: 0.00 reconn/s: 0.00\n";
    }
    READ_STEPS(log, text + report10(), 1);
    const StepRecord &step = log->steps.first();
    QVERIFY(step.intervals.size() <= IntervalCourse::most);
    QVERIFY(step.intervals.size() > IntervalCourse::most / 2);
    qint64 operations = 0;
    double seconds = 0;
    for (const IntervalSample &sample : step.intervals) {
        QCOMPARE(sample.start, seconds);
        operations += sample.counters.operations;
        seconds += sample.length;
    }
    QCOMPARE(operations, count * 10); // nothing is lost
    QCOMPARE(seconds, double(count));
    QCOMPARE(step.intervals.at(1).latency->p95, std::optional(7.0)); // seconds 5 … 8
    QVERIFY(says(step, u"stands for 4 intervals"_s));
}

QTEST_GUILESS_MAIN(TestSysbenchLog)
#include "tst_sysbenchlog.moc"
