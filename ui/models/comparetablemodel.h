// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/comparisonset.h"

#include <QAbstractTableModel>
#include <QSet>

#include <functional>
#include <optional>

namespace Tare {

/// The numbers of one case in the published shape: each side's runs and their mean, then its change against
/// the baseline (of the means) and the interval of it (of the geometric means).
class CompareTableModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareTableModel)

public:
    enum class RowKind { Run, Mean, Change, Interval, Published, PublishedChange };
    enum Role {
        KindRole = Qt::UserRole + 100, ///< int of RowKind
        SlotRole,                      ///< int: the chip in the first row of a side; else invalid
        QuietRole,                     ///< bool
        ReasonRole,                    ///< QString: why a run has no numbers
        NameRole,                      ///< QString: the environment in the first column's text
        LimitRole,                     ///< QString: what held a run, or most of them, back
    };

    explicit CompareTableModel(QObject *parent = nullptr);

    /// `published`: steps that stand beside those of the set (see publishedFiguresFor()); their means.
    void setCase(const ComparisonSet &set, const CompareCase &which, const QSet<QString> &shown,
                 const QList<StepRecord> &published = {});
    void clear();
    bool isUsualColumn(int column) const; ///< the others are there to be switched on
    int intervalLabelSpan() const;        ///< columns that an interval row's label may take
    RowKind kindOf(int row) const { return m_rows.at(row).kind; }

    /// Tab-separated with '.' and full precision, the given columns.
    QString toText(const QList<int> &rows, const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Column
    {
        QString title;
        std::function<std::optional<double>(const StepRecord &)> value;
        int decimals = 2;
        std::optional<Metric> metric;
        bool usual = true;
    };
    struct Cell
    {
        std::optional<double> value; ///< number, or share of a change
        std::optional<double> high;  ///< of an interval
        bool reliable = true;
    };
    struct Row
    {
        RowKind kind = RowKind::Run;
        QString label;
        QString name; ///< of the environment in the label; may be empty
        std::optional<int> slot;
        QString reason;
        QString limit;     ///< "Network card"
        QString limitText; ///< with the evidence
        bool quiet = false;
        QList<Cell> cells; ///< one a column after the first
    };

    /// `empties`: something came back empty, which has a column of its own then.
    static QList<Column> columnsFor(const CompareCase &of, bool empties);
    void showMachineColumns(const ComparisonSet &set, const CompareCase &which);
    void addRuns(const ComparisonSet &set, const CompareCase &which, const CompareSide &side);
    void addPublished(const CompareCase &which, const CompareSide &side, const QString &baseline,
                      const QList<StepRecord> &published);
    void addChange(const ComparisonSet &set, const CompareCase &which, const CompareSide &side, bool named);
    QString cellText(const Row &row, int column) const;
    QString plainText(const Row &row, int column) const;

    QList<Column> m_columns;
    QList<Row> m_rows;
};

} // namespace Tare
