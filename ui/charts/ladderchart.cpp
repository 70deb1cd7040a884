// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/ladderchart.h"

#include "core/model/numberformat.h"
#include "ui/charts/plotoverlay.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal barMax = 104;
constexpr qreal topMargin = 6;
constexpr qreal valueHeight = 22;
constexpr double stubShare = 0.12; ///< of the plot: a rung without a finished run

qreal crisp(qreal position)
{
    return std::floor(position) + 0.5;
}

} // namespace

LadderChart::LadderChart(QGraphicsItem *parent)
    : ChartPicture(parent)
    , m_overlay(new PlotOverlay(this, PlotOverlay::InFront, [this](QPainter &painter) { draw(painter); }))
{ }

LadderChart::~LadderChart() = default;

void LadderChart::setData(const LadderChartData &data)
{
    if (data == m_data) {
        return;
    }
    m_data = data;
    layOut();
    update();
    Q_EMIT contentChanged();
}

std::unique_ptr<ChartPicture> LadderChart::copy() const
{
    auto other = std::make_unique<LadderChart>();
    other->setChartStyle(chartStyle());
    other->setData(m_data);
    return other;
}

qreal LadderChart::leastHeight(qreal) const
{
    return 220;
}

QString LadderChart::shareText(const LadderBar &bar) const
{
    return bar.share ? formatPercent(*bar.share, 1) : QString();
}

int LadderChart::additionLines() const
{
    qsizetype lines = 1;
    for (const LadderBar &bar : m_data.bars) {
        lines = std::max(lines, wrapText(bar.addition, chartStyle().small(), m_pitch - 8, 3).size());
    }
    return static_cast<int>(lines);
}

int LadderChart::nameLines() const
{
    qsizetype lines = 1;
    for (const LadderBar &bar : m_data.bars) {
        lines = std::max(lines, wrapText(bar.name, chartStyle().text(), m_pitch - 8, 2).size());
    }
    return static_cast<int>(lines);
}

void LadderChart::layOut()
{
    if (size().isEmpty()) {
        return;
    }
    const ChartStyle &style = chartStyle();
    m_overlay->setArea(QRectF(QPointF(0, 0), size()));
    double top = 0;
    for (const LadderBar &bar : std::as_const(m_data.bars)) {
        top = std::max({top, bar.value.value_or(0), bar.high.value_or(0)});
    }
    // The labels above the bars take up to as much again, so that an axis may need a digit more.
    const qreal left = 12 + std::max<qreal>(36, textWidth(style.small(), tickText(std::ceil(top * 2), 1)));
    const qreal right = textWidth(style.small(), formatPercent(1, 0)) + 22;
    const auto count = static_cast<qreal>(std::max<qsizetype>(m_data.bars.size(), 1));
    const qreal width = std::max<qreal>(size().width() - left - right, 40);
    m_pitch = width / count;
    m_thickness = std::min(barMax, m_pitch * 0.64);
    const qreal bottom = nameLines() * style.textLine() + style.smallLine() + 8;
    const qreal height = std::max<qreal>(size().height() - topMargin - bottom, 60);
    // Above the highest bar there is room for what its rung took and added.
    const qreal labels = QFontMetricsF(style.title()).height() + additionLines() * style.smallLine() + 10;
    m_scale = zeroScale(top, top > 0 ? top / (1 - std::min(0.6, labels / height)) : 0);
    m_plot = QRectF(left, topMargin, width, height);
    m_overlay->update();
}

qreal LadderChart::position(double value) const
{
    return m_plot.bottom() - value / m_scale.high * m_plot.height();
}

QRectF LadderChart::barRect(int bar) const
{
    const LadderBar &its = m_data.bars.at(bar);
    const qreal center = m_plot.left() + (bar + 0.5) * m_pitch;
    const qreal top = its.value ? position(*its.value) : m_plot.bottom() - stubShare * m_plot.height();
    return QRectF(center - m_thickness / 2, top, m_thickness, m_plot.bottom() - top);
}

QRectF LadderChart::blockRect(int bar) const
{
    const LadderBar &its = m_data.bars.at(bar);
    if (bar == 0 || !its.value || its.cost.value_or(0) <= 0) {
        return {};
    }
    const QRectF rect = barRect(bar);
    const qreal top = barRect(its.from).top();
    return QRectF(rect.left(), top, rect.width(), rect.top() - top);
}

void LadderChart::draw(QPainter &painter) const
{
    drawScales(painter);
    for (int bar = 0; bar < m_data.bars.size(); ++bar) {
        drawBlock(painter, bar);
    }
    for (int bar = 0; bar < m_data.bars.size(); ++bar) {
        drawBar(painter, bar);
        drawCost(painter, bar);
        drawName(painter, bar);
    }
}

