// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/analysis/dumpruns.h"
#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartview.h"
#include "ui/charts/sweepchart.h"
#include "ui/environmentstyle.h"
#include "ui/models/runanswer.h"
#include "ui/models/runstepsmodel.h"
#include "ui/pages/comparepage.h"
#include "ui/pages/resultspage.h"
#include "ui/pages/runviewtexts.h"
#include "ui/reportcharts.h"
#include "ui/resultsaccess.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

/// The sweep over threads as a picture and on the pages.
class SweepChartTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thePublishedSweep();
    void environmentsHaveTheirColours();
    void unlikeProgramsAreShouted();
    void keysAndMouseReadIt();
    void aMissingPointIsAGap();
    void narrowLeavesThePanelsOut();
    void thePageSaysTheBestNumber();
    void theResultsPageShowsIt();
    void otherRunsHaveNoThreads();
    void reportsHaveIt();
    void figuresOfADump();
    void stepsAndRunsSayTheirTimes();
};

void SweepChartTest::initTestCase()
{
    applyTheme(*qApp, ThemeChoice::Light);
    QLocale::setDefault(QLocale(QLocale::English));
}

void SweepChartTest::thePublishedSweep()
{
    const DumpSweep sweep = dumpSweep(Reference::publishedSweep(), u"load-1"_s, DumpOperation::Dump);
    SweepChart chart;
    chart.setData(sweepChartData(sweep, u"native"_s));
    QVERIFY(chart.hasData());
    QCOMPARE(chart.data().fastest, 6);
    QCOMPARE(chart.data().cpuPanels, 2);
    QCOMPARE(chart.direction(), u"lower is better"_s);
    QCOMPARE(chart.caption(), u"1 run each, no spread known"_s);
    const QImage image = drawn(chart, {900, 400});
    // Lower is faster, and where it is drawn there is a marker of the environment's colour.
    QVERIFY(chart.pointOf(0, 6).y() > chart.pointOf(0, 2).y());
    QVERIFY(chart.pointOf(0, 6).y() > chart.pointOf(1, 6).y()); // plain below gzip
    const QColor blue = environmentColor(1, lightColors());
    for (const int threads : {2, 4, 6, 8})
        QVERIFY(isColor(image, chart.pointOf(0, threads), blue));
    // gzip's marker is hollow.
    QVERIFY(!isColor(image, chart.pointOf(1, 6), blue));
    QVERIFY(isColor(image, chart.pointOf(1, 6) + QPointF(4, 0), blue));
    // The fastest column is tinted, its neighbour not.
    QVERIFY(isColor(image, QPointF(chart.pointOf(0, 6).x() + 12, chart.plotArea().bottom() - 12),
                    lightColors().chartTint, 3));
    QVERIFY(isColor(image, QPointF(chart.pointOf(0, 4).x() + 12, chart.plotArea().bottom() - 12),
                    lightColors().content, 3));
    // User seconds stand in the panels.
    QVERIFY(countColor(image, chart.panelRect(0), lightColors().axis) > 200);
    const ChartTable table = chart.table();
    QCOMPARE(table.rows.size(), 8);
    QCOMPARE(table.rows.at(2).at(4).toDouble(), 32.245);
    QCOMPARE(table.rows.at(2).last().toString(), u"fastest"_s);
    QVERIFY(table.rows.at(0).last().toString().isEmpty());
    QVERIFY2(chart.description().contains(u"Fastest with 6 threads."_s), qPrintable(chart.description()));
    const auto copy = chart.copy();
    QCOMPARE(copy->table().rows, table.rows);
}

void SweepChartTest::environmentsHaveTheirColours()
{
    const RunRecord run = madeUpDumpRun();
    SweepChart chart;
    chart.setData(sweepChartData(dumpSweep(run, u"load-3"_s, DumpOperation::Dump), run.baselineId));
    const QImage image = drawn(chart, {900, 420});
    QCOMPARE(chart.data().lines.size(), 4);
    QCOMPARE(chart.data().fastest, 4);
    for (int line = 0; line < 4; ++line) {
        const SweepChartLine &its = chart.data().lines.at(line);
        QCOMPARE(its.best->threads, 4);
        QVERIFY(its.best->spreadKnown);
        const QPointF edge = its.dash == 0 ? QPointF() : QPointF(4, 0);
        QVERIFY2(isColor(image, chart.pointOf(line, 2) + edge, environmentColor(its.slot, lightColors())),
                 qPrintable(its.name));
    }
    QVERIFY(chart.caption().contains(u"whisker"_s));
    // Without the other environment two lines are left.
    chart.setData(
        sweepChartData(dumpSweep(run, u"load-3"_s, DumpOperation::Dump), run.baselineId, {run.baselineId}));
    QCOMPARE(chart.data().lines.size(), 2);
}

