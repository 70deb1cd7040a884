// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/environmentspage.h"

#include "ui/environmentchecks.h"
#include "ui/machinestatus.h"
#include "ui/models/environmentlistmodel.h"
#include "ui/pages/checkpanel.h"
#include "ui/pages/containerform.h"
#include "ui/pages/endpointform.h"
#include "ui/pages/nativeform.h"
#include "ui/profiledocument.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace Tare {

namespace {

QString serverTitle(ServerKind server)
{
    return server == ServerKind::Redis ? QStringLiteral("Redis") : QStringLiteral("MySQL, MariaDB");
}

} // namespace

EnvironmentsPage::EnvironmentsPage(ProfileDocument &document, EnvironmentChecks &checks,
                                   MachineStatus &machine, AppSettings &settings, QWidget *parent)
    : ListFormPage(QStringLiteral("environments"), settings, parent)
    , m_document(document)
    , m_checks(checks)
    , m_machine(machine)
    , m_model(new EnvironmentListModel(document, checks, this))
    , m_panel(new CheckPanel(checks))
{
    m_chip = new ChipLabel(1, {20, 20});
    headerLeft()->addWidget(m_chip);
    m_kindTag = makeTag([] { return QString(); });
    m_serverTag = makeTag([] { return QString(); });
    headerTags()->addWidget(m_kindTag);
    headerTags()->addWidget(m_serverTag);
    setListName([] { return tr("Environments"); });
    setListHint(
        [] { return tr("Colour and pattern stay with an environment in every chart, table and report."); });

    auto *empty = new EmptyState(QStringLiteral("environments"), [] {
        return tr("No environments yet. Add this computer (native) and a container to compare them.");
    });
    empty->addAction(
        QStringLiteral("environmentsAddBoth"), [] { return tr("Add both"); }, true,
        [this] {
            m_document.undoStackBegin(tr("Add two environments"));
            EnvironmentSpec native = fresh(ServerKind::Redis);
            native.name = tr("Native");
            native.how = NativeServer{};
            m_document.addEnvironment(native);
            EnvironmentSpec container = fresh(ServerKind::Redis);
            container.name = tr("Container, published port");
            container.how = ContainerServer{};
            m_document.addEnvironment(container);
            m_document.undoStackEnd();
        },
        QStringLiteral("add"));
    setEmptyState(empty);

    buildForms();
    setSidePanel(m_panel);
    buildAddMenu();

    connect(&document, &ProfileDocument::problemsChanged, this, [this] { showCurrent(); });
    connect(&machine, &MachineStatus::changed, this, [this] { m_container->showMachine(m_machine); });
    connect(&checks, &EnvironmentChecks::changed, this, [this] { showCurrent(); });
    connect(m_panel, &CheckPanel::checkRequested, this, &EnvironmentsPage::checkCurrent);
    connect(m_panel, &CheckPanel::cancelRequested, &checks, &EnvironmentChecks::cancel);
    connect(m_panel, &CheckPanel::freePortRequested, this, &EnvironmentsPage::pickFreePort);
    connect(m_panel, &CheckPanel::otherEngineRequested, this, &EnvironmentsPage::useOtherEngine);
    connect(m_panel, &CheckPanel::passwordRequested, this, [this] {
        if (const EnvironmentSpec *environment = current())
            Q_EMIT passwordNeeded(*environment, true);
    });
    setModel(m_model);
    connect(&document, &ProfileDocument::documentReplaced, this, [this] { selectFirst(); });
    translated(this, [this] {
        m_model->retranslate();
        retranslateTags();
    });
}

