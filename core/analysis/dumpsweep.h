// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"
#include "core/model/workloadspec.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace Tare {

enum class DumpOperation { Dump, Restore };

/// All finished runs with one number of threads.
struct SweepPoint
{
    int threads = 0;
    std::vector<double> seconds; ///< real time, one a finished run, in run order
    std::optional<double> user;  ///< seconds, mean of the runs
    std::optional<double> system;
    std::optional<double> bytesPerSecond; ///< of the dump's files, mean of the runs; not of a restore
    std::optional<double> rowsPerSecond;
    int failed = 0;
    int stopped = 0; ///< of the failed ones, by the user

    bool hasRuns() const { return !seconds.empty(); }
    double typical() const;             ///< geometric mean of the runs; of one run its time
    std::optional<double> cpus() const; ///< user and system seconds a real second
};

/// Time over threads, with all else the same.
struct SweepLine
{
    QString environmentId;
    QString environmentName;
    int slot = 1;
    DumpTool tool = DumpTool::Mydumper;
    DumpCompression compression = DumpCompression::None;
    QStringList identities;      ///< DumpResult::identity() of its runs; more than one: unlike programs
    QList<SweepPoint> points;    ///< by threads
    std::optional<double> ratio; ///< of the dump's files to the data

    const SweepPoint *at(int threads) const;
};

/// One workload of a run, one half of it.
struct DumpSweep
{
    QString workloadId;
    QString workloadName;
    QString schema; ///< what was dumped, when it was somebody's own
    DumpOperation operation = DumpOperation::Dump;
    QList<SweepLine> lines;  ///< by environment, then as the plan has them; those without a finished run too
    int repetitions = 0;     ///< the most finished runs of a point
    double roundSeconds = 0; ///< one repetition of all its steps took about so long, dump and restore

    QList<int> threads() const; ///< of all lines, ascending
    /// Where the same tool and compression ran as unlike programs, all of them: the times cannot be compared.
    QStringList unlikePrograms() const;
};

/// Empty lines when the workload is no dump, or was not restored.
DumpSweep dumpSweep(const RunRecord &run, const QString &workloadId, DumpOperation operation);

/// Ids of the run's dump workloads, in its order.
QStringList dumpWorkloads(const RunRecord &run);

/// Which number of threads is fastest, as far as the runs can tell.
struct BestThreads
{
    int threads = 0;
    double seconds = 0; ///< SweepPoint::typical()
    /// The counts that cannot be told apart from it, itself among them, ascending. Each other one is held
    /// against it by Welch's test on logarithms, corrected for their number by Holm.
    QList<int> alike;
    bool spreadKnown = false; ///< every count ran twice or more; else chance cannot be judged
};

/// Nothing without a finished run. Of equally fast counts the smallest.
std::optional<BestThreads> bestThreads(const QList<SweepPoint> &points, double confidence = 0.95);

} // namespace Tare
