// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

namespace Tare {

class AppSettings;
class EnvironmentChecks;
class MachineStatus;
class MessagePanel;
class OrderPreview;
class PlanForm;
class PlanMatrixModel;
class ProfileDocument;
class RunSession;
class RunView;

/// What is measured where and in which order, how long it takes, and Run; the run itself while it goes on.
class PlanPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlanPage)

public:
    PlanPage(ProfileDocument &document, EnvironmentChecks &checks, MachineStatus &machine,
             RunSession &session, AppSettings &settings, QWidget *parent = nullptr);
    ~PlanPage() override;

    RunView *runView() const { return m_runView; }
    void showRun(bool running);           ///< the run view, or the plan
    void showRefusal(const Error &error); ///< why nothing was started
    void clearRefusal();
    void makeCurrentBaseline();
    void showCommands();
    QString statusText() const;

Q_SIGNALS:
    void runRequested();
    void problemActivated(const QString &objectId, const QString &field);
    void environmentsRequested();
    void workloadsRequested();
    void settingsRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildPlan();
    QWidget *buildMain();
    QWidget *buildSide();
    void refresh();
    void refreshOrder();
    void refreshBefore();
    void refreshEstimate();
    int namesWidth() const; ///< of the environments' column
    void fitTable();
    void addBefore(const QString &icon, int color, const QString &title, const QString &text,
                   const QString &objectId = {}, const QString &field = {});
    void freeAllPorts();

    ProfileDocument &m_document;
    EnvironmentChecks &m_checks;
    MachineStatus &m_machine;
    RunSession &m_session;
    AppSettings &m_settings;
    QStackedWidget *m_stack = nullptr;
    RunView *m_runView = nullptr;
    QStackedWidget *m_content = nullptr;
    QSplitter *m_columns = nullptr;
    MessagePanel *m_refusal = nullptr;
    PlanMatrixModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_orderText = nullptr;
    QPushButton *m_drawAgain = nullptr;
    OrderPreview *m_order = nullptr;
    QLabel *m_beforeText = nullptr;
    QVBoxLayout *m_before = nullptr;
    QLabel *m_steps = nullptr;
    QLabel *m_figure = nullptr;
    QLabel *m_factors = nullptr;
    QPushButton *m_run = nullptr;
    QLabel *m_whyNot = nullptr;
    PlanForm *m_form = nullptr;
    QLabel *m_power = nullptr;
};

} // namespace Tare
