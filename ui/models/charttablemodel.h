// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/charttable.h"

#include <QAbstractTableModel>

namespace Tare {

/// The numbers of a chart for a table view. EditRole holds them raw.
class ChartTableModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartTableModel)

public:
    explicit ChartTableModel(QObject *parent = nullptr);

    void setTable(const ChartTable &table);
    const ChartTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChartTable m_table;
};

} // namespace Tare
