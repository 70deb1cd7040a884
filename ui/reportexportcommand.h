// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace Tare {

/// tare --export-report ID|example:NAME --to FILE.html|.pdf|.md|.csv|.json [--baseline NAME] [--results FILE]
/// [--language LANGUAGE]: writes the report and quits; needs no display. The exit code: 0 written, 1 not, 2
/// the words are unusable.
int exportReportCommand(const QStringList &arguments);

} // namespace Tare
