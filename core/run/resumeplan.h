// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/planexpander.h"
#include "core/model/records.h"
#include "core/model/testprofile.h"

#include <QList>

namespace Tare {

/// What a stored run still lacks. Its document and the seed in it give the plan it was made from, so that the
/// missing steps are run as they would have been.
struct ResumePlan
{
    TestProfile profile;
    QList<PlannedStep> missing; ///< in order; every step that is neither done nor known as not needed

    /// Order of the step in whose middle the run was broken off; 0: between two steps.
    int interrupted = 0;
};

/// Whether the run can be continued, looking at nothing but its record. Refused: a run that is going on, that
/// lacks nothing, or whose steps are no longer what its document expands to.
Result<ResumePlan> planResume(const RunRecord &run);

/// Refused when the steps that are there were measured on another computer: one run is one machine.
Result<void> checkSameMachine(const RunRecord &run, const Facts &machine);

} // namespace Tare
