// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/resultstore.h"

#include "core/model/casetwins.h"
#include "core/results/hostcodec.h"
#include "core/results/incompleteruns.h"
#include "core/results/recordcodec.h"
#include "core/results/resultsdatabase.h"
#include "core/results/runwriting.h"
#include "core/results/targetcodec.h"

#include <QCoreApplication>
#include <QHash>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto runColumns =
    "id, key, profile_name, profile, note, status, started, finished, tare_version, "
    "baseline_id, machine, owner_host, owner_boot, owner_pid, owner_start, blocking, reason, "
    "decided, keys"_L1;

constexpr auto runTables = "run LEFT JOIN fairness_override ON run_id = id"_L1;

RunRecord runFrom(const QSqlQuery &query)
{
    RunRecord run;
    run.id = query.value(0).toLongLong();
    run.key = query.value(1).toString();
    run.profileName = query.value(2).toString();
    run.profile = query.value(3).toByteArray();
    run.note = query.value(4).toString();
    run.status = runStatusFromColumn(query.value(5));
    run.started = timeFromColumn(query.value(6));
    run.finished = timeFromColumn(query.value(7));
    run.tareVersion = query.value(8).toString();
    run.baselineId = query.value(9).toString();
    run.machine = factsFromText(query.value(10).toString());
    run.blocking = listFromText(query.value(15).toString());
    if (!query.isNull(16)) {
        run.fairnessOverride = FairnessOverride{query.value(16).toString(), timeFromColumn(query.value(17)),
                                                listFromText(query.value(18).toString())};
    }
    // Where the file cannot be written (a full disk), opening could not mark it.
    const ProcessIdentity owner{
        query.value(11).toString(),
        {query.value(13).toLongLong(), query.value(14).toULongLong(), query.value(12).toString(), {}}};
    if (run.status == RunStatus::Running && writerIsGone(owner, run.key))
        run.status = RunStatus::Incomplete;
    return run;
}

constexpr auto stepColumns = "id, run_id, position, environment_id, environment_name, environment_slot, "
                             "workload_id, case_key, workload, repetition, status, reason, reason_detail, "
                             "started, finished, seconds, server_counted, client_cpu, server_cpu, "
                             "proxy_cpu, stated, dump"_L1;
constexpr int stepColumnCount = 22;

StepRecord stepFrom(const QSqlQuery &query, const RunRecord &run)
{
    StepRecord step;
    step.id = query.value(0).toLongLong();
    step.order = query.value(2).toInt();
    step.environmentId = query.value(3).toString();
    step.environmentName = query.value(4).toString();
    step.environmentSlot = query.value(5).toInt();
    step.workloadId = query.value(6).toString();
    step.caseKey = query.value(7).toString();
    step.workload = objectFromText(query.value(8).toString());
    step.repetition = query.value(9).toInt();
    step.status = stepStatusFromColumn(query.value(10));
    step.reason = query.value(11).toString();
    step.reasonDetail = query.value(12).toString();
    step.started = timeFromColumn(query.value(13));
    step.finished = timeFromColumn(query.value(14));
    step.seconds = query.value(15).toDouble();
    if (!query.isNull(16))
        step.serverCounted = query.value(16).toLongLong();
    step.clientCpu = optionalFromColumn(query.value(17));
    step.serverCpu = optionalFromColumn(query.value(18));
    step.proxyCpu = optionalFromColumn(query.value(19));
    step.stated = statedFromColumn(query.value(20));
    if (!query.isNull(21))
        step.dump = dumpResultFromJson(objectFromText(query.value(21).toString()));
    step.totals = countersFrom(query, stepColumnCount);
    if (run.status == RunStatus::Incomplete && step.status == StepStatus::Running) {
        step.status = StepStatus::Failed;
        step.reason = interruptedReason();
    }
    return step;
}

} // namespace

class ResultStore::Private
{
public:
    explicit Private(std::unique_ptr<ResultsDatabase> opened)
        : database(std::move(opened))
    { }

