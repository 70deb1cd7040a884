// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/comparisonbars.h"

#include "core/model/numberformat.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal sideMargin = 8;

qreal crisp(qreal position)
{
    return std::floor(position) + 0.5;
}

} // namespace

QString ComparisonBars::stateWord(BarValue::State state)
{
    switch (state) {
    case BarValue::State::Failed:
        return tr("failed");
    case BarValue::State::Stopped:
        return tr("stopped");
    case BarValue::State::NoData:
        return tr("no data");
    case BarValue::State::Present:
        break;
    }
    return {};
}

QRectF ComparisonBars::hitRect(qsizetype place) const
{
    const QRectF &rect = m_rects.at(place);
    if (m_horizontal) {
        return QRectF(0, rect.center().y() - m_pitch / 2, size().width(),
                      m_pitch); // name and number included
    }
    return QRectF(rect.center().x() - m_pitch / 2, rect.top() - 24, m_pitch, rect.height() + 24 + 34);
}

void ComparisonBars::press(const QPointF &position)
{
    for (int i = 0; i < m_places.size(); ++i) {
        if (hitRect(i).contains(position)) {
            Q_EMIT groupClicked(m_places.at(i).group, m_places.at(i).bar);
            return;
        }
    }
    for (int group = 0; group < m_data.groups.size(); ++group) {
        if (groupRect(group).contains(position)) {
            Q_EMIT groupClicked(group, -1);
            return;
        }
    }
}

bool ComparisonBars::moveBy(int steps)
{
    const auto count = static_cast<int>(m_data.groups.size());
    const int next = std::clamp(m_data.selected + steps, 0, std::max(count - 1, 0));
    if (count < 2 || next == m_data.selected) {
        return count > 1;
    }
    Q_EMIT groupClicked(next, -1);
    return true;
}

bool ComparisonBars::moveToEnd(bool last)
{
    return moveBy(last ? 1000000 : -1000000);
}

