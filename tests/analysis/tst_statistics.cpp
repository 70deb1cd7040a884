// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/statistics.h"
#include "tests/analysis/reference.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace Tare;
using namespace Tare::Reference;

class TestStatistics : public QObject
{
    Q_OBJECT

private:
    struct Basic
    {
        std::vector<double> values;
        const char *mean, *deviation, *variation, *median, *geometric, *low, *high;
    };

    struct Welch
    {
        std::vector<double> a, b;
        const char *estimate, *error, *t, *degrees, *p, *low, *high;
    };

private Q_SLOTS:
    void basics()
    {
        const std::vector<Basic> references = {
            {nativeTps, "647.525000", "21.879765", "3.3790", "642.5300", "647.250466", "612.7094",
             "682.3406"},
            {containerTps, "581.245000", "29.137657", "5.0130", "592.0600", "580.679849", "534.8805",
             "627.6095"},
            {nativeAvg, "12.360000", "0.412149", "3.3345", "12.4500", "12.354795", "11.7042", "13.0158"},
            {containerAvg, "13.787500", "0.725552", "5.2624", "13.5100", "13.773616", "12.6330", "14.9420"},
            {nativeP95, "18.052500", "2.136514", "11.8350", "18.3300", "17.955885", "14.6528", "21.4522"},
            {containerP95, "20.110000", "4.151104", "20.6420", "18.4600", "19.820218", "13.5047", "26.7153"},
        };
        for (const Basic &reference : references) {
            const double mean = arithmeticMean(reference.values);
            const double deviation = std::sqrt(sampleVariance(reference.values));
            QVERIFY(agrees(mean, reference.mean));
            QVERIFY(agrees(deviation, reference.deviation));
            QVERIFY(agrees(deviation / mean * 100, reference.variation));
            QVERIFY(agrees(median(reference.values), reference.median));
            QVERIFY(agrees(geometricMean(reference.values), reference.geometric));
            const auto interval = meanInterval(reference.values);
            QVERIFY(interval);
            QVERIFY(agrees(interval->low, reference.low));
            QVERIFY(agrees(interval->high, reference.high));
        }
    }

    void logs()
    {
        const auto check = [](const std::vector<double> &values, const char *mean, const char *variance) {
            const auto logs = logarithms(values);
            return agrees(arithmeticMean(logs), mean) && agrees(sampleVariance(logs), variance);
        };
        QVERIFY(check(nativeTps, "6.47273334", "1.12540836e-3"));
        QVERIFY(check(containerTps, "6.36419957", "2.63533524e-3"));
        QVERIFY(check(nativeAvg, "2.51404422", "1.12899364e-3"));
        QVERIFY(check(containerAvg, "2.62275487", "2.64605275e-3"));
        QVERIFY(check(nativeP95, "2.88791791", "1.44587233e-2"));
        QVERIFY(check(containerP95, "2.98670253", "3.68341779e-2"));
    }

    void ratios()
    {
        QVERIFY(agrees(arithmeticMean(containerTps) / arithmeticMean(nativeTps), "0.89764102"));
        QVERIFY(agrees(arithmeticMean(containerAvg) / arithmeticMean(nativeAvg), "1.11549353"));
        QVERIFY(agrees(arithmeticMean(containerP95) / arithmeticMean(nativeP95), "1.11397313"));
        QVERIFY(agrees(median(containerTps) / median(nativeTps), "0.921451"));
        QVERIFY(agrees(median(containerAvg) / median(nativeAvg), "1.085141"));
        QVERIFY(agrees(median(containerP95) / median(nativeP95), "1.007092"));
        QVERIFY(agrees(geometricMean(containerTps) / geometricMean(nativeTps), "0.89714860"));
        QVERIFY(agrees(geometricMean(containerAvg) / geometricMean(nativeAvg), "1.11483972"));
        QVERIFY(agrees(geometricMean(containerP95) / geometricMean(nativeP95), "1.10382853"));
    }

    void welchOnRawValues()
    {
        const std::vector<Welch> references = {
            {nativeTps, containerTps, "-66.28", "18.218995", "-3.637961", "5.567024", "0.01237908",
             "-111.71439", "-20.84561"},
            {nativeAvg, containerAvg, "1.4275", "0.417220", "3.421452", "4.753500", "0.02037194", "0.33805",
             "2.51695"},
            {nativeP95, containerP95, "2.0575", "2.334329", "0.881410", "4.485188", "0.42280752", "-4.15628",
             "8.27128"},
        };
        for (const Welch &reference : references) {
            const auto interval = welchDifference(reference.a, reference.b);
            QVERIFY(interval);
            QVERIFY(agrees(interval->estimate, reference.estimate));
            QVERIFY(agrees(interval->standardError, reference.error));
            QVERIFY(agrees(interval->t, reference.t));
            QVERIFY(agrees(interval->degreesOfFreedom, reference.degrees));
            QVERIFY(agrees(interval->p, reference.p));
            QVERIFY(agrees(interval->low, reference.low));
            QVERIFY(agrees(interval->high, reference.high));
        }
    }

    void headline()
    {
        const std::vector<Welch> references = {
            {nativeTps, containerTps, "-10.28514", "0.03066245", "-3.539631", "5.167070", "0.01568399",
             "-17.0219", "-3.0014"},
            {nativeAvg, containerAvg, "11.48397", "0.03072070", "3.538677", "5.165754", "0.01570697",
             "3.0966", "20.5536"},
            {nativeP95, containerP95, "10.38285", "0.11323968", "0.872350", "5.040764", "0.42261668",
             "-17.4363", "47.5755"},
        };
        for (const Welch &reference : references) {
            const auto interval = welchLogRatio(reference.a, reference.b);
            QVERIFY(interval);
            QVERIFY(agrees(interval->estimate * 100, reference.estimate));
            QVERIFY(agrees(interval->standardError, reference.error));
            QVERIFY(agrees(interval->t, reference.t));
            QVERIFY(agrees(interval->degreesOfFreedom, reference.degrees));
            QVERIFY(agrees(interval->p, reference.p));
            QVERIFY(agrees(interval->low * 100, reference.low));
            QVERIFY(agrees(interval->high * 100, reference.high));
        }
    }

