// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/differencechart.h"

#include "core/model/numberformat.h"
#include "ui/charts/plotoverlay.h"
#include "ui/environmentstyle.h"

#include <QChart>
#include <QLegend>
#include <QMap>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal chipSize = 12;
constexpr qreal marginTop = 8;
constexpr qreal sideMargin = 8;

qreal crisp(qreal position)
{
    return std::floor(position) + 0.5;
}

} // namespace

DifferenceChart::DifferenceChart(QGraphicsItem *parent)
    : ChartPicture(parent)
    , m_chart(new QChart(this))
    , m_x(new QValueAxis)
    , m_y(new QValueAxis)
{
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->setAcceptedMouseButtons(Qt::NoButton);
    m_x->setVisible(false);
    m_y->setVisible(false);
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
    m_behind =
        new PlotOverlay(m_chart, PlotOverlay::Behind, [this](QPainter &painter) { drawBehind(painter); });
    m_front =
        new PlotOverlay(m_chart, PlotOverlay::InFront, [this](QPainter &painter) { drawInFront(painter); });
}

DifferenceChart::~DifferenceChart() = default;

void DifferenceChart::setData(const DifferenceChartData &data)
{
    if (data == m_data) {
        return;
    }
    m_data = data;
    dropSeries();
    layOut();
    update();
    Q_EMIT contentChanged();
}

void DifferenceChart::dropSeries()
{
    for (QScatterSeries *series : std::as_const(m_series)) {
        m_chart->removeSeries(series);
        delete series;
    }
    m_series.clear();
}

std::unique_ptr<ChartPicture> DifferenceChart::copy() const
{
    auto other = std::make_unique<DifferenceChart>();
    other->setChartStyle(chartStyle());
    other->setData(m_data);
    return other;
}

QString DifferenceChart::title() const
{
    return tr("%1, change against %2").arg(m_data.title, m_data.baseline);
}

qreal DifferenceChart::rowPitch() const
{
    const bool two =
        std::ranges::any_of(m_data.rows, [](const auto &row) { return !row.caseTitle.isEmpty(); });
    return chartStyle().textLine() + (two ? chartStyle().smallLine() : 0) + 14;
}

qreal DifferenceChart::nameWidth() const
{
    qreal width = 0;
    for (const DifferenceRow &row : m_data.rows) {
        width = std::max({width, textWidth(chartStyle().text(), row.name),
                          textWidth(chartStyle().small(), row.caseTitle)});
    }
    return std::min(width + 2, size().width() * 0.36);
}

qreal DifferenceChart::leastHeight(qreal) const
{
    return static_cast<qreal>(m_data.rows.size()) * rowPitch() + marginTop + chartStyle().smallLine() + 12;
}

QString DifferenceChart::changeText(const DifferenceRow &row) const
{
    if (!row.change) {
        return row.blocked ? row.finding : tr("no data");
    }
    const QString change = formatPercent(*row.change, 1, true);
    return row.reliable ? change : tr("≈ %1", "no reliable difference").arg(change);
}

QString DifferenceChart::rangeText(const DifferenceRow &row) const
{
    if (!row.change) {
        return {};
    }
    return row.low && row.high ? formatRange(*row.low, *row.high) : tr("no spread known");
}

