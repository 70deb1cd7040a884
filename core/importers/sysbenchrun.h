// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/intervalcourse.h"
#include "core/importers/sysbenchreport.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// One line on the way, as printed.
struct SysbenchInterval
{
    enum class Format { Text, Csv, Json };

    Format format = Format::Text;
    double at = 0; ///< whole seconds
    qint64 threads = 0;
    double transactions = 0; ///< this and all below: a second
    std::optional<double> queries;
    std::optional<double> reads;
    std::optional<double> writes;
    std::optional<double> others;
    std::optional<double> errors;
    std::optional<double> latency; ///< ms
    std::optional<int> percentile; ///< of the latency; the hooks do not say
};

/// Everything that was read of one run of sysbench.
class SysbenchRun
{
public:
    void add(const SysbenchInterval &interval);
    /// Nothing was found that could become a step.
    bool isEmpty() const { return !hasReport() && !hasIntervals() && !(begun && !trouble.isEmpty()); }
    bool hasIntervals() const { return intervals > 0; }
    bool hasReport() const { return report.hasResult(); }

    StepRecord toStep();

    QString version;
    QString command;    ///< the command line, when the log has it
    bool begun = false; ///< "Running the test with following options:" was there
    std::optional<qint64> threads;
    std::optional<qint64> rate;     ///< transactions/s asked for
    std::optional<qint64> interval; ///< seconds between two lines
    std::optional<qint64> warmup;   ///< 1.1
    QString seed;
    SysbenchReport report; ///< the last one
    SysbenchHistogram histogram;
    int checkpoints = 0;              ///< reports before the last one
    bool checkpointAnnounced = false; ///< the next report is one
    bool reportIsCheckpoint = false;  ///< the last one
    double checkpointAt = 0;          ///< seconds, the one before the last report
    double announcedAt = 0;
    bool jsonClosed = false;
    QStringList trouble;      ///< FATAL and ALERT lines, the first ones
    double longestQueue = -1; ///< with a rate
    double lastAt = 0;        ///< of the last interval
    qint64 intervals = 0;

private:
    void describe(StepRecord &step) const;
    void setCounts(StepRecord &step) const;
    void setRates(StepRecord &step) const;
    void setLatency(StepRecord &step) const;
    void setTotals(StepRecord &step) const;
    void setSums(StepRecord &step) const;
    void setWorkload(StepRecord &step) const;
    void setIntervals(StepRecord &step);
    void setStatus(StepRecord &step) const;
    void checkThroughput(StepRecord &step) const;
    double measuredSeconds() const;
    void addAs(const SysbenchInterval &line, double length);
    void addFirst(double length);
    bool countsCommits() const;
    int percentileId() const;

    std::optional<SysbenchInterval> m_first; ///< not added yet: nobody said how long it is
    double m_missed = 0;                     ///< seconds before the first line of a log without its beginning
    IntervalCourse m_course;
    LoadCounters m_sums;
    double m_length = 0;             ///< of the intervals summed
    double m_gap = 0;                ///< seconds for which lines are missing
    std::optional<int> m_percentile; ///< of the text lines
    std::optional<qint64> m_threadsSeen;
    SysbenchInterval::Format m_format = SysbenchInterval::Format::Text;
    QStringList m_told; ///< names of the counters that the lines have
};

} // namespace Tare
