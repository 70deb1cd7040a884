// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/throughputchart.h"

#include "core/model/numberformat.h"
#include "ui/charts/timelinegeometry.h"
#include "ui/environmentstyle.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace Tare {

// A step with several targets: their total is the thick line, a band holds all of them, and each can have a
// line of its own.

namespace {

constexpr double bandAlpha = 0.28;

QColor faded(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

} // namespace

/// With one step in front the legend in the chart explains lines and band; without one there is none.
QString ThroughputChart::caption() const
{
    const QList<const TimelineTrack *> tracks = shownTracks();
    const bool bands = !currentTrack()
        && std::ranges::any_of(tracks, [](const TimelineTrack *track) { return track->targets.size() > 1; });
    if (!bands) {
        return m_data.caption;
    }
    const QString words =
        tr("Lines are the totals of all targets, a band reaches from the smallest to the largest target.");
    return m_data.caption.isEmpty() ? words : m_data.caption + QLatin1Char(' ') + words;
}

QStringList ThroughputChart::targets() const
{
    const TimelineTrack *track = currentTrack();
    return track && track->targets.size() > 1 ? track->targets : QStringList();
}

void ThroughputChart::setTargetLines(const QSet<int> &shown)
{
    if (shown != m_targetLines) {
        m_targetLines = shown;
        layOut();
        Q_EMIT contentChanged();
    }
}

QPen ThroughputChart::targetPen(int target) const
{
    // One colour, the environment's; the dash tells them apart, and the label at the end names them.
    static const QList<QList<qreal>> dashes{{}, {6, 3}, {1.5, 2.5}, {8, 3, 1.5, 3}, {3, 3}, {12, 4}};
    const TimelineTrack *track = currentTrack();
    QPen pen(environmentColor(track ? track->slot : 1, chartStyle().colors), 1.25);
    pen.setCapStyle(Qt::FlatCap);
    if (const QList<qreal> &dash = dashes.at(target % dashes.size()); !dash.isEmpty()) {
        pen.setDashPattern(dash);
    }
    return pen;
}

void ThroughputChart::fillTargetLines()
{
    const QStringList names = targets();
    for (int target = 0; target < names.size(); ++target) {
        if (m_targetLines.contains(target)) {
            addLine(m_strips[Rate], *currentTrack(), targetPen(target), [target](const TimelinePoint &point) {
                return target < point.targets.size() ? std::optional(point.targets.at(target)) : std::nullopt;
            });
        }
    }
}

qreal ThroughputChart::targetLegendHeight() const
{
    return hasTargets() ? chartStyle().smallLine() + 4 : 0;
}

void ThroughputChart::drawTargetBand(QPainter &painter, const TimelineTrack &track) const
{
    if (track.targets.size() < 2) {
        return;
    }
    QList<QPointF> lows;
    QList<QPointF> highs;
    for (const TimelinePoint &point : track.points) {
        if (!point.targets.isEmpty()) {
            const auto [low, high] = std::ranges::minmax(point.targets);
            lows.append(QPointF(point.at, low));
            highs.append(QPointF(point.at, high));
        }
    }
    const double gap = 2.6 * std::max(m_data.interval, 0.1);
    const auto lowPieces = splitAtGaps(lows, gap);
    const auto highPieces = splitAtGaps(highs, gap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(environmentColor(track.slot, chartStyle().colors), bandAlpha));
    const int columns = std::max(50, static_cast<int>(m_strips[Rate].plot.width() / 2));
    for (qsizetype i = 0; i < lowPieces.size(); ++i) {
        const QList<QPointF> low = thinOut(cropLine(lowPieces.at(i), m_from, m_to), columns);
        const QList<QPointF> high = thinOut(cropLine(highPieces.at(i), m_from, m_to), columns);
        QPolygonF area;
        for (const QPointF &point : high) {
            area.append(position(Rate, point.x(), point.y()));
        }
        for (auto point = low.crbegin(); point != low.crend(); ++point) {
            area.append(position(Rate, point->x(), point->y()));
        }
        if (area.size() > 2) {
            painter.drawPolygon(area);
        }
    }
}

void ThroughputChart::drawTargetLegend(QPainter &painter) const
{
    const QStringList names = targets();
    if (names.isEmpty()) {
        return;
    }
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const QColor color = environmentColor(currentTrack()->slot, colors);
    const qreal line = style.smallLine();
    const qreal top = m_strips[Rate].plot.top() - line - 3;
    const qreal middle = top + line / 2;
    qreal x = m_strips[Rate].plot.left() + 6;
    const qreal end = size().width() - 4;
    constexpr qreal swatch = 22;
    // What flags cross here stays readable.
    const auto word = [&](const QString &text) {
        const qreal width = std::min(textWidth(style.small(), text) + 2, std::max<qreal>(end - x, 0));
        painter.fillRect(QRectF(x - 2, top, width + 4, line), faded(colors.content, 0.8));
        drawLine(painter, QRectF(x, top, width, line), Qt::AlignLeft | Qt::AlignVCenter, style.small(),
                 colors.secondary, text);
        x += width + 16;
    };
    painter.setPen(QPen(color, 2.5));
    painter.drawLine(QPointF(x, middle), QPointF(x + swatch, middle));
    x += swatch + 5;
    word(tr("total of %n targets", "", static_cast<int>(names.size())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(color, bandAlpha));
    painter.drawRect(QRectF(x, middle - 5, swatch, 10));
    x += swatch + 5;
    word(tr("smallest to largest target"));
    int left = 0;
    for (int target = 0; target < names.size(); ++target) {
        if (!m_targetLines.contains(target)) {
            continue;
        }
        if (x + swatch + textWidth(style.small(), names.at(target)) + 60 > end) {
            ++left; // more than the line holds
            continue;
        }
        painter.setPen(targetPen(target));
        painter.drawLine(QPointF(x, middle), QPointF(x + swatch, middle));
        x += swatch + 5;
        word(names.at(target));
    }
    if (left > 0) {
        word(tr("and %n more targets", "", left));
    }
}

void ThroughputChart::drawTargetEnds(QPainter &painter) const
{
    const TimelineTrack *track = currentTrack();
    if (!hasTargets() || track->points.isEmpty()) {
        return;
    }
    const TimelinePoint &last = track->points.last();
    if (last.targets.isEmpty() || last.at < m_from || last.at > m_to) {
        return;
    }
    struct End
    {
        double height;
        QString text;
        bool bold;
    };
    const auto [low, high] = std::ranges::minmax(last.targets);
    QList<End> ends{
        {position(Rate, last.at, (low + high) / 2).y(),
         tr("%1 to %2", "smallest and largest target").arg(formatSignificant(low), formatSignificant(high)),
         true}};
    for (int target = 0; target < last.targets.size(); ++target) {
        if (m_targetLines.contains(target) && target < track->targets.size()) {
            ends.append(
                {position(Rate, last.at, last.targets.at(target)).y(), track->targets.at(target), false});
        }
    }
    const ChartStyle &style = chartStyle();
    const QRectF plot = m_strips[Rate].plot;
    const qreal line = style.smallLine();
    const auto room = static_cast<qsizetype>(plot.height() / line);
    ends = ends.mid(0, std::max<qsizetype>(room, 1));
    QList<double> heights;
    for (const End &end : std::as_const(ends)) {
        heights.append(end.height);
    }
    heights = pushApart(heights, line, plot.top() + line / 2, plot.bottom() - line / 2);
    const qreal x = position(Rate, last.at, 0).x() + 9;
    for (qsizetype i = 0; i < ends.size(); ++i) {
        const QFont font = ends.at(i).bold ? style.smallBold() : style.small();
        const qreal width = textWidth(font, ends.at(i).text) + 2;
        const qreal left = std::min(x, size().width() - width - 2);
        painter.fillRect(QRectF(left - 2, heights.at(i) - line / 2, width + 2, line),
                         faded(style.colors.content, 0.8));
        drawLine(painter, QRectF(left, heights.at(i) - 10, width, 20), Qt::AlignLeft | Qt::AlignVCenter, font,
                 style.colors.text, ends.at(i).text);
    }
}

QStringList ThroughputChart::targetReadings(const TimelinePoint &point) const
{
    QStringList readings;
    if (point.targets.isEmpty()) {
        return readings;
    }
    const auto [low, high] = std::ranges::minmax(point.targets);
    readings.append(tr("%n targets, from %1 to %2", "", static_cast<int>(point.targets.size()))
                        .arg(formatSignificant(low, 4), formatSignificant(high, 4)));
    const QStringList names = targets();
    for (int target = 0; target < names.size() && target < point.targets.size(); ++target) {
        if (m_targetLines.contains(target)) {
            readings.append(
                tr("%1: %2").arg(names.at(target), formatSignificant(point.targets.at(target), 4)));
        }
    }
    return readings;
}

void ThroughputChart::addTargets(ChartTable &table) const
{
    // Steps of one picture can have different targets: 8 × 1 beside 1 × 8. A column for each name.
    QStringList names;
    for (const TimelineTrack &track : m_data.tracks) {
        for (const QString &name : track.targets) {
            if (track.targets.size() > 1 && !names.contains(name)) {
                names.append(name);
            }
        }
    }
    if (names.isEmpty()) {
        return;
    }
    table.columns.append({tr("Smallest target"), 2});
    table.columns.append({tr("Largest target"), 2});
    for (const QString &name : std::as_const(names)) {
        table.columns.append({name, 2});
    }
    qsizetype row = 0;
    for (const TimelineTrack &track : m_data.tracks) {
        for (const TimelinePoint &point : track.points) {
            QList<QVariant> cells(names.size() + 2);
            if (!point.targets.isEmpty()) {
                const auto [low, high] = std::ranges::minmax(point.targets);
                cells[0] = low;
                cells[1] = high;
            }
            for (qsizetype i = 0; i < track.targets.size() && i < point.targets.size(); ++i) {
                if (const qsizetype column = names.indexOf(track.targets.at(i)); column >= 0) {
                    cells[column + 2] = point.targets.at(i);
                }
            }
            table.rows[row++].append(cells);
        }
    }
}

} // namespace Tare