void SweepChartTest::unlikeProgramsAreShouted()
{
    Reference::DumpRunBuilder builder;
    builder.in(u"a"_s).done(2, 10);
    builder.done(4, 8);
    builder.in(u"b"_s, 2).version(u"mydumper 0.16.9"_s).done(2, 11);
    builder.done(4, 9);
    SweepChart chart;
    chart.setData(sweepChartData(dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Dump), u"a"_s));
    QVERIFY2(chart.data().warning.contains(u"0.16.9"_s), qPrintable(chart.data().warning));
    QVERIFY(chart.description().contains(u"Unlike programs"_s));
    const QImage image = drawn(chart, {900, 400});
    QVERIFY(countColor(image, QRectF(0, 0, 600, 40), lightColors().warning, 40) > 20);
}

void SweepChartTest::keysAndMouseReadIt()
{
    SweepChart chart;
    chart.setData(sweepChartData(dumpSweep(Reference::publishedSweep(), u"load-1"_s, DumpOperation::Dump),
                                 u"native"_s));
    chart.resize(900, 400);
    QSignalSpy read(&chart, &ChartPicture::readoutChanged);
    QVERIFY(chart.moveBy(1));
    QVERIFY(chart.moveToEnd(true));
    QVERIFY2(read.last().first().toString().startsWith(u"8 threads: plain 35.7"_s),
             qPrintable(read.last().first().toString()));
    chart.hover(chart.pointOf(0, 4));
    QVERIFY(read.last().first().toString().startsWith(u"4 threads"_s));
    QVERIFY(chart.toolTipAt(chart.pointOf(0, 4)).contains(u"gzip 53.5"_s));
    chart.leave();
    QVERIFY(read.last().first().toString().isEmpty());
}

void SweepChartTest::aMissingPointIsAGap()
{
    Reference::DumpRunBuilder builder;
    builder.done(2, 10);
    builder.failed(4);
    builder.done(6, 8);
    SweepChart chart;
    chart.setData(sweepChartData(dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Dump), u"native"_s));
    const QImage image = drawn(chart, {500, 300});
    QVERIFY(chart.pointOf(0, 4).isNull());
    const QPointF between = (chart.pointOf(0, 2) + chart.pointOf(0, 6)) / 2;
    QCOMPARE(countColor(image,
                        QRectF(between.x() - 20, chart.plotArea().top(), 40, chart.plotArea().height()),
                        environmentColor(1, lightColors())),
             0);
    QCOMPARE(chart.table().rows.at(1).at(4).toString(), u"not finished"_s);
}

void SweepChartTest::narrowLeavesThePanelsOut()
{
    SweepChart chart;
    chart.setData(sweepChartData(dumpSweep(Reference::publishedSweep(), u"load-1"_s, DumpOperation::Dump),
                                 u"native"_s));
    chart.resize(500, 300);
    QVERIFY(chart.panelRect(0).isEmpty());
    QVERIFY(!isBlank(drawn(chart, {500, 300})));
}

void SweepChartTest::thePageSaysTheBestNumber()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"results.tare.sqlite"_s);
    const qint64 id = storeRun(path, madeUpDumpRun());
    QVERIFY(id > 0);
    ResultsAccess access(path);
    ComparePage page(access);
    page.resize(1104, 700);
    page.show();
    page.showRun(id);
    auto *sentence = page.findChild<QLabel *>(u"verdictSentence"_s);
    QVERIFY2(sentence->accessibleName().contains(u"4 threads are fastest"_s),
             qPrintable(sentence->accessibleName()));
    auto *view = page.findChild<ChartView *>(u"sweepChart"_s);
    QVERIFY(view->isVisible());
    auto *table = page.findChild<QTableView *>(u"sweepTable"_s);
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), 6); // 2 environments × 3 numbers of threads
    auto *caveat = page.findChild<QLabel *>(u"verdictCaveat"_s);
    QVERIFY2(caveat->text().contains(u"longer"_s), qPrintable(caveat->text())); // the container at 4 threads

    // The restore is chosen as a metric.
    auto *metrics = page.findChild<QComboBox *>(u"metricChooser"_s);
    const int restore = metrics->findData(static_cast<int>(Metric::RestoreSeconds));
    QVERIFY(restore > 0);
    metrics->setCurrentIndex(restore);
    Q_EMIT metrics->activated(restore);
    QVERIFY2(sentence->accessibleName().contains(u"restore: 4 threads"_s),
             qPrintable(sentence->accessibleName()));

    auto *bars = page.findChild<QToolButton *>(u"compareMode.bars"_s);
    bars->click();
    QVERIFY(!view->isVisible());
    QVERIFY(page.findChild<QTableView *>(u"numbersTable"_s)->isVisible());
    QVERIFY(page.findChild<ChartView *>(u"barsChart"_s)->isVisible());
}

