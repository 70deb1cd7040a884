// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartpicture.h"
#include "ui/charts/plotaxis.h"

#include <optional>

namespace Tare {

class PlotOverlay;

/// One rung: an environment, and what it has less than the one it is held against.
struct LadderBar
{
    QString id; ///< environment
    QString name;
    QString address;   ///< that the client connects to; may be empty
    QString mechanism; ///< found in the way; may be empty
    QString addition;  ///< what the rung adds: "veth pair and bridge"
    int slot = 1;
    int runs = 0;
    std::optional<double> value; ///< geometric mean; nothing when no run was finished
    std::optional<double> low;   ///< smallest and largest run
    std::optional<double> high;
    std::optional<double> share; ///< of the baseline
    int from = 0;                ///< the bar it is held against
    std::optional<double> cost;  ///< share of the baseline
    std::optional<double> costLow;
    std::optional<double> costHigh;
    bool reliable = false;
    bool dearest = false;
    QString costText;                ///< "−41.2 points"
    QString finding;                 ///< the verdict in words
    std::optional<double> clientCpu; ///< CPU time of one operation, microseconds
    std::optional<double> serverCpu;
    std::optional<double> proxyCpu;

    bool operator==(const LadderBar &) const = default;
};

struct LadderChartData
{
    QString title;     ///< "Requests per second"
    QString direction; ///< "higher is better"
    QString caption;
    QString sentence;      ///< which rung costs most
    QList<LadderBar> bars; ///< the native baseline first

    bool operator==(const LadderChartData &) const = default;
};

/// The cost ladder: bars from zero, above each an empty hatched block of what its rung took, so that a loss
/// looks like something that is missing; at the right the share of the baseline.
class LadderChart final : public ChartPicture
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LadderChart)

public:
    static constexpr int firstCpuColumn = 8; ///< of table(): client, server, in the way
    static constexpr int cpuColumns = 3;

    explicit LadderChart(QGraphicsItem *parent = nullptr);
    ~LadderChart() override;

    void setData(const LadderChartData &data);
    const LadderChartData &data() const { return m_data; }
    QRectF barRect(int bar) const;
    /// What the rung took; empty for the baseline and for a rung that took nothing.
    QRectF blockRect(int bar) const;

    QString title() const override { return m_data.title; }
    QString direction() const override { return m_data.direction; }
    QString caption() const override { return m_data.caption; }
    QString description() const override;
    ChartTable table() const override;
    bool hasData() const override { return m_data.bars.size() > 1; }
    std::unique_ptr<ChartPicture> copy() const override;
    qreal leastHeight(qreal width) const override;
    QString toolTipAt(const QPointF &position) const override;

protected:
    void layOut() override;

private:
    qreal position(double value) const; ///< from the top
    void draw(QPainter &painter) const;
    void drawScales(QPainter &painter) const;
    void drawBar(QPainter &painter, int index) const;
    void drawBlock(QPainter &painter, int index) const;
    void drawWhisker(QPainter &painter, const QRectF &rect, const LadderBar &bar) const;
    void drawValue(QPainter &painter, const QRectF &rect, const LadderBar &bar) const;
    void drawCost(QPainter &painter, int index) const;
    void drawName(QPainter &painter, int index) const;
    QString shareText(const LadderBar &bar) const;
    int additionLines() const;
    int nameLines() const;

    LadderChartData m_data;
    PlotOverlay *m_overlay = nullptr;
    QRectF m_plot;
    qreal m_pitch = 0;
    qreal m_thickness = 0;
    AxisScale m_scale;
};

} // namespace Tare
