// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rowbutton.h"

#include "ui/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace Tare {

RowButton::RowButton(const QString &name, QWidget *parent)
    : QAbstractButton(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(name);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_row->setContentsMargins(4, 0, 4, 1);
    m_row->setSpacing(8);
}

QSize RowButton::sizeHint() const
{
    const QSize inner = m_row->sizeHint();
    return {inner.width(), std::max(inner.height(), 32)};
}

void RowButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const ThemeColors &theme = themeColors();
    if (underMouse() && isEnabled())
        painter.fillRect(rect(), theme.tinted);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.grid);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void RowButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RowButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void RowButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace Tare
