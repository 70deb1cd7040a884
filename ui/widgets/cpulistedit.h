// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace Tare {

/// CPUs as text ("0,2-3"), and a box for each of this machine's.
class CpuListEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit CpuListEdit(const QString &name, QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);
    QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    void edited(const QString &text);

private:
    void showBoxes();
    void boxClicked();
    QLineEdit *m_field;
    QList<QCheckBox *> m_boxes;
};

} // namespace Tare