void EnvironmentsPage::buildForms()
{
    m_native = new NativeForm;
    m_container = new ContainerForm;
    m_endpoint = new EndpointForm;
    for (EnvironmentForm *form :
         std::initializer_list<EnvironmentForm *>{m_native, m_container, m_endpoint}) {
        connect(form, &EnvironmentForm::hostRequested, this, &EnvironmentsPage::hostRequested);
        connect(form, &EnvironmentForm::edited, this,
                [this](const EnvironmentSpec &environment, const QString &what, const QString &field) {
                    m_document.setEnvironment(environment, what,
                                              field.isEmpty() ? QString()
                                                              : environment.id + QLatin1Char('.') + field);
                });
    }
    connect(m_endpoint, &EndpointForm::passwordRequested, this, [this] {
        if (const EnvironmentSpec *environment = current())
            Q_EMIT passwordNeeded(*environment, true);
    });
    auto *holder = new QWidget;
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(16, 12, 16, 16);
    // Not a stack: that would be as high as its highest page.
    for (EnvironmentForm *form :
         {static_cast<EnvironmentForm *>(m_native), static_cast<EnvironmentForm *>(m_container),
          static_cast<EnvironmentForm *>(m_endpoint)}) {
        column->addWidget(form);
        form->hide();
    }
    column->addStretch(1);
    setForm(holder);
}

void EnvironmentsPage::buildAddMenu()
{
    auto *menu = new QMenu(this);
    for (const ServerKind server : {ServerKind::Redis, ServerKind::MySql}) {
        for (int how = 0; how < 3; ++how) {
            auto *action = menu->addAction(QString());
            action->setObjectName(
                QStringLiteral("add.%1.%2")
                    .arg(server == ServerKind::Redis ? QStringLiteral("redis") : QStringLiteral("mysql"),
                         QStringList{QStringLiteral("native"), QStringLiteral("container"),
                                     QStringLiteral("existing")}
                             .at(how)));
            const Text text = [server, how] {
                const QString what = how == 0 ? tr("native process")
                    : how == 1                ? tr("container")
                                              : tr("existing endpoint");
                return tr("%1, %2").arg(serverTitle(server), what);
            };
            translated(menu, [action, text] { action->setText(text()); });
            connect(action, &QAction::triggered, this, [this, server, how] {
                EnvironmentSpec environment = fresh(server);
                if (how == 0) {
                    environment.name = tr("Native");
                    environment.how = NativeServer{};
                } else if (how == 1) {
                    environment.name = tr("Container, published port");
                    environment.how = ContainerServer{};
                } else {
                    environment.name = tr("Existing endpoint");
                    environment.how = ExistingEndpoint{};
                }
                add(environment);
            });
        }
        if (server == ServerKind::Redis)
            menu->addSeparator();
    }
    addPasteEntry(menu);
    addButton()->setMenu(menu);
}

EnvironmentSpec EnvironmentsPage::fresh(ServerKind server) const
{
    EnvironmentSpec environment;
    environment.server = server;
    return environment;
}

void EnvironmentsPage::add(const EnvironmentSpec &environment)
{
    const QString id = freeEnvironmentId(m_document.profile());
    EnvironmentSpec added = environment;
    added.id = id;
    m_document.addEnvironment(added);
    select(id);
    renameCurrent();
}

const EnvironmentSpec *EnvironmentsPage::current() const
{
    return findEnvironment(m_document.profile(), currentId());
}

EnvironmentForm *EnvironmentsPage::formFor(const EnvironmentSpec &environment) const
{
    if (std::holds_alternative<NativeServer>(environment.how))
        return m_native;
    if (std::holds_alternative<ContainerServer>(environment.how))
        return m_container;
    return m_endpoint;
}

void EnvironmentsPage::showCurrent()
{
    const EnvironmentSpec *environment = current();
    if (!environment)
        return;
    if (nameField()->text() != environment->name)
        nameField()->setText(environment->name);
    m_chip->setSlot(environmentSlot(*environment));
    EnvironmentForm *form = formFor(*environment);
    form->load(*environment);
    QList<ProfileProblem> problems;
    for (const ProfileProblem &problem : m_document.problems()) {
        if (problem.objectId == environment->id)
            problems.append(problem);
    }
    form->showProblems(problems);
    form->showCheck(m_checks.find(*environment));
    for (EnvironmentForm *other :
         {static_cast<EnvironmentForm *>(m_native), static_cast<EnvironmentForm *>(m_container),
          static_cast<EnvironmentForm *>(m_endpoint)})
        other->setVisible(other == form);

    const EnvironmentSpec *other = nullptr;
    const QString baseline = baselineId(m_document.profile());
    for (const EnvironmentSpec &candidate : m_document.profile().environments) {
        if (candidate.id == environment->id || candidate.server != environment->server)
            continue;
        if (!other || candidate.id == baseline)
            other = &candidate;
    }
    m_panel->showEnvironment(*environment, other);
    retranslateTags();
}

