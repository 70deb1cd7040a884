// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGraphicsView>

namespace Tare {

class ChartPicture;

/// Shows one chart, as large as it gets; lower than the chart can be, it scrolls. Hands on mouse and keys,
/// keeps the colours and fonts of the theme, and gives assistive tools the chart's name and numbers.
class ChartView final : public QGraphicsView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartView)

public:
    explicit ChartView(ChartPicture *picture, QWidget *parent = nullptr); ///< takes the picture
    ~ChartView() override;

    ChartPicture *picture() const { return m_picture; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    void fit();
    void readStyle();
    void describe();

    ChartPicture *m_picture = nullptr;
    QPoint m_dragFrom;
    bool m_dragging = false;
    bool m_keyboardFocus = false;
};

} // namespace Tare
