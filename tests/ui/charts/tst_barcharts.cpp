// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartview.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/differencechart.h"
#include "ui/charts/intervalpicture.h"
#include "ui/environmentstyle.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

const QSize usual(800, 300);

BarChartData oltpBars(Metric metric = Metric::OperationsPerSecond)
{
    const ComparisonSet set({madeUpOltpRun()});
    return barChartData(set, set.cases().at(1), metric);
}

RunRecord renamed(RunRecord run, const QString &environment, const QString &name)
{
    for (StepRecord &step : run.steps) {
        if (step.environmentId == environment) {
            step.environmentName = name;
        }
    }
    return run;
}

} // namespace

/// Bars and differences, by what is to be seen of them.
class BarChartsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsStandOnZeroInProportion();
    void barsHaveTheirEnvironmentsFill();
    void upToDateAfterEveryChange();
    void whiskersSpanTheRuns();
    void theSelectedGroupIsTinted();
    void stoppedIsNotFailed();
    void failedIsNotZero();
    void lyingBarsAreInProportion();
    void longAndOddNamesAreShownAsTyped();
    void namesakesAreToldApart();
    void manyBarsLieDown();
    void noiseGetsItsSign();
    void darkHasItsOwnColours();
    void clicksAndKeysChooseAGroup();
    void descriptionAndTableHoldTheNumbers();
    void nothingToDrawIsNoCrash();
    void differencesStandAroundZero();
    void hopelessIntervalsAreCut();
    void intervalPictureShowsSignAndBand();
};

void BarChartsTest::barsStandOnZeroInProportion()
{
    ComparisonBars bars;
    const BarChartData data = oltpBars();
    bars.setData(data);
    const QImage image = drawn(bars, usual);
    QVERIFY(!bars.isHorizontal());
    const QColor blue = environmentColor(1, lightColors());
    for (int group = 0; group < 3; ++group) {
        const QRectF rect = bars.barRect(group, 0);
        const double value = data.groups.at(group).bars.at(0).value;
        // From the picture: the first and the last blue pixel of the bar's left part, where no whisker is.
        const int x = static_cast<int>(rect.left() + 8);
        int top = -1;
        int bottom = -1;
        for (int y = 0; y < image.height(); ++y) {
            if (isColor(image, QPointF(x, y), blue, 6)) {
                top = top < 0 ? y : top;
                bottom = y;
            }
        }
        QVERIFY(top > 0);
        QVERIFY2(std::abs(bottom + 1 - bars.plotArea().bottom()) <= 1.5, qPrintable(QString::number(bottom)));
        const double height = bottom + 1 - top;
        const double expected = bars.plotArea().height() * value / bars.scale().high;
        QVERIFY2(std::abs(height - expected) <= 2, qPrintable(u"%1 %2"_s.arg(height).arg(expected)));
        QVERIFY(!isColor(image, QPointF(x, top - 4), blue, 40));
    }
    // Values fit below the top, with room for their numbers.
    QVERIFY(bars.scale().high > 862 * 1.05);
}

void BarChartsTest::barsHaveTheirEnvironmentsFill()
{
    ComparisonBars bars;
    bars.setData(oltpBars());
    const QImage image = drawn(bars, usual);
    const QRectF plain = bars.barRect(1, 0).adjusted(2, 30, -2, -2);
    const double whole = plain.width() * plain.height();
    QVERIFY(countColor(image, plain, environmentColor(1, lightColors())) > 0.95 * whole);
    const QRectF striped = bars.barRect(1, 1).adjusted(2, 40, -2, -2);
    const int ground = countColor(image, striped, environmentColor(2, lightColors()));
    QVERIFY(ground > 0.3 * striped.width() * striped.height());
    QVERIFY2(ground < 0.9 * striped.width() * striped.height(), "the stripes are missing");
    QCOMPARE(countColor(image, bars.barRect(1, 0), environmentColor(2, lightColors())), 0);
}

