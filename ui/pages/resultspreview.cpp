// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/resultspreview.h"

#include "core/model/numberformat.h"
#include "core/run/resumeplan.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartprovenance.h"
#include "ui/charts/chartview.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/sweepchart.h"
#include "ui/charts/throughputchart.h"
#include "ui/models/resumewords.h"
#include "ui/models/runstepsmodel.h"
#include "ui/pages/comparepagesweep.h"
#include "ui/pages/hoststripsbutton.h"
#include "ui/pages/runviewsteps.h"
#include "ui/pages/targetlinesbutton.h"
#include "ui/pages/targetspanel.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

namespace {

const QString bars = QStringLiteral("bars");
const QString overTime = QStringLiteral("time");
const QString byTarget = QStringLiteral("targets");
const QString byThreads = QStringLiteral("threads");

/// What happened to a run that is not done, and what there is of it.
struct Outcome
{
    Severity severity = Severity::Warning;
    QString headline;
    QString text;
    QString details;
};

std::optional<Outcome> outcomeOf(const RunRecord &run)
{
    const auto total = static_cast<int>(run.steps.size());
    const auto done = static_cast<int>(std::ranges::count(run.steps, StepStatus::Done, &StepRecord::status));
    const auto finished = formatCount(done);
    const StepRecord *broken = nullptr;
    const StepRecord *failed = nullptr;
    int failures = 0;
    for (const StepRecord &step : run.steps) {
        // A step that was left alone is marked as failed, and has no end.
        if (run.status == RunStatus::Incomplete && step.started.isValid() && !step.finished.isValid()) {
            broken = &step;
        }
        if (step.status == StepStatus::Failed || step.status == StepStatus::Skipped) {
            failed = failed ? failed : &step;
            ++failures;
        }
    }
    Outcome outcome;
    switch (run.status) {
    case RunStatus::Done:
        return {};
    case RunStatus::Running:
        outcome.severity = Severity::Info;
        outcome.headline = ResultsPreview::tr("This run is going on.");
        outcome.text = ResultsPreview::tr("Each interval is saved as it ends.");
        return outcome;
    case RunStatus::Incomplete:
        outcome.headline = ResultsPreview::tr("Incomplete: %1 of %n steps.", nullptr, total).arg(finished);
        outcome.text = broken
            ? ResultsPreview::tr(
                  "Tare went away in step %1. The finished steps and %n intervals of step %1 are kept; "
                  "step %1 is not averaged in.",
                  nullptr, static_cast<int>(broken->intervals.size()))
                  .arg(broken->order)
            : ResultsPreview::tr("Tare went away between two steps. The finished steps are kept.");
        return outcome;
    case RunStatus::Stopped:
        outcome.headline = ResultsPreview::tr("Stopped: %1 of %n steps.", nullptr, total).arg(finished);
        outcome.text =
            ResultsPreview::tr("The finished steps are kept. A step that was stopped is not averaged in.");
        return outcome;
    case RunStatus::Failed:
        outcome.severity = Severity::Error;
        outcome.headline = ResultsPreview::tr("%n steps did not finish.", nullptr, failures);
        if (failed) {
            outcome.text = ResultsPreview::tr("Step %1, %2: %3")
                               .arg(QString::number(failed->order), failed->environmentName, failed->reason);
            outcome.details = failed->reasonDetail;
        }
        return outcome;
    }
    return {};
}

} // namespace

