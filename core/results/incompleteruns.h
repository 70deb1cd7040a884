// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/results/processidentity.h"

namespace Tare {

class ResultsDatabase;

/// Whether the program that writes a run has gone away in the middle of it.
bool writerIsGone(const ProcessIdentity &owner, const QString &runKey);

/// What is said of a step whose program went away.
QString interruptedReason();

/// Closes runs whose program is gone: the run becomes Incomplete, the step it was in Failed with the totals
/// of its finished intervals.
Result<void> markIncompleteRuns(const ResultsDatabase &database);

} // namespace Tare
