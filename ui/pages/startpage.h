// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace Tare {

class AppSettings;
class MachineStatus;
class MachineStrip;
class QuickCard;
class ResultsAccess;

/// First contact: the quick comparison, a new plan, a saved one; what is on this machine; what was answered
/// last.
class StartPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartPage)

public:
    StartPage(MachineStatus &machine, ResultsAccess &results, AppSettings &settings,
              QWidget *parent = nullptr);

    void setRunning(bool running);
    QString statusText() const;

Q_SIGNALS:
    void quickStartRequested(const Tare::TestProfile &profile);
    void quickChangeRequested(const Tare::TestProfile &profile);
    void newRequested();
    void presetRequested(const QString &name);
    void openRequested();
    void fileRequested(const QString &path);
    void runRequested(qint64 runId);
    void resumeRequested(qint64 runId);
    void resultsRequested();
    void exampleRequested(const QString &name); ///< a published measurement

private:
    QWidget *buildCards();
    QWidget *buildLists();
    void refreshRecent();
    void refreshRuns();

    bool m_running = false;
    MachineStatus &m_machine;
    ResultsAccess &m_results;
    AppSettings &m_settings;
    QuickCard *m_quick = nullptr;
    MachineStrip *m_strip = nullptr;
    QVBoxLayout *m_recent = nullptr;
    QVBoxLayout *m_runs = nullptr;
};

} // namespace Tare
