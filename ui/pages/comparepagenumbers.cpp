// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagenumbers.h"

#include "ui/charts/ladderchart.h"
#include "ui/models/charttablemodel.h"
#include "ui/models/comparetablemodel.h"
#include "ui/pages/comparepagetable.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace Tare {

namespace {

/// A title above a column of short numbers, broken near its middle so that all columns fit.
QString inTwoLines(QString title)
{
    const qsizetype middle = title.size() / 2;
    const qsizetype before = title.lastIndexOf(QLatin1Char(' '), middle);
    const qsizetype after = title.indexOf(QLatin1Char(' '), middle);
    const qsizetype at = after < 0 || (before >= 0 && middle - before < after - middle) ? before : after;
    if (title.size() > 8 && at >= 0) {
        title[at] = QLatin1Char('\n');
    }
    return title;
}

} // namespace

ComparePageNumbers::ComparePageNumbers(QWidget *parent)
    : QWidget(parent)
{
    useContentBackground(this);
    m_numbers = new CompareTableModel(this);
    m_table = new ComparePageTable(m_numbers, this);
    translated(m_table, [this] { m_table->setAccessibleName(tr("Numbers of the runs")); });
    m_published = new QCheckBox(this);
    m_published->setObjectName(QStringLiteral("showPublished"));
    translated(m_published, [this] {
        m_published->setText(tr("Show published figures"));
        m_published->setFont(themeFont(TextRole::Small));
    });
    m_published->hide();
    connect(m_published, &QCheckBox::toggled, this, &ComparePageNumbers::publishedToggled);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->setSpacing(4);
    layout->addWidget(m_published);
    m_tables = new QStackedWidget(this);
    m_tables->addWidget(m_table);
    m_tables->addWidget(makeRungTable());
    layout->addWidget(m_tables);
    switchTo(m_table);
}

QTableView *ComparePageNumbers::makeRungTable()
{
    m_rungs = new ChartTableModel(this);
    m_rungTable = new QTableView(this);
    m_rungTable->setObjectName(QStringLiteral("ladderTable"));
    m_rungTable->setModel(m_rungs);
    m_rungTable->setShowGrid(false);
    m_rungTable->setFrameShape(QFrame::NoFrame);
    m_rungTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rungTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rungTable->setTabKeyNavigation(false);
    m_rungTable->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rungTable->verticalHeader()->hide();
    m_rungTable->horizontalHeader()->setHighlightSections(false);
    m_rungTable->horizontalHeader()->setStretchLastSection(true);
    translated(m_rungTable, [this] {
        m_rungTable->setAccessibleName(tr("Numbers of the cost ladder"));
        m_rungTable->horizontalHeader()->setFont(themeFont(TextRole::Small));
    });
    return m_rungTable;
}

/// The published figures of the same cases in the same kinds of environment, where there are any.
void ComparePageNumbers::showSet(const ComparisonSet &set)
{
    m_figures = publishedFiguresFor(set.record());
    m_published->setVisible(m_figures.has_value());
    if (m_figures) {
        m_published->setToolTip(m_figures->source.description.toHtmlEscaped());
        m_published->setAccessibleDescription(m_figures->source.title);
    }
}

void ComparePageNumbers::showCase(const ComparisonSet &set, const CompareCase &which,
                                  const QSet<QString> &shown)
{
    const bool beside = m_figures && m_published->isChecked();
    m_numbers->setCase(set, which, shown, beside ? m_figures->steps : QList<StepRecord>());
    switchTo(m_table);
}

void ComparePageNumbers::showLadder(const ChartTable &rungs)
{
    ChartTable table = rungs;
    for (ChartTable::Column &column : table.columns) {
        column.title = inTwoLines(column.title);
    }
    m_rungs->setTable(table);
    m_rungTable->resizeColumnsToContents();
    for (int i = 0; i < LadderChart::cpuColumns; ++i) { // drawn beside the table
        m_rungTable->setColumnHidden(LadderChart::firstCpuColumn + i, true);
    }
    switchTo(m_rungTable);
}

int ComparePageNumbers::ladderHeight() const
{
    return m_rungTable->horizontalHeader()->sizeHint().height() + m_rungTable->verticalHeader()->length()
        + m_rungTable->horizontalScrollBar()->sizeHint().height() + 2;
}

void ComparePageNumbers::clear()
{
    m_numbers->clear();
    switchTo(m_table);
}

void ComparePageNumbers::showTable(QTableView *table)
{
    if (m_tables->indexOf(table) < 0) {
        m_tables->addWidget(table);
    }
    switchTo(table);
}

void ComparePageNumbers::switchTo(QWidget *table)
{
    m_tables->setCurrentWidget(table);
    m_published->setVisible(m_figures && table == m_table);
}

} // namespace Tare
