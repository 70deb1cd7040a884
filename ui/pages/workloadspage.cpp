// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/workloadspage.h"

#include "ui/environmentchecks.h"
#include "ui/machinestatus.h"
#include "ui/models/workloadlistmodel.h"
#include "ui/models/workloadwords.h"
#include "ui/pages/costpanel.h"
#include "ui/pages/dumpform.h"
#include "ui/pages/oltpform.h"
#include "ui/pages/redisform.h"
#include "ui/profiledocument.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHash>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>

#include <algorithm>

namespace Tare {

WorkloadsPage::WorkloadsPage(ProfileDocument &document, EnvironmentChecks &checks, MachineStatus &machine,
                             AppSettings &settings, QWidget *parent)
    : ListFormPage(QStringLiteral("workloads"), settings, parent)
    , m_document(document)
    , m_checks(checks)
    , m_machine(machine)
    , m_model(new WorkloadListModel(document, this))
    , m_cost(new CostPanel)
{
    m_kindTag = makeTag([] { return QString(); });
    m_serverTag = makeTag([] { return QString(); });
    headerTags()->addWidget(m_kindTag);
    headerTags()->addWidget(m_serverTag);

    setListName([] { return tr("Workloads"); });
    auto *empty = new EmptyState(QStringLiteral("workloads"),
                                 [] { return tr("Nothing to measure yet. Start with a preset."); });
    empty->addAction(
        QStringLiteral("workloadsAddOltp"), [] { return tr("OLTP"); }, false,
        [this] { add(fresh(Kind::Oltp)); });
    empty->addAction(
        QStringLiteral("workloadsAddRedis"), [] { return tr("Redis"); }, false,
        [this] { add(fresh(Kind::Redis)); });
    empty->addAction(
        QStringLiteral("workloadsAddDump"), [] { return tr("Dump and restore"); }, false,
        [this] { add(fresh(Kind::Dump)); });
    setEmptyState(empty);

    buildForms();
    setSidePanel(m_cost);
    setBottomPanel(buildCommand());
    buildAddMenu();
    connect(&document, &ProfileDocument::profileChanged, this, [this] { showCurrent(); });
    connect(&document, &ProfileDocument::problemsChanged, this, [this] { showCurrent(); });
    connect(&document, &ProfileDocument::pathChanged, this, [this] { showCommand(); });
    const auto showServers = [this] { m_redis->showServers(knownServers()); };
    connect(&document, &ProfileDocument::profileChanged, this, showServers);
    connect(&checks, &EnvironmentChecks::changed, this, showServers);
    connect(&machine, &MachineStatus::changed, this, showServers);
    setModel(m_model);
    connect(&document, &ProfileDocument::documentReplaced, this, [this] { selectFirst(); });
    translated(this, [this] {
        m_model->retranslate();
        showCurrent();
    });
}

void WorkloadsPage::buildForms()
{
    m_redis = new RedisForm;
    m_oltp = new OltpForm;
    m_dump = new DumpForm;
    for (WorkloadForm *form : std::initializer_list<WorkloadForm *>{m_redis, m_oltp, m_dump}) {
        connect(form, &WorkloadForm::edited, this,
                [this](const WorkloadSpec &workload, const QString &what, const QString &field) {
                    m_document.setWorkload(
                        workload, what, field.isEmpty() ? QString() : workload.id + QLatin1Char('.') + field);
                });
        connect(form, &WorkloadForm::unreadable, this, [this](const QString &field, const QString &sentence) {
            // One place for what is typed: only the form on screen can hold something unreadable.
            const QString key = QStringLiteral("workload.") + field;
            if (sentence.isEmpty())
                m_document.setInputProblem(key, std::nullopt);
            else
                m_document.setInputProblem(key,
                                           ProfileProblem{ProblemSeverity::Error,
                                                          QStringLiteral("workloads[].") + field, currentId(),
                                                          sentence});
        });
    }
    auto *holder = new QWidget;
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(16, 12, 16, 16);
    column->addWidget(m_redis);
    column->addWidget(m_oltp);
    column->addWidget(m_dump);
    m_oltp->hide();
    m_dump->hide();
    column->addStretch(1);
    setForm(holder);
}

QWidget *WorkloadsPage::buildCommand()
{
    auto *panel = new QWidget;
    useContentBackground(panel, QPalette::AlternateBase);
    m_oltpTools = new SegmentedControl(QStringLiteral("oltpTools"), [] { return tr("The same with"); });
    m_oltpTools->addSegment(QStringLiteral("sysbench10"), [] { return QStringLiteral("sysbench 1.0.20"); });
    m_oltpTools->addSegment(QStringLiteral("sysbench11"), [] { return QStringLiteral("1.1"); });
    m_oltpTools->addSegment(QStringLiteral("tare-cli"), [] { return QStringLiteral("tare-cli"); });
    m_redisTools = new SegmentedControl(QStringLiteral("redisTools"), [] { return tr("The same with"); });
    m_redisTools->addSegment(QStringLiteral("redis-benchmark"),
                             [] { return QStringLiteral("redis-benchmark"); });
    m_redisTools->addSegment(QStringLiteral("tare-cli"), [] { return QStringLiteral("tare-cli"); });
    m_dumpTools =
        new SegmentedControl(QStringLiteral("dumpCommandTools"), [] { return tr("The same with"); });
    m_dumpTools->addSegment(QStringLiteral("mydumper"), [] { return QStringLiteral("mydumper 0.10"); });
    m_dumpTools->addSegment(QStringLiteral("mydumperNew"), [] { return QStringLiteral("0.16"); });
    m_dumpTools->addSegment(QStringLiteral("tare-cli"), [] { return QStringLiteral("tare-cli"); });
    for (SegmentedControl *tools : {m_oltpTools, m_redisTools, m_dumpTools})
        connect(tools, &SegmentedControl::currentChanged, this, [this] { showCommand(); });

    m_commandNote = new ElidedLabel;
    m_commandNote->setProperty("role", QStringLiteral("secondary"));
    m_commandNote->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    translated(m_commandNote, [this] { m_commandNote->setFont(themeFont(TextRole::Small)); });
    auto *copy = makeButton(
        QStringLiteral("workloadsCopy"), ButtonKind::Quiet, [] { return tr("&Copy"); },
        QStringLiteral("copy"));
    connect(copy, &QPushButton::clicked, this, &WorkloadsPage::copyCommand);
    m_command = makeValueLabel(TextRole::Fixed, LabelTone::Normal);
    m_command->setObjectName(QStringLiteral("workloadsCommand"));
    m_command->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_command->setWordWrap(false);
    m_command->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_command->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // A sweep is many commands: they scroll.
    auto *commands = new QScrollArea;
    commands->setObjectName(QStringLiteral("workloadsCommandArea"));
    commands->setWidgetResizable(true);
    commands->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    commands->setWidget(m_command);
    commands->setMinimumHeight(QFontMetrics(themeFont(TextRole::Fixed)).lineSpacing() * 4 + 4);
    commands->setMaximumHeight(QFontMetrics(themeFont(TextRole::Fixed)).lineSpacing() * 9);
    commands->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    useContentBackground(commands->viewport(), QPalette::AlternateBase);
    translated(commands, [commands] { commands->setAccessibleName(tr("Commands")); });
    m_command->installEventFilter(this);

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("The same with"); }));
    top->addWidget(m_oltpTools);
    top->addWidget(m_redisTools);
    top->addWidget(m_dumpTools);
    top->addWidget(m_commandNote, 1);
    top->addWidget(copy);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(16, 8, 16, 12);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(commands, 1);
    return panel;
}

