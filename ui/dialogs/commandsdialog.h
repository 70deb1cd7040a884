// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

#include <QDialog>
#include <QStringList>

class QPlainTextEdit;

namespace Tare {

/// The commands behind a plan: the same run by command line, what other tools would be called with, and what
/// the last run really started. No password in any.
class CommandsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit CommandsDialog(QWidget *parent = nullptr);
    void showPlan(const TestProfile &profile, const QString &path, const QStringList &lastRun);

private:
    QPlainTextEdit *m_text;
};

} // namespace Tare
