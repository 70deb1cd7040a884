// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartview.h"

#include "ui/charts/chartpicture.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QAccessible>
#include <QAccessibleEvent>
#include <QFocusEvent>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int leastDrag = 6; ///< pixels; less is a click

} // namespace

ChartView::ChartView(ChartPicture *picture, QWidget *parent)
    : QGraphicsView(parent)
    , m_picture(picture)
{
    setScene(new QGraphicsScene(this));
    scene()->addItem(m_picture);
    // Small scenes that change as a whole gain nothing from an index.
    scene()->setItemIndexMethod(QGraphicsScene::NoIndex);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setInteractive(false);
    connect(m_picture, &ChartPicture::contentChanged, this, [this] {
        fit();
        describe();
    });
    connect(m_picture, &ChartPicture::readoutChanged, this, [this](const QString &text) {
        setAccessibleDescription(text.isEmpty() ? m_picture->description() : text);
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    });
    m_reset = makeButton(
        QStringLiteral("chartShowAll"), ButtonKind::Normal, [] { return tr("Show all"); }, {}, this);
    m_reset->setProperty("small", true);
    m_reset->hide();
    translated(m_reset,
               [this] { m_reset->setToolTip(tr("The whole time again (double click, or Ctrl+0)")); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_picture->resetZoom(); });
    connect(m_picture, &ChartPicture::zoomChanged, this, [this](bool zoomed) {
        if (!zoomed && m_reset->hasFocus())
            setFocus(Qt::OtherFocusReason);
        m_reset->setVisible(zoomed);
        placeReset();
    });
    readStyle();
    describe();
}

ChartView::~ChartView() = default;

QSize ChartView::sizeHint() const
{
    return {640, 320};
}

QSize ChartView::minimumSizeHint() const
{
    return {320, 120};
}

void ChartView::readStyle()
{
    const ChartStyle style = ChartStyle::forScreen(this);
    setBackgroundBrush(style.colors.content);
    m_picture->setChartStyle(style);
    fit();
}

void ChartView::describe()
{
    setAccessibleName(m_picture->title());
    setAccessibleDescription(m_picture->description());
}

void ChartView::fit()
{
    const QSize space = maximumViewportSize();
    qreal width = space.width();
    qreal height = std::max<qreal>(space.height(), m_picture->leastHeight(width));
    if (height > space.height()) {
        // The scroll bar takes its part.
        width = std::max<qreal>(width - verticalScrollBar()->sizeHint().width(), 50);
        height = std::max<qreal>(space.height(), m_picture->leastHeight(width));
    }
    m_picture->resize(width, height);
    setSceneRect(0, 0, width, height);
    placeReset();
}

void ChartView::placeReset()
{
    m_reset->adjustSize();
    const QRectF area = m_picture->zoomArea();
    const qreal right = area.isEmpty() ? viewport()->width() : area.right();
    m_reset->move(static_cast<int>(right) - m_reset->width() - 6, static_cast<int>(area.top()) + 6);
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fit();
}

void ChartView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    readStyle();
}

void ChartView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::ApplicationFontChange:
        readStyle();
        break;
    case QEvent::LanguageChange:
        describe();
        break;
    default:
        break;
    }
}

bool ChartView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = m_picture->toolTipAt(mapToScene(help->pos()));
        if (text.isEmpty()) {
            QToolTip::hideText();
            event->ignore();
        } else {
            // Names are shown as typed: a tool tip would read markup.
            QToolTip::showText(help->globalPos(),
                               QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped()),
                               this);
        }
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    switch (m_drag) {
    case Drag::None:
        m_picture->hover(mapToScene(event->pos()));
        break;
    case Drag::Pan:
        if (m_picture->pan(event->pos().x() - m_dragFrom.x())) {
            m_dragFrom = event->pos();
        }
        break;
    case Drag::Range:
        if (m_dragTo || std::abs(event->pos().x() - m_dragFrom.x()) >= leastDrag) {
            m_dragTo = event->pos();
            m_picture->leave(); // the box at the crosshair would hide what is drawn up
            viewport()->update();
        }
        break;
    }
    event->accept();
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_dragFrom = event->pos();
        m_dragTo.reset();
        if (event->modifiers().testFlag(Qt::ShiftModifier)) {
            m_drag = Drag::Pan;
            viewport()->setCursor(Qt::ClosedHandCursor);
        } else if (m_picture->zoomArea().contains(mapToScene(event->pos()))) {
            m_drag = Drag::Range;
        }
        m_picture->press(mapToScene(event->pos()));
    }
    event->accept();
}

void ChartView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Range && m_dragTo) {
        m_picture->zoomTo(mapToScene(m_dragFrom).x(), mapToScene(*m_dragTo).x());
    }
    m_drag = Drag::None;
    m_dragTo.reset();
    viewport()->unsetCursor();
    viewport()->update();
    event->accept();
}

void ChartView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_picture->resetZoom();
    event->accept();
}

void ChartView::leaveEvent(QEvent *event)
{
    m_picture->leave();
    QGraphicsView::leaveEvent(event);
}

void ChartView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const qreal factor = std::pow(1.2, event->angleDelta().y() / 120.0);
        m_picture->zoom(factor, mapToScene(event->position().toPoint()));
        event->accept();
        return;
    }
    QGraphicsView::wheelEvent(event);
    if (!verticalScrollBar()->isVisible()) {
        event->ignore(); // the page scrolls instead
    }
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const QPointF middle(m_picture->size().width() / 2, m_picture->size().height() / 2);
    bool done = false;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event->key() == Qt::Key_Left ? -1 : 1;
        done = control || shift ? m_picture->pan(-direction * m_picture->size().width() / 8)
                                : m_picture->moveBy(direction);
        break;
    }
    case Qt::Key_Home:
        done = m_picture->moveToEnd(false);
        break;
    case Qt::Key_End:
        done = m_picture->moveToEnd(true);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        done = control && m_picture->zoom(1.5, middle);
        break;
    case Qt::Key_Minus:
        done = control && m_picture->zoom(1 / 1.5, middle);
        break;
    case Qt::Key_0:
        done = control && m_picture->resetZoom();
        break;
    case Qt::Key_Escape:
        done = m_dragTo.has_value() || m_drag == Drag::Range;
        m_drag = Drag::None;
        m_dragTo.reset();
        viewport()->update();
        break;
    default:
        break;
    }
    if (done) {
        event->accept();
    } else {
        QGraphicsView::keyPressEvent(event);
    }
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    m_keyboardFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    m_keyboardFocus = false;
    m_picture->leave();
    viewport()->update();
}

void ChartView::drawForeground(QPainter *painter, const QRectF &)
{
    if (m_dragTo) {
        const QRectF area = m_picture->zoomArea();
        const auto inside = [&](const QPoint &point) {
            return std::clamp(mapToScene(point).x(), area.left(), area.right());
        };
        const qreal from = inside(m_dragFrom);
        const qreal to = inside(*m_dragTo);
        QColor tint = themeColors().accent;
        tint.setAlphaF(0.14F);
        const QRectF band(std::min(from, to), area.top(), std::abs(to - from), area.height());
        painter->fillRect(band, tint);
        painter->setPen(QPen(themeColors().accent, 1));
        painter->drawLine(band.topLeft(), band.bottomLeft());
        painter->drawLine(band.topRight(), band.bottomRight());
    }
    if (m_keyboardFocus) {
        painter->save();
        painter->resetTransform();
        painter->setPen(QPen(themeColors().accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 4, 4);
        painter->restore();
    }
}

} // namespace Tare
