// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/comparisonbars.h"

#include "core/model/numberformat.h"
#include "ui/charts/plotoverlay.h"
#include "ui/environmentstyle.h"

#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal barMax = 104;
constexpr qreal barGap = 12;
constexpr qreal leastPitch = 58; ///< narrower upright bars have no room for their numbers
constexpr qreal rightMargin = 8;
constexpr qreal topMargin = 8;
constexpr qreal sideMargin = 8; ///< left of the names of lying bars

} // namespace

ComparisonBars::ComparisonBars(QGraphicsItem *parent)
    : ChartPicture(parent)
    , m_chart(new QChart(this))
    , m_valueAxis(new QValueAxis(m_chart))
    , m_placeAxis(new QValueAxis(m_chart))
{
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->setAcceptedMouseButtons(Qt::NoButton);
    m_valueAxis->setVisible(false);
    m_placeAxis->setVisible(false);
    m_behind =
        new PlotOverlay(m_chart, PlotOverlay::Behind, [this](QPainter &painter) { drawBehind(painter); });
    m_front =
        new PlotOverlay(m_chart, PlotOverlay::InFront, [this](QPainter &painter) { drawInFront(painter); });
}

ComparisonBars::~ComparisonBars() = default;

void ComparisonBars::setData(const BarChartData &data)
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

void ComparisonBars::dropSeries()
{
    if (m_series) {
        m_chart->removeSeries(m_series); // a series deleted while it is in a chart ends the program
        delete m_series;
        m_series = nullptr;
    }
}

bool ComparisonBars::hasData() const
{
    return std::ranges::any_of(m_data.groups, [](const BarGroup &group) { return !group.bars.isEmpty(); });
}

std::unique_ptr<ChartPicture> ComparisonBars::copy() const
{
    auto other = std::make_unique<ComparisonBars>();
    other->setChartStyle(chartStyle());
    other->setData(m_data);
    return other;
}

bool ComparisonBars::hasGroupTitles() const
{
    return std::ranges::any_of(m_data.groups, [](const BarGroup &group) { return !group.title.isEmpty(); });
}

QString ComparisonBars::secondLine(const BarValue &bar) const
{
    const bool partly = bar.state == BarValue::State::Present && bar.runs < bar.planned;
    const QString runs = partly ? tr("%1 of %n runs", "", bar.planned).arg(formatCount(bar.runs)) : QString();
    if (bar.mechanism.compare(bar.name, Qt::CaseInsensitive) == 0) {
        return runs; // "Host network" says it
    }
    if (runs.isEmpty() || bar.mechanism.isEmpty()) {
        return runs + bar.mechanism;
    }
    return tr("%1 · %2", "two facts beside each other").arg(bar.mechanism, runs);
}

bool ComparisonBars::hasSecondLines() const
{
    for (const BarGroup &group : m_data.groups) {
        if (std::ranges::any_of(group.bars,
                                [this](const BarValue &bar) { return !secondLine(bar).isEmpty(); })) {
            return true;
        }
    }
    return false;
}

const BarValue &ComparisonBars::barAt(const Place &place) const
{
    return m_data.groups.at(place.group).bars.at(place.bar);
}

QList<ComparisonBars::Place> ComparisonBars::places(bool horizontal) const
{
    QList<Place> result;
    int index = 0;
    for (int group = 0; group < m_data.groups.size(); ++group) {
        // A free place parts two groups; lying, it is the line of the group's title.
        if (horizontal ? hasGroupTitles() : group > 0) {
            ++index;
        }
        for (int bar = 0; bar < m_data.groups.at(group).bars.size(); ++bar) {
            result.append({group, bar, index++});
        }
    }
    return result;
}

qreal ComparisonBars::placeCount(bool horizontal) const
{
    const QList<Place> all = places(horizontal);
    const int count = all.isEmpty() ? 1 : all.last().index + 1;
    return horizontal ? count : count + 1; // half a place at either end
}

qreal ComparisonBars::nameRoom(int group, int bar, qreal pitch) const
{
    // As far as the neighbours' names leave room; beyond the ends of a group there is half a place.
    const QList<BarValue> &bars = m_data.groups.at(group).bars;
    const QFont font = chartStyle().small();
    const auto beside = [&](qsizetype neighbour) {
        if (neighbour < 0 || neighbour >= bars.size()) {
            return pitch * 0.85;
        }
        const qreal half = std::max(textWidth(font, bars.at(neighbour).name),
                                    textWidth(font, secondLine(bars.at(neighbour))))
            / 2;
        return std::max(pitch - 5 - half, pitch / 2 - 2);
    };
    return 2 * std::min(beside(bar - 1), beside(bar + 1));
}

