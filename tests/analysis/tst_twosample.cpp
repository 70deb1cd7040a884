// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/twosample.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestTwoSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void studentPooled()
    {
        const auto tps = pooledDifference(nativeTps, containerTps);
        QVERIFY(agrees(tps->t, "-3.637961"));
        QCOMPARE(tps->degreesOfFreedom, 6.0);
        QVERIFY(agrees(tps->p, "0.01086130"));
        const auto avg = pooledDifference(nativeAvg, containerAvg);
        QVERIFY(agrees(avg->t, "3.421452"));
        QVERIFY(agrees(avg->p, "0.01411853"));
        const auto p95 = pooledDifference(nativeP95, containerP95);
        QVERIFY(agrees(p95->t, "0.881410"));
        QVERIFY(agrees(p95->p, "0.41200916"));
    }

    void pooledOnLogs()
    {
        const auto tps = pooledLogRatio(nativeTps, containerTps);
        QVERIFY(agrees(tps->low * 100, "-16.7700"));
        QVERIFY(agrees(tps->high * 100, "-3.2950"));
        QVERIFY(agrees(tps->p, "0.01222435"));
        const auto avg = pooledLogRatio(nativeAvg, containerAvg);
        QVERIFY(agrees(avg->low * 100, "3.4109"));
        QVERIFY(agrees(avg->high * 100, "20.1873"));
        QVERIFY(agrees(avg->p, "0.01223848"));
        const auto p95 = pooledLogRatio(nativeP95, containerP95);
        QVERIFY(agrees(p95->low * 100, "-16.3311"));
        QVERIFY(agrees(p95->high * 100, "45.6261"));
        QVERIFY(agrees(p95->p, "0.41655655"));
    }

    void paired()
    {
        const auto tps = pairedLogRatio(nativeTps, containerTps);
        QVERIFY(agrees(1 + tps->estimate, "0.897149"));
        QVERIFY(agrees(tps->t, "-4.28244"));
        QCOMPARE(tps->degreesOfFreedom, 3.0);
        QVERIFY(agrees(tps->p, "0.023394"));
        QVERIFY(agrees(tps->low * 100, "-17.23703"));
        QVERIFY(agrees(tps->high * 100, "-2.74931"));
        const auto avg = pairedLogRatio(nativeAvg, containerAvg);
        QVERIFY(agrees(1 + avg->estimate, "1.114840"));
        QVERIFY(agrees(avg->t, "4.29256"));
        QVERIFY(agrees(avg->p, "0.023247"));
        QVERIFY(agrees(avg->low * 100, "2.85129"));
        QVERIFY(agrees(avg->high * 100, "20.84122"));
        const auto p95 = pairedLogRatio(nativeP95, containerP95);
        QVERIFY(agrees(1 + p95->estimate, "1.103829"));
        QVERIFY(agrees(p95->t, "1.19945"));
        QVERIFY(agrees(p95->p, "0.316445"));
        QVERIFY(agrees(p95->low * 100, "-15.06765"));
        QVERIFY(agrees(p95->high * 100, "43.45976"));
    }

    void hedges()
    {
        QVERIFY(agrees(*hedgesG(nativeTps, containerTps), "-2.234479"));
        QVERIFY(agrees(*hedgesG(nativeAvg, containerAvg), "2.101497"));
        QVERIFY(agrees(*hedgesG(nativeP95, containerP95), "0.541372"));
    }

    void theRuleByNumberOfBlocks()
    {
        const std::vector<double> a5 = {100, 104, 98, 101, 99};
        const std::vector<double> b5 = {90, 95, 88, 92, 89};
        QCOMPARE(blockLogRatio(a5, b5)->low, welchLogRatio(a5, b5)->low);
        std::vector<double> a6 = a5;
        std::vector<double> b6 = b5;
        a6.push_back(103);
        b6.push_back(94);
        QCOMPARE(blockLogRatio(a6, b6)->low, pairedLogRatio(a6, b6)->low);
        QCOMPARE(blockLogRatio(a6, b6)->degreesOfFreedom, 5.0);
        b6.push_back(93); // an unfinished block
        QCOMPARE(blockLogRatio(a6, b6)->low, welchLogRatio(a6, b6)->low);
    }

    void nothingWhereNothingCanBeSaid()
    {
        using V = std::vector<double>;
        QVERIFY(!pooledDifference(V{1}, V{1, 2}));
        QVERIFY(!pooledDifference(V{1, 1}, V{2, 2}));
        QVERIFY(!pooledLogRatio(V{0, 1}, V{1, 2}));
        QVERIFY(!pairedLogRatio(V{1, 2}, V{1}));
        QVERIFY(!pairedLogRatio(V{1, 2}, V{1, 0}));
        QVERIFY(!pairedLogRatio(V{1, 2, 4}, V{2, 4, 8}));
        QVERIFY(!hedgesG(V{1, 1}, V{2, 2}));
    }
};

QTEST_APPLESS_MAIN(TestTwoSample)
#include "tst_twosample.moc"
