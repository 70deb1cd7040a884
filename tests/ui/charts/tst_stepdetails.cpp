// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/targetspread.h"
#include "core/model/numberformat.h"
#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/throughputchart.h"
#include "ui/models/comparetablemodel.h"
#include "ui/models/runstepsmodel.h"
#include "ui/models/targettablemodel.h"
#include "ui/pages/hoststripsbutton.h"
#include "ui/pages/resultspreview.h"
#include "ui/pages/targetspanel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

/// What the pages show of single steps: their targets, the machine's course, and what held them back.
class StepDetailsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tableEndsWithWhatTargetsComeTo();
    void equalityIsOnlySaidOfSeveral();
    void tableIsCopied();
    void targetsAreAChoiceOnlyWhereThereAreSome();
    void samplesAreReadWhenLookedAt();
    void listMarksWhatHeldAStepBack();
    void previewSaysWhatHeldBack();
    void barsAreLabelled();
    void comparedWithLoadAverageAndCost();
};

void StepDetailsTest::tableEndsWithWhatTargetsComeTo()
{
    const RunRecord run = madeUpTopologyRun();
    TargetTableModel model;
    const QAbstractItemModelTester tester(&model);
    model.setStep(run.steps.at(1));
    QCOMPARE(model.rowCount(), 8 + 3);
    const auto value = [&](int row, int column) {
        return model.index(row, column).data(Qt::EditRole).toDouble();
    };
    double sum = 0;
    double low = 1e99;
    double high = 0;
    for (int row = 0; row < 8; ++row) {
        const double rate = value(row, TargetTableModel::Rate);
        sum += rate;
        low = std::min(low, rate);
        high = std::max(high, rate);
        QVERIFY(!model.index(row, 0).data(TargetTableModel::SummaryRole).toBool());
    }
    QVERIFY(std::abs(sum - value(8, TargetTableModel::Rate)) < 1e-6);
    QCOMPARE(value(9, TargetTableModel::Rate), low);
    QCOMPARE(value(10, TargetTableModel::Rate), high);
    QCOMPARE(model.index(2, 0).data().toString(), u"instance 3"_s);
    QVERIFY(model.index(2, 1).data().toString().startsWith(u"127.0.0.1:3303"_s));
    // One target is the step itself.
    model.setStep(madeUpOltpRun().steps.first());
    QCOMPARE(model.rowCount(), 0);
}

void StepDetailsTest::equalityIsOnlySaidOfSeveral()
{
    const StepRecord step = madeUpTopologyRun().steps.at(0);
    TargetsPanel panel;
    panel.showStep(step);
    const auto spread = targetSpread(step);
    QVERIFY(spread && spread->jain);
    auto *fairness = panel.findChild<QLabel *>(u"targetFairness"_s);
    QVERIFY(fairness->text().contains(formatFixed(*spread->jain, 3)));
    QVERIFY(!fairness->isHidden());
    panel.showStep(madeUpOltpRun().steps.first());
    QVERIFY(fairness->isHidden());
}

void StepDetailsTest::tableIsCopied()
{
    TargetsPanel panel;
    panel.showStep(madeUpTopologyRun().steps.at(0));
    panel.show();
    auto *table = panel.findChild<QTableView *>(u"targetTable"_s);
    table->setFocus();
    QVERIFY(!table->accessibleName().isEmpty());
    for (QAction *action : table->actions()) {
        action->trigger();
    }
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 1 + 8 + 3);
    QVERIFY(lines.at(1).startsWith(u"schema 1\t"_s));
}

void StepDetailsTest::targetsAreAChoiceOnlyWhereThereAreSome()
{
    ResultsPreview preview;
    preview.resize(1100, 420);
    preview.show();
    auto *segment = preview.findChild<QToolButton *>(u"previewMode.targets"_s);
    QVERIFY(segment);
    preview.showRun(madeUpOltpRun(), {});
    QVERIFY(!segment->isVisible());
    preview.showRun(madeUpTopologyRun(), {});
    QVERIFY(segment->isVisible());
    segment->click();
    QVERIFY(preview.findChild<QTableView *>(u"targetTable"_s)->isVisible());
    // A run without targets falls back.
    preview.showRun(madeUpOltpRun(), {});
    QVERIFY(!preview.findChild<QTableView *>(u"targetTable"_s)->isVisible());
}

void StepDetailsTest::samplesAreReadWhenLookedAt()
{
    const RunRecord whole = madeUpTopologyRun();
    RunRecord stored = whole;
    for (StepRecord &step : stored.steps) {
        step.hostSamples.clear();
    }
    QList<int> read;
    ResultsPreview preview;
    preview.resize(1100, 620);
    preview.setSampleSource([&](const StepRecord &step) {
        read.append(step.order);
        return whole.steps.at(step.order - 1).hostSamples;
    });
    preview.show();
    preview.showRun(stored, {});
    auto *steps = preview.findChild<QTreeView *>(u"stepList"_s);
    const auto pick = [&](int order) {
        steps->setCurrentIndex(static_cast<RunStepsModel *>(steps->model())->indexOf(order));
    };
    pick(2);
    QVERIFY(read.isEmpty()); // bars are shown
    preview.findChild<QToolButton *>(u"previewMode.time"_s)->click();
    QCOMPARE(read, QList<int>{2});
    auto *chart = static_cast<ThroughputChart *>(preview.picture());
    QVERIFY(chart->hostStrips().isVisible());
    preview.findChild<QToolButton *>(u"previewMode.bars"_s)->click();
    preview.findChild<QToolButton *>(u"previewMode.time"_s)->click();
    QCOMPARE(read, QList<int>{2}); // once
    pick(3);
    QCOMPARE(read, (QList<int>{2, 3}));
    QVERIFY(preview.findChild<HostStripsButton *>()->isVisible());
}

