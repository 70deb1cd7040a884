// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/results/resultstore.h"

#include <QByteArray>
#include <QString>

namespace Tare {

/// The list of runs as text, markdown, csv, json or ids (one a line).
QByteArray formatRunList(const QList<RunSummary> &runs, const QString &format);

} // namespace Tare
