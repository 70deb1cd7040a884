// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagetable.h"

#include "ui/environmentstyle.h"
#include "ui/models/comparetablemodel.h"
#include "ui/theme.h"
#include "ui/widgets/themeicon.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int lineHeight = 22;

class NumbersDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ThemeColors &colors = themeColors();
        const auto kind =
            static_cast<CompareTableModel::RowKind>(index.data(CompareTableModel::KindRole).toInt());
        const bool bold =
            kind == CompareTableModel::RowKind::Mean || kind == CompareTableModel::RowKind::Change;
        const bool quiet = index.data(CompareTableModel::QuietRole).toBool();
        const QRectF cell(option.rect);
        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(cell,
                          selected                                       ? colors.accentTint
                              : kind == CompareTableModel::RowKind::Mean ? colors.tinted
                                                                         : colors.content);
        painter->fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), colors.grid);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(colors.accent, 1));
            painter->drawRect(cell.adjusted(0.5, 0.5, -0.5, -1.5));
        }
        QRectF place = cell.adjusted(8, 0, -8, -1);
        if (index.column() == 0) {
            const QVariant slot = index.data(CompareTableModel::SlotRole);
            if (slot.isValid()) {
                paintChip(*painter, QRectF(place.left(), std::round(place.center().y() - 6), 12, 12),
                          slot.toInt(), colors);
            }
            place.setLeft(place.left() + 24);
        }
        const QFont font = themeFont(bold ? TextRole::TextBold : TextRole::Text);
        painter->setFont(font);
        painter->setPen(quiet ? colors.secondary : colors.text);
        painter->drawText(
            place, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
            QFontMetricsF(font).elidedText(index.data().toString(), Qt::ElideRight, place.width() + 1));
        if (index.column() == 0 && !index.data(CompareTableModel::ReasonRole).toString().isEmpty()) {
            const qreal x = place.left()
                + std::min(QFontMetricsF(font).horizontalAdvance(index.data().toString()) + 8,
                           place.width() - 14);
            const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
            painter->drawPixmap(QPointF(x, std::round(place.center().y() - 7)),
                                themePixmap(QStringLiteral("state-warning"), 14, ratio, IconColor::Warning));
        }
        painter->restore();
    }
};

} // namespace

ComparePageTable::ComparePageTable(CompareTableModel *model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("numbersTable"));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setItemDelegate(new NumbersDelegate(this));
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setModel(model);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(lineHeight);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(50);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this,
            &ComparePageTable::showColumnMenu);
    connect(model, &QAbstractItemModel::modelReset, this, &ComparePageTable::shape);
}

void ComparePageTable::shape()
{
    clearSpans();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        setColumnHidden(column, m_model->isUsualColumn(column) == m_switched.contains(title));
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->kindOf(row) == CompareTableModel::RowKind::Interval && m_model->columnCount() > 2) {
            setSpan(row, 0, 1, 2); // there is no interval of a total: its label takes the place
        }
    }
    fitColumns();
}

void ComparePageTable::fitColumns()
{
    const QFontMetrics metrics(themeFont(TextRole::TextBold));
    const QFontMetrics plain(themeFont(TextRole::Text));
    int numbers = 0;
    QList<int> widths{0};
    for (int column = 1; column < m_model->columnCount(); ++column) {
        int width =
            plain.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < m_model->rowCount(); ++row) {
            width = std::max(width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        }
        widths.append(width + 20);
        numbers += isColumnHidden(column) ? 0 : width + 20;
    }
    int label = 120;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool spans = m_model->kindOf(row) == CompareTableModel::RowKind::Interval;
        const int text = metrics.horizontalAdvance(m_model->index(row, 0).data().toString()) + 44;
        label = std::max(label, spans ? text - widths.value(1) : text);
    }
    // What is left over goes to the labels; too little is scrolled.
    widths[0] = std::max(std::min(label, 360), viewport()->width() - numbers);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        horizontalHeader()->resizeSection(column, widths.at(column));
    }
}

void ComparePageTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void ComparePageTable::showColumnMenu(const QPoint &position)
{
    QMenu menu(this);
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QAction *action = menu.addAction(title);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, title] {
            if (!m_switched.remove(title)) {
                m_switched.insert(title);
            }
            shape();
        });
    }
    menu.exec(horizontalHeader()->mapToGlobal(position));
}

QString ComparePageTable::selectionText() const
{
    QList<int> rows;
    const auto selected = selectionModel()->selectedRows();
    for (const QModelIndex &index : selected) {
        rows.append(index.row());
    }
    if (rows.size() < 2) { // one row is where the cursor happens to be
        rows.clear();
        for (int row = 0; row < m_model->rowCount(); ++row) {
            rows.append(row);
        }
    }
    std::ranges::sort(rows);
    QList<int> columns;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (!isColumnHidden(column)) {
            columns.append(column);
        }
    }
    return m_model->toText(rows, columns);
}

void ComparePageTable::copySelection() const
{
    QGuiApplication::clipboard()->setText(selectionText());
}

void ComparePageTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace Tare
