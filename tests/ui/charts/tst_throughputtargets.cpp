// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"
#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/throughputchart.h"
#include "ui/environmentstyle.h"
#include "ui/pages/targetlinesbutton.h"

#include <QAction>
#include <QMenu>
#include <QTest>

#include <numeric>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

const QSize usual(900, 480);

TimelineData dataOf(const RunRecord &run, int order)
{
    const StepRecord &step = run.steps.at(order - 1);
    return timelineData(run, step.workloadId, step.caseKey, order);
}

} // namespace

class ThroughputTargetsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targetsAddUpToTheTotal();
    void namesSayWhatThereAreSeveralOf();
    void bandHoldsEveryTarget();
    void eachStepHasItsBandWhenNoneStandsOut();
    void singleLinesOnDemand();
    void readingTellsSmallestAndLargest();
    void tableHasAColumnForEach();
    void oneTargetLooksAsBefore();
    void menuTicksLines();
};

void ThroughputTargetsTest::targetsAddUpToTheTotal()
{
    const TimelineData data = dataOf(madeUpTopologyRun(), 1);
    for (const TimelineTrack &track : data.tracks) {
        QCOMPARE(track.targets.size(), 8);
        for (const TimelinePoint &point : track.points) {
            QCOMPARE(point.targets.size(), 8);
            const double sum = std::accumulate(point.targets.begin(), point.targets.end(), 0.0);
            QVERIFY2(std::abs(sum - point.rate) < 1e-6, "the targets are not the total");
        }
    }
}

void ThroughputTargetsTest::namesSayWhatThereAreSeveralOf()
{
    const RunRecord run = madeUpTopologyRun();
    QCOMPARE(dataOf(run, 1).tracks.at(0).targets.at(2), u"schema 3"_s);
    QCOMPARE(dataOf(run, 1).tracks.at(1).targets.at(2), u"instance 3"_s);
    RunRecord both = madeUpRun({madeUpStep(1, nativeEnvironment(), redisCase(RedisTest::Set), 1, 90000, 1)});
    addTargets(both.steps[0], 2, 2);
    QCOMPARE(dataOf(both, 1).tracks.at(0).targets,
             (QStringList{u"instance 1, database 0"_s, u"instance 1, database 1"_s,
                          u"instance 2, database 0"_s, u"instance 2, database 1"_s}));
    // A step that goes on has no records of its targets yet.
    both.steps[0].targets.clear();
    QCOMPARE(dataOf(both, 1).tracks.at(0).targets.last(), u"target 4"_s);
}

void ThroughputTargetsTest::bandHoldsEveryTarget()
{
    ThroughputChart chart;
    chart.setData(dataOf(madeUpTopologyRun(), 2));
    const QImage image = drawn(chart, usual);
    const TimelinePoint &point = chart.data().tracks.at(1).points.at(15);
    const auto [low, high] = std::ranges::minmax(point.targets);
    const auto at = [&](double rate) { return chart.position(ThroughputChart::Rate, point.at, rate); };
    const QColor color = environmentColor(4, chart.chartStyle().colors);
    QVERIFY(isColor(image, at(point.rate), color)); // the total, thick
    // Inside the band neither ground nor line; outside the ground.
    const QColor inside = image.pixelColor(at((low + high) / 2).toPoint());
    const QColor ground = chart.chartStyle().colors.content;
    QVERIFY2(inside != ground, "no band");
    QVERIFY(inside != color);
    QVERIFY(isColor(image, at(high * 1.35) + QPointF(3, 0), ground, 20)
            || isColor(image, at(high * 1.5) + QPointF(3, 0), ground, 20));
}

void ThroughputTargetsTest::eachStepHasItsBandWhenNoneStandsOut()
{
    ThroughputChart chart;
    chart.setData(dataOf(madeUpTopologyRun(), 2));
    TimelineData data = chart.data();
    for (TimelineTrack &track : data.tracks)
        track.current = false;
    const QString legendTellsIt = chart.caption();
    chart.setData(data);
    QVERIFY(!legendTellsIt.contains(u"band"_s));
    QVERIFY(chart.caption().contains(u"a band reaches from the smallest to the largest target"_s));
    const QImage with = drawn(chart, usual);
    for (TimelineTrack &track : data.tracks)
        track.targets.clear();
    chart.setData(data);
    QVERIFY(!chart.caption().contains(u"band"_s));
    const QImage without = drawn(chart, usual);
    for (const TimelineTrack &track : std::as_const(data.tracks)) {
        const TimelinePoint &point = track.points.at(15);
        const auto [low, high] = std::ranges::minmax(point.targets);
        const QPoint inside = chart.position(ThroughputChart::Rate, point.at, (low + high) / 2).toPoint();
        QVERIFY2(with.pixelColor(inside) != without.pixelColor(inside), "no band");
    }
}

