// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/throughputchart.h"

#include "core/model/numberformat.h"
#include "ui/charts/timelinegeometry.h"
#include "ui/environmentstyle.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

qreal crisp(qreal position)
{
    return std::floor(position) + 0.5;
}

QColor faded(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

} // namespace

void ThroughputChart::drawBehind(QPainter &painter) const
{
    const ThemeColors &colors = chartStyle().colors;
    const double warmEnd = std::min(0.0, m_to);
    for (const PlotStrip &strip : m_strips) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (m_from < warmEnd) {
            const double share = (warmEnd - m_from) / (m_to - m_from);
            const QRectF warm(strip.plot.left(), strip.plot.top(), strip.plot.width() * share,
                              strip.plot.height());
            painter.fillRect(warm, colors.tinted);
            painter.setRenderHint(QPainter::Antialiasing, true);
            drawHatch(painter, warm, colors.hairline, 8);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        for (const double tick : strip.scale.ticks) {
            const qreal y = crisp(strip.plot.bottom() - tick / strip.scale.high * strip.plot.height());
            painter.setPen(QPen(tick == 0 ? colors.axis : colors.grid, 1));
            painter.drawLine(QPointF(strip.plot.left(), y), QPointF(strip.plot.right(), y));
        }
        if (m_from < 0 && m_to > 0) {
            const qreal x = crisp(position(Rate, 0, 0).x());
            painter.setPen(QPen(colors.axis, 1));
            painter.drawLine(QPointF(x, strip.plot.top()), QPointF(x, strip.plot.bottom()));
        }
    }
    // Hairlines part the strips.
    painter.setPen(QPen(colors.hairline, 1));
    for (const Strip which : {Rate, Latency}) {
        const qreal y = crisp(m_strips[which].plot.bottom() + (which == Rate ? 11 : 9));
        painter.drawLine(QPointF(0, y), QPointF(size().width(), y));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    m_host.drawBehind(painter, chartStyle());

    const TimelineTrack *track = currentTrack();
    if (!track) {
        // None stands out: each step with several targets has its band.
        for (const TimelineTrack *shown : shownTracks()) {
            drawTargetBand(painter, *shown);
        }
        return;
    }
    // The area under the latency of the step that runs.
    QList<QPointF> points;
    for (const TimelinePoint &point : track->points) {
        if (point.latency) {
            points.append(QPointF(point.at, *point.latency));
        }
    }
    const auto pieces = splitAtGaps(points, 2.6 * std::max(m_data.interval, 0.1));
    for (const QList<QPointF> &piece : pieces) {
        const QList<QPointF> line = cropLine(piece, m_from, m_to);
        if (line.size() < 2) {
            continue;
        }
        QPolygonF area;
        area.append(position(Latency, line.first().x(), 0));
        for (const QPointF &point : line) {
            area.append(position(Latency, point.x(), point.y()));
        }
        area.append(position(Latency, line.last().x(), 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(environmentColor(track->slot, colors), 0.13));
        painter.drawPolygon(area);
    }
    drawTargetBand(painter, *track);
    if (const std::optional<double> mean = meanSoFar()) {
        const double from = std::max(m_from, 0.0);
        if (m_to > from && *mean <= m_strips[Rate].scale.high) {
            painter.setPen(QPen(faded(colors.text, 0.35), 1));
            const qreal y = crisp(position(Rate, from, *mean).y());
            painter.drawLine(QPointF(position(Rate, from, 0).x(), y),
                             QPointF(m_strips[Rate].plot.right(), y));
        }
    }
}

void ThroughputChart::drawInFront(QPainter &painter) const
{
    drawAxes(painter);
    drawFlags(painter);
    m_host.drawInFront(painter, chartStyle(), m_cross);
    if (!hasData()) {
        drawEmpty(painter);
        return;
    }
    drawRug(painter);
    drawMarkers(painter);
    drawStripTexts(painter);
    drawEndLabels(painter);
    drawTargetLegend(painter);
    drawTargetEnds(painter);
    if (m_cross) {
        drawCrosshair(painter);
    } else {
        drawCallout(painter);
    }
}

void ThroughputChart::drawAxes(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    for (const PlotStrip &strip : m_strips) {
        for (const double tick : strip.scale.ticks) {
            const qreal y = strip.plot.bottom() - tick / strip.scale.high * strip.plot.height();
            drawLine(painter, QRectF(0, y - 10, strip.plot.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                     style.small(), colors.secondary, tickText(tick, strip.scale.step));
        }
    }
    QList<QRectF> lowest{m_strips[Cpu].plot};
    if (m_host.isVisible()) {
        lowest.append(m_host.area()); // far below, and perhaps the only one in sight
    }
    for (const QRectF &plot : std::as_const(lowest)) {
        qreal free = -1e9;
        for (const double tick : m_time.ticks) {
            const qreal x = position(Rate, tick, 0).x();
            const QString text = formatClock(tick);
            const qreal half = textWidth(style.small(), text) / 2;
            painter.setPen(QPen(colors.axis, 1));
            painter.drawLine(QPointF(crisp(x), plot.bottom() + 1), QPointF(crisp(x), plot.bottom() + 4));
            if (x - half > free) {
                drawLine(painter, QRectF(x - half - 4, plot.bottom() + 5, 2 * half + 8, style.smallLine()),
                         Qt::AlignHCenter, style.small(), colors.secondary, text);
                free = x + half + 8;
            }
        }
    }
    const QRectF rate = m_strips[Rate].plot;
    const qreal warmRight = position(Rate, std::min(0.0, m_to), 0).x();
    const QString warm = tr("warm-up");
    if (m_from < 0 && warmRight - rate.left() > textWidth(style.small(), warm) + 6) {
        const QRectF place(rate.left() + 4, rate.bottom() - style.smallLine() - 3,
                           textWidth(style.small(), warm) + 4, style.smallLine());
        painter.fillRect(place.adjusted(-2, 0, 0, 0), faded(colors.tinted, 0.8));
        drawLine(painter, place, Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.secondary, warm);
    }
}

void ThroughputChart::drawFlags(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    QList<TimelineMark> marks = m_data.marks;
    const bool own =
        std::ranges::any_of(marks, [](const TimelineMark &mark) { return std::abs(mark.at) < 1e-6; });
    if (m_data.warmup > 0 && !own) {
        marks.prepend({0, tr("measuring"), false});
    }
    std::ranges::stable_sort(marks, {}, &TimelineMark::at);
    const QRectF top = m_strips[Rate].plot;
    for (qsizetype i = 0; i < marks.size(); ++i) {
        const TimelineMark &mark = marks.at(i);
        if (mark.at < m_from || mark.at > m_to) {
            continue;
        }
        const qreal x = crisp(position(Rate, mark.at, 0).x());
        const QColor color = mark.warning ? colors.warning : colors.secondary;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(colors.axis, 1, std::abs(mark.at) < 1e-6 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(x, 4), QPointF(x, top.bottom()));
        for (const Strip which : {Latency, Cpu}) {
            painter.drawLine(QPointF(x, m_strips[which].plot.top()),
                             QPointF(x, m_strips[which].plot.bottom()));
        }
        painter.setRenderHint(QPainter::Antialiasing, true);
        QPolygonF flag{QPointF(x, 3), QPointF(x + 8, 3), QPointF(x + 5.5, 6.5), QPointF(x + 8, 10),
                       QPointF(x, 10)};
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(flag);
        // The word, as far as the next flag leaves room.
        qreal right = size().width() - 4;
        for (qsizetype next = i + 1; next < marks.size(); ++next) {
            if (marks.at(next).at <= m_to) {
                right = position(Rate, marks.at(next).at, 0).x() - 6;
                break;
            }
        }
        const qreal left = x + 12;
        if (right - left > 24) {
            drawLine(painter, QRectF(left, -1, right - left, style.smallLine()),
                     Qt::AlignLeft | Qt::AlignVCenter, style.small(), color, mark.text);
        }
    }
}

void ThroughputChart::drawRug(QPainter &painter) const
{
    const TimelineTrack *track = currentTrack();
    if (!track) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(chartStyle().colors.warning);
    for (const TimelinePoint &point : track->points) {
        if (point.errors > 0 && point.at >= m_from && point.at <= m_to) {
            const QPointF foot = position(Rate, point.at, 0);
            painter.drawRect(QRectF(foot.x() - 2.5, foot.y() - 7, 5, 7));
        }
    }
}

void ThroughputChart::drawMarkers(QPainter &painter) const
{
    const TimelineTrack *track = currentTrack();
    if (!track || track->points.isEmpty()) {
        return;
    }
    const ThemeColors &colors = chartStyle().colors;
    const QColor color = environmentColor(track->slot, colors);
    const qreal distance = m_strips[Rate].plot.width() * std::max(m_data.interval, 0.01) / (m_to - m_from);
    const bool all = distance >= 9;
    for (qsizetype i = 0; i < track->points.size(); ++i) {
        const TimelinePoint &point = track->points.at(i);
        const bool last = i + 1 == track->points.size();
        if (point.at < m_from || point.at > m_to || (!all && !last)) {
            continue;
        }
        painter.setPen(QPen(color, 1.5));
        painter.setBrush(point.warmup ? colors.content : color);
        painter.drawEllipse(position(Rate, point.at, point.rate), 3.5, 3.5);
    }
}

void ThroughputChart::drawStripTexts(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const auto heading = [&](Strip which, const QString &title, const QString &rest) {
        const qreal y = m_strips[which].plot.top() - style.textLine() - 5;
        const qreal width = textWidth(style.bold(), title);
        drawLine(painter, QRectF(0, y, width + 4, style.textLine()), Qt::AlignLeft | Qt::AlignVCenter,
                 style.bold(), colors.text, title);
        drawLine(painter, QRectF(width + 8, y, size().width() - width - 8, style.textLine()),
                 Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.secondary, rest);
    };
    heading(Latency, tr("95 % latency"), tr("ms, lower is better"));
    const TimelineTrack *track = currentTrack();
    if (m_data.cpus > 0) {
        const auto count = static_cast<int>(std::lround(m_data.cpus));
        heading(Cpu, tr("CPU"),
                track ? tr("% of %n CPUs", "", count) : tr("server, % of %n CPUs", "", count));
    } else {
        heading(Cpu, tr("CPU"), track ? tr("CPUs in use") : tr("server, CPUs in use"));
    }
    if (!track || track->points.isEmpty() || track->points.last().at < m_from
        || track->points.last().at > m_to) {
        return;
    }
    const TimelinePoint &last = track->points.last();
    const qreal x = position(Rate, last.at, 0).x() + 9;
    const auto ending = [&](const QString &word, const QString &value, qreal y) {
        const qreal width = word.isEmpty() ? 0 : textWidth(style.small(), word) + 4;
        const qreal both = width + textWidth(style.smallBold(), value);
        const qreal left = std::min(x, size().width() - both - 2);
        painter.fillRect(QRectF(left - 2, y - style.smallLine() / 2, both + 4, style.smallLine()),
                         faded(colors.content, 0.8));
        drawLine(painter, QRectF(left, y - 10, width + 2, 20), Qt::AlignLeft | Qt::AlignVCenter,
                 style.small(), colors.text, word);
        drawLine(painter, QRectF(left + width, y - 10, both - width + 4, 20),
                 Qt::AlignLeft | Qt::AlignVCenter, style.smallBold(), colors.text, value);
    };
    if (last.latency) {
        const QRectF plot = m_strips[Latency].plot;
        ending({}, tr("%1 ms").arg(formatSignificant(*last.latency)),
               std::clamp(position(Latency, last.at, *last.latency).y(), plot.top() + 6, plot.bottom() - 6));
    }
    QStringList words;
    QStringList values;
    QList<double> heights;
    const QRectF plot = m_strips[Cpu].plot;
    const auto cpu = [&](const QString &word, const std::optional<double> &value) {
        if (value) {
            words.append(word);
            values.append(cpuText(*value));
            heights.append(position(Cpu, last.at, std::min(cpuValue(*value), m_strips[Cpu].scale.high)).y());
        }
    };
    cpu(tr("server"), last.serverCpu);
    cpu(tr("client"), last.clientCpu);
    cpu(tr("proxy"), last.proxyCpu);
    heights = pushApart(heights, style.smallLine(), plot.top() - 4, plot.bottom() + 2);
    for (qsizetype i = 0; i < words.size(); ++i) {
        ending(words.at(i), values.at(i), heights.at(i));
    }
}

void ThroughputChart::drawEndLabels(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const QList<EndLabel> labels = endLabels();
    const QRectF plot = m_strips[Rate].plot;
    QList<double> heights;
    for (const EndLabel &label : labels) {
        heights.append(position(Rate, label.at, label.rate).y());
    }
    const QList<double> placed =
        pushApart(heights, style.smallLine() + 2, plot.top() + 4, plot.bottom() - style.smallLine() / 2);
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const EndLabel &label = labels.at(i);
        const qreal y = placed.at(i);
        const qreal left = plot.right() + 14;
        painter.setPen(QPen(faded(colors.secondary, 0.6), 0.75));
        painter.drawLine(QPointF(plot.right() + 1, heights.at(i)), QPointF(left - 3, y));
        painter.setPen(environmentPen(label.slot, colors, 2));
        painter.drawLine(QPointF(left, y), QPointF(left + 14, y));
        const qreal valueWidth = textWidth(style.smallBold(), label.value);
        const QString tail = label.count;
        const qreal countWidth = tail.isEmpty() ? 0 : textWidth(style.small(), tail) + 4;
        const qreal nameLeft = left + 18;
        const qreal nameRoom = std::max<qreal>(size().width() - nameLeft - valueWidth - countWidth - 6, 12);
        const qreal nameWidth = std::min(nameRoom, textWidth(style.small(), label.name) + 1);
        drawLine(painter, QRectF(nameLeft, y - 10, nameWidth, 20), Qt::AlignLeft | Qt::AlignVCenter,
                 style.small(), colors.text, label.name);
        drawLine(painter, QRectF(nameLeft + nameWidth + 3, y - 10, countWidth, 20),
                 Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.text, tail);
        drawLine(painter, QRectF(nameLeft + nameWidth + 3 + countWidth, y - 10, valueWidth + 4, 20),
                 Qt::AlignLeft | Qt::AlignVCenter, style.smallBold(), colors.text, label.value);
    }
}

void ThroughputChart::drawCallout(QPainter &painter) const
{
    const TimelineTrack *track = currentTrack();
    const std::optional<double> mean = meanSoFar();
    if (!track || track->points.isEmpty() || track->points.last().at < m_from
        || track->points.last().at > m_to) {
        return;
    }
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const TimelinePoint &last = track->points.last();
    struct Line
    {
        QString word;
        QString value;
        bool bold;
    };
    QList<Line> lines;
    if (!track->finished) {
        lines.append({tr("now"), formatSignificant(last.rate, 4), true});
    }
    if (mean) {
        lines.append(
            {track->finished ? tr("mean") : tr("mean so far"), formatSignificant(*mean, 4), track->finished});
    }
    qreal width = 0;
    for (const Line &line : std::as_const(lines)) {
        width = std::max(width,
                         textWidth(style.small(), line.word) + 4
                             + textWidth(line.bold ? style.smallBold() : style.small(), line.value));
    }
    if (lines.isEmpty()) {
        return;
    }
    const qreal height = static_cast<qreal>(lines.size()) * (style.smallLine() + 1) + 8;
    width += 16;
    const QRectF plot = m_strips[Rate].plot;
    const QPointF point = position(Rate, last.at, last.rate);
    qreal left = point.x() + 8;
    if (left + width > plot.right() - 2) {
        left = point.x() - width - 8;
    }
    // Under the line where there is room, else over it.
    qreal top = point.y() + 16;
    if (top + height > plot.bottom() - 4) {
        top = std::max(plot.top(), point.y() - height - 16);
    }
    const QRectF box(crisp(left), crisp(top), std::round(width), std::round(height));
    painter.setPen(QPen(colors.fieldBorder, 1));
    painter.setBrush(colors.content);
    painter.drawRoundedRect(box, 3, 3);
    qreal y = box.top() + 4;
    for (const Line &line : std::as_const(lines)) {
        const qreal word = textWidth(style.small(), line.word) + 4;
        drawLine(painter, QRectF(box.left() + 8, y, word, style.smallLine()),
                 Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.secondary, line.word);
        drawLine(painter, QRectF(box.left() + 8 + word, y, box.width() - word, style.smallLine()),
                 Qt::AlignLeft | Qt::AlignVCenter, line.bold ? style.smallBold() : style.small(), colors.text,
                 line.value);
        y += style.smallLine() + 1;
    }
}

void ThroughputChart::drawEmpty(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const bool over =
        m_data.over || (!m_data.tracks.isEmpty() && std::ranges::all_of(m_data.tracks, [](const auto &its) {
            return its.finished || its.failed;
        }));
    const QString text = over ? tr("There is no interval: the run was too short, or its source tells none.")
        : m_data.interval > 0
        ? tr("First data point arrives %1 after the warm-up starts.").arg(formatDuration(m_data.interval))
        : tr("No data yet.");
    const QRectF plot = m_strips[Rate].plot;
    const QStringList lines = wrapText(text, style.text(), plot.width() - 40, 3);
    qreal y = plot.center().y() - static_cast<qreal>(lines.size()) * style.textLine() / 2;
    for (const QString &line : lines) {
        drawLine(painter, QRectF(plot.left(), y, plot.width(), style.textLine()), Qt::AlignHCenter,
                 style.text(), style.colors.secondary, line);
        y += style.textLine();
    }
}

} // namespace Tare
