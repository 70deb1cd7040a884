// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"
#include "core/analysis/targetspread.h"
#include "core/report/csvwriter.h"
#include "core/report/reportfields.h"
#include "core/report/runreport.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// The columns that tell what a line is about; the same for steps and intervals.
QStringList stepKeyColumns()
{
    return {u"run_id"_s,         u"run_key"_s,     u"run_name"_s,     u"step"_s,
            u"environment_id"_s, u"environment"_s, u"network_path"_s, u"network_mechanism"_s,
            u"workload_id"_s,    u"workload"_s,    u"case"_s,         u"repetition"_s,
            u"status"_s};
}

void writeStepKey(CsvWriter &csv, const RunRecord &run, const StepRecord &step)
{
    csv.number(run.id).text(run.key).text(run.profileName).number(qint64(step.order));
    csv.text(step.environmentId).text(step.environmentName);
    csv.text(step.facts.value(networkPathFact)).text(step.facts.value(networkMechanismFact));
    csv.text(step.workloadId).text(workloadName(step)).text(step.caseKey);
    csv.number(qint64(step.repetition)).text(stepStatusName(step.status));
}

QStringList counterColumns()
{
    QStringList columns;
    for (const CounterField &field : counterFields)
        columns += QLatin1StringView(field.name);
    return columns;
}

/// What nobody counted stays empty.
void writeCounters(CsvWriter &csv, const StepRecord &step, const LoadCounters *counters)
{
    for (const CounterField &field : counterFields) {
        if (counters && step.knows(field.member))
            csv.number(counters->*field.member);
        else
            csv.nothing();
    }
}

QStringList latencyColumns()
{
    QStringList columns;
    for (const LatencyField &field : latencyFields)
        columns += u"latency_%1_ms"_s.arg(QLatin1StringView(field.name));
    return columns;
}

void writeLatency(CsvWriter &csv, const std::optional<LatencySummary> &latency)
{
    for (const LatencyField &field : latencyFields) {
        csv.number(latency ? (*latency).*field.member : std::nullopt);
    }
}

QStringList cpuColumns()
{
    return {u"client_cpu"_s, u"server_cpu"_s, u"proxy_cpu"_s};
}

QStringList rateColumns()
{
    return {u"requests_per_s"_s, u"transactions_per_s"_s, u"queries_per_s"_s};
}

void writeRates(CsvWriter &csv, bool redis, const std::optional<double> &operations,
                const std::optional<double> &queries)
{
    csv.number(redis ? operations : std::nullopt).number(redis ? std::nullopt : operations).number(queries);
}

QStringList dumpColumns()
{
    return {u"dump_s"_s,          u"dump_user_s"_s,    u"dump_system_s"_s,    u"dump_sync_s"_s,
            u"restore_s"_s,       u"restore_user_s"_s, u"restore_system_s"_s, u"dump_rows"_s,
            u"dump_file_bytes"_s, u"dump_data_bytes"_s};
}

void writeDump(CsvWriter &csv, const StepRecord &step)
{
    const DumpResult dump = step.dump.value_or(DumpResult());
    const ToolUsage restore = dump.restore.value_or(ToolUsage());
    const auto wall = [](const ToolUsage &usage) {
        return usage.wallSeconds > 0 ? std::optional(usage.wallSeconds) : std::nullopt;
    };
    csv.number(wall(dump.dump)).number(dump.dump.userSeconds).number(dump.dump.systemSeconds);
    csv.number(dump.dump.syncSeconds);
    csv.number(wall(restore)).number(restore.userSeconds).number(restore.systemSeconds);
    csv.number(dump.rows).number(dump.fileBytes).number(dump.dataBytes);
}

QStringList topologyColumns()
{
    return {u"cpu_ms_per_operation"_s, u"targets"_s, u"jain_index"_s, u"target_lowest_per_s"_s,
            u"target_highest_per_s"_s};
}

void writeTopology(CsvWriter &csv, const StepRecord &step)
{
    csv.number(cpuMsPerOperation(step));
    csv.number(qint64(std::max<qsizetype>(1, step.targets.size())));
    const std::optional<TargetSpread> spread = targetSpread(step);
    csv.number(spread ? spread->jain : std::nullopt);
    csv.number(spread ? std::optional(spread->lowest) : std::nullopt);
    csv.number(spread ? std::optional(spread->highest) : std::nullopt);
}

} // namespace

QByteArray runToCsv(const RunRecord &run)
{
    CsvWriter csv(stepKeyColumns() << u"reason"_s << u"reason_detail"_s << u"started"_s << u"finished"_s
                                   << u"seconds"_s << counterColumns() << rateColumns() << latencyColumns()
                                   << cpuColumns() << u"answered_queries"_s << u"server_counted"_s
                                   << dumpColumns() << u"bottleneck"_s << topologyColumns());
    for (const StepRecord &step : run.steps) {
        writeStepKey(csv, run, step);
        csv.text(step.reason).text(step.reasonDetail).text(timeText(step.started));
        csv.text(timeText(step.finished));
        csv.number(step.seconds > 0 ? std::optional(step.seconds) : std::nullopt);
        writeCounters(csv, step, step.wasMeasured() ? &step.totals : nullptr);
        writeRates(csv, isRedis(step), step.rate(), step.queryRate());
        writeLatency(csv, step.latency());
        csv.number(step.clientCpu).number(step.serverCpu).number(step.proxyCpu);
        csv.number(step.seconds > 0 && !step.stated ? std::optional(step.answered.queries) : std::nullopt);
        csv.number(step.serverCounted);
        writeDump(csv, step);
        const auto limit = bottleneck(step);
        csv.text(limit ? bottleneckName(limit->kind) : QString());
        writeTopology(csv, step);
        csv.endLine();
    }
    return csv.bytes();
}