void SweepChartTest::theResultsPageShowsIt()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"results.tare.sqlite"_s);
    const qint64 dump = storeRun(path, madeUpDumpRun());
    const qint64 redis = storeRun(path, madeUpRedisRun());
    ResultsAccess access(path);
    ResultsPage page(access);
    page.resize(1104, 700);
    page.show();
    page.selectRun(dump);
    QVERIFY(page.findChild<ChartView *>(u"previewSweep"_s)->isVisible());
    page.selectRun(redis);
    QVERIFY(page.findChild<ChartView *>(u"previewBars"_s)->isVisible());
    QVERIFY(!page.findChild<QToolButton *>(u"previewMode.threads"_s)->isVisible());
    page.selectRun(dump);
    page.findChild<QToolButton *>(u"previewMode.bars"_s)->click();
    QVERIFY(page.findChild<ChartView *>(u"previewBars"_s)->isVisible());
}

void SweepChartTest::otherRunsHaveNoThreads()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"results.tare.sqlite"_s);
    const qint64 redis = storeRun(path, madeUpRedisRun());
    ResultsAccess access(path);
    ComparePage page(access);
    page.resize(1104, 700);
    page.show();
    page.showRun(redis);
    QVERIFY(!page.findChild<QToolButton *>(u"compareMode.threads"_s)->isVisible());
    QVERIFY(page.findChild<ChartView *>(u"barsChart"_s)->isVisible());
}

void SweepChartTest::reportsHaveIt()
{
    const auto pictures = reportPictures(ComparisonSet({madeUpDumpRun()}));
    int sweeps = 0;
    for (const ReportPicture &picture : pictures)
        sweeps += dynamic_cast<SweepChart *>(picture.picture.get()) != nullptr;
    QCOMPARE(sweeps, 2); // dump and restore
}

void SweepChartTest::figuresOfADump()
{
    const RunRecord run = madeUpDumpRun();
    DumpProgress progress;
    progress.stage = DumpProgress::Stage::Dumping;
    progress.bytes = 12'300'000;
    progress.bytesPerSecond = 4'100'000;
    progress.tables = 3;
    progress.tablesTotal = 24;
    progress.rows = 80'000;
    progress.rowsTotal = 240'000;
    progress.remaining = 7.2;
    const QList<Figure> live = stepFigures(run, &run.steps.first(), progress);
    QCOMPARE(live.size(), 5);
    QCOMPARE(live.at(0).label, u"Written"_s);
    QCOMPARE(live.at(0).value, u"12.3"_s);
    QCOMPARE(live.at(0).unit, u"MB"_s);
    QCOMPARE(live.at(0).note, u"3 of 24 tables"_s);
    QVERIFY(live.at(1).note.contains(u"0:08"_s));
    const QList<Figure> after = stepFigures(run, &run.steps.first());
    QCOMPARE(after.at(0).value, u"45.0"_s);
    QCOMPARE(after.at(2).note, u"checksums are equal"_s);
}

void SweepChartTest::stepsAndRunsSayTheirTimes()
{
    const RunRecord run = madeUpDumpRun();
    RunStepsModel model;
    model.setRun(run);
    const QString result = model.indexOf(1).data(RunStepsModel::ResultRole).toString();
    QVERIFY2(result.startsWith(u"20.2"_s), qPrintable(result));
    const RunAnswer answer =
        runAnswer({run, static_cast<int>(run.steps.size()), static_cast<int>(run.steps.size())});
    QVERIFY2(answer.text.contains(u"4 threads are fastest"_s), qPrintable(answer.text));
}

QTEST_MAIN(SweepChartTest)
#include "tst_sweepchart.moc"
