// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartview.h"
#include "ui/charts/throughputchart.h"
#include "ui/environmentstyle.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

const QSize usual(900, 480);

/// A run that is in its fourth step of one case: `intervals` of it so far.
RunRecord runningRun(int intervals)
{
    RunRecord run = madeUpBrokenRun();
    run.status = RunStatus::Running;
    run.steps = run.steps.mid(0, 4);
    StepRecord &last = run.steps.last();
    last.status = StepStatus::Running;
    last.intervals = last.intervals.mid(0, intervals);
    return run;
}

TimelineData liveData(int intervals, const QList<RunEvent> &events = {})
{
    const RunRecord run = runningRun(intervals);
    const StepRecord &step = run.steps.last();
    return timelineData(run, step.workloadId, step.caseKey, step.order, events);
}

} // namespace

class ThroughputChartTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void stripsShareTheirTimeAxis();
    void theRunningStepIsThickWithMarkers();
    void warmUpIsHatchedAndHollow();
    void earlierStepsAreThinAndLabelled();
    void everyIntervalIsKept();
    void axisGrowsOnly();
    void rangesAndZoom();
    void draggingShowsARange();
    void crosshairByMouseAndKeys();
    void eventsAndErrorsAreMarked();
    void gapsStayGaps();
    void partialSliversAreLeftOut();
    void failedStepsHaveNoMean();
    void withoutDataItSaysWhen();
    void otherCasesAreNotDrawn();
    void thousandsOfPointsAreThinnedOut();
    void languageOfTheClockIsOwn();
};

void ThroughputChartTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English));
}

void ThroughputChartTest::stripsShareTheirTimeAxis()
{
    ThroughputChart chart;
    chart.setData(liveData(20));
    drawn(chart, usual);
    const QRectF rate = chart.plotArea(ThroughputChart::Rate);
    for (const auto strip : {ThroughputChart::Latency, ThroughputChart::Cpu}) {
        QCOMPARE(chart.plotArea(strip).left(), rate.left());
        QCOMPARE(chart.plotArea(strip).right(), rate.right());
        QVERIFY(chart.plotArea(strip).top() > rate.bottom());
        QVERIFY(chart.plotArea(strip).height() >= 24);
    }
    QVERIFY(rate.height() > chart.plotArea(ThroughputChart::Latency).height() * 2);
    QCOMPARE(chart.visibleRange().first, -30.0);
    QCOMPARE(chart.visibleRange().second, 300.0);
}

void ThroughputChartTest::theRunningStepIsThickWithMarkers()
{
    const TimelineData data = liveData(20);
    ThroughputChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, usual);
    const TimelineTrack &track = data.tracks.last();
    QVERIFY(track.current);
    const QColor color = environmentColor(track.slot, lightColors());
    for (const TimelinePoint &point : track.points) {
        const QPointF at = chart.position(ThroughputChart::Rate, point.at, point.rate);
        if (!point.warmup) {
            QVERIFY2(countColor(image, QRectF(at.x() - 3, at.y() - 3, 6, 6), color, 30) > 15,
                     qPrintable(u"no marker at %1"_s.arg(point.at)));
        }
    }
    // Between two points the line is there, and at least two pixels strong.
    const TimelinePoint &a = track.points.at(10);
    const TimelinePoint &b = track.points.at(11);
    const QPointF middle = (chart.position(ThroughputChart::Rate, a.at, a.rate)
                            + chart.position(ThroughputChart::Rate, b.at, b.rate))
        / 2;
    QVERIFY(countColor(image, QRectF(middle.x(), middle.y() - 4, 1, 8), color, 60) >= 2);
    // Latency of the same step below it, server CPU in text colour.
    const QPointF latency = chart.position(ThroughputChart::Latency, a.at, *a.latency);
    QVERIFY(countColor(image, QRectF(latency.x() - 2, latency.y() - 3, 4, 6), color, 60) > 3);
    const QPointF cpu = chart.position(ThroughputChart::Cpu, a.at, *a.serverCpu / 4 * 100);
    QVERIFY(countColor(image, QRectF(cpu.x() - 2, cpu.y() - 3, 4, 6), lightColors().text, 60) > 3);
}

