// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Tare {

/// How tare-cli ends. Documented; scripts depend on it.
enum ExitCode {
    ExitDone = 0,
    ExitUsage = 2,      ///< unusable arguments or profile
    ExitImpossible = 3, ///< found impossible before any load: nothing ran
    ExitStopped = 4,    ///< by the user
    ExitStepFailed = 5, ///< some step failed; the others are there
};

} // namespace Tare
