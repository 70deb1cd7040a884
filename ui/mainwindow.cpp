// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "ui/appsettings.h"
#include "ui/dialogs/datasetsdialog.h"
#include "ui/dialogs/hostsdialog.h"
#include "ui/documentfiles.h"
#include "ui/environmentchecks.h"
#include "ui/machinestatus.h"
#include "ui/pages/comparepage.h"
#include "ui/pages/environmentspage.h"
#include "ui/pages/planpage.h"
#include "ui/pages/resultspage.h"
#include "ui/pages/runview.h"
#include "ui/pages/startpage.h"
#include "ui/pages/workloadspage.h"
#include "ui/profiledocument.h"
#include "ui/resultsaccess.h"
#include "ui/runflow.h"
#include "ui/runsession.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/pagebutton.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUndoStack>
#include <QVBoxLayout>

namespace Tare {

namespace {

constexpr int foldWidth = 1040;

} // namespace

MainWindow::MainWindow(MachineContext &context, AppSettings &settings, Languages &languages,
                       const QString &resultsPath, QWidget *parent)
    : QMainWindow(parent)
    , m_context(context)
    , m_settings(settings)
    , m_languages(languages)
    , m_document(new ProfileDocument(this))
    , m_results(new ResultsAccess(resultsPath.isEmpty() ? settings.resultsPath() : resultsPath, this))
    , m_session(new RunSession(context, this))
    , m_checks(new EnvironmentChecks(context, this))
    , m_machine(new MachineStatus(context, this))
    , m_files(new DocumentFiles(*m_document, settings, this))
    , m_flow(new RunFlow(context, *m_document, *m_session, *m_results, this))
    , m_actions(new WindowActions(*this, settings))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/tare.svg")));
    setAcceptDrops(true);
    setMinimumSize(1024, 680);
    setContextMenuPolicy(Qt::PreventContextMenu);
    buildPages();
    connectFileActions();
    connectEditActions();
    connectOtherActions();
    connectPages();
    connectRun();

    m_statusLeft = new QLabel(this);
    m_statusLeft->setObjectName(QStringLiteral("statusLeft"));
    m_statusRight = new QLabel(this);
    m_statusRight->setObjectName(QStringLiteral("statusRight"));
    for (QLabel *label : {m_statusLeft, m_statusRight}) {
        label->setTextFormat(Qt::PlainText);
        label->setProperty("role", QStringLiteral("secondary"));
        label->setContentsMargins(8, 0, 8, 0);
    }
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_statusLeft, 1);
    statusBar()->addPermanentWidget(m_statusRight);

    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        updateTitle();
        updateNotice();
        updateStatus();
    });
    if (!restoreGeometry(settings.geometry()))
        resize(1280, 840);
    retranslate();
    goTo(Start);
    m_start->setFocus();
}

MainWindow::~MainWindow()
{
    // What lives longest says most while it goes: nobody may listen with half a window.
    m_document->undoStack()->disconnect();
    for (QObject *teller :
         std::initializer_list<QObject *>{m_document, m_session, m_checks, m_machine, m_results, m_flow})
        teller->disconnect(this);
    // Pages use the document, the run and the results, which are older children of this window.
    delete takeCentralWidget();
    delete m_flow;
    delete m_session;
}

void MainWindow::buildPages()
{
    m_start = new StartPage(*m_machine, *m_results, m_settings);
    m_environmentsPage = new EnvironmentsPage(*m_document, *m_checks, *m_machine, m_settings);
    m_workloadsPage = new WorkloadsPage(*m_document, *m_checks, *m_machine, m_settings);
    m_planPage = new PlanPage(*m_document, *m_checks, *m_machine, *m_session, m_settings);
    m_resultsPage = new ResultsPage(*m_results);
    m_resultsPage->follow(m_settings);
    m_comparePage = new ComparePage(*m_results);
    m_pages = new QStackedWidget;
    for (QWidget *page : std::initializer_list<QWidget *>{m_start, m_environmentsPage, m_workloadsPage,
                                                          m_planPage, m_resultsPage, m_comparePage})
        m_pages->addWidget(page);

    m_pageList = new QWidget;
    m_pageList->setObjectName(QStringLiteral("pageList"));
    auto *list = new QVBoxLayout(m_pageList);
    list->setContentsMargins(8, 8, 8, 8);
    list->setSpacing(2);
    auto *group = new QButtonGroup(this);
    const QStringList names{QStringLiteral("start"),     QStringLiteral("environments"),
                            QStringLiteral("workloads"), QStringLiteral("plan"),
                            QStringLiteral("results"),   QStringLiteral("compare")};
    for (qsizetype page = 0; page < names.size(); ++page) {
        auto *button = new PageButton(QStringLiteral("page.") + names.at(page), names.at(page));
        group->addButton(button, static_cast<int>(page));
        list->addWidget(button);
        m_pageButtons.append(button);
    }
    list->addStretch(1);
    m_settingsButton = new PageButton(QStringLiteral("page.settings"), QStringLiteral("settings"));
    m_settingsButton->setCheckable(false);
    list->addWidget(m_settingsButton);
    connect(group, &QButtonGroup::idClicked, this, [this](int page) { goTo(static_cast<Page>(page)); });
    connect(m_settingsButton, &PageButton::clicked, this, &MainWindow::showSettings);

    m_message = new MessagePanel(Severity::Error);
    m_message->setObjectName(QStringLiteral("windowMessage"));
    m_message->hide();
    auto *messageBox = new QVBoxLayout;
    messageBox->setContentsMargins(16, 0, 16, 0);
    m_message->setProperty("bar", true);
    messageBox->addWidget(m_message);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addLayout(messageBox);
    column->addWidget(m_pages, 1);
    auto *central = new QWidget;
    auto *row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_pageList);
    row->addWidget(makeHairline(Qt::Vertical));
    row->addLayout(column, 1);
    setCentralWidget(central);
}