QByteArray targetsToCsv(const RunRecord &run)
{
    CsvWriter csv(stepKeyColumns() << u"target"_s << u"instance"_s << u"schema"_s << u"address"_s
                                   << u"database"_s << u"seconds"_s << counterColumns() << rateColumns()
                                   << latencyColumns() << u"answered_queries"_s << u"server_counted"_s);
    for (const StepRecord &step : run.steps) {
        qint64 number = 0;
        for (const TargetRecord &target : step.targets) {
            writeStepKey(csv, run, step);
            csv.number(++number).number(qint64(target.instance)).number(qint64(target.schema));
            csv.text(target.address).text(target.database);
            const bool lasted = target.seconds > 0;
            csv.number(lasted ? std::optional(target.seconds) : std::nullopt);
            writeCounters(csv, step, &target.totals);
            writeRates(csv, isRedis(step), target.rate(), target.queryRate());
            writeLatency(csv, summarise(target.histogram));
            csv.number(lasted ? std::optional(target.answered.queries) : std::nullopt);
            csv.number(target.serverCounted);
            csv.endLine();
        }
    }
    return csv.bytes();
}

QByteArray intervalsToCsv(const RunRecord &run)
{
    CsvWriter csv(stepKeyColumns() << u"interval"_s << u"warmup"_s << u"partial"_s << u"start_s"_s
                                   << u"length_s"_s << counterColumns() << rateColumns() << latencyColumns()
                                   << cpuColumns());
    for (const StepRecord &step : run.steps) {
        for (const IntervalSample &sample : step.intervals) {
            writeStepKey(csv, run, step);
            csv.number(qint64(sample.index)).flag(sample.warmup).flag(sample.partial);
            csv.number(sample.start).number(sample.length);
            writeCounters(csv, step, &sample.counters);
            const bool lasted = sample.length > 0;
            writeRates(csv, isRedis(step), lasted ? std::optional(sample.rate()) : std::nullopt,
                       lasted && step.knows(&LoadCounters::queries) ? std::optional(sample.queryRate())
                                                                    : std::nullopt);
            writeLatency(csv, sample.latency);
            csv.number(sample.clientCpu).number(sample.serverCpu).number(sample.proxyCpu);
            csv.endLine();
        }
    }
    return csv.bytes();
}

QByteArray comparisonsToCsv(const QList<Comparison> &comparisons)
{
    CsvWriter csv({u"workload_id"_s, u"workload"_s,         u"case"_s,
                   u"metric"_s,      u"higher_is_better"_s, u"environment_id"_s,
                   u"environment"_s, u"baseline_id"_s,      u"baseline"_s,
                   u"runs"_s,        u"baseline_runs"_s,    u"change_percent"_s,
                   u"ci_low"_s,      u"ci_high"_s,          u"mean_change_percent"_s,
                   u"p"_s,           u"rank_p"_s,           u"failed"_s,
                   u"verdict"_s,     u"method"_s,           u"degrees_of_freedom"_s,
                   u"adjusted_p"_s,  u"implied"_s,          u"findings"_s,
                   u"overridden"_s,  u"mean_ci_low"_s,      u"mean_ci_high"_s});
    for (const Comparison &comparison : comparisons) {
        csv.text(comparison.workloadId).text(comparison.workload.value("name"_L1).toString());
        csv.text(comparison.caseKey).text(metricKey(comparison.metric, isRedisCase(comparison.caseKey)));
        csv.flag(comparison.higherIsBetter);
        csv.text(comparison.environmentId).text(comparison.environmentName);
        csv.text(comparison.baselineId).text(comparison.baselineName);
        csv.number(qint64(comparison.values.size())).number(qint64(comparison.baselineValues.size()));
        csv.number(percent(comparison.change)).number(percent(comparison.low));
        csv.number(percent(comparison.high)).number(percent(comparison.meanChange));
        csv.number(comparison.p)
            .number(comparison.rankP)
            .number(qint64(comparison.failed))
            .text(verdictKey(comparison.verdict));
        QStringList findings;
        QStringList overridden;
        for (const Finding &finding : comparison.findings)
            (finding.overridden ? overridden : findings) += finding.key;
        csv.text(methodKey(comparison.method));
        csv.number(comparison.degreesOfFreedom > 0 ? std::optional(comparison.degreesOfFreedom)
                                                   : std::nullopt);
        csv.number(comparison.adjustedP).flag(comparison.implied);
        csv.text(findings.join(u' ')).text(overridden.join(u' '));
        csv.number(percent(comparison.meanLow)).number(percent(comparison.meanHigh));
        csv.endLine();
    }
    return csv.bytes();
}

} // namespace Tare
