// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"

#include <QBrush>
#include <QPen>
#include <QRectF>

class QPainter;

namespace Tare {

enum class Fill { Plain, Rising, CrossHatch, Horizontal, Dots, Falling };
enum class Marker { Disc, Triangle, Square, Diamond, Cross, TriangleDown };

/// How one environment looks in every list, chart, table and export. Slots 1 … 6 are fixed by kind
/// (environmentSlot in core/model); 7 and up take the next colour, pattern and marker by turns.
QColor environmentColor(int slot, const ThemeColors &theme);
/// Full colour with the slot's stripes: a texture tile of 8 × 8, made for the device pixel ratio.
QBrush environmentBrush(int slot, const ThemeColors &theme, qreal devicePixelRatio = 1);
/// The pattern of it, for outputs that know no texture.
Fill environmentFill(int slot);
/// Colour, dash and width of the slot's line.
QPen environmentPen(int slot, const ThemeColors &theme, qreal width = 1.25);
Marker environmentMarker(int slot);

/// The chip of lists, tables and legends: the slot's fill with a radius of 2.
void paintChip(QPainter &painter, const QRectF &rect, int slot, const ThemeColors &theme);

} // namespace Tare
