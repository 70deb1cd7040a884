// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/publishedfigures.h"
#include "ui/charts/charttable.h"
#include "ui/models/comparisonset.h"

#include <QSet>
#include <QWidget>

#include <optional>

class QCheckBox;
class QStackedWidget;
class QTableView;

namespace Tare {

class ChartTableModel;
class CompareTableModel;
class ComparePageTable;

/// Below the chart: the numbers of one case in the published shape, or those of its cost ladder.
class ComparePageNumbers final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageNumbers)

public:
    explicit ComparePageNumbers(QWidget *parent = nullptr);

    void showSet(const ComparisonSet &set); ///< looks for published figures of it
    void showCase(const ComparisonSet &set, const CompareCase &which, const QSet<QString> &shown);
    void showLadder(const ChartTable &rungs);
    int ladderHeight() const;          ///< pixels that show all its rows
    void showTable(QTableView *table); ///< that somebody else fills; it is taken in
    void clear();

Q_SIGNALS:
    void publishedToggled(); ///< the case is to be shown again

private:
    QTableView *makeRungTable();
    void switchTo(QWidget *table);

    QStackedWidget *m_tables = nullptr;
    CompareTableModel *m_numbers = nullptr;
    ComparePageTable *m_table = nullptr;
    ChartTableModel *m_rungs = nullptr;
    QTableView *m_rungTable = nullptr;
    QCheckBox *m_published = nullptr; ///< there only where there are published figures
    std::optional<PublishedFigures> m_figures;
};

} // namespace Tare
