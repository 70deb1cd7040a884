// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/run/runscope.h"

namespace Tare {

/// Callbacks of Load::prepare() that reach the observer in the control thread.
LoadCallbacks preparationCalls(RunScope &scope);

/// A private directory that other accounts may pass through: a server's own account must reach its data.
Result<void> makeDirectory(const QString &path);

} // namespace Tare
