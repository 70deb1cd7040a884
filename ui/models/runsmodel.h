// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/results/resultstore.h"

#include <QAbstractTableModel>
#include <QList>
#include <QSet>

#include <optional>

namespace Tare {

/// The list of runs, each with its answer. Ticks are kept by run, also when the list is read again.
class RunsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunsModel)

public:
    enum Column { Tick, Date, Profile, Workload, Environments, Status, Answer, Took, Note, ColumnCount };
    enum Role {
        RunIdRole = Qt::UserRole + 100,
        SortRole,
        SlotsRole,      ///< QList<int>, chips
        StateIconRole,  ///< QString
        StateColorRole, ///< int of IconColor
        QuietRole,      ///< bool: no answer, only what there is
        SearchRole,     ///< QString, everything that can be searched for
        WorkloadsRole,  ///< QStringList
        MachineRole,    ///< QString
        StatusRole,     ///< int of RunStatus
    };

    explicit RunsModel(QObject *parent = nullptr);

    /// Newest first; rows are added, removed and changed one by one, so that selection and place stay.
    void setRuns(const QList<RunSummary> &runs);
    void retranslate();

    const RunSummary *run(qint64 id) const;
    int rowOf(qint64 id) const;   ///< −1: none
    QList<qint64> ticked() const; ///< in the order of the list
    void setTicked(qint64 id, bool ticked);
    void clearTicks();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void ticksChanged();
    void renameRequested(qint64 id, const QString &name); ///< typed in the table
    void noteRequested(qint64 id, const QString &note);

private:
    struct Row
    {
        RunSummary summary;
        QStringList workloads;
        QStringList environmentNames;
        QList<int> slotsShown;
        QString answer;
        bool quiet = false;
        std::optional<double>
            seconds; ///< it took, without the time that it lay between an end and a resuming
    };

    static Row makeRow(const RunSummary &summary);
    QVariant display(const Row &row, int column) const;
    QVariant sortValue(const Row &row, int column) const;

    QList<Row> m_rows;
    QSet<qint64> m_ticked;
};

/// Colour of a status's icon, as int of IconColor.
int runStatusColor(RunStatus status);

} // namespace Tare