ResultsPreview::ResultsPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("resultsPreview"));
    useContentBackground(this);
    m_message = new MessagePanel(Severity::Warning, this);
    m_message->setObjectName(QStringLiteral("outcome"));
    m_message->setFixedWidth(300);
    m_steps = new RunStepsModel(this);
    m_stepList = new StepList(this);
    m_stepList->setModel(m_steps);
    m_stepList->setMinimumWidth(190);
    m_stepList->setMaximumWidth(260);
    translated(m_stepList, [this] { m_stepList->setAccessibleName(tr("Steps")); });
    connect(m_stepList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) { pickStep(index.data(RunStepsModel::OrderRole).toInt()); });

    m_chartTitle = makeValueLabel(TextRole::TextBold, LabelTone::Normal, this);
    m_chartTitle->setWordWrap(false);
    m_chartDirection = makeValueLabel(TextRole::Text, LabelTone::Secondary, this);
    m_chartDirection->setWordWrap(false);
    m_caption = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    m_mode = new SegmentedControl(
        QStringLiteral("previewMode"), [] { return tr("Chart"); }, this);
    m_mode->addSegment(byThreads, [] { return tr("Threads", "a chart over numbers of threads"); });
    m_mode->addSegment(bars, [] { return tr("Bars"); });
    m_mode->addSegment(overTime, [] { return tr("Over time"); });
    m_mode->addSegment(byTarget, [] { return tr("Targets"); });
    m_mode->setCurrent(bars);
    m_mode->setSegmentVisible(byThreads, false);
    connect(m_mode, &SegmentedControl::currentChanged, this, [this] { fillChart(); });
    m_bars = new ComparisonBars;
    m_timeline = new ThroughputChart;
    m_barsView = new ChartView(m_bars, this);
    m_barsView->setObjectName(QStringLiteral("previewBars"));
    m_timelineView = new ChartView(m_timeline, this);
    m_timelineView->setObjectName(QStringLiteral("previewTimeline"));
    m_sweep = new SweepChart;
    m_sweepView = new ChartView(m_sweep, this);
    m_sweepView->setObjectName(QStringLiteral("previewSweep"));
    m_charts = new QStackedWidget(this);
    m_charts->addWidget(m_barsView);
    m_charts->addWidget(m_sweepView);
    m_charts->addWidget(m_timelineView);
    buildStepTools();
    connect(m_bars, &ComparisonBars::groupClicked, this, [this](int group) {
        m_case = group;
        fillChart();
    });

    auto *stepsTitle = makeLabel(
        TextRole::TextBold, LabelTone::Normal, [] { return tr("Steps"); }, this);
    stepsTitle->setContentsMargins(12, 0, 0, 0);
    auto *stepColumn = new QVBoxLayout;
    stepColumn->setSpacing(4);
    stepColumn->addWidget(stepsTitle);
    stepColumn->addWidget(m_stepList, 1);

    auto *chartHead = new QHBoxLayout;
    chartHead->setSpacing(6);
    chartHead->addWidget(m_chartTitle);
    chartHead->addWidget(m_chartDirection);
    chartHead->addStretch(1);
    chartHead->addWidget(m_targetLines);
    chartHead->addWidget(m_hostStrips);
    chartHead->addWidget(m_mode);
    auto *chartColumn = new QVBoxLayout;
    chartColumn->setSpacing(4);
    chartColumn->addLayout(chartHead);
    chartColumn->addWidget(m_charts, 1);
    chartColumn->addWidget(m_caption);
    chartColumn->addWidget(m_limits);

    auto *messageColumn = new QVBoxLayout;
    messageColumn->addWidget(m_message);
    messageColumn->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(messageColumn);
    columns->addLayout(stepColumn);
    columns->addLayout(chartColumn, 1);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(buildHead());
    layout->addLayout(columns, 1);
    clear();
}

ResultsPreview::~ResultsPreview() = default;

