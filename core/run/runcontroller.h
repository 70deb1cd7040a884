// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/runobserver.h"
#include "core/model/testprofile.h"

#include <QCoroTask>

#include <QObject>

#include <memory>
#include <stop_token>

namespace Tare {

/// Executes one plan: one step at a time, start → prepare → warm up → measure → tear down. Works on a copy of
/// the profile; nothing reads the profile again once it runs.
class RunController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunController)

public:
    RunController(MachineContext &context, RunObserver &observer, QObject *parent = nullptr);
    /// Stops what goes on and waits for its end in an event loop of its own, so never from within a call of
    /// the observer.
    ~RunController() override;

    /// Every reason why the plan could not run at all, found without load: no step, a fixed port taken,
    /// another run going on, results or data directory without room. An environment that cannot run is no
    /// such reason while another can: its steps are skipped with the reason. Returns the run's record as it
    /// will be started.
    QCoro::Task<Result<RunRecord>> check(TestProfile profile);

    /// check() and then the run. Errors only for what check() refuses (nothing was started then); a run that
    /// began always returns its record, with every step's status.
    QCoro::Task<Result<RunRecord>> execute(TestProfile profile);

    /// The rest of a run that is stored: its steps that are Done stay, the others are run as the document and
    /// the seed stored with it say. The record's id is kept, so that whoever stores it goes on with the same
    /// run; runStarted() tells the steps that were done before as Done. Errors as for execute(), and those of
    /// planResume() and checkSameMachine().
    QCoro::Task<Result<RunRecord>> resume(RunRecord stored);

    /// Ends the present step and the run; idle again within 10 s. Idempotent.
    void stop();
    /// stop(), and nothing is waited for any more: commands that run are ended, servers and containers of
    /// this run killed and removed, whatever its step is doing. What was measured is kept as with stop(). May
    /// be called again when something still hangs.
    void forceStop();
    /// Ends the run because results cannot be written any more.
    void stopBecause(Error error);
    bool isRunning() const;

private:
    class Private;
    std::shared_ptr<Private> m_d; ///< also held by what is still going on
};

} // namespace Tare
