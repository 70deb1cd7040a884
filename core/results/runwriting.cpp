// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/runwriting.h"

#include "core/results/hostcodec.h"
#include "core/results/incompleteruns.h"
#include "core/results/processidentity.h"
#include "core/results/recordcodec.h"
#include "core/results/resultsdatabase.h"
#include "core/results/targetcodec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// A null string would become NULL, which the schema refuses.
QString text(const QString &value)
{
    return value.isNull() ? u""_s : value;
}

} // namespace

RunWriting::RunWriting(std::unique_ptr<ResultsDatabase> database)
    : m_database(std::move(database))
{ }

RunWriting::~RunWriting()
{
    release();
    // After a failure there may be room again; if not, the next opening does it.
    (void)markIncompleteRuns(*m_database);
}

void RunWriting::release()
{
    if (!m_runKey.isEmpty())
        unregisterActiveRun(m_runKey);
    m_runKey.clear();
}

Result<void> RunWriting::checkWritable() const
{
    return m_database->transaction([] { return Result<void>(); });
}

Result<void> RunWriting::inTransaction(const std::function<Result<void>()> &work) const
{
    // SQLite would go on writing to a file that no longer has a name.
    if (auto there = m_database->checkFile(); !there)
        return there;
    return m_database->transaction(work);
}

Result<void> RunWriting::execute(const QString &sql, const QVariantList &values) const
{
    auto query = m_database->execute(sql, values);
    if (!query)
        return tl::unexpected(query.error());
    return {};
}

Result<qint64> RunWriting::stepId(int order) const
{
    const auto step = m_stepIds.constFind(order);
    if (step == m_stepIds.constEnd()) {
        return failure(
            ErrorCode::Unknown,
            QCoreApplication::translate("Tare::Results", "Step %1 is not part of the run.").arg(order));
    }
    return step.value();
}

Result<void> RunWriting::insertRows(const RunRecord &run, RunStatus status)
{
    const ProcessIdentity owner = ProcessIdentity::own();
    auto inserted = m_database->execute(
        u"INSERT INTO run (key, profile_name, profile, note, status, started, finished, tare_version, "
        "baseline_id, machine, owner_host, owner_boot, owner_pid, owner_start) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {text(run.key), text(run.profileName), run.profile.isNull() ? QByteArray("") : run.profile,
         text(run.note), runStatusName(status),
         timeToColumn(run.started.isValid() ? run.started : QDateTime::currentDateTimeUtc()), QVariant(),
         text(run.tareVersion), text(run.baselineId), factsToText(run.machine), owner.host,
         owner.process.bootId, owner.process.pid, static_cast<qint64>(owner.process.startTime)});
    if (!inserted)
        return tl::unexpected(inserted.error());
    m_runId = inserted->lastInsertId().toLongLong();
    for (const StepRecord &step : run.steps) {
        auto row = m_database->execute(
            u"INSERT INTO step (run_id, position, environment_id, environment_name, environment_slot, "
            "workload_id, case_key, workload, repetition, status, facts) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
            {m_runId, step.order, text(step.environmentId), text(step.environmentName), step.environmentSlot,
             text(step.workloadId), text(step.caseKey), objectToText(step.workload), step.repetition,
             stepStatusName(step.status), factsToText(step.facts)});
        if (!row)
            return tl::unexpected(row.error());
        m_stepIds.insert(step.order, row->lastInsertId().toLongLong());
    }
    return {};
}

/// The rows of a run that is in the file; its steps stay until they are started again.
Result<void> RunWriting::takeRows(const RunRecord &run)
{
    const ProcessIdentity owner = ProcessIdentity::own();
    auto taken = m_database->execute(
        u"UPDATE run SET key = ?, status = ?, finished = NULL, machine = ?, owner_host = ?, owner_boot = ?, "
        "owner_pid = ?, owner_start = ? WHERE id = ? AND status <> ?"_s,
        {text(run.key), runStatusName(RunStatus::Running), factsToText(run.machine), owner.host,
         owner.process.bootId, owner.process.pid, static_cast<qint64>(owner.process.startTime), run.id,
         runStatusName(RunStatus::Running)});
    if (!taken)
        return tl::unexpected(taken.error());
    if (taken->numRowsAffected() < 1) {
        return failure(
            ErrorCode::Busy,
            QCoreApplication::translate("Tare::Results",
                                        "Run %1 is gone from the results, or somebody else goes on with it.")
                .arg(run.id));
    }
    auto steps = m_database->execute(u"SELECT position, id FROM step WHERE run_id = ?"_s, {run.id});
    if (!steps)
        return tl::unexpected(steps.error());
    m_runId = run.id;
    while (steps->next()) {
        m_stepIds.insert(steps->value(0).toInt(), steps->value(1).toLongLong());
        m_untouched.insert(steps->value(0).toInt());
    }
    return {};
}

