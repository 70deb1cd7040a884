// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/records.h"

#include <QHash>
#include <QSet>

#include <memory>

namespace Tare {

class ResultsDatabase;

/// The rows of the run that is going on; each function is one transaction. Lives in the writer's thread.
class RunWriting
{
    Q_DISABLE_COPY_MOVE(RunWriting)

public:
    explicit RunWriting(std::unique_ptr<ResultsDatabase> database);
    ~RunWriting(); ///< what is still running in the file is marked as incomplete

    /// The file takes a write now.
    Result<void> checkWritable() const;

    /// Fills in the ids. A run that has an id is in the file already and goes on: its steps that are Done
    /// stay untouched, the others are kept as they are until they are started again.
    Result<void> insertRun(RunRecord &run);
    Result<void> startStep(StepRecord &step);
    Result<void> finishStep(StepRecord &step);
    Result<void> finishRun(RunRecord &run);
    Result<void> addFacts(int order, const Facts &facts);
    Result<void> addInterval(int order, const IntervalSample &sample);
    Result<void> addEvent(const RunEvent &event);
    Result<void> addCommand(int order, const QString &commandLine);

    /// A run from elsewhere, finished, with its intervals: all of it or nothing. Fills in the ids.
    Result<void> addWholeRun(RunRecord &run, const QList<RunEvent> &events);

    /// Ids of the results file for records that are passed on.
    void fillIds(RunRecord &run) const;
    void fillIds(StepRecord &step) const;

    /// Nothing more will come for this run.
    void release();

private:
    Result<void> inTransaction(const std::function<Result<void>()> &work) const;
    Result<void> execute(const QString &sql, const QVariantList &values) const;
    void forgetRun();
    Result<void> insertRows(const RunRecord &run, RunStatus status);
    Result<void> takeRows(const RunRecord &run);
    Result<void> insertInterval(qint64 stepId, const IntervalSample &sample) const;
    Result<void> insertEvent(const RunEvent &event) const;
    Result<void> writeOutcome(const StepRecord &step) const;
    Result<void> insertRow(const QString &table, const QString &columns, const QVariantList &values) const;
    Result<void> writeTargets(qint64 id, const StepRecord &step) const;
    Result<void> writeLatencyParts(qint64 id, const StepRecord &step) const;
    Result<void> writeHostSamples(qint64 id, const StepRecord &step) const;
    Result<void> endRun(const RunRecord &run) const;
    Result<qint64> stepId(int order) const;

    std::unique_ptr<ResultsDatabase> m_database;
    QString m_runKey; ///< of the run that is registered as being written
    qint64 m_runId = 0;
    QHash<int, qint64> m_stepIds;
    QSet<int> m_untouched; ///< steps of a continued run that this one has not started
    QHash<int, Facts> m_facts;
};

} // namespace Tare
