// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"

#include <QLocale>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace Tare;

class TestNumberFormat : public QObject
{
    Q_OBJECT

private:
    static void english() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    static void chinese() { QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China)); }
    static void german() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }

private Q_SLOTS:
    void init() { english(); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void counts()
    {
        QCOMPARE(formatCount(0), QStringLiteral("0"));
        QCOMPARE(formatCount(999), QStringLiteral("999"));
        QCOMPARE(formatCount(1000), QStringLiteral("1\u202F000"));
        QCOMPARE(formatCount(3886232), QStringLiteral("3\u202F886\u202F232"));
        QCOMPARE(formatCount(-12953), QStringLiteral("\u221212\u202F953"));
        QCOMPARE(formatCount(std::numeric_limits<qint64>::min()),
                 QStringLiteral("\u22129\u202F223\u202F372\u202F036\u202F854\u202F775\u202F808"));
        chinese();
        QCOMPARE(formatCount(3886232), QStringLiteral("3\u00A0886\u00A0232"));
    }

    void fixed()
    {
        QCOMPARE(formatFixed(12953.14, 2), QStringLiteral("12\u202F953.14"));
        QCOMPARE(formatFixed(999.999, 2), QStringLiteral("1\u202F000.00"));
        QCOMPARE(formatFixed(0.4, 0), QStringLiteral("0"));
        QCOMPARE(formatFixed(-0.001, 2), QStringLiteral("0.00"));
        QCOMPARE(formatFixed(-2.5, 1), QStringLiteral("\u22122.5"));
        QCOMPARE(formatFixed((632.78 + 652.28 + 676.46 + 628.58) / 4, 2), QStringLiteral("647.53"));
        QCOMPARE(formatFixed(-1.005, 2), QStringLiteral("\u22121.01"));
        QCOMPARE(formatFixed(1.00499999, 2), QStringLiteral("1.00"));
        QCOMPARE(formatSignificant(1.005, 3), QStringLiteral("1.01"));
        QCOMPARE(formatFixed(std::nan(""), 2), QStringLiteral("–"));
        QCOMPARE(formatFixed(std::numeric_limits<double>::infinity(), 2), QStringLiteral("–"));
        german();
        QCOMPARE(formatFixed(12953.14, 2), QStringLiteral("12\u202F953,14"));
    }

    void significant_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("big") << 41873.0 << QStringLiteral("41\u202F900");
        QTest::newRow("three digits") << 646.6 << QStringLiteral("647");
        QTest::newRow("one decimal") << 12.36 << QStringLiteral("12.4");
        QTest::newRow("two decimals") << 1.236 << QStringLiteral("1.24");
        QTest::newRow("below one") << 0.5312 << QStringLiteral("0.531");
        QTest::newRow("far below one") << 0.0012345 << QStringLiteral("0.00123");
        QTest::newRow("rounds up a digit") << 9.996 << QStringLiteral("10.0");
        QTest::newRow("rounds up to a thousand") << 999.7 << QStringLiteral("1\u202F000");
        QTest::newRow("negative") << -0.5312 << QStringLiteral("\u22120.531");
        QTest::newRow("zero") << 0.0 << QStringLiteral("0");
        QTest::newRow("millions") << 3886232.0 << QStringLiteral("3\u202F890\u202F000");
        QTest::newRow("not a number") << std::nan("") << QStringLiteral("–");
    }

    void significant()
    {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(formatSignificant(value), text);
    }

    void percents()
    {
        QCOMPARE(formatPercent(0.103), QStringLiteral("10.3\u202F%"));
        QCOMPARE(formatPercent(0.103, 1, true), QStringLiteral("+10.3\u202F%"));
        QCOMPARE(formatPercent(-0.103, 1, true), QStringLiteral("\u221210.3\u202F%"));
        QCOMPARE(formatPercent(0, 1, true), QStringLiteral("0.0\u202F%"));
        QCOMPARE(formatPercent(0.0004, 1, true), QStringLiteral("0.0\u202F%"));
        QCOMPARE(formatPercent(-0.0004, 1, true), QStringLiteral("0.0\u202F%"));
        QCOMPARE(formatPercent(0.95, 0), QStringLiteral("95\u202F%"));
        QCOMPARE(formatPercent(12.5, 0), QStringLiteral("1\u202F250\u202F%"));
        chinese();
        QCOMPARE(formatPercent(0.103, 1, true), QStringLiteral("+10.3%"));
        QCOMPARE(formatPercent(-0.103), QStringLiteral("\u221210.3%"));
    }

    void ranges()
    {
        QCOMPARE(formatRange(-0.17, -0.03), QStringLiteral("\u221217.0 … \u22123.0"));
        QCOMPARE(formatRange(-0.174, 0.476), QStringLiteral("\u221217.4 … 47.6"));
        chinese();
        QCOMPARE(formatRange(-0.17, -0.03), QStringLiteral("\u221217.0 至 \u22123.0"));
    }

    void clocks()
    {
        QCOMPARE(formatClock(0), QStringLiteral("0:00"));
        QCOMPARE(formatClock(59.9), QStringLiteral("0:59"));
        QCOMPARE(formatClock(220), QStringLiteral("3:40"));
        QCOMPARE(formatClock(3725), QStringLiteral("1:02:05"));
        QCOMPARE(formatClock(-10), QStringLiteral("\u22120:10"));
        QCOMPARE(formatClock(-0.4), QStringLiteral("0:00"));
        QCOMPARE(formatClock(std::nan("")), QStringLiteral("–"));
    }

    void durations()
    {
        QCOMPARE(formatDuration(0), QStringLiteral("0\u202Fs"));
        QCOMPARE(formatDuration(45), QStringLiteral("45\u202Fs"));
        QCOMPARE(formatDuration(59.6), QStringLiteral("1\u202Fmin"));
        QCOMPARE(formatDuration(150), QStringLiteral("2\u202Fmin 30\u202Fs"));
        QCOMPARE(formatDuration(600), QStringLiteral("10\u202Fmin"));
        QCOMPARE(formatDuration(1499), QStringLiteral("25\u202Fmin"));
        QCOMPARE(formatDuration(3580), QStringLiteral("1\u202Fh"));
        QCOMPARE(formatDuration(4800), QStringLiteral("1\u202Fh 20\u202Fmin"));
        QCOMPARE(formatDuration(-45), QStringLiteral("\u221245\u202Fs"));
    }

    void bytes()
    {
        QCOMPARE(formatBytes(0), QStringLiteral("0\u202FB"));
        QCOMPARE(formatBytes(999), QStringLiteral("999\u202FB"));
        QCOMPARE(formatBytes(1000), QStringLiteral("1.00\u202FkB"));
        QCOMPARE(formatBytes(999'999), QStringLiteral("1.00\u202FMB"));
        QCOMPARE(formatBytes(41'300'000'000), QStringLiteral("41.3\u202FGB"));
        QCOMPARE(formatBytes(std::numeric_limits<qint64>::max()), QStringLiteral("9.22\u202FEB"));
        chinese();
        QCOMPARE(formatBytes(41'300'000'000), QStringLiteral("41.3\u00A0GB"));
    }
};

QTEST_APPLESS_MAIN(TestNumberFormat)
#include "tst_numberformat.moc"