void BarChartsTest::upToDateAfterEveryChange()
{
    ComparisonBars bars;
    BarChartData data = oltpBars();
    bars.setData(data);
    const QImage first = drawn(bars, usual);
    QSignalSpy changed(&bars, &ChartPicture::contentChanged);
    data.groups[1].bars[0].value /= 2;
    data.groups[1].bars[0].low.reset();
    data.groups[1].bars[0].high.reset();
    bars.setData(data);
    QCOMPARE(changed.size(), 1);
    bars.setData(data); // nothing new
    QCOMPARE(changed.size(), 1);
    const QImage second = drawn(bars, usual);
    QVERIFY(first != second);
    const QRectF rect = bars.barRect(1, 0);
    QVERIFY(isColor(second, rect.center(), environmentColor(1, lightColors())));
    QVERIFY(
        !isColor(second, QPointF(rect.center().x(), rect.top() - 30), environmentColor(1, lightColors())));
    const QImage larger = drawn(bars, QSize(1000, 500));
    QVERIFY(isColor(larger, bars.barRect(2, 0).center(), environmentColor(1, lightColors())));
}

void BarChartsTest::whiskersSpanTheRuns()
{
    ComparisonBars bars;
    const BarChartData data = oltpBars();
    bars.setData(data);
    const QImage image = drawn(bars, QSize(800, 500));
    const QRectF rect = bars.barRect(1, 1);
    const BarValue &bar = data.groups.at(1).bars.at(1);
    QCOMPARE(*bar.low, 538.28);
    QCOMPARE(*bar.high, 602.58);
    const double unit = bars.plotArea().height() / bars.scale().high;
    const QColor ink = lightColors().text;
    for (const double end : {*bar.low, *bar.high}) {
        const double y = bars.plotArea().bottom() - end * unit;
        QVERIFY2(countColor(image, QRectF(rect.center().x() - 7, y - 2, 14, 4), ink, 60) >= 8,
                 qPrintable(QString::number(end)));
    }
    // With one run there is none.
    BarChartData single = data;
    single.groups[1].bars[1].low.reset();
    single.groups[1].bars[1].high.reset();
    bars.setData(single);
    const QImage bare = drawn(bars, QSize(800, 500));
    QCOMPARE(countColor(bare, bars.barRect(1, 1).adjusted(4, 4, -4, -4), ink, 40), 0);
}

void BarChartsTest::theSelectedGroupIsTinted()
{
    ComparisonBars bars;
    BarChartData data = oltpBars();
    bars.setData(data);
    QCOMPARE(data.selected, 1);
    const QColor tint = lightColors().chartTint;
    const QImage image = drawn(bars, usual);
    const auto above = [&bars](int group) { return QPointF(bars.barRect(group, 0).left() + 2, 6); };
    QVERIFY(isColor(image, above(1), tint, 2));
    QVERIFY(!isColor(image, above(0), tint, 2));
    data.selected = 0;
    bars.setData(data);
    QVERIFY(isColor(drawn(bars, usual), above(0), tint, 2));
}

void BarChartsTest::stoppedIsNotFailed()
{
    RunRecord run = madeUpOltpRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == publishedPort().id)
            step.status = StepStatus::Stopped;
    }
    const ComparisonSet set({run});
    const BarChartData data = barChartData(set, set.cases().at(1), Metric::OperationsPerSecond);
    QCOMPARE(data.groups.at(1).bars.at(1).state, BarValue::State::Stopped);
    ComparisonBars bars;
    bars.setData(data);
    drawn(bars, usual);
    QVERIFY(bars.description().contains(publishedPort().name + u" stopped"_s));
    QVERIFY(!bars.description().contains(u"failed"_s));
}

