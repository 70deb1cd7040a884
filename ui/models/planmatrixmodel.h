// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

namespace Tare {

class EnvironmentChecks;
class ProfileDocument;

/// Environments × workloads: column 0 is the star of the baseline, column 1 the environment, then one a
/// workload with a tick for what is measured.
class PlanMatrixModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlanMatrixModel)

public:
    enum Column { StarColumn, EnvironmentColumn, FirstWorkloadColumn };
    enum Role { BaselineRole = Qt::UserRole + 50, ApplicableRole };

    PlanMatrixModel(ProfileDocument &document, EnvironmentChecks &checks, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void makeBaseline(int row);
    void retranslate();

private:
    void refresh();
    bool isApplicable(int row, int column) const;
    bool isIncluded(int row, int column) const;
    ProfileDocument &m_document;
    EnvironmentChecks &m_checks;
    int m_rows = 0;
    int m_columns = FirstWorkloadColumn;
};

} // namespace Tare
