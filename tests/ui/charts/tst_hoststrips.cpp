// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"
#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/appsettings.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartview.h"
#include "ui/charts/throughputchart.h"
#include "ui/pages/hoststripsbutton.h"

#include <QAction>
#include <QMenu>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

const QSet<HostStrip> every(allHostStrips.begin(), allHostStrips.end());

HostTimeline timelineOf(const RunRecord &run, int order)
{
    return hostTimeline(u"made-up"_s, run.steps.at(order - 1).hostSamples);
}

void fill(ThroughputChart &chart, const QSet<HostStrip> &shown)
{
    const RunRecord run = madeUpTopologyRun();
    const StepRecord &step = run.steps.at(1);
    chart.setData(timelineData(run, step.workloadId, step.caseKey, step.order));
    chart.setHostTimeline(timelineOf(run, 2));
    chart.setHostStrips(shown);
}

const HostStripData *find(const HostTimeline &timeline, HostStrip strip)
{
    const auto found = std::ranges::find(timeline.strips, strip, &HostStripData::strip);
    return found == timeline.strips.end() ? nullptr : &*found;
}

} // namespace

class HostStripsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesBecomeStrips();
    void fullCardIsChosenOverTheBusyLoopback();
    void whatIsUnknownHasNoStrip();
    void stripsShareTheTimeAxis();
    void cpuPartsAreStackedInGrey();
    void limitIsDrawnWhenNear();
    void readingIsShared();
    void foldedAwayNothingIsLeft();
    void lowChartsScroll();
    void tableHasMeansOfEachInterval();
    void axesOfALiveChartDoNotShrink();
    void choiceIsRemembered();
};

void HostStripsTest::samplesBecomeStrips()
{
    const HostTimeline timeline = timelineOf(madeUpTopologyRun(), 1);
    QCOMPARE(timeline.strips.size(), static_cast<qsizetype>(allHostStrips.size()));
    QCOMPARE(timeline.at.size(), 330); // warm-up and measurement
    QCOMPARE(timeline.at.first(), -29.0);
    QCOMPARE(timeline.at.last(), 300.0);
    const HostStripData *memory = find(timeline, HostStrip::Memory);
    QVERIFY(memory);
    QCOMPARE(memory->series.first().values.first(), 7e9); // all that is not available
    QCOMPARE(memory->limit, std::optional(16e9));
}

void HostStripsTest::fullCardIsChosenOverTheBusyLoopback()
{
    RunRecord run = madeUpTopologyRun();
    for (HostSample &sample : run.steps[0].hostSamples) {
        sample.values[u"net.lo.in"_s] = 900e6;
        sample.values[u"net.lo.out"_s] = 900e6;
    }
    const HostTimeline kept = timelineOf(run, 1);
    const HostStripData *full = find(kept, HostStrip::Network);
    QVERIFY(full);
    QCOMPARE(full->remark, u"eth0"_s);
    QCOMPARE(full->limit, std::optional(100e6)); // bits
    // One that was there for a moment is not what the step is about.
    run.steps[0].hostSamples[3].values.insert(
        {{u"net.tmp0.in"_s, 1e9}, {u"net.tmp0.out"_s, 1e9}, {u"net.tmp0.used"_s, 1.0}});
    const HostTimeline brief = timelineOf(run, 1);
    QCOMPARE(find(brief, HostStrip::Network)->remark, u"eth0"_s);
    // With room left on the card the one that carries most is drawn.
    for (HostSample &sample : run.steps[0].hostSamples) {
        sample.values[u"net.eth0.used"_s] = 0.02;
    }
    const HostTimeline other = timelineOf(run, 1);
    QCOMPARE(find(other, HostStrip::Network)->remark, u"lo"_s);
    QVERIFY(!find(other, HostStrip::Network)->limit);
}

void HostStripsTest::whatIsUnknownHasNoStrip()
{
    HostSample sample;
    sample.length = 1;
    sample.values = {{u"switches"_s, 1200.0}};
    const HostTimeline timeline = hostTimeline(u"one"_s, {sample});
    QCOMPARE(timeline.strips.size(), 1);
    QVERIFY(timeline.strips.first().strip == HostStrip::Switches);
    QVERIFY(hostTimeline(u"none"_s, {}).isEmpty());
}

void HostStripsTest::stripsShareTheTimeAxis()
{
    ThroughputChart chart;
    fill(chart, every);
    const QImage image = drawn(chart, QSize(900, static_cast<int>(chart.leastHeight(900)) + 40));
    QVERIFY(!isBlank(image));
    const QRectF rate = chart.plotArea(ThroughputChart::Rate);
    qreal below = chart.plotArea(ThroughputChart::Cpu).bottom();
    for (const HostStrip strip : allHostStrips) {
        const QRectF plot = chart.hostStrips().plot(strip);
        QCOMPARE(plot.left(), rate.left());
        QCOMPARE(plot.right(), rate.right());
        QVERIFY(plot.top() > below);
        below = plot.bottom();
    }
    QVERIFY(below < chart.size().height());
    QVERIFY(chart.zoomTo(rate.left() + 200, rate.left() + 400));
    QCOMPARE(chart.hostStrips().plot(HostStrip::Cpu).left(), chart.plotArea(ThroughputChart::Rate).left());
}

void HostStripsTest::cpuPartsAreStackedInGrey()
{
    ThroughputChart chart;
    fill(chart, {HostStrip::Cpu});
    const QImage image = drawn(chart, {900, 520});
    const QRectF plot = chart.hostStrips().plot(HostStrip::Cpu);
    const double x = chart.position(ThroughputChart::Rate, 150.5, 0).x();
    const auto at = [&](double share) {
        return image.pixelColor(QPointF(x, plot.bottom() - share * plot.height()).toPoint());
    };
    const QColor user = at(0.2);
    const QColor system = at(0.52);
    const QColor nothing = at(0.93);
    QVERIFY(user != system);
    QVERIFY(user != nothing && system != nothing);
    for (const QColor &color : {user, system}) {
        QVERIFY2(std::abs(color.red() - color.blue()) < 24, "CPU parts are no environments: grey");
    }
}

