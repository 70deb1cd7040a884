// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fieller.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestFieller : public QObject
{
    Q_OBJECT

private:
    struct Row
    {
        std::vector<double> a, b;
        const char *degrees, *g, *low, *high;
    };

    static void check(const Row &row, FiellerVariance variance)
    {
        const auto interval = fiellerRatio(row.a, row.b, variance);
        QVERIFY(interval);
        QVERIFY(interval->bounded);
        QVERIFY(agrees(interval->degreesOfFreedom, row.degrees));
        QVERIFY(agrees(interval->g, row.g));
        QVERIFY(agrees((interval->low - 1) * 100, row.low));
        QVERIFY(agrees((interval->high - 1) * 100, row.high));
    }

private Q_SLOTS:
    void pooled()
    {
        check({nativeTps, containerTps, "6", "0.00236997", "-16.5757", "-3.4696"}, FiellerVariance::Pooled);
        check({nativeAvg, containerAvg, "6", "0.00341115", "3.1582", "20.7041"}, FiellerVariance::Pooled);
        check({nativeP95, containerP95, "6", "0.05005597", "-17.5937", "52.1282"}, FiellerVariance::Pooled);
    }

    void unequal()
    {
        check({nativeTps, containerTps, "5.259604", "0.00183123", "-16.9520", "-3.1904"},
              FiellerVariance::Unequal);
        check({nativeAvg, containerAvg, "5.074644", "0.00182069", "2.8497", "20.6559"},
              FiellerVariance::Unequal);
        check({nativeP95, containerP95, "4.780006", "0.02379129", "-20.9564", "49.1808"},
              FiellerVariance::Unequal);
    }

    void boundsSolveTheEquation()
    {
        const auto interval = fiellerRatio(nativeP95, containerP95, FiellerVariance::Unequal);
        const double a = arithmeticMean(nativeP95);
        const double b = arithmeticMean(containerP95);
        const double va = sampleVariance(nativeP95) / 4;
        const double vb = sampleVariance(containerP95) / 4;
        const double squared = interval->g * a * a / va; // t²
        for (const double bound : {interval->low, interval->high}) {
            const double left = (b - bound * a) * (b - bound * a);
            QVERIFY(std::abs(left / (squared * (vb + bound * bound * va)) - 1) < 1e-9);
        }
    }

    void noisyDenominatorHasNoInterval()
    {
        const auto interval =
            fiellerRatio(std::vector<double>{1, 100}, std::vector<double>{5, 6}, FiellerVariance::Unequal);
        QVERIFY(interval);
        QVERIFY(interval->g >= 1);
        QVERIFY(!interval->bounded);
    }

    void nothingWhereNothingCanBeSaid()
    {
        using V = std::vector<double>;
        QVERIFY(!fiellerRatio(V{1}, V{1, 2}, FiellerVariance::Pooled));
        QVERIFY(!fiellerRatio(V{2, 2}, V{3, 3}, FiellerVariance::Pooled));
        QVERIFY(!fiellerRatio(V{-1, 1}, V{3, 4}, FiellerVariance::Unequal));
    }
};

QTEST_APPLESS_MAIN(TestFieller)
#include "tst_fieller.moc"