void ThroughputChartTest::warmUpIsHatchedAndHollow()
{
    const TimelineData data = liveData(20);
    ThroughputChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, usual);
    int hollow = 0;
    for (const TimelinePoint &point : data.tracks.last().points) {
        const QPointF at = chart.position(ThroughputChart::Rate, point.at, point.rate);
        const bool open = isColor(image, at, lightColors().content, 8);
        QCOMPARE(open, point.warmup);
        hollow += open ? 1 : 0;
    }
    QCOMPARE(hollow, 3);
    const QRectF plot = chart.plotArea(ThroughputChart::Rate);
    const double zero = chart.position(ThroughputChart::Rate, 0, 0).x();
    const QRectF warm(plot.left() + 2, plot.top() + 2, zero - plot.left() - 4, 60);
    const QRectF measured(zero + 4, plot.top() + 2, warm.width(), 10);
    QVERIFY(countColor(image, warm, lightColors().hairline, 10) > 100);
    QCOMPARE(countColor(image, measured, lightColors().hairline, 6), 0);
}

void ThroughputChartTest::earlierStepsAreThinAndLabelled()
{
    const TimelineData data = liveData(20);
    ThroughputChart chart;
    chart.setData(data);
    QImage image = drawn(chart, usual);
    const QRectF plot = chart.plotArea(ThroughputChart::Rate);
    QVERIFY2(plot.right() < usual.width() - 80, "no room for the labels at the lines' ends");
    const QRectF labels(plot.right() + 10, 0, usual.width() - plot.right() - 10, plot.bottom());
    QVERIFY(countColor(image, labels, environmentColor(2, lightColors()), 30) > 5); // the sample of the line
    QVERIFY(countColor(image, labels, lightColors().text, 80) > 60);                // name and mean
    QVERIFY(chart.description().contains(u"Published port: mean 587."_s));
    // Native's line of step 1, where the running one is not.
    const TimelinePoint &late = data.tracks.first().points.last();
    const QPointF at = chart.position(ThroughputChart::Rate, late.at - 15, late.rate);
    QVERIFY(countColor(image, QRectF(at.x() - 1, at.y() - 12, 3, 24), environmentColor(1, lightColors()), 60)
            > 1);
    chart.setEarlierShown(false);
    image = drawn(chart, usual);
    QCOMPARE(countColor(image, QRectF(image.rect()), environmentColor(2, lightColors()), 4), 0);
}

void ThroughputChartTest::everyIntervalIsKept()
{
    ThroughputChart chart;
    for (int intervals = 1; intervals <= 33; ++intervals) {
        chart.setData(liveData(intervals));
        drawn(chart, usual);
        QCOMPARE(chart.data().tracks.last().points.size(), intervals);
    }
    QCOMPARE(chart.table().rows.size(), 3 * 33 + 33);
    QCOMPARE(chart.visibleRange().first, -30.0); // from the very beginning
}

void ThroughputChartTest::axisGrowsOnly()
{
    ThroughputChart chart;
    TimelineData data = liveData(10);
    data.tracks[3].points[5].rate = 2000;
    chart.setData(data);
    drawn(chart, usual);
    const double tall = chart.position(ThroughputChart::Rate, 0, 1000).y();
    data.tracks[3].points[5].rate = 600;
    chart.setData(data);
    drawn(chart, usual);
    QCOMPARE(chart.position(ThroughputChart::Rate, 0, 1000).y(), tall);
    data.key = u"another run"_s;
    chart.setData(data);
    drawn(chart, usual);
    QVERIFY(chart.position(ThroughputChart::Rate, 0, 1000).y() < tall);
}