QString ComparisonBars::toolTipAt(const QPointF &position) const
{
    for (int i = 0; i < m_places.size(); ++i) {
        if (!hitRect(i).contains(position)) {
            continue;
        }
        const BarValue &bar = barAt(m_places.at(i));
        QStringList lines{bar.name};
        if (!bar.mechanism.isEmpty()) {
            lines.append(tr("path: %1").arg(bar.mechanism));
        }
        if (bar.state == BarValue::State::Failed) {
            lines.append(tr("Every step of it failed; nothing is averaged."));
        } else if (bar.state == BarValue::State::Stopped) {
            lines.append(tr("It was stopped before a step was finished; nothing is averaged."));
        } else if (bar.state == BarValue::State::NoData) {
            lines.append(tr("Not run yet."));
        } else {
            lines.append(tr("%1: %2").arg(m_data.title, formatSignificant(bar.value, 5)));
            if (bar.low && bar.high) {
                lines.append(tr("%n runs, %1 to %2", "", bar.runs)
                                 .arg(formatSignificant(*bar.low, 5), formatSignificant(*bar.high, 5)));
            } else {
                lines.append(tr("1 run, no spread known"));
            }
            if (bar.change && bar.changeLow && bar.changeHigh) {
                lines.append(tr("change against the baseline %1, 95 % interval %2")
                                 .arg(formatPercent(*bar.change, 1, true),
                                      formatRange(*bar.changeLow, *bar.changeHigh)));
            }
        }
        if (!bar.limitText.isEmpty()) {
            lines.append(wrapText(bar.limitText, chartStyle().text(), 420, 4));
        }
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

QString ComparisonBars::description() const
{
    if (!hasData()) {
        return tr("%1: no data yet.").arg(m_data.title);
    }
    QStringList sentences{tr("Bar chart: %1, %2.").arg(m_data.title, m_data.direction)};
    for (const BarGroup &group : m_data.groups) {
        QStringList parts;
        for (const BarValue &bar : group.bars) {
            if (bar.state == BarValue::State::Failed) {
                parts.append(tr("%1 failed").arg(bar.name));
            } else if (bar.state == BarValue::State::Stopped) {
                parts.append(tr("%1 stopped").arg(bar.name));
            } else if (bar.state == BarValue::State::NoData) {
                parts.append(tr("%1 no data").arg(bar.name));
            } else if (bar.change) {
                parts.append(tr("%1 %2 (%3)").arg(bar.name, formatSignificant(bar.value), changeText(bar)));
            } else {
                parts.append(tr("%1 %2").arg(bar.name, formatSignificant(bar.value)));
            }
        }
        const QString list = parts.join(tr(", ", "between the parts of a list"));
        sentences.append(group.title.isEmpty() ? tr("%1.").arg(list) : tr("%1: %2.").arg(group.title, list));
    }
    return sentences.join(QLatin1Char(' '));
}

ChartTable ComparisonBars::table() const
{
    ChartTable table;
    const int decimals = m_data.unit == QLatin1String("ms") ? 3 : 2;
    table.columns = {{tr("Case")},
                     {tr("Environment")},
                     {tr("Path")},
                     {m_data.title, decimals},
                     {tr("Smallest"), decimals},
                     {tr("Largest"), decimals},
                     {tr("Runs")},
                     {tr("Change"), 1, true},
                     {tr("95 % interval from"), 1, true},
                     {tr("to", "end of an interval"), 1, true},
                     {tr("Finding")},
                     {tr("Held back by")}};
    const auto cell = [](const std::optional<double> &value) {
        return value ? QVariant(*value) : QVariant();
    };
    for (const BarGroup &group : m_data.groups) {
        for (const BarValue &bar : group.bars) {
            const bool present = bar.state == BarValue::State::Present;
            QString finding = bar.baseline ? tr("baseline") : bar.finding;
            if (!present) {
                finding = stateWord(bar.state);
            }
            table.rows.append({group.title, bar.name, bar.mechanism,
                               present ? QVariant(bar.value) : QVariant(), cell(bar.low), cell(bar.high),
                               bar.runs, cell(bar.change), cell(bar.changeLow), cell(bar.changeHigh), finding,
                               bar.limit});
        }
    }
    return table;
}

QString ComparisonBars::changeText(const BarValue &bar) const
{
    if (!bar.change) {
        return {};
    }
    const QString change = formatPercent(*bar.change, 1, true);
    return bar.reliable ? change : tr("≈ %1", "no reliable difference").arg(change);
}

QRectF ComparisonBars::groupRect(int group) const
{
    QRectF bounds;
    for (int i = 0; i < m_places.size(); ++i) {
        if (m_places.at(i).group == group) {
            bounds |= m_rects.at(i);
        }
    }
    if (bounds.isNull()) {
        return bounds;
    }
    if (m_horizontal) {
        const qreal title = hasGroupTitles() ? m_pitch / 2 : 0;
        return QRectF(0, bounds.top() - (m_pitch - m_thickness) / 2 - title, size().width(),
                      bounds.height() + m_pitch - m_thickness + title);
    }
    const qreal beside = (m_pitch - m_thickness) / 2 + m_pitch * 0.36;
    return QRectF(bounds.left() - beside, 0, bounds.width() + 2 * beside, size().height());
}

void ComparisonBars::drawBehind(QPainter &painter) const
{
    const ThemeColors &colors = chartStyle().colors;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (m_data.selected >= 0 && m_data.groups.size() > 1) {
        painter.fillRect(groupRect(m_data.selected), colors.chartTint);
    }
    for (const double tick : m_scale.ticks) {
        painter.setPen(QPen(tick == 0 ? colors.axis : colors.grid, 1));
        const qreal at = crisp(m_series ? valuePosition(tick) : m_plot.bottom());
        if (m_horizontal) {
            painter.drawLine(QPointF(at, m_plot.top()), QPointF(at, m_plot.bottom()));
        } else {
            painter.drawLine(QPointF(m_plot.left(), at), QPointF(m_plot.right(), at));
        }
    }
}

void ComparisonBars::drawStub(QPainter &painter, const QRectF &rect) const
{
    const ThemeColors &colors = chartStyle().colors;
    painter.fillRect(rect, colors.tinted);
    drawHatch(painter, rect, colors.axis, 7);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.secondary, 1, Qt::DashLine));
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

void ComparisonBars::drawWhisker(QPainter &painter, const QRectF &rect, const BarValue &bar) const
{
    const ThemeColors &colors = chartStyle().colors;
    const qreal low = valuePosition(*bar.low);
    const qreal high = valuePosition(*bar.high);
    const qreal cap = std::min<qreal>(14, m_thickness * 0.6) / 2;
    QList<QLineF> lines;
    if (m_horizontal) {
        const qreal y = rect.center().y();
        lines = {{low, y, high, y}, {low, y - cap, low, y + cap}, {high, y - cap, high, y + cap}};
    } else {
        const qreal x = rect.center().x();
        lines = {{x, low, x, high}, {x - cap, low, x + cap, low}, {x - cap, high, x + cap, high}};
    }
    // The ground under it makes it show on any fill.
    QColor ground = colors.content;
    ground.setAlphaF(0.85F);
    for (const QPen &pen : {QPen(ground, 4.5, Qt::SolidLine, Qt::SquareCap), QPen(colors.text, 1.5)}) {
        painter.setPen(pen);
        painter.drawLines(lines);
    }
}

void ComparisonBars::drawInFront(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    for (int i = 0; i < m_places.size(); ++i) {
        const BarValue &bar = barAt(m_places.at(i));
        const QRectF &rect = m_rects.at(i);
        if (bar.state != BarValue::State::Present) {
            drawStub(painter, rect);
            continue;
        }
        if (style.vector) {
            fillEnvironment(painter, rect, bar.slot, style);
        }
        drawLimit(painter, rect, bar);
        if (bar.low && bar.high) {
            drawWhisker(painter, rect, bar);
        }
    }
    // The zero line stays visible where bars stand on it.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(style.colors.axis, 1));
    if (m_horizontal) {
        painter.drawLine(QPointF(crisp(m_plot.left()), m_plot.top()),
                         QPointF(crisp(m_plot.left()), m_plot.bottom()));
    } else {
        painter.drawLine(QPointF(m_plot.left(), crisp(m_plot.bottom())),
                         QPointF(m_plot.right(), crisp(m_plot.bottom())));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    if (m_horizontal) {
        drawLyingText(painter);
    } else {
        drawUprightText(painter);
    }
}

void ComparisonBars::drawUprightText(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    for (const double tick : m_scale.ticks) {
        const qreal y = m_series ? valuePosition(tick) : m_plot.bottom();
        drawLine(painter, QRectF(0, y - 10, m_plot.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                 style.small(), colors.secondary, tickText(tick, m_scale.step));
    }
    qreal namesBottom = m_plot.bottom();
    for (int i = 0; i < m_places.size(); ++i) {
        const BarValue &bar = barAt(m_places.at(i));
        const QRectF &rect = m_rects.at(i);
        const qreal x = rect.center().x();
        const QRectF slot(x - m_pitch / 2, 0, m_pitch, 0);
        if (bar.state != BarValue::State::Present) {
            const QString word = stateWord(bar.state);
            drawLine(painter,
                     QRectF(slot.left(), rect.top() - style.textLine() - 3, slot.width(), style.textLine()),
                     Qt::AlignHCenter | Qt::AlignVCenter, style.text(), colors.secondary, word);
        } else {
            const qreal top = std::min(rect.top(), bar.high ? valuePosition(*bar.high) : rect.top()) - 4;
            const QString value = formatSignificant(bar.value);
            const QString change = changeText(bar);
            const QColor changeColor = bar.reliable ? colors.text : colors.secondary;
            const qreal line = style.textLine();
            if (change.isEmpty()) {
                drawLine(painter, QRectF(x - 80, top - line, 160, line), Qt::AlignHCenter | Qt::AlignVCenter,
                         style.bold(), colors.text, value);
            } else if (m_stacked) {
                drawLine(painter, QRectF(x - 80, top - 2 * line, 160, line),
                         Qt::AlignHCenter | Qt::AlignVCenter, style.bold(), colors.text, value);
                drawLine(painter, QRectF(x - 80, top - line, 160, line), Qt::AlignHCenter | Qt::AlignVCenter,
                         style.text(), changeColor, change);
            } else {
                const qreal valueWidth = textWidth(style.bold(), value);
                const qreal both = valueWidth + 6 + textWidth(style.text(), change);
                const qreal left = x - both / 2;
                drawLine(painter, QRectF(left, top - line, valueWidth + 2, line),
                         Qt::AlignLeft | Qt::AlignVCenter, style.bold(), colors.text, value);
                drawLine(painter, QRectF(left + valueWidth + 6, top - line, both, line),
                         Qt::AlignLeft | Qt::AlignVCenter, style.text(), changeColor, change);
            }
        }
        qreal y = m_plot.bottom() + 4;
        const qreal room = nameRoom(m_places.at(i).group, m_places.at(i).bar, m_pitch);
        const QRectF label(x - room / 2, 0, room, style.smallLine());
        const QStringList name = wrapText(bar.name, style.small(), room, 2);
        for (const QString &line : name) {
            drawLine(painter, label.translated(0, y), Qt::AlignHCenter, style.small(), colors.text, line);
            y += style.smallLine();
        }
        const QString second = secondLine(bar);
        if (!second.isEmpty()) {
            drawLine(painter, QRectF(x - 100, y, 200, style.smallLine()), Qt::AlignHCenter, style.small(),
                     colors.secondary, second);
            y += style.smallLine();
        }
        namesBottom = std::max(namesBottom, y);
    }
    for (int group = 0; group < m_data.groups.size(); ++group) {
        const QString &title = m_data.groups.at(group).title;
        const QRectF rect = groupRect(group);
        if (title.isEmpty() || rect.isNull()) {
            continue;
        }
        const bool selected = group == m_data.selected && m_data.groups.size() > 1;
        drawLine(painter, QRectF(rect.left(), namesBottom + 2, rect.width(), style.textLine()),
                 Qt::AlignHCenter | Qt::AlignVCenter, selected ? style.bold() : style.text(), colors.text,
                 title);
    }
}

void ComparisonBars::drawLyingText(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    for (const double tick : m_scale.ticks) {
        const qreal x = m_series ? valuePosition(tick) : m_plot.left();
        drawLine(painter, QRectF(x - 60, m_plot.bottom() + 4, 120, style.smallLine()), Qt::AlignHCenter,
                 style.small(), colors.secondary, tickText(tick, m_scale.step));
    }
    for (int i = 0; i < m_places.size(); ++i) {
        const BarValue &bar = barAt(m_places.at(i));
        const QRectF &rect = m_rects.at(i);
        const qreal y = rect.center().y();
        const QRectF row(rect.left(), y - style.textLine() / 2, 400, style.textLine());
        if (bar.state != BarValue::State::Present) {
            const QString word = stateWord(bar.state);
            drawLine(painter, row.translated(rect.width() + 8, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     style.text(), colors.secondary, word);
        } else {
            const qreal end = std::max(rect.right(), bar.high ? valuePosition(*bar.high) : rect.right()) + 8;
            const QString value = formatSignificant(bar.value);
            drawLine(painter, QRectF(end, row.top(), 200, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     style.bold(), colors.text, value);
            drawLine(painter, QRectF(end + textWidth(style.bold(), value) + 8, row.top(), 200, row.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, style.text(),
                     bar.reliable ? colors.text : colors.secondary, changeText(bar));
        }
        const qreal width = m_plot.left() - 12 - sideMargin;
        const QStringList name = wrapText(bar.name, style.text(), width, 3);
        const QString second = secondLine(bar);
        qreal height = name.size() * style.textLine() + (second.isEmpty() ? 0 : style.smallLine());
        qreal top = y - height / 2;
        for (const QString &line : name) {
            drawLine(painter, QRectF(sideMargin, top, width + 4, style.textLine()),
                     Qt::AlignLeft | Qt::AlignVCenter, style.text(), colors.text, line);
            top += style.textLine();
        }
        if (!second.isEmpty()) {
            drawLine(painter, QRectF(sideMargin, top, width + 4, style.smallLine()),
                     Qt::AlignLeft | Qt::AlignVCenter, style.small(), colors.secondary, second);
        }
    }
    for (int group = 0; group < m_data.groups.size(); ++group) {
        const QString &title = m_data.groups.at(group).title;
        const QRectF rect = groupRect(group);
        if (title.isEmpty() || rect.isNull()) {
            continue;
        }
        drawLine(painter, QRectF(sideMargin, rect.top() + 2, size().width() - sideMargin, style.textLine()),
                 Qt::AlignLeft | Qt::AlignVCenter, style.bold(), colors.text, title);
    }
}

} // namespace Tare