void WorkloadsPage::buildAddMenu()
{
    auto *menu = new QMenu(this);
    const auto entry = [this, menu](Kind kind, const QString &name, const Text &text) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(name);
        translated(menu, [action, text] { action->setText(text()); });
        connect(action, &QAction::triggered, this, [this, kind] { add(fresh(kind)); });
    };
    entry(Kind::Redis, QStringLiteral("add.redis"), [] { return tr("Redis, tests of redis-benchmark"); });
    entry(Kind::Oltp, QStringLiteral("add.oltp"), [] { return tr("OLTP, mixes of sysbench"); });
    entry(Kind::Dump, QStringLiteral("add.dump"), [] { return tr("Dump and restore, a sweep of mydumper"); });
    addPasteEntry(menu);
    addButton()->setMenu(menu);
}

WorkloadSpec WorkloadsPage::fresh(Kind kind) const
{
    WorkloadSpec workload;
    switch (kind) {
    case Kind::Redis:
        workload.name = tr("Redis SET and GET");
        workload.what = RedisWorkload{};
        break;
    case Kind::Oltp:
        workload.name = tr("OLTP read/write");
        workload.what = OltpWorkload{};
        break;
    case Kind::Dump:
        workload.name = tr("Dump and restore");
        workload.what = DumpWorkload{};
        break;
    }
    return workload;
}

void WorkloadsPage::add(WorkloadSpec workload)
{
    workload.id = freeWorkloadId(m_document.profile());
    m_document.addWorkload(workload);
    select(workload.id);
    renameCurrent();
}

/// What the last check of an environment found, else the program of this machine that it starts.
QList<RedisServerVersion> WorkloadsPage::knownServers() const
{
    const ProbeResult *own = m_machine.find(QStringLiteral("redis"));
    const QString ownVersion =
        m_machine.isUsable(QStringLiteral("redis")) ? own->text.section(QLatin1Char(' '), 1, 1) : QString();
    QList<RedisServerVersion> servers;
    for (const EnvironmentSpec &environment : m_document.profile().environments) {
        if (environment.server != ServerKind::Redis)
            continue;
        const EnvironmentCheck *check = m_checks.find(environment);
        QString version = check ? check->facts.value(QStringLiteral("server.version")) : QString();
        const auto *native = std::get_if<NativeServer>(&environment.how);
        const auto *container = std::get_if<ContainerServer>(&environment.how);
        const bool isOwn = (native && native->binary.isEmpty())
            || (container && container->image == ImageSource::HostBinary && container->binary.isEmpty());
        if (version.isEmpty() && isOwn)
            version = ownVersion;
        if (!version.isEmpty())
            servers.append({environment.name, version});
    }
    return servers;
}

