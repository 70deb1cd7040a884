// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// A word as a shell takes it, in quotes where it needs them. For showing commands, never for running them.
QString shellQuoted(const QString &word);

} // namespace Tare
