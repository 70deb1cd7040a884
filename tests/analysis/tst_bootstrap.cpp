// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bootstrap.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestBootstrap : public QObject
{
    Q_OBJECT

private:
    static bool check(const std::vector<double> &a, const std::vector<double> &b, const char *low,
                      const char *high, const char *mean, const char *deviation)
    {
        const auto result = bootstrapRatio(a, b);
        return result && result->exact && agrees((result->low - 1) * 100, low)
            && agrees((result->high - 1) * 100, high) && agrees(result->mean, mean)
            && agrees(result->standardDeviation, deviation);
    }

private Q_SLOTS:
    void exact()
    {
        QVERIFY(check(nativeTps, containerTps, "-15.1151", "-6.0160", "0.89783255", "0.02348037"));
        QVERIFY(check(nativeAvg, containerAvg, "6.3965", "18.0158", "1.11572705", "0.03013578"));
        QVERIFY(check(nativeP95, containerP95, "-7.2578", "36.6903", "1.11693487", "0.11553355"));
    }

    void drawnIsRepeatableAndNear()
    {
        std::vector<double> a = nativeTps;
        std::vector<double> b = containerTps;
        a.insert(a.end(), {640.1, 655.2});
        b.insert(b.end(), {590.3, 585.4});
        const auto first = bootstrapRatio(a, b, 0.95, 7);
        const auto again = bootstrapRatio(a, b, 0.95, 7);
        const auto other = bootstrapRatio(a, b, 0.95, 8);
        QVERIFY(!first->exact);
        QCOMPARE(first->low, again->low);
        QCOMPARE(first->mean, again->mean);
        QVERIFY(first->mean != other->mean);
        QVERIFY(std::abs(first->low - other->low) < 0.002);
        QVERIFY(std::abs(first->high - other->high) < 0.002);
        QVERIFY(first->low < first->mean && first->mean < first->high);
    }

    void nothingWhereNothingCanBeSaid()
    {
        using V = std::vector<double>;
        QVERIFY(!bootstrapRatio(V{1}, V{1, 2}));
        QVERIFY(!bootstrapRatio(V{0, 1}, V{1, 2}));
        QVERIFY(!bootstrapRatio(V{1, 2}, V{1, std::nan("")}));
        QCOMPARE(bootstrapRatio(V{2, 2}, V{1, 1})->low, 0.5);
    }
};

QTEST_APPLESS_MAIN(TestBootstrap)
#include "tst_bootstrap.moc"