MainWindow::Page MainWindow::currentPage() const
{
    return static_cast<Page>(m_pages->currentIndex());
}

void MainWindow::goTo(Page page)
{
    m_pages->setCurrentIndex(page);
    m_pageButtons.at(page)->setChecked(true);
    updateActions();
    updateStatus();
}

void MainWindow::openFile(const QString &path)
{
    m_files->openFile(path);
}

void MainWindow::connectFileActions()
{
    WindowActions &a = *m_actions;
    connect(a.newProfile, &QAction::triggered, m_files, [this] { m_files->newProfile(); });
    connect(a.open, &QAction::triggered, m_files, [this] { m_files->open(); });
    connect(a.save, &QAction::triggered, m_files, [this] { m_files->save(); });
    connect(a.saveAs, &QAction::triggered, m_files, [this] { m_files->saveAs(); });
    connect(a.close, &QAction::triggered, this, &QWidget::close);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(&a, &WindowActions::presetChosen, m_files,
            [this](const QString &name) { m_files->newFromPreset(name); });
    connect(&a, &WindowActions::recentChosen, this, &MainWindow::openFile);
    connect(m_files, &DocumentFiles::failed, this, &MainWindow::showFailure);
    connect(m_files, &DocumentFiles::warned, this, &MainWindow::showWarnings);
    connect(m_files, &DocumentFiles::opened, this, [this] {
        m_message->hide();
        if (currentPage() == Start || currentPage() >= Results)
            goTo(m_document->profile().workloads.isEmpty() ? Environments : Plan);
    });
    connect(m_document, &ProfileDocument::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_document, &ProfileDocument::pathChanged, this, &MainWindow::updateTitle);
    connect(m_document, &ProfileDocument::documentReplaced, this, &MainWindow::updateTitle);
    connect(m_document, &ProfileDocument::problemsChanged, this, [this] {
        updateTitle();
        updateActions();
    });
}

