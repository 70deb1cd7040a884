// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/sweepchart.h"

#include "core/analysis/dumpsweeptext.h"
#include "core/model/numberformat.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal roomForPanels = 640; ///< narrower than that there is only the main part
constexpr qreal panelShare = 0.3;
constexpr qreal widestPanels = 300;
constexpr qreal roomForTwoRows = 230; ///< lower, the panels stand side by side

} // namespace

double fastestRun(const SweepPoint &point)
{
    return *std::ranges::min_element(point.seconds);
}

double slowestRun(const SweepPoint &point)
{
    return *std::ranges::max_element(point.seconds);
}

SweepChart::SweepChart(QGraphicsItem *parent)
    : ChartPicture(parent)
{ }

SweepChart::~SweepChart() = default;

void SweepChart::setData(const SweepChartData &data)
{
    m_data = data;
    m_chosen = -1;
    layOut();
    update();
    Q_EMIT contentChanged();
}

bool SweepChart::hasData() const
{
    return std::ranges::any_of(m_data.lines, [](const SweepChartLine &line) {
        return std::ranges::any_of(line.points, &SweepPoint::hasRuns);
    });
}

std::unique_ptr<ChartPicture> SweepChart::copy() const
{
    auto other = std::make_unique<SweepChart>();
    other->setData(m_data);
    return other;
}

qreal SweepChart::leastHeight(qreal) const
{
    return 180;
}

void SweepChart::layOut()
{
    const ChartStyle &style = chartStyle();
    double most = 0;
    qreal widestName = 0;
    for (const SweepChartLine &line : std::as_const(m_data.lines)) {
        widestName = std::max(widestName, textWidth(style.bold(), line.name));
        for (const SweepPoint &point : line.points) {
            if (point.hasRuns()) {
                most = std::max(most, slowestRun(point));
            }
        }
    }
    m_scale = zeroScale(most);
    m_left = sweepMargin;
    for (const double tick : std::as_const(m_scale.ticks)) {
        m_left = std::max(m_left, sweepMargin + textWidth(style.small(), tickText(tick, m_scale.step)) + 8);
    }
    m_panels = {};
    qreal right = size().width() - sweepMargin;
    if (m_data.cpuPanels > 0 && size().width() >= roomForPanels) {
        const qreal width = std::min(size().width() * panelShare, widestPanels);
        m_panels = QRectF(right - width, sweepMargin, width, size().height() - 2 * sweepMargin);
        right = m_panels.left() - sweepGap;
    }
    const qreal names = std::min(widestName + 44, (right - m_left) * 0.42);
    const qreal warning = m_data.warning.isEmpty() ? 0 : 2 * style.textLine() + 6;
    const qreal top = sweepMargin + style.textLine() + 4 + warning;
    const qreal bottom = size().height() - 2 * style.smallLine() - 10;
    m_plot = QRectF(m_left, top, std::max(right - names - m_left, 20.0), std::max(bottom - top, 20.0));
}

qreal SweepChart::columnOf(qsizetype at) const
{
    const auto count = static_cast<qreal>(std::max<qsizetype>(m_data.threads.size(), 1));
    return m_plot.left() + m_plot.width() * (static_cast<qreal>(at) + 0.5) / count;
}

qreal SweepChart::heightOf(double seconds) const
{
    return m_plot.bottom() - seconds / m_scale.high * m_plot.height();
}

QPointF SweepChart::pointOf(int line, int threads) const
{
    for (const SweepPoint &point : m_data.lines.at(line).points) {
        if (point.threads == threads && point.hasRuns()) {
            return {columnOf(m_data.threads.indexOf(threads)), heightOf(point.typical())};
        }
    }
    return {};
}

QRectF SweepChart::panelRect(int panel) const
{
    if (m_panels.isEmpty() || panel >= m_data.cpuPanels) {
        return {};
    }
    const qreal head = 2 * chartStyle().textLine() + 4;
    const QRectF all = m_panels.adjusted(0, head, 0, 0);
    if (all.height() < roomForTwoRows) { // side by side
        const qreal each = all.width() / m_data.cpuPanels;
        return {all.left() + each * panel, all.top(), each - (m_data.cpuPanels > 1 ? 8 : 0), all.height()};
    }
    const qreal each = all.height() / m_data.cpuPanels;
    return {all.left(), all.top() + each * panel, all.width(), each};
}

