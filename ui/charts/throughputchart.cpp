// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/throughputchart.h"

#include "core/model/numberformat.h"
#include "ui/charts/plotoverlay.h"
#include "ui/charts/timelinegeometry.h"
#include "ui/environmentstyle.h"

#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QMap>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr double fiveMinutes = 300;

} // namespace

ThroughputChart::ThroughputChart(QGraphicsItem *parent)
    : ChartPicture(parent)
{
    for (PlotStrip &strip : m_strips) {
        strip.chart = new QChart(this);
        strip.chart->legend()->hide();
        strip.chart->setBackgroundVisible(false);
        strip.chart->setMargins({});
        strip.chart->setAcceptedMouseButtons(Qt::NoButton);
        strip.x = new QValueAxis;
        strip.y = new QValueAxis;
        strip.x->setVisible(false);
        strip.y->setVisible(false);
        strip.chart->addAxis(strip.x, Qt::AlignBottom);
        strip.chart->addAxis(strip.y, Qt::AlignLeft);
    }
    m_behind = new PlotOverlay(this, PlotOverlay::Behind, [this](QPainter &painter) { drawBehind(painter); });
    m_behind->setZValue(-1);
    m_front =
        new PlotOverlay(this, PlotOverlay::InFront, [this](QPainter &painter) { drawInFront(painter); });
}

ThroughputChart::~ThroughputChart() = default;

void ThroughputChart::setData(const TimelineData &data)
{
    if (data == m_data) {
        return;
    }
    if (data.key != m_data.key) {
        for (PlotStrip &strip : m_strips) {
            strip.grown = 0;
        }
        m_cross.reset();
        if (m_range == Range::Zoomed) {
            setRange(Range::WholeRun);
        }
    }
    m_data = data;
    layOut();
    Q_EMIT contentChanged();
}

void ThroughputChart::setRange(Range range)
{
    if (range == m_range) {
        return;
    }
    m_range = range;
    layOut();
    Q_EMIT rangeChanged(range);
    Q_EMIT zoomChanged(isZoomed());
}

void ThroughputChart::setEarlierShown(bool shown)
{
    if (shown != m_earlier) {
        m_earlier = shown;
        layOut();
        Q_EMIT contentChanged();
    }
}

void ThroughputChart::setHostTimeline(const HostTimeline &timeline)
{
    if (timeline == m_host.timeline()) {
        return;
    }
    const qreal before = m_host.height(chartStyle());
    m_host.setTimeline(timeline);
    hostChanged(before);
}

void ThroughputChart::setHostStrips(const QSet<HostStrip> &shown)
{
    if (shown == m_host.shown()) {
        return;
    }
    const qreal before = m_host.height(chartStyle());
    m_host.setShown(shown);
    hostChanged(before);
}

void ThroughputChart::hostChanged(qreal heightBefore)
{
    layOut();
    if (m_host.height(chartStyle()) != heightBefore) {
        Q_EMIT contentChanged(); // the view makes room
    }
}

bool ThroughputChart::hasData() const
{
    return std::ranges::any_of(m_data.tracks,
                               [](const TimelineTrack &track) { return !track.points.isEmpty(); });
}

std::unique_ptr<ChartPicture> ThroughputChart::copy() const
{
    auto other = std::make_unique<ThroughputChart>();
    other->setChartStyle(chartStyle());
    other->m_earlier = m_earlier;
    other->m_targetLines = m_targetLines;
    other->m_host = m_host;
    other->setData(m_data);
    return other;
}

qreal ThroughputChart::leastHeight(qreal) const
{
    return 300 + targetLegendHeight() + m_host.height(chartStyle());
}

const TimelineTrack *ThroughputChart::currentTrack() const
{
    const auto found = std::ranges::find_if(m_data.tracks, &TimelineTrack::current);
    return found == m_data.tracks.end() ? nullptr : &*found;
}

QList<const TimelineTrack *> ThroughputChart::shownTracks() const
{
    QList<const TimelineTrack *> shown;
    const TimelineTrack *current = currentTrack();
    for (const TimelineTrack &track : m_data.tracks) {
        if (&track == current || m_earlier || !current) {
            shown.append(&track);
        }
    }
    return shown;
}

