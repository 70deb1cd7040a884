// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/leftovers.h"
#include "core/environment/machinecontext.h"
#include "core/model/error.h"
#include "core/model/testprofile.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace Tare {

class AppSettings;
class ComparePage;
class DocumentFiles;
class EnvironmentChecks;
class EnvironmentsPage;
class Languages;
class MachineStatus;
class MessagePanel;
class PageButton;
class PlanPage;
class ProfileDocument;
class ResultsAccess;
class ResultsPage;
class RunFlow;
class RunSession;
class StartPage;
class WindowActions;
class WorkloadsPage;

/// The window: menu, toolbar, page list, six pages, status bar. It owns the document, the run and the
/// results.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    enum Page { Start, Environments, Workloads, Plan, Results, Compare };

    /// `resultsPath` empty: the settings'.
    MainWindow(MachineContext &context, AppSettings &settings, Languages &languages,
               const QString &resultsPath = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    ProfileDocument &document() const { return *m_document; }
    RunSession &session() const { return *m_session; }
    ResultsAccess &results() const { return *m_results; }
    EnvironmentChecks &checks() const { return *m_checks; }
    MachineStatus &machine() const { return *m_machine; }
    DocumentFiles &files() const { return *m_files; }

    Page currentPage() const;
    void goTo(Page page);
    void openFile(const QString &path);
    /// What the window does by itself once it is open: looks at the machine and for left-overs.
    void begin();
    /// Without a question, as somebody outside wants it: the first time (1) a run that goes on is stopped in
    /// order, after that by force.
    void quit(int time);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildPages();
    void connectFileActions();
    void connectEditActions();
    void connectOtherActions();
    void connectPages();
    void connectRun();
    void retranslate();
    void updateTitle();
    void updateActions();
    void updateNotice();
    void updateStatus();
    void runChanged();
    void runFinished(qint64 runId);
    void showFailure(const Error &error);
    void showWarnings(const QString &path, const QStringList &warnings);
    void showProblem(const QString &objectId, const QString &field);
    void applyThemeChoice(int choice);
    void applyLanguage(const QString &language);
    void showSettings();
    void showHelp(bool keyboardOnly);
    void lookForLeftovers(bool tellWhenNone);
    void startQuick(const TestProfile &profile);
    void importResults(const QStringList &paths); ///< of logs; more can be added in the dialog
    void pasteCommand();
    void showExample(const QString &name);

    MachineContext &m_context;
    AppSettings &m_settings;
    Languages &m_languages;
    ProfileDocument *m_document;
    ResultsAccess *m_results;
    RunSession *m_session;
    EnvironmentChecks *m_checks;
    MachineStatus *m_machine;
    DocumentFiles *m_files;
    RunFlow *m_flow;
    WindowActions *m_actions;
    QWidget *m_pageList = nullptr;
    QList<PageButton *> m_pageButtons;
    PageButton *m_settingsButton = nullptr;
    MessagePanel *m_message = nullptr;
    QStackedWidget *m_pages = nullptr;
    StartPage *m_start = nullptr;
    EnvironmentsPage *m_environmentsPage = nullptr;
    WorkloadsPage *m_workloadsPage = nullptr;
    PlanPage *m_planPage = nullptr;
    ResultsPage *m_resultsPage = nullptr;
    ComparePage *m_comparePage = nullptr;
    QLabel *m_statusLeft = nullptr;
    QLabel *m_statusRight = nullptr;
    QTimer m_tick;
    bool m_quitting = false; ///< somebody outside said so: no more questions
};

} // namespace Tare
