// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runview.h"

#include "core/analysis/bottleneck.h"
#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartexportdialog.h"
#include "ui/charts/chartview.h"
#include "ui/charts/throughputchart.h"
#include "ui/dialogs/commandsdialog.h"
#include "ui/models/runeventsmodel.h"
#include "ui/models/runstepsmodel.h"
#include "ui/pages/hoststripsbutton.h"
#include "ui/pages/runviewlists.h"
#include "ui/pages/runviewprogress.h"
#include "ui/pages/runviewsteps.h"
#include "ui/pages/runviewtexts.h"
#include "ui/pages/targetlinesbutton.h"
#include "ui/runsession.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace Tare {

namespace {

const QString wholeRun = QStringLiteral("whole");
const QString lastFive = QStringLiteral("last5");

} // namespace

class RunView::Private
{
public:
    Private(RunView &view, RunSession &runSession)
        : q(view)
        , session(runSession)
    { }

    void build();
    QWidget *buildLists();
    QWidget *buildChart();
    void connectSession();

    void begin();
    void refreshAll();
    void refreshClock();
    void refreshFigures();
    void refreshChart();
    void refreshMachine(const StepRecord &step);
    void refreshSteps();
    void refreshEvents();
    void refreshMessages();
    const StepRecord *findStep(int order) const;
    const StepRecord *shownStep() const;
    void stepPicked(const QModelIndex &index);
    ChartProvenance provenance() const;

    RunView &q;
    RunSession &session;
    RunViewHeader *header = nullptr;
    RunViewFigures *figures = nullptr;
    RunStepsModel *steps = nullptr;
    RunEventsModel *events = nullptr;
    StepList *stepList = nullptr;
    QLabel *order = nullptr;
    QLabel *eventsOf = nullptr;
    MessagePanel *stopping = nullptr;
    MessagePanel *failure = nullptr;
    QLabel *chartTitle = nullptr;
    QLabel *chartDirection = nullptr;
    QCheckBox *earlier = nullptr;
    TargetLinesButton *targetLines = nullptr;
    HostStripsButton *hostStrips = nullptr;
    SegmentedControl *range = nullptr;
    ThroughputChart *chart = nullptr;
    ChartView *chartView = nullptr;
    QLabel *limits = nullptr; ///< what held back the step that is shown
    LogLine *log = nullptr;
    QList<double> lengths; ///< seconds that each step is expected to take
    QTimer clock;
    std::optional<Preparation> preparation;
    int picked = 0; ///< step that the user looks at; 0: the one that runs
};

