// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>

namespace Tare {

/// The targets of one step, one a row, then what they come to: the total, the smallest and the largest.
class TargetTableModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TargetTableModel)

public:
    enum Column { Name, Address, Rate, QueryRate, LatencyAvg, Latency95, Latency99, Errors, ColumnCount };
    enum Role {
        SummaryRole = Qt::UserRole + 100, ///< bool: no target of its own
    };

    explicit TargetTableModel(QObject *parent = nullptr);

    void setStep(const StepRecord &step); ///< of one with a single target: no rows
    void clear();
    void retranslate();
    bool isRedis() const { return m_redis; } ///< queries are the operations there

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString name;
        QString address;
        bool summary = false;
        std::optional<double> values[ColumnCount]; ///< from Rate on
    };

    void fill();
    Row targetRow(const TargetRecord &target) const;

    StepRecord m_step; ///< without intervals and samples
    bool m_redis = false;
    QList<Row> m_rows;
};

} // namespace Tare
