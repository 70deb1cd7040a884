// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartstyle.h"

#include "ui/environmentstyle.h"

#include <QApplication>
#include <QPainter>
#include <QPolygonF>
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

/// The stripes' colour as it looks on the fill; opaque, so that crossings are not lighter.
QColor stripeColor(int slot, const ThemeColors &colors)
{
    const QColor ground = environmentColor(slot, colors);
    const QColor over = colors.dark ? QColor(0x14, 0x16, 0x19) : QColor(Qt::white);
    const double share = colors.dark ? 0.38 : 0.42;
    const auto mix = [share](int a, int b) { return qRound(a * (1 - share) + b * share); };
    return QColor(mix(ground.red(), over.red()), mix(ground.green(), over.green()),
                  mix(ground.blue(), over.blue()));
}

/// The pattern of environmentBrush() as shapes, cut to the rectangle: SVG output of Qt 6.4 leaves texture
/// brushes and clipping out.
void drawPattern(QPainter &painter, const QRectF &rect, Fill fill, const QColor &color)
{
    constexpr qreal tile = 8;
    switch (fill) {
    case Fill::Plain:
        return;
    case Fill::Rising:
        drawHatch(painter, rect, color, tile, 2);
        return;
    case Fill::Falling:
        drawHatch(painter, rect, color, tile, 2, true);
        return;
    case Fill::CrossHatch:
        drawHatch(painter, rect, color, tile, 1.3);
        drawHatch(painter, rect, color, tile, 1.3, true);
        return;
    case Fill::Horizontal:
        for (qreal y = rect.top() + 1; y < rect.bottom(); y += tile / 2) {
            painter.fillRect(QRectF(rect.left(), y, rect.width(), std::min(1.5, rect.bottom() - y)), color);
        }
        return;
    case Fill::Dots:
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        for (int row = 0; rect.top() + 2 + row * 4 + 1.2 <= rect.bottom(); ++row) {
            for (qreal x = rect.left() + (row % 2 == 0 ? 2 : 6); x + 1.2 <= rect.right(); x += tile) {
                painter.drawEllipse(QPointF(x, rect.top() + 2 + row * 4), 1.2, 1.2);
            }
        }
        painter.restore();
        return;
    }
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

void drawHatch(QPainter &painter, const QRectF &rect, const QColor &color, qreal distance, qreal width,
               bool falling)
{
    if (rect.width() <= 0 || rect.height() <= 0) {
        return;
    }
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QPolygonF area(rect);
    // Along a line rising to the right x + y is constant, along a falling one x − y. `distance` is measured
    // along an axis and counted from zero, so that neighbours join.
    const qreal half = width * std::sqrt(0.5);
    const qreal low = falling ? rect.left() - rect.bottom() : rect.left() + rect.top();
    const qreal high = falling ? rect.right() - rect.top() : rect.right() + rect.bottom();
    for (qreal at = std::floor(low / distance) * distance; at < high + distance; at += distance) {
        QPolygonF stripe;
        const qreal top = rect.top() - 1;
        const qreal bottom = rect.bottom() + 1;
        if (falling) {
            stripe << QPointF(at - half + top, top) << QPointF(at + half + top, top)
                   << QPointF(at + half + bottom, bottom) << QPointF(at - half + bottom, bottom);
        } else {
            stripe << QPointF(at - half - top, top) << QPointF(at + half - top, top)
                   << QPointF(at + half - bottom, bottom) << QPointF(at - half - bottom, bottom);
        }
        const QPolygonF inside = stripe.intersected(area);
        if (inside.size() > 2) {
            painter.drawPolygon(inside);
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
    drawPattern(painter, rect, environmentFill(slot), stripeColor(slot, style.colors));
}

} // namespace Tare
