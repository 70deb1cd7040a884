// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSpinBox>

namespace Tare {

/// Whole numbers in groups of three as everywhere in the window; pasted groups of any kind are understood. 0
/// can stand for a word.
class CountSpinBox final : public QSpinBox
{
    Q_OBJECT

public:
    CountSpinBox(const QString &name, int low, int high, QWidget *parent = nullptr);
    void setZeroText(const QString &text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &input, int &position) const override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QString m_zeroText;
};

} // namespace Tare