void HostStripsTest::limitIsDrawnWhenNear()
{
    ThroughputChart chart;
    fill(chart, {HostStrip::Network});
    const QImage image = drawn(chart, {900, 520});
    const QRectF plot = chart.hostStrips().plot(HostStrip::Network);
    QVERIFY2(countColor(image, plot, chart.chartStyle().colors.warning, 20) > plot.width() / 2,
             "the speed of the link is not there");
}

void HostStripsTest::readingIsShared()
{
    auto *chart = new ThroughputChart;
    fill(*chart, every);
    ChartView view(chart);
    view.resize(900, 900);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    // On the chart: the interval. On a strip: the second.
    QTest::mouseMove(view.viewport(), chart->position(ThroughputChart::Rate, 63, 300).toPoint());
    QCOMPARE(chart->crosshair(), std::optional(60.0));
    const QString there = chart->readout();
    QVERIFY2(there.contains(u"CPU of the machine: user "_s), qPrintable(there));
    QVERIFY2(there.contains(u"Network: in "_s), qPrintable(there));
    const QRectF plot = chart->hostStrips().plot(HostStrip::Cpu);
    const QPointF on(chart->position(ThroughputChart::Rate, 63, 0).x(), plot.center().y());
    QTest::mouseMove(view.viewport(), view.mapFromScene(on));
    QCOMPARE(chart->crosshair(), std::optional(63.0));
    QVERIFY(chart->readout().startsWith(u"At 1:03: "_s));
    QCOMPARE(view.accessibleDescription(), chart->readout());
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_End);
    QVERIFY(chart->readout().contains(u"Context switches: "_s));
}

void HostStripsTest::foldedAwayNothingIsLeft()
{
    ThroughputChart chart;
    fill(chart, every);
    chart.resize(900, 900);
    const qreal least = chart.leastHeight(900);
    chart.setHostStrips({});
    QVERIFY(chart.leastHeight(900) < least - 300);
    QVERIFY(!chart.hostStrips().isVisible());
    QCOMPARE(chart.zoomArea().bottom(), chart.plotArea(ThroughputChart::Cpu).bottom());
}

void HostStripsTest::lowChartsScroll()
{
    auto *chart = new ThroughputChart;
    ChartView view(chart);
    view.resize(900, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    fill(*chart, {});
    QCOMPARE(view.verticalScrollBar()->maximum(), 0);
    chart->setHostStrips(every);
    QVERIFY(view.verticalScrollBar()->maximum() > 0);
    QVERIFY(chart->plotArea(ThroughputChart::Rate).height() >= 60);
}

void HostStripsTest::tableHasMeansOfEachInterval()
{
    ThroughputChart chart;
    fill(chart, {HostStrip::Network, HostStrip::Cpu});
    const ChartTable table = chart.table();
    qsizetype out = -1;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        if (table.columns.at(column).title.startsWith(u"Network: out"_s)) {
            out = column;
        }
    }
    QVERIFY(out > 0);
    int known = 0;
    for (const QList<QVariant> &row : table.rows) {
        QCOMPARE(row.size(), table.columns.size());
        if (row.first().toInt() != 2) {
            QVERIFY(!row.at(out).isValid()); // only the step that is looked at
            continue;
        }
        QVERIFY(std::abs(row.at(out).toDouble() - 97.6e6) < 1e6);
        ++known;
    }
    QCOMPARE(known, 33);
}

void HostStripsTest::axesOfALiveChartDoNotShrink()
{
    const RunRecord run = madeUpTopologyRun();
    HostStrips strips;
    strips.setShown({HostStrip::Switches});
    strips.setTimeline(timelineOf(run, 1));
    const ChartStyle style;
    const qreal width = strips.axisWidth(style);
    QList<HostSample> low = run.steps.at(0).hostSamples.mid(0, 1);
    low[0].values[u"switches"_s] = 10;
    strips.setTimeline(hostTimeline(u"made-up"_s, low));
    QCOMPARE(strips.axisWidth(style), width);
    strips.setTimeline(hostTimeline(u"another"_s, low));
    QVERIFY(strips.axisWidth(style) < width);
}

void HostStripsTest::choiceIsRemembered()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"settings.ini"_s);
    {
        AppSettings settings(file);
        HostStripsButton button;
        HostStripsButton other;
        button.follow(settings);
        other.follow(settings);
        QCOMPARE(button.shown(), (QSet<HostStrip>{HostStrip::Cpu, HostStrip::Network}));
        button.menu()->findChild<QAction *>(u"hostStrip.disk"_s)->trigger();
        QVERIFY(other.shown().contains(HostStrip::Disk));
        button.findChild<QAction *>(u"hostStripsFolded"_s)->trigger();
        QVERIFY(button.shown().isEmpty() && other.shown().isEmpty());
        // Ticking one unfolds.
        other.menu()->findChild<QAction *>(u"hostStrip.cpu"_s)->trigger();
        QCOMPARE(button.shown(), (QSet<HostStrip>{HostStrip::Network, HostStrip::Disk}));
    }
    AppSettings settings(file);
    HostStripsButton later;
    later.follow(settings);
    QCOMPARE(later.shown(), (QSet<HostStrip>{HostStrip::Network, HostStrip::Disk}));
    QVERIFY(!later.accessibleName().isEmpty());
}

QTEST_MAIN(HostStripsTest)
#include "tst_hoststrips.moc"
