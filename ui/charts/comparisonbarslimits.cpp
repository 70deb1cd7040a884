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
    const qreal room = (m_horizontal ? rect.width() : std::max(rect.width(), m_pitch - 8)) - 8;
    // in two lines rather than cut off; a bar that lies has the height of one
    const QStringList lines = wrapText(bar.limit, style.small(), room - 8, m_horizontal ? 1 : 2);
    qreal width = 0;
    for (const QString &line : lines) {
        width = std::max(width, textWidth(style.small(), line) + 12);
    }
    width = std::min(width, room);
    const qreal lineHeight = style.smallLine();
    const qreal height = lineHeight * static_cast<qreal>(lines.size()) + 2;
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
    QRectF row = label.adjusted(4, 1, -2, 0);
    row.setHeight(lineHeight);
    for (const QString &line : lines) {
        drawLine(painter, row, Qt::AlignHCenter | Qt::AlignVCenter, style.small(), style.colors.text, line);
        row.translate(0, lineHeight);
    }
}

} // namespace Tare
