// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/comparisonbars.h"

#include "core/model/numberformat.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

// What held a side back, as a label at the foot of its bar.

void ComparisonBars::drawLimit(QPainter &painter, const QRectF &rect, const BarValue &bar) const
{
    if (bar.limit.isEmpty()) {
        return;
    }
    const ChartStyle &style = chartStyle();
    const qreal height = style.smallLine() + 2;
    const qreal width = std::min(textWidth(style.small(), bar.limit) + 12,
                                 (m_horizontal ? rect.width() : std::max(rect.width(), m_pitch - 8)) - 8);
    if (width < 28 || rect.height() < height + (m_horizontal ? 0 : 8)) {
        return; // the tool tip and the table still say it
    }
    QRectF label(0, 0, std::round(width), std::round(height));
    label.moveCenter(rect.center());
    if (m_horizontal) {
        label.moveLeft(rect.left() + 5);
    } else {
        label.moveBottom(rect.bottom() - 5);
    }
    label.moveTopLeft({std::floor(label.left()) + 0.5, std::floor(label.top()) + 0.5});
    painter.setPen(QPen(style.colors.fieldBorder, 1));
    painter.setBrush(style.colors.content);
    painter.drawRoundedRect(label, 3, 3);
    drawLine(painter, label.adjusted(4, 0, -2, 0), Qt::AlignHCenter | Qt::AlignVCenter, style.small(),
             style.colors.text, bar.limit);
}

} // namespace Tare
