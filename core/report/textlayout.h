// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// Cells of a terminal that a text takes: two for a Chinese character, none for a combining mark.
int displayWidth(const QString &text);

/// Without what would move a terminal's cursor: control characters become blanks, and so do the narrow and
/// the fixed blanks of formatted numbers, which terminals and searches stumble over.
QString printable(const QString &text);

/// Text as it was typed: every sign that Markdown or its HTML gives a meaning is escaped, a line stays one.
QString markdownEscaped(const QString &text);

QString padRight(const QString &text, int width);
QString padLeft(const QString &text, int width);

/// Lines of a table, two blanks between the columns. The first row is the header and gets a rule below it.
/// `alignment` has an l or r for each column; further ones are as the last.
QStringList layOutTable(const QList<QStringList> &rows, const QString &alignment);

} // namespace Tare
