// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/hoststrips.h"

#include "core/model/numberformat.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal plotHeight = 46;
/// The limit is drawn once the values come this near to it; before it would only press them flat.
constexpr double limitInSight = 0.35;

/// The context of the words here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::HostStrips)
};

struct ShownUnit
{
    double factor;
    QString text;
};

ShownUnit shownUnit(HostUnit unit, double top)
{
    const auto scaled = [top](const QStringList &names) {
        double factor = 1;
        qsizetype at = 0;
        while (at + 1 < names.size() && top * factor >= 1000) {
            factor /= 1000;
            ++at;
        }
        return ShownUnit{factor, names.at(at)};
    };
    switch (unit) {
    case HostUnit::Share:
        return {100, QStringLiteral("%")};
    case HostUnit::BitRate:
        return scaled({QStringLiteral("bit/s"), QStringLiteral("kbit/s"), QStringLiteral("Mbit/s"),
                       QStringLiteral("Gbit/s")});
    case HostUnit::ByteRate:
        return scaled(
            {QStringLiteral("B/s"), QStringLiteral("kB/s"), QStringLiteral("MB/s"), QStringLiteral("GB/s")});
    case HostUnit::Bytes:
        return scaled({QStringLiteral("B"), QStringLiteral("kB"), QStringLiteral("MB"), QStringLiteral("GB"),
                       QStringLiteral("TB")});
    case HostUnit::Rate:
        return {1, Words::tr("a second")};
    case HostUnit::Number:
        return {1, {}};
    }
    return {1, {}};
}

} // namespace

void HostStrips::setTimeline(const HostTimeline &timeline)
{
    if (timeline.key != m_timeline.key) {
        m_grown.clear();
    }
    m_timeline = timeline;
    choose();
}

void HostStrips::setShown(const QSet<HostStrip> &shown)
{
    m_shown = shown;
    choose();
}

void HostStrips::choose()
{
    QList<Place> places;
    for (qsizetype index = 0; index < m_timeline.strips.size(); ++index) {
        if (!m_timeline.at.isEmpty() && m_shown.contains(m_timeline.strips.at(index).strip)) {
            places.append(scaled(index));
        }
    }
    m_places = places;
}

HostStrips::Place HostStrips::scaled(qsizetype index)
{
    Place place;
    place.index = index;
    const HostStripData &strip = m_timeline.strips.at(index);
    double top = 0;
    for (qsizetype i = 0; i < m_timeline.at.size(); ++i) {
        double here = 0;
        for (const HostSeries &series : strip.series) {
            if (series.drawn && std::isfinite(series.values.at(i))) {
                here = strip.stacked ? here + series.values.at(i) : std::max(here, series.values.at(i));
            }
        }
        top = std::max(top, here);
    }
    double &grown = m_grown[strip.strip];
    grown = std::max(grown, top);
    top = grown;
    place.limitDrawn = strip.limit && top >= limitInSight * *strip.limit;
    if (place.limitDrawn) {
        top = std::max(top, *strip.limit);
    }
    const ShownUnit unit = shownUnit(strip.unit, top);
    place.factor = unit.factor;
    place.unit = unit.text;
    if (place.limitDrawn) {
        const double half = *strip.limit * unit.factor / 2;
        place.scale = {0, std::max(top * unit.factor, 2 * half) * 1.15, half, {0, half, 2 * half}};
    } else if (strip.unit == HostUnit::Share && (strip.stacked || top > 0.5)) {
        place.scale = {0, 100, 50, {0, 50, 100}};
    } else {
        place.scale = stripScale(top * unit.factor);
    }
    return place;
}

qreal HostStrips::height(const ChartStyle &style) const
{
    if (m_places.isEmpty()) {
        return 0;
    }
    const auto count = static_cast<qreal>(m_places.size());
    return count * (plotHeight + style.textLine() + 10 + between) + style.smallLine() + 8;
}

