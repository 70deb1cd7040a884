// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The other half of MainWindow: what it shows of the document and the run, and its dialogs.

#include "ui/mainwindow.h"

#include "core/analysis/comparison.h"
#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/appsettings.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/helpdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/leftoversdialog.h"
#include "ui/dialogs/pastecommanddialog.h"
#include "ui/dialogs/settingsdialog.h"
#include "ui/documentfiles.h"
#include "ui/environmentchecks.h"
#include "ui/languages.h"
#include "ui/machinestatus.h"
#include "ui/models/workloadwords.h"
#include "ui/pages/comparepage.h"
#include "ui/pages/environmentspage.h"
#include "ui/pages/planpage.h"
#include "ui/pages/resultspage.h"
#include "ui/pages/startpage.h"
#include "ui/pages/workloadspage.h"
#include "ui/profiledocument.h"
#include "ui/resultsaccess.h"
#include "ui/runflow.h"
#include "ui/runsession.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/pagebutton.h"
#include "ui/windowactions.h"

#include <QCoroTask>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QUndoStack>

namespace Tare {

namespace {

QString droppedProfile(const QMimeData *data)
{
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile() && url.toLocalFile().endsWith(QStringLiteral(".tare")))
            return url.toLocalFile();
    }
    return {};
}

/// Whatever else is dropped may be the log of a load generator.
QStringList droppedLogs(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

} // namespace

void MainWindow::begin()
{
    m_machine->refresh(false);
    lookForLeftovers(false);
    if (m_languages.current() == QStringLiteral("zh_CN") && !Languages::hasChineseFont()) {
        // In English: the other sentence could not be read here.
        m_message->setSeverity(Severity::Warning);
        m_message->clearActions();
        m_message->setMessage(
            QStringLiteral("No font on this computer has Chinese characters."),
            QStringLiteral(
                "Install the package fonts-noto-cjk (or fonts-wqy-microhei), then start Tare again."));
        m_message->addAction(
            QStringLiteral("messageEnglish"), [] { return QStringLiteral("Use English"); }, true,
            [this] {
                applyLanguage(QStringLiteral("en"));
                m_message->hide();
            });
        m_message->show();
    }
}

