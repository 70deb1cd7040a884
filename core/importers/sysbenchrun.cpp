// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/sysbenchrun.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr double longestInterval = 86400;

qint64 countOf(const std::optional<double> &perSecond, double seconds)
{
    return perSecond ? std::llround(*perSecond * seconds) : 0;
}

QStringList countersOf(const SysbenchInterval &line)
{
    QStringList told{u"operations"_s};
    if (line.queries || line.reads || line.writes)
        told += u"queries"_s;
    if (line.reads)
        told += u"reads"_s;
    if (line.writes)
        told += u"writes"_s;
    if (line.others)
        told += u"others"_s;
    if (line.errors)
        told += u"errors"_s;
    return told;
}

} // namespace

void SysbenchRun::add(const SysbenchInterval &line)
{
    if (!interval && intervals == 0) { // the second line will tell
        m_first = line;
        lastAt = line.at;
        ++intervals;
        return;
    }
    const double passed = line.at - lastAt;
    const double length = interval ? std::min(static_cast<double>(*interval), std::max(passed, 1.0)) : passed;
    if (!(length > 0) || length > longestInterval) // a second line for the same second; lines lost
        return;
    // Without the preamble the first line may be the first that was kept.
    if (interval && intervals > 0 && passed > 1.5 * length)
        m_gap += passed - length;
    addFirst(length);
    lastAt = line.at;
    ++intervals;
    addAs(line, length);
}

void SysbenchRun::addFirst(double length)
{
    if (!m_first)
        return;
    const SysbenchInterval first = *std::exchange(m_first, std::nullopt);
    m_missed = std::max(0.0, first.at - length);
    addAs(first, std::min(length, first.at));
}

void SysbenchRun::addAs(const SysbenchInterval &line, double length)
{
    m_format = line.format;
    m_told = countersOf(line);
    if (line.percentile)
        m_percentile = line.percentile;
    if (!m_threadsSeen)
        m_threadsSeen = line.threads;

    IntervalSample sample;
    sample.start = line.at - length;
    sample.length = length;
    sample.counters.operations = countOf(line.transactions, length);
    sample.counters.reads = countOf(line.reads, length);
    sample.counters.writes = countOf(line.writes, length);
    sample.counters.others = countOf(line.others, length);
    sample.counters.queries =
        line.queries ? countOf(line.queries, length) : sample.counters.reads + sample.counters.writes;
    sample.counters.errors = countOf(line.errors, length);
    if (line.latency && *line.latency > 0) { // 0: nothing was finished
        sample.latency = LatencySummary();
        sample.latency->p95 = line.latency; // until it is known which one it is
    }
    m_sums += sample.counters;
    m_length += length;
    m_course.add(sample);
}

int SysbenchRun::percentileId() const
{
    return report.percentile.value_or(m_percentile.value_or(95));
}

/// 0.4 and 0.5 count COMMIT statements; with skip-trx there are none.
bool SysbenchRun::countsCommits() const
{
    return report.isOld && report.transactions.count == 0 && report.events.value_or(0) > 0;
}

} // namespace Tare
