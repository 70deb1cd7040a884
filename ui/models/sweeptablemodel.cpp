// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/sweeptablemodel.h"

#include "ui/theme.h"

namespace Tare {

namespace {

Qt::Alignment alignmentOf(int column)
{
    return Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight);
}

} // namespace

SweepTableModel::SweepTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void SweepTableModel::setTable(const CaseTable &table)
{
    beginResetModel();
    m_table = table;
    endResetModel();
}

int SweepTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int SweepTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.header.size());
}

QVariant SweepTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const CaseTable::Row &row = m_table.rows.at(index.row());
    const QString text = row.cells.value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(m_table.header.value(index.column()), text);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(index.column()));
    case Qt::FontRole:
        return themeFont(row.kind == CaseTable::RowKind::Best ? TextRole::TextBold : TextRole::Text);
    case Qt::BackgroundRole:
        return row.kind == CaseTable::RowKind::Best ? QVariant(themeColors().chartTint) : QVariant();
    default:
        return {};
    }
}

QVariant SweepTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return m_table.header.value(section);
    }
    return role == Qt::TextAlignmentRole ? QVariant::fromValue(alignmentOf(section)) : QVariant();
}

} // namespace Tare
