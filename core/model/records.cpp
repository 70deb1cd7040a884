// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/records.h"

#include <algorithm>
#include <iterator>

namespace Tare {

LoadCounters &LoadCounters::operator+=(const LoadCounters &other)
{
    operations += other.operations;
    queries += other.queries;
    reads += other.reads;
    writes += other.writes;
    others += other.others;
    empties += other.empties;
    retries += other.retries;
    errors += other.errors;
    bytesIn += other.bytesIn;
    bytesOut += other.bytesOut;
    return *this;
}

LoadCounters LoadCounters::operator-(const LoadCounters &other) const
{
    LoadCounters difference = *this;
    difference.operations -= other.operations;
    difference.queries -= other.queries;
    difference.reads -= other.reads;
    difference.writes -= other.writes;
    difference.others -= other.others;
    difference.empties -= other.empties;
    difference.retries -= other.retries;
    difference.errors -= other.errors;
    difference.bytesIn -= other.bytesIn;
    difference.bytesOut -= other.bytesOut;
    return difference;
}

std::optional<LatencySummary> summarise(const LatencyHistogram &histogram)
{
    if (histogram.count() == 0)
        return std::nullopt;
    const auto milliseconds = [](double nanoseconds) { return nanoseconds / 1e6; };
    const auto at = [&](double share) {
        return milliseconds(static_cast<double>(histogram.percentile(share)));
    };
    LatencySummary summary;
    summary.avg = milliseconds(histogram.mean());
    summary.min = milliseconds(static_cast<double>(histogram.min()));
    summary.p50 = at(0.5);
    summary.p95 = at(0.95);
    summary.p99 = at(0.99);
    summary.p999 = at(0.999);
    summary.max = milliseconds(static_cast<double>(histogram.max()));
    return summary;
}

std::optional<double> TargetRecord::rate() const
{
    if (!(seconds > 0))
        return statedRate;
    return static_cast<double>(totals.operations) / seconds;
}

std::optional<double> TargetRecord::queryRate() const
{
    if (!(seconds > 0))
        return statedQueryRate;
    return static_cast<double>(totals.queries) / seconds;
}

std::optional<double> StepRecord::rate() const
{
    if (dump)
        return std::nullopt; // dump and restore have rates of their own
    if (status != StepStatus::Done)
        return std::nullopt;
    if (stated)
        return stated->operationsPerSecond;
    if (!(seconds > 0))
        return std::nullopt;
    return static_cast<double>(totals.operations) / seconds;
}

std::optional<double> StepRecord::queryRate() const
{
    if (dump)
        return std::nullopt;
    if (status != StepStatus::Done)
        return std::nullopt;
    if (stated)
        return stated->queriesPerSecond;
    if (!(seconds > 0))
        return std::nullopt;
    return static_cast<double>(totals.queries) / seconds;
}

std::optional<LatencySummary> StepRecord::latency() const
{
    if (status != StepStatus::Done)
        return std::nullopt;
    if (!stated)
        return summarise(histogram);
    return stated->latency == LatencySummary() ? std::nullopt : std::optional(stated->latency);
}

bool StepRecord::contradictsServer() const
{
    const qint64 lost = facts.value(QStringLiteral("load.lostReplies")).toLongLong();
    const qint64 more = serverCounted.value_or(answered.queries) - answered.queries;
    return more < 0 || more > lost;
}

bool StepRecord::wasMeasured() const
{
    return seconds > 0 || stated;
}

bool StepRecord::knows(qint64 LoadCounters::*counter) const
{
    if (!stated)
        return true;
    return std::any_of(std::begin(counterFields), std::end(counterFields), [&](const CounterField &field) {
        return field.member == counter && stated->counters.contains(QLatin1StringView(field.name));
    });
}

std::optional<qint64> StepRecord::counted(qint64 LoadCounters::*counter) const
{
    return wasMeasured() && knows(counter) ? std::optional(totals.*counter) : std::nullopt;
}

QString stepStatusName(StepStatus status)
{
    switch (status) {
    case StepStatus::Planned:
        return QStringLiteral("planned");
    case StepStatus::Running:
        return QStringLiteral("running");
    case StepStatus::Done:
        return QStringLiteral("done");
    case StepStatus::Failed:
        return QStringLiteral("failed");
    case StepStatus::Stopped:
        return QStringLiteral("stopped");
    case StepStatus::Skipped:
        return QStringLiteral("skipped");
    case StepStatus::NotNeeded:
        return QStringLiteral("not_needed");
    }
    return {};
}

QString runStatusName(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return QStringLiteral("running");
    case RunStatus::Done:
        return QStringLiteral("done");
    case RunStatus::Failed:
        return QStringLiteral("failed");
    case RunStatus::Stopped:
        return QStringLiteral("stopped");
    case RunStatus::Incomplete:
        return QStringLiteral("incomplete");
    }
    return {};
}

std::optional<StepStatus> stepStatusFromName(const QString &name)
{
    for (const auto status : {StepStatus::Planned, StepStatus::Running, StepStatus::Done, StepStatus::Failed,
                              StepStatus::Stopped, StepStatus::Skipped, StepStatus::NotNeeded}) {
        if (stepStatusName(status) == name)
            return status;
    }
    return std::nullopt;
}

std::optional<RunStatus> runStatusFromName(const QString &name)
{
    for (const auto status : {RunStatus::Running, RunStatus::Done, RunStatus::Failed, RunStatus::Stopped,
                              RunStatus::Incomplete}) {
        if (runStatusName(status) == name)
            return status;
    }
    return std::nullopt;
}

} // namespace Tare
