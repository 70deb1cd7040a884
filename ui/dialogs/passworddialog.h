// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"

#include <QDialog>

class QLineEdit;

namespace Tare {

/// Asks for the password of an existing endpoint. An empty one means: none.
class PasswordDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PasswordDialog(const EnvironmentSpec &environment, QWidget *parent = nullptr);
    QString password() const;

private:
    QLineEdit *m_field;
};

} // namespace Tare
