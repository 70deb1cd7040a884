// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/planmatrixdelegate.h"

#include "ui/environmentstyle.h"
#include "ui/models/itemroles.h"
#include "ui/models/planmatrixmodel.h"
#include "ui/theme.h"
#include "ui/widgets/fittedtext.h"
#include "ui/widgets/themeicon.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace Tare {

namespace {

void paintTick(QPainter &painter, const QRectF &box, bool checked, bool focused)
{
    const ThemeColors &theme = themeColors();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(checked || focused ? theme.accent : theme.fieldBorder, focused ? 2 : 1));
    painter.setBrush(checked ? theme.accent : theme.content);
    painter.drawRoundedRect(box, 3, 3);
    if (!checked)
        return;
    painter.setPen(QPen(Qt::white, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {box.topLeft() + QPointF(3.6, 7.8), box.topLeft() + QPointF(6.3, 10.4),
                              box.topLeft() + QPointF(11.3, 4.9)};
    painter.drawPolyline(points, 3);
}

} // namespace

void PlanMatrixDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const ThemeColors &theme = themeColors();
    const QRect rect = option.rect;
    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter->save();
    painter->fillRect(rect, theme.content);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hairline);

    if (index.column() == PlanMatrixModel::StarColumn) {
        const bool baseline = index.data(PlanMatrixModel::BaselineRole).toBool();
        painter->drawPixmap(
            QRect(rect.center().x() - 7, rect.center().y() - 7, 16, 16),
            themePixmap(QStringLiteral("star"), 16, ratio, baseline ? IconColor::Link : IconColor::Disabled));
    } else if (index.column() == PlanMatrixModel::EnvironmentColumn) {
        const int lineHeight = rect.height() / 2 - 6;
        int left = rect.left() + 12;
        paintChip(*painter, QRectF(left, rect.center().y() - 13.5, 14, 28), index.data(SlotRole).toInt(),
                  theme);
        left += 24;
        const int right = rect.right() - 32;
        painter->drawPixmap(QRect(rect.right() - 24, rect.center().y() - 6, 14, 14),
                            themePixmap(index.data(StateIconRole).toString(), 14, ratio,
                                        static_cast<IconColor>(index.data(StateColorRole).toInt())));
        const bool baseline = index.data(PlanMatrixModel::BaselineRole).toBool();
        const QFont nameFont = themeFont(baseline ? TextRole::TextBold : TextRole::Text);
        painter->setFont(nameFont);
        painter->setPen(theme.text);
        painter->drawText(
            QRect(left, rect.top() + 5, right - left, lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(nameFont).elidedText(index.data().toString(), Qt::ElideRight, right - left));
        const QFont small = themeFont(TextRole::Small);
        painter->setFont(small);
        painter->setPen(theme.secondary);
        painter->drawText(
            QRect(left, rect.center().y() + 1, right - left, lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
            fittedParts(index.data(SecondLineRole).toString(), QFontMetrics(small), right - left));
    } else {
        painter->fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), theme.hairline);
        const QVariant state = index.data(Qt::CheckStateRole);
        if (state.isValid()) {
            const int width = std::min(rect.width() - 24, 96);
            const int left = rect.center().x() - width / 2;
            paintTick(*painter, QRectF(left + 0.5, rect.center().y() - 7.5, 15, 15),
                      state.toInt() == Qt::Checked, focused);
            painter->setFont(themeFont(TextRole::Text));
            painter->setPen(state.toInt() == Qt::Checked ? theme.text : theme.secondary);
            painter->drawText(QRect(left + 24, rect.top(), rect.right() - left - 24, rect.height()),
                              Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        }
    }
    if (focused) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.accent, 1));
        painter->drawRect(rect.adjusted(1, 1, -2, -3));
    }
    painter->restore();
}

QSize PlanMatrixDelegate::sizeHint(const QStyleOptionViewItem & /*option*/,
                                   const QModelIndex & /*index*/) const
{
    return {120, 48};
}

bool PlanMatrixDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                     const QStyleOptionViewItem &option, const QModelIndex &index)
{
    bool wanted = false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        wanted = mouse->button() == Qt::LeftButton && option.rect.contains(mouse->position().toPoint());
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        wanted = key == Qt::Key_Space || key == Qt::Key_Select;
    }
    if (!wanted)
        return false;
    if (index.column() == PlanMatrixModel::StarColumn) {
        if (auto *plan = qobject_cast<PlanMatrixModel *>(model))
            plan->makeBaseline(index.row());
        return true;
    }
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid())
        return false;
    return model->setData(index, state.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                          Qt::CheckStateRole);
}

PlanMatrixHeader::PlanMatrixHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
}

QSize PlanMatrixHeader::sizeHint() const
{
    const int lines =
        QFontMetrics(themeFont(TextRole::Text)).height() + QFontMetrics(themeFont(TextRole::Small)).height();
    return {QHeaderView::sizeHint().width(), lines + 10};
}

void PlanMatrixHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const ThemeColors &theme = themeColors();
    painter->save();
    painter->fillRect(rect, theme.content);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hairline);
    painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.hairline);
    const QString title = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    if (section < PlanMatrixModel::FirstWorkloadColumn) {
        painter->setFont(themeFont(TextRole::Small));
        painter->setPen(theme.secondary);
        painter->drawText(rect.adjusted(12, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter, title);
    } else {
        painter->fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), theme.hairline);
        const int width = rect.width() - 16;
        const QFont font = themeFont(TextRole::Text);
        const QFont small = themeFont(TextRole::Small);
        painter->setFont(font);
        painter->setPen(theme.text);
        painter->drawText(QRect(rect.left() + 8, rect.top() + 2, width, rect.height() / 2),
                          Qt::AlignHCenter | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(title, Qt::ElideRight, width));
        painter->setFont(small);
        painter->setPen(theme.secondary);
        painter->drawText(QRect(rect.left() + 8, rect.center().y(), width, rect.height() / 2 - 2),
                          Qt::AlignHCenter | Qt::AlignVCenter,
                          QFontMetrics(small).elidedText(
                              model()->headerData(section, Qt::Horizontal, SecondLineRole).toString(),
                              Qt::ElideRight, width));
    }
    painter->restore();
}

} // namespace Tare
