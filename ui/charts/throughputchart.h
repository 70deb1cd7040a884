// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartpicture.h"
#include "ui/charts/hoststrips.h"
#include "ui/charts/plotaxis.h"
#include "ui/charts/timelinedata.h"

#include <QPen>
#include <QSet>
#include <QStringList>

#include <array>
#include <functional>
#include <utility>

class QChart;
class QLineSeries;
class QValueAxis;

namespace Tare {

class PlotOverlay;

/// Throughput over time with 95 % latency and CPU in strips below, all on one time axis to the pixel: one
/// looks down from a dip to its cause. The step that runs is thick and solid, earlier ones are thin and
/// labelled at their ends.
class ThroughputChart final : public ChartPicture
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ThroughputChart)

public:
    enum Strip { Rate, Latency, Cpu, StripCount };
    enum class Range { WholeRun, LastFiveMinutes, Zoomed };

    explicit ThroughputChart(QGraphicsItem *parent = nullptr);
    ~ThroughputChart() override;

    void setData(const TimelineData &data); ///< one replace() a line
    const TimelineData &data() const { return m_data; }
    void setRange(Range range);
    Range range() const { return m_range; }
    void setEarlierShown(bool shown);
    /// Which targets of the current step have a line of their own, by their place in TimelineTrack::targets.
    void setTargetLines(const QSet<int> &targets);
    QSet<int> targetLines() const { return m_targetLines; }
    QStringList targets() const; ///< of the current step, when it has several
    /// What the machine did in the current step, and which of it is drawn in strips under the others.
    void setHostTimeline(const HostTimeline &timeline);
    void setHostStrips(const QSet<HostStrip> &shown);
    const HostStrips &hostStrips() const { return m_host; }
    void showCrosshairAt(double at); ///< at the nearest point; the shown range follows

    QRectF plotArea(Strip strip) const { return m_strips[strip].plot; }
    QPointF position(Strip strip, double at, double value) const;
    std::pair<double, double> visibleRange() const { return {m_from, m_to}; }
    std::optional<double> crosshair() const { return m_cross; }
    QString readout() const; ///< the numbers under the crosshair, in a sentence

    QString title() const override { return m_data.title; }
    QString direction() const override { return m_data.direction; }
    QString caption() const override;
    QString description() const override;
    ChartTable table() const override;
    bool hasData() const override;
    std::unique_ptr<ChartPicture> copy() const override;
    qreal leastHeight(qreal width) const override;
    void hover(const QPointF &position) override;
    void leave() override;
    bool moveBy(int steps) override;
    bool moveToEnd(bool last) override;
    bool zoom(qreal factor, const QPointF &around) override;
    bool resetZoom() override;
    bool pan(qreal pixels) override;
    QRectF zoomArea() const override;
    bool zoomTo(qreal left, qreal right) override;
    bool isZoomed() const override { return m_range == Range::Zoomed; }

Q_SIGNALS:
    void rangeChanged(Tare::ThroughputChart::Range range);

protected:
    void layOut() override;

private:
    struct PlotStrip
    {
        QChart *chart = nullptr;
        QValueAxis *x = nullptr;
        QValueAxis *y = nullptr;
        QList<QLineSeries *> lines; ///< kept and filled again: making them is slow
        qsizetype used = 0;
        QRectF plot;
        AxisScale scale;
        double grown = 0; ///< largest top so far: a live axis never shrinks
    };
    struct EndLabel
    {
        QString name;
        QString count; ///< "×2"
        QString value;
        int slot = 1;
        double at = 0;
        double rate = 0;
    };
    struct Row ///< of the box at the crosshair
    {
        const TimelineTrack *track = nullptr;
        const TimelinePoint *point = nullptr;
    };

    const TimelineTrack *currentTrack() const;
    QList<const TimelineTrack *> shownTracks() const;
    double lastTime() const;
    double leastWidth() const;              ///< seconds that can be looked at
    bool showRange(double from, double to); ///< as it is or, when that is all, the whole run
    double cpuValue(double cpus) const;     ///< in the unit of the strip
    QString cpuText(double cpus) const;
    void chooseRange();
    void chooseScales();
    void placeStrips();
    void hostChanged(qreal heightBefore);
    void fillLines();
    void addLine(PlotStrip &strip, const TimelineTrack &track, const QPen &pen,
                 const std::function<std::optional<double>(const TimelinePoint &)> &value);
    QList<EndLabel> endLabels() const;
    qreal endLabelWidth() const;
    std::optional<double> meanSoFar() const;
    QList<double> times() const; ///< every point's, sorted, for the crosshair
    QList<Row> rowsAt(double at) const;
    void setCrosshair(std::optional<double> at);

    // The targets of the current step: throughputtargets.cpp.
    bool hasTargets() const { return !targets().isEmpty(); }
    QPen targetPen(int target) const;
    void fillTargetLines();
    qreal targetLegendHeight() const;
    void drawTargetBand(QPainter &painter, const TimelineTrack &track) const;
    void drawTargetLegend(QPainter &painter) const;
    void drawTargetEnds(QPainter &painter) const;
    QStringList targetReadings(const TimelinePoint &point) const;
    void addTargets(ChartTable &table) const;

    void drawBehind(QPainter &painter) const;
    void drawInFront(QPainter &painter) const;
    void drawAxes(QPainter &painter) const;
    void drawFlags(QPainter &painter) const;
    void drawMarkers(QPainter &painter) const;
    void drawRug(QPainter &painter) const;
    void drawStripTexts(QPainter &painter) const;
    void drawEndLabels(QPainter &painter) const;
    void drawCallout(QPainter &painter) const;
    void drawCrosshair(QPainter &painter) const;
    void drawEmpty(QPainter &painter) const;

    TimelineData m_data;
    Range m_range = Range::WholeRun;
    bool m_earlier = true;
    QSet<int> m_targetLines;
    HostStrips m_host;
    std::array<PlotStrip, StripCount> m_strips;
    PlotOverlay *m_behind = nullptr;
    PlotOverlay *m_front = nullptr;
    double m_from = 0;
    double m_to = 60;
    AxisScale m_time;
    std::optional<double> m_cross;
};

} // namespace Tare