QWidget *ResultsPreview::buildHead()
{
    auto *head = new QWidget(this);
    m_title = new ElidedLabel(head);
    m_title->setObjectName(QStringLiteral("previewTitle"));
    m_meta = new ElidedLabel(head);
    m_meta->setObjectName(QStringLiteral("previewMeta"));
    m_meta->setProperty("role", QStringLiteral("secondary"));
    translated(m_title, [this] { m_title->setFont(themeFont(TextRole::TextBold)); });
    const auto quiet = [head](const QString &name, const Text &text, const QString &icon) {
        return makeButton(name, ButtonKind::Quiet, text, icon, head);
    };
    auto *open = quiet(
        QStringLiteral("openRun"), [] { return tr("Compare"); }, QStringLiteral("compare"));
    QPushButton *profile = m_profile = quiet(
        QStringLiteral("openProfile"), [] { return tr("Its profile"); }, QStringLiteral("profile"));
    auto *rename = quiet(
        QStringLiteral("renameRun"), [] { return tr("Rename"); }, QStringLiteral("edit"));
    auto *note = quiet(
        QStringLiteral("noteRun"), [] { return tr("Note"); }, QStringLiteral("note"));
    auto *exportButton = quiet(
        QStringLiteral("exportRun"), [] { return tr("Export…"); }, QStringLiteral("export"));
    auto *remove = quiet(
        QStringLiteral("deleteRun"), [] { return tr("Delete…"); }, QStringLiteral("remove"));
    translated(profile,
               [profile] { profile->setToolTip(tr("Open the test profile this run was made from")); });
    connect(open, &QPushButton::clicked, this, &ResultsPreview::openRequested);
    connect(profile, &QPushButton::clicked, this, &ResultsPreview::profileRequested);
    connect(rename, &QPushButton::clicked, this, &ResultsPreview::renameRequested);
    connect(note, &QPushButton::clicked, this, &ResultsPreview::noteRequested);
    connect(remove, &QPushButton::clicked, this, &ResultsPreview::removeRequested);

    auto *menu = new QMenu(exportButton);
    const auto entry = [this, menu](const QString &what, const Text &text) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(what);
        translated(menu, [action, text] { action->setText(text()); });
        connect(action, &QAction::triggered, this, [this, what] { Q_EMIT exportRequested(what); });
    };
    entry(QStringLiteral("chart"), [] { return tr("Chart…"); });
    entry(QStringLiteral("html"), [] { return tr("Report as a web page (HTML)…"); });
    entry(QStringLiteral("pdf"), [] { return tr("Report as PDF…"); });
    entry(QStringLiteral("csv"), [] { return tr("Steps as CSV…"); });
    entry(QStringLiteral("intervals"), [] { return tr("Intervals as CSV…"); });
    entry(QStringLiteral("json"), [] { return tr("Whole run as JSON…"); });
    entry(QStringLiteral("markdown"), [] { return tr("Report as Markdown…"); });
    exportButton->setMenu(menu);

    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_title);
    line->addSpacing(8);
    line->addWidget(m_meta, 1);
    for (QPushButton *button : {open, profile, rename, note, exportButton, remove}) {
        line->addWidget(button);
    }
    return head;
}

void ResultsPreview::clear()
{
    m_set = {};
    m_events.clear();
    setEnabled(false);
    fill();
}

void ResultsPreview::showRun(const RunRecord &run, const QList<RunEvent> &events)
{
    const bool another = m_set.record().id != run.id;
    m_set = ComparisonSet({run});
    m_events = events;
    setEnabled(true);
    if (another) {
        m_case = 0;
        m_picked = 0;
        m_sampledStep = 0;
        m_stepList->clearSelection();
        if (m_mode->current() == bars) {
            m_mode->setCurrent(byThreads); // bars again where it is no sweep
        }
    }
    fill();
}

void ResultsPreview::retranslate()
{
    if (!m_set.isEmpty()) {
        m_set = ComparisonSet(m_set.runs()); // titles in the new language
    }
    fill();
}

const CompareCase *ResultsPreview::shownCase() const
{
    if (m_set.cases().isEmpty()) {
        return nullptr;
    }
    return &m_set.cases().at(std::clamp<qsizetype>(m_case, 0, m_set.cases().size() - 1));
}

ChartPicture *ResultsPreview::picture() const
{
    if (m_mode->current() == overTime) {
        return m_timeline;
    }
    if (m_mode->current() == byThreads) {
        return m_sweep;
    }
    return m_bars;
}

void ResultsPreview::pickStep(int order)
{
    if (order == m_picked || order <= 0) {
        return;
    }
    m_picked = order;
    const auto &steps = m_set.record().steps;
    const auto found = std::ranges::find(steps, order, &StepRecord::order);
    if (found != steps.end()) {
        for (int i = 0; i < m_set.cases().size(); ++i) {
            if (m_set.cases().at(i).key == found->caseKey
                && m_set.cases().at(i).workloadId == found->workloadId) {
                m_case = i;
            }
        }
    }
    fillChart();
}

