// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartstyle.h"

#include "ui/environmentstyle.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScreen>
#include <QTextBoundaryFinder>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

QFont pixelFont(const QString &family, qreal pixels, bool bold)
{
    QFont font = QApplication::font();
    if (!family.isEmpty()) {
        font.setFamily(family);
    }
    font.setPixelSize(std::max(6, qRound(pixels)));
    font.setBold(bold);
    return font;
}

} // namespace

ChartStyle ChartStyle::forScreen(const QWidget *widget)
{
    ChartStyle style;
    style.colors = themeColors();
    const QFont font = QApplication::font();
    style.family = font.family();
    const qreal dpi = widget ? widget->logicalDpiY() : 96;
    style.textSize = font.pointSizeF() > 0 ? font.pointSizeF() * dpi / 72 : font.pixelSize();
    style.pixelRatio = widget ? widget->devicePixelRatioF() : 1;
    return style;
}

ChartStyle ChartStyle::forExport(bool presentTheme, qreal pixelRatio, bool vector)
{
    ChartStyle style;
    style.colors = presentTheme ? themeColors() : lightColors();
    style.family = QApplication::font().family();
    style.textSize = 13;
    style.pixelRatio = pixelRatio;
    style.vector = vector;
    return style;
}

QFont ChartStyle::small() const
{
    return pixelFont(family, textSize * 0.9, false);
}

QFont ChartStyle::smallBold() const
{
    return pixelFont(family, textSize * 0.9, true);
}

QFont ChartStyle::text() const
{
    return pixelFont(family, textSize, false);
}

QFont ChartStyle::bold() const
{
    return pixelFont(family, textSize, true);
}

QFont ChartStyle::title() const
{
    return pixelFont(family, textSize * 1.3, true);
}

bool ChartStyle::operator==(const ChartStyle &other) const
{
    return colors.dark == other.colors.dark && colors.content == other.colors.content
        && family == other.family && textSize == other.textSize && pixelRatio == other.pixelRatio
        && vector == other.vector;
}

qreal textWidth(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

void drawHatch(QPainter &painter, const QRectF &rect, const QColor &color, qreal distance, qreal width)
{
    if (rect.width() <= 0 || rect.height() <= 0) {
        return;
    }
    painter.save();
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    // A line rising to the right: x + y is constant. Multiples of the distance, so that neighbours join.
    const qreal first = std::ceil((rect.left() + rect.top()) / distance) * distance;
    for (qreal sum = first; sum < rect.right() + rect.bottom(); sum += distance) {
        const qreal x1 = std::max(rect.left(), sum - rect.bottom());
        const qreal x2 = std::min(rect.right(), sum - rect.top());
        if (x2 > x1) {
            painter.drawLine(QPointF(x1, sum - x1), QPointF(x2, sum - x2));
        }
    }
    painter.restore();
}

void drawLine(QPainter &painter, const QRectF &rect, int flags, const QFont &font, const QColor &color,
              const QString &text)
{
    painter.setFont(font);
    painter.setPen(color);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 1);
    painter.drawText(rect, flags | Qt::TextSingleLine | Qt::TextDontClip, shown);
}

QStringList wrapText(const QString &text, const QFont &font, qreal width, int lines)
{
    const QFontMetricsF metrics(font);
    QStringList result;
    QString rest = text.simplified();
    while (!rest.isEmpty()) {
        if (metrics.horizontalAdvance(rest) <= width) {
            result.append(rest);
            break;
        }
        if (result.size() + 1 >= lines) {
            result.append(metrics.elidedText(rest, Qt::ElideRight, width));
            break;
        }
        const auto longestFit = [&](QTextBoundaryFinder::BoundaryType type) {
            QTextBoundaryFinder finder(type, rest);
            qsizetype fit = 0;
            for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary()) {
                if (metrics.horizontalAdvance(rest.left(at).trimmed()) > width) {
                    break;
                }
                fit = at;
            }
            return fit;
        };
        qsizetype cut = longestFit(QTextBoundaryFinder::Line);
        if (cut <= 0) {
            cut = std::max<qsizetype>(1, longestFit(QTextBoundaryFinder::Grapheme));
        }
        result.append(rest.left(cut).trimmed());
        rest = rest.mid(cut).trimmed();
    }
    return result;
}

void fillEnvironment(QPainter &painter, const QRectF &rect, int slot, const ChartStyle &style)
{
    if (rect.isEmpty()) {
        return;
    }
    if (!style.vector) {
        painter.save();
        painter.setBrushOrigin(rect.topLeft());
        painter.fillRect(rect, environmentBrush(slot, style.colors, style.pixelRatio));
        painter.restore();
        return;
    }
    painter.fillRect(rect, environmentColor(slot, style.colors));
    const QBrush brush = environmentBrush(slot, style.colors, 4);
    if (brush.style() != Qt::TexturePattern) {
        return;
    }
    // SVG output leaves out texture brushes altogether; an embedded picture of the fill is kept.
    QImage fill((rect.size() * 4).toSize(), QImage::Format_RGB32);
    fill.setDevicePixelRatio(4);
    QPainter inner(&fill);
    inner.fillRect(QRectF(QPointF(0, 0), rect.size()), brush);
    inner.end();
    painter.drawImage(rect, fill);
}

} // namespace Tare