void ThroughputChartTest::rangesAndZoom()
{
    RunRecord run = runningRun(33);
    StepRecord &step = run.steps.last();
    for (int i = 0; i < 60; ++i) {
        IntervalSample more = step.intervals.last();
        more.start += 10;
        more.index += 1;
        step.intervals.append(more);
    }
    ThroughputChart chart;
    chart.setData(timelineData(run, step.workloadId, step.caseKey, step.order));
    drawn(chart, usual);
    QVERIFY(chart.visibleRange().second >= 900); // longer than planned: the axis follows
    QSignalSpy ranges(&chart, &ThroughputChart::rangeChanged);
    chart.setRange(ThroughputChart::Range::LastFiveMinutes);
    QCOMPARE(chart.visibleRange().second, 900.0);
    QCOMPARE(chart.visibleRange().first, 600.0);
    QCOMPARE(chart.data().tracks.last().points.size(), 93); // nothing is thrown away
    const QPointF middle = chart.plotArea(ThroughputChart::Rate).center();
    QVERIFY(chart.zoom(2, middle));
    QCOMPARE(chart.range(), ThroughputChart::Range::Zoomed);
    QCOMPARE(chart.visibleRange().second - chart.visibleRange().first, 150.0);
    QVERIFY(chart.pan(100));
    QVERIFY(chart.visibleRange().first < 675);
    // Nothing is drawn beside the plot, though the line goes on there.
    const QImage image = drawn(chart, usual);
    const QRectF plot = chart.plotArea(ThroughputChart::Rate);
    QCOMPARE(countColor(image, QRectF(0, plot.top(), plot.left() - 5, plot.height()),
                        environmentColor(1, lightColors()), 30),
             0);
    QVERIFY(chart.resetZoom());
    QCOMPARE(chart.range(), ThroughputChart::Range::WholeRun);
    QCOMPARE(chart.visibleRange().first, -30.0);
    QCOMPARE(ranges.size(), 3);
}

void ThroughputChartTest::draggingShowsARange()
{
    auto *chart = new ThroughputChart;
    chart->setData(liveData(20));
    ChartView view(chart);
    view.resize(usual);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto *reset = view.findChild<QPushButton *>(u"chartShowAll"_s);
    QVERIFY(reset && !reset->isVisible());
    const auto at = [chart](double seconds) {
        return chart->position(ThroughputChart::Rate, seconds, 100).toPoint();
    };
    const auto drag = [&view](const QPoint &from, const QPoint &to, Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(view.viewport(), Qt::LeftButton, keys, from);
        // QTest's own moves say nothing of a button that is held.
        QMouseEvent move(QEvent::MouseMove, to, view.viewport()->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, keys);
        QApplication::sendEvent(view.viewport(), &move);
    };
    const auto [first, last] = chart->visibleRange();

    drag(at(40), at(120));
    // What is drawn up is tinted through all strips.
    const QImage band = view.grab().toImage();
    const QColor inside =
        band.pixelColor(at(80).x(), static_cast<int>(chart->plotArea(ThroughputChart::Cpu).bottom()) - 3);
    const QColor outside =
        band.pixelColor(at(150).x(), static_cast<int>(chart->plotArea(ThroughputChart::Cpu).bottom()) - 3);
    QVERIFY(inside != outside);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(120));
    QCOMPARE(chart->range(), ThroughputChart::Range::Zoomed);
    QVERIFY(std::abs(chart->visibleRange().first - 40) < 2);
    QVERIFY(std::abs(chart->visibleRange().second - 120) < 2);
    QCOMPARE(chart->data().tracks.last().points.size(), liveData(20).tracks.last().points.size());
    QVERIFY(reset->isVisible());

    // With Shift the shown time moves; its length stays.
    const double width = chart->visibleRange().second - chart->visibleRange().first;
    const double before = chart->visibleRange().first;
    const QPoint middle = chart->plotArea(ThroughputChart::Rate).center().toPoint();
    drag(middle, middle + QPoint(60, 0), Qt::ShiftModifier);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, middle + QPoint(60, 0));
    QVERIFY(chart->visibleRange().first < before);
    QVERIFY(std::abs(chart->visibleRange().second - chart->visibleRange().first - width) < 1e-6);

    QTest::mouseClick(reset, Qt::LeftButton);
    QCOMPARE(chart->range(), ThroughputChart::Range::WholeRun);
    QCOMPARE(chart->visibleRange(), std::pair(first, last));
    QVERIFY(!reset->isVisible());

    // A click, and a drag that Esc breaks off, change nothing.
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(60));
    QCOMPARE(chart->range(), ThroughputChart::Range::WholeRun);
    drag(at(40), at(120));
    QTest::keyClick(&view, Qt::Key_Escape);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(120));
    QCOMPARE(chart->range(), ThroughputChart::Range::WholeRun);

    // From the right to the left, and beyond the end; then a double click.
    drag(at(100), QPoint(0, at(100).y()));
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, QPoint(0, at(100).y()));
    QCOMPARE(chart->range(), ThroughputChart::Range::Zoomed);
    QCOMPARE(chart->visibleRange().first, first);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, middle);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, middle); // 6.4 leaves it pressed
    QCOMPARE(chart->range(), ThroughputChart::Range::WholeRun);
    // The wheel, around what it stands on.
    QWheelEvent wheel(at(60), view.viewport()->mapToGlobal(at(60)), {}, {0, 240}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &wheel);
    QCOMPARE(chart->range(), ThroughputChart::Range::Zoomed);
    QVERIFY(chart->visibleRange().first < 60 && chart->visibleRange().second > 60);
    // Another step begins: all of it is shown.
    TimelineData other = liveData(20);
    other.key = u"another"_s;
    chart->setData(other);
    QCOMPARE(chart->range(), ThroughputChart::Range::WholeRun);
    QVERIFY(!reset->isVisible());
}

