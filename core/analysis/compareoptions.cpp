// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/compareoptions.h"

#include "core/model/profilejson.h"

namespace Tare {

CompareOptions optionsOf(const RunRecord &run)
{
    CompareOptions options;
    if (run.profile.isEmpty())
        return options;
    if (const Result<ParsedProfile> parsed = parseProfile(run.profile)) {
        options.threshold = parsed->profile.plan.thresholdPercent / 100;
        options.primary = parsed->profile.plan.primaryMetric;
    }
    return options;
}

} // namespace Tare
