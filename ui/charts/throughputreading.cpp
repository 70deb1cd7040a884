// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/throughputchart.h"

#include "core/model/numberformat.h"
#include "ui/charts/plotoverlay.h"
#include "ui/environmentstyle.h"

#include <QMap>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

// Crosshair, zoom, and what the chart says of itself.

namespace {

constexpr int mostRows = 8; ///< in the box at the crosshair

} // namespace

QList<double> ThroughputChart::times() const
{
    QList<double> all;
    const TimelineTrack *current = currentTrack();
    for (const TimelineTrack *track : shownTracks()) {
        if (current && current->points.size() > 1 && track != current) {
            continue; // its own points alone: two steps' clocks differ by milliseconds
        }
        for (const TimelinePoint &point : track->points) {
            if (point.at >= m_from && point.at <= m_to) {
                all.append(point.at);
            }
        }
    }
    std::ranges::sort(all);
    const double least = 0.3 * std::max(m_data.interval, 0.01);
    QList<double> apart;
    for (const double at : std::as_const(all)) {
        if (apart.isEmpty() || at - apart.last() > least) {
            apart.append(at);
        }
    }
    return apart;
}

QList<ThroughputChart::Row> ThroughputChart::rowsAt(double at) const
{
    QList<Row> rows;
    for (const TimelineTrack *track : shownTracks()) {
        const TimelinePoint *nearest = nullptr;
        for (const TimelinePoint &point : track->points) {
            if (!nearest || std::abs(point.at - at) < std::abs(nearest->at - at)) {
                nearest = &point;
            }
        }
        if (nearest && std::abs(nearest->at - at) <= 0.75 * std::max(m_data.interval, 0.01)) {
            rows.append({track, nearest});
        }
    }
    // The step that runs first, then the others by what they reached.
    std::ranges::stable_sort(rows, [](const Row &a, const Row &b) {
        return std::pair(!a.track->current, -a.point->rate) < std::pair(!b.track->current, -b.point->rate);
    });
    return rows;
}

void ThroughputChart::setCrosshair(std::optional<double> at)
{
    if (at != m_cross) {
        m_cross = at;
        m_front->update();
        Q_EMIT readoutChanged(readout());
    }
}

void ThroughputChart::showCrosshairAt(double at)
{
    if (at < m_from || at > m_to) {
        setRange(Range::WholeRun);
    }
    const QList<double> all = times();
    const auto nearest = std::ranges::min_element(all, {}, [at](double time) { return std::abs(time - at); });
    setCrosshair(nearest == all.end() ? std::nullopt : std::optional(*nearest));
}

void ThroughputChart::hover(const QPointF &position)
{
    const QRectF plot = m_strips[Rate].plot;
    if (position.x() < plot.left() - 6 || position.x() > plot.right() + 6 || position.y() < 0) {
        setCrosshair({});
        return;
    }
    const double at = m_from + (position.x() - plot.left()) / plot.width() * (m_to - m_from);
    if (m_host.isVisible() && position.y() > m_strips[Cpu].plot.bottom() + 4) {
        setCrosshair(m_host.nearestTime(std::clamp(at, m_from, m_to))); // to the second
        return;
    }
    const QList<double> all = times();
    const auto nearest = std::ranges::min_element(all, {}, [at](double time) { return std::abs(time - at); });
    setCrosshair(nearest == all.end() ? std::nullopt : std::optional(*nearest));
}

void ThroughputChart::leave()
{
    setCrosshair({});
}

bool ThroughputChart::moveBy(int steps)
{
    const QList<double> all = times();
    if (all.isEmpty()) {
        return false;
    }
    qsizetype index = all.size() - 1;
    if (m_cross) {
        const auto nearest =
            std::ranges::min_element(all, {}, [this](double time) { return std::abs(time - *m_cross); });
        index = std::clamp<qsizetype>(nearest - all.begin() + steps, 0, all.size() - 1);
    }
    setCrosshair(all.at(index));
    return true;
}

