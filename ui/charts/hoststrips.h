// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartstyle.h"
#include "ui/charts/charttable.h"
#include "ui/charts/hosttimeline.h"
#include "ui/charts/plotaxis.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace Tare {

/// The part of a time axis that is shown, and where.
struct TimeWindow
{
    double from = 0;
    double to = 1;
    qreal left = 0;
    qreal right = 1;
    qreal outer = 1; ///< end of the room beside the plots, for headings

    qreal x(double at) const { return left + (at - from) / (to - from) * (right - left); }
};

/// Strips with what the machine did, under a chart whose time axis they share. Everything of them is grey:
/// colours are environments'.
class HostStrips
{
public:
    void setTimeline(const HostTimeline &timeline);
    const HostTimeline &timeline() const { return m_timeline; }
    void setShown(const QSet<HostStrip> &shown);
    QSet<HostStrip> shown() const { return m_shown; }

    bool isVisible() const { return !m_places.isEmpty(); }
    qreal height(const ChartStyle &style) const;    ///< of all that are shown
    qreal axisWidth(const ChartStyle &style) const; ///< of the widest number beside them
    void place(qreal top, const TimeWindow &window, const ChartStyle &style);
    QRectF plot(HostStrip strip) const; ///< empty: not shown
    QRectF area() const;                ///< of all plots

    void drawBehind(QPainter &painter, const ChartStyle &style) const;
    /// Axes, headings, and their values: those at the time, else the last ones in sight.
    void drawInFront(QPainter &painter, const ChartStyle &style, std::optional<double> at) const;

    std::optional<double> nearestTime(double at) const;
    QStringList readings(double at) const; ///< a sentence's part a strip
    /// Columns with the means over spans, each of which ends at `ends` and lasts `lengths`; rows in order.
    /// Spans of other steps have no end.
    void addTo(ChartTable &table, const QList<std::optional<double>> &ends,
               const QList<double> &lengths) const;

private:
    static constexpr qreal between = 8; ///< strips, beside their headings

    struct Place
    {
        qsizetype index = 0; ///< among the timeline's strips
        AxisScale scale;     ///< in the unit shown
        double factor = 1;   ///< from a value to that unit
        QString unit;
        bool limitDrawn = false;
        QRectF plot;
    };

    const HostStripData &data(const Place &place) const { return m_timeline.strips.at(place.index); }
    void choose();
    Place scaled(qsizetype index);
    std::optional<qsizetype> sampleAt(double at) const;
    QList<QPointF> points(const QList<double> &values, const Place &place) const;
    void drawStack(QPainter &painter, const ChartStyle &style, const Place &place) const;
    void drawLines(QPainter &painter, const ChartStyle &style, const Place &place) const;
    void drawHeading(QPainter &painter, const ChartStyle &style, const Place &place,
                     std::optional<double> at) const;
    void drawSwatch(QPainter &painter, const ChartStyle &style, const Place &place, int series,
                    const QRectF &rect) const;

    HostTimeline m_timeline;
    QSet<HostStrip> m_shown;
    QHash<HostStrip, double> m_grown; ///< largest value so far: a live axis never shrinks
    QList<Place> m_places;
    TimeWindow m_window;
};

} // namespace Tare
