// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/ranktests.h"
#include "tests/analysis/reference.h"

#include <QtTest>

#include <random>

using namespace Tare;
using namespace Tare::Reference;

namespace {

/// By definition: all splits of the joined values, U by counting pairs.
double enumeratedP(const std::vector<double> &a, const std::vector<double> &b)
{
    std::vector<double> all = a;
    all.insert(all.end(), b.begin(), b.end());
    const auto distance = [&](unsigned mask) {
        double u = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = 0; j < all.size(); ++j) {
                if ((mask >> i & 1) && !(mask >> j & 1))
                    u += all[i] > all[j] ? 1 : all[i] == all[j] ? 0.5 : 0;
            }
        }
        return std::abs(u - static_cast<double>(a.size() * b.size()) / 2);
    };
    const double observed = distance((1u << a.size()) - 1);
    int splits = 0;
    int extreme = 0;
    for (unsigned mask = 0; mask < 1u << all.size(); ++mask) {
        if (static_cast<std::size_t>(std::popcount(mask)) != a.size())
            continue;
        ++splits;
        extreme += distance(mask) >= observed;
    }
    return static_cast<double>(extreme) / splits;
}

} // namespace

class TestRankTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void references()
    {
        const auto tps = mannWhitney(nativeTps, containerTps);
        QCOMPARE(tps->u, 16.0);
        QVERIFY(agrees(tps->p, "0.02857143"));
        QCOMPARE(tps->superiority, 0.0);
        const auto avg = mannWhitney(nativeAvg, containerAvg);
        QCOMPARE(avg->u, 0.0);
        QVERIFY(agrees(avg->p, "0.02857143"));
        QCOMPARE(avg->superiority, 1.0);
        const auto p95 = mannWhitney(nativeP95, containerP95);
        QCOMPARE(p95->u, 6.0);
        QVERIFY(agrees(p95->p, "0.68571429"));
        QCOMPARE(p95->superiority, 0.625);
        QVERIFY(agrees(mannWhitney(withoutFirst(nativeTps), withoutFirst(containerTps))->p, "0.1"));
    }

    void permutation()
    {
        QVERIFY(agrees(*permutationP(nativeTps, containerTps), "0.02857143"));
        QVERIFY(agrees(*permutationP(nativeAvg, containerAvg), "0.02857143"));
        QVERIFY(agrees(*permutationP(nativeP95, containerP95), "0.54285714"));
    }

    void smallestP()
    {
        QVERIFY(agrees(smallestRankP(3, 3), "0.1"));
        QVERIFY(agrees(smallestRankP(4, 4), "0.0285714286"));
        QVERIFY(agrees(smallestRankP(5, 5), "0.0079365079"));
        QVERIFY(agrees(smallestRankP(6, 6), "0.0021645022"));
        QVERIFY(agrees(smallestRankP(7, 7), "0.00058275058"));
        QVERIFY(agrees(smallestRankP(8, 8), "0.0001554001554"));
        QCOMPARE(smallestRankP(1, 1), 1.0);
        QCOMPARE(smallestRankP(0, 5), 1.0);
    }

    void matchesEnumerationAlsoWithTies()
    {
        std::mt19937 random(5);
        for (int round = 0; round < 60; ++round) {
            std::vector<double> a(1 + random() % 5);
            std::vector<double> b(1 + random() % 5);
            for (auto *values : {&a, &b}) {
                for (double &value : *values)
                    value = static_cast<double>(random() % 6);
            }
            QVERIFY(std::abs(mannWhitney(a, b)->p - enumeratedP(a, b)) < 1e-12);
        }
    }

    void allEqualIsNoDifference()
    {
        const std::vector<double> same = {2, 2, 2};
        const auto test = mannWhitney(same, same);
        QCOMPARE(test->u, 4.5);
        QCOMPARE(test->p, 1.0);
        QCOMPARE(test->superiority, 0.5);
        QCOMPARE(*permutationP(same, same), 1.0);
    }

    void tails()
    {
        QVERIFY(agrees(*rankTailP(4, 4, 0), "0.014285714"));
        QVERIFY(agrees(*rankTailP(4, 4, 6), "0.342857143"));
        QCOMPARE(*rankTailP(3, 2, 6), 1.0);
        QCOMPARE(*rankTailP(3, 2, -1), 0.0);
        QVERIFY(!rankTailP(0, 2, 1));
    }

    void manyRunsStayExact()
    {
        std::vector<double> a;
        std::vector<double> b;
        for (int i = 0; i < 40; ++i) {
            a.push_back(i);
            b.push_back(i + 100);
        }
        const auto test = mannWhitney(a, b);
        QVERIFY(test);
        QVERIFY(test->p > 0 && test->p < 1e-20);
        a.push_back(0);
        QVERIFY(!mannWhitney(a, b));
    }

    void nothingWhereNothingCanBeSaid()
    {
        using V = std::vector<double>;
        QVERIFY(!mannWhitney(V{}, V{1}));
        QVERIFY(!mannWhitney(V{std::nan("")}, V{1}));
        QVERIFY(!permutationP(V{1}, V{}));
        QVERIFY(!permutationP(V(11, 1.0), V(11, 1.0)));
    }
};

QTEST_APPLESS_MAIN(TestRankTests)
#include "tst_ranktests.moc"
