// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/quickcomparison.h"
#include "ui/widgets/basics.h"

#include <QFrame>

class QGridLayout;
class QHBoxLayout;
class QPushButton;

namespace Tare {

class MachineStatus;
class MessagePanel;

/// The quick comparison: what runs, how long, which ports, that nothing stays, and Start.
class QuickCard final : public QFrame
{
    Q_OBJECT

public:
    explicit QuickCard(MachineStatus &machine, QWidget *parent = nullptr);
    void setRunning(bool running);

Q_SIGNALS:
    void startRequested(const Tare::TestProfile &profile);
    void changeRequested(const Tare::TestProfile &profile);

private:
    void refresh();
    MachineStatus &m_machine;
    QuickComparison m_quick;
    bool m_running = false;
    QLabel *m_title = nullptr;
    QHBoxLayout *m_environments = nullptr;
    QLabel *m_server = nullptr;
    QLabel *m_load = nullptr;
    MessagePanel *m_missing = nullptr;
    QLabel *m_cost = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_change = nullptr;
    QWidget *m_preview = nullptr;
};

} // namespace Tare
