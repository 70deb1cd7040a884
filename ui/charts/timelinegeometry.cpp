// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/timelinegeometry.h"

#include <algorithm>
#include <numeric>

namespace Tare {

QList<QList<QPointF>> splitAtGaps(const QList<QPointF> &points, double gap)
{
    QList<QList<QPointF>> lines;
    for (const QPointF &point : points) {
        if (lines.isEmpty() || point.x() - lines.last().last().x() > gap) {
            lines.append(QList<QPointF>());
        }
        lines.last().append(point);
    }
    return lines;
}

QList<QPointF> cropLine(const QList<QPointF> &points, double from, double to)
{
    const auto at = [](const QPointF &a, const QPointF &b, double x) {
        const double share = (x - a.x()) / (b.x() - a.x());
        return QPointF(x, a.y() + share * (b.y() - a.y()));
    };
    QList<QPointF> result;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const QPointF &point = points.at(i);
        if (i > 0) {
            const QPointF &before = points.at(i - 1);
            if (before.x() < from && point.x() > from) {
                result.append(at(before, point, from));
            }
            if (before.x() < to && point.x() > to) {
                result.append(at(before, point, to));
            }
        }
        if (point.x() >= from && point.x() <= to) {
            result.append(point);
        }
    }
    return result;
}

QList<QPointF> thinOut(const QList<QPointF> &points, int columns)
{
    if (columns < 1 || points.size() <= 4 * columns) {
        return points;
    }
    QList<QPointF> result;
    const double from = points.first().x();
    const double width = (points.last().x() - from) / columns;
    qsizetype begin = 0;
    for (int column = 0; column < columns && begin < points.size(); ++column) {
        const double end = from + (column + 1) * width;
        qsizetype next = begin;
        qsizetype low = begin;
        qsizetype high = begin;
        while (next < points.size() && (points.at(next).x() < end || column == columns - 1)) {
            low = points.at(next).y() < points.at(low).y() ? next : low;
            high = points.at(next).y() > points.at(high).y() ? next : high;
            ++next;
        }
        if (next == begin) {
            continue;
        }
        QList<qsizetype> kept{begin, low, high, next - 1};
        std::ranges::sort(kept);
        kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
        for (const qsizetype index : std::as_const(kept)) {
            result.append(points.at(index));
        }
        begin = next;
    }
    return result;
}

QList<double> pushApart(QList<double> wanted, double distance, double low, double high)
{
    QList<qsizetype> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](qsizetype a, qsizetype b) { return wanted.at(a) < wanted.at(b); });
    double least = low;
    for (const qsizetype index : std::as_const(order)) {
        wanted[index] = std::max(wanted.at(index), least);
        least = wanted.at(index) + distance;
    }
    double most = high;
    for (auto it = order.crbegin(); it != order.crend(); ++it) {
        wanted[*it] = std::min(wanted.at(*it), most);
        most = wanted.at(*it) - distance;
    }
    return wanted;
}

} // namespace Tare
