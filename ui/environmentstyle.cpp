// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/environmentstyle.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr int slotCount = 6;
constexpr int tileSize = 8;

constexpr std::array<uint, slotCount> lightRgb{0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x5F6368, 0xA6761D};
constexpr std::array<uint, slotCount> darkRgb{0x4FA3DC, 0xF28E4B, 0x3CC79A, 0xE29CC4, 0xB0B0B0, 0xE8B33A};
constexpr std::array<Fill, slotCount> fills{Fill::Plain,      Fill::Rising, Fill::CrossHatch,
                                            Fill::Horizontal, Fill::Dots,   Fill::Falling};
constexpr std::array<Marker, slotCount> markers{Marker::Disc,    Marker::Triangle, Marker::Square,
                                                Marker::Diamond, Marker::Cross,    Marker::TriangleDown};

std::size_t colorIndex(int slot)
{
    return static_cast<std::size_t>((std::max(slot, 1) - 1) % slotCount);
}

/// From slot 7 on the colours start again, each round with the patterns and markers moved on by one.
std::size_t shapeIndex(int slot)
{
    const int zeroBased = std::max(slot, 1) - 1;
    return static_cast<std::size_t>((zeroBased + zeroBased / slotCount) % slotCount);
}

void paintStripes(QPainter &painter, Fill fill)
{
    constexpr qreal size = tileSize;
    const auto rising = [&painter](qreal width) {
        QPen pen(painter.brush().color(), width);
        pen.setCapStyle(Qt::SquareCap);
        painter.setPen(pen);
        for (const qreal shift : {-size, 0.0, size})
            painter.drawLine(QPointF(shift, size), QPointF(shift + size, 0));
    };
    const auto falling = [&painter](qreal width) {
        QPen pen(painter.brush().color(), width);
        pen.setCapStyle(Qt::SquareCap);
        painter.setPen(pen);
        for (const qreal shift : {-size, 0.0, size})
            painter.drawLine(QPointF(shift, 0), QPointF(shift + size, size));
    };
    switch (fill) {
    case Fill::Plain:
        break;
    case Fill::Rising:
        rising(2);
        break;
    case Fill::Falling:
        falling(2);
        break;
    case Fill::CrossHatch:
        rising(1.3);
        falling(1.3);
        break;
    case Fill::Horizontal:
        painter.setPen(Qt::NoPen);
        painter.drawRect(QRectF(0, 1, size, 1.5));
        painter.drawRect(QRectF(0, 5, size, 1.5));
        break;
    case Fill::Dots:
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPointF(2, 2), 1.2, 1.2);
        painter.drawEllipse(QPointF(6, 6), 1.2, 1.2);
        break;
    }
}

} // namespace

QColor environmentColor(int slot, const ThemeColors &theme)
{
    return QColor::fromRgb(theme.dark ? darkRgb[colorIndex(slot)] : lightRgb[colorIndex(slot)]);
}

QBrush environmentBrush(int slot, const ThemeColors &theme, qreal devicePixelRatio)
{
    const Fill fill = fills[shapeIndex(slot)];
    const QColor ground = environmentColor(slot, theme);
    if (fill == Fill::Plain)
        return ground;

    const qreal ratio = std::max(devicePixelRatio, 1.0);
    const int pixels = static_cast<int>(std::ceil(tileSize * ratio));
    QPixmap tile(pixels, pixels);
    tile.fill(ground);
    QColor stripe = theme.dark ? QColor(0x14, 0x16, 0x19) : QColor(Qt::white);
    stripe.setAlphaF(theme.dark ? 0.38F : 0.42F);
    {
        // Stripes are laid as one layer, so that crossings are not lighter than the stripes themselves.
        QPixmap layer(pixels, pixels);
        layer.fill(Qt::transparent);
        QPainter layerPainter(&layer);
        layerPainter.setRenderHint(QPainter::Antialiasing);
        layerPainter.scale(pixels / qreal(tileSize), pixels / qreal(tileSize));
        QColor opaque = stripe;
        opaque.setAlpha(255);
        layerPainter.setBrush(opaque);
        paintStripes(layerPainter, fill);
        layerPainter.end();
        QPainter painter(&tile);
        painter.setOpacity(stripe.alphaF());
        painter.drawPixmap(0, 0, layer);
    }
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(qreal(tileSize) / pixels, qreal(tileSize) / pixels));
    return brush;
}

Fill environmentFill(int slot)
{
    return fills[shapeIndex(slot)];
}

QPen environmentPen(int slot, const ThemeColors &theme, qreal width)
{
    QPen pen(environmentColor(slot, theme), width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    // The lengths are pixels; QPen counts in line widths.
    const auto dashed = [&pen, width](std::initializer_list<qreal> lengths) {
        QList<qreal> pattern;
        for (const qreal length : lengths)
            pattern.append(length / std::max(width, 0.5));
        pen.setDashPattern(pattern);
    };
    switch (shapeIndex(slot)) {
    case 1:
        dashed({7, 4});
        break;
    case 2:
        dashed({2, 3});
        break;
    case 3:
        dashed({8, 3, 2, 3});
        break;
    case 4:
        dashed({12, 4});
        break;
    case 5:
        dashed({4, 3});
        break;
    default:
        break;
    }
    return pen;
}

Marker environmentMarker(int slot)
{
    return markers[shapeIndex(slot)];
}

void paintChip(QPainter &painter, const QRectF &rect, int slot, const ThemeColors &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    QPainterPath path;
    path.addRoundedRect(rect, 2, 2);
    painter.setBrushOrigin(rect.topLeft());
    painter.fillPath(path, environmentBrush(slot, theme, ratio));
    painter.restore();
}

} // namespace Tare
