// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QWidget>

class QAbstractSpinBox;
class QRadioButton;

namespace Tare {

/// "As fast as possible, or at most [ 500 ] a second": two choices, the second with a number.
class OptionalNumber final : public QWidget
{
    Q_OBJECT

public:
    /// The buttons are called `name` + "Off" and "On".
    OptionalNumber(const QString &name, const Text &without, const Text &with, QAbstractSpinBox *number,
                   QWidget *parent = nullptr);

    void setOn(bool on);
    bool isOn() const;

Q_SIGNALS:
    void toggled(bool on); ///< by the user

private:
    QRadioButton *m_off = nullptr;
    QRadioButton *m_on = nullptr;
    QAbstractSpinBox *m_number;
};

} // namespace Tare
