// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/barchartdata.h"
#include "ui/charts/chartpicture.h"
#include "ui/charts/plotaxis.h"

class QChart;
class QStackedBarSeries;
class QAbstractBarSeries;
class QValueAxis;

namespace Tare {

class PlotOverlay;

/// Grouped bars from zero with value, change and spread on them. Upright, or lying where names are long or
/// bars are many. One set of Qt's series an environment; every bar has a place of its own on the axis, so
/// that bars can stand apart and groups further apart.
class ComparisonBars final : public ChartPicture
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonBars)

public:
    explicit ComparisonBars(QGraphicsItem *parent = nullptr);
    ~ComparisonBars() override;

    void setData(const BarChartData &data);
    const BarChartData &data() const { return m_data; }

    bool isHorizontal() const { return m_horizontal; }
    QRectF plotArea() const { return m_plot; }
    /// Where a bar stands; for a failed one its stub.
    QRectF barRect(int group, int bar) const;
    AxisScale scale() const { return m_scale; }

    QString title() const override { return m_data.title; }
    QString direction() const override { return m_data.direction; }
    QString caption() const override { return m_data.caption; }
    QString description() const override;
    ChartTable table() const override;
    bool hasData() const override;
    std::unique_ptr<ChartPicture> copy() const override;
    qreal leastHeight(qreal width) const override;
    void press(const QPointF &position) override;
    bool moveBy(int steps) override;
    bool moveToEnd(bool last) override;
    QString toolTipAt(const QPointF &position) const override;

Q_SIGNALS:
    void groupClicked(int group, int bar); ///< bar −1: beside them

protected:
    void layOut() override;

private:
    struct Place
    {
        int group = 0;
        int bar = 0;
        int index = 0; ///< on the axis
    };

    bool wantsHorizontal(qreal width) const;
    QList<Place> places(bool horizontal) const;
    qreal placeCount(bool horizontal) const; ///< how many bars' pitches the axis is long
    QString changeText(const BarValue &bar) const;
    void dropSeries();
    qreal rowPitch() const;
    int nameLines(qreal width) const;
    qreal nameRoom(int group, int bar, qreal pitch) const; ///< of an upright bar's name, symmetrical
    bool hasGroupTitles() const;
    bool hasSecondLines() const;
    QString secondLine(const BarValue &bar) const;
    void layOutUpright();
    void layOutLying();
    void fillSeries();
    void drawBehind(QPainter &painter) const;
    void drawInFront(QPainter &painter) const;
    void drawUprightText(QPainter &painter) const;
    void drawLyingText(QPainter &painter) const;
    void drawWhisker(QPainter &painter, const QRectF &rect, const BarValue &bar) const;
    void drawLimit(QPainter &painter, const QRectF &rect, const BarValue &bar) const;
    void drawStub(QPainter &painter, const QRectF &rect) const;
    QRectF groupRect(int group) const;
    static QString stateWord(BarValue::State state); ///< in place of a value
    QRectF hitRect(qsizetype place) const;           ///< where a bar is meant
    const BarValue &barAt(const Place &place) const;
    qreal valuePosition(double value) const; ///< along the value axis, pixels

    BarChartData m_data;
    bool m_horizontal = false;
    bool m_stacked = false; ///< the change stands under the value: beside it there is no room
    QChart *m_chart = nullptr;
    QAbstractBarSeries *m_series = nullptr;
    QValueAxis *m_valueAxis = nullptr;
    QValueAxis *m_placeAxis = nullptr;
    PlotOverlay *m_behind = nullptr;
    PlotOverlay *m_front = nullptr;
    QRectF m_plot;
    qreal m_pitch = 0;
    qreal m_thickness = 0;
    AxisScale m_scale;
    QList<Place> m_places;
    QList<QRectF> m_rects; ///< of m_places
};

} // namespace Tare