double ThroughputChart::lastTime() const
{
    double last = -m_data.warmup;
    for (const TimelineTrack &track : m_data.tracks) {
        if (!track.points.isEmpty()) {
            last = std::max(last, track.points.last().at);
        }
    }
    if (m_host.isVisible()) {
        last = std::max(last, m_host.timeline().at.last());
    }
    return last;
}

double ThroughputChart::cpuValue(double cpus) const
{
    return m_data.cpus > 0 ? 100 * cpus / m_data.cpus : cpus;
}

QString ThroughputChart::cpuText(double cpus) const
{
    return m_data.cpus > 0 ? formatPercent(cpus / m_data.cpus, 0) : formatFixed(cpus, 2);
}

std::optional<double> ThroughputChart::meanSoFar() const
{
    const TimelineTrack *track = currentTrack();
    if (!track || track->failed) {
        return {};
    }
    if (track->mean) {
        return track->mean;
    }
    double operations = 0;
    double seconds = 0;
    for (const TimelinePoint &point : track->points) {
        if (!point.warmup) {
            operations += point.rate * point.length;
            seconds += point.length;
        }
    }
    return seconds > 0 ? std::optional(operations / seconds) : std::nullopt;
}

void ThroughputChart::chooseRange()
{
    if (m_range == Range::Zoomed) {
        return;
    }
    double end = std::max(m_data.duration, lastTime());
    if (end > m_data.duration + 0.5 * m_data.interval) {
        // Nobody knows how long it takes: the axis grows by a third at a time, not with every point.
        double known = std::max(m_data.duration, 60.0);
        while (known < end) {
            known *= 4.0 / 3.0;
        }
        end = std::ceil(known / 30) * 30;
    }
    m_from = -m_data.warmup;
    m_to = std::max(end, m_from + 1);
    if (m_range == Range::LastFiveMinutes) {
        const TimelineTrack *current = currentTrack();
        const double now = current && !current->points.isEmpty() ? current->points.last().at : lastTime();
        m_to = std::clamp(now, m_from + std::min(fiveMinutes, m_to - m_from), m_to);
        m_from = std::max(m_from, m_to - fiveMinutes);
    }
}

void ThroughputChart::chooseScales()
{
    double rate = 0;
    double latency = 0;
    double cpu = 0;
    for (const TimelineTrack *track : shownTracks()) {
        for (const TimelinePoint &point : track->points) {
            rate = std::max(rate, std::isfinite(point.rate) ? point.rate : 0);
            latency = std::max(latency, point.latency.value_or(0));
            for (const auto &value : {point.serverCpu, point.clientCpu, point.proxyCpu}) {
                cpu = std::max(cpu, cpuValue(value.value_or(0)));
            }
        }
    }
    const auto grow = [](PlotStrip &strip, double needed) {
        if (needed > strip.grown) {
            strip.grown = needed;
        }
        return strip.grown;
    };
    m_strips[Rate].scale = zeroScale(grow(m_strips[Rate], rate));
    for (const Strip which : {Latency, Cpu}) {
        PlotStrip &strip = m_strips[which];
        const double top = grow(strip, which == Latency ? latency : cpu);
        if (which == Cpu && m_data.cpus > 0 && top <= 100) {
            strip.scale = {0, 100, 50, {0, 50, 100}};
        } else {
            strip.scale = stripScale(top);
        }
    }
}

