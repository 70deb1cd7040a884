// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/bottleneck.h"
#include "core/model/records.h"

#include <QAbstractItemModel>
#include <QList>
#include <QMap>

namespace Tare {

/// The steps of a run in the order they are run, in groups: a repetition where environments take turns, else
/// a case. Groups cannot be selected.
class RunStepsModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunStepsModel)

public:
    enum Role {
        OrderRole = Qt::UserRole + 100,
        GroupRole,      ///< bool
        SlotRole,       ///< int
        StateIconRole,  ///< QString, name of an icon
        StateColorRole, ///< int of IconColor, as the icon asks for it
        ResultRole,     ///< QString: throughput, or how far it came
        ProgressRole,   ///< double 0 … 1 while it runs, else invalid
        RunningRole,    ///< bool
        QuietRole,      ///< bool: not run yet, or without a result
        LimitRole,      ///< QString: what held it back, "Network card"; empty: nothing known
    };

    explicit RunStepsModel(QObject *parent = nullptr);

    /// Rows stay as long as the plan is the same; changed ones say so.
    void setRun(const RunRecord &run);
    void setProgress(int order, double share);
    void retranslate();

    QModelIndex indexOf(int order) const;
    const StepRecord *step(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Group
    {
        int first = 0; ///< among the steps
        int count = 0;
        bool byRepetition = true;
    };

    bool samePlan(const QList<StepRecord> &steps) const;
    void makeGroups();
    QString titleOf(const StepRecord &step) const;
    QString groupTitle(const Group &group) const;
    QString stepTitle(const StepRecord &step, const Group &group) const;
    QString resultText(const StepRecord &step) const;
    QString spoken(const StepRecord &step) const;
    Bottleneck limitOf(const StepRecord &step) const;

    QList<StepRecord> m_steps;  ///< without intervals and samples, but for the last interval's end
    QList<double> m_measured;   ///< seconds measured of a step, from its intervals
    QList<Bottleneck> m_limits; ///< of steps that can tell; else, and where nothing was found, None
    QList<Group> m_groups;
    RunStatus m_runStatus = RunStatus::Running;
    QMap<QString, QString> m_caseTitles;
    QMap<QString, QString> m_shortNames; ///< by environment
    int m_runningOrder = 0;
    double m_progress = 0;
};

} // namespace Tare
