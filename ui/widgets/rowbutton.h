// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

class QHBoxLayout;

namespace Tare {

/// A row of a short list that can be clicked and tabbed to: labels laid out in it, hairline under it.
class RowButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RowButton(const QString &name, QWidget *parent = nullptr);
    QHBoxLayout *row() const { return m_row; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QHBoxLayout *m_row;
};

} // namespace Tare