bool ThroughputChart::moveToEnd(bool last)
{
    const QList<double> all = times();
    if (all.isEmpty()) {
        return false;
    }
    setCrosshair(last ? all.last() : all.first());
    return true;
}

double ThroughputChart::leastWidth() const
{
    return std::max(4 * m_data.interval, 1.0);
}

bool ThroughputChart::showRange(double from, double to)
{
    const double first = -m_data.warmup;
    const double last = std::max(m_data.duration, lastTime());
    const double width = to - from;
    if (width >= last - first) {
        return resetZoom();
    }
    m_from = std::clamp(from, first, last - width);
    m_to = m_from + width;
    m_range = Range::Zoomed;
    layOut();
    Q_EMIT rangeChanged(m_range);
    Q_EMIT zoomChanged(true);
    return true;
}

bool ThroughputChart::zoom(qreal factor, const QPointF &around)
{
    const QRectF plot = m_strips[Rate].plot;
    const double share = std::clamp((around.x() - plot.left()) / plot.width(), 0.0, 1.0);
    const double center = m_from + share * (m_to - m_from);
    const double width = std::max((m_to - m_from) / factor, leastWidth());
    return showRange(center - share * width, center - share * width + width);
}

QRectF ThroughputChart::zoomArea() const
{
    if (!hasData()) {
        return {};
    }
    const QRectF rate = m_strips[Rate].plot;
    const QRectF lowest = m_host.isVisible() ? m_host.area() : m_strips[Cpu].plot;
    return QRectF(rate.topLeft(), lowest.bottomRight());
}

bool ThroughputChart::zoomTo(qreal left, qreal right)
{
    const QRectF plot = m_strips[Rate].plot;
    const auto time = [&](qreal x) {
        const double share = std::clamp((x - plot.left()) / plot.width(), 0.0, 1.0);
        return m_from + share * (m_to - m_from);
    };
    const double from = time(std::min(left, right));
    const double to = time(std::max(left, right));
    // Less than a few points show nothing: around the middle of what was drawn up.
    const double width = std::max(to - from, leastWidth());
    return showRange((from + to - width) / 2, (from + to + width) / 2);
}

bool ThroughputChart::resetZoom()
{
    setRange(Range::WholeRun);
    return true;
}

bool ThroughputChart::pan(qreal pixels)
{
    if (m_range == Range::WholeRun) {
        return false;
    }
    const double width = m_to - m_from;
    const double last = std::max({m_data.duration, lastTime(), m_to});
    const double wanted = m_from - pixels / m_strips[Rate].plot.width() * width;
    const bool follows = m_range == Range::LastFiveMinutes;
    m_from = std::clamp(wanted, -m_data.warmup, std::max(-m_data.warmup, last - width));
    m_to = m_from + width;
    m_range = Range::Zoomed; // it no longer follows
    layOut();
    if (follows) {
        Q_EMIT rangeChanged(m_range);
        Q_EMIT zoomChanged(true);
    }
    return true;
}

