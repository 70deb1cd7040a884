// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartpicture.h"
#include "ui/charts/plotaxis.h"
#include "ui/charts/sweepchartdata.h"

namespace Tare {

constexpr qreal sweepMargin = 6; ///< around the picture
constexpr qreal sweepGap = 28;   ///< before the panels

double fastestRun(const SweepPoint &point); ///< seconds; of a point with runs
double slowestRun(const SweepPoint &point);

/// Time over threads, a line a compression and environment, with the best number tinted; beside it the user
/// and system seconds of the first environment, where there is room. Threads stand at equal distances: they
/// are choices, not a measure.
class SweepChart final : public ChartPicture
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SweepChart)

public:
    explicit SweepChart(QGraphicsItem *parent = nullptr);
    ~SweepChart() override;

    void setData(const SweepChartData &data);
    const SweepChartData &data() const { return m_data; }
    QRectF plotArea() const { return m_plot; }
    QPointF pointOf(int line, int threads) const; ///< where it is drawn
    QRectF panelRect(int panel) const;            ///< of CPU seconds; empty: not drawn

    QString title() const override { return m_data.title; }
    QString direction() const override { return m_data.direction; }
    QString caption() const override { return m_data.caption; }
    QString description() const override;
    ChartTable table() const override;
    bool hasData() const override;
    std::unique_ptr<ChartPicture> copy() const override;
    qreal leastHeight(qreal width) const override;
    void hover(const QPointF &position) override;
    void leave() override;
    bool moveBy(int steps) override;
    bool moveToEnd(bool last) override;
    QString toolTipAt(const QPointF &position) const override;

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void layOut() override;

private:
    qreal columnOf(qsizetype at) const;
    qreal heightOf(double seconds) const;
    void choose(qsizetype at);
    QString readout(qsizetype at) const;
    void paintFrame(QPainter &painter) const;
    void paintLine(QPainter &painter, int line) const;
    void paintMarkers(QPainter &painter, int line) const;
    void paintMarker(QPainter &painter, const QPointF &at, int dash, const QColor &color) const;
    void paintValues(QPainter &painter) const;
    void paintNames(QPainter &painter) const;
    void paintPanel(QPainter &painter, int panel) const;

    SweepChartData m_data;
    QRectF m_plot;
    QRectF m_panels; ///< all of them; empty: there is no room
    AxisScale m_scale;
    qreal m_left = 0;
    qsizetype m_chosen = -1; ///< place in m_data.threads under the mouse or the keys
};

} // namespace Tare
