// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/runplan.h"

#include "core/engine/load.h"
#include "core/environment/blockingcall.h"
#include "core/environment/environmentcontroller.h"
#include "core/environment/machineprobe.h"
#include "core/model/casetwins.h"
#include "core/model/instancespec.h"
#include "core/model/numberformat.h"
#include "core/model/profilejson.h"
#include "core/model/profilevalidation.h"
#include "core/run/datasets.h"
#include "version.h"

#include <QCoroFuture>

#include <QDir>
#include <QSet>
#include <QStorageInfo>

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

/// What a server of the kind puts on the disk before it holds anything: redo log, system tables, undo.
qint64 emptyServerBytes(ServerKind kind)
{
    return kind == ServerKind::MySql ? 300 * mebibyte : 8 * mebibyte;
}

/// Connections of a case to one target.
int concurrency(const WorkloadCase &workload)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what))
        return redis->clients.value(0, 1);
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    return oltp ? oltp->threads.value(0, 1) : 1;
}

qint64 physicalMemoryBytes()
{
    return static_cast<qint64>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
}

QString existingAncestor(const QString &directory)
{
    QDir dir(directory);
    while (!dir.exists() && !dir.isRoot())
        dir.setPath(QDir::cleanPath(dir.absolutePath() + u"/.."_s));
    return dir.absolutePath();
}

} // namespace

RunPlan::RunPlan(TestProfile profile)
    : m_profile(std::move(profile))
{ }

RunPlan::RunPlan(TestProfile profile, RunRecord earlier)
    : m_profile(std::move(profile))
    , m_earlier(std::move(earlier))
{ }

const StepRecord *RunPlan::doneBefore(const PlannedStep &step) const
{
    if (!m_earlier)
        return nullptr;
    const auto found = std::find_if(m_earlier->steps.cbegin(), m_earlier->steps.cend(),
                                    [&](const StepRecord &record) { return record.order == step.order; });
    const bool over = found != m_earlier->steps.cend()
        && (found->status == StepStatus::Done || found->status == StepStatus::NotNeeded);
    return over ? &*found : nullptr;
}

int RunPlan::stepsDoneBefore() const
{
    return static_cast<int>(std::count_if(m_steps.cbegin(), m_steps.cend(),
                                          [this](const PlannedStep &step) { return doneBefore(step); }));
}

QCoro::Task<Result<void>> RunPlan::examine(RunScope *scope, bool keepLock)
{
    Result<void> good = checkProfile();
    if (!good)
        co_return good;
    // Before the environments are tried: trying starts containers, which another run would measure.
    if (keepLock) {
        Result<std::unique_ptr<MachineLock>> lock = MachineLock::acquire(m_profile.name);
        if (!lock)
            co_return tl::unexpected(lock.error());
        m_lock = std::move(*lock);
    } else {
        good = MachineLock::check();
        if (!good)
            co_return good;
    }
    good = co_await checkEnvironments(scope);
    if (!good)
        co_return good;
    good = checkMachine();
    if (!good)
        co_return good;
    good = co_await checkMeans(scope);
    if (!good)
        co_return good;
    co_return checkRoom(scope->context.workDirectory());
}

/// What all instances, and all targets' connections, need together.
Result<void> RunPlan::checkMachine() const
{
    constexpr int otherFiles = 128; // of this process, besides connections
    rlimit files{};
    const bool limited = ::getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur != RLIM_INFINITY;
    for (const PlannedStep &step : possibleSteps()) {
        const Topology &topology = step.environment.topology;
        const qint64 memory = instanceMemoryMib(topology) * topology.instances * mebibyte;
        if (memory > 0 && memory > physicalMemoryBytes()) {
            if (topology.instances == 1) {
                return failure(
                    ErrorCode::ServerFailed,
                    tr("“%1” is to keep %2 of data in memory, but this machine has %3. Give it less.")
                        .arg(step.environment.name, formatBytes(memory), formatBytes(physicalMemoryBytes())));
            }
            return failure(
                ErrorCode::ServerFailed, // of the machine, not of the profile
                tr("The %1 instances of “%2” are to keep %3 of data in memory together, but this machine has "
                   "%4. Give them less.")
                    .arg(QString::number(topology.instances), step.environment.name, formatBytes(memory),
                         formatBytes(physicalMemoryBytes())));
        }
        const qint64 connections = static_cast<qint64>(concurrency(step.workload)) * topology.targets();
        if (limited && topology.targets() > 1
            && connections + otherFiles > static_cast<qint64>(files.rlim_cur)) {
            return failure(ErrorCode::InvalidProfile,
                           tr("“%1” needs %2 connections for its %3 targets, but Tare may open only %4 files "
                              "at a time. Use fewer threads or targets, or raise the limit (ulimit -n).")
                               .arg(step.environment.name, formatCount(connections),
                                    formatCount(topology.targets()),
                                    formatCount(static_cast<qint64>(files.rlim_cur))));
        }
    }
    return {};
}

