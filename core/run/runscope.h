// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/error.h"
#include "core/model/runobserver.h"

#include <QCoroTask>

#include <QObject>
#include <QSet>
#include <QString>

#include <chrono>
#include <optional>
#include <stop_token>

namespace Tare {

/// What the parts of one run share. Lives in the control thread, as long as the run.
class RunScope
{
public:
    RunScope(MachineContext &machine, RunObserver &listener);

    MachineContext &context;
    RunObserver *observer; ///< replaced by one that hears nothing when the listener goes
    QObject home;          ///< queued calls from other threads arrive here
    std::stop_source stopping;
    std::optional<Error> cause; ///< why the run is stopped, when not by the user

    QString key;
    QString directory;    ///< of this run, everything it puts on the disk is in it
    int order = 0;        ///< of the present step; 0 between them
    QSet<QString> warned; ///< what was said of a server once need not be said in every step

    bool stopped() const { return stopping.stop_requested(); }
    std::stop_token token() const { return stopping.get_token(); }
    /// "Stopped by the user", or the cause.
    Error stopReason() const;

    void tell(RunEvent::Severity severity, const QString &text, const QString &detail = {},
              std::optional<double> at = {}, bool mark = false);
    void phase(StepPhase phase);

    /// Until the time has passed or the run is stopped.
    QCoro::Task<void> rest(std::chrono::milliseconds time);
};

} // namespace Tare
