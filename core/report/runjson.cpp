// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fairness.h"
#include "core/analysis/ladder.h"
#include "core/analysis/targetspread.h"
#include "core/model/orderedjson.h"
#include "core/report/hostreport.h"
#include "core/report/recordjson.h"
#include "core/report/reportfields.h"
#include "core/report/runreport.h"
#include "core/report/sweepreport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// The order of keys in the document; the same names have the same place on every level.
QStringList keyOrder()
{
    return {u"format"_s,
            u"version"_s,
            u"run"_s,
            u"steps"_s,
            u"sweeps"_s,
            u"comparisons"_s,
            u"ladders"_s,
            u"fairness"_s,
            u"id"_s,
            u"key"_s,
            u"order"_s,
            u"index"_s,
            u"name"_s,
            u"case"_s,
            u"what"_s,
            u"note"_s,
            u"environment"_s,
            u"network_path"_s,
            u"network_mechanism"_s,
            u"workload"_s,
            u"repetition"_s,
            u"operation"_s,
            u"tool"_s,
            u"compression"_s,
            u"programs"_s,
            u"ratio"_s,
            u"fastest"_s,
            u"points"_s,
            u"threads"_s,
            u"metric"_s,
            u"primary"_s,
            u"higher_is_better"_s,
            u"instance"_s,
            u"schema"_s,
            u"address"_s,
            u"database"_s,
            u"baseline"_s,
            u"override"_s,
            u"decided"_s,
            u"keys"_s,
            u"runs"_s,
            u"values"_s,
            u"change_percent"_s,
            u"ci_low"_s,
            u"ci_high"_s,
            u"mean_change_percent"_s,
            u"mean_ci_low"_s,
            u"mean_ci_high"_s,
            u"p"_s,
            u"rank_p"_s,
            u"confidence"_s,
            u"threshold_percent"_s,
            u"sides_apart"_s,
            u"failed"_s,
            u"method"_s,
            u"degrees_of_freedom"_s,
            u"adjusted_p"_s,
            u"implied"_s,
            u"verdict"_s,
            u"findings"_s,
            u"grade"_s,
            u"overridden"_s,
            u"rows"_s,
            u"fact"_s,
            u"dearest"_s,
            u"rungs"_s,
            u"path"_s,
            u"engine"_s,
            u"mechanism"_s,
            u"address"_s,
            u"mean"_s,
            u"share_percent"_s,
            u"from"_s,
            u"cost_points"_s,
            u"cpu_us"_s,
            u"status"_s,
            u"reason"_s,
            u"reason_detail"_s,
            u"started"_s,
            u"finished"_s,
            u"warmup"_s,
            u"partial"_s,
            u"start_s"_s,
            u"length_s"_s,
            u"seconds"_s,
            u"totals"_s,
            u"rates"_s,
            u"latency_ms"_s,
            u"latency_parts"_s,
            u"cpu"_s,
            u"answered"_s,
            u"server_counted"_s,
            u"cpu_ms_per_operation"_s,
            u"spread"_s,
            u"targets"_s,
            u"dump"_s,
            u"bottleneck"_s,
            u"kind"_s,
            u"evidence"_s,
            u"host"_s,
            u"facts"_s,
            u"intervals"_s,
            u"host_samples"_s,
            u"operations"_s,
            u"queries"_s,
            u"reads"_s,
            u"writes"_s,
            u"others"_s,
            u"empties"_s,
            u"retries"_s,
            u"errors"_s,
            u"bytes_in"_s,
            u"bytes_out"_s,
            u"requests_per_s"_s,
            u"transactions_per_s"_s,
            u"queries_per_s"_s,
            u"avg"_s,
            u"min"_s,
            u"p50"_s,
            u"p95"_s,
            u"p99"_s,
            u"p999"_s,
            u"max"_s,
            u"jain_index"_s,
            u"lowest_per_s"_s,
            u"highest_per_s"_s,
            u"sum_per_s"_s,
            u"code"_s,
            u"text"_s,
            u"count"_s,
            u"first_seen_s"_s,
            u"last_seen_s"_s,
            u"client"_s,
            u"server"_s,
            u"proxy"_s};
}

