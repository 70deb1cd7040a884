// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/intervalseries.h"
#include "core/analysis/statistics.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestIntervalSeries : public QObject
{
    Q_OBJECT

private:
    static std::vector<double> settled() { return {intervals.begin() + 5, intervals.end()}; }

private Q_SLOTS:
    void mser()
    {
        const std::vector<double> values = mserValues(intervals);
        const char *references[] = {"283.293403", "53.888805", "6.001000", "1.530864",
                                    "1.779297",   "1.300292",  "1.555556"};
        QCOMPARE(values.size(), std::size(references));
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY(agrees(values[i], references[i]));
        QCOMPARE(*mserTruncation(intervals), 5u);
        QVERIFY(agrees(arithmeticMean(settled()), "602.428571"));
        QVERIFY(agrees(std::sqrt(sampleVariance(settled())), "3.258688"));
        QVERIFY(looksUnsettled(intervals));
        QVERIFY(!looksUnsettled(std::vector<double>{10, 10, 10, 10, 10, 10}));
        QVERIFY(!mserTruncation(std::vector<double>{1, 2, 3}));
    }

    void thinning()
    {
        const std::vector<double> five{1, 3, 5, 7, 9};
        QCOMPARE(thinned(five, 5), five);
        QCOMPARE(thinned(five, 4), (std::vector<double>{2, 6})); // pairs; the rest is left out
        const std::vector<double> day(86400, 4.0);
        QCOMPARE(thinned(day, 500).size(), std::size_t(499));
        QCOMPARE(thinned(day, 500).front(), 4.0);
    }

    void correlation()
    {
        QVERIFY(agrees(autocorrelation(intervals, 1), "0.377202363"));
        QVERIFY(agrees(effectiveSize(intervals), "5.426633"));
        QVERIFY(agrees(autocorrelation(settled(), 1), "-0.287636131"));
        QCOMPARE(effectiveSize(settled()), 7.0);
        QCOMPARE(autocorrelation(std::vector<double>{1, 1, 1}, 1), 0.0);
        QCOMPARE(autocorrelation(intervals, 99), 0.0);
        QVERIFY(std::abs(*withinRunError(settled()) - std::sqrt(sampleVariance(settled()) / 7)) < 1e-12);
        QVERIFY(!withinRunError(std::vector<double>{1}));
    }

    void portmanteau()
    {
        const char *full[] = {"2.173028420", "2.254272509", "2.292307457"};
        const char *rest[] = {"0.868712709", "5.235839105", "7.343239070"};
        for (std::size_t lags = 1; lags <= 3; ++lags) {
            QVERIFY(agrees(ljungBox(intervals, lags)->q, full[lags - 1]));
            QVERIFY(agrees(ljungBox(settled(), lags)->q, rest[lags - 1]));
        }
        QVERIFY(ljungBox(intervals, 1)->p > 0.05);
        QVERIFY(!ljungBox(intervals, 0));
        QVERIFY(!ljungBox(intervals, 12));
    }

    void drift()
    {
        QVERIFY(!drifts(intervals)); // Mann-Kendall says 0.086
        QVERIFY(!drifts(settled()));
        std::vector<double> rising;
        for (int i = 0; i < 30; ++i)
            rising.push_back(1000 + 5 * i);
        QVERIFY(drifts(rising));
        QVERIFY(!drifts(rising, 0.5));
        for (double &value : rising)
            value = 1000;
        QVERIFY(!drifts(rising));
        QVERIFY(!drifts(std::vector<double>{1, 2}));
    }

    void sawTooth()
    {
        std::vector<double> values;
        for (int i = 0; i < 36; ++i)
            values.push_back(1000 - 40 * (i % 6));
        QCOMPARE(*sawToothPeriod(values), 6u);
        QVERIFY(!sawToothPeriod(std::vector<double>(36, 5.0)));
        QVERIFY(!sawToothPeriod(settled()));
        QVERIFY(!sawToothPeriod(std::vector<double>{}));
    }
};

QTEST_APPLESS_MAIN(TestIntervalSeries)
#include "tst_intervalseries.moc"
