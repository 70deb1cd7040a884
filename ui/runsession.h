// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/error.h"
#include "core/model/runobserver.h"
#include "core/model/testprofile.h"
#include "core/results/resultwriter.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <memory>

namespace Tare {

class RunController;

/// One run as the window follows it: controller → results writer → this. Keeps what the run page draws, so a
/// page opened later shows the whole run.
class RunSession final : public QObject, private RunObserver
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunSession)

public:
    explicit RunSession(MachineContext &context, QObject *parent = nullptr);
    ~RunSession() override;

    /// Starts; the outcome comes as refused() or finished().
    void start(const TestProfile &profile, const QString &resultsPath);
    void stop(); ///< graceful; stopping() until finished()
    bool isRunning() const;
    bool isStopping() const;

    const RunRecord &run() const { return m_run; } ///< steps with their intervals so far
    const StepRecord *currentStep() const;
    StepPhase phase() const { return m_phase; }
    const QList<RunEvent> &events() const { return m_events; }
    const QStringList &commands() const { return m_commands; }

    double elapsed() const;                  ///< seconds since the run began
    std::optional<double> remaining() const; ///< by each step's known length, refined by the steps that ended
    double progress() const;                 ///< 0 … 1, weighted by length
    double stepElapsed()
        const; ///< seconds in the present phase's own clock: measuring time, negative in the warm-up

Q_SIGNALS:
    void refused(const Tare::Error &error); ///< found impossible before any load; nothing ran
    void started();
    void stepChanged(int order); ///< status, phase, facts or totals of a step
    void preparingChanged(int order, qint64 done, qint64 total, const QString &what);
    void intervalAdded(int order);
    void eventAdded();
    void finished(qint64 runId);

private:
    void runStarted(const RunRecord &run) override;
    void stepStarted(const StepRecord &step) override;
    void phaseChanged(int order, StepPhase phase) override;
    void preparing(int order, qint64 done, qint64 total, const QString &what) override;
    void factsFound(int order, const Facts &facts) override;
    void intervalEnded(int order, const IntervalSample &sample) override;
    void eventHappened(const RunEvent &event) override;
    void commandRun(int order, const QString &commandLine) override;
    void stepFinished(const StepRecord &step) override;
    void runFinished(const RunRecord &run) override;

    MachineContext &m_context;
    std::unique_ptr<ResultWriter> m_writer;
    std::unique_ptr<RunController> m_controller;
    RunRecord m_run;
    StepPhase m_phase = StepPhase::Starting;
    int m_currentOrder = 0;
    bool m_stopping = false;
    QList<RunEvent> m_events;
    QStringList m_commands;
    QElapsedTimer m_clock;
    QElapsedTimer m_phaseClock;
};

} // namespace Tare
