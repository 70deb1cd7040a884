// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runviewsteps.h"

#include "ui/environmentstyle.h"
#include "ui/models/runstepsmodel.h"
#include "ui/theme.h"
#include "ui/widgets/themeicon.h"

#include <QHeaderView>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int rowHeight = 24;
constexpr qreal leftMargin = 8;
constexpr qreal rightMargin = 10;
constexpr qreal progressWidth = 40;

} // namespace

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int text = QFontMetrics(themeFont(TextRole::Text)).height() + 4;
    return {option.rect.width(), std::max(rowHeight, text)};
}

void StepDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const ThemeColors &colors = themeColors();
    const QRectF row(option.rect);
    painter->save();
    const qreal numberWidth =
        QFontMetricsF(themeFont(TextRole::Small)).horizontalAdvance(QStringLiteral("00"));
    const qreal iconLeft = row.left() + leftMargin + numberWidth + 6;
    if (index.data(RunStepsModel::GroupRole).toBool()) {
        if (index.row() > 0) {
            painter->fillRect(QRectF(row.left(), row.top(), row.width(), 1), colors.hairline);
        }
        const QFont font = themeFont(TextRole::Small);
        painter->setFont(font);
        painter->setPen(colors.secondary);
        const QRectF place(iconLeft, row.top(), row.right() - iconLeft - 4, row.height());
        painter->drawText(
            place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetricsF(font).elidedText(index.data().toString(), Qt::ElideMiddle, place.width()));
        painter->restore();
        return;
    }
    const bool running = index.data(RunStepsModel::RunningRole).toBool();
    const bool quiet = index.data(RunStepsModel::QuietRole).toBool();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (running || selected) {
        painter->fillRect(
            row, running || option.state.testFlag(QStyle::State_Active) ? colors.accentTint : colors.tinted);
    }
    if (selected) {
        painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), colors.accent);
    }
    painter->setFont(themeFont(TextRole::Small));
    painter->setPen(colors.secondary);
    painter->drawText(QRectF(row.left() + leftMargin, row.top(), numberWidth, row.height()),
                      Qt::AlignRight | Qt::AlignVCenter, index.data(RunStepsModel::OrderRole).toString());

    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
    const QPixmap icon =
        themePixmap(index.data(RunStepsModel::StateIconRole).toString(), 16, ratio,
                    static_cast<IconColor>(index.data(RunStepsModel::StateColorRole).toInt()));
    painter->drawPixmap(QPointF(iconLeft, std::round(row.center().y() - 8)), icon);
    const qreal chipLeft = iconLeft + 16 + 6;
    painter->setOpacity(quiet ? 0.75 : 1);
    paintChip(*painter, QRectF(chipLeft, std::round(row.center().y() - 6), 12, 12),
              index.data(RunStepsModel::SlotRole).toInt(), colors);
    painter->setOpacity(1);

    const QVariant progress = index.data(RunStepsModel::ProgressRole);
    const QString result = index.data(RunStepsModel::ResultRole).toString();
    const QFont resultFont = themeFont(TextRole::Text);
    const qreal right = row.right() - rightMargin;
    qreal resultWidth = QFontMetricsF(resultFont).horizontalAdvance(result);
    if (progress.isValid()) {
        resultWidth = progressWidth;
        const QRectF bar(right - progressWidth, std::round(row.center().y() - 3), progressWidth, 6);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colors.dark ? colors.fieldBorder : colors.axis);
        painter->setOpacity(0.6);
        painter->drawRoundedRect(bar, 3, 3);
        painter->setOpacity(1);
        painter->setBrush(colors.accent);
        const double share = std::clamp(progress.toDouble(), 0.0, 1.0);
        painter->setClipRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()));
        painter->drawRoundedRect(bar, 3, 3);
        painter->setClipping(false);
    } else {
        painter->setFont(resultFont);
        painter->setPen(quiet ? colors.secondary : colors.text);
        painter->drawText(QRectF(right - resultWidth - 1, row.top(), resultWidth + 1, row.height()),
                          Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, result);
    }
    if (!index.data(RunStepsModel::LimitRole).toString().isEmpty()) {
        resultWidth += 18;
        painter->drawPixmap(QPointF(right - resultWidth, std::round(row.center().y() - 6)),
                            themePixmap(QStringLiteral("flag"), 12, ratio, IconColor::Follow));
    }
    const qreal nameLeft = chipLeft + 12 + 7;
    const QFont nameFont = themeFont(running ? TextRole::TextBold : TextRole::Text);
    painter->setFont(nameFont);
    painter->setPen(quiet ? colors.secondary : colors.text);
    const QRectF name(nameLeft, row.top(), right - resultWidth - 8 - nameLeft, row.height());
    painter->drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetricsF(nameFont).elidedText(index.data().toString(), Qt::ElideRight, name.width()));
    painter->restore();
}

StepList::StepList(QWidget *parent)
    : QTreeView(parent)
{
    setObjectName(QStringLiteral("stepList"));
    setHeaderHidden(true);
    setIndentation(0);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new StepDelegate(this));
    header()->setStretchLastSection(true);
}

void StepList::setModel(QAbstractItemModel *model)
{
    QTreeView::setModel(model);
    expandAll();
    if (model) {
        connect(model, &QAbstractItemModel::modelReset, this, &QTreeView::expandAll);
    }
}

void StepList::drawBranches(QPainter *, const QRect &, const QModelIndex &) const { }

} // namespace Tare
