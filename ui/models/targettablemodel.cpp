// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/targettablemodel.h"

#include "core/model/numberformat.h"
#include "ui/models/topologywords.h"

#include <QFont>

#include <algorithm>
#include <cmath>

namespace Tare {

TargetTableModel::TargetTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void TargetTableModel::setStep(const StepRecord &step)
{
    m_step = step;
    m_step.intervals.clear();
    m_step.hostSamples.clear();
    m_redis = step.caseKey.startsWith(QLatin1String("redis:"));
    fill();
}

void TargetTableModel::clear()
{
    m_step = {};
    fill();
}

void TargetTableModel::retranslate()
{
    fill();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

TargetTableModel::Row TargetTableModel::targetRow(const TargetRecord &target) const
{
    Row row;
    row.address = target.database.isEmpty() || target.address.isEmpty()
        ? target.address + target.database
        : tr("%1 / %2", "address, its schema or database").arg(target.address, target.database);
    row.values[Rate] = target.rate();
    row.values[QueryRate] = target.queryRate();
    if (target.seconds > 0) {
        row.values[Errors] = static_cast<double>(target.totals.errors);
    }
    if (const std::optional<LatencySummary> latency = summarise(target.histogram)) {
        row.values[LatencyAvg] = latency->avg;
        row.values[Latency95] = latency->p95;
        row.values[Latency99] = latency->p99;
    }
    return row;
}

void TargetTableModel::fill()
{
    beginResetModel();
    m_rows.clear();
    const QStringList names = targetNames(m_step, m_redis);
    if (m_step.targets.size() > 1) {
        for (qsizetype i = 0; i < m_step.targets.size(); ++i) {
            Row row = targetRow(m_step.targets.at(i));
            row.name = names.at(i);
            m_rows.append(row);
        }
        const auto count = m_rows.size();
        Row total;
        total.name = tr("Total");
        total.summary = true;
        total.values[Rate] = m_step.rate();
        total.values[QueryRate] = m_step.queryRate();
        if (const auto latency = m_step.latency()) {
            total.values[LatencyAvg] = latency->avg;
            total.values[Latency95] = latency->p95;
            total.values[Latency99] = latency->p99;
        }
        if (const auto errors = m_step.counted(&LoadCounters::errors)) {
            total.values[Errors] = static_cast<double>(*errors);
        }
        Row smallest;
        smallest.name = tr("Smallest");
        smallest.summary = true;
        Row largest;
        largest.name = tr("Largest");
        largest.summary = true;
        for (int column = Rate; column < ColumnCount; ++column) {
            for (qsizetype i = 0; i < count; ++i) {
                if (const auto &value = m_rows.at(i).values[column]) {
                    smallest.values[column] = std::min(smallest.values[column].value_or(*value), *value);
                    largest.values[column] = std::max(largest.values[column].value_or(*value), *value);
                }
            }
        }
        m_rows.append({total, smallest, largest});
    }
    endResetModel();
}

int TargetTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TargetTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TargetTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Row &row = m_rows.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        if (column == Name) {
            return row.name;
        }
        if (column == Address) {
            return row.address;
        }
        if (!row.values[column]) {
            return row.summary ? QString() : QStringLiteral("–");
        }
        return column == Errors ? formatCount(std::llround(*row.values[column]))
                                : formatFixed(*row.values[column], 2);
    case Qt::EditRole:
        if (column == Name) {
            return row.name;
        }
        if (column == Address) {
            return row.address;
        }
        return row.values[column] ? QVariant(*row.values[column]) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(column <= Address ? Qt::AlignLeft | Qt::AlignVCenter
                                          : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.summary);
        return font;
    }
    case SummaryRole:
        return row.summary;
    default:
        return {};
    }
}

QVariant TargetTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant(section <= Address ? Qt::AlignLeft | Qt::AlignVCenter
                                           : Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Target");
    case Address:
        return m_redis ? tr("Address / database") : tr("Address / schema");
    case Rate:
        return m_redis ? tr("Requests/s") : tr("Transactions/s");
    case QueryRate:
        return tr("Queries/s");
    case LatencyAvg:
        return tr("Average, ms");
    case Latency95:
        return tr("95 %, ms");
    case Latency99:
        return tr("99 %, ms");
    case Errors:
        return tr("Errors");
    default:
        return {};
    }
}

} // namespace Tare
