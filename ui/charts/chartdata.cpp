// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartdata.h"

#include "core/analysis/statistics.h"
#include "core/model/numberformat.h"
#include "core/model/profilejson.h"
#include "ui/models/bottleneckwords.h"
#include "ui/models/topologywords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

/// The context of the sentences here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ChartData)
};

bool isShown(const QSet<QString> &shown, const ComparisonSet &set, const QString &side)
{
    return shown.isEmpty() || side == set.baseline() || shown.contains(side);
}

BarValue barValue(const ComparisonSet &set, const CompareCase &which, const CompareSide &side, Metric metric)
{
    BarValue bar;
    bar.id = side.id;
    bar.name = side.name;
    bar.mechanism = side.mechanism;
    bar.slot = side.slot;
    bar.baseline = side.id == set.baseline();
    const auto steps = set.stepsOf(which, side.id);
    bar.planned = static_cast<int>(steps.size());
    std::vector<double> values;
    bool failed = false;
    bool stopped = false;
    for (const StepRecord *step : steps) {
        if (const auto value = metricValue(*step, metric); value && std::isfinite(*value)) {
            values.push_back(*value);
        }
        failed = failed || step->status == StepStatus::Failed || step->status == StepStatus::Skipped;
        stopped = stopped || step->status == StepStatus::Stopped;
    }
    bar.runs = static_cast<int>(values.size());
    const std::optional<CommonBottleneck> limit = commonBottleneck(steps);
    bar.limit = limitTitle(limit);
    bar.limitText = limitText(limit);
    if (values.empty()) {
        bar.state = failed ? BarValue::State::Failed
            : stopped      ? BarValue::State::Stopped
                           : BarValue::State::NoData;
        return bar;
    }
    // A run without a single operation has no logarithm.
    const bool positive = std::ranges::all_of(values, [](double value) { return value > 0; });
    bar.value = positive ? geometricMean(values) : arithmeticMean(values);
    if (values.size() > 1) {
        const auto [low, high] = std::ranges::minmax(values);
        bar.low = low;
        bar.high = high;
    }
    if (const Comparison *comparison = bar.baseline ? nullptr : set.comparison(which, metric, side.id)) {
        bar.change = comparison->change;
        bar.changeLow = comparison->low;
        bar.changeHigh = comparison->high;
        bar.reliable = isReliable(*comparison);
        bar.finding = verdictWord(*comparison);
    }
    return bar;
}

QString barCaption(const QList<BarGroup> &groups)
{
    int fewest = 0;
    int most = 0;
    for (const BarGroup &group : groups) {
        for (const BarValue &bar : group.bars) {
            if (bar.state == BarValue::State::Present) {
                fewest = fewest == 0 ? bar.runs : std::min(fewest, bar.runs);
                most = std::max(most, bar.runs);
            }
        }
    }
    if (most == 0) {
        return {};
    }
    if (most == 1) {
        return Words::tr("1 run, no spread known");
    }
    if (fewest == most) {
        return Words::tr("bar: geometric mean of %n runs · whisker: smallest and largest", nullptr, most);
    }
    return Words::tr("bar: geometric mean of the finished runs · whisker: smallest and largest");
}

QString runsText(const Comparison &comparison)
{
    const auto a = static_cast<int>(comparison.baselineValues.size());
    const auto b = static_cast<int>(comparison.values.size());
    return a == b ? Words::tr("%n runs each", nullptr, a)
                  : Words::tr("%1 and %2 runs").arg(formatCount(a), formatCount(b));
}

} // namespace

QString chartTitle(Metric metric, bool redis)
{
    const QString title = metricTitle(metric, redis);
    const QString unit = metricUnit(metric);
    return unit == QLatin1String("ms") ? Words::tr("%1, ms").arg(title)
        : unit == QLatin1String("s")   ? Words::tr("%1, s", "a time and its unit").arg(title)
                                       : title;
}

QString shortMetricTitle(Metric metric, bool redis)
{
    switch (metric) {
    case Metric::OperationsPerSecond:
        return redis ? Words::tr("Requests/s") : Words::tr("Transactions/s");
    case Metric::QueriesPerSecond:
        return Words::tr("Queries/s");
    case Metric::LatencyAvg:
        return Words::tr("Avg latency");
    case Metric::DumpSeconds:
        return Words::tr("Dump time");
    case Metric::RestoreSeconds:
        return Words::tr("Restore time");
    case Metric::DumpCpuSeconds:
        return Words::tr("Dump CPU");
    case Metric::RestoreCpuSeconds:
        return Words::tr("Restore CPU");
    default:
        return metricTitle(metric, redis);
    }
}

QString directionText(Metric metric)
{
    return metric == Metric::OperationsPerSecond || metric == Metric::QueriesPerSecond
        ? Words::tr("higher is better")
        : Words::tr("lower is better");
}

