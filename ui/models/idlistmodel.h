// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QStringList>

namespace Tare {

/// A list whose rows are known by ids and follow a document: a change becomes row removals, moves and
/// insertions, so that the selection stays with its row.
class IdListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QString idAt(int row) const { return m_ids.value(row); }
    int rowOf(const QString &id) const { return static_cast<int>(m_ids.indexOf(id)); }

protected:
    void syncIds(const QStringList &next);
    void allChanged();
    const QStringList &ids() const { return m_ids; }

private:
    QStringList m_ids;
};

} // namespace Tare