void StepDetailsTest::listMarksWhatHeldAStepBack()
{
    RunRecord run = madeUpTopologyRun();
    addFullCard(run.steps[1]);
    RunStepsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRun(run);
    const QModelIndex held = model.indexOf(2);
    QCOMPARE(held.data(RunStepsModel::LimitRole).toString(), bottleneckTitle(BottleneckKind::NetworkCard));
    QVERIFY(held.data(Qt::ToolTipRole).toString().contains(u"eth0"_s));
    QVERIFY(
        held.data(Qt::AccessibleTextRole).toString().contains(bottleneckTitle(BottleneckKind::NetworkCard)));
    QVERIFY(model.indexOf(1).data(RunStepsModel::LimitRole).toString().isEmpty());
}

void StepDetailsTest::previewSaysWhatHeldBack()
{
    RunRecord run = madeUpTopologyRun();
    addFullCard(run.steps[1]);
    ResultsPreview preview;
    preview.resize(1100, 420);
    preview.show();
    preview.showRun(run, {});
    auto *limits = preview.findChild<QLabel *>(u"previewLimits"_s);
    QVERIFY(limits->isVisible());
    QVERIFY2(limits->text().contains(u"8 × 1: "_s + bottleneckTitle(BottleneckKind::NetworkCard)),
             qPrintable(limits->text()));
    auto *steps = preview.findChild<QTreeView *>(u"stepList"_s);
    steps->setCurrentIndex(static_cast<RunStepsModel *>(steps->model())->indexOf(2));
    QCOMPARE(limits->text(), bottleneck(run.steps.at(1))->sentence);
    steps->setCurrentIndex(static_cast<RunStepsModel *>(steps->model())->indexOf(1));
    QVERIFY(!limits->isVisible()); // nothing was recorded of it
}

void StepDetailsTest::barsAreLabelled()
{
    RunRecord run = madeUpTopologyRun();
    addFullCard(run.steps[1]);
    const ComparisonSet set({run});
    const BarChartData data = barChartData(set, set.cases().first(), Metric::OperationsPerSecond);
    const QList<BarValue> bars = data.groups.first().bars;
    QVERIFY(bars.at(0).limit.isEmpty());
    QCOMPARE(bars.at(1).limit, bottleneckTitle(BottleneckKind::NetworkCard));
    ComparisonBars chart;
    chart.setData(data);
    const QImage with = drawn(chart, {700, 420});
    BarChartData bare = data;
    bare.groups[0].bars[1].limit.clear();
    ComparisonBars plain;
    plain.setData(bare);
    const QImage without = drawn(plain, {700, 420});
    const QRectF rect = chart.barRect(0, 1);
    const QColor ground = chart.chartStyle().colors.content;
    QVERIFY2(countColor(with, rect, ground, 4) > countColor(without, rect, ground, 4) + 100,
             "there is no label on the bar");
    QCOMPARE(chart.table().rows.at(1).last().toString(), bars.at(1).limit);
}

void StepDetailsTest::comparedWithLoadAverageAndCost()
{
    RunRecord run = madeUpTopologyRun();
    for (StepRecord &step : run.steps) {
        step.host.insert(u"load.1"_s, {12.5, 14});
        step.host.insert(u"cpu.idle"_s, {0.21, 0.4});
    }
    const ComparisonSet set({run});
    CompareTableModel model;
    model.setCase(set, set.cases().first(), {});
    const auto column = [&](const QString &title) {
        for (int i = 0; i < model.columnCount(); ++i) {
            if (model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == title) {
                return i;
            }
        }
        return -1;
    };
    const int load = column(u"Load average"_s);
    const int idle = column(u"Idle CPU, %"_s);
    const int cost = column(u"CPU-ms a transaction"_s);
    QVERIFY(load > 0 && idle > 0 && cost > 0);
    QVERIFY(model.isUsualColumn(load) && model.isUsualColumn(cost)); // several targets
    QCOMPARE(model.index(0, cost).data(Qt::EditRole).toDouble(), *cpuMsPerOperation(run.steps.first()));
    QCOMPARE(model.index(0, load).data(Qt::EditRole).toDouble(), 12.5);
    QCOMPARE(model.index(0, idle).data(Qt::EditRole).toDouble(), 21.0);
    // Elsewhere they wait in the header's menu.
    const ComparisonSet plain({madeUpOltpRun()});
    model.setCase(plain, plain.cases().first(), {});
    QVERIFY(!model.isUsualColumn(column(u"Load average"_s)));
}

QTEST_MAIN(StepDetailsTest)
#include "tst_stepdetails.moc"
