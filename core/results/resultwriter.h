// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/runobserver.h"

#include <QObject>

#include <memory>

namespace Tare {

/// Writes a run as it happens, on one thread of its own. What it is told goes into a queue; when it is
/// committed, the same call is made on `next` in the thread the writer lives in: nothing is on screen before
/// it is on disk. The next observer is given the ids of the results file (RunRecord::id, StepRecord::id).
class ResultWriter final : public QObject, public RunObserver
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultWriter)

public:
    explicit ResultWriter(RunObserver *next = nullptr, QObject *parent = nullptr);
    ~ResultWriter() override; ///< writes what is queued, then ends the thread

    /// Opens or creates the file on the writer's thread and waits for it; also fails when less than
    /// `roomBytes` are free.
    Result<void> open(const QString &path, qint64 roomBytes = 50 * 1024 * 1024);
    /// Waits until everything queued so far is written and passed on.
    void flush();

    void runStarted(const RunRecord &run) override;
    void stepStarted(const StepRecord &step) override;
    void phaseChanged(int order, StepPhase phase) override;
    void preparing(int order, qint64 done, qint64 total, const QString &what) override;
    void factsFound(int order, const Facts &facts) override;
    void intervalEnded(int order, const IntervalSample &sample) override;
    void hostSampled(int order, const HostSample &sample) override; ///< passed on; stored when the step ends
    void dumpProgressed(int order, const DumpProgress &progress) override;
    void eventHappened(const RunEvent &event) override;
    void commandRun(int order, const QString &commandLine) override;
    void stepFinished(const StepRecord &step) override;
    void runFinished(const RunRecord &run) override;

Q_SIGNALS:
    /// Once: nothing more can be written (disk full, file gone). Later calls are passed on unwritten.
    void failed(const Tare::Error &error);

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Tare
