// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/targetspread.h"

#include <QTest>

using namespace Tare;

class TestTargetSpread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jainsIndex_data();
    void jainsIndex();
    void spreadOfAStep();
    void nothingToSpread();
    void costOfAnOperation();
};

namespace {

/// So many operations/s of each target, over 10 s.
StepRecord stepWith(const QList<qint64> &rates)
{
    StepRecord step;
    step.status = StepStatus::Done;
    step.seconds = 10;
    for (const qint64 rate : rates) {
        TargetRecord target;
        target.seconds = 10;
        target.totals.operations = rate * 10;
        step.totals += target.totals;
        step.targets.append(target);
    }
    return step;
}

} // namespace

void TestTargetSpread::jainsIndex_data()
{
    QTest::addColumn<QList<double>>("shares");
    QTest::addColumn<double>("index");
    QTest::newRow("all the same") << QList<double>{7, 7, 7, 7} << 1.0;
    QTest::newRow("one has everything") << QList<double>{0, 5, 0, 0} << 0.25;
    // k of n share alike, the others have nothing: k/n (the report's own example has 20 of 100)
    QTest::newRow("two of five") << QList<double>{3, 3, 0, 0, 0} << 0.4;
    QTest::newRow("1, 3, 5") << QList<double>{1, 3, 5} << 27.0 / 35.0;
    QTest::newRow("scale does not matter") << QList<double>{1000, 3000, 5000} << 27.0 / 35.0;
    QTest::newRow("one") << QList<double>{4} << 1.0;
}

void TestTargetSpread::jainsIndex()
{
    QFETCH(QList<double>, shares);
    QFETCH(double, index);
    const auto found = jainIndex({shares.cbegin(), shares.cend()});
    QVERIFY(found.has_value());
    QVERIFY2(std::abs(*found - index) < 1e-12, qPrintable(QString::number(*found, 'g', 17)));
}

void TestTargetSpread::spreadOfAStep()
{
    const auto spread = targetSpread(stepWith({100, 300, 500}));
    QVERIFY(spread.has_value());
    QCOMPARE(spread->lowest, 100.0);
    QCOMPARE(spread->highest, 500.0);
    QCOMPARE(spread->sum, 900.0);
    QVERIFY(spread->jain.has_value());
    QCOMPARE(*spread->jain, 27.0 / 35.0);

    // each over its own time: a target that was done in half of it was twice as fast
    StepRecord step = stepWith({100, 100});
    step.targets[1].seconds = 5;
    QCOMPARE(targetSpread(step)->highest, 200.0);
}

void TestTargetSpread::nothingToSpread()
{
    QVERIFY(!jainIndex({}));
    QVERIFY(!jainIndex({0, 0}));
    QVERIFY(!targetSpread(stepWith({100})));
    StepRecord failed = stepWith({100, 200});
    failed.status = StepStatus::Failed;
    QVERIFY(!targetSpread(failed));
}

void TestTargetSpread::costOfAnOperation()
{
    StepRecord step = stepWith({100, 100}); // 2000 operations in 10 s
    QVERIFY(!cpuMsPerOperation(step));
    step.clientCpu = 0.5;
    QVERIFY(!cpuMsPerOperation(step));
    step.serverCpu = 1.25;
    QCOMPARE(*cpuMsPerOperation(step), 8.75); // 17.5 CPU seconds
    step.proxyCpu = 0.25;
    QCOMPARE(*cpuMsPerOperation(step), 10.0);
    step.status = StepStatus::Stopped;
    QVERIFY(!cpuMsPerOperation(step));
}

QTEST_GUILESS_MAIN(TestTargetSpread)
#include "tst_targetspread.moc"