void DifferenceChart::layOut()
{
    if (size().isEmpty()) {
        return;
    }
    const ChartStyle &style = chartStyle();
    m_chart->resize(size());
    m_behind->setArea(QRectF(QPointF(0, 0), size()));
    m_front->setArea(QRectF(QPointF(0, 0), size()));

    double low = -m_data.threshold * 1.5;
    double high = m_data.threshold * 1.5;
    qreal labels = 0;
    for (const DifferenceRow &row : std::as_const(m_data.rows)) {
        labels = std::max(
            {labels, textWidth(style.bold(), changeText(row)), textWidth(style.small(), rangeText(row))});
        if (row.change && std::isfinite(*row.change)) {
            low = std::min(low, *row.change);
            high = std::max(high, *row.change);
        }
    }
    // An interval of two noisy runs can be hundreds of percent wide; it must not flatten all the others.
    const double limit = std::max(0.3, 3 * std::max(-low, high));
    for (const DifferenceRow &row : std::as_const(m_data.rows)) {
        low = row.low && std::isfinite(*row.low) ? std::min(low, std::max(*row.low, -limit)) : low;
        high = row.high && std::isfinite(*row.high) ? std::max(high, std::min(*row.high, limit)) : high;
    }
    m_scale = signedScale(low * 100, high * 100);
    const qreal left = sideMargin + chipSize + 8 + nameWidth() + 16;
    const qreal right = labels + 20 + sideMargin;
    const qreal bottom = style.smallLine() + 8;
    const auto count = static_cast<qreal>(std::max<qsizetype>(m_data.rows.size(), 1));
    m_pitch = std::min((size().height() - marginTop - bottom) / count, rowPitch() + 16);
    m_plot = QRectF(left, marginTop, std::max<qreal>(size().width() - left - right, 20), m_pitch * count);

    if (m_series.isEmpty()) {
        QMap<int, QList<QPointF>> points;
        for (int i = 0; i < m_data.rows.size(); ++i) {
            const DifferenceRow &row = m_data.rows.at(i);
            if (row.change && std::isfinite(*row.change)) {
                points[row.slot].append(QPointF(*row.change * 100, count - 1 - i));
            }
        }
        for (auto it = points.cbegin(); it != points.cend(); ++it) {
            auto *series = new QScatterSeries;
            series->replace(it.value());
            series->setProperty("slot", it.key());
            m_chart->addSeries(series);
            series->attachAxis(m_x);
            series->attachAxis(m_y);
            m_series.append(series);
        }
    }
    for (QScatterSeries *series : std::as_const(m_series)) {
        const QColor color = environmentColor(series->property("slot").toInt(), style.colors);
        series->setMarkerShape(QScatterSeries::MarkerShapeCircle);
        series->setMarkerSize(10);
        series->setBrush(color);
        series->setPen(QPen(color, 1));
    }
    m_x->setRange(m_scale.low, m_scale.high);
    m_y->setRange(-0.5, count - 0.5);
    m_chart->setPlotArea(m_plot);
    m_behind->update();
    m_front->update();
}

qreal DifferenceChart::positionOf(double change) const
{
    const double share = (change * 100 - m_scale.low) / (m_scale.high - m_scale.low);
    return m_plot.left() + share * m_plot.width();
}

QPointF DifferenceChart::pointOf(int row) const
{
    return {positionOf(m_data.rows.at(row).change.value_or(0)), m_plot.top() + (row + 0.5) * m_pitch};
}

void DifferenceChart::drawBehind(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < m_data.rows.size(); ++i) {
        if (m_data.selected >= 0 && m_data.rows.at(i).group == m_data.selected) {
            painter.fillRect(QRectF(0, m_plot.top() + i * m_pitch, size().width(), m_pitch),
                             colors.chartTint);
        }
    }
    QColor band = colors.text;
    band.setAlphaF(0.08F);
    const qreal bandLeft = positionOf(-m_data.threshold);
    painter.fillRect(QRectF(bandLeft, m_plot.top(), positionOf(m_data.threshold) - bandLeft, m_plot.height()),
                     band);
    for (const double tick : m_scale.ticks) {
        const bool zero = std::abs(tick) < m_scale.step / 2;
        const qreal x = crisp(positionOf(tick / 100));
        painter.setPen(QPen(zero ? colors.text : colors.grid, 1));
        painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        const QString text =
            zero ? formatFixed(0, 0) : formatPercent(tick / 100, decimalsForStep(m_scale.step), true);
        drawLine(painter, QRectF(x - 60, m_plot.bottom() + 4, 120, style.smallLine()), Qt::AlignHCenter,
                 style.small(), colors.secondary, text);
    }
}

void DifferenceChart::drawInFront(QPainter &painter) const
{
    for (int row = 0; row < m_data.rows.size(); ++row) {
        drawRow(painter, row);
    }
}