void BarChartsTest::failedIsNotZero()
{
    RunRecord run = madeUpOltpRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == publishedPort().id) {
            step.status = StepStatus::Failed;
            step.reason = u"it did not start"_s;
        }
    }
    const ComparisonSet set({run});
    ComparisonBars bars;
    const BarChartData data = barChartData(set, set.cases().at(1), Metric::OperationsPerSecond);
    QCOMPARE(data.groups.at(1).bars.at(1).state, BarValue::State::Failed);
    QVERIFY(!data.groups.at(1).bars.at(1).change);
    bars.setData(data);
    const QImage image = drawn(bars, usual);
    const QRectF stub = bars.barRect(1, 1);
    QVERIFY(stub.height() >= 20);
    QCOMPARE(countColor(image, stub, environmentColor(2, lightColors()), 40), 0);
    QVERIFY2(countColor(image, stub, lightColors().axis, 40) > 50, "the stub is not hatched");
    QVERIFY(bars.description().contains(u"Published port failed"_s));
    const ChartTable table = bars.table();
    QVERIFY(!table.rows.at(3).at(3).isValid()); // no number, and no nought
    // A part of the steps failed: the bar is what the others say, and says how many.
    run.steps.last().status = StepStatus::Done;
    const ComparisonSet partly({run});
    const BarChartData rest = barChartData(partly, partly.cases().at(2), Metric::OperationsPerSecond);
    QCOMPARE(rest.groups.at(2).bars.at(1).runs, 1);
    QCOMPARE(rest.groups.at(2).bars.at(1).planned, 4);
}

void BarChartsTest::lyingBarsAreInProportion()
{
    ComparisonBars bars;
    BarChartData data = oltpBars();
    data.horizontal = true;
    bars.setData(data);
    const QSize size(700, static_cast<int>(bars.leastHeight(700)) + 40);
    const QImage image = drawn(bars, size);
    QVERIFY(bars.isHorizontal());
    double before = -1;
    for (int group = 0; group < 3; ++group) {
        const QRectF rect = bars.barRect(group, 0);
        const double value = data.groups.at(group).bars.at(0).value;
        QVERIFY(std::abs(rect.width() - bars.plotArea().width() * value / bars.scale().high) < 1.5);
        QVERIFY(std::abs(rect.left() - bars.plotArea().left()) < 0.5);
        QVERIFY2(rect.top() > before, "groups are not from top to bottom");
        before = rect.top();
        QVERIFY(
            isColor(image, rect.center() - QPointF(rect.width() / 4, 0), environmentColor(1, lightColors())));
        QVERIFY(bars.barRect(group, 1).top() > rect.top());
    }
}

void BarChartsTest::longAndOddNamesAreShownAsTyped()
{
    const QString odd = u"<b>a</b> & \"b\""_s;
    const QString sixty = u"A container that somebody has given a name of sixty letters!"_s;
    QCOMPARE(sixty.size(), 60);
    const RunRecord run =
        renamed(renamed(madeUpRedisRun(), publishedPort().id, odd), hostNetwork().id, sixty);
    const ComparisonSet set({run});
    ComparisonBars bars;
    bars.setData(barChartData(set, set.cases().first(), Metric::OperationsPerSecond));
    drawn(bars, usual);
    QVERIFY2(bars.isHorizontal(), "long names need lying bars");
    QVERIFY(bars.description().contains(odd));
    QVERIFY(bars.description().contains(sixty));
    // Nothing of the name is cut off in the room it gets.
    const QStringList lines = wrapText(sixty, bars.chartStyle().text(), usual.width() * 0.34, 3);
    QCOMPARE(lines.join(u' '), sixty);
    QVERIFY(bars.toolTipAt(bars.barRect(0, 2).center()).startsWith(odd));
    // Markup would be drawn narrower than what was typed.
    ComparisonBars other;
    const ComparisonSet plainSet({renamed(run, publishedPort().id, u"a & \"b\""_s)});
    other.setData(barChartData(plainSet, plainSet.cases().first(), Metric::OperationsPerSecond));
    const QImage typed = drawn(bars, QSize(800, 400));
    const QImage plain = drawn(other, QSize(800, 400));
    const auto inkOf = [](const QImage &image, const ComparisonBars &chart) {
        const QRectF rect = chart.barRect(0, 2);
        return countColor(image, QRectF(0, rect.top() - 12, rect.left() - 4, rect.height() + 24),
                          lightColors().text, 90);
    };
    QVERIFY(inkOf(typed, bars) > inkOf(plain, other) * 5 / 4);
}

void BarChartsTest::namesakesAreToldApart()
{
    const RunRecord run = renamed(madeUpRedisRun(), hostNetwork().id, u"Native"_s);
    const ComparisonSet set({run});
    QCOMPARE(set.sides().size(), 3);
    QSet<QString> names;
    for (const CompareSide &side : set.sides()) {
        names.insert(side.name);
    }
    QCOMPARE(names.size(), 3);
    ComparisonBars bars;
    bars.setData(barChartData(set, set.cases().first(), Metric::OperationsPerSecond));
    const QImage image = drawn(bars, usual);
    QVERIFY(isColor(image, bars.barRect(0, 0).center(), environmentColor(1, lightColors())));
    QVERIFY(countColor(image, bars.barRect(0, 1), environmentColor(3, lightColors())) > 200);
}

