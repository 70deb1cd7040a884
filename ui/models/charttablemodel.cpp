// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/charttablemodel.h"

namespace Tare {

ChartTableModel::ChartTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void ChartTableModel::setTable(const ChartTable &table)
{
    beginResetModel();
    m_table = table;
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const QVariant &value = m_table.rows.at(index.row()).at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(m_table, index.row(), index.column());
    case Qt::EditRole:
        return value;
    case Qt::TextAlignmentRole:
        return QVariant((value.typeId() == QMetaType::QString ? Qt::AlignLeft : Qt::AlignRight)
                        | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole) {
        return {};
    }
    return orientation == Qt::Horizontal ? QVariant(m_table.columns.at(section).title)
                                         : QVariant(section + 1);
}

} // namespace Tare