    /// One statement that must hit the run.
    Result<void> change(qint64 id, const QString &sql, const QVariantList &values) const
    {
        auto query = database->execute(sql, values);
        if (!query)
            return tl::unexpected(query.error());
        if (query->numRowsAffected() < 1)
            return noSuchRun(id);
        return {};
    }

    tl::unexpected<Error> noSuchRun(qint64 id) const
    {
        return failure(ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Tare::Results", "There is no run %1 in %2.")
                           .arg(QString::number(id), database->path()));
    }

    Result<RunRecord> row(qint64 id) const
    {
        auto query = database->execute(u"SELECT %1 FROM %2 WHERE id = ?"_s.arg(runColumns, runTables), {id});
        if (!query)
            return tl::unexpected(query.error());
        if (!query->next())
            return noSuchRun(id);
        return runFrom(*query);
    }

    Result<void> readSteps(RunRecord &run) const;
    Result<void> readErrors(RunRecord &run) const;
    Result<void> readLatencyParts(RunRecord &run) const;
    Result<void> readTargets(RunRecord &run) const;
    Result<void> readIntervals(RunRecord &run) const;
    Result<QList<HostSample>> readHostSamples(qint64 stepId) const;
    Result<void> readTargetSamples(StepRecord &step) const;

    std::unique_ptr<ResultsDatabase> database;
};

Result<void> ResultStore::Private::readSteps(RunRecord &run) const
{
    auto query =
        database->execute(u"SELECT %1, %2, answered, histogram, facts, host FROM step WHERE run_id = ? "
                          "ORDER BY position"_s.arg(stepColumns, counterColumns()),
                          {run.id});
    if (!query)
        return tl::unexpected(query.error());
    const int after = stepColumnCount + static_cast<int>(counterColumns().count(u',')) + 1;
    while (query->next()) {
        StepRecord step = stepFrom(*query, run);
        step.answered = countersFromText(query->value(after).toString());
        if (!query->isNull(after + 1))
            step.histogram.deserialise(query->value(after + 1).toByteArray().toStdString());
        step.facts = factsFromText(query->value(after + 2).toString());
        step.host = hostFiguresFromText(query->value(after + 3).toString());
        run.steps.append(step);
    }
    markCaseTwins(run.steps);
    return {};
}

Result<void> ResultStore::Private::readErrors(RunRecord &run) const
{
    for (StepRecord &step : run.steps) {
        auto query = database->execute(u"SELECT code, text, count, first_seen, last_seen FROM step_error "
                                       "WHERE step_id = ? ORDER BY first_seen, code"_s,
                                       {step.id});
        if (!query)
            return tl::unexpected(query.error());
        while (query->next()) {
            step.errors.append({query->value(0).toString(), query->value(1).toString(),
                                query->value(2).toLongLong(), query->value(3).toDouble(),
                                query->value(4).toDouble()});
        }
    }
    return {};
}

Result<void> ResultStore::Private::readLatencyParts(RunRecord &run) const
{
    for (StepRecord &step : run.steps) {
        auto query =
            database->execute(u"SELECT name, histogram FROM step_latency WHERE step_id = ?"_s, {step.id});
        if (!query)
            return tl::unexpected(query.error());
        while (query->next())
            step.latencyParts[query->value(0).toString()].deserialise(
                query->value(1).toByteArray().toStdString());
    }
    return {};
}

Result<void> ResultStore::Private::readIntervals(RunRecord &run) const
{
    for (StepRecord &step : run.steps) {
        auto query = database->execute(
            u"SELECT %1 FROM interval_sample WHERE step_id = ? ORDER BY position"_s.arg(intervalColumns()),
            {step.id});
        if (!query)
            return tl::unexpected(query.error());
        while (query->next())
            step.intervals.append(intervalFrom(*query));
        if (auto read = readTargetSamples(step); !read)
            return read;
    }
    return {};
}

