// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartstyle.h"
#include "ui/charts/charttable.h"

#include <QGraphicsWidget>

#include <memory>

namespace Tare {

/// One chart as a scene item: the same object serves a ChartView on screen and, as a copy with the light
/// style at another size, the export. Coordinates are device-independent pixels.
class ChartPicture : public QGraphicsWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartPicture)

public:
    explicit ChartPicture(QGraphicsItem *parent = nullptr);
    ~ChartPicture() override;

    void setChartStyle(const ChartStyle &style);
    const ChartStyle &chartStyle() const { return m_style; }

    virtual QString title() const = 0;       ///< "Transactions per second"
    virtual QString direction() const = 0;   ///< "higher is better"
    virtual QString caption() const = 0;     ///< what bar, whisker and band mean
    virtual QString description() const = 0; ///< the key numbers in sentences, for assistive tools
    virtual ChartTable table() const = 0;    ///< the twin
    virtual bool hasData() const = 0;

    /// The same data in a new picture, whole (no zoom, no crosshair).
    virtual std::unique_ptr<ChartPicture> copy() const = 0;
    /// What it cannot do without at a width; more is used, less scrolls.
    virtual qreal leastHeight(qreal width) const = 0;

    // What the view hands on. Positions in the picture's coordinates.
    virtual void hover(const QPointF &) { }
    virtual void leave() { }
    virtual void press(const QPointF &) { }
    virtual bool moveBy(int /*steps*/) { return false; } ///< ← and →
    virtual bool moveToEnd(bool /*last*/) { return false; }
    virtual bool zoom(qreal /*factor*/, const QPointF & /*around*/) { return false; }
    virtual bool resetZoom() { return false; }
    virtual bool pan(qreal /*pixels*/) { return false; }
    /// Where a range can be drawn up by dragging; empty: nowhere.
    virtual QRectF zoomArea() const { return {}; }
    virtual bool zoomTo(qreal /*left*/, qreal /*right*/) { return false; }
    virtual bool isZoomed() const { return false; }
    virtual QString toolTipAt(const QPointF &) const { return {}; } ///< plain text

Q_SIGNALS:
    void contentChanged(); ///< description and table are others now
    void zoomChanged(bool zoomed);
    void readoutChanged(const QString &text); ///< the numbers under the crosshair; empty: it has gone

protected:
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;
    virtual void layOut() = 0; ///< size, style or data have changed

private:
    ChartStyle m_style;
};

} // namespace Tare
