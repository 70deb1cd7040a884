// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QPointF>

namespace Tare {

/// Lines where points follow each other; a pause longer than `gap` begins a new one. Qt's line series know no
/// gaps.
QList<QList<QPointF>> splitAtGaps(const QList<QPointF> &points, double gap);

/// The part of a line between two x values, with the crossings worked out: nothing has to be clipped.
QList<QPointF> cropLine(const QList<QPointF> &points, double from, double to);

/// With more points than can be told apart: first, smallest, largest and last of each of `columns` parts, in
/// order.
QList<QPointF> thinOut(const QList<QPointF> &points, int columns);

/// Moves labels apart to at least `distance`, keeping their order, within [low, high] as far as they fit.
QList<double> pushApart(QList<double> wanted, double distance, double low, double high);

} // namespace Tare