void ResultsPreview::fill()
{
    const RunRecord &run = m_set.record();
    m_title->setFullText(run.profileName);
    QStringList meta;
    if (!m_set.isEmpty()) {
        meta = {runDateText(run.started),
                m_set.cases().size() == 1 ? m_set.cases().first().title
                                          : tr("%n cases", nullptr, static_cast<int>(m_set.cases().size())),
                run.machine.value(QStringLiteral("host.name"))};
        for (const CompareSide &side : m_set.sides()) {
            const QString version = serverVersionText(side.facts, m_set.cases().first().redis);
            if (!version.isEmpty() && !meta.contains(version)) {
                meta.append(version);
            }
        }
        meta.removeAll(QString());
    }
    m_meta->setFullText(meta.join(tr(" · ", "between facts in a line; without spaces in Chinese")));
    m_profile->setEnabled(!run.profile.isEmpty()); // an imported run has none
    m_steps->setRun(run);
    m_stepList->expandAll();
    fillMessage();
    fillChart();
}

void ResultsPreview::fillMessage()
{
    const std::optional<Outcome> outcome = m_set.isEmpty() ? std::nullopt : outcomeOf(m_set.record());
    if (outcome) {
        m_message->clearActions();
        m_message->setSeverity(outcome->severity);
        const QString offer = offerResume();
        const QString text = offer.isEmpty() ? outcome->text : outcome->text + QLatin1Char('\n') + offer;
        m_message->setMessage(outcome->headline, text, outcome->details);
    }
    m_message->setVisible(outcome.has_value());
}

QString ResultsPreview::offerResume()
{
    const RunRecord &run = m_set.runs().first(); // as it is stored
    const Result<ResumePlan> plan = planResume(run);
    if (!plan)
        return {};
    QPushButton *resume = m_message->addAction(
        QStringLiteral("resumeRun"), [status = run.status] { return resumeAction(status); }, false,
        [this] { Q_EMIT resumeRequested(); });
    resume->setIcon(themeIcon(QStringLiteral("resume")));
    resume->setEnabled(!m_running);
    resume->setToolTip(m_running ? tr("A test is running.") : QString());
    return resumeSentence(*plan, run.status);
}

void ResultsPreview::setRunning(bool running)
{
    if (running == m_running)
        return;
    m_running = running;
    fillMessage();
}

void ResultsPreview::fillChart()
{
    const CompareCase *which = shownCase();
    if (!which) {
        m_bars->setData({});
        m_timeline->setData({});
        fillTargets();
        fillMachine();
        fillLimits();
        m_sweep->setData({});
        m_chartTitle->clear();
        m_chartDirection->clear();
        m_caption->clear();
        return;
    }
    const bool sweep = ComparePageSweep::canShow(m_set, *which);
    m_mode->setSegmentVisible(byThreads, sweep);
    if (sweep) {
        m_sweep->setData(sweepChartData(dumpSweep(m_set.record(), which->workloadId, DumpOperation::Dump),
                                        m_set.baseline()));
    } else if (m_mode->current() == byThreads) {
        m_mode->setCurrent(bars);
    }
    BarChartData barData = barChartData(m_set, *which, m_set.primaryMetric(*which));
    barData.horizontal = true; // wide and low, as the preview is
    if (barData.groups.size() == 1) {
        barData.groups.first().title.clear();
    }
    m_bars->setData(barData);
    m_timeline->setData(timelineData(m_set.record(), which->workloadId, which->key, m_picked, m_events));
    fillTargets();
    fillMachine();
    fillLimits();
    if (m_mode->current() == byTarget) {
        const StepRecord *step = stepWithTargets();
        m_charts->setCurrentWidget(m_targets);
        m_chartTitle->setText(
            tr("Targets of step %1, %2").arg(QString::number(step->order), step->environmentName));
        m_chartDirection->clear();
        m_caption->hide();
        return;
    }
    const bool timeline = m_mode->current() == overTime;
    const ChartPicture *shown = picture();
    m_charts->setCurrentWidget(timeline ? m_timelineView : shown == m_sweep ? m_sweepView : m_barsView);
    m_chartTitle->setText(timeline && m_set.cases().size() > 1
                              ? tr("%1: %2", "case, what is drawn").arg(which->title, shown->title())
                              : shown->title());
    m_chartDirection->setText(tr("— %1", "after a chart's title").arg(shown->direction()));
    m_caption->setText(shown->caption());
    m_caption->setVisible(!shown->caption().isEmpty());
}

} // namespace Tare