void LadderChart::drawScales(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const double tick : m_scale.ticks) {
        const qreal y = crisp(position(tick));
        painter.setPen(QPen(tick == 0 ? colors.axis : colors.grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        drawLine(painter, QRectF(0, y - 10, m_plot.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                 style.small(), colors.secondary, tickText(tick, m_scale.step));
    }
    const double whole = m_data.bars.isEmpty() ? 0 : m_data.bars.first().value.value_or(0);
    for (int quarter = 0; whole > 0 && quarter <= 4; ++quarter) {
        const qreal y = crisp(position(whole * quarter / 4));
        painter.setPen(QPen(colors.axis, 1));
        painter.drawLine(QPointF(m_plot.right(), y), QPointF(m_plot.right() + 5, y));
        drawLine(painter, QRectF(m_plot.right() + 9, y - 10, size().width() - m_plot.right() - 9, 20),
                 Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.secondary,
                 formatPercent(quarter / 4.0, 0));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void LadderChart::drawBlock(QPainter &painter, int index) const
{
    const LadderBar &bar = m_data.bars.at(index);
    const ThemeColors &colors = chartStyle().colors;
    if (index == 0 || !bar.value || !m_data.bars.at(bar.from).value) {
        return;
    }
    const QRectF before = barRect(bar.from);
    const QRectF own = barRect(index);
    QPen dotted(colors.text, 1, Qt::CustomDashLine, Qt::FlatCap);
    dotted.setDashPattern({2, 3});
    painter.setPen(dotted);
    painter.drawLine(QPointF(before.right(), crisp(before.top())), QPointF(own.left(), crisp(before.top())));
    const QRectF block = blockRect(index);
    if (block.isEmpty()) {
        return;
    }
    painter.fillRect(block, colors.content);
    drawHatch(painter, block, colors.axis, 7, 1, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(bar.dearest ? colors.text : colors.secondary, bar.dearest ? 2 : 1));
    const qreal inset = bar.dearest ? 1 : 0.5;
    painter.drawRect(block.adjusted(inset, inset, -inset, 0));
}

void LadderChart::drawBar(QPainter &painter, int index) const
{
    const LadderBar &bar = m_data.bars.at(index);
    const ChartStyle &style = chartStyle();
    const QRectF rect = barRect(index);
    if (!bar.value) {
        painter.fillRect(rect, style.colors.tinted);
        drawHatch(painter, rect, style.colors.axis, 7);
        drawLine(
            painter,
            QRectF(rect.left() - 20, rect.top() - style.textLine() - 3, rect.width() + 40, style.textLine()),
            Qt::AlignHCenter, style.text(), style.colors.secondary, tr("failed"));
        return;
    }
    fillEnvironment(painter, rect, bar.slot, style);
    if (bar.dearest) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.colors.text, 1));
        painter.drawRect(rect.adjusted(0.5, 0, -0.5, 0));
    }
    drawValue(painter, rect, bar);
    if (bar.low && bar.high) {
        drawWhisker(painter, rect, bar);
    }
}

void LadderChart::drawWhisker(QPainter &painter, const QRectF &rect, const LadderBar &bar) const
{
    const ThemeColors &colors = chartStyle().colors;
    const qreal x = rect.right() - std::min<qreal>(18, rect.width() * 0.2);
    const qreal cap = std::min<qreal>(14, m_thickness * 0.4) / 2;
    const qreal low = position(*bar.low);
    const qreal high = position(*bar.high);
    const QList<QLineF> lines{
        {x, low, x, high}, {x - cap, low, x + cap, low}, {x - cap, high, x + cap, high}};
    QColor ground = colors.content;
    ground.setAlphaF(0.85F);
    for (const QPen &pen : {QPen(ground, 4.5, Qt::SolidLine, Qt::SquareCap), QPen(colors.text, 1.5)}) {
        painter.setPen(pen);
        painter.drawLines(lines);
    }
}

void LadderChart::drawValue(QPainter &painter, const QRectF &rect, const LadderBar &bar) const
{
    const ChartStyle &style = chartStyle();
    const QString text = formatSignificant(*bar.value, 4);
    const qreal width = textWidth(style.bold(), text) + 16;
    const bool inside = rect.height() > valueHeight + 16;
    const QRectF label(rect.center().x() - width / 2, inside ? rect.top() + 11 : rect.top() - valueHeight - 4,
                       width, valueHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colors.content);
    painter.drawRoundedRect(label, 3, 3);
    drawLine(painter, label, Qt::AlignCenter, style.bold(), style.colors.text, text);
}

void LadderChart::drawCost(QPainter &painter, int index) const
{
    const LadderBar &bar = m_data.bars.at(index);
    if (index == 0 || bar.costText.isEmpty()) {
        return;
    }
    const ChartStyle &style = chartStyle();
    const QRectF rect = barRect(index);
    const QRectF block = blockRect(index);
    const QFont font = bar.dearest ? style.title() : bar.reliable ? style.bold() : style.text();
    const qreal line = QFontMetricsF(font).height();
    const QStringList addition = wrapText(bar.addition, style.small(), m_pitch - 8, 3);
    const qreal height = line + static_cast<qreal>(addition.size()) * style.smallLine();
    qreal top = (block.isEmpty() ? rect.top() : block.top()) - height - 4;
    if (bar.high) {
        top = std::min(top, position(*bar.high) - height - 4);
    }
    const QRectF place(rect.center().x() - m_pitch / 2, top, m_pitch, line);
    drawLine(painter, place, Qt::AlignHCenter, font,
             bar.reliable ? style.colors.text : style.colors.secondary, bar.costText);
    top += line;
    for (const QString &text : addition) {
        drawLine(painter, QRectF(place.left(), top, place.width(), style.smallLine()), Qt::AlignHCenter,
                 style.small(), style.colors.secondary, text);
        top += style.smallLine();
    }
}

void LadderChart::drawName(QPainter &painter, int index) const
{
    const ChartStyle &style = chartStyle();
    const LadderBar &bar = m_data.bars.at(index);
    const qreal left = m_plot.left() + index * m_pitch + 4;
    qreal top = m_plot.bottom() + 4;
    for (const QString &line : wrapText(bar.name, style.text(), m_pitch - 8, 2)) {
        drawLine(painter, QRectF(left, top, m_pitch - 8, style.textLine()), Qt::AlignHCenter, style.text(),
                 style.colors.text, line);
        top += style.textLine();
    }
    drawLine(painter, QRectF(left, top, m_pitch - 8, style.smallLine()), Qt::AlignHCenter, style.small(),
             style.colors.secondary, shareText(bar));
}

QString LadderChart::toolTipAt(const QPointF &position) const
{
    for (int i = 0; i < m_data.bars.size(); ++i) {
        const LadderBar &bar = m_data.bars.at(i);
        const QRectF column(m_plot.left() + i * m_pitch, 0, m_pitch, size().height());
        if (!column.contains(position)) {
            continue;
        }
        QStringList lines{bar.name};
        if (!bar.address.isEmpty()) {
            lines.append(tr("the client connects to %1").arg(bar.address));
        }
        if (bar.value) {
            lines.append(tr("%1: %2").arg(m_data.title, formatSignificant(*bar.value, 5)));
        }
        if (bar.costLow && bar.costHigh) {
            //: %1 "−41.2 points", %2 the ends of an interval
            lines.append(tr("%1, interval %2").arg(bar.costText, formatRange(-*bar.costHigh, -*bar.costLow)));
        }
        lines.append(bar.finding);
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

QString LadderChart::description() const
{
    if (!hasData()) {
        return tr("%1: no data yet.").arg(m_data.title);
    }
    QStringList sentences{tr("Cost ladder: %1, %2.").arg(m_data.title, m_data.direction), m_data.sentence};
    for (const LadderBar &bar : m_data.bars) {
        if (!bar.value) {
            sentences.append(tr("%1 failed.").arg(bar.name));
        } else if (bar.costText.isEmpty()) {
            sentences.append(tr("%1: %2.").arg(bar.name, formatSignificant(*bar.value)));
        } else {
            //: %1 environment, %2 a number, %3 share of the baseline, %4 "−41.2 points", %5 "veth pair and
            //: bridge"
            sentences.append(tr("%1: %2, %3 of the baseline; %4 for %5.")
                                 .arg(bar.name, formatSignificant(*bar.value), shareText(bar), bar.costText,
                                      bar.addition));
        }
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

ChartTable LadderChart::table() const
{
    ChartTable table;
    table.columns = {{tr("Environment")},
                     {tr("Client connects to")},
                     {m_data.title, 0},
                     {tr("Of the baseline, %"), 1},
                     {tr("This rung, points"), 1},
                     {tr("95 % interval from"), 1},
                     {tr("to", "end of an interval"), 1},
                     {tr("Runs")},
                     {tr("Client, µs"), 1},
                     {tr("Server, µs"), 1},
                     {tr("In the way, µs"), 1},
                     {tr("Finding")}};
    const auto cell = [](const std::optional<double> &value, double factor = 1) {
        return value ? QVariant(*value * factor) : QVariant();
    };
    for (const LadderBar &bar : m_data.bars) {
        // The change that the chart and the sentence name, which is the cost turned round.
        table.rows.append({bar.name, bar.address, cell(bar.value), cell(bar.share, 100), cell(bar.cost, -100),
                           cell(bar.costHigh, -100), cell(bar.costLow, -100), bar.runs, cell(bar.clientCpu),
                           cell(bar.serverCpu), cell(bar.proxyCpu), bar.finding});
    }
    return table;
}

} // namespace Tare