void EnvironmentsPage::retranslateTags()
{
    const EnvironmentSpec *environment = current();
    if (!environment)
        return;
    m_kindTag->setText(std::holds_alternative<NativeServer>(environment->how) ? tr("native")
                           : std::holds_alternative<ContainerServer>(environment->how)
                           ? tr("container")
                           : tr("existing endpoint"));
    m_serverTag->setText(serverTitle(environment->server));
}

void EnvironmentsPage::nameEdited(const QString &name)
{
    const EnvironmentSpec *environment = current();
    if (!environment)
        return;
    EnvironmentSpec renamed = *environment;
    renamed.name = name;
    m_document.setEnvironment(renamed, tr("Rename an environment"), renamed.id + QStringLiteral(".name"));
}

void EnvironmentsPage::duplicateCurrent()
{
    const EnvironmentSpec *environment = current();
    if (!environment)
        return;
    EnvironmentSpec copy = *environment;
    copy.name = tr("%1, copy").arg(environment->name);
    add(copy);
}

void EnvironmentsPage::removeCurrent()
{
    m_document.removeEnvironment(currentId());
}

void EnvironmentsPage::makeCurrentBaseline()
{
    if (!current())
        return;
    PlanSpec plan = m_document.profile().plan;
    plan.baseline = currentId();
    m_document.setPlan(plan, tr("Choose the baseline"));
}

void EnvironmentsPage::checkCurrent()
{
    const EnvironmentSpec *environment = current();
    if (!environment || m_checks.isBusy() || isRunning())
        return;
    if (std::holds_alternative<ExistingEndpoint>(environment->how))
        Q_EMIT passwordNeeded(*environment, false);
    if (const EnvironmentSpec *still = current())
        m_checks.start(*still);
}

void EnvironmentsPage::focusField(const QString &field)
{
    if (field.endsWith(QStringLiteral("].name")))
        renameCurrent();
    else if (const EnvironmentSpec *environment = current())
        formFor(*environment)->focusField(field);
}

void EnvironmentsPage::showRunning(bool running)
{
    setRunning(running);
    m_panel->setRunning(running);
}

void EnvironmentsPage::pickFreePort()
{
    const EnvironmentSpec *environment = current();
    if (!environment)
        return;
    EnvironmentSpec changed = *environment;
    if (auto *native = std::get_if<NativeServer>(&changed.how))
        native->port = 0;
    else if (auto *container = std::get_if<ContainerServer>(&changed.how))
        container->port = 0;
    m_document.setEnvironment(changed, tr("Pick a free port"));
    checkCurrent();
}

void EnvironmentsPage::useOtherEngine()
{
    const EnvironmentSpec *environment = current();
    const auto *container = environment ? std::get_if<ContainerServer>(&environment->how) : nullptr;
    if (!container)
        return;
    EnvironmentSpec changed = *environment;
    const bool wasDocker = container->engine == ContainerEngine::Docker
        || (container->engine == ContainerEngine::Any && m_machine.isUsable(QStringLiteral("docker")));
    std::get<ContainerServer>(changed.how).engine =
        wasDocker ? ContainerEngine::Podman : ContainerEngine::Docker;
    m_document.setEnvironment(changed, tr("Choose the container engine"));
    checkCurrent();
}

QString EnvironmentsPage::statusText() const
{
    return tr("Check starts the server once, asks it for an answer, stops it and removes everything it made");
}

} // namespace Tare
