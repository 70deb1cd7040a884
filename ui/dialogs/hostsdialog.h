// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace Tare {

class MachineStatus;

/// The machines that load and servers run on: this computer, what it is, how it is set and what was found on
/// it.
class HostsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit HostsDialog(MachineStatus &machine, QWidget *parent = nullptr);

    /// All that is shown, as lines of "name<tab>value".
    QString text() const;

private:
    void refresh();
    void addFacts(const QString &title, const QString &prefix);
    void addFound();
    void addLine(const QString &name, QWidget *mark, const QString &value, const QString &more);

    MachineStatus &m_machine;
    Facts m_facts;
    QLabel *m_checked = nullptr;
    QVBoxLayout *m_body = nullptr;
    QGridLayout *m_grid = nullptr; ///< of the part that is being filled
    QStringList m_lines;
};

} // namespace Tare
