// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/error.h"
#include "core/model/planexpander.h"
#include "core/model/runobserver.h"
#include "core/model/testprofile.h"
#include "core/results/resultwriter.h"

#include <QCoroTask>

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

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

    /// Starts; the outcome comes as refused() or finished(). Does nothing while a run goes on.
    void start(const TestProfile &profile, const QString &resultsPath);
    /// The rest of a stored run, which has its intervals. The outcome comes as for start().
    void resume(const RunRecord &stored, const QString &resultsPath);
    void stop(); ///< graceful; isStopping() until finished(), and after stopSeconds by force
    /// Servers and containers are killed at once, commands that run are ended. Stops first.
    void forceStop();
    bool isForced() const { return m_forced; }
    int forceStopIn() const; ///< seconds until a stop that takes too long is forced; 0: it is
    bool isRunning() const;
    bool isStopping() const;

    /// Steps with their intervals so far, and of the last ones what strips of the machine are drawn from.
    const RunRecord &run() const { return m_run; }
    const StepRecord *currentStep() const;                   ///< null when no step is going on
    const TestProfile &profile() const { return m_profile; } ///< the copy that is being run
    QString resultsPath() const { return m_resultsPath; }
    StepPhase phase() const { return m_phase; }
    /// Of the step that is going on; nothing when it is no dump, or has not begun.
    const std::optional<DumpProgress> &dumpProgress() const { return m_dumpProgress; }
    const QList<RunEvent> &events() const { return m_events; }
    const QStringList &commands() const { return m_commands; }

    double elapsed() const;                  ///< seconds since the run began; stays when it has ended
    std::optional<double> remaining() const; ///< by each step's known length, refined by the steps that ended
    double progress() const;                 ///< 0 … 1, weighted by length
    double stepElapsed()
        const; ///< seconds in the present phase's own clock: measuring time, negative in the warm-up

Q_SIGNALS:
    void refused(const Tare::Error &error); ///< found impossible before any load; nothing ran
    void started();
    void stoppingChanged();      ///< stop() or forceStop() was asked for
    void stepChanged(int order); ///< status, phase, facts or totals of a step
    void preparingChanged(int order, qint64 done, qint64 total, const QString &what);
    void intervalAdded(int order);
    void dumpProgressChanged(int order);
    void hostSampleAdded(int order);
    void eventAdded();
    void finished(qint64 runId);

private:
    void runStarted(const RunRecord &run) override;
    void stepStarted(const StepRecord &step) override;
    void phaseChanged(int order, StepPhase phase) override;
    void preparing(int order, qint64 done, qint64 total, const QString &what) override;
    void factsFound(int order, const Facts &facts) override;
    void intervalEnded(int order, const IntervalSample &sample) override;
    void hostSampled(int order, const HostSample &sample) override;
    void dumpProgressed(int order, const DumpProgress &progress) override;
    void eventHappened(const RunEvent &event) override;
    void commandRun(int order, const QString &commandLine) override;
    void stepFinished(const StepRecord &step) override;
    void runFinished(const RunRecord &run) override;

    bool begin(const TestProfile &profile, const QString &resultsPath);
    void follow(QCoro::Task<Result<RunRecord>> task);
    void executed(const Result<RunRecord> &outcome);
    StepRecord *step(int order);
    void forgetOldSamples();
    double speedFactor() const;  ///< real over estimated length of the steps that ended
    double presentShare() const; ///< 0 … 1 of the step that is going on

    MachineContext &m_context;
    std::unique_ptr<ResultWriter> m_writer;
    std::unique_ptr<RunController> m_controller;
    TestProfile m_profile;
    QString m_resultsPath;
    QList<PlannedStep> m_planned;
    QList<double> m_estimates; ///< seconds, one a planned step
    double m_preparation = 0;  ///< estimate for the data, once
    RunRecord m_run;
    StepPhase m_phase = StepPhase::Starting;
    std::optional<DumpProgress> m_dumpProgress;
    int m_currentOrder = 0;
    bool m_running = false;
    bool m_stopping = false;
    bool m_forced = false;
    bool m_begun = false; ///< runStarted() has come: an error now is not a refusal
    double m_elapsedAtEnd = 0;
    QList<RunEvent> m_events;
    QStringList m_commands;
    QElapsedTimer m_clock;
    QDateTime m_begin; ///< UTC
    QTimer m_forceTimer;
    QElapsedTimer m_stepClock;
    QElapsedTimer m_phaseClock;
};

} // namespace Tare
