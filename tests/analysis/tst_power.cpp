// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/power.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestPower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void halfWidths()
    {
        const int runs[] = {3, 4, 5, 6, 8, 10};
        const struct
        {
            double variation;
            const char *percent[6];
        } rows[] = {
            {0.005, {"1.14", "0.87", "0.73", "0.65", "0.54", "0.47"}},
            {0.01, {"2.29", "1.75", "1.47", "1.29", "1.08", "0.94"}},
            {0.02, {"4.64", "3.52", "2.96", "2.61", "2.17", "1.90"}},
            {0.035, {"8.26", "6.24", "5.24", "4.61", "3.82", "3.34"}},
            {0.05, {"12.0", "9.04", "7.56", "6.64", "5.51", "4.81"}},
        };
        for (const auto &row : rows) {
            for (std::size_t i = 0; i < std::size(runs); ++i)
                QVERIFY(agrees(expectedHalfWidth(row.variation, runs[i]) * 100, row.percent[i]));
        }
    }

    void runsForTwoPercent()
    {
        QCOMPARE(*runsForHalfWidth(0.01, 0.02), 4);
        QCOMPARE(*runsForHalfWidth(0.02, 0.02), 10);
        QCOMPARE(*runsForHalfWidth(0.035, 0.02), 26);
        QCOMPARE(*runsForHalfWidth(0.05, 0.02), 51);
    }

    void fromMeasuredRuns()
    {
        QCOMPARE(*runsForHalfWidth(nativeP95, containerP95, 0.10), 24);
        const auto runs = runsForPower(nativeP95, containerP95, 0.10);
        QVERIFY(runs);
        QCOMPARE(*runs, 46);
        QVERIFY(*runsForPower(nativeP95, containerP95, 0.20) < *runs);
        QVERIFY(*runsForPower(nativeP95, containerP95, 0.10, 0.95) > *runs);
        // as hard to see from the other side
        QCOMPARE(*runsForPower(nativeP95, containerP95, 1 / 1.1 - 1), *runs);
    }

    void moreRunsAreNarrower()
    {
        for (int runs = 2; runs < 60; ++runs)
            QVERIFY(expectedHalfWidth(0.03, runs + 1) < expectedHalfWidth(0.03, runs));
    }

    void fromBlocks()
    {
        // eight blocks whose differences have a deviation of 0.03: t(7) = 2.3646, half-width 0.02508
        const double half = 2.364624251592785 * 0.03 / std::sqrt(8.0);
        const double low = std::expm1(-0.1 - half);
        const double high = std::expm1(-0.1 + half);
        QCOMPARE(*runsForPairedHalfWidth(low, high, 8, std::expm1(half) * 1.000001), 8);
        // t(10) · 0.03 / √11 = 0.02015 and t(11) · 0.03 / √12 = 0.01906, against log 1.02 = 0.01980
        QCOMPARE(*runsForPairedHalfWidth(low, high, 8, 0.02), 12);
        QVERIFY(!runsForPairedHalfWidth(low, low, 8, 0.02));
    }

    void nothingWhereNothingCanBeSaid()
    {
        using V = std::vector<double>;
        QVERIFY(!runsForHalfWidth(0, 0.02));
        QVERIFY(!runsForHalfWidth(0.02, 0));
        QVERIFY(!runsForHalfWidth(5, 0.0001)); // beyond any plan
        QVERIFY(!runsForHalfWidth(V{1}, V{1, 2}, 0.1));
        QVERIFY(!runsForHalfWidth(V{2, 2}, V{3, 3}, 0.1));
        QVERIFY(!runsForHalfWidth(V{0, 2}, V{3, 4}, 0.1));
        QVERIFY(!runsForPower(V{1, 2}, V{3, 4}, 0));
        QVERIFY(!runsForPower(V{1, 2}, V{3, 4}, -1));
    }
};

QTEST_APPLESS_MAIN(TestPower)
#include "tst_power.moc"
