// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/fairness.h"

namespace Tare::Test {

/// The host of a virtual machine may take CPU time from all short runs of one side. Tests that look at the
/// numbers of a run all the same override that, and nothing else that blocks.
inline void overrideStolenTime(RunRecord &run)
{
    const QStringList keys = blockingKeys(run).filter(QStringLiteral("window.steal"));
    if (!keys.isEmpty())
        run.fairnessOverride =
            FairnessOverride{QStringLiteral("the host is shared"), QDateTime::currentDateTimeUtc(), keys};
}

} // namespace Tare::Test