qreal HostStrips::axisWidth(const ChartStyle &style) const
{
    qreal widest = 0;
    for (const Place &place : m_places) {
        for (const double tick : place.scale.ticks) {
            widest = std::max(widest, textWidth(style.small(), tickText(tick, place.scale.step)));
        }
    }
    return widest;
}

void HostStrips::place(qreal top, const TimeWindow &window, const ChartStyle &style)
{
    m_window = window;
    for (Place &place : m_places) {
        top += between + style.textLine() + 10;
        place.plot = QRectF(window.left, top, window.right - window.left, plotHeight);
        top += plotHeight;
    }
}

QRectF HostStrips::plot(HostStrip strip) const
{
    const auto found =
        std::ranges::find_if(m_places, [&](const Place &place) { return data(place).strip == strip; });
    return found == m_places.end() ? QRectF() : found->plot;
}

QRectF HostStrips::area() const
{
    return m_places.isEmpty() ? QRectF() : m_places.first().plot.united(m_places.last().plot);
}

std::optional<qsizetype> HostStrips::sampleAt(double at) const
{
    if (m_timeline.at.isEmpty()) {
        return {};
    }
    // The sample in whose span the time lies: the first that ends at it or after.
    const auto found = std::ranges::lower_bound(m_timeline.at, at - 1e-6);
    if (found == m_timeline.at.end()) {
        return at - m_timeline.at.last() <= 1.5 ? std::optional(m_timeline.at.size() - 1) : std::nullopt;
    }
    const qsizetype index = found - m_timeline.at.begin();
    return *found - at <= 3 ? std::optional(index) : std::nullopt;
}

std::optional<double> HostStrips::nearestTime(double at) const
{
    const auto nearest =
        std::ranges::min_element(m_timeline.at, {}, [at](double time) { return std::abs(time - at); });
    return nearest == m_timeline.at.end() ? std::nullopt : std::optional(*nearest);
}

QStringList HostStrips::readings(double at) const
{
    QStringList readings;
    const std::optional<qsizetype> sample = sampleAt(at);
    if (!sample) {
        return readings;
    }
    for (const Place &place : m_places) {
        QStringList values;
        for (const HostSeries &series : data(place).series) {
            if (std::isfinite(series.values.at(*sample))) {
                values.append(QStringLiteral("%1 %2").arg(
                    series.name, hostValueText(series.values.at(*sample), series.unit)));
            }
        }
        readings.append(Words::tr("%1: %2", "strip of the machine, its values")
                            .arg(hostStripTitle(data(place).strip),
                                 values.join(Words::tr(", ", "between the parts of a list"))));
    }
    return readings;
}

void HostStrips::addTo(ChartTable &table, const QList<std::optional<double>> &ends,
                       const QList<double> &lengths) const
{
    for (const Place &place : m_places) {
        const HostStripData &strip = data(place);
        for (const HostSeries &series : strip.series) {
            const ShownUnit unit = shownUnit(series.unit, 0); // files have one unit, whatever the size
            const QString title = Words::tr("%1: %2", "strip of the machine, its series")
                                      .arg(hostStripTitle(strip.strip), series.name);
            const bool percent = series.unit == HostUnit::Share;
            table.columns.append({unit.text.isEmpty() || percent
                                      ? title
                                      : Words::tr("%1, %2", "what, its unit").arg(title, unit.text),
                                  percent ? 1 : 2, percent});
            for (qsizetype row = 0; row < ends.size(); ++row) {
                QVariant cell;
                if (ends.at(row)) {
                    double sum = 0;
                    int count = 0;
                    const double end = *ends.at(row);
                    auto from = std::ranges::upper_bound(m_timeline.at, end - lengths.at(row) + 1e-6);
                    for (; from != m_timeline.at.end() && *from <= end + 0.5; ++from) {
                        const double value = series.values.at(from - m_timeline.at.begin());
                        if (std::isfinite(value)) {
                            sum += value;
                            ++count;
                        }
                    }
                    cell = count > 0 ? QVariant(sum / count) : QVariant();
                }
                table.rows[row].append(cell);
            }
        }
    }
}

} // namespace Tare
