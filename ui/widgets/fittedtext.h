// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFontMetrics>
#include <QString>

namespace Tare {

/// A line of parts ("container · published port · docker") that is too long loses its last parts, as many as
/// it has to; only a single part is cut with an ellipsis.
QString fittedParts(const QString &line, const QFontMetrics &metrics, int width);

} // namespace Tare