BarChartData barChartData(const ComparisonSet &set, const CompareCase &which, Metric metric,
                          const QSet<QString> &shown)
{
    BarChartData data;
    data.title = chartTitle(metric, which.redis);
    data.direction = directionText(metric);
    data.unit = metricUnit(metric);
    const QList<CompareCase> cases = set.casesOf(which.workloadId);
    for (const CompareCase &its : cases) {
        BarGroup group;
        group.key = its.key;
        group.title = cases.size() > 1 ? its.shortTitle : its.title;
        const auto sides = set.sidesOf(its);
        for (const CompareSide &side : sides) {
            if (isShown(shown, set, side.id)) {
                group.bars.append(barValue(set, its, side, metric));
            }
        }
        if (its.key == which.key) {
            data.selected = static_cast<int>(data.groups.size());
        }
        data.groups.append(group);
    }
    data.caption = barCaption(data.groups);
    return data;
}

DifferenceChartData differenceData(const ComparisonSet &set, const CompareCase &which, Metric metric,
                                   const QSet<QString> &shown)
{
    DifferenceChartData data;
    data.title = chartTitle(metric, which.redis);
    data.direction = directionText(metric);
    const CompareSide *baseline = set.side(set.baseline());
    data.baseline = baseline ? baseline->name : QString();
    const QList<CompareCase> cases = set.casesOf(which.workloadId);
    for (int group = 0; group < cases.size(); ++group) {
        const CompareCase &its = cases.at(group);
        if (its.key == which.key) {
            data.selected = cases.size() > 1 ? group : -1;
        }
        const auto sides = set.sidesOf(its);
        for (const CompareSide &side : sides) {
            const Comparison *comparison = set.comparison(its, metric, side.id);
            if (!comparison || side.id == set.baseline() || !isShown(shown, set, side.id)) {
                continue;
            }
            DifferenceRow row;
            row.caseTitle = cases.size() > 1 ? its.shortTitle : its.title;
            row.name = side.name;
            row.slot = side.slot;
            row.change = comparison->change;
            row.low = comparison->low;
            row.high = comparison->high;
            row.reliable = isReliable(*comparison);
            row.blocked = comparison->verdict == Verdict::Blocked;
            row.finding = verdictWord(*comparison);
            row.runs = runsText(*comparison);
            row.group = group;
            data.threshold = comparison->threshold;
            data.rows.append(row);
        }
    }
    data.caption = Words::tr("point: change of the geometric means · line: 95 % interval · shaded: under %1")
                       .arg(formatPercent(data.threshold, 0));
    return data;
}

TimelineData timelineData(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                          int current, const QList<RunEvent> &events, const QSet<QString> &shown)
{
    TimelineData data;
    const bool redis = caseKey.startsWith(QLatin1String("redis:"));
    data.key = run.key + QLatin1Char('/') + workloadId + QLatin1Char('/') + caseKey;
    data.title = caseKey.startsWith(QLatin1String("dump:")) ? Words::tr("Rows per second")
                                                            : metricTitle(Metric::OperationsPerSecond, redis);
    data.direction = directionText(Metric::OperationsPerSecond);
    data.cpus = run.machine.value(QStringLiteral("cpu.count")).toDouble();
    data.over = run.status != RunStatus::Running;
    bool timed = false;
    for (const StepRecord &step : run.steps) {
        if (step.workloadId != workloadId || step.caseKey != caseKey
            || (!shown.isEmpty() && !shown.contains(step.environmentId))) {
            continue;
        }
        if (!timed) {
            if (const auto parsed = caseFromJson(step.workload)) {
                const Timing &times = timing(*parsed);
                data.warmup = times.warmup;
                data.duration = times.operations > 0 ? 0 : times.duration;
                data.interval = times.interval;
                timed = true;
            }
        }
        TimelineTrack track;
        track.order = step.order;
        track.environmentId = step.environmentId;
        track.name = step.environmentName;
        track.repetition = step.repetition;
        track.slot = step.environmentSlot;
        track.current = step.order == current;
        track.finished = step.status != StepStatus::Running && step.status != StepStatus::Planned;
        track.failed = track.finished && step.status != StepStatus::Done;
        track.mean = step.rate();
        track.targets = targetNames(step, redis);
        for (const IntervalSample &sample : step.intervals) {
            // The last interval can be a few milliseconds long: its rate says nothing.
            if (sample.partial && sample.length < data.interval / 2) {
                continue;
            }
            TimelinePoint point;
            point.at = sample.start + sample.length;
            point.length = sample.length;
            point.warmup = sample.warmup;
            point.rate = sample.rate();
            if (sample.latency) {
                point.latency = sample.latency->p95;
            }
            point.serverCpu = sample.serverCpu;
            point.clientCpu = sample.clientCpu;
            point.proxyCpu = sample.proxyCpu;
            point.errors = sample.counters.errors;
            for (const TargetSample &target : sample.targets) {
                point.targets.append(target.rate(sample.length));
            }
            point.empties = sample.counters.empties;
            track.points.append(point);
        }
        if (track.current || !track.points.isEmpty()) {
            data.tracks.append(track);
        }
    }
    for (const RunEvent &event : events) {
        if (event.mark && event.at && event.order == current && current > 0) {
            data.marks.append({*event.at, event.text, event.severity != RunEvent::Severity::Info});
        }
    }
    data.caption =
        data.warmup > 0 ? Words::tr("warm-up %1 excluded").arg(formatDuration(data.warmup)) : QString();
    return data;
}

} // namespace Tare