bool ComparisonBars::wantsHorizontal(qreal width) const
{
    if (m_data.horizontal) {
        return true;
    }
    const qreal pitch = std::min((width - 52) / placeCount(false), barMax + barGap);
    if (pitch < leastPitch) {
        return true;
    }
    const QFont font = chartStyle().small();
    for (int group = 0; group < m_data.groups.size(); ++group) {
        const QList<BarValue> &bars = m_data.groups.at(group).bars;
        for (int i = 0; i < bars.size(); ++i) {
            const qreal room = nameRoom(group, i, pitch);
            QString joined = wrapText(bars.at(i).name, font, room, 2).join(QString());
            QString whole = bars.at(i).name;
            const bool cut = joined.remove(u' ') != whole.remove(u' ');
            if (cut || textWidth(font, secondLine(bars.at(i))) > std::max(room, pitch)) {
                return true;
            }
        }
    }
    return false;
}

int ComparisonBars::nameLines(qreal width) const
{
    qsizetype lines = 1;
    const QFont font = m_horizontal ? chartStyle().text() : chartStyle().small();
    for (int group = 0; group < m_data.groups.size(); ++group) {
        const QList<BarValue> &bars = m_data.groups.at(group).bars;
        for (int i = 0; i < bars.size(); ++i) {
            const qreal room = m_horizontal ? width : nameRoom(group, i, width);
            lines = std::max(lines, wrapText(bars.at(i).name, font, room, m_horizontal ? 3 : 2).size());
        }
    }
    return static_cast<int>(lines);
}

qreal ComparisonBars::rowPitch() const
{
    const qreal text = nameLines(size().width() * 0.34) * chartStyle().textLine()
        + (hasSecondLines() ? chartStyle().smallLine() : 0);
    return std::max<qreal>(44, text + 10);
}

qreal ComparisonBars::leastHeight(qreal width) const
{
    if (!wantsHorizontal(width)) {
        return 200;
    }
    return std::max<qreal>(120, placeCount(true) * (m_horizontal ? rowPitch() : 44) + topMargin + 28);
}

void ComparisonBars::layOut()
{
    if (size().isEmpty()) {
        return;
    }
    const bool horizontal = wantsHorizontal(size().width());
    if (horizontal != m_horizontal) {
        dropSeries();
        m_horizontal = horizontal;
    }
    m_places = places(m_horizontal);
    m_chart->resize(size());
    const QRectF area(QPointF(0, 0), size());
    m_behind->setArea(area);
    m_front->setArea(area);
    if (m_horizontal) {
        layOutLying();
    } else {
        layOutUpright();
    }
    fillSeries();
    m_rects.clear();
    for (const Place &place : std::as_const(m_places)) {
        const BarValue &bar = barAt(place);
        const bool present = bar.state == BarValue::State::Present;
        if (m_horizontal) {
            const qreal center = m_plot.top() + (place.index + 0.5) * m_pitch;
            const qreal right = present ? valuePosition(bar.value) : m_plot.left() + 56;
            m_rects.append(
                QRectF(m_plot.left(), center - m_thickness / 2, right - m_plot.left(), m_thickness));
        } else {
            const qreal middle = (m_places.first().index + m_places.last().index) / 2.0;
            const qreal center = m_plot.center().x() + (place.index - middle) * m_pitch;
            const qreal top = present ? valuePosition(bar.value) : m_plot.bottom() - 40;
            m_rects.append(QRectF(center - m_thickness / 2, top, m_thickness, m_plot.bottom() - top));
        }
    }
    m_behind->update();
    m_front->update();
}

void ComparisonBars::layOutUpright()
{
    const ChartStyle &style = chartStyle();
    double top = 0;
    bool stacked = false;
    const qreal roughPitch = std::min((size().width() - 52) / placeCount(false), barMax + barGap);
    for (const Place &place : std::as_const(m_places)) {
        const BarValue &bar = barAt(place);
        if (bar.state != BarValue::State::Present) {
            continue;
        }
        top = std::max({top, bar.value, bar.high.value_or(0)});
        if (bar.change) {
            const qreal width = textWidth(style.bold(), formatSignificant(bar.value)) + 6
                + textWidth(style.text(), changeText(bar));
            stacked = stacked || width > roughPitch - 4;
        }
    }
    m_stacked = stacked;
    qreal bottom = nameLines(roughPitch) * style.smallLine() + 6;
    bottom += hasSecondLines() ? style.smallLine() : 0;
    bottom += hasGroupTitles() ? style.textLine() + 4 : 0;
    const qreal plotHeight = std::max<qreal>(size().height() - topMargin - bottom, 40);
    const qreal labels = (stacked ? 2 : 1) * style.textLine() + 10;
    const double share = std::min(0.6, labels / plotHeight);
    m_scale = zeroScale(top, top / (1 - share));
    if (top <= 0) {
        m_scale.step = 1;
        m_scale.ticks = {0}; // nothing has a height: numbers would be made up
    }

    qreal left = 36;
    for (const double tick : std::as_const(m_scale.ticks)) {
        left = std::max(left, textWidth(style.small(), tickText(tick, m_scale.step)));
    }
    left += 8;
    m_plot = QRectF(left, topMargin, std::max<qreal>(size().width() - left - rightMargin, 20), plotHeight);
    m_pitch = std::min(m_plot.width() / placeCount(false), barMax + barGap);
    m_thickness = std::max<qreal>(m_pitch - barGap, m_pitch * 0.7);
}

