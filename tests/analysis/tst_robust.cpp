// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/robust.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestRobust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstContainerRunStandsOut()
    {
        QVERIFY(agrees(modifiedZScores(containerTps).front(), "-5.598"));
        QVERIFY(agrees(modifiedZScores(containerAvg).front(), "6.071"));
        QVERIFY(agrees(modifiedZScores(containerP95).front(), "5.300"));
        QCOMPARE(outliers(containerTps), std::vector<std::size_t>{0});
        QCOMPARE(outliers(containerAvg), std::vector<std::size_t>{0});
        QCOMPARE(outliers(containerP95), std::vector<std::size_t>{0});
        QVERIFY(outliers(nativeTps).empty());
    }

    void deviationDoesNotDependOnTheMiddle()
    {
        QCOMPARE(medianAbsoluteDeviation(std::vector<double>{1, 2, 4}), 1.0);
        QCOMPARE(medianAbsoluteDeviation(std::vector<double>{101, 102, 104}), 1.0);
        QCOMPARE(medianAbsoluteDeviation(std::vector<double>{-1, 0, 2}), 1.0);
        QVERIFY(std::isnan(medianAbsoluteDeviation(std::vector<double>{})));
    }

    void equalValuesGiveNoScores()
    {
        QVERIFY(modifiedZScores(std::vector<double>{5, 5, 5, 9}).empty());
        QVERIFY(outliers(std::vector<double>{5, 5, 5, 9}).empty());
        QVERIFY(outliers(std::vector<double>{}).empty());
    }

    void pairs()
    {
        const auto tps = hodgesLehmann(nativeTps, containerTps);
        QVERIFY(agrees(tps->shift, "-60.22"));
        QVERIFY(agrees(tps->ratio, "0.90767768"));
        const auto avg = hodgesLehmann(nativeAvg, containerAvg);
        QVERIFY(agrees(avg->shift, "1.25"));
        QVERIFY(agrees(avg->ratio, "1.10195759"));
        const auto p95 = hodgesLehmann(nativeP95, containerP95);
        QVERIFY(agrees(p95->shift, "1.195"));
        QVERIFY(agrees(p95->ratio, "1.07513776"));
        QVERIFY(!hodgesLehmann(std::vector<double>{}, nativeTps));
    }

    void intervals()
    {
        const auto check = [](const std::vector<double> &a, const std::vector<double> &b, int cut,
                              const char *low, const char *high, const char *confidence) {
            const auto interval = pairwiseRatioInterval(a, b, cut);
            return interval && agrees(interval->low, low) && agrees(interval->high, high)
                && agrees(interval->confidence * 100, confidence);
        };
        QVERIFY(check(nativeTps, containerTps, 0, "0.795731", "0.958637", "97.14"));
        QVERIFY(check(nativeTps, containerTps, 1, "0.825228", "0.952274", "94.29"));
        QVERIFY(check(nativeAvg, containerAvg, 0, "1.043239", "1.257191", "97.14"));
        QVERIFY(check(nativeAvg, containerAvg, 1, "1.049842", "1.212072", "94.29"));
        QVERIFY(check(nativeP95, containerP95, 0, "0.866000", "1.684887", "97.14"));
        QVERIFY(check(nativeP95, containerP95, 1, "0.881425", "1.540270", "94.29"));
        QVERIFY(!pairwiseRatioInterval(nativeTps, containerTps, 8));
        QVERIFY(!pairwiseRatioInterval(nativeTps, containerTps, -1));
        QVERIFY(!pairwiseRatioInterval(std::vector<double>{0}, containerTps, 0));
    }
};

QTEST_APPLESS_MAIN(TestRobust)
#include "tst_robust.moc"
