// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartpicture.h"

#include <QImage>

namespace Tare::Test {

/// The chart as pixels, one a unit; through a scene, as the exporter draws it. With TARE_WALK_PICTURES=folder
/// it is also kept there.
QImage drawn(ChartPicture &picture, const QSize &size, const ChartStyle &style = {});

/// Nearer to the colour than to anything else a chart draws.
bool isColor(const QImage &image, const QPointF &at, const QColor &color, int tolerance = 12);

/// How many pixels of a rectangle have a colour.
int countColor(const QImage &image, const QRectF &rect, const QColor &color, int tolerance = 12);

bool isBlank(const QImage &image);

} // namespace Tare::Test
