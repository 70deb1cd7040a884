// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runviewtexts.h"

#include "core/model/numberformat.h"
#include "core/model/profilejson.h"
#include "core/report/reportfields.h"
#include "ui/models/comparisonset.h"
#include "ui/runsession.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::RunView)
};

std::optional<WorkloadCase> caseOf(const StepRecord &step)
{
    const auto parsed = caseFromJson(step.workload);
    return parsed ? std::optional(*parsed) : std::nullopt;
}

QString phaseText(StepPhase phase)
{
    switch (phase) {
    case StepPhase::Starting:
        return Words::tr("Starting the server");
    case StepPhase::Preparing:
        return Words::tr("Preparing the data");
    case StepPhase::Warmup:
        return Words::tr("Warming up");
    case StepPhase::Measuring:
        return Words::tr("Measuring");
    case StepPhase::Stopping:
        return Words::tr("Stopping the server");
    case StepPhase::Cooldown:
        return Words::tr("Resting");
    }
    return {};
}

QString stageText(DumpProgress::Stage stage)
{
    switch (stage) {
    case DumpProgress::Stage::Waiting:
        return Words::tr("Waiting for the disk to come to rest");
    case DumpProgress::Stage::Warming:
        return Words::tr("Reading every table once");
    case DumpProgress::Stage::Dumping:
        return Words::tr("Dumping");
    case DumpProgress::Stage::Syncing:
        return Words::tr("Flushing to the disk");
    case DumpProgress::Stage::Checking:
        return Words::tr("Proving that all is there");
    case DumpProgress::Stage::Restoring:
        return Words::tr("Restoring");
    }
    return {};
}

bool movesData(DumpProgress::Stage stage)
{
    return stage == DumpProgress::Stage::Dumping || stage == DumpProgress::Stage::Restoring;
}

QString endedText(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return Words::tr("Starting");
    case RunStatus::Done:
        return Words::tr("Finished");
    case RunStatus::Failed:
        return Words::tr("Finished, some steps failed");
    case RunStatus::Stopped:
        return Words::tr("Stopped");
    case RunStatus::Incomplete:
        return Words::tr("Incomplete");
    }
    return {};
}

/// The clock of the present phase.
void fillClock(RunPosition &position, const RunSession &session, const StepRecord &step,
               const std::optional<Preparation> &preparation)
{
    position.phase = phaseText(session.phase());
    position.clock = formatClock(session.stepElapsed());
    const auto workload = caseOf(step);
    if (session.phase() == StepPhase::Measuring && workload && timing(*workload).duration > 0
        && timing(*workload).operations <= 0) {
        position.clockOf =
            Words::tr("of %1", "time measured so far of all").arg(formatClock(timing(*workload).duration));
    }
    const auto &dump = session.dumpProgress();
    if (session.phase() == StepPhase::Measuring && dump) {
        position.phase = stageText(dump->stage);
        const auto share = dump->share();
        position.clockOf = share && movesData(dump->stage) ? formatPercent(*share, 0) : QString();
    }
    if (session.phase() == StepPhase::Preparing && preparation) {
        position.clock = formatCount(preparation->done);
        position.clockOf = preparation->total > 0
            ? Words::tr("of %1 %2", "a count and what is counted")
                  .arg(formatCount(preparation->total), preparation->what)
            : preparation->what;
    }
}

Figure throughputFigure(const StepRecord &step, bool redis)
{
    Figure figure;
    const IntervalSample *last = step.intervals.isEmpty() ? nullptr : &step.intervals.last();
    const QString span = last ? formatDuration(std::max(1.0, std::round(last->length))) : QString();
    if (redis) {
        figure.label = last ? Words::tr("Requests/s, last %1").arg(span) : Words::tr("Requests/s");
    } else {
        figure.label = last ? Words::tr("Transactions/s, last %1").arg(span) : Words::tr("Transactions/s");
    }
    if (!last) {
        return figure;
    }
    figure.value = formatSignificant(last->rate(), 4);
    if (const auto rate = step.rate()) {
        figure.note = Words::tr("mean %1 since warm-up").arg(formatSignificant(*rate, 4));
        return figure;
    }
    double operations = 0;
    double seconds = 0;
    for (const IntervalSample &sample : step.intervals) {
        if (!sample.warmup) {
            operations += static_cast<double>(sample.counters.operations);
            seconds += sample.length;
        }
    }
    figure.note = seconds > 0
        ? Words::tr("mean %1 since warm-up").arg(formatSignificant(operations / seconds, 4))
        : Words::tr("warm-up, not counted");
    return figure;
}

