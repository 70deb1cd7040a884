// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QByteArray>
#include <QString>

namespace Tare {

/// Results go to standard output, everything that is said about them to standard error. UTF-8.
void printResult(const QString &text);
void printResult(const QByteArray &bytes);
void printNote(const QString &line);    ///< one line, with its line feed
void printLine(const QByteArray &line); ///< the same, never wrapped into JSON
void printError(const Error &error);    ///< the sentence, the other side's words indented below it

/// From now on notes and errors are JSON lines too, so that a program can read all of standard error.
void useJsonLines();

/// "tare-cli: sentence" and where help is; ExitUsage.
int usageError(const QString &command, const QString &sentence);

/// The exit code of what went wrong before any load.
int exitCodeOf(const Error &error);

} // namespace Tare
