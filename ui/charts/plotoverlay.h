// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGraphicsItem>

#include <functional>

namespace Tare {

/// What Qt Charts does not draw: everything of a chart that is text, tint, whisker or flag. One lies behind
/// the series, one in front.
class PlotOverlay final : public QGraphicsItem
{
public:
    enum Layer { Behind = 1, InFront = 100 }; ///< z among a QChart's children: its series lie between

    PlotOverlay(QGraphicsItem *parent, Layer layer, std::function<void(QPainter &)> draw);

    void setArea(const QRectF &area);
    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF m_area;
    std::function<void(QPainter &)> m_draw;
};

} // namespace Tare
