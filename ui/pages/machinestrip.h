// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QFrame>

class QGridLayout;
class QPushButton;

namespace Tare {

class MachineStatus;
struct ProbeResult;

/// What was found on this machine, what is missing, and what a missing thing costs.
class MachineStrip final : public QFrame
{
    Q_OBJECT

public:
    explicit MachineStrip(MachineStatus &machine, QWidget *parent = nullptr);
    void setRunning(bool running);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void layOut();
    QString summary() const;
    static QString shortTitle(const ProbeResult &found);
    MachineStatus &m_machine;
    bool m_running = false;
    int m_columns = 7;
    QLabel *m_summary = nullptr;
    QLabel *m_checked = nullptr;
    QPushButton *m_again = nullptr;
    QGridLayout *m_cells = nullptr;
};

} // namespace Tare
