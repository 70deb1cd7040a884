// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/dumpsweeptext.h"
#include "ui/models/comparisonset.h"

#include <QObject>
#include <QSet>
#include <QStringList>

class QTableView;
class QWidget;

namespace Tare {

class ChartView;
class SweepChart;
class SweepTableModel;

/// What the compare page shows of a sweep over numbers of threads: its chart, its table, its sentence.
class ComparePageSweep final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageSweep)

public:
    /// `charts`, `tables`: where the views go.
    ComparePageSweep(QWidget *charts, QWidget *tables);

    /// Whether a case belongs to dumps with several numbers of threads.
    static bool canShow(const ComparisonSet &set, const CompareCase &which);

    /// The dumps, or with a metric of a restore the restores, of the case's workload. `side`: the environment
    /// that the sentence is about.
    void show(const ComparisonSet &set, const CompareCase &which, Metric metric, const QString &side,
              const QSet<QString> &shown);

    SweepChart *picture() const { return m_chart; }
    ChartView *view() const { return m_view; }
    QTableView *table() const;
    const SweepText &text() const { return m_text; }
    /// What the other environments say, a sentence each: their best number, and the change at the best one.
    const QStringList &others() const { return m_others; }

private:
    void copyTable() const;

    SweepChart *m_chart = nullptr;
    ChartView *m_view = nullptr;
    SweepTableModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    SweepText m_text;
    QStringList m_others;
};

} // namespace Tare