void ThroughputChartTest::crosshairByMouseAndKeys()
{
    auto *chart = new ThroughputChart;
    chart->setData(liveData(20));
    ChartView view(chart);
    view.resize(usual);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy readout(chart, &ChartPicture::readoutChanged);
    const QPoint over = chart->position(ThroughputChart::Rate, 61, 300).toPoint();
    QTest::mouseMove(view.viewport(), over);
    QCOMPARE(chart->crosshair(), std::optional(60.0)); // the nearest interval
    QVERIFY(readout.last().first().toString().startsWith(u"At 1:00: "_s));
    QCOMPARE(view.accessibleDescription(), chart->readout());
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(chart->crosshair(), std::optional(70.0));
    QTest::keyClick(&view, Qt::Key_Left);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(chart->crosshair(), std::optional(50.0));
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(chart->crosshair(), std::optional(-20.0));
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(chart->crosshair(), std::optional(170.0));
    const QImage image = view.grab().toImage();
    const double x = chart->position(ThroughputChart::Cpu, 170, 0).x();
    const QRectF cpu = chart->plotArea(ThroughputChart::Cpu);
    const QColor line = themeColors().accentText;
    QVERIFY2(countColor(image, QRectF(x - 1, cpu.top(), 3, cpu.height()), line, 40) > cpu.height() / 2,
             "the crosshair does not go through all strips");
    QTest::keyClick(&view, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(chart->range(), ThroughputChart::Range::Zoomed);
    QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(chart->range(), ThroughputChart::Range::WholeRun);
    chart->leave();
    QVERIFY(!chart->crosshair());
    QCOMPARE(view.accessibleDescription(), chart->description());
}

void ThroughputChartTest::eventsAndErrorsAreMarked()
{
    RunEvent event;
    event.order = 4;
    event.at = 80;
    event.text = u"<i>checkpoint</i>"_s;
    event.mark = true;
    event.severity = RunEvent::Severity::Warning;
    RunEvent other = event;
    other.order = 3; // of another step
    other.at = 120;
    TimelineData data = liveData(20, {event, other});
    QCOMPARE(data.marks.size(), 1);
    data.tracks.last().points[12].errors = 3;
    ThroughputChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, usual);
    const QColor warning = lightColors().warning;
    const double x = chart.position(ThroughputChart::Rate, 80, 0).x();
    QVERIFY(countColor(image, QRectF(x, 0, 10, 12), warning, 30) > 20);      // the flag
    QVERIFY(countColor(image, QRectF(x + 11, 0, 60, 14), warning, 90) > 20); // its word
    const QPointF foot = chart.position(ThroughputChart::Rate, data.tracks.last().points.at(12).at, 0);
    QVERIFY(countColor(image, QRectF(foot.x() - 2, foot.y() - 7, 5, 7), warning, 30) > 20);
    chart.showCrosshairAt(data.tracks.last().points.at(12).at);
    QVERIFY(chart.crosshair());
}

void ThroughputChartTest::gapsStayGaps()
{
    TimelineData data = liveData(20);
    data.tracks = {data.tracks.last()};
    data.tracks[0].points.remove(8, 5);
    ThroughputChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, usual);
    const auto &points = data.tracks[0].points;
    const double x = chart.position(ThroughputChart::Rate, (points.at(7).at + points.at(8).at) / 2, 0).x();
    const QRectF plot = chart.plotArea(ThroughputChart::Rate);
    QCOMPARE(countColor(image, QRectF(x - 3, plot.top(), 6, plot.height()),
                        environmentColor(data.tracks[0].slot, lightColors()), 30),
             0);
}