Figure latencyFigure(const StepRecord &step)
{
    Figure figure;
    figure.label = Words::tr("95 % latency");
    if (step.intervals.isEmpty() || !step.intervals.last().latency) {
        return figure;
    }
    const LatencySummary &latency = *step.intervals.last().latency;
    const auto milliseconds = [](const std::optional<double> &value) {
        return value ? formatSignificant(*value) : QStringLiteral("–");
    };
    figure.value = milliseconds(latency.p95);
    figure.unit = QStringLiteral("ms");
    figure.note = Words::tr("50 % %1 · 99 % %2 · max %3")
                      .arg(milliseconds(latency.p50), milliseconds(latency.p99), milliseconds(latency.max));
    return figure;
}

Figure errorFigure(const StepRecord &step)
{
    Figure figure;
    figure.label = Words::tr("Errors");
    if (step.intervals.isEmpty()) {
        return figure;
    }
    qint64 errors = 0;
    qint64 retries = 0;
    qint64 operations = 0;
    qint64 empties = 0;
    for (const IntervalSample &sample : step.intervals) {
        empties += sample.counters.empties;
        errors += sample.counters.errors;
        retries += sample.counters.retries;
        operations += sample.counters.operations;
    }
    figure.value = formatCount(errors);
    if (errors == 0) {
        figure.note = empties > 0 ? Words::tr("none so far; %1 came back empty").arg(formatCount(empties))
                                  : Words::tr("none so far");
        figure.warning = empties > 0;
        return figure;
    }
    const double share =
        static_cast<double>(errors) / static_cast<double>(std::max<qint64>(errors + operations, 1));
    const QString percent = formatPercent(share, share < 0.001 ? 3 : share < 0.01 ? 2 : 1);
    figure.note = retries > 0 ? Words::tr("%1, %n retried", nullptr, static_cast<int>(retries)).arg(percent)
                              : Words::tr("%1 of all", "a share of all operations").arg(percent);
    figure.warning = true;
    return figure;
}

/// Bytes, their rate and rows of a dump: as it goes, or what came of it.
QList<Figure> dumpFigures(const StepRecord &step, const std::optional<DumpProgress> &progress)
{
    Figure bytes;
    Figure rate;
    Figure rows;
    bytes.label = Words::tr("Written");
    rate.label = Words::tr("A second");
    rows.label = Words::tr("Rows");
    const auto size = [](Figure &figure, double value) {
        const QString text = formatBytes(static_cast<qint64>(value)); // "37.4 MB"
        const qsizetype blank = text.size() - 2;
        figure.value = text.left(blank).trimmed();
        figure.unit = text.mid(blank).trimmed();
    };
    if (progress) {
        const bool restores = progress->stage == DumpProgress::Stage::Restoring;
        bytes.label = restores ? Words::tr("Read") : Words::tr("Written");
        if (movesData(progress->stage)) {
            size(bytes, static_cast<double>(progress->bytes));
            size(rate, progress->bytesPerSecond);
            rows.value = formatCount(progress->rows);
        }
        if (progress->tablesTotal > 0) {
            bytes.note = Words::tr("%1 of %2 tables")
                             .arg(formatCount(progress->tables), formatCount(progress->tablesTotal));
        }
        if (progress->remaining) {
            rate.note = Words::tr("about %1 left").arg(formatClock(std::ceil(*progress->remaining)));
        }
        if (progress->rowsTotal > 0) {
            rows.note = Words::tr("of %1").arg(formatCount(progress->rowsTotal));
        }
    } else if (step.dump) {
        const DumpResult &dump = *step.dump;
        if (dump.fileBytes) {
            size(bytes, static_cast<double>(*dump.fileBytes));
            if (const auto ratio = dump.ratio()) {
                bytes.note = Words::tr("%1 of the data").arg(formatPercent(*ratio, 0));
            }
        }
        if (const auto speed = dump.bytesPerSecond()) {
            size(rate, *speed);
            rate.note = Words::tr("dump %1", "a time").arg(formatClock(dump.dump.wallSeconds));
            if (dump.restore) {
                rate.note =
                    Words::tr("dump %1, restore %2", "times")
                        .arg(formatClock(dump.dump.wallSeconds), formatClock(dump.restore->wallSeconds));
            }
        }
        if (dump.rows) {
            rows.value = formatCount(*dump.rows);
            rows.note = dump.checksumsCompared.value_or(false) ? Words::tr("checksums are equal")
                                                               : Words::tr("all of them arrived");
        }
    }
    return {bytes, rate, rows};
}