QJsonValue orNull(const std::optional<double> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject named(const QString &id, const QString &name)
{
    return {{u"id"_s, id}, {u"name"_s, name}};
}

/// What nobody counted is null.
QJsonObject countersObject(const StepRecord &step, const LoadCounters &counters)
{
    QJsonObject object;
    for (const CounterField &field : counterFields) {
        object.insert(QLatin1StringView(field.name),
                      step.knows(field.member) ? QJsonValue(counters.*field.member) : QJsonValue());
    }
    return object;
}

QJsonValue latencyObject(const std::optional<LatencySummary> &latency)
{
    if (!latency)
        return {};
    QJsonObject object;
    for (const LatencyField &field : latencyFields)
        object.insert(QLatin1StringView(field.name), orNull((*latency).*field.member));
    return object;
}

QJsonObject ratesObject(bool redis, const std::optional<double> &operations,
                        const std::optional<double> &queries)
{
    return {{metricKey(Metric::OperationsPerSecond, redis), orNull(operations)},
            {metricKey(Metric::QueriesPerSecond, redis), orNull(queries)}};
}

QJsonObject cpuObject(const std::optional<double> &client, const std::optional<double> &server,
                      const std::optional<double> &proxy)
{
    return {{u"client"_s, orNull(client)}, {u"server"_s, orNull(server)}, {u"proxy"_s, orNull(proxy)}};
}

QJsonObject workloadObject(const QString &workloadId, const QString &caseKey, const QJsonObject &workload)
{
    return {{u"id"_s, workloadId},
            {u"name"_s, workload.value("name"_L1).toString()},
            {u"case"_s, caseKey},
            {u"what"_s, workload.value("what"_L1)}};
}

QJsonArray numbers(const std::vector<double> &values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return array;
}

QJsonArray findingsArray(const QList<Finding> &findings)
{
    QJsonArray array;
    for (const Finding &finding : findings) {
        QJsonArray rows;
        for (const FindingRow &row : finding.rows) {
            rows.append(QJsonObject{{u"fact"_s, row.fact},
                                    {u"baseline"_s, orNull(row.baseline)},
                                    {u"environment"_s, orNull(row.environment)}});
        }
        array.append(QJsonObject{{u"key"_s, finding.key},
                                 {u"grade"_s, findingGradeName(finding.grade)},
                                 {u"overridden"_s, finding.overridden},
                                 {u"rows"_s, rows}});
    }
    return array;
}

QJsonArray fairnessArray(const QList<CaseFairness> &all)
{
    QJsonArray array;
    for (const CaseFairness &one : all) {
        array.append(QJsonObject{{u"workload"_s, workloadObject(one.workloadId, one.caseKey, one.workload)},
                                 {u"environment"_s, named(one.environmentId, one.environmentName)},
                                 {u"baseline"_s, named(one.baselineId, one.baselineName)},
                                 {u"findings"_s, findingsArray(one.report.findings)}});
    }
    return array;
}

QJsonObject rungObject(const Ladder &ladder, const LadderRung &rung)
{
    const LadderRung &before = ladder.rungs.at(std::max(rung.from, 0));
    const bool measured = rung.cost.has_value();
    return {{u"environment"_s, named(rung.environmentId, rung.environmentName)},
            {u"path"_s, ladderPathKey(rung.path)},
            {u"engine"_s, orNull(rung.engine)},
            {u"mechanism"_s, orNull(rung.mechanism)},
            {u"address"_s, orNull(rung.address)},
            {u"values"_s, numbers(rung.values)},
            {u"mean"_s, orNull(rung.mean)},
            {u"share_percent"_s, orNull(percent(rung.share))},
            {u"from"_s, measured ? QJsonValue(before.environmentId) : QJsonValue()},
            {u"cost_points"_s, orNull(percent(rung.cost))},
            {u"ci_low"_s, orNull(percent(rung.costLow))},
            {u"ci_high"_s, orNull(percent(rung.costHigh))},
            {u"p"_s, orNull(rung.p)},
            {u"verdict"_s, measured ? QJsonValue(verdictKey(rung.verdict)) : QJsonValue()},
            {u"cpu_us"_s, cpuObject(rung.clientCpu, rung.serverCpu, rung.proxyCpu)}};
}

QJsonArray laddersArray(const RunRecord &run, const QList<Comparison> &comparisons)
{
    QJsonArray array;
    QStringList seen;
    for (const Comparison &comparison : comparisons) {
        const QString place = comparison.workloadId + u'/' + comparison.caseKey;
        if (seen.contains(place))
            continue;
        seen += place;
        const auto ladder = ladderOf(run, comparison.workloadId, comparison.caseKey, comparisons);
        if (!ladder)
            continue;
        QJsonArray rungs;
        for (const LadderRung &rung : ladder->rungs)
            rungs.append(rungObject(*ladder, rung));
        const QString dearest =
            ladder->dearest < 0 ? QString() : ladder->rungs.at(ladder->dearest).environmentId;
        array.append(QJsonObject{
            {u"workload"_s, workloadObject(ladder->workloadId, ladder->caseKey, ladder->workload)},
            {u"confidence"_s, ladder->confidence},
            {u"threshold_percent"_s, ladder->threshold * 100},
            {u"dearest"_s, orNull(dearest)},
            {u"rungs"_s, rungs}});
    }
    return array;
}

QJsonValue overrideObject(const std::optional<FairnessOverride> &given)
{
    if (!given)
        return {};
    return QJsonObject{{u"reason"_s, given->reason},
                       {u"decided"_s, orNull(timeText(given->when))},
                       {u"keys"_s, QJsonArray::fromStringList(given->keys)}};
}

QJsonArray comparisonsArray(const QList<Comparison> &comparisons)
{
    QJsonArray array;
    for (const Comparison &comparison : comparisons) {
        array.append(QJsonObject{
            {u"workload"_s, workloadObject(comparison.workloadId, comparison.caseKey, comparison.workload)},
            {u"metric"_s, metricKey(comparison.metric, isRedisCase(comparison.caseKey))},
            {u"primary"_s, comparison.primary},
            {u"higher_is_better"_s, comparison.higherIsBetter},
            {u"environment"_s, named(comparison.environmentId, comparison.environmentName)},
            {u"baseline"_s, named(comparison.baselineId, comparison.baselineName)},
            {u"runs"_s,
             QJsonObject{{u"environment"_s, qint64(comparison.values.size())},
                         {u"baseline"_s, qint64(comparison.baselineValues.size())}}},
            {u"values"_s,
             QJsonObject{{u"environment"_s, numbers(comparison.values)},
                         {u"baseline"_s, numbers(comparison.baselineValues)}}},
            {u"change_percent"_s, orNull(percent(comparison.change))},
            {u"ci_low"_s, orNull(percent(comparison.low))},
            {u"ci_high"_s, orNull(percent(comparison.high))},
            {u"mean_change_percent"_s, orNull(percent(comparison.meanChange))},
            {u"mean_ci_low"_s, orNull(percent(comparison.meanLow))},
            {u"mean_ci_high"_s, orNull(percent(comparison.meanHigh))},
            {u"p"_s, orNull(comparison.p)},
            {u"rank_p"_s, orNull(comparison.rankP)},
            {u"confidence"_s, comparison.confidence},
            {u"threshold_percent"_s, comparison.threshold * 100},
            {u"sides_apart"_s, comparison.apart},
            {u"failed"_s, comparison.failed},
            {u"method"_s, orNull(methodKey(comparison.method))},
            {u"degrees_of_freedom"_s,
             comparison.degreesOfFreedom > 0 ? QJsonValue(comparison.degreesOfFreedom) : QJsonValue()},
            {u"adjusted_p"_s, orNull(comparison.adjustedP)},
            {u"implied"_s, comparison.implied},
            {u"verdict"_s, verdictKey(comparison.verdict)},
            {u"findings"_s, findingsArray(comparison.findings)}});
    }
    return array;
}

QString nameOf(const RunRecord &run, const QString &environmentId)
{
    for (const StepRecord &step : run.steps) {
        if (step.environmentId == environmentId)
            return step.environmentName;
    }
    return {};
}

} // namespace

