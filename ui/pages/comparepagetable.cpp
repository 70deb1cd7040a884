// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagetable.h"

#include "ui/environmentstyle.h"
#include "ui/models/comparetablemodel.h"
#include "ui/theme.h"
#include "ui/widgets/themeicon.h"
#include "ui/widgets/translated.h"

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

constexpr int cellMargin = 5;   ///< as the style sheet has it for the headers of this table
constexpr int widestSpace = 20; ///< beside the text of a column
constexpr int narrowestSpace = 2 * cellMargin + 2;
constexpr int shortestLabel = 130;
constexpr int lineHeight = 22;

/// What row it is must stay readable: the name of its environment gives way first.
QString fitting(const QModelIndex &index, const QFontMetricsF &metrics, qreal width)
{
    QString text = index.data().toString();
    const QString name = index.data(CompareTableModel::NameRole).toString();
    const qreal over = metrics.horizontalAdvance(text) - width;
    const qsizetype at = index.column() == 0 && !name.isEmpty() ? text.indexOf(name) : -1;
    if (over > 0 && at >= 0) {
        text.replace(at, name.size(),
                     metrics.elidedText(name, Qt::ElideRight, metrics.horizontalAdvance(name) - over));
    }
    return metrics.elidedText(text, Qt::ElideMiddle, width);
}

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
        QRectF place = cell.adjusted(cellMargin, 0, -cellMargin, -1);
        if (index.column() == 0) {
            const QVariant slot = index.data(CompareTableModel::SlotRole);
            if (slot.isValid()) {
                paintChip(*painter, QRectF(place.left(), std::round(place.center().y() - 6), 12, 12),
                          slot.toInt(), colors);
            }
            place.setLeft(place.left() + 24);
            if (!index.data(CompareTableModel::LimitRole).toString().isEmpty()) {
                place.setRight(place.right() - 18); // for its flag
            }
        }
        const QFont font = themeFont(bold ? TextRole::TextBold : TextRole::Text);
        painter->setFont(font);
        painter->setPen(quiet ? colors.secondary : colors.text);
        painter->drawText(place, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                          fitting(index, QFontMetricsF(font), place.width() + 1));
        if (index.column() == 0 && !index.data(CompareTableModel::ReasonRole).toString().isEmpty()) {
            const qreal x = place.left()
                + std::min(QFontMetricsF(font).horizontalAdvance(index.data().toString()) + 8,
                           place.width() - 14);
            const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
            painter->drawPixmap(QPointF(x, std::round(place.center().y() - 7)),
                                themePixmap(QStringLiteral("state-warning"), 14, ratio, IconColor::Warning));
        } else if (index.column() == 0 && !index.data(CompareTableModel::LimitRole).toString().isEmpty()) {
            const qreal x = place.left()
                + std::min(QFontMetricsF(font).horizontalAdvance(index.data().toString()) + 8,
                           place.width() + 4);
            const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
            painter->drawPixmap(QPointF(x, std::round(place.center().y() - 6)),
                                themePixmap(QStringLiteral("flag"), 12, ratio, IconColor::Follow));
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
    horizontalHeader()->setMinimumSectionSize(30); // narrower than any column's own text
    translated(this, [this] { horizontalHeader()->setFont(themeFont(TextRole::Small)); });
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
        if (m_model->kindOf(row) == CompareTableModel::RowKind::Interval
            && m_model->intervalLabelSpan() > 1) {
            setSpan(row, 0, 1, m_model->intervalLabelSpan());
        }
    }
    fitColumns();
}

void ComparePageTable::fitColumns()
{
    const QFontMetrics bold(themeFont(TextRole::TextBold));
    const QFontMetrics plain(themeFont(TextRole::Text));
    const QFontMetrics small(themeFont(TextRole::Small));
    const auto textOf = [this](int row, int column) { return m_model->index(row, column).data().toString(); };
    const auto widthOf = [&](int row, int column) {
        const bool heavy = m_model->kindOf(row) == CompareTableModel::RowKind::Mean
            || m_model->kindOf(row) == CompareTableModel::RowKind::Change;
        return (heavy ? bold : plain).horizontalAdvance(textOf(row, column));
    };
    QList<int> texts{0};
    int shownColumns = 0;
    int numbers = 0;
    for (int column = 1; column < m_model->columnCount(); ++column) {
        int width =
            small.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < m_model->rowCount(); ++row) {
            width = std::max(width, widthOf(row, column));
        }
        texts.append(width);
        if (!isColumnHidden(column)) {
            ++shownColumns;
            numbers += width;
        }
    }
    const auto labelBeside = [&](int space) {
        int label = 140;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            int room = 0;
            if (m_model->kindOf(row) == CompareTableModel::RowKind::Interval) {
                for (int column = 1; column < m_model->intervalLabelSpan(); ++column) {
                    room += isColumnHidden(column) ? 0 : texts.at(column) + space;
                }
            }
            label = std::max(label, widthOf(row, 0) + 24 + 2 * cellMargin - room);
        }
        return label;
    };
    // Columns move together before the labels are cut, and those are cut before the table scrolls.
    int space = widestSpace;
    while (space > narrowestSpace
           && viewport()->width() - numbers - space * shownColumns < labelBeside(space)) {
        --space;
    }
    const int left = viewport()->width() - numbers - space * shownColumns;
    QList<int> widths{left >= labelBeside(space) ? left : std::max(shortestLabel, left)};
    for (int column = 1; column < m_model->columnCount(); ++column) {
        widths.append(texts.at(column) + space);
    }
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
