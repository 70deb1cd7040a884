// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/sweepchartdata.h"

#include "core/analysis/dumpsweeptext.h"
#include "core/model/metric.h"
#include "ui/charts/chartdata.h"

#include <QCoreApplication>

#include <algorithm>

namespace Tare {

namespace {

constexpr int mostPanels = 2;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::SweepChart)
};

/// One number of threads that is best on every line that has several.
int commonBest(const QList<SweepChartLine> &lines)
{
    int common = 0;
    for (const SweepChartLine &line : lines) {
        if (!line.best || line.points.size() < 2) {
            continue;
        }
        if (common != 0 && common != line.best->threads) {
            return 0;
        }
        common = line.best->threads;
    }
    return common;
}

} // namespace

SweepChartData sweepChartData(const DumpSweep &sweep, const QString &first, const QSet<QString> &shown)
{
    const bool dump = sweep.operation == DumpOperation::Dump;
    const Metric metric = dump ? Metric::DumpSeconds : Metric::RestoreSeconds;
    SweepChartData data;
    data.title = chartTitle(metric, false);
    data.direction = directionText(metric);
    const QStringList unlike = sweep.unlikePrograms();
    if (!unlike.isEmpty()) {
        data.warning = Words::tr("Unlike programs, not to be compared: %1")
                           .arg(unlike.join(Words::tr("; ", "between programs")));
    }
    QList<const SweepLine *> lines;
    QSet<QString> environments;
    for (const SweepLine &line : sweep.lines) {
        if (shown.isEmpty() || line.environmentId == first || shown.contains(line.environmentId)) {
            lines.append(&line);
            environments.insert(line.environmentId);
        }
    }
    // The environment that the sentence is about comes first: its lines have the CPU panels.
    std::ranges::stable_sort(lines, {},
                             [&first](const SweepLine *line) { return line->environmentId != first; });
    QStringList kinds;
    QSet<int> threads;
    int most = 0;
    for (const SweepLine *line : std::as_const(lines)) {
        SweepChartLine drawn;
        drawn.kind = sweepLineTitle(sweep, *line);
        drawn.name = drawn.kind;
        if (environments.size() > 1) {
            drawn.environment = line->environmentName;
            // The kind first: a long name loses its end.
            drawn.name =
                Words::tr("%1, %2", "compression, environment").arg(drawn.kind, line->environmentName);
        }
        drawn.slot = line->slot;
        if (!kinds.contains(drawn.kind)) {
            kinds.append(drawn.kind);
        }
        drawn.dash = static_cast<int>(kinds.indexOf(drawn.kind));
        drawn.points = line->points;
        drawn.best = bestThreads(line->points);
        for (const SweepPoint &point : line->points) {
            threads.insert(point.threads);
            most = std::max(most, static_cast<int>(point.seconds.size()));
        }
        const bool cpu = std::ranges::any_of(
            line->points, [](const SweepPoint &point) { return point.user && point.system; });
        if (cpu && line->environmentId == lines.first()->environmentId && data.cpuPanels < mostPanels
            && data.cpuPanels == data.lines.size()) {
            ++data.cpuPanels;
        }
        data.lines.append(drawn);
    }
    data.threads = QList<int>(threads.cbegin(), threads.cend());
    std::ranges::sort(data.threads);
    data.fastest = commonBest(data.lines);
    data.operation = dump ? Words::tr("CPU seconds of the dump") : Words::tr("CPU seconds of the restore");
    if (environments.size() > 1 && data.cpuPanels > 0) { // the panels are of one
        data.operation = Words::tr("%1, %2", "what is drawn, environment")
                             .arg(data.operation, lines.first()->environmentName);
    }
    data.caption = most == 1 ? Words::tr("1 run each, no spread known")
        : most > 1           ? Words::tr("point: geometric mean of the runs · whisker: smallest and largest")
                             : QString();
    return data;
}

} // namespace Tare
