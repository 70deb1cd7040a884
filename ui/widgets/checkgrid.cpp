// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/checkgrid.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace Tare {

namespace {

constexpr int between = 10;
constexpr int fewestColumns = 2;

} // namespace

CheckGrid::CheckGrid(int mostColumns, QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_most(mostColumns)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(between);
    m_grid->setVerticalSpacing(6);
}

void CheckGrid::add(QWidget *box)
{
    m_boxes.append(box);
    box->setParent(this);
    m_columns = 0;
    arrange();
}

int CheckGrid::cellWidth() const
{
    int widest = 1;
    for (const QWidget *box : m_boxes)
        widest = std::max(widest, box->sizeHint().width());
    return widest;
}

QSize CheckGrid::minimumSizeHint() const
{
    return {fewestColumns * (cellWidth() + between) - between, m_grid->sizeHint().height()};
}

void CheckGrid::arrange()
{
    const int columns = std::clamp((width() + between) / (cellWidth() + between), fewestColumns, m_most);
    if (columns == m_columns)
        return;
    for (int column = 0; column <= m_columns; ++column)
        m_grid->setColumnStretch(column, 0);
    m_columns = columns;
    for (QWidget *box : std::as_const(m_boxes))
        m_grid->removeWidget(box);
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        m_grid->addWidget(m_boxes.at(i), static_cast<int>(i) / columns, static_cast<int>(i) % columns);
        m_grid->setColumnMinimumWidth(static_cast<int>(i) % columns, 0);
    }
    m_grid->setColumnStretch(columns, 1);
    updateGeometry();
}

void CheckGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CheckGrid::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_columns = 0;
        arrange();
    }
}

} // namespace Tare
