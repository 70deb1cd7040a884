// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/trend.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestTrend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void containerRunsRise()
    {
        const auto rising = kendallTrend(containerTps);
        QCOMPARE(rising->s, 6);
        QCOMPARE(rising->tau, 1.0);
        QVERIFY(agrees(rising->p, "0.0833"));
        QCOMPARE(rising->p, 2.0 / 24);
        const auto falling = kendallTrend(containerP95);
        QCOMPARE(falling->s, -6);
        QVERIFY(agrees(falling->p, "0.0833"));
        QCOMPARE(kendallTrend(nativeTps)->s, 0);
        QCOMPARE(kendallTrend(nativeTps)->p, 1.0);
    }

    void exactWithEqualValues()
    {
        // of the 6 orders of 1, 1, 2 (two alike) S is 2, 0 and −2, each as often
        const auto trend = kendallTrend(std::vector<double>{1, 1, 2});
        QCOMPARE(trend->s, 2);
        QVERIFY(std::abs(trend->p - 2.0 / 3) < 1e-12);
        QCOMPARE(kendallTrend(std::vector<double>{4, 4, 4})->p, 1.0);
    }

    void longSeriesWithEqualValues()
    {
        std::vector<double> values;
        for (int i = 0; i < 40; ++i)
            values.push_back(i / 2);
        QVERIFY(kendallTrend(values)->p < 1e-6);
    }

    void mannKendallOfTheSeries()
    {
        const auto full = mannKendall(intervals);
        QCOMPARE(full->s, 26);
        QVERIFY(agrees(full->variance, "212.666667"));
        QVERIFY(agrees(full->z, "1.714313703"));
        QVERIFY(agrees(full->p, "0.086471128"));
        const std::vector<double> rest(intervals.begin() + 5, intervals.end());
        const auto truncated = mannKendall(rest);
        QCOMPARE(truncated->s, -1);
        QCOMPARE(truncated->z, 0.0);
        QCOMPARE(truncated->p, 1.0);
    }

    void slopes()
    {
        QVERIFY(agrees(*theilSenSlope(intervals), "2.833333"));
        const std::vector<double> rest(intervals.begin() + 5, intervals.end());
        QVERIFY(agrees(*theilSenSlope(rest), "-0.166667"));
        QVERIFY(agrees(*theilSenSlope(rest) / 603 * 100, "-0.0276"));
        QCOMPARE(*theilSenSlope(std::vector<double>{1, 3}), 2.0);
    }

    void nothingWhereNothingCanBeSaid()
    {
        QVERIFY(!kendallTrend(std::vector<double>{1, 2}));
        QVERIFY(!mannKendall(std::vector<double>{1, 2}));
        QVERIFY(!theilSenSlope(std::vector<double>{1}));
    }
};

QTEST_APPLESS_MAIN(TestTrend)
#include "tst_trend.moc"
