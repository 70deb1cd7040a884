// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/resultstable.h"

#include "ui/environmentstyle.h"
#include "ui/models/runsmodel.h"
#include "ui/theme.h"
#include "ui/widgets/themeicon.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int lineHeight = 28;

class RunsDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The whole cell is the tick box: a small target is no use in a list.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        if (index.column() != RunsModel::Tick) {
            return QStyledItemDelegate::editorEvent(event, model, option, index);
        }
        if (event->type() == QEvent::MouseButtonRelease
            && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton) {
            const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
            return model->setData(index, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        }
        return event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ThemeColors &colors = themeColors();
        const QRectF cell(option.rect);
        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(cell, selected ? colors.accentTint : colors.content);
        painter->fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), colors.grid);
        const int column = index.column();
        if (column == RunsModel::Tick) {
            painter->restore();
            QStyleOptionViewItem box = option;
            box.rect.adjust(9, 0, 0, 0); // in line with the page's margin
            QStyledItemDelegate::paint(painter, box, index);
            return;
        }
        const qreal middle = cell.center().y() - 0.5;
        QRectF place = cell.adjusted(8, 0, -8, -1);
        if (column == RunsModel::Environments) {
            const auto slotsShown = index.data(RunsModel::SlotsRole).value<QList<int>>();
            qreal x = place.left();
            for (const int slot : slotsShown) {
                if (x + 12 > cell.right()) {
                    break;
                }
                paintChip(*painter, QRectF(x, std::round(middle - 6), 12, 12), slot, colors);
                x += 16;
            }
            painter->restore();
            return;
        }
        if (column == RunsModel::Status) {
            const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
            painter->drawPixmap(
                QPointF(place.left(), std::round(middle - 8)),
                themePixmap(index.data(RunsModel::StateIconRole).toString(), 16, ratio,
                            static_cast<IconColor>(index.data(RunsModel::StateColorRole).toInt())));
            place.setLeft(place.left() + 22);
        }
        const bool small = column == RunsModel::Date || column == RunsModel::Note;
        const QFont font = themeFont(small ? TextRole::Small : TextRole::Text);
        painter->setFont(font);
        painter->setPen(index.data(RunsModel::QuietRole).toBool() ? colors.secondary : colors.text);
        const int alignment = index.data(Qt::TextAlignmentRole).isValid()
            ? index.data(Qt::TextAlignmentRole).toInt()
            : int(Qt::AlignLeft | Qt::AlignVCenter);
        painter->drawText(
            place, alignment | Qt::TextSingleLine,
            QFontMetricsF(font).elidedText(index.data().toString(), Qt::ElideRight, place.width()));
        painter->restore();
    }
};

} // namespace

RunsFilter::RunsFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(RunsModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void RunsFilter::setText(const QString &text)
{
    m_words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RunsFilter::setWorkload(const QString &workload)
{
    m_workload = workload;
    invalidateFilter();
}

void RunsFilter::setMachine(const QString &machine)
{
    m_machine = machine;
    invalidateFilter();
}

void RunsFilter::setStatus(int status)
{
    m_status = status;
    invalidateFilter();
}

bool RunsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = index.data(RunsModel::SearchRole).toString();
    const bool found = std::ranges::all_of(
        m_words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    return found
        && (m_workload.isEmpty() || index.data(RunsModel::WorkloadsRole).toStringList().contains(m_workload))
        && (m_machine.isEmpty() || index.data(RunsModel::MachineRole).toString() == m_machine)
        && (m_status < 0 || index.data(RunsModel::StatusRole).toInt() == m_status);
}

bool RunsFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(RunsModel::SortRole);
    const QVariant b = right.data(RunsModel::SortRole);
    if (a == b) {
        // The newest first among equals, whichever way the column is sorted.
        const bool newer =
            left.data(RunsModel::RunIdRole).toLongLong() > right.data(RunsModel::RunIdRole).toLongLong();
        return sortOrder() == Qt::AscendingOrder ? newer : !newer;
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

RunsTable::RunsTable(QWidget *parent)
    : QTableView(parent)
{
    setObjectName(QStringLiteral("runsTable"));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSortingEnabled(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setItemDelegate(new RunsDelegate(this));
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(lineHeight);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setMinimumSectionSize(40);
}

void RunsTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    sortByColumn(RunsModel::Date, Qt::DescendingOrder);
    fitColumns();
}

void RunsTable::fitColumns()
{
    if (!model()) {
        return;
    }
    const QFontMetrics metrics(themeFont(TextRole::Text));
    const int unit = metrics.horizontalAdvance(QLatin1Char('0'));
    // Fixed columns by their widest text; profile, workload and answer share the rest.
    const int tick = 40;
    const int date =
        QFontMetrics(themeFont(TextRole::Small)).horizontalAdvance(QStringLiteral("30 Nov 2025 00:00")) + 10;
    const int chips = 4 * 16 + 24 + unit;
    const int status = 22 + metrics.horizontalAdvance(QStringLiteral("incomplete")) + 20;
    const int took = metrics.horizontalAdvance(QStringLiteral("10 h 00 min")) + 16;
    const int rest = std::max(viewport()->width() - tick - date - chips - status - took - 1, 60 * unit);
    const auto share = [rest](double part) { return static_cast<int>(rest * part); };
    QHeaderView *header = horizontalHeader();
    header->resizeSection(RunsModel::Tick, tick);
    header->resizeSection(RunsModel::Date, date);
    header->resizeSection(RunsModel::Profile, share(0.22));
    header->resizeSection(RunsModel::Workload, share(0.18));
    header->resizeSection(RunsModel::Environments, chips);
    header->resizeSection(RunsModel::Status, status);
    header->resizeSection(RunsModel::Answer, share(0.50));
    header->resizeSection(RunsModel::Took, took);
    header->resizeSection(RunsModel::Note, rest - share(0.22) - share(0.18) - share(0.50));
}

void RunsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        fitColumns();
    }
}

void RunsTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && currentIndex().isValid()) {
        const QModelIndex box = currentIndex().siblingAtColumn(RunsModel::Tick);
        const bool ticked = box.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        model()->setData(box, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()
        && state() != QAbstractItemView::EditingState) {
        Q_EMIT opened(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void RunsTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && index.column() != RunsModel::Tick && event->button() == Qt::LeftButton) {
        Q_EMIT opened(index);
        event->accept();
        return;
    }
    QTableView::mouseDoubleClickEvent(event);
}

} // namespace Tare
