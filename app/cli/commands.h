// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace Tare {

/// Each gets the words after its own name and returns the exit code.
int doctorCommand(const QStringList &words);
int presetsCommand(const QStringList &words);
int profileCommand(const QStringList &words);
int runCommand(const QStringList &words);
int resultsCommand(const QStringList &words);
int examplesCommand(const QStringList &words);
int exportCommand(const QStringList &words);
int importCommand(const QStringList &words);
int cleanCommand(const QStringList &words);
int datasetsCommand(const QStringList &words);

} // namespace Tare
