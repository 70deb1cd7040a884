// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/recordcodec.h"
#include "tests/results/recordsamples.h"

#include <QTest>

#include <limits>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestRecordCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void factsComeBack();
    void countersComeBack();
    void timesComeBack();
    void missingNumbersAreNull();
    void statusesComeBack();
    void columnsAndValuesHaveTheSameLength();
};

void TestRecordCodec::factsComeBack()
{
    const Facts facts{{u"a.b"_s, u"x \"y\" <z> 数"_s}, {u"empty"_s, {}}};
    QCOMPARE(factsFromText(factsToText(facts)).value(u"a.b"_s), facts.value(u"a.b"_s));
    QVERIFY(factsFromText(factsToText(facts)).contains(u"empty"_s));
    QVERIFY(factsFromText(u"not json"_s).isEmpty());
}

void TestRecordCodec::countersComeBack()
{
    LoadCounters counters = sampleCounters(10);
    counters.bytesIn = std::numeric_limits<qint64>::max();
    QCOMPARE(countersFromText(countersToText(counters)), counters);
    QCOMPARE(countersFromText(u"{}"_s), LoadCounters());
}

void TestRecordCodec::timesComeBack()
{
    const QDateTime time(QDate(2024, 12, 31), QTime(23, 59, 59, 999), Qt::UTC);
    QCOMPARE(timeToColumn(time).toString(), u"2024-12-31T23:59:59.999Z"_s);
    QCOMPARE(timeFromColumn(timeToColumn(time)), time);
    const QDateTime elsewhere(QDate(2025, 1, 1), QTime(1, 59, 59, 999), Qt::OffsetFromUTC, 7200);
    QCOMPARE(timeFromColumn(timeToColumn(elsewhere)), time);
    QVERIFY(timeToColumn({}).isNull());
    QVERIFY(!timeFromColumn({}).isValid());
}

void TestRecordCodec::missingNumbersAreNull()
{
    QVERIFY(optionalToColumn(std::nullopt).isNull());
    QCOMPARE(optionalFromColumn(QVariant()), std::optional<double>());
    QCOMPARE(optionalFromColumn(optionalToColumn(0.0)), std::optional(0.0));
}

void TestRecordCodec::statusesComeBack()
{
    for (const StepStatus status : {StepStatus::Planned, StepStatus::Running, StepStatus::Done,
                                    StepStatus::Failed, StepStatus::Stopped, StepStatus::Skipped}) {
        QCOMPARE(stepStatusFromColumn(stepStatusName(status)), status);
    }
    for (const RunStatus status : {RunStatus::Running, RunStatus::Done, RunStatus::Failed, RunStatus::Stopped,
                                   RunStatus::Incomplete}) {
        QCOMPARE(runStatusFromColumn(runStatusName(status)), status);
    }
    QCOMPARE(stepStatusFromColumn(u"splendid"_s), StepStatus::Failed);
    QCOMPARE(runStatusFromColumn(u"splendid"_s), RunStatus::Incomplete);
    for (const auto severity :
         {RunEvent::Severity::Info, RunEvent::Severity::Warning, RunEvent::Severity::Error}) {
        QCOMPARE(severityFromName(severityName(severity)), severity);
    }
}

void TestRecordCodec::columnsAndValuesHaveTheSameLength()
{
    QCOMPARE(counterColumns().split(u',').size(), counterValues({}).size());
    QCOMPARE(intervalColumns().split(u',').size(), intervalValues(1, {}).size());
    QCOMPARE(outcomeAssignments().count(u'?'), outcomeValues({}).size());
}

QTEST_APPLESS_MAIN(TestRecordCodec)
#include "tst_recordcodec.moc"
