// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTableView;

namespace Tare {

class TargetTableModel;

/// The targets of one step side by side, their total, and how equal they are.
class TargetsPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TargetsPanel)

public:
    explicit TargetsPanel(QWidget *parent = nullptr);

    void showStep(const StepRecord &step);
    void clear();
    TargetTableModel *model() const { return m_model; }

private:
    void describe();

    TargetTableModel *m_model;
    QTableView *m_table;
    QLabel *m_fairness;
    std::optional<double> m_index; ///< Jain's
};

} // namespace Tare