void BarChartsTest::manyBarsLieDown()
{
    RunRecord run = madeUpRedisRun();
    QList<StepRecord> steps;
    for (const int clients : {1, 10, 50, 100, 500}) {
        for (const MadeUpEnvironment &environment : {nativeEnvironment(), hostNetwork(), publishedPort()}) {
            steps.append(madeUpStep(static_cast<int>(steps.size()) + 1, environment,
                                    redisCase(RedisTest::Set, clients), 1, 50000 + clients, 1));
        }
    }
    run.steps = steps;
    const ComparisonSet set({run});
    QCOMPARE(set.cases().size(), 5);
    QCOMPARE(set.cases().at(1).shortTitle, u"10 clients"_s);
    ComparisonBars bars;
    bars.setData(barChartData(set, set.cases().first(), Metric::OperationsPerSecond));
    drawn(bars, usual);
    QVERIFY(bars.isHorizontal());
    QVERIFY(bars.leastHeight(800) > 15 * 40);
    QCOMPARE(bars.caption(), u"1 run, no spread known"_s);
}

void BarChartsTest::noiseGetsItsSign()
{
    const ComparisonSet set({madeUpOltpRun()});
    const BarChartData latency = barChartData(set, set.cases().at(1), Metric::LatencyP95);
    const BarValue &noisy = latency.groups.at(1).bars.at(1);
    QVERIFY(!noisy.reliable);
    QCOMPARE(latency.direction, u"lower is better"_s);
    ComparisonBars bars;
    bars.setData(latency);
    QVERIFY(bars.description().contains(u"(\u2248 +"_s));
    bars.setData(oltpBars());
    QVERIFY2(bars.description().contains(u"(\u221210.3\u202F%)"_s), qPrintable(bars.description()));
}

void BarChartsTest::darkHasItsOwnColours()
{
    ComparisonBars bars;
    bars.setData(oltpBars());
    ChartStyle dark;
    dark.colors = darkColors();
    const QImage image = drawn(bars, usual, dark);
    QVERIFY(isColor(image, bars.barRect(1, 0).center(), environmentColor(1, darkColors())));
    QVERIFY(isColor(image, QPointF(3, 3), darkColors().content, 2));
    QCOMPARE(countColor(image, QRectF(image.rect()), environmentColor(1, lightColors()), 4), 0);
}

void BarChartsTest::clicksAndKeysChooseAGroup()
{
    auto *bars = new ComparisonBars;
    bars->setData(oltpBars());
    ChartView view(bars);
    view.resize(usual);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy clicked(bars, &ComparisonBars::groupClicked);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, bars->barRect(2, 1).center().toPoint());
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.last().at(0).toInt(), 2);
    QCOMPARE(clicked.last().at(1).toInt(), 1);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      QPoint(static_cast<int>(bars->barRect(0, 0).left()), 5));
    QCOMPARE(clicked.last().at(0).toInt(), 0);
    QCOMPARE(clicked.last().at(1).toInt(), -1);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Right); // from the middle one
    QCOMPARE(clicked.last().at(0).toInt(), 2);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(clicked.last().at(0).toInt(), 0);
    QCOMPARE(view.accessibleName(), u"Transactions per second"_s);
    QCOMPARE(view.accessibleDescription(), bars->description());
    QVERIFY(!isBlank(view.grab().toImage()));
}

void BarChartsTest::descriptionAndTableHoldTheNumbers()
{
    ComparisonBars bars;
    bars.setData(oltpBars());
    for (const QString &part : {u"8 threads: Native 647"_s, u"Published port 581"_s, u"higher is better"_s}) {
        QVERIFY2(bars.description().contains(part), qPrintable(bars.description()));
    }
    const ChartTable table = bars.table();
    QCOMPARE(table.rows.size(), 6);
    QVERIFY(std::abs(table.rows.at(2).at(3).toDouble() - 647.250466)
            < 1e-4); // reference value, full precision
    QVERIFY(std::abs(table.rows.at(3).at(7).toDouble() + 0.1028514) < 1e-6);
    QVERIFY(std::abs(table.rows.at(3).at(8).toDouble() + 0.170219) < 1e-5);
}

