// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/idlistmodel.h"

namespace Tare {

int IdListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

void IdListModel::syncIds(const QStringList &next)
{
    for (int row = static_cast<int>(m_ids.size()) - 1; row >= 0; --row) {
        if (next.contains(m_ids.at(row)))
            continue;
        beginRemoveRows({}, row, row);
        m_ids.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < next.size(); ++row) {
        if (row < m_ids.size() && m_ids.at(row) == next.at(row))
            continue;
        const auto at = static_cast<int>(m_ids.indexOf(next.at(row)));
        if (at < 0) {
            beginInsertRows({}, row, row);
            m_ids.insert(row, next.at(row));
            endInsertRows();
        } else {
            beginMoveRows({}, at, at, {}, row);
            m_ids.move(at, row);
            endMoveRows();
        }
    }
    allChanged();
}

void IdListModel::allChanged()
{
    if (!m_ids.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_ids.size()) - 1));
}

} // namespace Tare
