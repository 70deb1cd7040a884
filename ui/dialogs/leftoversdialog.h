// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/leftovers.h"

#include <QDialog>
#include <QList>

class QTreeWidget;
class QPushButton;

namespace Tare {

class MessagePanel;

/// What an interrupted run left behind, each with a tick. Keeping is the safe answer and the default.
class LeftoversDialog final : public QDialog
{
    Q_OBJECT

public:
    LeftoversDialog(MachineContext &context, const QList<Leftover> &leftovers, QWidget *parent = nullptr);

private:
    void removeNext();
    QString headline() const;
    static QString kindText(const Leftover &leftover);

    MachineContext &m_context;
    QList<Leftover> m_leftovers;
    QList<Leftover> m_toRemove;
    QTreeWidget *m_list;
    MessagePanel *m_problem;
    QPushButton *m_remove;
    QPushButton *m_keep;
};

} // namespace Tare