void BarChartsTest::nothingToDrawIsNoCrash()
{
    ComparisonBars bars;
    QVERIFY(!bars.hasData());
    drawn(bars, usual);
    bars.setData({});
    QVERIFY(bars.description().contains(u"no data yet"_s));
    BarChartData odd = oltpBars();
    odd.groups[0].bars[0].value = std::nan("");
    odd.groups[0].bars[1].value = 0;
    odd.groups[2].bars.clear();
    bars.setData(odd);
    const QImage image = drawn(bars, usual);
    QVERIFY(isColor(image, bars.barRect(1, 0).center(), environmentColor(1, lightColors())));
    DifferenceChart none;
    drawn(none, usual);
    QVERIFY(!none.hasData());
}

void BarChartsTest::differencesStandAroundZero()
{
    const ComparisonSet set({madeUpRedisRun()});
    DifferenceChart chart;
    const DifferenceChartData data = differenceData(set, set.cases().first(), Metric::OperationsPerSecond);
    chart.setData(data);
    const QImage image = drawn(chart, QSize(800, 280));
    QCOMPARE(data.rows.size(), 4);
    for (int row = 0; row < data.rows.size(); ++row) {
        const QPointF point = chart.pointOf(row);
        QVERIFY2(countColor(image, QRectF(point.x() - 4, point.y() - 4, 8, 8),
                            environmentColor(data.rows.at(row).slot, lightColors()))
                     > 20,
                 qPrintable(u"no point in row %1"_s.arg(row)));
        QCOMPARE(point.x() < chart.positionOf(0), *data.rows.at(row).change < 0);
    }
    // The band of two percent is shaded, beside it is not.
    const double y = chart.plotArea().bottom() - 3;
    QVERIFY(!isColor(image, QPointF(chart.positionOf(0.012), y), image.pixelColor(QPoint(2, 2)), 4));
    QSignalSpy clicked(&chart, &DifferenceChart::rowClicked);
    chart.press(chart.pointOf(3));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.first().first().toInt(), 3);
    QVERIFY(chart.description().contains(u"Differences below 2\u202F% are too small to matter"_s));
    QCOMPARE(chart.title(), u"Requests per second, change against Native"_s);
}

void BarChartsTest::hopelessIntervalsAreCut()
{
    DifferenceChartData data;
    data.title = u"x"_s;
    data.baseline = u"Native"_s;
    data.rows = {{u"a"_s, u"one"_s, 2, -0.10, -0.12, -0.08, true, {}, {}, 0},
                 {u"b"_s, u"two"_s, 3, 0.05, -0.999, 900.0, false, {}, {}, 1}};
    DifferenceChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, QSize(700, 160));
    // The first interval stays readable.
    QVERIFY(chart.positionOf(-0.08) - chart.positionOf(-0.12) > 12);
    QVERIFY(
        countColor(image, QRectF(chart.plotArea().right() + 3, 0, 6, 160), environmentColor(3, lightColors()))
        == 0);
}

void BarChartsTest::intervalPictureShowsSignAndBand()
{
    IntervalPicture picture;
    picture.setMarks({{2, -0.1028514, -0.170219, -0.030014}}, 0.02, u"Native"_s);
    picture.resize(picture.sizeHint());
    const QImage image = picture.grab().toImage();
    const QColor orange = environmentColor(2, themeColors());
    const double low = picture.positionOf(-0.170219);
    const double high = picture.positionOf(-0.030014);
    QVERIFY(low < high && high < picture.positionOf(0));
    QVERIFY(countColor(image, QRectF(low, 0, high - low, image.height()), orange, 30) > high - low);
    QCOMPARE(
        countColor(image, QRectF(picture.positionOf(0) + 3, 0, image.width(), image.height()), orange, 30),
        0);
}

QTEST_MAIN(BarChartsTest)
#include "tst_barcharts.moc"
