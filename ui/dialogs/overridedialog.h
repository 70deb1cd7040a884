// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QPushButton;

namespace Tare {

/// Asks why comparisons are to be shown although something blocks them. Cannot be accepted without a reason.
class OverrideDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OverrideDialog)

public:
    /// `blocks`: what stands against it, a line each.
    explicit OverrideDialog(const QStringList &blocks, QWidget *parent = nullptr);

    QString reason() const; ///< trimmed

private:
    QLineEdit *m_reason = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace Tare
