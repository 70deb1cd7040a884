// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plotoverlay.h"

#include <QPainter>

namespace Tare {

PlotOverlay::PlotOverlay(QGraphicsItem *parent, Layer layer, std::function<void(QPainter &)> draw)
    : QGraphicsItem(parent)
    , m_draw(std::move(draw))
{
    setZValue(layer);
    setAcceptedMouseButtons(Qt::NoButton);
}

void PlotOverlay::setArea(const QRectF &area)
{
    if (area != m_area) {
        prepareGeometryChange();
        m_area = area;
    }
}

void PlotOverlay::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::TextAntialiasing);
    m_draw(*painter);
    painter->restore();
}

} // namespace Tare
