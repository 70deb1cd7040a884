// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pagebutton.h"

#include "ui/theme.h"
#include "ui/widgets/themeicon.h"

#include <QPainter>

namespace Tare {

PageButton::PageButton(const QString &name, const QString &icon, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    setObjectName(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setFixedHeight(36);
}

void PageButton::setTrailing(const QString &text)
{
    if (m_trailing == text)
        return;
    m_trailing = text;
    setAccessibleDescription(text);
    update();
}

void PageButton::setFolded(bool folded)
{
    m_folded = folded;
    setToolTip(folded ? text() : QString());
    updateGeometry();
    update();
}

QSize PageButton::sizeHint() const
{
    return {m_folded ? 40 : 159, 36};
}

void PageButton::paintEvent(QPaintEvent * /*event*/)
{
    const ThemeColors &theme = themeColors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = isChecked() || isDown();
    if (active || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(active ? theme.accentTint : theme.grid);
        painter.drawRoundedRect(rect(), 4, 4);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    const int iconLeft = m_folded ? (width() - 16) / 2 : 10;
    painter.drawPixmap(QRect(iconLeft, (height() - 16) / 2, 16, 16),
                       themePixmap(m_icon, 16, devicePixelRatioF(),
                                   active             ? IconColor::Link
                                       : underMouse() ? IconColor::Text
                                                      : IconColor::Follow));
    if (m_folded)
        return;
    int right = width() - 10;
    if (!m_trailing.isEmpty()) {
        const QFont small = themeFont(TextRole::Small);
        painter.setFont(small);
        painter.setPen(theme.accentText);
        painter.drawText(QRect(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, m_trailing);
        right -= QFontMetrics(small).horizontalAdvance(m_trailing) + 6;
    }
    const QFont font = themeFont(active ? TextRole::TextBold : TextRole::Text);
    painter.setFont(font);
    painter.setPen(active ? theme.accentText : theme.text);
    painter.drawText(QRect(36, 0, right - 36, height()), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(text(), Qt::ElideRight, right - 36));
}

void PageButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PageButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace Tare