void MainWindow::connectPages()
{
    connect(m_start, &StartPage::quickStartRequested, this, &MainWindow::startQuick);
    connect(m_start, &StartPage::quickChangeRequested, this, [this](const TestProfile &profile) {
        if (m_files->newProfile(profile))
            goTo(Environments);
    });
    connect(m_start, &StartPage::newRequested, m_files, [this] { m_files->newProfile(); });
    connect(m_start, &StartPage::presetRequested, m_files,
            [this](const QString &name) { m_files->newFromPreset(name); });
    connect(m_start, &StartPage::openRequested, m_files, [this] { m_files->open(); });
    connect(m_start, &StartPage::fileRequested, this, &MainWindow::openFile);
    connect(m_start, &StartPage::runRequested, this, [this](qint64 id) {
        m_comparePage->showRun(id);
        goTo(Compare);
    });
    connect(m_start, &StartPage::exampleRequested, this, &MainWindow::showExample);
    connect(m_environmentsPage, &ListFormPage::pasteRequested, this, &MainWindow::pasteCommand);
    connect(m_workloadsPage, &ListFormPage::pasteRequested, this, &MainWindow::pasteCommand);
    connect(m_start, &StartPage::resultsRequested, this, [this] { goTo(Results); });
    connect(m_start, &StartPage::resumeRequested, m_flow, &RunFlow::resume);

    connect(
        m_environmentsPage, &EnvironmentsPage::passwordNeeded, m_flow,
        [this](const EnvironmentSpec &environment, bool again) { m_flow->askPassword(environment, again); });

    connect(m_planPage, &PlanPage::runRequested, m_flow, [this] { m_flow->startDocument(); });
    connect(m_planPage, &PlanPage::problemActivated, this, &MainWindow::showProblem);
    connect(m_planPage, &PlanPage::environmentsRequested, this, [this] { goTo(Environments); });
    connect(m_planPage, &PlanPage::workloadsRequested, this, [this] { goTo(Workloads); });
    connect(m_planPage, &PlanPage::settingsRequested, this, &MainWindow::showSettings);

    connect(m_resultsPage, &ResultsPage::compareRequested, this, [this](const QList<qint64> &ids) {
        m_comparePage->showRuns(ids);
        goTo(Compare);
    });
    connect(m_resultsPage, &ResultsPage::openRequested, this, [this](qint64 id) {
        m_comparePage->showRun(id);
        goTo(Compare);
    });
    connect(m_resultsPage, &ResultsPage::resumeRequested, m_flow, &RunFlow::resume);
    connect(m_resultsPage, &ResultsPage::profileRequested, m_files,
            [this](const QByteArray &profile) { m_files->newFromBytes(profile); });
    connect(m_resultsPage, &ResultsPage::statusTextChanged, this, &MainWindow::updateStatus);
    connect(m_comparePage, &ComparePage::resultsRequested, this, [this] { goTo(Results); });
    connect(m_actions->about, &QAction::triggered, this, [this] {
        auto *dialog = new AboutDialog(*m_machine, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void MainWindow::connectRun()
{
    connect(m_session, &RunSession::started, this, [this] {
        m_results->noteChange();
        runChanged();
        goTo(Plan);
    });
    connect(m_session, &RunSession::stepChanged, this, &MainWindow::runChanged);
    connect(m_session, &RunSession::stoppingChanged, this, &MainWindow::runChanged);
    connect(m_session, &RunSession::refused, this, [this](const Error &error) {
        runChanged();
        m_planPage->showRefusal(error);
        goTo(Plan);
    });
    connect(m_session, &RunSession::finished, this, &MainWindow::runFinished);
    connect(m_flow, &RunFlow::failed, this, &MainWindow::showFailure);
    connect(m_flow, &RunFlow::readyToClose, this, &QWidget::close, Qt::QueuedConnection);
}

void MainWindow::startQuick(const TestProfile &profile)
{
    if (!m_files->newProfile(profile))
        return;
    m_flow->startDocument();
    runChanged();
}

void MainWindow::runChanged()
{
    const bool running = m_session->isRunning();
    if (running && !m_tick.isActive())
        m_tick.start();
    else if (!running)
        m_tick.stop();
    m_start->setRunning(running);
    m_environmentsPage->showRunning(running);
    m_workloadsPage->setRunning(running);
    m_resultsPage->setRunning(running);
    m_planPage->showRun(running && !m_session->run().steps.isEmpty());
    updateTitle();
    updateActions();
    updateStatus();
}

void MainWindow::runFinished(qint64 runId)
{
    runChanged();
    m_results->noteChange();
    if (m_flow->isClosing())
        return;
    m_comparePage->showRun(runId);
    m_resultsPage->selectRun(runId);
    goTo(Compare);
    QApplication::alert(this);
    statusBar()->showMessage(m_session->run().status == RunStatus::Done
                                 ? tr("The run has ended.")
                                 : tr("The run has ended. Not every step did."),
                             8000);
}

void MainWindow::updateTitle()
{
    const QString name = m_document->title();
    m_actions->title->setFullText(m_document->isModified() ? name + QStringLiteral(" *") : name);
    const StepRecord *step = m_session->currentStep();
    if (m_session->isRunning() && step) {
        setWindowTitle(tr("%1 – step %2 of %3 – %4 – Tare", "percent, step, steps, profile")
                           .arg(formatPercent(m_session->progress(), 0))
                           .arg(step->order)
                           .arg(m_session->run().steps.size())
                           .arg(m_session->run().profileName));
        m_pageButtons.at(Plan)->setTrailing(formatPercent(m_session->progress(), 0));
    } else {
        // A name may hold the place-holder itself; doubled it stands for three characters.
        setWindowTitle(QString(name).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"))
                       + QStringLiteral("[*] – Tare"));
        m_pageButtons.at(Plan)->setTrailing({});
        // The other title is of the run, which no edit changes.
        setWindowModified(m_document->isModified());
    }
}

void MainWindow::updateActions()
{
    WindowActions &a = *m_actions;
    const bool running = m_session->isRunning();
    const bool lists = currentPage() == Environments || currentPage() == Workloads;
    const bool hasRow = currentPage() == Environments ? !m_document->profile().environments.isEmpty()
                                                      : !m_document->profile().workloads.isEmpty();
    const bool runnable = !expandPlan(m_document->profile()).isEmpty() && !m_document->hasErrors();
    const QUndoStack *stack = m_document->undoStack();
    a.undo->setEnabled(stack->canUndo());
    a.redo->setEnabled(stack->canRedo());
    a.undo->setText(
        stack->canUndo()
            ? tr("&Undo: %1").arg(stack->undoText().replace(QLatin1Char('&'), QStringLiteral("&&")))
            : tr("&Undo"));
    a.redo->setText(
        stack->canRedo()
            ? tr("&Redo: %1").arg(stack->redoText().replace(QLatin1Char('&'), QStringLiteral("&&")))
            : tr("&Redo"));
    for (QAction *action : {a.duplicate, a.rename, a.remove})
        action->setEnabled(lists && hasRow);
    a.filter->setEnabled(lists || currentPage() == Results);
    a.baseline->setEnabled(currentPage() == Environments || currentPage() == Plan);
    a.run->setEnabled(runnable && !running);
    a.run->setToolTip(running         ? tr("A test is running.")
                          : !runnable ? tr("Nothing can be run yet: see Plan & Run.")
                                      : tr("Run the plan (Ctrl+R)"));
    a.stop->setEnabled(running && !m_session->isStopping());
    a.stop->setToolTip(tr("Stop the run and keep what was measured (Ctrl+.)"));
    a.forceStop->setEnabled(running);
    a.repeat->setEnabled(m_flow->canRepeat() && !running);
    a.checkMachine->setEnabled(!running);
    a.checkEnvironment->setEnabled(!running && !m_document->profile().environments.isEmpty());
    a.leftovers->setEnabled(!running);
    a.exportChart->setEnabled(currentPage() == Results || currentPage() == Compare
                              || (currentPage() == Plan && running));
    a.copyCommand->setEnabled(currentPage() == Workloads || (currentPage() == Plan && running));
    for (QAction *action : a.languages->actions())
        action->setChecked(action->data().toString() == m_settings.language());
    for (QAction *action : a.themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_settings.theme()));
    updateNotice();
}

void MainWindow::updateNotice()
{
    QPushButton *notice = m_actions->notice;
    int errors = 0;
    bool inEnvironments = false;
    bool inWorkloads = false;
    for (const ProfileProblem &problem : m_document->problems()) {
        if (problem.severity != ProblemSeverity::Error)
            continue;
        ++errors;
        inEnvironments = inEnvironments || problem.field.startsWith(QStringLiteral("environments"));
        inWorkloads = inWorkloads || problem.field.startsWith(QStringLiteral("workloads"));
    }
    QString text;
    bool link = false;
    const auto steps = static_cast<int>(expandPlan(m_document->profile()).size());
    if (m_session->isStopping()) {
        text = tr("Stopping…");
    } else if (m_session->isRunning()) {
        const std::optional<double> left = m_session->remaining();
        const QDateTime end = QDateTime::currentDateTime().addSecs(static_cast<qint64>(left.value_or(0)));
        text = !left     ? tr("Starting…")
            : *left < 60 ? tr("less than a minute left")
                         : tr("ends about %1").arg(QLocale().toString(end.time(), QStringLiteral("HH:mm")));
    } else if (m_document->profile().environments.isEmpty() && m_document->profile().workloads.isEmpty()) {
        text = tr("nothing planned yet");
    } else if (errors > 0) {
        link = true;
        text = inEnvironments && !inWorkloads ? tr("%n problems in Environments", nullptr, errors)
            : inWorkloads && !inEnvironments  ? tr("%n problems in Workloads", nullptr, errors)
                                              : tr("%n problems in the plan", nullptr, errors);
    } else if (steps == 0) {
        text = tr("nothing planned yet");
    } else {
        text = tr("%1 · about %2", "steps and time")
                   .arg(tr("%n steps", nullptr, steps), aboutDuration(estimatePlan(m_document->profile())));
    }
    notice->setText(text);
    notice->setAccessibleName(text);
    notice->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
    notice->setFocusPolicy(link ? Qt::TabFocus : Qt::NoFocus);
    setStyleProperty(notice, "plain", !link);
}

void MainWindow::updateStatus()
{
    if (!m_statusLeft)
        return;
    const StepRecord *step = m_session->currentStep();
    if (m_session->isStopping())
        m_statusLeft->setText(tr("Stopping: what was measured is kept"));
    else if (m_session->isRunning() && step)
        m_statusLeft->setText(tr("Running step %1 of %2    each interval is saved as it ends")
                                  .arg(step->order)
                                  .arg(m_session->run().steps.size()));
    else if (m_session->isRunning())
        m_statusLeft->setText(tr("Looking whether the plan can run"));
    else
        m_statusLeft->setText(tr("Idle"));
    switch (currentPage()) {
    case Start:
        m_statusRight->setText(m_start->statusText());
        break;
    case Environments:
        m_statusRight->setText(m_environmentsPage->statusText());
        break;
    case Workloads:
        m_statusRight->setText(m_workloadsPage->statusText());
        break;
    case Plan:
        m_statusRight->setText(m_planPage->statusText());
        break;
    case Results:
        m_statusRight->setText(m_resultsPage->statusText());
        break;
    case Compare:
        m_statusRight->setText(MachineStatus::machineLine());
        break;
    }
}

void MainWindow::showFailure(const Error &error)
{
    m_message->clearActions();
    m_message->setError(error);
    m_message->addAction(
        QStringLiteral("messageDismiss"), [] { return tr("Dismiss"); }, false, [this] { m_message->hide(); });
    m_message->show();
}

void MainWindow::showWarnings(const QString &path, const QStringList &warnings)
{
    m_message->clearActions();
    m_message->setSeverity(Severity::Warning);
    m_message->setMessage(
        tr("“%1” holds things that this version of Tare does not know.").arg(QFileInfo(path).fileName()),
        tr("They were left out and are lost when you save."), warnings.join(QLatin1Char('\n')));
    m_message->addAction(
        QStringLiteral("messageDismiss"), [] { return tr("Dismiss"); }, false, [this] { m_message->hide(); });
    m_message->show();
}

void MainWindow::showProblem(const QString &objectId, const QString &field)
{
    if (findEnvironment(m_document->profile(), objectId)) {
        goTo(Environments);
        m_environmentsPage->select(objectId);
        m_environmentsPage->focusField(field);
    } else if (findWorkload(m_document->profile(), objectId)) {
        goTo(Workloads);
        m_workloadsPage->select(objectId);
        m_workloadsPage->focusField(field);
    } else {
        goTo(field.startsWith(QStringLiteral("environments"))    ? Environments
                 : field.startsWith(QStringLiteral("workloads")) ? Workloads
                                                                 : Plan);
    }
}

void MainWindow::applyThemeChoice(int choice)
{
    m_settings.setTheme(static_cast<ThemeChoice>(choice));
    applyTheme(*qApp, m_settings.theme());
    updateActions();
}

void MainWindow::applyLanguage(const QString &language)
{
    m_settings.setLanguage(language);
    m_languages.setLanguage(language);
    updateActions();
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(m_settings, m_results->path(), m_context.workDirectory(),
                                      m_session->isRunning(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::languageChosen, this, &MainWindow::applyLanguage);
    connect(dialog, &SettingsDialog::themeChosen, this,
            [this](ThemeChoice theme) { applyThemeChoice(static_cast<int>(theme)); });
    connect(dialog, &SettingsDialog::resultsPathChosen, this, [this](const QString &path) {
        m_settings.setResultsPath(path);
        m_results->setPath(path);
    });
    connect(dialog, &SettingsDialog::workFolderChosen, this, [this](const QString &path) {
        m_settings.setWorkFolder(path);
        qputenv("TARE_WORK_DIR", path.toLocal8Bit());
    });
    dialog->open();
}

void MainWindow::showHelp(bool keyboardOnly)
{
    static constexpr HelpDialog::Topic topics[] = {
        HelpDialog::Topic::Start, HelpDialog::Topic::Environments, HelpDialog::Topic::Workloads,
        HelpDialog::Topic::Plan,  HelpDialog::Topic::Results,      HelpDialog::Topic::Compare};
    auto *dialog = new HelpDialog(keyboardOnly ? HelpDialog::Topic::Keyboard : topics[currentPage()], this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::lookForLeftovers(bool tellWhenNone)
{
    QCoro::Task<QList<Leftover>> task = findLeftovers(m_context);
    QCoro::connect(std::move(task), this, [this, tellWhenNone](const QList<Leftover> &found) {
        if (found.isEmpty()) {
            if (tellWhenNone)
                statusBar()->showMessage(tr("Nothing of Tare’s was left behind."), 8000);
            return;
        }
        auto *dialog = new LeftoversDialog(m_context, found, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedLogs(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedProfile(event->mimeData());
    const QStringList logs = droppedLogs(event->mimeData());
    if (logs.isEmpty())
        return;
    event->acceptProposedAction();
    if (!path.isEmpty())
        openFile(path);
    else // not from within the drop: the source waits for its end
        QMetaObject::invokeMethod(
            this, [this, logs] { importResults(logs); }, Qt::QueuedConnection);
}

void MainWindow::importResults(const QStringList &paths)
{
    ImportDialog dialog(*m_results, this);
    dialog.addFiles(paths);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_resultsPage->selectRun(dialog.importedId());
    m_comparePage->showRun(dialog.importedId());
    const Result<RunRecord> run = m_results->run(dialog.importedId(), false);
    goTo(run && compareRun(*run).isEmpty() ? Results : Compare);
}

void MainWindow::pasteCommand()
{
    PasteCommandDialog dialog(*m_document, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!dialog.firstEnvironment().isEmpty())
        m_environmentsPage->select(dialog.firstEnvironment());
    if (!dialog.firstWorkload().isEmpty())
        m_workloadsPage->select(dialog.firstWorkload());
    if (currentPage() != Environments && currentPage() != Workloads)
        goTo(dialog.firstWorkload().isEmpty() ? Environments : Workloads);
}

void MainWindow::showExample(const QString &name)
{
    m_comparePage->showRun(ResultsAccess::exampleId(name));
    goTo(Compare);
}

} // namespace Tare
