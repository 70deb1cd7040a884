// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/planexpander.h"
#include "core/run/machinelock.h"
#include "core/run/runscope.h"

#include <QCoroTask>

#include <QCoreApplication>
#include <QList>
#include <QMap>

#include <memory>
#include <optional>

namespace Tare {

/// A profile made ready to be run: everything that can be found out without load.
class RunPlan
{
    Q_DECLARE_TR_FUNCTIONS(Tare::RunPlan)

public:
    explicit RunPlan(TestProfile profile);

    /// The rest of a stored run: steps of it that are Done stay, the others are run.
    RunPlan(TestProfile profile, RunRecord earlier);

    /// Looks at the profile, the other runs, the environments and the disk. The error is a reason why
    /// nothing can be run at all. With `keepLock` the machine is this plan's afterwards.
    QCoro::Task<Result<void>> examine(RunScope *scope, bool keepLock);

    /// The run as it starts: every step planned, skipped with the reason, or done before.
    RunRecord record(const QString &key) const;

    const QList<PlannedStep> &steps() const { return m_steps; }
    QList<PlannedStep> possibleSteps() const; ///< those that can be run and were not done before
    const QMap<QString, QString> &dataFormats() const { return m_dataFormats; }
    int stepsDoneBefore() const;
    const PlanSpec &plan() const { return m_profile.plan; }

private:
    Result<void> checkProfile();
    QCoro::Task<Result<void>> checkEnvironments(RunScope *scope);
    Result<void> checkMachine() const;
    QCoro::Task<Result<void>> checkMeans(RunScope *scope) const;
    Result<void> checkRoom(const QString &directory) const;
    static Result<void> requireRoom(const QString &directory, qint64 bytes, bool chosen);
    const StepRecord *doneBefore(const PlannedStep &step) const;

    TestProfile m_profile;
    QList<PlannedStep> m_steps;
    std::optional<RunRecord> m_earlier;
    QMap<QString, Error> m_impossible;    ///< by environment id
    QMap<QString, QString> m_dataFormats; ///< by environment id
    std::unique_ptr<MachineLock> m_lock;
};

} // namespace Tare
