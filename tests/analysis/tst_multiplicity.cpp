// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/multiplicity.h"

#include <QtTest>

using namespace Tare;

class TestMultiplicity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holm()
    {
        const std::vector<double> adjusted = holmAdjusted(std::vector<double>{0.01, 0.04, 0.03, 0.005});
        const std::vector<double> expected = {0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::abs(adjusted[i] - expected[i]) < 1e-12);
        QVERIFY(holmAdjusted(std::vector<double>{}).empty());
        QCOMPARE(holmAdjusted(std::vector<double>{0.9, 0.8}), (std::vector<double>{1, 1}));
        QCOMPARE(holmAdjusted(std::vector<double>{0.02}), std::vector<double>{0.02});
    }
};

QTEST_APPLESS_MAIN(TestMultiplicity)
#include "tst_multiplicity.moc"
