// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/distributions.h"
#include "tests/analysis/reference.h"

#include <QtTest>

#include <limits>

using namespace Tare;
using namespace Tare::Reference;

class TestDistributions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void studentQuantiles()
    {
        QVERIFY(agrees(studentQuantile(0.975, 2), "4.30265273"));
        QVERIFY(agrees(studentQuantile(0.975, 3), "3.182446305"));
        QVERIFY(agrees(studentQuantile(0.975, 4), "2.776445105"));
        QVERIFY(agrees(studentQuantile(0.975, 5), "2.570581836"));
        QVERIFY(agrees(studentQuantile(0.975, 6), "2.446911851"));
        QVERIFY(agrees(studentQuantile(0.975, 7), "2.364624252"));
        QVERIFY(agrees(studentQuantile(0.975, 8), "2.306004135"));
        QVERIFY(agrees(studentQuantile(0.975, 10), "2.228138852"));
    }

    void tailsAgreeWithQuantiles()
    {
        for (const double degrees : {1.5, 2.0, 5.17, 30.0}) {
            const double t = studentQuantile(0.975, degrees);
            QVERIFY(std::abs(studentTwoSidedP(t, degrees) - 0.05) < 1e-9);
            QVERIFY(std::abs(studentTwoSidedP(-t, degrees) - 0.05) < 1e-9);
        }
        QVERIFY(std::abs(normalTwoSidedP(normalQuantile(0.975)) - 0.05) < 1e-12);
        QCOMPARE(studentTwoSidedP(0, 4), 1.0);
        QCOMPARE(studentTwoSidedP(std::numeric_limits<double>::infinity(), 4), 0.0);
    }

    void power()
    {
        QVERIFY(std::abs(studentPower(0, 10, 0.95) - 0.05) < 1e-9); // no effect: only false alarms
        QVERIFY(studentPower(1, 10, 0.95) < studentPower(2, 10, 0.95));
        QCOMPARE(studentPower(-2, 10, 0.95), studentPower(2, 10, 0.95));
        QCOMPARE(studentPower(1e6, 10, 0.95), 1.0);
    }

    void chiSquared()
    {
        QVERIFY(std::abs(chiSquaredUpperP(3.841458821, 1) - 0.05) < 1e-9);
        QCOMPARE(chiSquaredUpperP(0, 3), 1.0);
    }
};

QTEST_APPLESS_MAIN(TestDistributions)
#include "tst_distributions.moc"
