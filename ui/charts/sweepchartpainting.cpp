// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"
#include "ui/charts/sweepchart.h"
#include "ui/environmentstyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal markerSize = 8;

Qt::PenStyle dashOf(int dash)
{
    switch (dash % 4) {
    case 0:
        return Qt::SolidLine;
    case 1:
        return Qt::DashLine;
    case 2:
        return Qt::DotLine;
    default:
        return Qt::DashDotLine;
    }
}

} // namespace

void SweepChart::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!hasData()) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    paintFrame(*painter);
    for (int i = static_cast<int>(m_data.lines.size()) - 1; i >= 0; --i) {
        paintLine(*painter, i);
    }
    for (int i = static_cast<int>(m_data.lines.size()) - 1; i >= 0; --i) {
        paintMarkers(*painter, i);
    }
    paintValues(*painter);
    paintNames(*painter);
    if (!m_panels.isEmpty()) {
        for (int i = 0; i < m_data.cpuPanels; ++i) {
            paintPanel(*painter, i);
        }
    }
}

void SweepChart::paintFrame(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const qreal pitch = m_plot.width() / static_cast<qreal>(std::max<qsizetype>(m_data.threads.size(), 1));
    if (!m_data.warning.isEmpty()) {
        const QStringList lines = wrapText(m_data.warning, style.bold(), m_plot.right() - sweepMargin, 2);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            drawLine(painter,
                     QRectF(sweepMargin, sweepMargin + static_cast<qreal>(i) * style.textLine(),
                            m_plot.right() - sweepMargin, style.textLine()),
                     Qt::AlignLeft, style.bold(), colors.warning, lines.at(i));
        }
    }
    const qsizetype fastest = m_data.threads.indexOf(m_data.fastest);
    if (m_data.fastest > 0 && fastest >= 0 && m_data.threads.size() > 1) {
        const qreal width = std::min(pitch * 0.7, 96.0);
        const QRectF column(columnOf(fastest) - width / 2, m_plot.top() - style.textLine() - 2, width,
                            m_plot.height() + style.textLine() + 2);
        painter.fillRect(column, colors.chartTint);
        drawLine(painter, QRectF(column.center().x() - 60, column.top() + 1, 120, style.textLine()),
                 Qt::AlignHCenter, style.smallBold(), colors.accentText, tr("fastest"));
    }
    for (const double tick : m_scale.ticks) {
        const qreal y = std::floor(heightOf(tick)) + 0.5;
        painter.setPen(QPen(tick > 0 ? colors.grid : colors.axis, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        drawLine(painter, QRectF(0, y - style.smallLine() / 2, m_plot.left() - 8, style.smallLine()),
                 Qt::AlignRight | Qt::AlignVCenter, style.small(), colors.secondary,
                 tickText(tick, m_scale.step));
    }
    for (qsizetype i = 0; i < m_data.threads.size(); ++i) {
        const bool strong = m_data.threads.at(i) == m_data.fastest || i == m_chosen;
        drawLine(painter, QRectF(columnOf(i) - 40, m_plot.bottom() + 5, 80, style.smallLine()),
                 Qt::AlignHCenter, strong ? style.smallBold() : style.small(),
                 strong ? colors.text : colors.secondary, QString::number(m_data.threads.at(i)));
    }
    drawLine(
        painter,
        QRectF(m_plot.left(), m_plot.bottom() + 5 + style.smallLine(), m_plot.width(), style.smallLine()),
        Qt::AlignHCenter, style.small(), colors.secondary, tr("threads", "under the axis"));
    if (m_chosen >= 0 && m_chosen < m_data.threads.size()) {
        const qreal x = std::floor(columnOf(m_chosen)) + 0.5;
        painter.setPen(QPen(colors.axis, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    }
}

void SweepChart::paintLine(QPainter &painter, int index) const
{
    const ThemeColors &colors = chartStyle().colors;
    const SweepChartLine &line = m_data.lines.at(index);
    const QColor color = environmentColor(line.slot, colors);
    QPointF before;
    for (const SweepPoint &point : line.points) {
        if (!point.hasRuns()) {
            before = {}; // a gap: what is missing is not drawn as if it were there
            continue;
        }
        const QPointF at = pointOf(index, point.threads);
        if (!before.isNull()) {
            painter.setPen(QPen(color, 2, dashOf(line.dash), Qt::FlatCap));
            painter.drawLine(before, at);
        }
        before = at;
    }
    for (const SweepPoint &point : line.points) {
        if (!point.hasRuns()) {
            continue;
        }
        const QPointF at = pointOf(index, point.threads);
        if (point.seconds.size() > 1) {
            const qreal top = heightOf(slowestRun(point));
            const qreal bottom = heightOf(fastestRun(point));
            QColor ground = colors.content;
            ground.setAlphaF(0.85F);
            painter.setPen(QPen(ground, 4.5, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(at.x(), top), QPointF(at.x(), bottom));
            painter.setPen(QPen(colors.text, 1.5, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(at.x(), top), QPointF(at.x(), bottom));
            for (const qreal end : {top, bottom}) {
                painter.drawLine(QPointF(at.x() - 5, end), QPointF(at.x() + 5, end));
            }
        }
    }
}

/// After the whiskers of all lines, which would cover them.
void SweepChart::paintMarkers(QPainter &painter, int index) const
{
    const SweepChartLine &line = m_data.lines.at(index);
    for (const SweepPoint &point : line.points) {
        if (point.hasRuns()) {
            paintMarker(painter, pointOf(index, point.threads), line.dash,
                        environmentColor(line.slot, chartStyle().colors));
        }
    }
}

/// Full, or with the ground's colour inside: told apart without colour as well.
void SweepChart::paintMarker(QPainter &painter, const QPointF &at, int dash, const QColor &color) const
{
    const qreal half = markerSize / 2;
    painter.setPen(QPen(color, 2));
    painter.setBrush(dash % 2 == 0 ? color : chartStyle().colors.content);
    const QRectF box(at.x() - half, at.y() - half, markerSize, markerSize);
    switch (dash % 4) {
    case 0:
        painter.drawEllipse(box);
        break;
    case 1:
        painter.drawRect(box);
        break;
    case 2:
        painter.drawPolygon(QPolygonF{{at.x(), at.y() - half - 1},
                                      {at.x() + half + 1, at.y() + half},
                                      {at.x() - half - 1, at.y() + half}});
        break;
    default:
        painter.drawPolygon(QPolygonF{{at.x(), at.y() - half - 1},
                                      {at.x() + half + 1, at.y()},
                                      {at.x(), at.y() + half + 1},
                                      {at.x() - half - 1, at.y()}});
        break;
    }
}

/// Each value where there are few lines: above the upper point, below the lower. Else only the best of each
/// line, beside it. None stands on another or outside the plot.
void SweepChart::paintValues(QPainter &painter) const
{
    struct Label
    {
        qreal top = 0;
        QString text;
        bool best = false;
    };
    const ChartStyle &style = chartStyle();
    constexpr qsizetype few = 2;
    const qreal height = style.textLine();
    const bool beside = m_data.lines.size() > few;
    for (qsizetype column = 0; column < m_data.threads.size(); ++column) {
        const int threads = m_data.threads.at(column);
        QList<std::pair<qreal, int>> points; // height, line
        for (int i = 0; i < m_data.lines.size(); ++i) {
            const QPointF at = pointOf(i, threads);
            if (!at.isNull()) {
                points.append({at.y(), i});
            }
        }
        std::ranges::sort(points);
        QList<Label> labels;
        for (qsizetype k = 0; k < points.size(); ++k) {
            const SweepChartLine &line = m_data.lines.at(points.at(k).second);
            const bool best = line.best && line.best->threads == threads && line.points.size() > 1;
            if (beside && !best) {
                continue;
            }
            const auto its = std::ranges::find(line.points, threads, &SweepPoint::threads);
            Label label{points.at(k).first - height / 2, formatSignificant(its->typical()), best};
            if (!beside && k > 0) {
                label.top = std::max(heightOf(fastestRun(*its)), points.at(k).first) + 7;
            } else if (!beside) {
                label.top = std::min(heightOf(slowestRun(*its)), points.at(k).first) - 8 - height;
            }
            labels.append(label);
        }
        for (qsizetype i = 1; i < labels.size(); ++i) {
            labels[i].top = std::max(labels.at(i).top, labels.at(i - 1).top + height);
        }
        qreal lowest = m_plot.bottom() - height;
        for (qsizetype i = labels.size() - 1; i >= 0; --i) {
            labels[i].top = std::min(labels.at(i).top, lowest);
            lowest = labels.at(i).top - height;
        }
        for (const Label &label : std::as_const(labels)) {
            const QFont &font = label.best ? style.bold() : style.text();
            const qreal width = textWidth(font, label.text);
            QColor ground = style.colors.content; // lines pass behind a value, not through it
            ground.setAlphaF(0.8F);
            painter.fillRect(QRectF(beside ? columnOf(column) + 10 : columnOf(column) - width / 2, label.top,
                                    width, height),
                             ground);
            const QRectF place = beside ? QRectF(columnOf(column) + 10, label.top, 80, height)
                                        : QRectF(columnOf(column) - 50, label.top, 100, height);
            drawLine(painter, place, beside ? Qt::AlignLeft : Qt::AlignHCenter, font, style.colors.text,
                     label.text);
        }
    }
}

/// At the ends of the lines, pushed apart to a line's height.
void SweepChart::paintNames(QPainter &painter) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    QList<std::pair<qreal, int>> ends;
    for (int i = 0; i < m_data.lines.size(); ++i) {
        const QList<SweepPoint> &points = m_data.lines.at(i).points;
        const auto last = std::find_if(points.crbegin(), points.crend(),
                                       [](const SweepPoint &point) { return point.hasRuns(); });
        if (last != points.crend()) {
            ends.append({heightOf(last->typical()), i});
        }
    }
    std::ranges::sort(ends);
    const qreal line = style.textLine();
    for (qsizetype i = 1; i < ends.size(); ++i) {
        ends[i].first = std::max(ends.at(i).first, ends.at(i - 1).first + line);
    }
    const qreal lowest = m_plot.bottom() - line / 2;
    if (!ends.isEmpty() && ends.last().first > lowest) {
        ends.last().first = lowest;
        for (qsizetype i = ends.size() - 2; i >= 0; --i) {
            ends[i].first = std::min(ends.at(i).first, ends.at(i + 1).first - line);
        }
    }
    const qreal left = m_plot.right() + 6;
    const qreal room =
        (m_panels.isEmpty() ? size().width() - sweepMargin : m_panels.left() - sweepGap) - left - 36;
    for (const auto &[y, index] : std::as_const(ends)) {
        const SweepChartLine &its = m_data.lines.at(index);
        painter.setPen(QPen(environmentColor(its.slot, colors), 2, dashOf(its.dash), Qt::FlatCap));
        painter.drawLine(QPointF(left, y), QPointF(left + 28, y));
        drawLine(painter, QRectF(left + 34, y - line / 2, room, line), Qt::AlignLeft | Qt::AlignVCenter,
                 style.bold(), colors.text, its.name);
    }
}

/// User and system seconds as stacked bars, in grey: they are no environments.
void SweepChart::paintPanel(QPainter &painter, int panel) const
{
    const ChartStyle &style = chartStyle();
    const ThemeColors &colors = style.colors;
    const QRectF rect = panelRect(panel);
    const SweepChartLine &line = m_data.lines.at(panel);
    if (panel == 0) {
        drawLine(painter, QRectF(rect.left(), m_panels.top(), m_panels.width(), style.textLine()),
                 Qt::AlignLeft, style.bold(), colors.text, m_data.operation);
        qreal x = rect.left();
        const qreal y = m_panels.top() + style.textLine() + 2;
        for (const auto &[word, color] :
             {std::pair(tr("user"), colors.axis), std::pair(tr("system"), colors.text)}) {
            painter.fillRect(QRectF(x, y + style.smallLine() / 2 - 5, 10, 10), color);
            drawLine(painter, QRectF(x + 14, y, 120, style.smallLine()), Qt::AlignLeft, style.small(),
                     colors.secondary, word);
            x += 14 + textWidth(style.small(), word) + 12;
        }
    }
    double most = 0;
    for (int i = 0; i < m_data.cpuPanels; ++i) { // one scale for all panels
        for (const SweepPoint &point : m_data.lines.at(i).points) {
            most = std::max(most, point.user.value_or(0) + point.system.value_or(0));
        }
    }
    const AxisScale scale = stripScale(most * 1.1);
    drawLine(painter, QRectF(rect.left(), rect.top(), rect.width(), style.smallLine()), Qt::AlignLeft,
             style.smallBold(), colors.text, line.kind);
    qreal labels = 0;
    for (const double tick : scale.ticks) {
        labels = std::max(labels, textWidth(style.small(), tickText(tick, scale.step)));
    }
    const qreal top = rect.top() + 2 * style.smallLine() + 2;
    const QRectF plot(rect.left() + labels + 8, top, rect.width() - labels - 8,
                      rect.bottom() - style.smallLine() - 6 - top);
    const auto yOf = [&plot, &scale](double value) {
        return plot.bottom() - value / scale.high * plot.height();
    };
    for (const double tick : scale.ticks) {
        const qreal y = std::floor(yOf(tick)) + 0.5;
        painter.setPen(QPen(tick > 0 ? colors.grid : colors.axis, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        drawLine(painter, QRectF(rect.left(), y - style.smallLine() / 2, labels, style.smallLine()),
                 Qt::AlignRight | Qt::AlignVCenter, style.small(), colors.secondary,
                 tickText(tick, scale.step));
    }
    const qreal pitch = plot.width() / static_cast<qreal>(std::max<qsizetype>(line.points.size(), 1));
    qreal taken = 0; // up to where labels reach: one that stands in another is left out
    for (qsizetype i = 0; i < line.points.size(); ++i) {
        const SweepPoint &point = line.points.at(i);
        const qreal middle = plot.left() + pitch * (static_cast<qreal>(i) + 0.5);
        drawLine(painter, QRectF(middle - 30, plot.bottom() + 3, 60, style.smallLine()), Qt::AlignHCenter,
                 style.small(), colors.secondary, QString::number(point.threads));
        if (!point.user || !point.system) {
            continue;
        }
        const double both = *point.user + *point.system;
        const qreal width = std::min(pitch * 0.6, 34.0);
        painter.fillRect(
            QRectF(middle - width / 2, yOf(*point.user), width, plot.bottom() - yOf(*point.user)),
            colors.axis);
        painter.fillRect(QRectF(middle - width / 2, yOf(both), width, yOf(*point.user) - yOf(both)),
                         colors.text);
        const QString text = formatSignificant(both);
        const qreal half = textWidth(style.small(), text) / 2;
        if (middle - half < taken) {
            continue;
        }
        taken = middle + half + 4;
        drawLine(painter, QRectF(middle - 40, yOf(both) - style.smallLine() - 1, 80, style.smallLine()),
                 Qt::AlignHCenter, style.small(), colors.text, text);
    }
}

} // namespace Tare
