// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"

namespace Tare {

/// One target's share of a load: what is done on its server before, after and for the work of its workers,
/// which the driver runs together with those of the other targets. Functions block; they are called one at a
/// time for one part, prepare() of different parts also at once.
class LoadPart
{
public:
    virtual ~LoadPart() = default;

    /// As Load::prepare(), for this target.
    virtual Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) = 0;
    /// Looks whether the load can go on, and makes its workers. What serves them until end() is begun, too.
    virtual Result<LoadGroup> begin(std::stop_token stop) = 0;
    /// The workers are gone. Adds what it found to the facts; an error says why its numbers are no result.
    virtual Result<void> end(const TargetOutcome &outcome, Facts &facts, const LoadCallbacks &callbacks) = 0;
    /// As Load::clean().
    virtual Result<void> clean(std::stop_token stop) = 0;

    /// What the server has counted for all its targets.
    virtual Result<qint64> serverCounter() = 0;
    /// Statements of this target so far that its server counted and the load did not, as they failed.
    virtual qint64 failedStatements() const { return 0; }
};

} // namespace Tare
