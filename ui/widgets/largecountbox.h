// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractSpinBox>

namespace Tare {

/// As CountSpinBox, for whole numbers that an int cannot hold.
class LargeCountBox final : public QAbstractSpinBox
{
    Q_OBJECT

public:
    LargeCountBox(const QString &name, quint64 low, quint64 high, QWidget *parent = nullptr);

    quint64 value() const { return m_value; }
    quint64 maximum() const { return m_high; }
    void setValue(quint64 value);
    void setSuffix(const QString &suffix);
    void setZeroText(const QString &text); ///< what 0 is shown as
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    void stepBy(int steps) override;

Q_SIGNALS:
    void valueChanged(quint64 value);

protected:
    QValidator::State validate(QString &input, int &position) const override;
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QString textOf(quint64 value) const;
    void showValue();
    void textEdited(QString text);

    quint64 m_low;
    quint64 m_high;
    quint64 m_value;
    QString m_suffix;
    QString m_zeroText;
};

} // namespace Tare
