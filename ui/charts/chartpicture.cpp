// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartpicture.h"

#include <QGraphicsSceneResizeEvent>

namespace Tare {

ChartPicture::ChartPicture(QGraphicsItem *parent)
    : QGraphicsWidget(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

ChartPicture::~ChartPicture() = default;

void ChartPicture::setChartStyle(const ChartStyle &style)
{
    if (style == m_style) {
        return;
    }
    m_style = style;
    layOut();
    update();
}

void ChartPicture::resizeEvent(QGraphicsSceneResizeEvent *event)
{
    QGraphicsWidget::resizeEvent(event);
    layOut();
}

} // namespace Tare