QList<Figure> cpuFigures(const RunRecord &run, const StepRecord &step)
{
    Figure client;
    client.label = step.caseKey.startsWith(QLatin1String("dump:")) ? Words::tr("CPU of the tool")
                                                                   : Words::tr("Client CPU");
    Figure server;
    server.label = Words::tr("Server CPU");
    const double cpus = run.machine.value(QStringLiteral("cpu.count")).toDouble();
    const IntervalSample *last = step.intervals.isEmpty() ? nullptr : &step.intervals.last();
    const auto show = [cpus](Figure &figure, double used) {
        figure.value = cpus > 0 ? formatFixed(100 * used / cpus, 0) : formatFixed(used, 2);
        figure.unit = cpus > 0 ? QStringLiteral("%") : Words::tr("CPUs");
    };
    if (last && last->clientCpu) {
        show(client, *last->clientCpu);
        // A load thread that never waits cannot offer more: then the client is what is measured.
        const auto workload = caseOf(step);
        const auto *redis = workload ? std::get_if<RedisWorkload>(&workload->what) : nullptr;
        const auto *dump = workload ? std::get_if<DumpWorkload>(&workload->what) : nullptr;
        const double most = redis ? std::max(redis->workers, 1)
            : dump                ? std::min<double>(dump->threads.value(0, 1), std::max(cpus, 1.0))
                                  : cpus;
        const bool limit = most > 0 && *last->clientCpu >= 0.9 * most;
        client.warning = limit;
        client.note = limit ? Words::tr("perhaps the limit: %1 of %2 CPUs")
                                  .arg(formatFixed(*last->clientCpu, 2), formatFixed(most, 0))
                            : Words::tr("not the limit");
    }
    if (last && last->serverCpu) {
        show(server, *last->serverCpu);
        const QString used = formatFixed(*last->serverCpu, 1);
        if (last->proxyCpu && *last->proxyCpu > 0.005) {
            server.note = Words::tr("%1 of %2 CPUs · proxy %3")
                              .arg(used, formatFixed(cpus, 0), formatFixed(*last->proxyCpu, 2));
        } else {
            server.note = cpus > 0 ? Words::tr("%1 of %2 CPUs").arg(used, formatFixed(cpus, 0)) : QString();
        }
    }
    return {client, server};
}

} // namespace

RunPosition runPosition(const RunSession &session, const std::optional<Preparation> &preparation)
{
    RunPosition position;
    const RunRecord &run = session.run();
    const auto total = static_cast<int>(run.steps.size());
    const StepRecord *step = session.currentStep();
    position.percent = formatPercent(step ? session.progress() : 1, 0);
    if (step) {
        position.step = Words::tr("Step %1 of %2").arg(step->order).arg(total);
        int repetitions = 1;
        for (const StepRecord &other : run.steps) {
            repetitions = std::max(repetitions, other.repetition);
        }
        position.environment = repetitions > 1 ? Words::tr("%1, repetition %2 of %3")
                                                     .arg(step->environmentName)
                                                     .arg(step->repetition)
                                                     .arg(repetitions)
                                               : step->environmentName;
        position.slot = step->environmentSlot;
        const QString mechanism = mechanismText(step->facts);
        position.path = mechanism.isEmpty() ? QString() : Words::tr("path: %1").arg(mechanism);
        position.workload = loadText(*step);
        fillClock(position, session, *step, preparation);
    } else {
        const auto done =
            static_cast<int>(std::ranges::count(run.steps, StepStatus::Done, &StepRecord::status));
        position.step = endedText(run.status);
        if (run.status == RunStatus::Running) {
            position.percent = formatPercent(0, 0);
            position.phase = Words::tr("Looking at the machine and the plan");
        } else {
            position.environment = Words::tr("%1 of %n steps done", nullptr, total).arg(formatCount(done));
        }
    }
    position.times.append(Words::tr("%1 elapsed").arg(formatDuration(session.elapsed())));
    if (const auto left = session.remaining(); left && session.isRunning()) {
        position.times.append(
            *left < 60 ? Words::tr("less than a minute left")
                       : Words::tr("about %1 left").arg(formatDuration(std::ceil(*left / 60) * 60)));
        const QDateTime end = QDateTime::currentDateTime().addSecs(static_cast<qint64>(*left));
        position.times.append(
            Words::tr("ends %1", "time of day").arg(QLocale().toString(end.time(), QStringLiteral("HH:mm"))));
    }
    return position;
}

