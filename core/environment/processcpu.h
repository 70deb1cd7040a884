// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

#include <optional>

namespace Tare {

/// CPU seconds used so far by processes and their living children, from /proc; nothing when none of them is
/// left.
std::optional<double> cpuSecondsOf(const QList<qint64> &processes);

} // namespace Tare