QJsonObject factsToJson(const Facts &facts)
{
    QJsonObject object;
    for (auto fact = facts.begin(); fact != facts.end(); ++fact)
        object.insert(fact.key(), fact.value());
    return object;
}

namespace {

QJsonObject targetToJson(const StepRecord &step, const TargetRecord &target)
{
    const bool lasted = target.seconds > 0;
    return {{u"instance"_s, target.instance},
            {u"schema"_s, target.schema},
            {u"address"_s, target.address},
            {u"database"_s, orNull(target.database)},
            {u"seconds"_s, lasted ? QJsonValue(target.seconds) : QJsonValue()},
            {u"totals"_s, countersObject(step, target.totals)},
            {u"rates"_s, ratesObject(isRedis(step), target.rate(), target.queryRate())},
            {u"latency_ms"_s, latencyObject(summarise(target.histogram))},
            {u"answered"_s, lasted ? QJsonValue(countersObject(step, target.answered)) : QJsonValue()},
            {u"server_counted"_s, target.serverCounted ? QJsonValue(*target.serverCounted) : QJsonValue()}};
}

QJsonValue spreadObject(const StepRecord &step)
{
    const std::optional<TargetSpread> spread = targetSpread(step);
    if (!spread)
        return {};
    return QJsonObject{{u"jain_index"_s, orNull(spread->jain)},
                       {u"lowest_per_s"_s, spread->lowest},
                       {u"highest_per_s"_s, spread->highest},
                       {u"sum_per_s"_s, spread->sum}};
}

QJsonArray targetSamples(const StepRecord &step, const IntervalSample &sample)
{
    const bool lasted = sample.length > 0;
    QJsonArray array;
    for (const TargetSample &target : sample.targets) {
        const double queries = static_cast<double>(target.counters.queries);
        array.append(QJsonObject{
            {u"totals"_s, countersObject(step, target.counters)},
            {u"rates"_s,
             ratesObject(isRedis(step), lasted ? std::optional(target.rate(sample.length)) : std::nullopt,
                         lasted ? std::optional(queries / sample.length) : std::nullopt)},
            {u"latency_ms"_s, latencyObject(target.latency)}});
    }
    return array;
}

} // namespace

