// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/records.h"

namespace Tare {

/// The id of the environment that is meant by --baseline: its name as shown (a name used twice has a number
/// behind it), or its id. Empty stays empty: the run's own baseline.
Result<QString> findBaseline(const RunRecord &run, const QString &name);

} // namespace Tare
