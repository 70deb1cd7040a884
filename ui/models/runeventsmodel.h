// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QAbstractTableModel>
#include <QList>

namespace Tare {

/// What happened in one step (or in all), newest first.
class RunEventsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunEventsModel)

public:
    enum Column { Time, Text, ColumnCount };
    enum Role {
        StateIconRole = Qt::UserRole + 100, ///< QString; empty for mere information
        StateColorRole,
        AtRole, ///< double, seconds from the start of the measurement; invalid outside
    };

    explicit RunEventsModel(QObject *parent = nullptr);

    /// `order`: the step; 0 for the whole run's events.
    void setEvents(const QList<RunEvent> &events, int order);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<RunEvent> m_events;
    int m_order = 0;
};

} // namespace Tare