const WorkloadSpec *WorkloadsPage::current() const
{
    return findWorkload(m_document.profile(), currentId());
}

void WorkloadsPage::showCurrent()
{
    const WorkloadSpec *workload = current();
    if (!workload)
        return;
    if (nameField()->text() != workload->name)
        nameField()->setText(workload->name);
    const bool redis = serverKind(*workload) == ServerKind::Redis;
    WorkloadForm *form = formOf(*workload);
    for (WorkloadForm *each : std::initializer_list<WorkloadForm *>{m_redis, m_oltp, m_dump})
        each->setVisible(each == form);
    m_kindTag->setText(workloadKindName(*workload));
    m_serverTag->setText(redis ? QStringLiteral("Redis") : QStringLiteral("MySQL, MariaDB"));
    m_serverTag->setVisible(!redis);
    m_cost->showWorkload(m_document.profile(), *workload);
    for (SegmentedControl *each : {m_oltpTools, m_redisTools, m_dumpTools})
        each->setVisible(each == toolsOf(*workload));
    showCommand();
    form->load(*workload);
    QList<ProfileProblem> problems;
    for (const ProfileProblem &problem : m_document.problems()) {
        if (problem.objectId == workload->id)
            problems.append(problem);
    }
    form->showProblems(problems);
}

WorkloadForm *WorkloadsPage::formOf(const WorkloadSpec &workload) const
{
    if (std::holds_alternative<RedisWorkload>(workload.what))
        return m_redis;
    if (std::holds_alternative<OltpWorkload>(workload.what))
        return m_oltp;
    return m_dump;
}

SegmentedControl *WorkloadsPage::toolsOf(const WorkloadSpec &workload) const
{
    if (std::holds_alternative<RedisWorkload>(workload.what))
        return m_redisTools;
    return std::holds_alternative<OltpWorkload>(workload.what) ? m_oltpTools : m_dumpTools;
}

void WorkloadsPage::showCommand()
{
    const WorkloadSpec *workload = current();
    if (!workload || !m_command)
        return;
    static const QHash<QString, OtherTool> tools{
        {QStringLiteral("sysbench10"), OtherTool::Sysbench10},
        {QStringLiteral("sysbench11"), OtherTool::Sysbench11},
        {QStringLiteral("redis-benchmark"), OtherTool::RedisBenchmark},
        {QStringLiteral("mydumper"), OtherTool::Mydumper},
        {QStringLiteral("mydumperNew"), OtherTool::MydumperNew},
        {QStringLiteral("tare-cli"), OtherTool::TareCli},
    };
    const OtherTool which = tools.value(toolsOf(*workload)->current(), OtherTool::TareCli);
    m_commandText = equivalentCommand(*workload, which, m_document.path());
    const int columns =
        (m_command->width() - 8) / QFontMetrics(m_command->font()).horizontalAdvance(QLatin1Char('m'));
    m_command->setText(wrapCommand(m_commandText, std::max(columns, 30)));
    m_commandNote->setFullText(which == OtherTool::RedisBenchmark ? tr("it counts requests instead of time")
                                   : which == OtherTool::TareCli  ? tr("the whole plan")
                                                                  : tr("without the password"));
}

bool WorkloadsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_command && event->type() == QEvent::Resize
        && static_cast<QResizeEvent *>(event)->oldSize().width() != m_command->width())
        showCommand();
    return ListFormPage::eventFilter(watched, event);
}

void WorkloadsPage::copyCommand()
{
    QGuiApplication::clipboard()->setText(m_commandText);
}

void WorkloadsPage::focusField(const QString &field)
{
    if (field.endsWith(QStringLiteral("].name")))
        renameCurrent();
    else if (const WorkloadSpec *workload = current()) {
        formOf(*workload)->focusField(field);
    }
}

void WorkloadsPage::nameEdited(const QString &name)
{
    const WorkloadSpec *workload = current();
    if (!workload)
        return;
    WorkloadSpec renamed = *workload;
    renamed.name = name;
    m_document.setWorkload(renamed, tr("Rename a workload"), renamed.id + QStringLiteral(".name"));
}

void WorkloadsPage::duplicateCurrent()
{
    const WorkloadSpec *workload = current();
    if (!workload)
        return;
    WorkloadSpec copy = *workload;
    copy.name = tr("%1, copy").arg(workload->name);
    add(copy);
}

void WorkloadsPage::removeCurrent()
{
    m_document.removeWorkload(currentId());
}

QString WorkloadsPage::statusText() const
{
    return tr("The data is prepared once; every environment gets the identical files");
}

} // namespace Tare