    void headlineAtNinetyPercent()
    {
        const auto tps = welchLogRatio(nativeTps, containerTps, 0.9);
        QVERIFY(agrees(tps->low * 100, "-15.6235"));
        QVERIFY(agrees(tps->high * 100, "-4.6090"));
        const auto avg = welchLogRatio(nativeAvg, containerAvg, 0.9);
        QVERIFY(agrees(avg->low * 100, "4.8377"));
        QVERIFY(agrees(avg->high * 100, "18.5516"));
        const auto p95 = welchLogRatio(nativeP95, containerP95, 0.9);
        QVERIFY(agrees(p95->low * 100, "-12.1019"));
        QVERIFY(agrees(p95->high * 100, "38.6193"));
    }

    void withoutTheFirstRun()
    {
        const auto tps = welchLogRatio(withoutFirst(nativeTps), withoutFirst(containerTps));
        QVERIFY(agrees(tps->estimate * 100, "-8.67970"));
        QVERIFY(agrees(tps->low * 100, "-15.9252"));
        QVERIFY(agrees(tps->high * 100, "-0.8098"));
        QVERIFY(agrees(tps->p, "0.04101767"));
        const auto change = [](const std::vector<double> &a, const std::vector<double> &b) {
            return (arithmeticMean(withoutFirst(b)) / arithmeticMean(withoutFirst(a)) - 1) * 100;
        };
        QVERIFY(agrees(change(nativeTps, containerTps), "-8.71702"));
        QVERIFY(agrees(change(nativeAvg, containerAvg), "9.48370"));
        QVERIFY(agrees(change(nativeP95, containerP95), "3.88814"));
        const auto p95 = welchLogRatio(withoutFirst(nativeP95), withoutFirst(containerP95));
        QVERIFY(agrees(p95->low * 100, "-18.4780"));
        QVERIFY(agrees(p95->high * 100, "33.3363"));
    }

    void overlapIsNoTest()
    {
        // the single intervals overlap, the difference is there all the same
        QVERIFY(meanInterval(nativeTps)->low < meanInterval(containerTps)->high);
        QVERIFY(welchLogRatio(nativeTps, containerTps)->high < 0);
    }

    void swappingTheSidesInvertsTheRatio()
    {
        const auto there = welchLogRatio(nativeTps, containerTps);
        const auto back = welchLogRatio(containerTps, nativeTps);
        QVERIFY(std::abs((1 + there->estimate) * (1 + back->estimate) - 1) < 1e-12);
        QVERIFY(std::abs((1 + there->low) * (1 + back->high) - 1) < 1e-12);
        QVERIFY(std::abs(there->p - back->p) < 1e-12);
    }

    void theUnitDoesNotMatter()
    {
        std::vector<double> a = nativeTps;
        std::vector<double> b = containerTps;
        for (auto *values : {&a, &b}) {
            for (double &value : *values)
                value *= 1e-9;
        }
        const auto scaled = welchLogRatio(a, b);
        QVERIFY(agrees(scaled->low * 100, "-17.0219"));
        QVERIFY(agrees(welchDifference(a, b)->degreesOfFreedom, "5.567024"));
    }

    void nothingWhereNothingCanBeSaid()
    {
        using V = std::vector<double>;
        const double infinity = std::numeric_limits<double>::infinity();
        QVERIFY(!welchLogRatio(V{1}, V{2, 3}));
        QVERIFY(!welchLogRatio(V{1, 2}, V{3}));
        QVERIFY(!welchLogRatio(V{}, V{}));
        QVERIFY(!welchLogRatio(V{0, 2}, V{1, 3}));
        QVERIFY(!welchLogRatio(V{1, 2}, V{1, -3}));
        QVERIFY(!welchLogRatio(V{1, infinity}, V{1, 3}));
        QVERIFY(!welchLogRatio(V{1, std::nan("")}, V{1, 3}));
        QVERIFY(!welchLogRatio(V{5, 5, 5}, V{4, 4, 4}));
        QVERIFY(!welchLogRatio(V{0.1, 0.1, 0.1}, V{0.3, 0.3, 0.3}));
        QVERIFY(!meanInterval(V{3}));
        QVERIFY(!meanInterval(V{3, 3}));
        QVERIFY(std::isnan(arithmeticMean(V{})));
        QVERIFY(std::isnan(geometricMean(V{})));
        QVERIFY(std::isnan(median(V{})));
        QVERIFY(std::isnan(sampleVariance(V{1})));
    }

    void oneSideWithoutSpread()
    {
        const std::vector<double> same = {100, 100, 100};
        const std::vector<double> other = {90, 91, 92};
        const auto interval = welchLogRatio(same, other);
        QVERIFY(interval);
        QCOMPARE(interval->degreesOfFreedom, 2.0); // of the other side alone
        QVERIFY(interval->high < 0);
    }

    void equalValuesHaveNoVariance()
    {
        const std::vector<double> values = {0.1, 0.1, 0.1};
        QCOMPARE(sampleVariance(values), 0.0);
        QCOMPARE(median(std::vector<double>{3, 1, 2}), 2.0);
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
