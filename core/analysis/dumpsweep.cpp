// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/dumpsweep.h"

#include "core/analysis/multiplicity.h"
#include "core/analysis/statistics.h"
#include "core/model/profilejson.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace Tare {

namespace {

/// Sums what some runs may not know.
struct Mean
{
    double sum = 0;
    int count = 0;

    void add(const std::optional<double> &value)
    {
        if (value) {
            sum += *value;
            ++count;
        }
    }
    std::optional<double> value() const { return count > 0 ? std::optional(sum / count) : std::nullopt; }
};

const ToolUsage *usageOf(const StepRecord &step, DumpOperation operation)
{
    if (!step.dump || step.status != StepStatus::Done)
        return nullptr;
    const ToolUsage *usage = operation == DumpOperation::Dump ? &step.dump->dump
        : step.dump->restore                                  ? &*step.dump->restore
                                                              : nullptr;
    return usage && usage->wallSeconds > 0 ? usage : nullptr;
}

SweepPoint pointOf(const QList<const StepRecord *> &steps, int threads, DumpOperation operation)
{
    SweepPoint point;
    point.threads = threads;
    Mean user;
    Mean system;
    Mean bytes;
    Mean rows;
    for (const StepRecord *step : steps) {
        const ToolUsage *usage = usageOf(*step, operation);
        if (!usage) {
            point.failed += step->status == StepStatus::Failed || step->status == StepStatus::Stopped
                || step->status == StepStatus::Skipped;
            point.stopped += step->status == StepStatus::Stopped;
            continue;
        }
        point.seconds.push_back(usage->wallSeconds);
        user.add(usage->userSeconds);
        system.add(usage->systemSeconds);
        rows.add(usage->rowsPerSecond());
        if (operation == DumpOperation::Dump)
            bytes.add(step->dump->bytesPerSecond());
    }
    point.user = user.value();
    point.system = system.value();
    point.bytesPerSecond = bytes.value();
    point.rowsPerSecond = rows.value();
    return point;
}

/// Of all finished steps of a workload: as long as they took, or as their tools ran.
double secondsOf(const RunRecord &run, const QString &workloadId)
{
    double seconds = 0;
    for (const StepRecord &step : run.steps) {
        if (step.workloadId != workloadId || step.status != StepStatus::Done || !step.dump)
            continue;
        if (step.started.isValid() && step.finished.isValid())
            seconds += static_cast<double>(step.started.msecsTo(step.finished)) / 1000;
        else
            seconds +=
                step.dump->dump.wallSeconds + (step.dump->restore ? step.dump->restore->wallSeconds : 0);
    }
    return seconds;
}

/// The cases of one line, by their threads.
struct LineSteps
{
    SweepLine line;
    QMap<int, QList<const StepRecord *>> steps;
};

} // namespace

double SweepPoint::typical() const
{
    return seconds.size() == 1 ? seconds.front() : geometricMean(seconds);
}

std::optional<double> SweepPoint::cpus() const
{
    if (!user || !system || seconds.empty() || !(arithmeticMean(seconds) > 0))
        return std::nullopt;
    return (*user + *system) / arithmeticMean(seconds);
}

const SweepPoint *SweepLine::at(int threads) const
{
    const auto found = std::find_if(points.cbegin(), points.cend(),
                                    [threads](const SweepPoint &point) { return point.threads == threads; });
    return found == points.cend() ? nullptr : &*found;
}

QList<int> DumpSweep::threads() const
{
    QSet<int> seen;
    for (const SweepLine &line : lines) {
        for (const SweepPoint &point : line.points)
            seen.insert(point.threads);
    }
    QList<int> counts(seen.cbegin(), seen.cend());
    std::sort(counts.begin(), counts.end());
    return counts;
}

QStringList DumpSweep::unlikePrograms() const
{
    QMap<std::pair<DumpTool, DumpCompression>, QStringList> programs;
    for (const SweepLine &line : lines) {
        QStringList &known = programs[{line.tool, line.compression}];
        for (const QString &identity : line.identities) {
            if (!known.contains(identity))
                known.append(identity);
        }
    }
    for (const QStringList &known : std::as_const(programs)) {
        if (known.size() > 1)
            return known;
    }
    return {};
}

