// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/planexpander.h"
#include "core/model/records.h"

#include <QList>

namespace Tare {

enum class StepPhase { Starting, Preparing, Warmup, Measuring, Stopping, Cooldown };

/// Whoever wants to know how a run goes: the results writer, the charts, the command line. All calls come
/// from the thread of the RunController, in order.
class RunObserver
{
public:
    virtual ~RunObserver() = default;

    /// With every step as Planned, Skipped, or, when a stored run is resumed (it has an id then), as Done.
    virtual void runStarted(const RunRecord &) { }
    virtual void stepStarted(const StepRecord &) { }
    virtual void phaseChanged(int /*order*/, StepPhase) { }
    /// Preparation that takes long: done and total in the unit's words ("rows"), total 0 when unknown.
    virtual void preparing(int /*order*/, qint64 /*done*/, qint64 /*total*/, const QString & /*what*/) { }
    virtual void factsFound(int /*order*/, const Facts &) { }
    virtual void intervalEnded(int /*order*/, const IntervalSample &) { }
    virtual void hostSampled(int /*order*/, const HostSample &) { }      ///< once a second
    virtual void dumpProgressed(int /*order*/, const DumpProgress &) { } ///< once a second
    virtual void eventHappened(const RunEvent &) { }
    virtual void commandRun(int /*order*/, const QString & /*commandLine, secrets blanked*/) { }
    virtual void stepFinished(const StepRecord &) { } ///< complete but for its intervals
    virtual void runFinished(const RunRecord &) { }   ///< steps complete but for their intervals
};

} // namespace Tare
