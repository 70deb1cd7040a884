// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagecharts.h"

#include "ui/charts/chartdata.h"
#include "ui/charts/chartdatadialog.h"
#include "ui/charts/chartview.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/ladderdata.h"
#include "ui/charts/sweepchart.h"
#include "ui/charts/throughputchart.h"
#include "ui/pages/comparepagesweep.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/translated.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

namespace {

const QString bars = QStringLiteral("bars");
const QString difference = QStringLiteral("difference");
const QString costLadder = QStringLiteral("ladder");
const QString byThreads = QStringLiteral("threads");
const QString overTime = QStringLiteral("time");

} // namespace

ComparePageCharts::ComparePageCharts(QWidget *parent)
    : QWidget(parent)
{
    useContentBackground(this);
    m_title = makeValueLabel(TextRole::TextBold, LabelTone::Normal, this);
    m_title->setWordWrap(false);
    m_title->setObjectName(QStringLiteral("chartTitle"));
    m_direction = makeValueLabel(TextRole::Text, LabelTone::Secondary, this);
    m_direction->setWordWrap(false);
    m_caption = new ElidedLabel(this);
    m_caption->setProperty("role", QStringLiteral("secondary"));
    m_caption->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_caption->setObjectName(QStringLiteral("chartCaption"));
    translated(m_caption, [this] { m_caption->setFont(themeFont(TextRole::Small)); });
    auto *titles = new QHBoxLayout;
    titles->setSpacing(6);
    titles->addWidget(m_title);
    titles->addWidget(m_direction);
    titles->addWidget(m_caption, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 6);
    layout->setSpacing(10);
    layout->addLayout(buildTools());
    layout->addLayout(titles);
    buildCharts();
    layout->addWidget(m_charts, 1);
}

QHBoxLayout *ComparePageCharts::buildTools()
{
    const auto combo = [this](const QString &name, const Text &label) {
        auto *made = new QComboBox(this);
        made->setObjectName(name);
        made->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        made->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        made->setMinimumContentsLength(14);
        translated(made, [made, label] { made->setAccessibleName(label()); });
        return made;
    };
    m_cases = combo(QStringLiteral("caseChooser"), [] { return tr("Case"); });
    m_metrics = combo(QStringLiteral("metricChooser"), [] { return tr("Metric"); });
    connect(m_cases, &QComboBox::activated, this, &ComparePageCharts::choiceChanged);
    connect(m_metrics, &QComboBox::activated, this, &ComparePageCharts::choiceChanged);
    m_mode = new SegmentedControl(
        QStringLiteral("compareMode"), [] { return tr("Chart"); }, this);
    m_mode->addSegment(byThreads, [] { return tr("Threads", "a chart over numbers of threads"); });
    m_mode->addSegment(bars, [] { return tr("Bars"); });
    m_mode->addSegment(difference, [] { return tr("Difference"); });
    m_mode->addSegment(costLadder, [] { return tr("Ladder"); });
    m_mode->addSegment(overTime, [] { return tr("Over time"); });
    m_mode->setCurrent(bars);
    m_mode->setSegmentVisible(byThreads, false);
    connect(m_mode, &SegmentedControl::currentChanged, this, [this] {
        draw();
        Q_EMIT modeChanged();
    });
    // Two without words, so that the choosers keep theirs.
    auto *numbers = makeButton(
        QStringLiteral("showData"), ButtonKind::Quiet, [] { return QString(); }, QStringLiteral("data"),
        this);
    auto *copy = makeButton(
        QStringLiteral("copyChart"), ButtonKind::Quiet, [] { return QString(); }, QStringLiteral("copy"),
        this);
    auto *save = makeButton(
        QStringLiteral("exportChart"), ButtonKind::Quiet, [] { return tr("Export…"); },
        QStringLiteral("export"), this);
    translated(copy, [copy] {
        copy->setAccessibleName(tr("Copy"));
        copy->setToolTip(tr("Copy the chart as a picture"));
    });
    translated(numbers, [numbers] {
        numbers->setAccessibleName(tr("Data"));
        numbers->setToolTip(tr("The numbers of the chart as a table"));
    });
    m_tools = {numbers, copy, save};
    connect(numbers, &QPushButton::clicked, this, [this] {
        ChartDataDialog dialog(picture()->title(), picture()->table(), this);
        dialog.exec();
    });
    connect(copy, &QPushButton::clicked, this, &ComparePageCharts::copyRequested);
    connect(save, &QPushButton::clicked, this, &ComparePageCharts::exportRequested);

    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_cases);
    line->addWidget(m_metrics);
    line->addWidget(m_mode);
    line->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    buttons->addWidget(numbers);
    buttons->addWidget(copy);
    buttons->addWidget(save);
    line->addLayout(buttons);
    return line;
}