void RunView::Private::build()
{
    useContentBackground(&q);
    header = new RunViewHeader(&q);
    figures = new RunViewFigures(&q);
    figures->setObjectName(QStringLiteral("figures"));
    stopping = new MessagePanel(Severity::Info, &q);
    stopping->setObjectName(QStringLiteral("stoppingPanel"));
    stopping->addAction(
        QStringLiteral("forceStop"), [] { return RunView::tr("Force stop now"); }, false,
        [this] { session.forceStop(); });
    failure = new MessagePanel(Severity::Error, &q);
    failure->setObjectName(QStringLiteral("failurePanel"));
    stopping->hide();
    failure->hide();

    auto *columns = new QSplitter(Qt::Horizontal, &q);
    columns->setHandleWidth(1);
    columns->setChildrenCollapsible(false);
    columns->addWidget(buildLists());
    columns->addWidget(buildChart());
    columns->setStretchFactor(0, 0);
    columns->setStretchFactor(1, 1);
    columns->setSizes({256, 848});

    auto *layout = new QVBoxLayout(&q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(makeHairline(Qt::Horizontal, &q));
    layout->addWidget(figures);
    layout->addWidget(makeHairline(Qt::Horizontal, &q));
    layout->addWidget(columns, 1);
}

QWidget *RunView::Private::buildLists()
{
    steps = new RunStepsModel(&q);
    events = new RunEventsModel(&q);
    auto *side = new QWidget(&q);
    side->setMinimumWidth(200);
    const auto heading = [&](const Text &title, QLabel *&right, const QString &name) {
        auto *line = new QHBoxLayout;
        line->setContentsMargins(12, 10, 12, 6);
        line->addWidget(makeLabel(TextRole::TextBold, LabelTone::Normal, title, side));
        line->addStretch(1);
        right = makeValueLabel(TextRole::Small, LabelTone::Secondary, side);
        right->setObjectName(name);
        right->setWordWrap(false);
        line->addWidget(right);
        return line;
    };
    stepList = new StepList(side);
    stepList->setModel(steps);
    translated(stepList, [this] { stepList->setAccessibleName(RunView::tr("Steps")); });
    QObject::connect(stepList->selectionModel(), &QItemSelectionModel::currentChanged, &q,
                     [this](const QModelIndex &index) { stepPicked(index); });
    auto *eventList = new EventList(side);
    eventList->setModel(events);
    eventList->setFixedHeight(eventList->heightForRows(4));
    translated(eventList, [eventList] { eventList->setAccessibleName(RunView::tr("Events")); });
    QObject::connect(eventList, &QAbstractItemView::activated, &q, [this](const QModelIndex &index) {
        const QVariant at = index.data(RunEventsModel::AtRole);
        if (at.isValid()) {
            chart->showCrosshairAt(at.toDouble());
        }
    });

    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(heading([] { return RunView::tr("Steps"); }, order, QStringLiteral("orderLabel")));
    layout->addWidget(stepList, 1);
    layout->addWidget(makeHairline(Qt::Horizontal, side));
    layout->addLayout(
        heading([] { return RunView::tr("Events"); }, eventsOf, QStringLiteral("eventsOfLabel")));
    layout->addWidget(eventList);
    return side;
}

QWidget *RunView::Private::buildChart()
{
    auto *side = new QWidget(&q);
    chart = new ThroughputChart;
    chartView = new ChartView(chart, side);
    chartView->setObjectName(QStringLiteral("liveChart"));
    chartView->setMinimumHeight(240);

    chartTitle = makeValueLabel(TextRole::TextBold, LabelTone::Normal, side);
    chartTitle->setWordWrap(false);
    chartDirection = makeValueLabel(TextRole::Text, LabelTone::Secondary, side);
    chartDirection->setWordWrap(false);
    earlier = new QCheckBox(side);
    earlier->setObjectName(QStringLiteral("earlierSteps"));
    earlier->setChecked(true);
    translated(earlier, [this] { earlier->setText(RunView::tr("&Earlier steps")); });
    QObject::connect(earlier, &QCheckBox::toggled, &q, [this](bool on) { chart->setEarlierShown(on); });
    targetLines = new TargetLinesButton(side);
    QObject::connect(targetLines, &TargetLinesButton::shownChanged, chart, &ThroughputChart::setTargetLines);
    hostStrips = new HostStripsButton(side);
    QObject::connect(hostStrips, &HostStripsButton::shownChanged, chart, &ThroughputChart::setHostStrips);
    chart->setHostStrips(hostStrips->shown());
    range = new SegmentedControl(
        QStringLiteral("chartRange"), [] { return RunView::tr("Shown time"); }, side);
    range->addSegment(wholeRun, [] { return RunView::tr("Whole run"); });
    range->addSegment(lastFive, [] { return RunView::tr("Last 5 min"); });
    range->setCurrent(wholeRun);
    QObject::connect(range, &SegmentedControl::currentChanged, &q, [this](const QString &key) {
        chart->setRange(key == lastFive ? ThroughputChart::Range::LastFiveMinutes
                                        : ThroughputChart::Range::WholeRun);
    });
    QObject::connect(chart, &ThroughputChart::rangeChanged, &q, [this](ThroughputChart::Range now) {
        range->setCurrent(now == ThroughputChart::Range::WholeRun              ? wholeRun
                              : now == ThroughputChart::Range::LastFiveMinutes ? lastFive
                                                                               : QString());
    });
    auto *exportButton = makeButton(
        QStringLiteral("exportChart"), ButtonKind::Quiet, [] { return RunView::tr("Export…"); },
        QStringLiteral("export"), side);
    QObject::connect(exportButton, &QPushButton::clicked, &q, &RunView::exportChart);

    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(10, 5, 10, 5);
    tools->setSpacing(8);
    tools->addWidget(chartTitle);
    tools->addWidget(chartDirection);
    tools->addStretch(1);
    tools->addWidget(earlier);
    tools->addWidget(targetLines);
    tools->addWidget(hostStrips);
    tools->addSpacing(8);
    tools->addWidget(range);
    tools->addWidget(exportButton);

    auto *messages = new QVBoxLayout;
    messages->setContentsMargins(10, 4, 10, 4);
    messages->setSpacing(8);
    messages->addWidget(stopping);
    messages->addWidget(failure);

    limits = makeValueLabel(TextRole::Small, LabelTone::Secondary, side);
    limits->setObjectName(QStringLiteral("stepLimits"));
    limits->setContentsMargins(10, 0, 10, 6);
    limits->hide();
    log = new LogLine(side);
    QObject::connect(log, &LogLine::commandsRequested, &q, &RunView::showCommands);

    auto *chartBox = new QVBoxLayout;
    chartBox->setContentsMargins(10, 4, 6, 6);
    chartBox->addWidget(chartView);

    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(tools);
    layout->addLayout(messages);
    layout->addLayout(chartBox, 1);
    layout->addWidget(limits);
    layout->addWidget(makeHairline(Qt::Horizontal, side));
    layout->addWidget(log);
    return side;
}

void RunView::Private::connectSession()
{
    QObject::connect(&session, &RunSession::started, &q, [this] { begin(); });
    QObject::connect(&session, &RunSession::stepChanged, &q, [this](int) {
        preparation.reset();
        refreshSteps();
        refreshClock();
        refreshFigures();
        refreshChart();
        refreshMessages();
    });
    QObject::connect(&session, &RunSession::preparingChanged, &q,
                     [this](int, qint64 done, qint64 total, const QString &what) {
                         preparation = Preparation{done, total, what};
                         refreshClock();
                     });
    QObject::connect(&session, &RunSession::dumpProgressChanged, &q, [this](int) {
        refreshClock();
        refreshFigures();
    });
    QObject::connect(&session, &RunSession::intervalAdded, &q, [this](int changed) {
        if (const StepRecord *step = findStep(changed); step && !step->intervals.isEmpty()) {
            log->add(intervalLogText(*step, step->intervals.last()));
        }
        refreshFigures();
        refreshChart();
    });
    QObject::connect(&session, &RunSession::hostSampleAdded, &q, [this](int changed) {
        if (const StepRecord *step = shownStep(); step && step->order == changed && q.isVisible()) {
            refreshMachine(*step);
        }
    });
    QObject::connect(&session, &RunSession::eventAdded, &q, [this] {
        if (!session.events().isEmpty()) {
            log->add(session.events().last().text);
        }
        refreshEvents();
        refreshChart();
    });
    QObject::connect(&session, &RunSession::stoppingChanged, &q, [this] { refreshMessages(); });
    QObject::connect(&session, &RunSession::finished, &q, [this](qint64) { refreshAll(); });
    QObject::connect(&session, &RunSession::refused, &q, [this](const Error &) { refreshAll(); });
    clock.setInterval(1000);
    QObject::connect(&clock, &QTimer::timeout, &q, [this] {
        if (q.isVisible()) {
            refreshClock();
            refreshMessages();
        }
    });
    clock.start();
}

void RunView::Private::begin()
{
    picked = 0;
    preparation.reset();
    log->clear();
    lengths.clear();
    const QList<PlannedStep> planned = expandPlan(session.profile());
    for (int i = 0; i < session.run().steps.size(); ++i) {
        lengths.append(i < planned.size() ? estimateStep(planned.at(i)).total() : 1);
    }
    header->progress()->setSegments(lengths);
    chart->setRange(ThroughputChart::Range::WholeRun);
    refreshAll();
}

void RunView::Private::refreshAll()
{
    refreshSteps();
    refreshClock();
    refreshFigures();
    refreshEvents();
    refreshChart();
    refreshMessages();
}

const StepRecord *RunView::Private::findStep(int wanted) const
{
    const auto &all = session.run().steps;
    const auto found = std::ranges::find(all, wanted, &StepRecord::order);
    return found == all.end() ? nullptr : &*found;
}

const StepRecord *RunView::Private::shownStep() const
{
    if (const StepRecord *step = findStep(picked)) {
        return step;
    }
    if (const StepRecord *step = session.currentStep()) {
        return step;
    }
    // After the run: the last step that has something to show.
    const auto &all = session.run().steps;
    for (auto it = all.crbegin(); it != all.crend(); ++it) {
        if (!it->intervals.isEmpty()) {
            return &*it;
        }
    }
    return all.isEmpty() ? nullptr : &all.first();
}

void RunView::Private::stepPicked(const QModelIndex &index)
{
    const StepRecord *step = steps->step(index);
    const StepRecord *running = session.currentStep();
    const int wanted = step && !(running && running->order == step->order) ? step->order : 0;
    if (wanted != picked) {
        picked = wanted;
        refreshChart();
        refreshEvents();
        refreshMessages();
    }
}

void RunView::Private::refreshClock()
{
    header->setPosition(runPosition(session, preparation));
    const auto &all = session.run().steps;
    const StepRecord *running = session.currentStep();
    int done = 0;
    for (const StepRecord &step : all) {
        done += step.status != StepStatus::Planned && step.status != StepStatus::Running ? 1 : 0;
    }
    double share = 0;
    if (running && running->status == StepStatus::Running) {
        // What the session says of the whole, taken back to this step.
        const double total = std::accumulate(lengths.cbegin(), lengths.cend(), 0.0);
        const double before = std::accumulate(
            lengths.cbegin(), lengths.cbegin() + std::min<qsizetype>(done, lengths.size()), 0.0);
        const double own = lengths.value(done);
        share = own > 0 ? std::clamp((session.progress() * total - before) / own, 0.0, 1.0) : 0;
        steps->setProgress(running->order, share);
    }
    header->progress()->setDone(done, share);
}

void RunView::Private::refreshFigures()
{
    const StepRecord *step = session.currentStep();
    figures->setFigures(
        stepFigures(session.run(), step ? step : shownStep(), step ? session.dumpProgress() : std::nullopt));
}

void RunView::Private::refreshChart()
{
    const StepRecord *step = shownStep();
    if (!step) {
        return;
    }
    chart->setData(
        timelineData(session.run(), step->workloadId, step->caseKey, step->order, session.events()));
    refreshMachine(*step);
    targetLines->setTargets(chart->targets());
    const std::optional<Bottleneck> held = bottleneck(*step);
    limits->setText(held ? held->sentence : QString());
    limits->setVisible(held.has_value());
    chartTitle->setText(chart->title());
    chartDirection->setText(RunView::tr("— %1", "after a chart's title").arg(chart->direction()));
}

void RunView::Private::refreshMachine(const StepRecord &step)
{
    chart->setHostTimeline(
        hostTimeline(QStringLiteral("%1/%2").arg(session.run().key).arg(step.order), step.hostSamples));
}

void RunView::Private::refreshSteps()
{
    steps->setRun(session.run());
    order->setText(orderText(session));
    if (const StepRecord *running = session.currentStep(); running && picked == 0) {
        stepList->scrollTo(steps->indexOf(running->order));
    }
}

void RunView::Private::refreshEvents()
{
    const StepRecord *step = shownStep();
    const bool one = step && (picked > 0 || session.currentStep());
    events->setEvents(session.events(), one ? step->order : 0);
    eventsOf->setText(!one             ? RunView::tr("whole run")
                          : picked > 0 ? RunView::tr("step %1").arg(step->order)
                                       : RunView::tr("this step"));
}

void RunView::Private::refreshMessages()
{
    if (session.isStopping()) {
        const int left = session.forceStopIn();
        stopping->setMessage(
            session.isForced() ? RunView::tr("Stopping by force…") : stoppingHeadline(session),
            session.isForced() ? RunView::tr(
                "Servers and containers of this run are killed and removed. What was measured is kept.")
                : left > 0
                ? RunView::tr("What was measured is kept. Force stop in %1.").arg(formatDuration(left))
                : RunView::tr("What was measured is kept."));
    }
    stopping->setVisible(session.isStopping());

    // The step looked at, else the last one that ended.
    const StepRecord *failed = findStep(picked);
    if (!failed) {
        const auto &all = session.run().steps;
        for (const StepRecord &step : all) {
            if (step.status != StepStatus::Planned && step.status != StepStatus::Running) {
                failed = &step;
            }
        }
    }
    const bool bad =
        failed && (failed->status == StepStatus::Failed || failed->status == StepStatus::Skipped);
    if (bad) {
        failure->setSeverity(failed->status == StepStatus::Failed ? Severity::Error : Severity::Warning);
        const QString headline = failed->status == StepStatus::Failed
            ? RunView::tr("Step %1, %2, failed.").arg(failed->order).arg(failed->environmentName)
            : RunView::tr("Step %1, %2, was skipped.").arg(failed->order).arg(failed->environmentName);
        failure->setMessage(headline, failed->reason, failed->reasonDetail);
    }
    failure->setVisible(bad);
}

ChartProvenance RunView::Private::provenance() const
{
    const ComparisonSet set({session.run()});
    const StepRecord *step = shownStep();
    return provenanceOf(set, step ? set.findCase(step->workloadId, step->caseKey) : nullptr);
}

RunView::RunView(RunSession &session, QWidget *parent)
    : QWidget(parent)
    , m_d(std::make_unique<Private>(*this, session))
{
    setObjectName(QStringLiteral("runView"));
    m_d->build();
    m_d->connectSession();
    translated(this, [this] {
        m_d->steps->retranslate();
        m_d->refreshAll();
    });
}

RunView::~RunView() = default;

void RunView::follow(AppSettings &settings)
{
    m_d->hostStrips->follow(settings);
}

void RunView::exportChart()
{
    if (!m_d->chart->hasData()) {
        return;
    }
    ChartExportDialog dialog(*m_d->chart, m_d->provenance(),
                             ChartExportDialog::fileNameFor(m_d->session.run().profileName), this);
    dialog.exec();
}

void RunView::copyChart()
{
    QGuiApplication::clipboard()->setImage(chartImage(*m_d->chart, m_d->provenance()));
}

void RunView::copyCommand()
{
    QGuiApplication::clipboard()->setText(m_d->session.commands().join(QLatin1Char('\n')));
}

void RunView::showCommands()
{
    CommandsDialog dialog(this);
    dialog.showPlan(m_d->session.profile(), {}, m_d->session.commands());
    dialog.exec();
}

} // namespace Tare
