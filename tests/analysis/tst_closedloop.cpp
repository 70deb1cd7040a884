// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/closedloop.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

class TestClosedLoop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedRunsAreClosed()
    {
        const char *native[] = {"7.998", "7.997", "7.996", "7.996"};
        const char *container[] = {"7.999", "8.001", "7.996", "7.996"};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(agrees(loopClosure(nativeTps[i], nativeAvg[i], 8) * 8, native[i]));
            QVERIFY(agrees(loopClosure(containerTps[i], containerAvg[i], 8) * 8, container[i]));
            QVERIFY(isImpliedByThroughput(nativeTps[i], nativeAvg[i], 8));
        }
    }

    void othersAreNot()
    {
        QVERIFY(!isImpliedByThroughput(632.78, 12.64, 16));
        QVERIFY(!isImpliedByThroughput(632.78, 6, 8));
        QCOMPARE(loopClosure(0, 12, 8), 0.0);
        QCOMPARE(loopClosure(600, 0, 8), 0.0);
        QCOMPARE(loopClosure(600, 12, 0), 0.0);
        QVERIFY(!isImpliedByThroughput(0, 0, 0));
    }
};

QTEST_APPLESS_MAIN(TestClosedLoop)
#include "tst_closedloop.moc"
