// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;

namespace Tare {

/// Many small boxes in as many columns of one width as there is room for, row by row.
class CheckGrid final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckGrid(int mostColumns, QWidget *parent = nullptr);

    void add(QWidget *box);
    int columns() const { return m_columns; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int cellWidth() const;
    void arrange();

    QGridLayout *m_grid;
    QList<QWidget *> m_boxes;
    int m_most;
    int m_columns = 0;
};

} // namespace Tare