Result<void> ResultStore::Private::readTargetSamples(StepRecord &step) const
{
    QHash<int, qsizetype> places;
    for (qsizetype i = 0; i < step.intervals.size(); ++i)
        places.insert(step.intervals.at(i).index, i);
    auto query =
        database->execute(u"SELECT %1 FROM target_sample WHERE step_id = ? ORDER BY position, target"_s.arg(
                              targetSampleColumns()),
                          {step.id});
    if (!query)
        return tl::unexpected(query.error());
    while (query->next()) {
        if (const auto place = places.constFind(intervalOf(*query)); place != places.constEnd())
            step.intervals[place.value()].targets.append(targetSampleFrom(*query));
    }
    return {};
}

Result<void> ResultStore::Private::readTargets(RunRecord &run) const
{
    for (StepRecord &step : run.steps) {
        auto query = database->execute(
            u"SELECT %1 FROM step_target WHERE step_id = ? ORDER BY position"_s.arg(targetColumns()),
            {step.id});
        if (!query)
            return tl::unexpected(query.error());
        while (query->next())
            step.targets.append(targetFrom(*query));
    }
    return {};
}

Result<QList<HostSample>> ResultStore::Private::readHostSamples(qint64 stepId) const
{
    auto query = database->execute(u"SELECT samples FROM step_host WHERE step_id = ?"_s, {stepId});
    if (!query)
        return tl::unexpected(query.error());
    return query->next() ? unpackHostSamples(query->value(0).toByteArray()) : QList<HostSample>();
}

ResultStore::ResultStore() = default;
ResultStore::~ResultStore() = default;

QString ResultStore::defaultPath()
{
    const QString chosen = qEnvironmentVariable("TARE_RESULTS");
    if (!chosen.isEmpty())
        return chosen;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return folder + u"/tare/results.tare.sqlite"_s;
}

Result<std::unique_ptr<ResultStore>> ResultStore::open(const QString &path)
{
    auto database = ResultsDatabase::open(path);
    if (!database)
        return tl::unexpected(database.error());
    // Reading must be possible where writing is not; then the runs are told as incomplete without being
    // marked.
    (void)markIncompleteRuns(**database);
    std::unique_ptr<ResultStore> store(new ResultStore);
    store->m_d = std::make_unique<Private>(std::move(*database));
    return store;
}

QString ResultStore::path() const
{
    return m_d->database->path();
}

Result<QList<RunSummary>> ResultStore::runs() const
{
    QList<RunSummary> summaries;
    QHash<qint64, qsizetype> places;
    {
        auto query =
            m_d->database->execute(u"SELECT %1 FROM %2 ORDER BY id DESC"_s.arg(runColumns, runTables));
        if (!query)
            return tl::unexpected(query.error());
        while (query->next()) {
            RunSummary summary;
            summary.run = runFrom(*query);
            places.insert(summary.run.id, summaries.size());
            summaries.append(summary);
        }
    }
    auto query = m_d->database->execute(
        u"SELECT %1, %2 FROM step ORDER BY run_id, position"_s.arg(stepColumns, counterColumns()));
    if (!query)
        return tl::unexpected(query.error());
    while (query->next()) {
        const auto place = places.constFind(query->value(1).toLongLong());
        if (place == places.constEnd()) // added in between
            continue;
        RunSummary &summary = summaries[place.value()];
        const StepRecord step = stepFrom(*query, summary.run);
        summary.stepsTotal += step.status == StepStatus::NotNeeded ? 0 : 1;
        if (step.status == StepStatus::Done)
            ++summary.stepsDone;
        summary.run.steps.append(step);
    }
    for (RunSummary &summary : summaries)
        markCaseTwins(summary.run.steps);
    return summaries;
}

Result<QList<HostSample>> ResultStore::hostSamples(qint64 stepId) const
{
    return m_d->readHostSamples(stepId);
}

