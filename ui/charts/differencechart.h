// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartpicture.h"
#include "ui/charts/plotaxis.h"

#include <optional>

class QChart;
class QScatterSeries;
class QValueAxis;

namespace Tare {

class PlotOverlay;

/// One environment against the baseline in one case.
struct DifferenceRow
{
    QString caseTitle; ///< "8 threads"; may be empty
    QString name;
    int slot = 1;
    std::optional<double> change; ///< share; nothing: no data
    std::optional<double> low;
    std::optional<double> high;
    bool reliable = false;
    QString finding;
    QString runs;         ///< "4 runs each"
    int group = -1;       ///< of the bar chart: a click selects it
    bool blocked = false; ///< not compared, since something else differs

    bool operator==(const DifferenceRow &) const = default;
};

struct DifferenceChartData
{
    QString title;     ///< "Transactions per second"
    QString direction; ///< "higher is better"
    QString baseline;
    QString caption;
    double threshold = 0.02;
    QList<DifferenceRow> rows;
    int selected = -1; ///< group

    bool operator==(const DifferenceChartData &) const = default;
};

/// Change against the baseline in percent, a point with its interval a row, around a zero line, with the band
/// that is too small to matter.
class DifferenceChart final : public ChartPicture
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceChart)

public:
    explicit DifferenceChart(QGraphicsItem *parent = nullptr);
    ~DifferenceChart() override;

    void setData(const DifferenceChartData &data);
    const DifferenceChartData &data() const { return m_data; }
    QRectF plotArea() const { return m_plot; }
    QPointF pointOf(int row) const; ///< where its change is drawn
    qreal positionOf(double change) const;

    QString title() const override;
    QString direction() const override { return m_data.direction; }
    QString caption() const override { return m_data.caption; }
    QString description() const override;
    ChartTable table() const override;
    bool hasData() const override { return !m_data.rows.isEmpty(); }
    std::unique_ptr<ChartPicture> copy() const override;
    qreal leastHeight(qreal width) const override;
    void press(const QPointF &position) override;
    bool moveBy(int steps) override;
    QString toolTipAt(const QPointF &position) const override;

Q_SIGNALS:
    void rowClicked(int row);

protected:
    void layOut() override;

private:
    void dropSeries();
    void drawBehind(QPainter &painter) const;
    void drawInFront(QPainter &painter) const;
    void drawRow(QPainter &painter, int row) const;
    QString changeText(const DifferenceRow &row) const;
    QString rangeText(const DifferenceRow &row) const;
    qreal rowPitch() const;
    qreal nameWidth() const;

    DifferenceChartData m_data;
    QChart *m_chart = nullptr;
    QValueAxis *m_x = nullptr;
    QValueAxis *m_y = nullptr;
    QList<QScatterSeries *> m_series; ///< one a slot
    PlotOverlay *m_behind = nullptr;
    PlotOverlay *m_front = nullptr;
    QRectF m_plot;
    qreal m_pitch = 40;
    AxisScale m_scale;
};

} // namespace Tare
