// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/runtable.h"

#include <QAbstractTableModel>

namespace Tare {

/// The table of a sweep as the reports have it: a row a number of threads, the fastest bold and tinted.
class SweepTableModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SweepTableModel)

public:
    explicit SweepTableModel(QObject *parent = nullptr);

    void setTable(const CaseTable &table);
    const CaseTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    CaseTable m_table;
};

} // namespace Tare
