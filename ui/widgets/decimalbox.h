// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDoubleSpinBox>

namespace Tare {

/// Numbers with up to three decimals, of which none is shown that says nothing. Both decimal signs are
/// understood, groups of three are shown.
class DecimalBox final : public QDoubleSpinBox
{
    Q_OBJECT

public:
    DecimalBox(const QString &name, double low, double high, double step, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &input, int &position) const override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace Tare