DumpSweep dumpSweep(const RunRecord &run, const QString &workloadId, DumpOperation operation)
{
    DumpSweep sweep;
    sweep.workloadId = workloadId;
    sweep.operation = operation;
    QList<LineSteps> lines;
    for (const StepRecord &step : run.steps) {
        if (step.workloadId != workloadId)
            continue;
        const Result<WorkloadCase> parsed = caseFromJson(step.workload);
        const auto *dump = parsed ? std::get_if<DumpWorkload>(&parsed->what) : nullptr;
        if (!dump
            || (operation == DumpOperation::Restore && !isRestored(*dump)
                && !(step.dump && step.dump->restore)))
            continue;
        sweep.workloadName = parsed->workloadName;
        sweep.schema = dump->schema;
        const DumpTool tool = dump->tools.value(0);
        const DumpCompression compression = dump->compressions.value(0);
        auto found = std::find_if(lines.begin(), lines.end(), [&](const LineSteps &known) {
            return known.line.environmentId == step.environmentId && known.line.tool == tool
                && known.line.compression == compression;
        });
        if (found == lines.end()) {
            LineSteps fresh;
            fresh.line.environmentId = step.environmentId;
            fresh.line.environmentName = step.environmentName;
            fresh.line.slot = step.environmentSlot;
            fresh.line.tool = tool;
            fresh.line.compression = compression;
            found = lines.insert(lines.end(), fresh);
        }
        found->steps[dump->threads.value(0)].append(&step);
        if (usageOf(step, operation) && !found->line.identities.contains(step.dump->identity()))
            found->line.identities.append(step.dump->identity());
    }
    for (LineSteps &known : lines) {
        Mean ratio;
        for (auto it = known.steps.cbegin(); it != known.steps.cend(); ++it) {
            const SweepPoint point = pointOf(it.value(), it.key(), operation);
            sweep.repetitions = std::max(sweep.repetitions, static_cast<int>(point.seconds.size()));
            known.line.points.append(point);
            for (const StepRecord *step : it.value()) {
                if (usageOf(*step, operation))
                    ratio.add(step->dump->ratio());
            }
        }
        known.line.ratio = ratio.value();
        sweep.lines.append(known.line);
    }
    sweep.roundSeconds = sweep.repetitions > 0 ? secondsOf(run, workloadId) / sweep.repetitions : 0;
    // Shuffled steps come in any order: lines as they are compared, plain first.
    std::stable_sort(sweep.lines.begin(), sweep.lines.end(), [](const SweepLine &a, const SweepLine &b) {
        return std::pair(a.tool, a.compression) < std::pair(b.tool, b.compression);
    });
    return sweep;
}

QStringList dumpWorkloads(const RunRecord &run)
{
    QStringList ids;
    for (const StepRecord &step : run.steps) {
        if (step.caseKey.startsWith(QStringLiteral("dump:")) && !ids.contains(step.workloadId))
            ids.append(step.workloadId);
    }
    return ids;
}

std::optional<BestThreads> bestThreads(const QList<SweepPoint> &points, double confidence)
{
    const SweepPoint *fastest = nullptr;
    for (const SweepPoint &point : points) {
        if (point.hasRuns()
            && (!fastest || point.typical() < fastest->typical()
                || (point.typical() == fastest->typical() && point.threads < fastest->threads)))
            fastest = &point;
    }
    if (!fastest)
        return std::nullopt;
    BestThreads best;
    best.threads = fastest->threads;
    best.seconds = fastest->typical();
    best.alike = {fastest->threads};
    best.spreadKnown = fastest->seconds.size() > 1;

    std::vector<double> p;
    QList<int> counts;
    for (const SweepPoint &point : points) {
        if (!point.hasRuns() || point.threads == fastest->threads)
            continue;
        const auto interval = welchLogRatio(fastest->seconds, point.seconds, confidence);
        if (!interval) {
            best.spreadKnown = false;
            continue;
        }
        p.push_back(interval->p);
        counts.append(point.threads);
    }
    const std::vector<double> adjusted = holmAdjusted(p);
    for (qsizetype i = 0; i < counts.size(); ++i) {
        if (adjusted[static_cast<std::size_t>(i)] >= 1 - confidence)
            best.alike.append(counts.at(i));
    }
    std::sort(best.alike.begin(), best.alike.end());
    return best;
}

} // namespace Tare