void MainWindow::connectEditActions()
{
    WindowActions &a = *m_actions;
    QUndoStack *stack = m_document->undoStack();
    connect(a.undo, &QAction::triggered, stack, &QUndoStack::undo);
    connect(a.redo, &QAction::triggered, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(a.duplicate, &QAction::triggered, this, [this] {
        if (currentPage() == Environments)
            m_environmentsPage->duplicateCurrent();
        else if (currentPage() == Workloads)
            m_workloadsPage->duplicateCurrent();
    });
    connect(a.rename, &QAction::triggered, this, [this] {
        if (currentPage() == Environments)
            m_environmentsPage->renameCurrent();
        else if (currentPage() == Workloads)
            m_workloadsPage->renameCurrent();
    });
    connect(a.remove, &QAction::triggered, this, [this] {
        if (currentPage() == Environments)
            m_environmentsPage->removeCurrent();
        else if (currentPage() == Workloads)
            m_workloadsPage->removeCurrent();
    });
    connect(a.filter, &QAction::triggered, this, [this] {
        if (currentPage() == Environments)
            m_environmentsPage->focusFilter();
        else if (currentPage() == Workloads)
            m_workloadsPage->focusFilter();
        else if (currentPage() == Results)
            m_resultsPage->focusFilter();
    });
    connect(a.baseline, &QAction::triggered, this, [this] {
        if (currentPage() == Environments)
            m_environmentsPage->makeCurrentBaseline();
        else if (currentPage() == Plan)
            m_planPage->makeCurrentBaseline();
    });
}

void MainWindow::connectOtherActions()
{
    WindowActions &a = *m_actions;
    for (qsizetype page = 0; page < a.pages.size(); ++page)
        connect(a.pages.at(page), &QAction::triggered, this, [this, page] { goTo(static_cast<Page>(page)); });
    connect(a.languages, &QActionGroup::triggered, this,
            [this](const QAction *action) { applyLanguage(action->data().toString()); });
    connect(a.themes, &QActionGroup::triggered, this,
            [this](const QAction *action) { applyThemeChoice(action->data().toInt()); });
    connect(a.run, &QAction::triggered, m_flow, [this] { m_flow->startDocument(); });
    connect(a.stop, &QAction::triggered, m_flow, &RunFlow::stop);
    connect(a.forceStop, &QAction::triggered, m_flow, &RunFlow::forceStop);
    connect(a.repeat, &QAction::triggered, m_flow, [this] { m_flow->repeatLast(); });
    connect(a.showCommands, &QAction::triggered, this, [this] { m_planPage->showCommands(); });
    connect(a.copyCommand, &QAction::triggered, this, [this] {
        if (currentPage() == Workloads)
            m_workloadsPage->copyCommand();
        else
            m_planPage->runView()->copyCommand();
    });
    connect(a.checkMachine, &QAction::triggered, m_machine, [this] {
        goTo(Start);
        m_machine->refresh(true);
    });
    connect(a.checkEnvironment, &QAction::triggered, this, [this] {
        goTo(Environments);
        m_environmentsPage->checkCurrent();
    });
    connect(a.leftovers, &QAction::triggered, this, [this] { lookForLeftovers(true); });
    const auto showHosts = [this] {
        auto *dialog = new HostsDialog(*m_machine, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    connect(a.hosts, &QAction::triggered, this, showHosts);
    connect(m_environmentsPage, &EnvironmentsPage::hostRequested, this, showHosts);
    connect(a.dataSets, &QAction::triggered, this, [this] {
        auto *dialog = new DataSetsDialog(m_context, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(a.exportChart, &QAction::triggered, this, [this] {
        if (currentPage() == Results)
            m_resultsPage->exportChart();
        else if (currentPage() == Compare)
            m_comparePage->exportChart();
        else
            m_planPage->runView()->exportChart();
    });
    connect(a.exportReport, &QAction::triggered, this, [this] {
        if (currentPage() == Results)
            m_resultsPage->exportReport();
        else
            m_comparePage->exportReport();
    });
    connect(a.importResults, &QAction::triggered, this, [this] { importResults({}); });
    connect(a.pasteCommand, &QAction::triggered, this, &MainWindow::pasteCommand);
    connect(&a, &WindowActions::exampleChosen, this, &MainWindow::showExample);
    connect(a.settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(a.help, &QAction::triggered, this, [this] { showHelp(false); });
    connect(a.keyboard, &QAction::triggered, this, [this] { showHelp(true); });
    connect(a.notice, &QPushButton::clicked, this, [this] {
        const QList<ProfileProblem> problems = m_document->problems();
        for (const ProfileProblem &problem : problems) {
            if (problem.severity == ProblemSeverity::Error) {
                showProblem(problem.objectId, problem.field);
                return;
            }
        }
        goTo(Plan);
    });
}

void MainWindow::quit(int time)
{
    m_quitting = true;
    if (m_flow->stopAndClose(time > 1))
        close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_flow->mayClose() || !(m_quitting || m_files->mayDiscard())) {
        event->ignore();
        return;
    }
    m_settings.setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_statusLeft) {
        m_document->retranslate();
        retranslate();
    }
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const bool folded = width() < foldWidth;
    m_pageList->setFixedWidth(folded ? 56 : 175);
    for (PageButton *button : std::as_const(m_pageButtons))
        button->setFolded(folded);
    m_settingsButton->setFolded(folded);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    const QStringList names{tr("Start"),      tr("Environments"), tr("Workloads"),
                            tr("Plan & Run"), tr("Results"),      tr("Compare")};
    for (qsizetype page = 0; page < m_pageButtons.size(); ++page) {
        m_pageButtons.at(page)->setText(names.at(page));
        m_pageButtons.at(page)->setAccessibleName(names.at(page));
    }
    m_settingsButton->setText(tr("Settings"));
    m_settingsButton->setAccessibleName(tr("Settings"));
    m_pageList->setAccessibleName(tr("Pages"));
    statusBar()->setFont(themeFont(TextRole::Small));
    for (QLabel *label : {m_statusLeft, m_statusRight})
        label->setFont(themeFont(TextRole::Small));
    updateTitle();
    updateActions();
    updateStatus();
}

} // namespace Tare
