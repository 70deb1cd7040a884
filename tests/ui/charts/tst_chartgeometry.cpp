// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartstyle.h"
#include "ui/charts/charttable.h"
#include "ui/charts/plotaxis.h"
#include "ui/charts/timelinegeometry.h"

#include <QTest>

#include <cmath>

using namespace Tare;

/// The arithmetic behind the charts.
class ChartGeometryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zeroScaleHasFourToSixLines_data();
    void zeroScaleHasFourToSixLines();
    void scalesBearNoValue();
    void signedScaleHoldsZero();
    void timeScaleUsesRoundTimes();
    void ticksAreToldApart();
    void linesAreSplitAtGaps();
    void croppedLinesEndAtTheBorder();
    void thinnedLinesKeepTheirExtremes();
    void labelsArePushedApart();
    void longNamesAreWrappedAndElided();
    void tableTextIsExact();
};

void ChartGeometryTest::zeroScaleHasFourToSixLines_data()
{
    QTest::addColumn<double>("max");
    for (const double max : {0.013, 0.6, 1.0, 7.3, 99.0, 652.3, 862.0, 1234567.8, 3.9e9}) {
        QTest::addRow("%g", max) << max;
    }
}

void ChartGeometryTest::zeroScaleHasFourToSixLines()
{
    QFETCH(double, max);
    const AxisScale scale = zeroScale(max);
    QCOMPARE(scale.low, 0.0);
    QVERIFY(scale.high >= max * 1.06);
    QVERIFY(scale.high <= max * 1.10);
    QCOMPARE(scale.ticks.first(), 0.0);
    QVERIFY2(scale.ticks.size() >= 3 && scale.ticks.size() <= 7,
             qPrintable(QString::number(scale.ticks.size())));
    QVERIFY(scale.ticks.last() <= scale.high);
    for (qsizetype i = 1; i < scale.ticks.size(); ++i) {
        QVERIFY(std::abs(scale.ticks.at(i) - scale.ticks.at(i - 1) - scale.step) < 1e-9 * scale.step + 1e-12);
    }
}

void ChartGeometryTest::scalesBearNoValue()
{
    for (const double odd : {0.0, -3.0, std::nan(""), HUGE_VAL}) {
        for (const AxisScale &scale : {zeroScale(odd), stripScale(odd)}) {
            QVERIFY(std::isfinite(scale.high) && scale.high > 0);
            QVERIFY(scale.ticks.size() < 20);
        }
    }
}

void ChartGeometryTest::signedScaleHoldsZero()
{
    const AxisScale down = signedScale(-17.0, -3.0);
    QVERIFY(down.low < -17.0);
    QVERIFY(down.high > 0);
    QVERIFY(std::ranges::any_of(down.ticks, [](double tick) { return std::abs(tick) < 1e-9; }));
    const AxisScale both = signedScale(-2.0, 140.0);
    QVERIFY(both.low < -2.0 && both.high > 140.0);
}

void ChartGeometryTest::timeScaleUsesRoundTimes()
{
    QCOMPARE(timeScale(-30, 300, 6).step, 60.0);
    QCOMPARE(timeScale(-5, 15, 8).step, 5.0);
    QCOMPARE(timeScale(0, 4 * 3600, 8).step, 1800.0);
    QCOMPARE(timeScale(-30, 300, 6).ticks, (QList<double>{0, 60, 120, 180, 240, 300}));
    QVERIFY(timeScale(0, 10 * 86400, 6).ticks.size() <= 7);
}

void ChartGeometryTest::ticksAreToldApart()
{
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(tickText(0.5, 0.25), QStringLiteral("0.50"));
    QCOMPARE(tickText(200, 200), QStringLiteral("200"));
    QCOMPARE(tickText(1250000, 250000), QStringLiteral("1\u202F250\u202F000"));
    QCOMPARE(decimalsForStep(0.0025), 4);
}

void ChartGeometryTest::linesAreSplitAtGaps()
{
    const QList<QPointF> points{{0, 1}, {10, 1}, {20, 1}, {60, 2}, {70, 2}};
    const auto lines = splitAtGaps(points, 26);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines.at(0).size(), 3);
    QCOMPARE(lines.at(1).first(), QPointF(60, 2));
    QVERIFY(splitAtGaps({}, 26).isEmpty());
}