void ThroughputChart::drawCrosshair(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const qreal x = std::floor(position(Rate, *m_cross, 0).x()) + 0.5;
    painter.setPen(QPen(colors.accentText, 1));
    for (const PlotStrip &strip : m_strips) {
        painter.drawLine(QPointF(x, strip.plot.top()), QPointF(x, strip.plot.bottom()));
    }
    QList<Row> rows = rowsAt(*m_cross);
    const auto hidden = static_cast<int>(std::max<qsizetype>(rows.size() - mostRows, 0));
    rows = rows.mid(0, mostRows);
    for (const Row &row : std::as_const(rows)) {
        painter.setPen(QPen(environmentColor(row.track->slot, colors), 1.5));
        painter.setBrush(row.track->current ? environmentColor(row.track->slot, colors) : colors.content);
        painter.drawEllipse(position(Rate, row.point->at, row.point->rate), 3.5, 3.5);
    }

    const qreal line = style.smallLine() + 2;
    const qreal chip = 10;
    qreal names = 0;
    qreal values = 0;
    qreal latencies = 0;
    const auto name = [](const TimelineTrack &track) {
        return track.repetition > 1 || !track.current
            ? tr("%1, repetition %2").arg(track.name).arg(track.repetition)
            : track.name;
    };
    const auto latency = [](const TimelinePoint &point) {
        return point.latency ? tr("%1 ms").arg(formatSignificant(*point.latency)) : QString();
    };
    for (const Row &row : std::as_const(rows)) {
        names = std::max(names,
                         textWidth(row.track->current ? style.smallBold() : style.small(), name(*row.track)));
        values = std::max(values, textWidth(style.smallBold(), formatSignificant(row.point->rate, 4)));
        latencies = std::max(latencies, textWidth(style.small(), latency(*row.point)));
    }
    names = std::min<qreal>(names, 260);
    QStringList extra;
    if (!rows.isEmpty() && rows.first().track->current) {
        const TimelinePoint &point = *rows.first().point;
        extra.append(targetReadings(point));
        if (point.errors > 0) {
            extra.append(tr("%n errors in this interval", "", static_cast<int>(point.errors)));
        }
        if (point.empties > 0) {
            extra.append(tr("%1 came back empty in this interval").arg(formatCount(point.empties)));
        }
        if (point.serverCpu && point.clientCpu) {
            extra.append(
                tr("CPU: server %1, client %2").arg(cpuText(*point.serverCpu), cpuText(*point.clientCpu)));
        }
    }
    if (hidden > 0) {
        extra.append(tr("and %n more steps", "", hidden));
    }
    qreal width = chip + 6 + names + 12 + values + (latencies > 0 ? 12 + latencies : 0);
    for (const QString &text : std::as_const(extra)) {
        width = std::max(width, textWidth(style.small(), text));
    }
    width += 20;
    const qreal height = (1 + rows.size() + extra.size()) * line + 12;
    const QRectF plot = m_strips[Rate].plot;
    qreal left = x + 12;
    if (left + width > size().width() - 2) {
        left = std::max<qreal>(2, x - 12 - width);
    }
    const QRectF box(std::floor(left) + 0.5, std::floor(plot.top() + 6) + 0.5, std::round(width),
                     std::round(height));
    painter.setPen(QPen(colors.fieldBorder, 1));
    painter.setBrush(colors.content);
    painter.drawRoundedRect(box, 4, 4);
    qreal y = box.top() + 6;
    const bool warm = !rows.isEmpty() && rows.first().point->warmup;
    drawLine(painter, QRectF(box.left() + 10, y, width - 20, line), Qt::AlignLeft | Qt::AlignVCenter,
             style.small(), colors.secondary,
             warm ? tr("%1, warm-up").arg(formatClock(*m_cross)) : formatClock(*m_cross));
    y += line;
    for (const Row &row : std::as_const(rows)) {
        qreal at = box.left() + 10;
        fillEnvironment(painter, QRectF(at, y + (line - chip) / 2, chip, chip), row.track->slot, style);
        at += chip + 6;
        drawLine(painter, QRectF(at, y, names + 2, line), Qt::AlignLeft | Qt::AlignVCenter,
                 row.track->current ? style.smallBold() : style.small(), colors.text, name(*row.track));
        at += names + 12;
        drawLine(painter, QRectF(at, y, values + 1, line), Qt::AlignRight | Qt::AlignVCenter,
                 style.smallBold(), colors.text, formatSignificant(row.point->rate, 4));
        at += values + 12;
        drawLine(painter, QRectF(at, y, latencies + 1, line), Qt::AlignRight | Qt::AlignVCenter,
                 style.small(), colors.secondary, latency(*row.point));
        y += line;
    }
    for (const QString &text : std::as_const(extra)) {
        drawLine(painter, QRectF(box.left() + 10, y, width - 16, line), Qt::AlignLeft | Qt::AlignVCenter,
                 style.small(), colors.secondary, text);
        y += line;
    }
}