void ThroughputChart::placeStrips()
{
    const ChartStyle &style = chartStyle();
    const qreal width = size().width();
    const qreal height = size().height() - m_host.height(style);
    qreal left = std::max<qreal>(28, m_host.axisWidth(style));
    for (const PlotStrip &strip : m_strips) {
        for (const double tick : strip.scale.ticks) {
            left = std::max(left, textWidth(style.small(), tickText(tick, strip.scale.step)));
        }
    }
    left += 16;
    const qreal right = endLabelWidth();
    const qreal flags = style.smallLine() + 8 + targetLegendHeight();
    const qreal titles = style.textLine() + 10;
    const qreal times = style.smallLine() + 8;
    // Strips take a fixed share, within limits; the throughput gets the rest.
    const qreal room = height - flags - 2 * titles - times - 24;
    const qreal latencyHeight = std::clamp(room * 0.2, 30.0, 90.0);
    const qreal cpuHeight = std::clamp(room * 0.15, 24.0, 70.0);
    const qreal rateHeight = std::max(room - latencyHeight - cpuHeight, 60.0);
    const qreal plotWidth = std::max<qreal>(width - left - right, 40);
    qreal y = flags;
    m_strips[Rate].plot = QRectF(left, y, plotWidth, rateHeight);
    y += rateHeight + 12 + titles;
    m_strips[Latency].plot = QRectF(left, y, plotWidth, latencyHeight);
    y += latencyHeight + 10 + titles;
    m_strips[Cpu].plot = QRectF(left, y, plotWidth, cpuHeight);
    m_host.place(y + cpuHeight + times, {m_from, m_to, left, left + plotWidth, width - 4}, style);
}

void ThroughputChart::layOut()
{
    if (size().isEmpty()) {
        return;
    }
    chooseRange();
    chooseScales();
    placeStrips();
    m_time = timeScale(m_from, m_to, std::max(2, static_cast<int>(m_strips[Rate].plot.width() / 90)));
    if (m_range == Range::WholeRun && m_from < 0 && !m_time.ticks.contains(m_from)) {
        m_time.ticks.prepend(m_from); // how long the warm-up was
    }
    for (PlotStrip &strip : m_strips) {
        strip.chart->resize(size());
        strip.x->setRange(m_from, m_to);
        strip.y->setRange(0, strip.scale.high);
        strip.chart->setPlotArea(strip.plot);
    }
    fillLines();
    m_behind->setArea(QRectF(QPointF(0, 0), size()));
    m_front->setArea(QRectF(QPointF(0, 0), size()));
    m_behind->update();
    m_front->update();
}

void ThroughputChart::addLine(PlotStrip &strip, const TimelineTrack &track, const QPen &pen,
                              const std::function<std::optional<double>(const TimelinePoint &)> &value)
{
    QList<QPointF> points;
    for (const TimelinePoint &point : track.points) {
        const std::optional<double> y = value(point);
        if (y && std::isfinite(*y)) {
            points.append(QPointF(point.at, *y));
        }
    }
    const auto pieces = splitAtGaps(points, 2.6 * std::max(m_data.interval, 0.1));
    for (const QList<QPointF> &piece : pieces) {
        const QList<QPointF> line =
            thinOut(cropLine(piece, m_from, m_to), std::max(50, static_cast<int>(strip.plot.width() / 2)));
        if (line.isEmpty()) {
            continue;
        }
        if (strip.used == strip.lines.size()) {
            auto *series = new QLineSeries;
            strip.chart->addSeries(series);
            series->attachAxis(strip.x);
            series->attachAxis(strip.y);
            strip.lines.append(series);
        }
        QLineSeries *series = strip.lines.at(strip.used++);
        series->setPen(pen);
        series->replace(line);
        series->setPointsVisible(line.size() == 1); // a line of one point has no length
        series->setVisible(true);
    }
}

