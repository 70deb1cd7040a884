// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace Tare {

/// An entry of the page list: icon and text, how far a run is at the right; the icon alone in a narrow
/// window.
class PageButton final : public QAbstractButton
{
    Q_OBJECT

public:
    PageButton(const QString &name, const QString &icon, QWidget *parent = nullptr);
    void setTrailing(const QString &text);
    void setFolded(bool folded);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString m_icon;
    QString m_trailing;
    bool m_folded = false;
};

} // namespace Tare