QString ThroughputChart::readout() const
{
    if (!m_cross) {
        return {};
    }
    QStringList parts;
    const auto rows = rowsAt(*m_cross);
    for (const Row &row : rows) {
        const QString who = tr("%1, repetition %2").arg(row.track->name).arg(row.track->repetition);
        parts.append(row.point->latency ? tr("%1: %2, 95 % latency %3 ms")
                                              .arg(who, formatSignificant(row.point->rate, 4),
                                                   formatSignificant(*row.point->latency))
                                        : tr("%1: %2").arg(who, formatSignificant(row.point->rate, 4)));
    }
    if (!rows.isEmpty() && rows.first().track->current) {
        parts.append(targetReadings(*rows.first().point));
    }
    parts.append(m_host.readings(*m_cross));
    return tr("At %1: %2.").arg(formatClock(*m_cross), parts.join(tr("; ", "between the parts of a list")));
}

QString ThroughputChart::description() const
{
    if (!hasData()) {
        return tr("%1 over time: no data yet.").arg(m_data.title);
    }
    QStringList sentences{tr("Line chart: %1 over time, %2.").arg(m_data.title, m_data.direction)};
    if (const TimelineTrack *track = currentTrack(); track && !track->points.isEmpty()) {
        const TimelinePoint &last = track->points.last();
        sentences.append(tr("%1, repetition %2: %3 at %4.")
                             .arg(track->name)
                             .arg(track->repetition)
                             .arg(formatSignificant(last.rate, 4), formatClock(last.at)));
        if (const std::optional<double> mean = meanSoFar()) {
            sentences.append(tr("Mean %1.").arg(formatSignificant(*mean, 4)));
        }
        if (!last.targets.isEmpty()) {
            const auto [low, high] = std::ranges::minmax(last.targets);
            sentences.append(tr("%n targets, from %1 to %2.", "", static_cast<int>(last.targets.size()))
                                 .arg(formatSignificant(low), formatSignificant(high)));
        }
        if (last.latency) {
            sentences.append(tr("95 % latency %1 ms.").arg(formatSignificant(*last.latency)));
        }
    }
    const auto labels = endLabels();
    for (const EndLabel &label : labels) {
        if (!label.value.isEmpty()) {
            sentences.append(tr("%1: mean %2.").arg(label.name, label.value));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

ChartTable ThroughputChart::table() const
{
    ChartTable table;
    table.columns = {{tr("Step")},
                     {tr("Environment")},
                     {tr("Repetition")},
                     {tr("End of the interval, s"), 1},
                     {tr("Warm-up")},
                     {m_data.title, 2},
                     {tr("95 % latency, ms"), 3},
                     {tr("Server CPUs"), 2},
                     {tr("Client CPUs"), 2},
                     {tr("Errors")},
                     {tr("Came back empty")}};
    const auto cell = [](const std::optional<double> &value) {
        return value ? QVariant(*value) : QVariant();
    };
    for (const TimelineTrack &track : m_data.tracks) {
        for (const TimelinePoint &point : track.points) {
            table.rows.append({track.order, track.name, track.repetition, point.at,
                               point.warmup ? tr("yes") : tr("no"), point.rate, cell(point.latency),
                               cell(point.serverCpu), cell(point.clientCpu), point.errors, point.empties});
        }
    }
    addTargets(table);
    QList<std::optional<double>> ends;
    QList<double> lengths;
    for (const TimelineTrack &track : m_data.tracks) {
        for (const TimelinePoint &point : track.points) {
            ends.append(track.current ? std::optional(point.at) : std::nullopt);
            lengths.append(point.length);
        }
    }
    m_host.addTo(table, ends, lengths);
    return table;
}

} // namespace Tare
