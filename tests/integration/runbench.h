// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/runobserver.h"
#include "core/model/testprofile.h"
#include "core/run/runcontroller.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace Tare::Test {

/// Everything a run tells.
class RunRecorder : public RunObserver
{
public:
    RunRecord begun;
    QList<std::pair<int, StepPhase>> phases;
    QMap<int, QList<IntervalSample>> intervals; ///< by step
    QList<RunEvent> events;
    QStringList commands;
    QMap<int, QList<HostSample>> hosts;   ///< by step
    QMap<int, QList<DumpProgress>> dumps; ///< by step
    QList<StepRecord> steps;
    std::optional<RunRecord> ended;
    QStringList disorder; ///< calls that came when they must not
    RunObserver *next = nullptr;

    std::function<void(int order, StepPhase)> onPhase;
    std::function<void(int order, const IntervalSample &)> onInterval;
    std::function<void(int order)> onPreparing;
    std::function<void(const StepRecord &)> onStepFinished;

    QStringList eventTexts() const;
    bool hasEvent(const QString &part) const;

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

private:
    void expect(bool condition, const QString &what);
    int m_step = 0; ///< the one that is open
};

/// A place for runs of real servers, and the proof that they leave nothing there or elsewhere.
class RunBench
{
public:
    RunBench();
    ~RunBench();

    MachineContext &context() { return *m_context; }
    RunRecorder recorder;

    /// Executes and waits, with the event loop going.
    Result<RunRecord> run(const TestProfile &profile);
    /// The rest of a stored run, in the same way.
    Result<RunRecord> resume(const RunRecord &stored);
    RunController *controller() { return m_controller.get(); }
    /// From a call that arrives during run(): stops, and measures how long it takes to be idle.
    void stopNow();
    /// The same by force.
    void forceStopNow();
    double secondsToIdle() const { return m_secondsToIdle; }
    /// The longest time the event loop was held up during the run, milliseconds.
    qint64 longestPause() const { return m_longestPause; }

    /// Everything of this run that is still there: processes, containers, volumes, images, directories, lock.
    QStringList leftBehind() const;
    /// Processes of servers that this bench's runs have started and that are alive.
    QList<qint64> serverProcesses() const;
    QString workDirectory() const;

private:
    Result<RunRecord> wait(const std::function<QCoro::Task<Result<RunRecord>>()> &begin);

    QTemporaryDir m_directory;
    std::unique_ptr<MachineContext> m_context;
    std::unique_ptr<RunController> m_controller;
    QElapsedTimer m_stopping;
    double m_secondsToIdle = -1;
    qint64 m_longestPause = 0;
};

/// A port of 127.0.0.1 that somebody listens on and never answers.
class SilentListener
{
public:
    SilentListener();
    ~SilentListener();
    SilentListener(const SilentListener &) = delete;
    SilentListener &operator=(const SilentListener &) = delete;

    quint16 port() const { return m_port; }

private:
    int m_socket = -1;
    quint16 m_port = 0;
};

QString findServer(ServerKind kind);
/// Runs a command and gives what it wrote to its standard output; empty when it failed.
QString outputOf(const QString &program, const QStringList &arguments);
/// Why that engine cannot be used here; empty when it can.
QString engineProblem(const QString &engine);

EnvironmentSpec nativeRedis(const QString &id, const QString &name);
EnvironmentSpec containerRedis(const QString &id, const QString &name, ContainerEngine engine,
                               NetworkPath path);
WorkloadSpec redisLoad(const QList<RedisTest> &tests, int duration = 2, int warmup = 1);
EnvironmentSpec nativeMariaDb(const QString &id, const QString &name);
EnvironmentSpec containerMariaDb(const QString &id, const QString &name, ContainerEngine engine,
                                 NetworkPath path);
WorkloadSpec oltpLoad(OltpMix mix, int duration = 2, int warmup = 1);
TestProfile profileOf(const QList<EnvironmentSpec> &environments, const QList<WorkloadSpec> &workloads,
                      int repetitions = 1);

} // namespace Tare::Test

/// Skips where a part of the machine is missing, but not where everything has to be there.
#define TARE_NEED(problem)                                                                                   \
    do {                                                                                                     \
        const QString tareProblem = (problem);                                                               \
        if (!tareProblem.isEmpty()) {                                                                        \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(tareProblem));                                                              \
            QSKIP(qPrintable(tareProblem));                                                                  \
        }                                                                                                    \
    } while (false)