Result<void> RunPlan::checkProfile()
{
    const QList<ProfileProblem> problems = validateProfile(m_profile);
    for (const ProfileProblem &problem : problems) {
        if (problem.severity == ProblemSeverity::Error)
            return failure(ErrorCode::InvalidProfile, problem.sentence, problem.field);
    }
    m_steps = expandPlan(m_profile);
    if (m_earlier) {
        // Those that turned out not to be needed are no part of the stored run.
        const auto notStored = [this](const PlannedStep &step) {
            return std::none_of(m_earlier->steps.cbegin(), m_earlier->steps.cend(),
                                [&](const StepRecord &record) { return record.order == step.order; });
        };
        m_steps.erase(std::remove_if(m_steps.begin(), m_steps.end(), notStored), m_steps.end());
    }
    if (m_steps.isEmpty()) {
        return failure(ErrorCode::InvalidProfile,
                       tr("There is nothing to run. Add an environment and a workload for the same kind of "
                          "server, and do not exclude them both in the plan."));
    }
    return {};
}

QCoro::Task<Result<void>> RunPlan::checkEnvironments(RunScope *scope)
{
    QSet<QString> seen;
    int able = 0;
    std::optional<Error> first;
    for (const PlannedStep &step : m_steps) {
        const QString id = step.environment.id;
        if (seen.contains(id) || doneBefore(step))
            continue;
        seen.insert(id);
        if (scope->stopped())
            co_return tl::unexpected(scope->stopReason());
        const std::unique_ptr<EnvironmentController> controller =
            makeEnvironmentController(step.environment, scope->context);
        const Result<void> possible = co_await controller->check();
        if (possible) {
            ++able;
            m_dataFormats[id] = controller->dataFormatKey();
            continue;
        }
        if (possible.error().code == ErrorCode::PortTaken)
            co_return possible;
        // Somebody else's server may answer when its step comes; if not, that step fails in the server's
        // words.
        if (!std::holds_alternative<ExistingEndpoint>(step.environment.how))
            m_impossible[id] = possible.error();
        if (!first)
            first = possible.error();
    }
    if (scope->stopped())
        co_return tl::unexpected(scope->stopReason());
    if (first && able == 0)
        co_return tl::unexpected(*first);
    co_return Result<void>();
}

/// What a dump would miss is better known before its data is prepared.
QCoro::Task<Result<void>> RunPlan::checkMeans(RunScope *scope) const
{
    QSet<QString> seen;
    const QList<PlannedStep> steps = possibleSteps();
    for (const PlannedStep &step : steps) {
        const auto *dump = std::get_if<DumpWorkload>(&step.workload.what);
        if (!dump)
            continue;
        if (!dump->schema.isEmpty() && !std::holds_alternative<ExistingEndpoint>(step.environment.how)) {
            co_return failure(
                ErrorCode::InvalidProfile,
                tr("“%1” names a schema, which is there only on a server that runs already; “%2” starts its "
                   "own. Leave the field empty, or choose an existing endpoint.")
                    .arg(step.workload.workloadName, step.environment.name));
        }
        const QString key = step.workload.workloadId + u' ' + caseKey(step.workload);
        if (seen.contains(key))
            continue;
        seen.insert(key);
        const WorkloadCase workload = step.workload;
        const std::stop_token stop = scope->token();
        const auto ask = [workload, stop] { return Tare::checkMeans(workload, stop); };
        const QFuture<Result<void>> asked = blockingCall(scope->context.threads(), ask);
        Result<void> there = co_await asked;
        if (scope->stopped())
            co_return tl::unexpected(scope->stopReason());
        if (!there) {
            Error error = there.error();
            error.code = ErrorCode::CommandFailed; // the profile is sound, this machine cannot do it
            co_return tl::unexpected(error);
        }
    }
    co_return Result<void>();
}

