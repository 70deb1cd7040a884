// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/partsbar.h"

#include <QPainter>

namespace Tare {

PartsBar::PartsBar(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(10);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PartsBar::setParts(const QList<Part> &parts)
{
    m_parts = parts;
    update();
}

QColor PartsBar::color(Shade shade)
{
    const ThemeColors &theme = themeColors();
    switch (shade) {
    case Shade::Light:
        return theme.fieldBorder;
    case Shade::Middle:
        return theme.axis;
    case Shade::Accent:
        return theme.accent;
    }
    return theme.axis;
}

void PartsBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    double total = 0;
    int gaps = -1;
    for (const Part &part : m_parts) {
        total += part.size;
        gaps += part.size > 0 ? 1 : 0;
    }
    if (total <= 0)
        return;
    const double room = width() - std::max(gaps, 0) * 2;
    double left = 0;
    for (const Part &part : m_parts) {
        if (part.size <= 0)
            continue;
        const double partWidth = std::max(room * part.size / total, 1.0);
        painter.fillRect(QRectF(left, 0, partWidth, height()), color(part.shade));
        left += partWidth + 2;
    }
}

ShadeMark::ShadeMark(PartsBar::Shade shade, QWidget *parent)
    : QWidget(parent)
    , m_shade(shade)
{
    setFixedSize(10, 10);
}

void ShadeMark::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), PartsBar::color(m_shade));
}

} // namespace Tare
