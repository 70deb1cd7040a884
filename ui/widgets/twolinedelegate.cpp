// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/twolinedelegate.h"

#include "ui/environmentstyle.h"
#include "ui/theme.h"
#include "ui/widgets/fittedtext.h"

#include <QPainter>

#include <algorithm>

namespace Tare {

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const ThemeColors &theme = themeColors();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
    const QRect rect = option.rect;
    painter->save();
    painter->fillRect(rect,
                      selected                                             ? theme.accentTint
                          : option.state.testFlag(QStyle::State_MouseOver) ? theme.tinted
                                                                           : theme.content);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hairline);
    if (selected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->drawRect(rect.adjusted(0, 0, -1, -2));
    }

    int left = rect.left() + 12;
    const QVariant slot = index.data(SlotRole);
    const QString icon = index.data(IconNameRole).toString();
    if (slot.isValid()) {
        paintChip(*painter, QRectF(left, rect.center().y() - 13.5, 14, 28), slot.toInt(), theme);
        left += 14 + 10;
    } else if (!icon.isEmpty()) {
        painter->drawPixmap(QRect(left, rect.center().y() - 7, 16, 16),
                            themePixmap(icon, 16, ratio, selected ? IconColor::Link : IconColor::Follow));
        left += 16 + 10;
    }

    int rightTop = rect.right() - 12;
    int rightBottom = rightTop;
    const QFont small = themeFont(TextRole::Small);
    const QFontMetrics smallMetrics(small);
    const int topLine = rect.top() + 7;
    const int bottomLine = rect.center().y() + 2;
    const int lineHeight = rect.height() / 2 - 8;
    const QString stateIcon = index.data(StateIconRole).toString();
    if (!stateIcon.isEmpty()) {
        const auto color = static_cast<IconColor>(index.data(StateColorRole).toInt());
        painter->drawPixmap(QRect(rightTop - 14, topLine + (lineHeight - 14) / 2, 14, 14),
                            themePixmap(stateIcon, 14, ratio, color));
        rightTop -= 14 + 6;
    }
    painter->setFont(small);
    painter->setPen(theme.secondary);
    const auto trailing = [&](const QString &text, int &right, int y) {
        if (text.isEmpty())
            return;
        const int width = smallMetrics.horizontalAdvance(text);
        painter->drawText(QRect(right - width, y, width + 1, lineHeight), Qt::AlignVCenter | Qt::AlignRight,
                          text);
        right -= width + 8;
    };
    trailing(index.data(TrailingTopRole).toString(), rightTop, topLine);
    trailing(index.data(TrailingBottomRole).toString(), rightBottom, bottomLine);

    const QString second = index.data(SecondLineRole).toString();
    painter->drawText(QRect(left, bottomLine, std::max(rightBottom - left, 0), lineHeight),
                      Qt::AlignVCenter | Qt::AlignLeft,
                      fittedParts(second, smallMetrics, std::max(rightBottom - left, 0)));

    QFont font = themeFont(selected ? TextRole::TextBold : TextRole::Text);
    painter->setFont(font);
    painter->setPen(theme.text);
    const QString name = index.data(Qt::DisplayRole).toString();
    painter->drawText(QRect(left, topLine, std::max(rightTop - left, 0), lineHeight),
                      Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetrics(font).elidedText(name, Qt::ElideRight, std::max(rightTop - left, 0)));
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex & /*index*/) const
{
    const int lines =
        QFontMetrics(themeFont(TextRole::Text)).height() + QFontMetrics(themeFont(TextRole::Small)).height();
    return {120, std::max(52, lines + 16)};
}

} // namespace Tare