Result<void> RunPlan::checkRoom(const QString &directory) const
{
    // The data sets, until the run ends; and what a server has besides. Where there is no room for a copy of
    // a set, the steps work on its files in turn.
    qint64 kept = 0;
    qint64 largest = 0;
    QSet<QString> counted;
    const bool sharesBlocks = QDir(directory).exists() && canShareBlocks(directory);
    const QList<KeptDataSet> present = DataSetCache(directory).list();
    for (const PlannedStep &step : possibleSteps()) {
        const FileNeed files = estimateFiles(step.workload);
        if (!files.directory.isEmpty()) {
            if (const Result<void> room = requireRoom(files.directory, files.bytes, true); !room)
                return room;
        }
        const qint64 own = files.directory.isEmpty() ? files.bytes : 0;
        largest = std::max(largest, own);
        if (std::holds_alternative<ExistingEndpoint>(step.environment.how))
            continue;
        const Topology &topology = step.environment.topology;
        const qint64 data = estimateDataBytes(step.workload) * topology.schemas;
        const qint64 empty = emptyServerBytes(step.environment.server) * topology.instances + own;
        const QString key = DataSets::keyOf(step, m_dataFormats.value(step.environment.id));
        if (key.isEmpty()) {
            largest = std::max(largest, data * topology.instances + empty);
            continue;
        }
        // several instances need their copies at the same time; one can also work on the set itself
        const bool copies = topology.instances > 1 && !sharesBlocks;
        largest = std::max(largest, (copies ? data * topology.instances : 0) + empty);
        const auto isPresent = [&key](const KeptDataSet &set) { return set.key == key && set.complete; };
        if (!counted.contains(key) && std::none_of(present.cbegin(), present.cend(), isPresent))
            kept += data + emptyServerBytes(step.environment.server) + own;
        counted.insert(key);
    }
    return requireRoom(directory, kept + largest, false);
}

Result<void> RunPlan::requireRoom(const QString &directory, qint64 bytes, bool chosen)
{
    const QStorageInfo disk(existingAncestor(directory));
    if (!disk.isValid() || disk.bytesAvailable() >= bytes)
        return {};
    if (chosen) {
        return failure(
            ErrorCode::DiskFull,
            tr("There is not enough space: the dump needs about %1 in “%2”, %3 are free. Use fewer "
               "tables or rows, or choose another directory for the dump.")
                .arg(formatBytes(bytes), directory, formatBytes(disk.bytesAvailable())));
    }
    return failure(
        ErrorCode::DiskFull,
        tr("There is not enough space: the run needs about %1 in “%2”, %3 are free. Use fewer tables or "
           "rows, or set TARE_WORK_DIR to a directory with more space.")
            .arg(formatBytes(bytes), directory, formatBytes(disk.bytesAvailable())));
}

QList<PlannedStep> RunPlan::possibleSteps() const
{
    QList<PlannedStep> possible;
    for (const PlannedStep &step : m_steps) {
        if (!m_impossible.contains(step.environment.id) && !doneBefore(step))
            possible.append(step);
    }
    return possible;
}

RunRecord RunPlan::record(const QString &key) const
{
    RunRecord run;
    run.key = key;
    run.profileName = m_profile.name;
    run.profile = writeProfile(m_profile);
    run.status = RunStatus::Running;
    run.started = QDateTime::currentDateTimeUtc();
    run.tareVersion = QStringLiteral(TARE_VERSION);
    run.baselineId = baselineId(m_profile);
    run.machine = machineFacts();
    if (m_earlier) {
        run.id = m_earlier->id;
        run.profileName = m_earlier->profileName; // as the user may have renamed it since
        run.note = m_earlier->note;
        run.started = m_earlier->started;
        run.machine[u"run.resumed"_s] = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    }
    for (const PlannedStep &step : m_steps) {
        if (const StepRecord *done = doneBefore(step)) {
            run.steps.append(*done);
            continue;
        }
        StepRecord record;
        record.order = step.order;
        record.environmentId = step.environment.id;
        record.environmentName = step.environment.name;
        record.environmentSlot = environmentSlot(step.environment);
        record.workloadId = step.workload.workloadId;
        record.caseKey = caseKey(step.workload);
        record.workload = caseToJson(step.workload);
        record.repetition = step.repetition;
        const auto impossible = m_impossible.constFind(step.environment.id);
        if (impossible != m_impossible.constEnd()) {
            record.status = StepStatus::Skipped;
            record.reason = impossible->sentence;
            record.reasonDetail = impossible->detail;
        }
        run.steps.append(record);
    }
    markCaseTwins(run.steps);
    return run;
}

} // namespace Tare