void ComparePageCharts::buildCharts()
{
    m_bars = new ComparisonBars;
    m_difference = new DifferenceChart;
    m_time = new ThroughputChart;
    m_ladder = new LadderChart;
    m_charts = new QStackedWidget(this);
    m_charts->setMinimumHeight(200);
    const auto view = [this](ChartPicture *its, const QString &name) {
        auto *made = new ChartView(its, m_charts);
        made->setObjectName(name);
        m_charts->addWidget(made);
        return made;
    };
    m_barsView = view(m_bars, QStringLiteral("barsChart"));
    m_differenceView = view(m_difference, QStringLiteral("differenceChart"));
    m_ladderView = view(m_ladder, QStringLiteral("ladderChart"));
    m_timeView = view(m_time, QStringLiteral("timeChart"));
    m_sweep = new ComparePageSweep(m_charts, this);
    m_sweep->table()->hide();
    m_charts->addWidget(m_sweep->view());
    m_noLadder = makeValueLabel(TextRole::Text, LabelTone::Secondary, m_charts);
    m_noLadder->setObjectName(QStringLiteral("noLadder"));
    m_noLadder->setAlignment(Qt::AlignCenter);
    m_noLadder->setContentsMargins(48, 16, 48, 16);
    m_charts->addWidget(m_noLadder);
    connect(m_bars, &ComparisonBars::groupClicked, this, &ComparePageCharts::pickGroup);
    connect(m_difference, &DifferenceChart::rowClicked, this, [this](int row) {
        const DifferenceRow clicked = m_difference->data().rows.at(row);
        const auto found = std::ranges::find(m_set.sides(), clicked.name, &CompareSide::name);
        Q_EMIT sidePicked(found == m_set.sides().end() ? QString() : found->id);
        pickGroup(clicked.group, -1);
    });
}

void ComparePageCharts::showSet(const ComparisonSet &set, const QList<RunEvent> &events)
{
    m_set = set;
    m_events = events;
    fillChoices();
}

void ComparePageCharts::startAfresh()
{
    m_fresh = true;
}

void ComparePageCharts::showSides(const QSet<QString> &shown, const QString &picked)
{
    m_shown = shown;
    m_picked = picked;
    if (const CompareCase *which = shownCase()) {
        fillMetrics(*which);
        offerSweep(*which);
    }
    draw();
}

/// A sweep is what dumps with several numbers of threads are made for.
void ComparePageCharts::offerSweep(const CompareCase &which)
{
    const bool possible = ComparePageSweep::canShow(m_set, which);
    m_mode->setSegmentVisible(byThreads, possible);
    if (!possible && m_mode->current() == byThreads) {
        m_mode->setCurrent(bars);
    }
    if (possible && m_fresh) {
        m_mode->setCurrent(byThreads);
    }
    m_fresh = false;
    // The ladder is of the cost of an operation; a dump has none.
    m_mode->setSegmentVisible(costLadder, !which.dump);
    if (which.dump && m_mode->current() == costLadder) {
        m_mode->setCurrent(bars);
    }
    if (possible) {
        m_sweep->show(m_set, which, metric(), m_picked.isEmpty() ? m_set.baseline() : m_picked, m_shown);
    }
}

void ComparePageCharts::fillChoices()
{
    const QVariant chosenCase = m_cases->currentData();
    m_cases->clear();
    for (const CompareCase &which : m_set.cases()) {
        // The sentence names the case in full; here is what tells it from the others.
        const bool one = m_set.casesOf(which.workloadId).size() == m_set.cases().size();
        m_cases->addItem(one ? which.shortTitle : which.title, QStringList{which.workloadId, which.key});
    }
    m_cases->setCurrentIndex(std::max(m_cases->findData(chosenCase), 0));
    if (const CompareCase *which = shownCase()) {
        fillMetrics(*which);
    } else {
        m_metrics->clear();
    }
}