void ThroughputTargetsTest::singleLinesOnDemand()
{
    ThroughputChart chart;
    chart.setData(dataOf(madeUpTopologyRun(), 2));
    const QImage without = drawn(chart, usual);
    chart.setTargetLines({0});
    const QImage with = drawn(chart, usual);
    const QRectF plot = chart.plotArea(ThroughputChart::Rate);
    const QColor color = environmentColor(4, chart.chartStyle().colors);
    QVERIFY2(countColor(with, plot, color, 30) > countColor(without, plot, color, 30) + 100,
             "the line of the target is not there");
    // Its copy, the one that is exported, has it too.
    const auto copy = chart.copy();
    QCOMPARE(static_cast<ThroughputChart *>(copy.get())->targetLines(), QSet<int>{0});
}

void ThroughputTargetsTest::readingTellsSmallestAndLargest()
{
    ThroughputChart chart;
    chart.setData(dataOf(madeUpTopologyRun(), 2));
    chart.resize(usual);
    chart.setTargetLines({3});
    chart.showCrosshairAt(100);
    const TimelineTrack &track = chart.data().tracks.at(1);
    const auto point = std::ranges::find(track.points, 100.0, &TimelinePoint::at);
    QVERIFY(point != track.points.end());
    const auto [low, high] = std::ranges::minmax(point->targets);
    const QString readout = chart.readout();
    QVERIFY2(readout.contains(u"from %1 to %2"_s.arg(formatSignificant(low, 4), formatSignificant(high, 4))),
             qPrintable(readout));
    QVERIFY2(readout.contains(u"instance 4: "_s + formatSignificant(point->targets.at(3), 4)),
             qPrintable(readout));
    QVERIFY(chart.description().contains(u"8 targets"_s));
}

void ThroughputTargetsTest::tableHasAColumnForEach()
{
    ThroughputChart chart;
    chart.setData(dataOf(madeUpTopologyRun(), 2));
    const ChartTable table = chart.table();
    QStringList titles;
    for (const ChartTable::Column &column : table.columns) {
        titles.append(column.title);
    }
    for (int i = 1; i <= 8; ++i) {
        QVERIFY(titles.contains(u"schema %1"_s.arg(i)));
        QVERIFY(titles.contains(u"instance %1"_s.arg(i)));
    }
    const auto smallest = titles.indexOf(u"Smallest target"_s);
    const auto schema = titles.indexOf(u"schema 1"_s);
    const auto instance = titles.indexOf(u"instance 1"_s);
    for (const QList<QVariant> &row : table.rows) {
        QCOMPARE(row.size(), table.columns.size());
        // Either it has schemas or instances.
        QVERIFY(row.at(schema).isValid() != row.at(instance).isValid());
        QVERIFY(row.at(smallest).toDouble() > 0);
    }
}

void ThroughputTargetsTest::oneTargetLooksAsBefore()
{
    ThroughputChart chart;
    chart.setData(dataOf(madeUpOltpRun(), 1));
    QVERIFY(chart.targets().isEmpty());
    const ChartTable table = chart.table();
    for (const ChartTable::Column &column : table.columns) {
        QVERIFY(!column.title.contains(u"target"_s));
    }
    QVERIFY(!chart.description().contains(u"target"_s));
}

void ThroughputTargetsTest::menuTicksLines()
{
    TargetLinesButton button;
    QVERIFY(!button.isVisibleTo(button.parentWidget()));
    button.setTargets({u"instance 1"_s, u"instance 2"_s});
    QSet<int> shown;
    connect(&button, &TargetLinesButton::shownChanged, this, [&](const QSet<int> &now) { shown = now; });
    button.menu()->findChild<QAction *>(u"targetLine.1"_s)->trigger();
    QCOMPARE(shown, QSet<int>{1});
    button.menu()->findChild<QAction *>(u"targetLinesAll"_s)->trigger();
    QCOMPARE(shown, (QSet<int>{0, 1}));
    QVERIFY(button.menu()->findChild<QAction *>(u"targetLine.0"_s)->isChecked());
    button.menu()->findChild<QAction *>(u"targetLinesNone"_s)->trigger();
    QVERIFY(shown.isEmpty());
    QVERIFY(!button.accessibleName().isEmpty());
}

QTEST_MAIN(ThroughputTargetsTest)
#include "tst_throughputtargets.moc"
