// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/planpage.h"

#include "core/analysis/power.h"
#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/appsettings.h"
#include "ui/dialogs/commandsdialog.h"
#include "ui/machinestatus.h"
#include "ui/models/planmatrixmodel.h"
#include "ui/models/workloadwords.h"
#include "ui/pages/planform.h"
#include "ui/pages/runview.h"
#include "ui/profiledocument.h"
#include "ui/runsession.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/orderpreview.h"
#include "ui/widgets/planmatrixdelegate.h"
#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

namespace {

constexpr int sideWidth = 280;
constexpr int narrowWidth = 1200 - 176;

} // namespace

PlanPage::PlanPage(ProfileDocument &document, EnvironmentChecks &checks, MachineStatus &machine,
                   RunSession &session, AppSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_checks(checks)
    , m_machine(machine)
    , m_session(session)
    , m_settings(settings)
    , m_stack(new QStackedWidget(this))
    , m_runView(new RunView(session))
    , m_model(new PlanMatrixModel(document, checks, this))
{
    setObjectName(QStringLiteral("plan"));
    useContentBackground(this);
    m_stack->addWidget(buildPlan());
    m_stack->addWidget(m_runView);
    m_runView->follow(settings);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    connect(&document, &ProfileDocument::problemsChanged, this, &PlanPage::refresh);
    connect(&document, &ProfileDocument::documentReplaced, this, &PlanPage::clearRefusal);
    connect(&machine, &MachineStatus::changed, this, &PlanPage::refreshBefore);
    translated(this, [this] {
        m_model->retranslate();
        refresh();
    });
}

PlanPage::~PlanPage()
{
    m_settings.setSplitter(m_columns->objectName(), m_columns->saveState());
}

QWidget *PlanPage::buildPlan()
{
    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setObjectName(QStringLiteral("planColumns"));
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(buildMain());
    m_columns->addWidget(buildSide());
    m_columns->setStretchFactor(0, 1);
    m_columns->setSizes({1000, sideWidth});

    auto *empty = new EmptyState(QStringLiteral("plan"), [] {
        return tr("A plan needs environments to run in and a workload to measure. Add them first; then tick "
                  "here what "
                  "is measured where.");
    });
    empty->addAction(
        QStringLiteral("planToEnvironments"), [] { return tr("Go to Environments"); }, true,
        [this] { Q_EMIT environmentsRequested(); });
    empty->addAction(
        QStringLiteral("planToWorkloads"), [] { return tr("Go to Workloads"); }, false,
        [this] { Q_EMIT workloadsRequested(); });
    m_content = new QStackedWidget;
    m_content->addWidget(m_columns);
    m_content->addWidget(empty);
    return m_content;
}

QWidget *PlanPage::buildMain()
{
    auto *commands = makeButton(
        QStringLiteral("planCommands"), ButtonKind::Quiet, [] { return tr("Show &commands"); },
        QStringLiteral("commands"));
    connect(commands, &QPushButton::clicked, this, &PlanPage::showCommands);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(makeLabel(TextRole::TitleBold, LabelTone::Normal, [] { return tr("Plan"); }));
    auto *hint = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    translated(hint, [hint] { hint->setText(tr("Tick what is measured. The star marks the baseline.")); });
    top->addWidget(hint, 1);
    top->addWidget(commands);

    m_refusal = new MessagePanel(Severity::Error);
    m_refusal->setObjectName(QStringLiteral("planRefusal"));
    m_refusal->hide();

    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("planMatrix"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PlanMatrixDelegate(m_table));
    m_table->setHorizontalHeader(new PlanMatrixHeader(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(48);
    m_table->setShowGrid(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setTabKeyNavigation(false);
    m_table->viewport()->installEventFilter(this);
    translated(m_table, [this] { m_table->setAccessibleName(tr("Environments and workloads of the plan")); });

    m_orderText = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_drawAgain =
        makeButton(QStringLiteral("planDrawAgain"), ButtonKind::Link, [] { return tr("Draw again"); });
    connect(m_drawAgain, &QPushButton::clicked, this, [this] {
        PlanSpec plan = m_document.profile().plan;
        plan.seed = QRandomGenerator::global()->bounded(1, 100000);
        m_document.setPlan(plan, tr("Draw the order again"));
    });
    auto *orderTop = new QHBoxLayout;
    orderTop->setSpacing(8);
    orderTop->addWidget(makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("Order"); }));
    orderTop->addWidget(m_orderText, 1);
    orderTop->addWidget(m_drawAgain);
    m_order = new OrderPreview;

    m_beforeText = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    auto *beforeTop = new QHBoxLayout;
    beforeTop->setSpacing(8);
    beforeTop->addWidget(
        makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("Before the run"); }));
    beforeTop->addWidget(m_beforeText, 1);
    m_before = new QVBoxLayout;
    m_before->setSpacing(6);

    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(16, 10, 16, 16);
    layout->setSpacing(10);
    layout->addLayout(top);
    layout->addWidget(m_refusal);
    layout->addWidget(m_table);
    layout->addSpacing(6);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addLayout(orderTop);
    layout->addWidget(m_order);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addLayout(beforeTop);
    layout->addLayout(m_before);
    layout->addStretch(1);

    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("planScroll"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    useContentBackground(scroll->viewport());
    return scroll;
}

QWidget *PlanPage::buildSide()
{
    m_steps = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_figure = makeValueLabel(TextRole::Figure, LabelTone::Normal);
    m_figure->setObjectName(QStringLiteral("planFigure"));
    m_factors = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_run = makeButton(
        QStringLiteral("planRun"), ButtonKind::Primary, [] { return tr("Run"); }, QStringLiteral("run"));
    m_run->setProperty("big", true);
    connect(m_run, &QPushButton::clicked, this, &PlanPage::runRequested);
    m_whyNot = makeValueLabel(TextRole::Small, LabelTone::Error);
    m_whyNot->setObjectName(QStringLiteral("planWhyNot"));

    m_form = new PlanForm(m_document);
    m_power = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    auto *power = new QHBoxLayout;
    power->addWidget(new IconLabel(QStringLiteral("info")), 0, Qt::AlignTop);
    power->addWidget(m_power, 1);

    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(4);
    layout->addWidget(m_steps);
    layout->addWidget(m_figure);
    layout->addWidget(m_factors);
    layout->addSpacing(8);
    layout->addWidget(m_run);
    layout->addWidget(m_whyNot);
    layout->addSpacing(12);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addSpacing(12);
    layout->addWidget(m_form);
    layout->addSpacing(12);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addSpacing(12);
    layout->addLayout(power);
    layout->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("planSide"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(sideWidth);
    scroll->setWidget(body);
    useContentBackground(scroll->viewport());
    return scroll;
}

void PlanPage::refresh()
{
    const TestProfile &profile = m_document.profile();
    m_content->setCurrentIndex(profile.environments.isEmpty() || profile.workloads.isEmpty() ? 1 : 0);
    m_form->refresh();
    fitTable();
    refreshOrder();
    refreshEstimate();
    refreshBefore();
}

int PlanPage::namesWidth() const
{
    const QFontMetrics metrics(themeFont(TextRole::TextBold));
    int widest = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QString name = m_model->index(row, PlanMatrixModel::EnvironmentColumn).data().toString();
        widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    return widest + 12 + 24 + 36; // margin, chip, state
}

void PlanPage::fitTable()
{
    QHeaderView *header = m_table->horizontalHeader();
    const int workloads = m_model->columnCount() - PlanMatrixModel::FirstWorkloadColumn;
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->resizeSection(PlanMatrixModel::StarColumn, 40);
    const int room = m_table->viewport()->width() - 40;
    // The names in full as far as the workloads keep what they need.
    constexpr int leastWorkload = 150;
    const int usual = std::clamp(room - workloads * 230, 220, 420);
    const int wanted = std::clamp(namesWidth(), usual, std::max(usual, room - workloads * leastWorkload));
    header->resizeSection(PlanMatrixModel::EnvironmentColumn, wanted);
    const int each = workloads > 0 ? std::max((room - wanted) / workloads, leastWorkload) : leastWorkload;
    for (int column = 0; column < workloads; ++column)
        header->resizeSection(PlanMatrixModel::FirstWorkloadColumn + column, each);
    const bool scrolls = 40 + wanted + workloads * each > m_table->viewport()->width();
    m_table->setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_table->setFixedHeight(header->sizeHint().height() + m_model->rowCount() * 48
                            + (scrolls ? m_table->horizontalScrollBar()->sizeHint().height() : 0) + 2);
}

void PlanPage::refreshOrder()
{
    const PlanSpec &plan = m_document.profile().plan;
    const QString seed = QString::number(plan.seed);
    m_orderText->setText(
        plan.order == RunOrder::Sequential
            ? tr("one environment after the other: drift of the machine counts as a difference")
            : plan.order == RunOrder::Interleaved
            ? tr("every repetition holds each environment once, in turn")
            : plan.order == RunOrder::Abba
            ? tr("every second repetition runs backwards: a steady drift touches both sides alike")
            : tr("every repetition holds each environment once, drawn with seed %1").arg(seed));
    m_drawAgain->setVisible(plan.order == RunOrder::Shuffled);
    m_order->showPlan(m_document.profile());
}

void PlanPage::refreshEstimate()
{
    const TestProfile &profile = m_document.profile();
    const QList<PlannedStep> steps = expandPlan(profile);
    const auto count = static_cast<int>(steps.size());
    m_steps->setText(tr("%n steps", nullptr, count));
    m_figure->setText(count > 0 ? aboutDuration(estimatePlan(profile)) : tr("nothing planned"));
    double stepSeconds = 0;
    for (const PlannedStep &step : steps)
        stepSeconds += estimateStep(step).total();
    const double preparation = estimateDataPreparation(steps);
    const QString each = count > 0 ? formatClock(stepSeconds / count) : QString();
    m_factors->setText(count == 0             ? QString()
                           : preparation >= 1 ? tr("%1 for the data + %2 × %3", "preparation + steps × time")
                                                    .arg(aboutDuration(preparation))
                                                    .arg(count)
                                                    .arg(each)
                                              : tr("%1 × %2", "steps × time").arg(count).arg(each));
    const bool errors = m_document.hasErrors();
    m_run->setEnabled(count > 0 && !errors && !m_session.isRunning());
    m_whyNot->setText(errors      ? tr("Something has to be put right first: see “Before the run”.")
                          : count ? QString()
                                  : tr("Tick at least one box: then there is something to run."));
    m_whyNot->setVisible(!m_whyNot->text().isEmpty());

    if (count > 0 && profile.plan.untilPercent > 0)
        m_factors->setText(tr("%1, at the most", "how a time is made up").arg(m_factors->text()));
    const int runs = profile.plan.repetitions;
    if (runs > 1)
        m_power->setText(
            tr("With the usual spread of %1, %n runs a side settle differences above %2.", nullptr, runs)
                .arg(formatPercent(usualVariation),
                     formatPercent(expectedHalfWidth(usualVariation, runs), 0)));
    else
        m_power->setText(tr("One run a side shows a change but no spread: nobody can tell it from chance."));
}

void PlanPage::addBefore(const QString &icon, int color, const QString &title, const QString &text,
                         const QString &objectId, const QString &field)
{
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *mark = new IconLabel(icon, static_cast<IconColor>(color), 14);
    mark->setLineHeight(22);
    row->addWidget(mark, 0, Qt::AlignTop);
    if (!title.isEmpty()) {
        auto *head = makeValueLabel(TextRole::Text, LabelTone::Normal);
        head->setWordWrap(false);
        head->setText(title);
        head->setMinimumHeight(22);
        row->addWidget(head, 0, Qt::AlignTop);
    }
    if (field.isEmpty()) {
        auto *body = makeValueLabel(TextRole::Text, LabelTone::Secondary);
        body->setText(text);
        body->setMinimumHeight(22);
        row->addWidget(body, 1);
    } else {
        auto *body =
            makeButton(QStringLiteral("problem.") + field, ButtonKind::Link, [text] { return text; });
        connect(body, &QPushButton::clicked, this,
                [this, objectId, field] { Q_EMIT problemActivated(objectId, field); });
        row->addWidget(body, 0, Qt::AlignTop);
        row->addStretch(1);
    }
    m_before->addWidget(line);
}

void PlanPage::refreshBefore()
{
    clearLayout(m_before);
    const TestProfile &profile = m_document.profile();
    for (const ProfileProblem &problem : m_document.problems()) {
        const bool error = problem.severity == ProblemSeverity::Error;
        const EnvironmentSpec *environment = findEnvironment(profile, problem.objectId);
        const WorkloadSpec *workload = findWorkload(profile, problem.objectId);
        addBefore(error ? QStringLiteral("state-error") : QStringLiteral("state-warning"),
                  static_cast<int>(error ? IconColor::Error : IconColor::Warning),
                  environment    ? environment->name
                      : workload ? workload->name
                                 : tr("Plan"),
                  problem.sentence, problem.objectId, problem.field);
    }
    m_beforeText->setText(m_machine.isKnown() ? tr("what is known so far; nothing was started")
                                              : tr("this machine is being looked at"));
    QStringList keys;
    qint64 bytes = 0;
    for (const PlannedStep &step : expandPlan(profile)) {
        const bool existing = std::holds_alternative<ExistingEndpoint>(step.environment.how);
        const QString server =
            step.environment.server == ServerKind::Redis ? QStringLiteral("redis") : QStringLiteral("mysql");
        if (!existing && !keys.contains(server))
            keys << server;
        if (const auto *container = std::get_if<ContainerServer>(&step.environment.how)) {
            const QString engine = container->engine == ContainerEngine::Docker ? QStringLiteral("docker")
                : container->engine == ContainerEngine::Podman                  ? QStringLiteral("podman")
                : m_machine.isUsable(QStringLiteral("docker"))                  ? QStringLiteral("docker")
                                                                                : QStringLiteral("podman");
            if (!keys.contains(engine))
                keys << engine;
        }
        if (const WorkloadSpec *workload = findWorkload(profile, step.workload.workloadId))
            bytes = std::max(bytes, dataBytes(*workload));
    }
    keys << QStringLiteral("disk") << QStringLiteral("governor");
    for (const QString &key : keys) {
        const ProbeResult *found = m_machine.find(key);
        if (!found)
            continue;
        const bool good = found->state == ProbeResult::State::Good;
        const bool warning = found->state == ProbeResult::State::Warning;
        QStringList parts{found->text, good ? found->where : found->consequence};
        parts.removeAll(QString());
        QString text = parts.join(QStringLiteral(", "));
        if (key == QStringLiteral("disk") && bytes > 0)
            text = tr("%1; the data needs about %2 for each copy").arg(found->text, formatBytes(bytes));
        addBefore(good          ? QStringLiteral("state-good")
                      : warning ? QStringLiteral("state-warning")
                                : QStringLiteral("state-error"),
                  static_cast<int>(good          ? IconColor::Good
                                       : warning ? IconColor::Warning
                                                 : IconColor::Error),
                  found->title, text);
    }
}

void PlanPage::showRun(bool running)
{
    m_stack->setCurrentIndex(running ? 1 : 0);
    if (running)
        clearRefusal();
    refreshEstimate();
}

void PlanPage::showRefusal(const Error &error)
{
    m_refusal->setError(error);
    m_refusal->clearActions();
    if (error.code == ErrorCode::PortTaken)
        m_refusal->addAction(
            QStringLiteral("planFreePorts"), [] { return tr("Pick free ports"); }, true,
            [this] { freeAllPorts(); });
    if (error.code == ErrorCode::ResultsDamaged || error.code == ErrorCode::ResultsLocked
        || error.code == ErrorCode::DiskFull || error.code == ErrorCode::FileFailed)
        m_refusal->addAction(
            QStringLiteral("planSettings"), [] { return tr("Choose other folders…"); }, true,
            [this] { Q_EMIT settingsRequested(); });
    m_refusal->addAction(
        QStringLiteral("planRetry"), [] { return tr("Try again"); }, false,
        [this] { Q_EMIT runRequested(); });
    m_refusal->show();
    m_stack->setCurrentIndex(0);
    refreshEstimate();
}

void PlanPage::clearRefusal()
{
    m_refusal->hide();
}

void PlanPage::freeAllPorts()
{
    m_document.undoStackBegin(tr("Pick free ports"));
    const QList<EnvironmentSpec> environments = m_document.profile().environments;
    for (EnvironmentSpec environment : environments) {
        if (auto *native = std::get_if<NativeServer>(&environment.how))
            native->port = 0;
        else if (auto *container = std::get_if<ContainerServer>(&environment.how))
            container->port = 0;
        m_document.setEnvironment(environment, tr("Pick a free port"));
    }
    m_document.undoStackEnd();
    clearRefusal();
}

void PlanPage::makeCurrentBaseline()
{
    m_model->makeBaseline(m_table->currentIndex().row());
}

void PlanPage::showCommands()
{
    if (m_session.isRunning()) {
        m_runView->showCommands();
        return;
    }
    auto *dialog = new CommandsDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->showPlan(m_document.profile(), m_document.path(), m_session.commands());
    dialog->open();
}

QString PlanPage::statusText() const
{
    return MachineStatus::machineLine();
}

bool PlanPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        fitTable();
    return QWidget::eventFilter(watched, event);
}

void PlanPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() < narrowWidth - 160 ? Qt::Vertical : Qt::Horizontal;
    if (m_columns->orientation() != wanted)
        m_columns->setOrientation(wanted);
}

} // namespace Tare