void DifferenceChart::drawRow(QPainter &painter, int index) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const DifferenceRow &row = m_data.rows.at(index);
    const QPointF point = pointOf(index);

    if (row.low && row.high && std::isfinite(*row.low) && std::isfinite(*row.high)) {
        const qreal low = std::max(positionOf(*row.low), m_plot.left());
        const qreal high = std::min(positionOf(*row.high), m_plot.right());
        const qreal lowTip = positionOf(*row.low) < m_plot.left() ? 5 : 0; // an arrow: it goes on
        const qreal highTip = positionOf(*row.high) > m_plot.right() ? 5 : 0;
        painter.setPen(QPen(environmentColor(row.slot, colors), 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(low, point.y()), QPointF(high, point.y()));
        for (const qreal side : {-6.0, 6.0}) {
            painter.drawLine(QPointF(low, lowTip > 0 ? point.y() : point.y() - 6),
                             QPointF(low + lowTip, point.y() + side));
            painter.drawLine(QPointF(high, highTip > 0 ? point.y() : point.y() - 6),
                             QPointF(high - highTip, point.y() + side));
        }
    }
    const bool two = !row.caseTitle.isEmpty();
    qreal top = point.y() - (style.textLine() + (two ? style.smallLine() : 0)) / 2;
    const qreal left = sideMargin + chipSize + 8;
    fillEnvironment(painter, QRectF(sideMargin, top + (style.textLine() - chipSize) / 2, chipSize, chipSize),
                    row.slot, style);
    drawLine(painter, QRectF(left, top, nameWidth() + 4, style.textLine()), Qt::AlignLeft | Qt::AlignVCenter,
             style.text(), colors.text, row.name);
    if (two) {
        drawLine(painter, QRectF(left, top + style.textLine(), nameWidth() + 4, style.smallLine()),
                 Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.secondary, row.caseTitle);
    }
    const QString range = rangeText(row);
    top = point.y() - (style.textLine() + (range.isEmpty() ? 0 : style.smallLine())) / 2;
    const QRectF value(m_plot.right() + 12, top, size().width() - m_plot.right() - 12 - sideMargin,
                       style.textLine());
    drawLine(painter, value, Qt::AlignRight | Qt::AlignVCenter, row.reliable ? style.bold() : style.text(),
             row.reliable ? colors.text : colors.secondary, changeText(row));
    if (!range.isEmpty()) {
        drawLine(painter, QRectF(value.left(), value.bottom(), value.width(), style.smallLine()),
                 Qt::AlignRight | Qt::AlignVCenter, style.small(), colors.secondary, range);
    }
}

void DifferenceChart::press(const QPointF &position)
{
    const int row = static_cast<int>(std::floor((position.y() - m_plot.top()) / m_pitch));
    if (row >= 0 && row < m_data.rows.size()) {
        Q_EMIT rowClicked(row);
    }
}

bool DifferenceChart::moveBy(int steps)
{
    const auto first = std::ranges::find(m_data.rows, m_data.selected, &DifferenceRow::group);
    const auto at = static_cast<int>(first == m_data.rows.end() ? 0 : first - m_data.rows.begin());
    for (int row = at + steps; row >= 0 && row < m_data.rows.size(); row += steps) {
        if (m_data.rows.at(row).group != m_data.selected) {
            Q_EMIT rowClicked(row);
            return true;
        }
    }
    return !m_data.rows.isEmpty();
}

QString DifferenceChart::toolTipAt(const QPointF &position) const
{
    const int index = static_cast<int>(std::floor((position.y() - m_plot.top()) / m_pitch));
    if (index < 0 || index >= m_data.rows.size()) {
        return {};
    }
    const DifferenceRow &row = m_data.rows.at(index);
    QStringList lines{row.name};
    if (!row.caseTitle.isEmpty()) {
        lines.append(row.caseTitle);
    }
    if (row.low && row.high) {
        lines.append(tr("change %1, 95 % interval %2, %3").arg(changeText(row), rangeText(row), row.runs));
    } else {
        lines.append(tr("change %1, no spread known").arg(changeText(row)));
    }
    if (!row.finding.isEmpty()) {
        lines.append(row.finding);
    }
    return lines.join(QLatin1Char('\n'));
}

QString DifferenceChart::description() const
{
    if (!hasData()) {
        return tr("%1: no data yet.").arg(m_data.title);
    }
    QStringList sentences{
        tr("Difference chart: %1 against %2, %3. Differences below %4 are too small to matter.")
            .arg(m_data.title, m_data.baseline, m_data.direction, formatPercent(m_data.threshold, 0))};
    for (const DifferenceRow &row : m_data.rows) {
        const QString who = row.caseTitle.isEmpty() ? row.name : tr("%1, %2").arg(row.caseTitle, row.name);
        sentences.append(row.low && row.high ? tr("%1: %2 (%3).").arg(who, changeText(row), rangeText(row))
                                             : tr("%1: %2.").arg(who, changeText(row)));
    }
    return sentences.join(QLatin1Char(' '));
}

ChartTable DifferenceChart::table() const
{
    ChartTable table;
    table.columns = {{tr("Case")},
                     {tr("Environment")},
                     {tr("Change"), 1, true},
                     {tr("95 % interval from"), 1, true},
                     {tr("to", "end of an interval"), 1, true},
                     {tr("Runs")},
                     {tr("Finding")}};
    const auto cell = [](const std::optional<double> &value) {
        return value ? QVariant(*value) : QVariant();
    };
    for (const DifferenceRow &row : m_data.rows) {
        table.rows.append({row.caseTitle, row.name, cell(row.change), cell(row.low), cell(row.high), row.runs,
                           row.finding});
    }
    return table;
}

} // namespace Tare
