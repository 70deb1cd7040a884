// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What `time` says of mydumper and myloader, as shells and programs print it.

#include "core/importers/logreader.h"

#include <QBuffer>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestTimeLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data();
    void forms();
    void restoreBelongsToItsDump();
    void restoreAlone();
    void failures_data();
    void failures();
    void doubtfulTimesAreLeftOut_data();
    void doubtfulTimesAreLeftOut();
};

namespace {

Result<ImportedLog> read(const QByteArray &text)
{
    QByteArray bytes = text;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readLog(buffer);
}

const QByteArray dumpCommand = "mydumper -u root -c -B shop -t 2 -o /tmp/d";

} // namespace

void TestTimeLog::forms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("bash") << "$ time " + dumpCommand
            + "\n\nreal\t1m32.872s\nuser\t2m20.259s\nsys\t0m2.655s\n";
    QTest::newRow("bash, comma") << "$ time " + dumpCommand
            + "\n\nreal\t1m32,872s\nuser\t2m20,259s\nsys\t0m2,655s\n";
    QTest::newRow("time -p") << "# time -p " + dumpCommand + "\nreal 92.872\nuser 140.259\nsys 2.655\n";
    QTest::newRow("GNU") << "$ /usr/bin/time " + dumpCommand
            + "\n140.259user 2.655system 1:32.872elapsed 153%CPU (0avgtext+0avgdata 9000maxresident)k\n";
    QTest::newRow("GNU -v") << "\tCommand being timed: \"" + dumpCommand
            + "\"\n\tUser time (seconds): 140.259\n\tSystem time (seconds): 2.655\n"
              "\tPercent of CPU this job got: 153%\n"
              "\tElapsed (wall clock) time (h:mm:ss or m:ss): 1:32.872\n\tExit status: 0\n";
    QTest::newRow("zsh") << dumpCommand + "  140.259s user 2.655s system 153% cpu 1:32.872 total\n";
    QTest::newRow("tcsh") << "> time " + dumpCommand
            + "\n140.259u 2.655s 1:32.872 153.8% 0+0k 0+0io 0pf+0w\n";
}

void TestTimeLog::forms()
{
    QFETCH(const QByteArray, text);
    const auto log = read(text);
    QVERIFY2(log, log ? "" : qPrintable(log.error().sentence));
    QCOMPARE(log->tool, u"mydumper"_s);
    QCOMPARE(log->steps.size(), 1);
    const StepRecord &step = log->steps.first();
    QCOMPARE(step.status, StepStatus::Done);
    QCOMPARE(step.caseKey, u"dump:mydumper:gzip:t2"_s);
    QVERIFY(step.dump);
    QCOMPARE(step.dump->dump.wallSeconds, 92.872);
    QCOMPARE(step.dump->dump.userSeconds.value_or(0), 140.259);
    QCOMPARE(step.dump->dump.systemSeconds.value_or(0), 2.655);
    QVERIFY(!step.dump->restore);
    QVERIFY(!step.dump->fileBytes);
    QVERIFY(!step.rate());
    QVERIFY(!step.knows(&LoadCounters::operations));
}

void TestTimeLog::restoreBelongsToItsDump()
{
    const auto log = read("mydumper 0.10.1, built against MySQL 5.7.42\n"
                          "$ time mydumper -B shop -t 2 -o /tmp/d\nreal 50.5\nuser 1\nsys 1\n"
                          "$ time mydumper -B shop -t 4 -o /tmp/d\nreal 30.5\nuser 1\nsys 1\n"
                          "$ time myloader -B copy -t 4 -d /tmp/d/\nreal 372.5\nuser 5\nsys 6\n");
    QVERIFY(log);
    QCOMPARE(log->version, u"0.10.1"_s);
    QCOMPARE(log->steps.size(), 2);
    QVERIFY(!log->steps.at(0).dump->restore);
    QVERIFY(log->steps.at(1).dump->restore);
    QCOMPARE(log->steps.at(1).dump->restore->wallSeconds, 372.5);
    QCOMPARE(log->steps.at(1).dump->version, u"mydumper 0.10.1"_s);
    QCOMPARE(log->steps.at(1).seconds, 403.0);
}

void TestTimeLog::restoreAlone()
{
    const auto log = read("$ time myloader -B shop -t 6 -d /tmp/d\nreal 372.5\nuser 5\nsys 6\n");
    QVERIFY(log);
    QCOMPARE(log->steps.size(), 1);
    const DumpResult &result = *log->steps.first().dump;
    QCOMPARE(result.dump.wallSeconds, 0.0); // not known
    QCOMPARE(result.restore->wallSeconds, 372.5);
    QVERIFY(!remarksOf(log->steps.first()).isEmpty());
}

void TestTimeLog::failures_data()
{
    QTest::addColumn<QByteArray>("between");
    QTest::newRow("status") << QByteArray("Command exited with non-zero status 1\n");
    QTest::newRow("signal") << QByteArray("Command terminated by signal 9\n");
    QTest::newRow("error") << QByteArray("** (mydumper:71): CRITICAL **: Error connecting to database\n");
}

void TestTimeLog::failures()
{
    QFETCH(const QByteArray, between);
    const auto log = read("$ time " + dumpCommand + "\n" + between
                          + "1.00user 2.00system 0:03.50elapsed 80%CPU (0avgtext+0avgdata 1maxresident)k\n");
    QVERIFY(log);
    QCOMPARE(log->steps.size(), 1);
    QCOMPARE(log->steps.first().status, StepStatus::Failed);
    QVERIFY(!log->steps.first().reason.isEmpty());
}

void TestTimeLog::doubtfulTimesAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray time = "real 5.5\nuser 1\nsys 1\n";
    QTest::newRow("no command") << "mydumper was used\n" + time;
    QTest::newRow("several commands") << dumpCommand + "\n" + dumpCommand + " -r 5\n" + time;
    QTest::newRow("group") << "$ time { " + dumpCommand + "; myloader -d /tmp/d -t 2; }\n" + time;
    QTest::newRow("of another program") << "$ " + dumpCommand + "\n$ time tar cf a.tar /tmp/d\n" + time;
}

void TestTimeLog::doubtfulTimesAreLeftOut()
{
    QFETCH(const QByteArray, text);
    const auto log = read(text);
    QVERIFY(!log);
    QVERIFY(!log.error().sentence.isEmpty());
}

QTEST_GUILESS_MAIN(TestTimeLog)

#include "tst_timelog.moc"