void ThroughputChart::fillLines()
{
    const ThemeColors &colors = chartStyle().colors;
    for (PlotStrip &strip : m_strips) {
        strip.used = 0;
    }
    const TimelineTrack *current = currentTrack();
    const auto solid = [](const QColor &color, qreal width) {
        QPen pen(color, width);
        pen.setJoinStyle(Qt::RoundJoin);
        pen.setCapStyle(Qt::FlatCap);
        return pen;
    };
    const auto rate = [](const TimelinePoint &point) { return std::optional(point.rate); };
    const auto latency = [](const TimelinePoint &point) { return point.latency; };
    const auto cpu = [this](std::optional<double> TimelinePoint::*member) {
        return [this, member](const TimelinePoint &point) -> std::optional<double> {
            const std::optional<double> &value = point.*member;
            return value ? std::optional(std::min(cpuValue(*value), m_strips[Cpu].scale.high)) : std::nullopt;
        };
    };
    QList<const TimelineTrack *> shown = shownTracks();
    shown.removeAll(current);
    for (const TimelineTrack *track : std::as_const(shown)) {
        const bool dotted = environmentPen(track->slot, colors).style() == Qt::CustomDashLine
            && environmentMarker(track->slot) == Marker::Square;
        const bool total = !current && track->targets.size() > 1; // of several targets: the thick line
        addLine(m_strips[Rate], *track,
                environmentPen(track->slot, colors, total ? 2.5 : (dotted ? 1.75 : 1.25)), rate);
        if (!current) {
            addLine(m_strips[Latency], *track, environmentPen(track->slot, colors), latency);
            addLine(m_strips[Cpu], *track, environmentPen(track->slot, colors),
                    cpu(&TimelinePoint::serverCpu));
        }
    }
    if (current) {
        const QColor color = environmentColor(current->slot, colors);
        fillTargetLines();
        addLine(m_strips[Rate], *current, solid(color, 2.5), rate);
        addLine(m_strips[Latency], *current, solid(color, 1.75), latency);
        addLine(m_strips[Cpu], *current, solid(colors.text, 1.75), cpu(&TimelinePoint::serverCpu));
        QPen client = solid(colors.secondary, 1.75);
        client.setDashPattern({3, 2});
        addLine(m_strips[Cpu], *current, client, cpu(&TimelinePoint::clientCpu));
        QPen proxy = solid(colors.secondary, 1.75);
        proxy.setDashPattern({1, 1.5});
        addLine(m_strips[Cpu], *current, proxy, cpu(&TimelinePoint::proxyCpu));
    }
    for (PlotStrip &strip : m_strips) {
        for (qsizetype i = strip.used; i < strip.lines.size(); ++i) {
            strip.lines.at(i)->setVisible(false);
            strip.lines.at(i)->replace(QList<QPointF>());
        }
    }
}

QPointF ThroughputChart::position(Strip strip, double at, double value) const
{
    const PlotStrip &where = m_strips[strip];
    const double x = (at - m_from) / (m_to - m_from);
    const double y = value / where.scale.high;
    return {where.plot.left() + x * where.plot.width(), where.plot.bottom() - y * where.plot.height()};
}

QList<ThroughputChart::EndLabel> ThroughputChart::endLabels() const
{
    // One label an environment, with the mean of its steps' means.
    struct Sum
    {
        EndLabel label;
        double sum = 0;
        int count = 0;
    };
    QList<Sum> sums;
    const TimelineTrack *current = currentTrack();
    for (const TimelineTrack *track : shownTracks()) {
        if (track == current || track->points.isEmpty()) {
            continue;
        }
        const TimelinePoint *end = nullptr;
        for (const TimelinePoint &point : track->points) {
            if (point.at <= m_to + 1e-9 && point.at >= m_from) {
                end = &point;
            }
        }
        if (!end) {
            continue;
        }
        auto found = std::ranges::find_if(sums, [&](const Sum &sum) {
            return sum.label.name == track->name && sum.label.slot == track->slot;
        });
        if (found == sums.end()) {
            sums.append(Sum{{track->name, {}, {}, track->slot, 0, 0}, 0, 0});
            found = sums.end() - 1;
        }
        found->label.at = end->at;
        found->label.rate = end->rate;
        if (track->mean) {
            found->sum += *track->mean;
            ++found->count;
        }
    }
    QList<EndLabel> labels;
    for (Sum &sum : sums) {
        sum.label.value = sum.count > 0 ? formatSignificant(sum.sum / sum.count) : QString();
        sum.label.count = sum.count > 1 ? tr("×%1", "so many steps").arg(sum.count) : QString();
        labels.append(sum.label);
    }
    return labels;
}

qreal ThroughputChart::endLabelWidth() const
{
    const ChartStyle &style = chartStyle();
    qreal widest = 0;
    const auto labels = endLabels();
    for (const EndLabel &label : labels) {
        widest = std::max(widest,
                          textWidth(style.small(), label.name) + textWidth(style.small(), label.count)
                              + textWidth(style.smallBold(), label.value) + 42);
    }
    if (currentTrack()) {
        widest = std::max(widest, textWidth(style.small(), tr("server %1").arg(QString())) + 56);
    }
    return widest > 0 ? std::clamp(widest + 8, 92.0, std::max(92.0, size().width() * 0.3)) : 16;
}

} // namespace Tare
