// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/testprofile.h"

#include <optional>

namespace Tare {

/// What the command line changes in a profile.
struct ProfileChanges
{
    std::optional<int> duration;
    std::optional<int> warmup;
    std::optional<int> interval;
    std::optional<int> repetitions;
    std::optional<double> untilPercent;
    std::optional<int> maximumRepetitions;
    std::optional<RunOrder> order;

    bool operator==(const ProfileChanges &) const = default;
};

/// The profile of a file or "preset:NAME"; oddities of the file are told on standard error.
Result<TestProfile> chooseProfile(const QString &which);

/// A duration given here replaces a number of operations too. An interval that no longer fits into the
/// duration is shortened to it.
void changeProfile(TestProfile &profile, const ProfileChanges &changes);

/// Tells every problem on standard error; false when one of them forbids a run.
bool reportProblems(const TestProfile &profile);

} // namespace Tare