QJsonObject intervalToJson(const StepRecord &step, const IntervalSample &sample)
{
    const bool lasted = sample.length > 0;
    QJsonObject object{
        {u"index"_s, sample.index},
        {u"warmup"_s, sample.warmup},
        {u"partial"_s, sample.partial},
        {u"start_s"_s, sample.start},
        {u"length_s"_s, sample.length},
        {u"totals"_s, countersObject(step, sample.counters)},
        {u"rates"_s,
         ratesObject(isRedis(step), lasted ? std::optional(sample.rate()) : std::nullopt,
                     lasted && step.knows(&LoadCounters::queries) ? std::optional(sample.queryRate())
                                                                  : std::nullopt)},
        {u"latency_ms"_s, latencyObject(sample.latency)},
        {u"cpu"_s, cpuObject(sample.clientCpu, sample.serverCpu, sample.proxyCpu)}};
    if (!sample.targets.isEmpty())
        object.insert(u"targets"_s, targetSamples(step, sample));
    return object;
}

QJsonObject stepToJson(const StepRecord &step)
{
    QJsonArray errors;
    for (const ErrorCount &error : step.errors) {
        errors.append(QJsonObject{{u"code"_s, error.code},
                                  {u"text"_s, error.text},
                                  {u"count"_s, error.count},
                                  {u"first_seen_s"_s, error.firstSeen},
                                  {u"last_seen_s"_s, error.lastSeen}});
    }
    QJsonArray parts;
    for (auto part = step.latencyParts.cbegin(); part != step.latencyParts.cend(); ++part) {
        parts.append(QJsonObject{{u"name"_s, part.key()},
                                 {u"count"_s, static_cast<qint64>(part->count())},
                                 {u"latency_ms"_s, latencyObject(summarise(*part))}});
    }
    QJsonArray targets;
    for (const TargetRecord &target : step.targets)
        targets.append(targetToJson(step, target));
    QJsonArray intervals;
    for (const IntervalSample &sample : step.intervals)
        intervals.append(intervalToJson(step, sample));
    QJsonArray hostSamples;
    for (const HostSample &sample : step.hostSamples)
        hostSamples.append(hostSampleToJson(sample));
    const bool measured = step.wasMeasured();
    const bool answered = measured && !step.stated; // of an imported step nobody knows
    return {{u"id"_s, step.id},
            {u"order"_s, step.order},
            {u"environment"_s, named(step.environmentId, step.environmentName)},
            {u"network_path"_s, orNull(step.facts.value(networkPathFact))},
            {u"network_mechanism"_s, orNull(step.facts.value(networkMechanismFact))},
            {u"workload"_s, workloadObject(step.workloadId, step.caseKey, step.workload)},
            {u"repetition"_s, step.repetition},
            {u"status"_s, stepStatusName(step.status)},
            {u"reason"_s, orNull(step.reason)},
            {u"reason_detail"_s, orNull(step.reasonDetail)},
            {u"started"_s, orNull(timeText(step.started))},
            {u"finished"_s, orNull(timeText(step.finished))},
            {u"seconds"_s, step.seconds > 0 ? QJsonValue(step.seconds) : QJsonValue()},
            {u"totals"_s, measured ? QJsonValue(countersObject(step, step.totals)) : QJsonValue()},
            {u"rates"_s, ratesObject(isRedis(step), step.rate(), step.queryRate())},
            {u"latency_ms"_s, latencyObject(step.latency())},
            {u"latency_parts"_s, parts},
            {u"errors"_s, errors},
            {u"cpu"_s, cpuObject(step.clientCpu, step.serverCpu, step.proxyCpu)},
            {u"answered"_s, answered ? QJsonValue(countersObject(step, step.answered)) : QJsonValue()},
            {u"server_counted"_s, step.serverCounted ? QJsonValue(*step.serverCounted) : QJsonValue()},
            {u"cpu_ms_per_operation"_s, orNull(cpuMsPerOperation(step))},
            {u"spread"_s, spreadObject(step)},
            {u"targets"_s, targets},
            {u"dump"_s, step.dump ? QJsonValue(dumpResultToJson(*step.dump)) : QJsonValue()},
            {u"bottleneck"_s, bottleneckToJson(step)},
            {u"host"_s, hostFiguresToJson(step.host)},
            {u"facts"_s, factsToJson(step.facts)},
            {u"intervals"_s, intervals},
            {u"host_samples"_s, hostSamples}};
}

