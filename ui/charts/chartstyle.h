// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QRectF>
#include <QString>

class QPainter;
class QWidget;

namespace Tare {

/// What a chart is drawn with. Fonts are in pixels, so that one layout fits the screen, a picture, SVG and
/// PDF.
struct ChartStyle
{
    ThemeColors colors = lightColors();
    QString family;
    qreal textSize = 13; ///< pixels of ordinary text; the rest follows
    qreal pixelRatio = 1;
    bool vector = false; ///< SVG and PDF: no texture brushes, no clipping

    static ChartStyle forScreen(const QWidget *widget);
    /// Light (or the theme in use) at 96 dpi, whatever the screen is.
    static ChartStyle forExport(bool presentTheme, qreal pixelRatio, bool vector);

    QFont small() const;
    QFont smallBold() const;
    QFont text() const;
    QFont bold() const;
    QFont title() const;
    qreal smallLine() const { return QFontMetricsF(small()).height(); }
    qreal textLine() const { return QFontMetricsF(text()).height(); }

    bool operator==(const ChartStyle &other) const;
};

qreal textWidth(const QFont &font, const QString &text);

/// Slanting stripes, cut to the rectangle by arithmetic: SVG output of Qt 6.4 knows no clipping.
void drawHatch(QPainter &painter, const QRectF &rect, const QColor &color, qreal distance = 8,
               qreal width = 1, bool falling = false);

/// Text in a rectangle, on one line, elided at the end when too long.
void drawLine(QPainter &painter, const QRectF &rect, int flags, const QFont &font, const QColor &color,
              const QString &text);

/// The text broken into at most `lines` lines of `width`, between words where that works, else within them;
/// the last line elided.
QStringList wrapText(const QString &text, const QFont &font, qreal width, int lines);

/// The fill of an environment's bar or chip, also for outputs that know no texture.
void fillEnvironment(QPainter &painter, const QRectF &rect, int slot, const ChartStyle &style);

} // namespace Tare