/// Those of the case; the one that was chosen stays where the case has it.
void ComparePageCharts::fillMetrics(const CompareCase &which)
{
    const QVariant chosen = m_metrics->currentData();
    m_metrics->clear();
    const auto all = m_set.metrics(which);
    for (const Metric each : all) {
        m_metrics->addItem(shortMetricTitle(each, which.redis), static_cast<int>(each));
    }
    m_metrics->setCurrentIndex(std::max(m_metrics->findData(chosen), 0));
}

const CompareCase *ComparePageCharts::shownCase() const
{
    const QStringList chosen = m_cases->currentData().toStringList();
    return chosen.size() == 2 ? m_set.findCase(chosen.at(0), chosen.at(1)) : nullptr;
}

Metric ComparePageCharts::metric() const
{
    return static_cast<Metric>(m_metrics->currentData().toInt());
}

bool ComparePageCharts::isLadder() const
{
    return m_mode->current() == costLadder;
}

const ComparePageSweep *ComparePageCharts::sweep() const
{
    return m_mode->current() == byThreads ? m_sweep : nullptr;
}

QTableView *ComparePageCharts::sweepTable() const
{
    return m_sweep->table();
}

ChartPicture *ComparePageCharts::picture() const
{
    if (sweep()) {
        return m_sweep->picture();
    }
    if (m_mode->current() == difference) {
        return m_difference;
    }
    if (m_mode->current() == overTime) {
        return m_time;
    }
    if (isLadder()) {
        return m_ladder;
    }
    return m_bars;
}

void ComparePageCharts::pickGroup(int group, int bar)
{
    const CompareCase *which = shownCase();
    if (!which) {
        return;
    }
    const QList<CompareCase> all = m_set.casesOf(which->workloadId);
    if (group < 0 || group >= all.size()) {
        return;
    }
    const CompareCase &clicked = all.at(group);
    const BarChartData &drawn = m_bars->data();
    if (bar >= 0 && group < drawn.groups.size() && bar < drawn.groups.at(group).bars.size()) {
        const QString id = drawn.groups.at(group).bars.at(bar).id;
        Q_EMIT sidePicked(id == m_set.baseline() ? QString() : id);
    }
    m_cases->setCurrentIndex(std::max(m_cases->findData(QStringList{clicked.workloadId, clicked.key}), 0));
    Q_EMIT choiceChanged();
}

void ComparePageCharts::draw()
{
    const CompareCase *which = shownCase();
    if (!which) {
        return;
    }
    m_bars->setData(barChartData(m_set, *which, metric(), m_shown));
    m_difference->setData(differenceData(m_set, *which, metric(), m_shown));
    QSet<QString> drawn = m_shown;
    if (!drawn.isEmpty()) {
        drawn.insert(m_set.baseline());
    }
    m_time->setData(timelineData(m_set.record(), which->workloadId, which->key, 0, m_events, drawn));
    m_ladder->setData(ladderData(m_set, *which));
    m_noLadder->setText(noLadderText(m_set.record(), which->workloadId, which->key, m_set.comparisons()));
    // A sweep is about all cases of its workload.
    m_cases->setVisible(!sweep() || m_set.casesOf(which->workloadId).size() < m_set.cases().size());
    ChartPicture *now = picture();
    m_charts->setCurrentWidget(sweep()                   ? m_sweep->view()
                                   : now == m_bars       ? m_barsView
                                   : now == m_difference ? m_differenceView
                                   : now == m_ladder     ? m_ladderView
                                                         : m_timeView);
    m_title->setText(now->title());
    m_direction->setText(tr("— %1", "after a chart's title").arg(now->direction()));
    m_caption->setFullText(now->caption());
    const bool present = now != m_ladder || m_ladder->hasData();
    if (!present) {
        m_charts->setCurrentWidget(m_noLadder);
    }
    for (QPushButton *tool : std::as_const(m_tools)) {
        tool->setEnabled(present);
    }
    // Over time only throughput is drawn large, with latency and CPU below it; the ladder is of throughput.
    m_metrics->setEnabled(now != m_time && now != m_ladder);
}

ChartProvenance ComparePageCharts::provenance() const
{
    const CompareCase *which = shownCase();
    ChartProvenance from = provenanceOf(m_set, which);
    if (which && picture() != m_time && picture() != m_ladder
        && m_set.casesOf(which->workloadId).size() > 1) {
        from.subject = m_set.record().profileName; // every case of the workload is drawn
    }
    return from;
}

} // namespace Tare