QJsonObject runHeadToJson(const RunRecord &run)
{
    return {{u"id"_s, run.id ? QJsonValue(run.id) : QJsonValue()},
            {u"key"_s, run.key},
            {u"name"_s, run.profileName},
            {u"note"_s, run.note},
            {u"status"_s, runStatusName(run.status)},
            {u"started"_s, orNull(timeText(run.started))},
            {u"finished"_s, orNull(timeText(run.finished))},
            {u"tare_version"_s, run.tareVersion},
            {u"baseline"_s, named(run.baselineId, nameOf(run, run.baselineId))},
            {u"override"_s, overrideObject(run.fairnessOverride)},
            {u"facts"_s, factsToJson(run.machine)},
            {u"profile"_s, QJsonDocument::fromJson(run.profile).object()}};
}

QByteArray runToJson(const RunRecord &run, const QString &baselineId)
{
    QJsonArray steps;
    for (const StepRecord &step : run.steps)
        steps.append(stepToJson(step));
    const QList<Comparison> comparisons = compareRun(run, baselineId);
    const QJsonObject document{{u"format"_s, u"tare-run"_s},
                               {u"version"_s, 1},
                               {u"run"_s, runHeadToJson(run)},
                               {u"steps"_s, steps},
                               {u"sweeps"_s, sweepsToJson(run)},
                               {u"comparisons"_s, comparisonsArray(comparisons)},
                               {u"ladders"_s, laddersArray(run, comparisons)},
                               {u"fairness"_s, fairnessArray(fairnessOf(run, baselineId))}};
    return writeOrderedJson(document, keyOrder());
}

QByteArray comparisonsToJson(const QList<Comparison> &comparisons)
{
    const QJsonObject document{{u"format"_s, u"tare-comparisons"_s},
                               {u"version"_s, 1},
                               {u"comparisons"_s, comparisonsArray(comparisons)}};
    return writeOrderedJson(document, keyOrder());
}

} // namespace Tare