Result<RunRecord> ResultStore::run(qint64 id, bool withIntervals, bool withSamples) const
{
    Result<RunRecord> run = m_d->row(id);
    if (!run)
        return run;
    Result<void> read = m_d->readSteps(*run);
    if (read)
        read = m_d->readErrors(*run);
    if (read)
        read = m_d->readLatencyParts(*run);
    if (read)
        read = m_d->readTargets(*run);
    if (read && withIntervals)
        read = m_d->readIntervals(*run);
    for (StepRecord &step : run->steps) {
        if (!read || !withIntervals || !withSamples)
            break;
        const Result<QList<HostSample>> samples = m_d->readHostSamples(step.id);
        if (samples)
            step.hostSamples = *samples;
        else
            read = tl::unexpected(samples.error());
    }
    if (!read)
        return tl::unexpected(read.error());
    return run;
}

Result<qint64> ResultStore::addRun(const RunRecord &run, const QList<RunEvent> &events)
{
    auto database = ResultsDatabase::open(path());
    if (!database)
        return tl::unexpected(database.error());
    RunWriting writing(std::move(*database));
    RunRecord stored = run;
    if (auto written = writing.addWholeRun(stored, events); !written)
        return tl::unexpected(written.error());
    return stored.id;
}

Result<void> ResultStore::removeRun(qint64 id)
{
    const Result<RunRecord> run = m_d->row(id);
    if (!run)
        return tl::unexpected(run.error());
    if (run->status == RunStatus::Running) {
        return failure(ErrorCode::Busy,
                       QCoreApplication::translate("Tare::Results",
                                                   "Run %1 is still going on. Stop it before you delete it.")
                           .arg(id));
    }
    return m_d->change(id, u"DELETE FROM run WHERE id = ?"_s, {id});
}

Result<void> ResultStore::renameRun(qint64 id, const QString &profileName)
{
    return m_d->change(id, u"UPDATE run SET profile_name = ? WHERE id = ?"_s,
                       {profileName.isNull() ? u""_s : profileName, id});
}

Result<void> ResultStore::setNote(qint64 id, const QString &note)
{
    return m_d->change(id, u"UPDATE run SET note = ? WHERE id = ?"_s, {note.isNull() ? u""_s : note, id});
}

Result<void> ResultStore::setFairnessOverride(qint64 id, const std::optional<FairnessOverride> &given)
{
    if (const auto run = m_d->row(id); !run)
        return tl::unexpected(run.error());
    auto done = given
        ? m_d->database->execute(
            u"INSERT OR REPLACE INTO fairness_override (run_id, reason, decided, keys) VALUES (?, ?, ?, ?)"_s,
            {id, given->reason, timeToColumn(given->when), listToText(given->keys)})
        : m_d->database->execute(u"DELETE FROM fairness_override WHERE run_id = ?"_s, {id});
    if (!done)
        return tl::unexpected(done.error());
    return {};
}

Result<QList<RunEvent>> ResultStore::events(qint64 id) const
{
    auto query = m_d->database->execute(u"SELECT severity, position, at, happened, text, detail, mark FROM "
                                        "event WHERE run_id = ? ORDER BY id"_s,
                                        {id});
    if (!query)
        return tl::unexpected(query.error());
    QList<RunEvent> events;
    while (query->next()) {
        RunEvent event;
        event.severity = severityFromName(query->value(0).toString());
        event.order = query->value(1).toInt();
        event.at = optionalFromColumn(query->value(2));
        event.when = timeFromColumn(query->value(3));
        event.text = query->value(4).toString();
        event.detail = query->value(5).toString();
        event.mark = query->value(6).toBool();
        events.append(event);
    }
    return events;
}

Result<QStringList> ResultStore::commands(qint64 id) const
{
    auto query = m_d->database->execute(u"SELECT line FROM command WHERE run_id = ? ORDER BY id"_s, {id});
    if (!query)
        return tl::unexpected(query.error());
    QStringList commands;
    while (query->next())
        commands += query->value(0).toString();
    return commands;
}

} // namespace Tare