void ComparisonBars::layOutLying()
{
    const ChartStyle &style = chartStyle();
    double top = 0;
    qreal labels = 0;
    qreal names = 0;
    const qreal nameRoom = size().width() * 0.34;
    for (const Place &place : std::as_const(m_places)) {
        const BarValue &bar = barAt(place);
        for (const QString &line : wrapText(bar.name, style.text(), nameRoom, 3)) {
            names = std::max(names, textWidth(style.text(), line));
        }
        names = std::max(names, std::min(nameRoom, textWidth(style.small(), secondLine(bar))));
        if (bar.state != BarValue::State::Present) {
            continue;
        }
        top = std::max({top, bar.value, bar.high.value_or(0)});
        labels = std::max(labels,
                          textWidth(style.bold(), formatSignificant(bar.value))
                              + (bar.change ? 8 + textWidth(style.text(), changeText(bar)) : 0));
    }
    m_stacked = false;
    const qreal left = sideMargin + names + 12;
    const qreal bottom = style.smallLine() + 8;
    m_plot = QRectF(left, topMargin, std::max<qreal>(size().width() - left - rightMargin, 20),
                    std::max<qreal>(size().height() - topMargin - bottom, 40));
    const double share = std::min(0.7, (labels + 18) / m_plot.width());
    m_scale = zeroScale(top, top / (1 - share));
    if (top <= 0) {
        m_scale.step = 1;
        m_scale.ticks = {0}; // nothing has a height: numbers would be made up
    }
    m_pitch = std::min(m_plot.height() / placeCount(true), std::max<qreal>(rowPitch(), 56));
    m_plot.setHeight(m_pitch * placeCount(true));
    m_thickness = std::min<qreal>(32, m_pitch - 10);
}

void ComparisonBars::fillSeries()
{
    const ChartStyle &style = chartStyle();
    if (!m_series) {
        m_series = m_horizontal ? static_cast<QAbstractBarSeries *>(new QHorizontalStackedBarSeries)
                                : new QStackedBarSeries;
        QStringList ids;
        for (const Place &place : std::as_const(m_places)) {
            const QString id = barAt(place).id;
            if (!ids.contains(id)) {
                ids.append(id);
            }
        }
        const int count = m_places.isEmpty() ? 0 : m_places.last().index + 1;
        for (const QString &id : std::as_const(ids)) {
            QList<qreal> values(count, 0.0);
            int slot = 1;
            for (const Place &place : std::as_const(m_places)) {
                const BarValue &bar = barAt(place);
                if (bar.id == id) {
                    slot = bar.slot;
                    const bool sound = bar.state == BarValue::State::Present && std::isfinite(bar.value);
                    values[m_horizontal ? count - 1 - place.index : place.index] = sound ? bar.value : 0;
                }
            }
            auto *set = new QBarSet(id);
            set->append(values);
            set->setProperty("slot", slot);
            m_series->append(set);
        }
        m_chart->addSeries(m_series);
        const auto axes = m_chart->axes();
        for (QAbstractAxis *axis : axes) {
            m_chart->removeAxis(axis);
        }
        m_chart->addAxis(m_horizontal ? m_valueAxis : m_placeAxis, Qt::AlignBottom);
        m_chart->addAxis(m_horizontal ? m_placeAxis : m_valueAxis, Qt::AlignLeft);
        m_series->attachAxis(m_valueAxis);
        m_series->attachAxis(m_placeAxis);
    }
    const auto sets = m_series->barSets();
    for (QBarSet *set : sets) {
        const int slot = set->property("slot").toInt();
        set->setBrush(style.vector ? QBrush(environmentColor(slot, style.colors))
                                   : environmentBrush(slot, style.colors, style.pixelRatio));
        set->setPen(Qt::NoPen);
    }
    m_series->setBarWidth(m_pitch > 0 ? m_thickness / m_pitch : 0.5);
    m_valueAxis->setRange(0, m_scale.high);
    const int count = m_places.isEmpty() ? 1 : m_places.last().index + 1;
    if (m_horizontal) {
        m_placeAxis->setRange(-0.5, count - 0.5);
    } else {
        const qreal middle = m_places.isEmpty() ? 0 : (m_places.first().index + m_places.last().index) / 2.0;
        const qreal half = m_pitch > 0 ? m_plot.width() / m_pitch / 2 : 1;
        m_placeAxis->setRange(middle - half, middle + half);
    }
    m_chart->setPlotArea(m_plot);
}

qreal ComparisonBars::valuePosition(double value) const
{
    const QPointF point = m_horizontal ? QPointF(value, 0) : QPointF(0, value);
    const QPointF position = m_chart->mapToPosition(point, m_series);
    return m_horizontal ? position.x() : position.y();
}

QRectF ComparisonBars::barRect(int group, int bar) const
{
    for (int i = 0; i < m_places.size(); ++i) {
        if (m_places.at(i).group == group && m_places.at(i).bar == bar) {
            return m_rects.at(i);
        }
    }
    return {};
}

} // namespace Tare
