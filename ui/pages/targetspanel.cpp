// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/targetspanel.h"

#include "core/analysis/targetspread.h"
#include "core/model/numberformat.h"
#include "ui/models/targettablemodel.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace Tare {

namespace {

void copyTable(const QTableView &table)
{
    const QAbstractItemModel &model = *table.model();
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (!table.isColumnHidden(column)) {
            cells.append(model.headerData(column, Qt::Horizontal).toString());
        }
    }
    lines.append(cells.join(QLatin1Char('\t')));
    for (int row = 0; row < model.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column) {
            if (!table.isColumnHidden(column)) {
                cells.append(model.index(row, column).data(Qt::EditRole).toString());
            }
        }
        lines.append(cells.join(QLatin1Char('\t')));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace

TargetsPanel::TargetsPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new TargetTableModel(this))
    , m_table(new QTableView(this))
    , m_fairness(makeValueLabel(TextRole::Small, LabelTone::Secondary, this))
{
    m_table->setObjectName(QStringLiteral("targetTable"));
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(22);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(TargetTableModel::Address, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    auto *copy = new QAction(m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(copy);
    connect(copy, &QAction::triggered, m_table, [this] { copyTable(*m_table); });
    m_fairness->setObjectName(QStringLiteral("targetFairness"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_fairness);
    translated(m_table, [this, copy] {
        m_table->setAccessibleName(tr("Targets of the step"));
        copy->setText(tr("Copy the table"));
        m_model->retranslate();
        describe();
    });
}

void TargetsPanel::showStep(const StepRecord &step)
{
    m_model->setStep(step);
    m_table->setColumnHidden(TargetTableModel::QueryRate, m_model->isRedis());
    const std::optional<TargetSpread> spread = targetSpread(step);
    m_index = spread ? spread->jain : std::nullopt;
    describe();
}

void TargetsPanel::clear()
{
    m_model->clear();
    m_index.reset();
    describe();
}

void TargetsPanel::describe()
{
    m_fairness->setText(m_index ? tr("Fairness between the targets: Jain index %1. At 1 each got the same; "
                                     "at 1 divided by their number one got everything.")
                                      .arg(formatFixed(*m_index, 3))
                                : QString());
    m_fairness->setVisible(m_index.has_value());
}

} // namespace Tare
