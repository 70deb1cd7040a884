// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/dump/dumplog.h"
#include "core/engine/dump/dumpserver.h"
#include "core/engine/dump/toolprocess.h"
#include "core/engine/load.h"

namespace Tare {

class ProcessTree;

/// What one dump or one restore is, for DumpRun.
struct DumpTask
{
    DumpProgress::Stage stage = DumpProgress::Stage::Dumping;
    QString title; ///< of the program, in sentences
    QList<ToolCommand> commands;
    ToolProcess::Files files;
    QString directory;     ///< the dump's: what is in it is what a dump has written
    qint64 bytesTotal = 0; ///< a restore has to read so much
    int tablesTotal = 0;
    qint64 rowsTotal = 0; ///< 0: not known
    QStringList watched;  ///< directories on disks that must not become full
    int stallTimeout = 0; ///< seconds
    int timeLimit = 0;    ///< seconds
};

/// What became of it. Not a word on whether the dump is right: that is looked at afterwards.
struct DumpTaskOutcome
{
    ToolUsage usage;
    QList<ToolExit> exits;
    DumpLog log;
    /// The last interval, not told yet: its rows are the rest when the exact number is known.
    IntervalSample lastInterval;
    qint64 rowsTold = 0; ///< in the intervals before
    std::optional<Error> failure;
    bool stopped = false;
};

/// Numbers the intervals of a step and knows when its measurement began.
struct DumpTimeline
{
    using Clock = std::chrono::steady_clock;

    Clock::time_point origin = Clock::now();
    int next = 0;
};

/// Runs one tool to its end, watches over it, and tells once a second how it goes.
class DumpRun
{
public:
    DumpRun(DumpServer &server, QList<qint64> serverProcesses, DumpTimeline &timeline,
            const LoadCallbacks &callbacks);

    DumpTaskOutcome run(const DumpTask &task, const std::stop_token &stop);

private:
    using Clock = DumpTimeline::Clock;

    struct Sample
    {
        Clock::time_point at;
        qint64 bytes = 0;
        qint64 rows = 0;
        double clientCpu = 0; ///< seconds
        std::optional<DumpServer::Counters> counters;
    };

    void watch(const DumpTask &task, ToolProcess &process, ProcessTree &tree, const std::stop_token &stop);
    std::optional<Error> trouble(const DumpTask &task, const ToolProcess &process);
    Sample sample(const DumpTask &task, const ToolProcess &process, const ProcessTree &tree);
    IntervalSample interval(const DumpTask &task, const Sample &now, bool last);
    void tell(const DumpTask &task, const Sample &now);
    void fillUsage(const ToolProcess &process, const ProcessTree &tree);

    DumpServer &m_server;
    QList<qint64> m_serverProcesses;
    DumpTimeline &m_timeline;
    const LoadCallbacks &m_callbacks;

    DumpTaskOutcome m_outcome;
    Clock::time_point m_begin;
    Clock::time_point m_lastChange;
    QList<qint64> m_lastSigns; ///< of life: bytes, lines, tables
    qint64 m_lastRows = 0;
    Sample m_first;
    Sample m_previous;
    QList<Sample> m_recent; ///< for the rate over the last seconds
};

/// Files of a directory and below: how many, their length, what they occupy.
struct DumpFiles
{
    qint64 files = 0;
    qint64 bytes = 0;
    qint64 disk = 0;
};
DumpFiles measureFiles(const QString &directory);

} // namespace Tare
