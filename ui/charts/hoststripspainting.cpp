// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/hoststrips.h"

#include "ui/charts/timelinegeometry.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr double longestGap = 3.5; ///< seconds between samples that still belong together
/// How much of the text's colour the parts of a stack have, from below.
constexpr std::array stackTones{0.30, 0.52, 0.76, 0.42, 0.12};

qreal crisp(qreal position)
{
    return std::floor(position) + 0.5;
}

QColor mixed(const ThemeColors &colors, double share)
{
    const auto part = [share](int of, int text) { return static_cast<int>(of + (text - of) * share); };
    return {part(colors.content.red(), colors.text.red()), part(colors.content.green(), colors.text.green()),
            part(colors.content.blue(), colors.text.blue())};
}

QPen linePen(const ThemeColors &colors, int series)
{
    QPen pen(series == 0 ? colors.text : colors.secondary, 1.5);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (series == 1) {
        pen.setDashPattern({3, 2});
    } else if (series > 1) {
        pen.setDashPattern({1, 1.5});
    }
    return pen;
}

} // namespace

QList<QPointF> HostStrips::points(const QList<double> &values, const Place &place) const
{
    QList<QPointF> points;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (std::isfinite(values.at(i))) {
            points.append(
                QPointF(m_timeline.at.at(i), std::min(values.at(i) * place.factor, place.scale.high)));
        }
    }
    return points;
}

void HostStrips::drawBehind(QPainter &painter, const ChartStyle &style) const
{
    const ThemeColors &colors = style.colors;
    for (const Place &place : m_places) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        const qreal parting = crisp(place.plot.top() - style.textLine() - 10 - between / 2);
        painter.setPen(QPen(colors.hairline, 1));
        painter.drawLine(QPointF(0, parting), QPointF(m_window.outer, parting));
        if (const qreal end = std::clamp(m_window.x(0), m_window.left, m_window.right); end > m_window.left) {
            const QRectF warm(m_window.left, place.plot.top(), end - m_window.left, place.plot.height());
            painter.fillRect(warm, colors.tinted);
            painter.setRenderHint(QPainter::Antialiasing, true);
            drawHatch(painter, warm, colors.hairline, 8);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        for (const double tick : place.scale.ticks) {
            const qreal y = crisp(place.plot.bottom() - tick / place.scale.high * place.plot.height());
            painter.setPen(QPen(tick == 0 ? colors.axis : colors.grid, 1));
            painter.drawLine(QPointF(place.plot.left(), y), QPointF(place.plot.right(), y));
        }
        painter.setRenderHint(QPainter::Antialiasing, true);
        if (data(place).stacked) {
            drawStack(painter, style, place);
        } else {
            drawLines(painter, style, place);
        }
        if (m_window.from < 0 && m_window.to > 0) {
            const qreal x = crisp(m_window.x(0));
            painter.setPen(QPen(colors.axis, 1));
            painter.drawLine(QPointF(x, place.plot.top()), QPointF(x, place.plot.bottom()));
        }
    }
}

void HostStrips::drawStack(QPainter &painter, const ChartStyle &style, const Place &place) const
{
    QList<double> below(m_timeline.at.size(), 0);
    const int columns = std::max(50, static_cast<int>(place.plot.width() / 2));
    const auto at = [&](const QPointF &point) {
        return QPointF(m_window.x(point.x()),
                       place.plot.bottom() - point.y() / place.scale.high * place.plot.height());
    };
    int part = 0;
    for (const HostSeries &series : data(place).series) {
        if (!series.drawn) {
            continue;
        }
        QList<double> above = below;
        for (qsizetype i = 0; i < above.size(); ++i) {
            above[i] += std::isfinite(series.values.at(i)) ? series.values.at(i) : 0;
        }
        const auto lows = splitAtGaps(points(below, place), longestGap);
        const auto highs = splitAtGaps(points(above, place), longestGap);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(style.colors, stackTones.at(part % stackTones.size())));
        for (qsizetype piece = 0; piece < lows.size(); ++piece) {
            const QList<QPointF> low = thinOut(cropLine(lows.at(piece), m_window.from, m_window.to), columns);
            const QList<QPointF> high =
                thinOut(cropLine(highs.at(piece), m_window.from, m_window.to), columns);
            QPolygonF area;
            for (const QPointF &point : high) {
                area.append(at(point));
            }
            for (auto point = low.crbegin(); point != low.crend(); ++point) {
                area.append(at(*point));
            }
            if (area.size() > 2) {
                painter.drawPolygon(area);
            }
        }
        below = above;
        ++part;
    }
    // What is told apart by grey alone gets an edge.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.colors.secondary, 1));
    const auto pieces = splitAtGaps(points(below, place), longestGap);
    for (const QList<QPointF> &piece : pieces) {
        QPolygonF edge;
        for (const QPointF &point : thinOut(cropLine(piece, m_window.from, m_window.to), columns)) {
            edge.append(at(point));
        }
        painter.drawPolyline(edge);
    }
}