QList<Figure> stepFigures(const RunRecord &run, const StepRecord *step,
                          const std::optional<DumpProgress> &progress)
{
    const StepRecord none;
    const StepRecord &its = step ? *step : none;
    if (its.caseKey.startsWith(QLatin1String("dump:"))) {
        return dumpFigures(its, progress) + cpuFigures(run, its);
    }
    return QList<Figure>{throughputFigure(its, its.caseKey.startsWith(QLatin1String("redis:"))),
                         latencyFigure(its), errorFigure(its)}
    + cpuFigures(run, its);
}

QString loadText(const StepRecord &step)
{
    const auto workload = caseOf(step);
    if (!workload) {
        return step.caseKey;
    }
    const QString title = caseTitle(*workload);
    if (const auto *redis = std::get_if<RedisWorkload>(&workload->what)) {
        return Words::tr("%1 · %2 keys · %3", "case, number of keys, size of a value")
            .arg(title, formatCount(redis->keyspace), formatBytes(redis->payloadBytes));
    }
    const auto *dump = std::get_if<DumpWorkload>(&workload->what);
    if (dump && !dump->schema.isEmpty()) {
        return Words::tr("%1 · %2", "case, name of a schema").arg(title, dump->schema);
    }
    const auto *oltp = std::get_if<OltpWorkload>(&workload->what);
    const int tables = oltp ? oltp->tables : dump->tables;
    return Words::tr("%1 · %2 × %3 rows", "case, tables, rows each")
        .arg(title, Words::tr("%n tables", nullptr, tables),
             formatCount(oltp ? oltp->tableSize : dump->tableSize));
}

QString orderText(const RunSession &session)
{
    switch (session.profile().plan.order) {
    case RunOrder::Sequential:
        return Words::tr("one after the other");
    case RunOrder::Interleaved:
        return Words::tr("interleaved");
    case RunOrder::Shuffled:
        return Words::tr("shuffled, seed %1").arg(session.profile().plan.seed);
    case RunOrder::Abba:
        return Words::tr("ABBA");
    }
    return {};
}

QString stoppingHeadline(const RunSession &session)
{
    if (!session.currentStep())
        return Words::tr("Stopping…");
    switch (session.phase()) {
    case StepPhase::Starting:
        return Words::tr("Stopping… breaking off the start of the server.");
    case StepPhase::Preparing:
        return Words::tr("Stopping… breaking off the preparation of the data.");
    case StepPhase::Warmup:
    case StepPhase::Measuring:
        return Words::tr("Stopping… waiting for the load to end.");
    case StepPhase::Stopping:
        return Words::tr("Stopping… removing the server.");
    case StepPhase::Cooldown:
        break;
    }
    return Words::tr("Stopping…");
}

QString intervalLogText(const StepRecord &step, const IntervalSample &sample)
{
    const bool redis = step.caseKey.startsWith(QLatin1String("redis:"));
    const QString where = Words::tr("%1, repetition %2").arg(step.environmentName).arg(step.repetition);
    if (step.caseKey.startsWith(QLatin1String("dump:"))) {
        return Words::tr("%1: %2 rows in %3 s")
            .arg(where, formatCount(sample.counters.operations), formatFixed(sample.length, 1));
    }
    if (redis) {
        return Words::tr("%1: interval %2, %3 requests")
            .arg(where, formatCount(sample.index + 1), formatCount(sample.counters.operations));
    }
    return Words::tr("%1: interval %2, %3 transactions, %4 queries")
        .arg(where, formatCount(sample.index + 1), formatCount(sample.counters.operations),
             formatCount(sample.counters.queries));
}

} // namespace Tare