void ThroughputChartTest::partialSliversAreLeftOut()
{
    RunRecord run = runningRun(20);
    IntervalSample sliver = run.steps.last().intervals.last();
    sliver.start += 10;
    sliver.length = 0.04;
    sliver.partial = true;
    sliver.counters.operations = 1;
    run.steps.last().intervals.append(sliver);
    const StepRecord &step = run.steps.last();
    TimelineData data = timelineData(run, step.workloadId, step.caseKey, step.order);
    QCOMPARE(data.tracks.last().points.size(), 20);
    run.steps.last().intervals.last().length = 8;
    data = timelineData(run, step.workloadId, step.caseKey, step.order);
    QCOMPARE(data.tracks.last().points.size(), 21);
}

void ThroughputChartTest::failedStepsHaveNoMean()
{
    RunRecord run = runningRun(20);
    run.steps.last().status = StepStatus::Failed;
    const StepRecord &step = run.steps.last();
    ThroughputChart chart;
    chart.setData(timelineData(run, step.workloadId, step.caseKey, step.order));
    QVERIFY(!chart.description().contains(u"Mean "_s));
    run.steps.last().status = StepStatus::Running;
    chart.setData(timelineData(run, step.workloadId, step.caseKey, step.order));
    QVERIFY(chart.description().contains(u"Mean "_s));
}

void ThroughputChartTest::withoutDataItSaysWhen()
{
    ThroughputChart chart;
    chart.setData(liveData(0));
    TimelineData data = liveData(0);
    data.tracks = {data.tracks.last()};
    chart.setData(data);
    QVERIFY(!chart.hasData());
    const QImage image = drawn(chart, usual);
    QVERIFY(countColor(image, chart.plotArea(ThroughputChart::Rate), lightColors().secondary, 60) > 100);
    QVERIFY(chart.description().contains(u"no data yet"_s));
    QVERIFY(!chart.moveBy(1));
}

void ThroughputChartTest::otherCasesAreNotDrawn()
{
    const RunRecord run = madeUpRedisRun();
    const ComparisonSet set({run});
    const CompareCase &get = set.cases().at(1);
    const TimelineData data = timelineData(run, get.workloadId, get.key, 0);
    QCOMPARE(data.tracks.size(), 9);
    const TimelineData two = timelineData(run, get.workloadId, get.key, 0, {}, {nativeEnvironment().id});
    QCOMPARE(two.tracks.size(), 3);
    ThroughputChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, usual);
    for (const int slot : {1, 2, 3}) {
        QVERIFY(countColor(image, chart.plotArea(ThroughputChart::Rate),
                           environmentColor(slot, lightColors()), 60)
                > 20);
    }
}

void ThroughputChartTest::thousandsOfPointsAreThinnedOut()
{
    TimelineData data = liveData(5);
    data.interval = 1;
    data.duration = 20000;
    data.tracks = {data.tracks.last()};
    data.tracks[0].points.clear();
    for (int i = 1; i <= 20000; ++i) {
        TimelinePoint point;
        point.at = i;
        point.length = 1;
        point.rate = i == 15000 ? 5000 : 600;
        data.tracks[0].points.append(point);
    }
    ThroughputChart chart;
    chart.setData(data);
    const QImage image = drawn(chart, usual);
    // One second of twenty thousand stands out and must be seen.
    const QPointF peak = chart.position(ThroughputChart::Rate, 15000, 4800);
    QVERIFY(countColor(image, QRectF(peak.x() - 3, peak.y(), 6, 20), environmentColor(1, lightColors()), 90)
            > 8);
    QCOMPARE(chart.table().rows.size(), 20000);
}

void ThroughputChartTest::languageOfTheClockIsOwn()
{
    // 00:00 would read 08:00 in China if the axis were one of dates.
    qputenv("TZ", "Asia/Shanghai");
    QLocale::setDefault(QLocale(QLocale::Chinese));
    ThroughputChart chart;
    chart.setData(liveData(20));
    drawn(chart, usual);
    chart.showCrosshairAt(160);
    QVERIFY2(chart.readout().contains(u"2:40"_s), qPrintable(chart.readout()));
    qunsetenv("TZ");
}

QTEST_MAIN(ThroughputChartTest)
#include "tst_throughputchart.moc"
