// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/environment/environmentcontroller.h"
#include "core/model/planexpander.h"
#include "core/run/cpumeter.h"
#include "core/run/datasets.h"
#include "core/run/hostwatch.h"
#include "core/run/runscope.h"
#include "core/run/stepprobe.h"

#include <QCoroTask>

#include <QCoreApplication>
#include <QString>

#include <memory>

namespace Tare {

/// One step: data and server up, load, everything down again. Whatever happens is in the record that it
/// returns.
class StepRunner
{
    Q_DECLARE_TR_FUNCTIONS(Tare::StepRunner)

public:
    StepRunner(RunScope &scope, DataSets &data, PlannedStep step, StepRecord record);
    ~StepRunner();

    QCoro::Task<StepRecord> run();

    /// With an existing endpoint: the load that has left something there, to be cleaned when the run ends.
    std::shared_ptr<Load> loadToClean() const;

private:
    QCoro::Task<Result<void>> bringUp();
    QCoro::Task<Result<void>> provideData();
    QCoro::Task<Result<void>> copyData(DataSets::Set set);
    QCoro::Task<void> readSettings(Endpoint endpoint);
    QCoro::Task<Result<void>> lookAtServer(Endpoint endpoint);
    QCoro::Task<Result<void>> prepare();
    QCoro::Task<void> probe(Endpoint endpoint);
    bool writesToDisk() const;
    QCoro::Task<Result<void>> measure();
    void watchHost();
    QCoro::Task<void> endHostWatch(double seconds);
    QCoro::Task<Error> explain(Error error);
    QCoro::Task<void> tearDown();

    LoadCallbacks loadCalls();
    void hear(LoadPhase phase);
    void hear(const IntervalSample &sample);
    void take(const LoadOutcome &outcome);
    /// Both by instance.
    void compareCounters(const QList<qint64> &answered, const QList<qint64> &counted);
    QStringList instanceDirectories() const;
    void tellTopology();
    bool isExisting() const;

    RunScope &m_scope;
    DataSets &m_data;
    PlannedStep m_step;
    StepRecord m_record;
    QString m_directory;
    std::unique_ptr<EnvironmentController> m_controller;
    QList<LoadTarget> m_targets;
    std::shared_ptr<Load> m_load;
    Facts m_dataFacts;
    std::shared_ptr<StepProbe> m_probe;
    CpuMeter m_serverCpu; ///< by the load's calls, one at a time, while it runs
    CpuMeter m_proxyCpu;
    std::unique_ptr<HostWatch> m_host; ///< from the server's start to the load's end
    bool m_lent = false;               ///< the files of the data set are in this step's directory
    bool m_warm = false;
    bool m_errorsSeen = false;
};

} // namespace Tare