void RunWriting::forgetRun()
{
    release();
    m_runId = 0;
    m_stepIds.clear();
    m_untouched.clear();
    m_facts.clear();
}

Result<void> RunWriting::insertRun(RunRecord &run)
{
    forgetRun();
    registerActiveRun(run.key);
    m_runKey = run.key;
    Result<void> written =
        inTransaction([&] { return run.id > 0 ? takeRows(run) : insertRows(run, RunStatus::Running); });
    if (written)
        fillIds(run);
    else
        m_runId = 0;
    return written;
}

Result<void> RunWriting::addWholeRun(RunRecord &run, const QList<RunEvent> &events)
{
    forgetRun();
    Result<void> written = inTransaction([&]() -> Result<void> {
        if (auto rows = insertRows(run, run.status); !rows)
            return rows;
        for (const StepRecord &step : std::as_const(run.steps)) {
            if (auto outcome = writeOutcome(step); !outcome)
                return outcome;
            for (const IntervalSample &sample : step.intervals) {
                if (auto interval = insertInterval(m_stepIds.value(step.order), sample); !interval)
                    return interval;
            }
        }
        for (const RunEvent &event : events) {
            if (auto happened = insertEvent(event); !happened)
                return happened;
        }
        return endRun(run);
    });
    if (written)
        fillIds(run);
    return written;
}

void RunWriting::fillIds(RunRecord &run) const
{
    run.id = m_runId;
    for (StepRecord &step : run.steps)
        fillIds(step);
}

void RunWriting::fillIds(StepRecord &step) const
{
    step.id = m_stepIds.value(step.order);
}

Result<void> RunWriting::startStep(StepRecord &step)
{
    const Result<qint64> id = stepId(step.order);
    if (!id)
        return tl::unexpected(id.error());
    fillIds(step);
    m_facts.insert(step.order, step.facts);
    const bool again = m_untouched.remove(step.order);
    return inTransaction([&]() -> Result<void> {
        if (again) {
            // What an earlier attempt measured gives way to this one.
            for (const QString &rows : {u"interval_sample"_s, u"target_sample"_s, u"step_host"_s}) {
                if (auto cleared = execute(u"DELETE FROM %1 WHERE step_id = ?"_s.arg(rows), {*id}); !cleared)
                    return cleared;
            }
            if (auto reset = writeOutcome(step); !reset)
                return reset;
        }
        return execute(
            u"UPDATE step SET status = ?, started = ?, facts = ? WHERE id = ?"_s,
            {stepStatusName(step.status), timeToColumn(step.started), factsToText(step.facts), *id});
    });
}

Result<void> RunWriting::addFacts(int order, const Facts &facts)
{
    if (order == 0) { // of the machine
        return inTransaction([&]() -> Result<void> {
            Facts known;
            {
                auto query = m_database->execute(u"SELECT machine FROM run WHERE id = ?"_s, {m_runId});
                if (!query)
                    return tl::unexpected(query.error());
                if (query->next())
                    known = factsFromText(query->value(0).toString());
            }
            known.insert(facts);
            return execute(u"UPDATE run SET machine = ? WHERE id = ?"_s, {factsToText(known), m_runId});
        });
    }
    const Result<qint64> id = stepId(order);
    if (!id)
        return tl::unexpected(id.error());
    Facts &known = m_facts[order];
    known.insert(facts);
    return inTransaction([&] {
        return execute(u"UPDATE step SET facts = ? WHERE id = ?"_s, {factsToText(known), *id});
    });
}

Result<void> RunWriting::insertInterval(qint64 stepId, const IntervalSample &sample) const
{
    if (auto added = insertRow(u"interval_sample"_s, intervalColumns(), intervalValues(stepId, sample));
        !added) {
        return added;
    }
    int number = 0;
    for (const TargetSample &target : sample.targets) {
        auto added = insertRow(u"target_sample"_s, targetSampleColumns(),
                               targetSampleValues(stepId, sample.index, number++, target));
        if (!added)
            return added;
    }
    return {};
}

Result<void> RunWriting::insertRow(const QString &table, const QString &columns,
                                   const QVariantList &values) const
{
    const QStringList marks(values.size(), u"?"_s);
    return execute(u"INSERT OR REPLACE INTO %1 (%2) VALUES (%3)"_s.arg(table, columns, marks.join(u", "_s)),
                   values);
}

Result<void> RunWriting::addInterval(int order, const IntervalSample &sample)
{
    const Result<qint64> id = stepId(order);
    if (!id)
        return tl::unexpected(id.error());
    return inTransaction([&] { return insertInterval(*id, sample); });
}