void HostStrips::drawLines(QPainter &painter, const ChartStyle &style, const Place &place) const
{
    const HostStripData &strip = data(place);
    const auto height = [&](double shown) {
        return place.plot.bottom() - shown / place.scale.high * place.plot.height();
    };
    const int columns = std::max(50, static_cast<int>(place.plot.width() / 2));
    int line = 0;
    painter.setBrush(Qt::NoBrush);
    for (const HostSeries &series : strip.series) {
        if (!series.drawn) {
            continue;
        }
        painter.setPen(linePen(style.colors, line++));
        const auto pieces = splitAtGaps(points(series.values, place), longestGap);
        for (const QList<QPointF> &piece : pieces) {
            QPolygonF course;
            for (const QPointF &point : thinOut(cropLine(piece, m_window.from, m_window.to), columns)) {
                course.append(QPointF(m_window.x(point.x()), height(point.y())));
            }
            painter.drawPolyline(course);
        }
    }
    if (place.limitDrawn) {
        const qreal y = crisp(height(std::min(*strip.limit * place.factor, place.scale.high)));
        painter.setPen(QPen(style.colors.warning, 1.5));
        painter.drawLine(QPointF(place.plot.left(), y), QPointF(place.plot.right(), y));
    }
}

void HostStrips::drawSwatch(QPainter &painter, const ChartStyle &style, const Place &place, int series,
                            const QRectF &rect) const
{
    if (data(place).stacked) {
        painter.setPen(QPen(style.colors.secondary, 0.75));
        painter.setBrush(
            mixed(style.colors, stackTones.at(static_cast<std::size_t>(series) % stackTones.size())));
        painter.drawRect(QRectF(rect.left(), rect.center().y() - 4, 8, 8));
    } else {
        painter.setPen(linePen(style.colors, series));
        painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
    }
}

void HostStrips::drawHeading(QPainter &painter, const ChartStyle &style, const Place &place,
                             std::optional<double> at) const
{
    const ThemeColors &colors = style.colors;
    const HostStripData &strip = data(place);
    const QRectF line(0, place.plot.top() - style.textLine() - 5, m_window.outer, style.textLine());
    qreal x = 0;
    const auto word = [&](const QString &text, const QFont &font, const QColor &color, qreal after) {
        if (text.isEmpty()) {
            return;
        }
        const qreal width = std::min(textWidth(font, text) + 2, std::max<qreal>(line.right() - x, 0));
        drawLine(painter, QRectF(x, line.top(), width, line.height()), Qt::AlignLeft | Qt::AlignVCenter, font,
                 color, text);
        x += width + after;
    };
    word(hostStripTitle(strip.strip), style.bold(), colors.text, 8);
    word(place.unit, style.small(), colors.secondary, 5);
    word(strip.remark, style.small(), colors.secondary, 8);
    word(strip.limitName, style.small(), colors.secondary, 8);
    x += 10;
    const auto last = std::ranges::upper_bound(m_timeline.at, m_window.to);
    const qsizetype sample =
        at ? sampleAt(*at).value_or(-1) : static_cast<qsizetype>(last - m_timeline.at.begin()) - 1;
    int drawn = 0;
    for (const HostSeries &series : strip.series) {
        const QString value =
            sample >= 0 ? hostValueText(series.values.at(sample), series.unit) : QStringLiteral("–");
        const qreal swatch = series.drawn ? (strip.stacked ? 12 : 22) : 0;
        const qreal needed =
            swatch + textWidth(style.small(), series.name) + textWidth(style.smallBold(), value) + 20;
        if (x + needed > line.right()) {
            break;
        }
        if (series.drawn) {
            drawSwatch(painter, style, place, drawn++, QRectF(x, line.top(), swatch - 4, line.height()));
            x += swatch;
        }
        word(series.name, style.small(), colors.secondary, 3);
        word(value, style.smallBold(), colors.text, 12);
    }
}

void HostStrips::drawInFront(QPainter &painter, const ChartStyle &style, std::optional<double> at) const
{
    for (const Place &place : m_places) {
        for (const double tick : place.scale.ticks) {
            const qreal y = place.plot.bottom() - tick / place.scale.high * place.plot.height();
            drawLine(painter, QRectF(0, y - 10, place.plot.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                     style.small(), style.colors.secondary, tickText(tick, place.scale.step));
        }
        drawHeading(painter, style, place, at);
        if (at) {
            const qreal x = crisp(m_window.x(*at));
            painter.setPen(QPen(style.colors.accentText, 1));
            painter.drawLine(QPointF(x, place.plot.top()), QPointF(x, place.plot.bottom()));
        }
    }
}

} // namespace Tare
