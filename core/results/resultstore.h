// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/records.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace Tare {

/// One row of the list of runs.
struct RunSummary
{
    RunRecord run; ///< steps without intervals, facts, histograms and figures of the machine
    int stepsDone = 0;
    int stepsTotal = 0;
};

/// Reads and edits a results file (SQLite). Belongs to the thread that opened it; opening migrates the
/// schema, and marks runs of programs that have gone away as incomplete.
class ResultStore
{
public:
    /// TARE_RESULTS, else results.tare.sqlite in the user's data directory.
    static QString defaultPath();

    /// Damaged, foreign or newer: ResultsDamaged. Held by somebody too long: ResultsLocked. Creates file and
    /// folder.
    static Result<std::unique_ptr<ResultStore>> open(const QString &path);
    ~ResultStore();

    Result<QList<RunSummary>> runs() const; ///< newest first
    /// Without intervals also without the samples of the machine.
    Result<RunRecord> run(qint64 id, bool withIntervals = true, bool withSamples = true) const;
    /// Of one step: many steps' take long to read, and much room.
    Result<QList<HostSample>> hostSamples(qint64 stepId) const;
    /// A finished run that was not measured here (an imported one), with its intervals: all of it or nothing.
    /// Gives its id.
    Result<qint64> addRun(const RunRecord &run, const QList<RunEvent> &events = {});
    Result<void> removeRun(qint64 id);
    Result<void> renameRun(qint64 id, const QString &profileName);
    Result<void> setNote(qint64 id, const QString &note);
    /// That the user has comparisons of the run shown although something blocks them; nothing takes it back.
    Result<void> setFairnessOverride(qint64 id, const std::optional<FairnessOverride> &given);
    Result<QList<RunEvent>> events(qint64 id) const;
    Result<QStringList> commands(qint64 id) const; ///< what was run, secrets blanked
    QString path() const;

private:
    ResultStore();
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Tare