Result<void> RunWriting::insertEvent(const RunEvent &event) const
{
    return execute(u"INSERT INTO event (run_id, position, severity, at, happened, text, detail, mark) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
                   {m_runId, event.order, severityName(event.severity), optionalToColumn(event.at),
                    timeToColumn(event.when), text(event.text), text(event.detail), int(event.mark)});
}

Result<void> RunWriting::addEvent(const RunEvent &event)
{
    return inTransaction([&] { return insertEvent(event); });
}

Result<void> RunWriting::addCommand(int order, const QString &commandLine)
{
    return inTransaction([&] {
        return execute(u"INSERT INTO command (run_id, position, line) VALUES (?, ?, ?)"_s,
                       {m_runId, order, text(commandLine)});
    });
}

Result<void> RunWriting::writeOutcome(const StepRecord &step) const
{
    const Result<qint64> id = stepId(step.order);
    if (!id)
        return tl::unexpected(id.error());
    if (auto updated = execute(u"UPDATE step SET %1 WHERE id = ?"_s.arg(outcomeAssignments()),
                               outcomeValues(step) << *id);
        !updated) {
        return updated;
    }
    if (auto cleared = execute(u"DELETE FROM step_error WHERE step_id = ?"_s, {*id}); !cleared)
        return cleared;
    for (const ErrorCount &error : step.errors) {
        // Two entries of one code would only differ in words.
        auto added =
            execute(u"INSERT INTO step_error (step_id, code, text, count, first_seen, last_seen) "
                    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (step_id, code) DO UPDATE SET "
                    "count = count + excluded.count, last_seen = max(last_seen, excluded.last_seen)"_s,
                    {*id, text(error.code), text(error.text), error.count, error.firstSeen, error.lastSeen});
        if (!added)
            return added;
    }
    if (auto samples = writeHostSamples(*id, step); !samples)
        return samples;
    if (auto targets = writeTargets(*id, step); !targets)
        return targets;
    return writeLatencyParts(*id, step);
}

Result<void> RunWriting::writeTargets(qint64 id, const StepRecord &step) const
{
    if (auto cleared = execute(u"DELETE FROM step_target WHERE step_id = ?"_s, {id}); !cleared)
        return cleared;
    int number = 0;
    for (const TargetRecord &target : step.targets) {
        auto added = insertRow(u"step_target"_s, targetColumns(), targetValues(id, number++, target));
        if (!added)
            return added;
    }
    return {};
}

Result<void> RunWriting::writeLatencyParts(qint64 id, const StepRecord &step) const
{
    if (auto cleared = execute(u"DELETE FROM step_latency WHERE step_id = ?"_s, {id}); !cleared)
        return cleared;
    for (auto part = step.latencyParts.cbegin(); part != step.latencyParts.cend(); ++part) {
        if (part->count() == 0)
            continue;
        auto added = execute(u"INSERT INTO step_latency (step_id, name, histogram) VALUES (?, ?, ?)"_s,
                             {id, part.key(), QByteArray::fromStdString(part->serialise())});
        if (!added)
            return added;
    }
    return {};
}

Result<void> RunWriting::finishStep(StepRecord &step)
{
    fillIds(step);
    m_untouched.remove(step.order); // a step that is skipped ends without having started
    return inTransaction([&] { return writeOutcome(step); });
}

/// A record without them says nothing of those that are there.
Result<void> RunWriting::writeHostSamples(qint64 id, const StepRecord &step) const
{
    if (step.hostSamples.isEmpty())
        return {};
    return execute(u"INSERT OR REPLACE INTO step_host (step_id, samples) VALUES (?, ?)"_s,
                   {id, packHostSamples(step.hostSamples)});
}

Result<void> RunWriting::finishRun(RunRecord &run)
{
    fillIds(run);
    Result<void> written = inTransaction([&]() -> Result<void> {
        for (const StepRecord &step : std::as_const(run.steps)) {
            if (m_untouched.contains(step.order))
                continue;
            if (auto outcome = writeOutcome(step); !outcome)
                return outcome;
        }
        if (run.status == RunStatus::Done) {
            if (auto dropped = execute(u"DELETE FROM step WHERE run_id = ? AND status = ?"_s,
                                       {m_runId, stepStatusName(StepStatus::NotNeeded)});
                !dropped) {
                return dropped;
            }
        }
        return endRun(run);
    });
    if (written)
        release();
    return written;
}

Result<void> RunWriting::endRun(const RunRecord &run) const
{
    return execute(u"UPDATE run SET status = ?, finished = ?, machine = ?, blocking = ? WHERE id = ?"_s,
                   {runStatusName(run.status),
                    timeToColumn(run.finished.isValid() ? run.finished : QDateTime::currentDateTimeUtc()),
                    factsToText(run.machine), listToText(run.blocking), m_runId});
}

} // namespace Tare