QString SweepChart::readout(qsizetype at) const
{
    QStringList parts;
    const int threads = m_data.threads.value(at);
    for (const SweepChartLine &line : m_data.lines) {
        const auto point = std::ranges::find(line.points, threads, &SweepPoint::threads);
        if (point == line.points.end()) {
            continue;
        }
        QString value = point->hasRuns() ? formatSeconds(point->typical()) : tr("not finished");
        if (point->seconds.size() > 1) {
            //: %1 a time, %2 and %3 the smallest and the largest
            value =
                tr("%1 (%2 to %3)")
                    .arg(value, formatSignificant(fastestRun(*point)), formatSignificant(slowestRun(*point)));
        }
        parts.append(tr("%1 %2", "a line, its time").arg(line.name, value));
    }
    return tr("%1 threads: %2", "number of threads, times")
        .arg(QString::number(threads), parts.join(tr(", ", "between times")));
}

void SweepChart::choose(qsizetype at)
{
    if (at == m_chosen) {
        return;
    }
    m_chosen = at;
    update();
    Q_EMIT readoutChanged(at < 0 ? QString() : readout(at));
}

void SweepChart::hover(const QPointF &position)
{
    const qreal pitch = m_plot.width() / static_cast<qreal>(std::max<qsizetype>(m_data.threads.size(), 1));
    const auto at = static_cast<qsizetype>(std::floor((position.x() - m_plot.left()) / pitch));
    choose(m_plot.contains(position) && at >= 0 && at < m_data.threads.size() ? at : -1);
}

void SweepChart::leave()
{
    choose(-1);
}

bool SweepChart::moveBy(int steps)
{
    if (m_data.threads.isEmpty()) {
        return false;
    }
    const qsizetype from = m_chosen < 0 && steps < 0 ? m_data.threads.size() : m_chosen;
    choose(std::clamp<qsizetype>(from + steps, 0, m_data.threads.size() - 1));
    return true;
}

bool SweepChart::moveToEnd(bool last)
{
    if (m_data.threads.isEmpty()) {
        return false;
    }
    choose(last ? m_data.threads.size() - 1 : 0);
    return true;
}

QString SweepChart::toolTipAt(const QPointF &position) const
{
    const qreal pitch = m_plot.width() / static_cast<qreal>(std::max<qsizetype>(m_data.threads.size(), 1));
    const auto at = static_cast<qsizetype>(std::floor((position.x() - m_plot.left()) / pitch));
    return m_plot.contains(position) && at >= 0 && at < m_data.threads.size() ? readout(at) : QString();
}

QString SweepChart::description() const
{
    if (!hasData()) {
        return tr("%1: no data yet.").arg(m_data.title);
    }
    QStringList sentences{tr("Line chart: %1 over threads, %2.").arg(m_data.title, m_data.direction)};
    if (!m_data.warning.isEmpty()) {
        sentences.append(m_data.warning + QLatin1Char('.'));
    }
    for (const SweepChartLine &line : m_data.lines) {
        QStringList values;
        for (const SweepPoint &point : line.points) {
            values.append(tr("%1 threads %2", "number of threads, a time")
                              .arg(QString::number(point.threads),
                                   point.hasRuns() ? formatSeconds(point.typical()) : tr("not finished")));
        }
        sentences.append(
            tr("%1: %2.", "a line, its times").arg(line.name, values.join(tr(", ", "between times"))));
        if (line.best && line.points.size() > 1) {
            sentences.append(tr("Fastest with %1 threads.").arg(line.best->threads));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

ChartTable SweepChart::table() const
{
    ChartTable table;
    table.columns = {{tr("Environment")}, {tr("Dump")},    {tr("Threads")}, {tr("Runs")},
                     {tr("real s"), 2},   {tr("from"), 2}, {tr("to"), 2},   {tr("user s"), 2},
                     {tr("system s"), 2}, {tr("CPUs"), 2}, {tr("fastest")}};
    const auto cell = [](const std::optional<double> &value) {
        return value ? QVariant(*value) : QVariant();
    };
    for (const SweepChartLine &line : m_data.lines) {
        for (const SweepPoint &point : line.points) {
            const bool runs = point.hasRuns();
            const bool several = point.seconds.size() > 1;
            QString mark;
            if (line.best && line.points.size() > 1) {
                mark = line.best->threads == point.threads     ? tr("fastest")
                    : line.best->alike.contains(point.threads) ? tr("cannot be told apart")
                                                               : QString();
            }
            table.rows.append({line.environment, line.kind, point.threads,
                               static_cast<qint64>(point.seconds.size()),
                               runs ? QVariant(point.typical()) : QVariant(tr("not finished")),
                               several ? QVariant(fastestRun(point)) : QVariant(),
                               several ? QVariant(slowestRun(point)) : QVariant(), cell(point.user),
                               cell(point.system), cell(point.cpus()), mark});
        }
    }
    return table;
}

} // namespace Tare