void ChartGeometryTest::croppedLinesEndAtTheBorder()
{
    const QList<QPointF> line{{0, 0}, {10, 100}, {20, 0}};
    const auto cropped = cropLine(line, 5, 15);
    QCOMPARE(cropped, (QList<QPointF>{{5, 50}, {10, 100}, {15, 50}}));
    QCOMPARE(cropLine(line, 2, 8), (QList<QPointF>{{2, 20}, {8, 80}})); // no point of its own inside
    QVERIFY(cropLine(line, 30, 40).isEmpty());
}

void ChartGeometryTest::thinnedLinesKeepTheirExtremes()
{
    QList<QPointF> points;
    for (int i = 0; i < 20000; ++i) {
        points.append(QPointF(i, 500 + (i == 12345 ? 400 : 0) - (i == 777 ? 480 : 0)));
    }
    const auto thin = thinOut(points, 100);
    QVERIFY(thin.size() <= 400);
    QVERIFY(thin.contains(QPointF(12345, 900)));
    QVERIFY(thin.contains(QPointF(777, 20)));
    QCOMPARE(thin.first(), points.first());
    QCOMPARE(thin.last(), points.last());
    QVERIFY(std::ranges::is_sorted(thin, {}, [](const QPointF &point) { return point.x(); }));
    QCOMPARE(thinOut(points.mid(0, 50), 100), points.mid(0, 50));
}

void ChartGeometryTest::labelsArePushedApart()
{
    const auto placed = pushApart({100, 101, 99, 300}, 16, 0, 400);
    QList<double> sorted = placed;
    std::ranges::sort(sorted);
    for (qsizetype i = 1; i < sorted.size(); ++i) {
        QVERIFY(sorted.at(i) - sorted.at(i - 1) >= 16 - 1e-9);
    }
    QVERIFY(placed.at(2) < placed.at(0)); // the order stays
    QCOMPARE(placed.at(3), 300.0);
    const auto low = pushApart({395, 398}, 16, 0, 400);
    QVERIFY(std::ranges::max(low) <= 400);
}

void ChartGeometryTest::longNamesAreWrappedAndElided()
{
    const QFont font = ChartStyle().text();
    const QString name = QStringLiteral("a name of several words that goes on for a while");
    const QStringList lines = wrapText(name, font, 120, 5);
    QVERIFY(lines.size() > 1);
    QCOMPARE(lines.join(u' '), name);
    for (const QString &line : lines) {
        QVERIFY(textWidth(font, line) <= 121);
    }
    const QStringList cut = wrapText(name, font, 80, 2);
    QCOMPARE(cut.size(), 2);
    QVERIFY(cut.last().endsWith(QChar(0x2026)));
    const QStringList solid = wrapText(QString(60, u'x'), font, 100, 9); // nowhere to break
    QCOMPARE(solid.join(QString()), QString(60, u'x'));
    QVERIFY(wrapText(QStringLiteral("发布端口的容器环境"), font, 60, 4).size() > 1);
    QVERIFY(wrapText({}, font, 60, 4).isEmpty());
}

void ChartGeometryTest::tableTextIsExact()
{
    ChartTable table;
    table.columns = {
        {QStringLiteral("Name")}, {QStringLiteral("Rate"), 2}, {QStringLiteral("Change"), 1, true}};
    table.rows = {{QStringLiteral("a\tb"), 1234.56789012345, -0.10285140},
                  {QStringLiteral("c"), QVariant(), QVariant()}};
    for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::Chinese}) {
        QLocale::setDefault(QLocale(language));
        QCOMPARE(tableToText(table),
                 QStringLiteral("Name\tRate\tChange\na b\t1234.56789012345\t-0.1028514\nc\t\t\n"));
    }
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(cellText(table, 0, 1), QStringLiteral("1\u202F234.57"));
    QCOMPARE(cellText(table, 0, 2), QStringLiteral("\u221210.3\u202F%"));
    QVERIFY(cellText(table, 1, 1).isEmpty());
}

QTEST_MAIN(ChartGeometryTest)
#include "tst_chartgeometry.moc"
