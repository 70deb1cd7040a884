// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace Tare {

/// `tare --export-chart ID --chart bars|timeline --to FILE.png|.svg|.pdf [--size WxH] [--scale N] [--results
/// FILE]`. Takes the arguments with or without the program's name. Makes its own offscreen QApplication when
/// there is none, so it needs no display. Exit code: 0 written, 2 unusable arguments or no such run, 1 could
/// not be written.
int exportChartCommand(const QStringList &arguments);

} // namespace Tare
