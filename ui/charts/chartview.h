// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGraphicsView>

#include <optional>

class QPushButton;

namespace Tare {

class ChartPicture;

/// Shows one chart, as large as it gets; lower than the chart can be, it scrolls. Hands on mouse and keys,
/// keeps the colours and fonts of the theme, and gives assistive tools the chart's name and numbers. In a
/// chart over time a range is drawn up with the mouse and looked at; Shift drags the whole.
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
    void placeReset();

    enum class Drag { None, Range, Pan };

    ChartPicture *m_picture = nullptr;
    QPushButton *m_reset = nullptr; ///< while zoomed
    Drag m_drag = Drag::None;
    QPoint m_dragFrom;
    std::optional<QPoint> m_dragTo; ///< of a range that is wide enough to be meant
    bool m_keyboardFocus = false;
};

} // namespace Tare
