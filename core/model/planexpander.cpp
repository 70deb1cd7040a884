// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"

#include <QSet>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace Tare {

namespace {

/// SplitMix64 with rejection: the standard library's distributions and shuffle differ between
/// implementations, and a stored seed has to give the same order everywhere.
class PortableRandom
{
public:
    explicit PortableRandom(quint64 seed)
        : m_state(seed)
    { }

    quint64 below(quint64 bound)
    {
        const quint64 unusable = (0 - bound) % bound; // 2^64 mod bound
        quint64 value = next();
        while (value < unusable)
            value = next();
        return value % bound;
    }

private:
    quint64 next()
    {
        m_state += 0x9e3779b97f4a7c15u;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    quint64 m_state;
};

template<typename T>
void shuffle(QList<T> &list, PortableRandom &random)
{
    for (qsizetype i = list.size() - 1; i > 0; --i) {
        const auto other = static_cast<qsizetype>(random.below(static_cast<quint64>(i) + 1));
        list.swapItemsAt(i, other);
    }
}

/// A case and the environments it is run in.
struct CaseRow
{
    WorkloadCase workload;
    QList<qsizetype> environments;
};

bool isRun(const TestProfile &profile, const EnvironmentSpec &environment, const WorkloadSpec &workload)
{
    return environment.server == serverKind(workload)
        && !profile.plan.excluded.contains(std::pair(environment.id, workload.id));
}

QList<CaseRow> caseRows(const TestProfile &profile)
{
    QList<CaseRow> rows;
    for (const WorkloadSpec &workload : profile.workloads) {
        QList<qsizetype> environments;
        for (qsizetype i = 0; i < profile.environments.size(); ++i) {
            if (isRun(profile, profile.environments.at(i), workload))
                environments.append(i);
        }
        if (environments.isEmpty())
            continue;
        for (const WorkloadCase &one : expandCases(workload))
            rows.append({one, environments});
    }
    return rows;
}

/// The cases of a dump are compared with each other, so their order is drawn as well.
void shuffleSweeps(QList<CaseRow> &rows, PortableRandom &random)
{
    for (qsizetype first = 0; first < rows.size();) {
        const WorkloadCase &workload = rows.at(first).workload;
        qsizetype end = first + 1;
        if (std::holds_alternative<DumpWorkload>(workload.what)) {
            while (end < rows.size() && rows.at(end).workload.workloadId == workload.workloadId)
                ++end;
            QList<CaseRow> sweep = rows.mid(first, end - first);
            shuffle(sweep, random);
            std::copy(sweep.cbegin(), sweep.cend(), rows.begin() + first);
        }
        first = end;
    }
}

/// Collects steps up to the maximum.
class StepList
{
public:
    explicit StepList(const TestProfile &profile)
        : m_profile(profile)
    { }

    bool isFull() const { return m_steps.size() >= maximumPlanSteps; }

    void add(qsizetype environment, const WorkloadCase &workload, int repetition)
    {
        if (!isFull()) {
            m_steps.append({static_cast<int>(m_steps.size()) + 1, m_profile.environments.at(environment),
                            workload, repetition});
        }
    }

    QList<PlannedStep> take() { return std::move(m_steps); }

private:
    const TestProfile &m_profile;
    QList<PlannedStep> m_steps;
};

// Estimates: a desktop of a few years ago with a solid-state disk. They are shown as "about", and replaced by
// what the first steps really took as soon as a run goes on.
constexpr double redisStart = 0.3;
constexpr double redisStop = 0.2;
constexpr double mysqlStart = 1.8;
constexpr double mysqlStop = 0.8;
constexpr double freshInstance = 2.5; // made and started once for each data set
constexpr double containerStartMore = 0.8;
constexpr double containerStopMore = 0.4;
constexpr double packedImage = 3; // once for each server that goes into a container
constexpr double existingConnect = 0.2;
constexpr double furtherInstance = 0.25;       // of what one takes: they start and stop some at a time
constexpr double redisFillPerSecond = 200'000; // keys, pipelined
constexpr double mostPopped = 300'000;         // elements that the pops' tests are given
constexpr double rowsPerSecond = 120'000;      // bulk insert with the secondary index
constexpr double bytesPerRow = 320;            // InnoDB, with the index and its log
constexpr double copyBytesPerSecond = 400e6;
constexpr double emptyInstance = 80e6; // system tables and logs of a fresh server
constexpr double requestsPerSecond = 50'000;
constexpr double transactionsPerSecond = 300;
constexpr double pointSelectsPerSecond = 8'000;
constexpr double dumpedRowsPerSecond = 190'000; // a thread of mydumper
constexpr double compressedRowsPerSecond = 110'000;
constexpr double restoredRowsPerSecond = 27'000;

bool isExisting(const EnvironmentSpec &environment)
{
    return std::holds_alternative<ExistingEndpoint>(environment.how);
}

/// Of one thing to do for each instance, when the first takes so long.
double forInstances(double seconds, const EnvironmentSpec &environment)
{
    return seconds * (1 + furtherInstance * (environment.topology.instances - 1));
}

bool isContainer(const EnvironmentSpec &environment)
{
    return std::holds_alternative<ContainerServer>(environment.how);
}

/// OLTP and dumps have the same tables.
template<typename Workload>
double rows(const Workload &workload)
{
    if constexpr (std::is_same_v<Workload, OltpWorkload>) {
        if (workload.mix == OltpMix::BulkInsert)
            return 0; // its tables begin empty
    }
    return static_cast<double>(workload.tables) * static_cast<double>(workload.tableSize);
}

/// Threads help until the processor's cores or the disk are busy; four is a usual machine.
double dumpSeconds(const DumpWorkload &dump)
{
    const bool plain = dump.compressions.value(0) == DumpCompression::None;
    const double threads = std::clamp(dump.threads.value(0), 1, 4);
    double seconds = rows(dump) / threads / (plain ? dumpedRowsPerSecond : compressedRowsPerSecond);
    if (isRestored(dump))
        seconds += rows(dump) / threads / restoredRowsPerSecond;
    return seconds;
}

double usualRate(const WorkloadCase &workload)
{
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    if (!oltp)
        return requestsPerSecond;
    return oltp->mix == OltpMix::PointSelect ? pointSelectsPerSecond : transactionsPerSecond;
}

/// Keys or elements that a step is filled with before it is measured.
double redisFilling(const RedisWorkload &redis)
{
    if (redis.classic)
        return 0;
    if (redis.tests.isEmpty())
        return static_cast<double>(redis.keyspace); // a mix's own keys
    switch (redis.tests.first()) {
    case RedisTest::Get:
        return static_cast<double>(redis.keyspace);
    case RedisTest::Lpop:
    case RedisTest::Rpop:
    case RedisTest::Spop:
    case RedisTest::Zpopmin:
        return mostPopped;
    default:
        return 0; // or too little to be noticed
    }
}

double prepareSeconds(const PlannedStep &step)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&step.workload.what)) {
        return step.environment.topology.targets() * redisFilling(*redis) / redisFillPerSecond;
    }
    if (isExisting(step.environment))
        return 0.5; // the tables are there already and only looked at
    const auto *dump = std::get_if<DumpWorkload>(&step.workload.what);
    const double count = dump ? rows(*dump) : rows(std::get<OltpWorkload>(step.workload.what));
    const Topology &topology = step.environment.topology;
    return topology.instances * (emptyInstance + topology.schemas * count * bytesPerRow) / copyBytesPerSecond;
}

} // namespace

QList<PlannedStep> expandPlan(const TestProfile &profile)
{
    const QList<CaseRow> cases = caseRows(profile);
    const int repetitions = plannedRounds(profile.plan);
    StepList steps(profile);

    if (profile.plan.order == RunOrder::Sequential) {
        for (qsizetype environment = 0; environment < profile.environments.size(); ++environment) {
            for (int repetition = 1; repetition <= repetitions && !steps.isFull(); ++repetition) {
                bool any = false;
                for (const CaseRow &row : cases) {
                    if (row.environments.contains(environment)) {
                        steps.add(environment, row.workload, repetition);
                        any = true;
                    }
                }
                if (!any)
                    break;
            }
        }
        return steps.take();
    }

    PortableRandom random(profile.plan.seed);
    for (int repetition = 1; repetition <= repetitions && !steps.isFull() && !cases.isEmpty(); ++repetition) {
        QList<CaseRow> order = cases;
        if (profile.plan.order == RunOrder::Shuffled)
            shuffleSweeps(order, random);
        for (const CaseRow &row : std::as_const(order)) {
            QList<qsizetype> round = row.environments;
            if (profile.plan.order == RunOrder::Shuffled)
                shuffle(round, random);
            else if (profile.plan.order == RunOrder::Abba && repetition % 2 == 0)
                std::reverse(round.begin(), round.end());
            for (const qsizetype environment : std::as_const(round))
                steps.add(environment, row.workload, repetition);
        }
    }
    return steps.take();
}

int plannedRounds(const PlanSpec &plan)
{
    return plan.untilPercent > 0 ? std::max(plan.repetitions, plan.maximumRepetitions) : plan.repetitions;
}

qint64 countPlanSteps(const TestProfile &profile)
{
    qint64 count = 0;
    for (const CaseRow &row : caseRows(profile))
        count += row.environments.size();
    return count * std::max(0, plannedRounds(profile.plan));
}

StepCost estimateStep(const PlannedStep &step)
{
    StepCost cost;
    const bool redis = step.environment.server == ServerKind::Redis;
    if (isExisting(step.environment)) {
        cost.start = existingConnect;
        cost.stop = existingConnect;
    } else {
        const bool container = isContainer(step.environment);
        cost.start = forInstances((redis ? redisStart : mysqlStart) + (container ? containerStartMore : 0),
                                  step.environment);
        cost.stop = forInstances((redis ? redisStop : mysqlStop) + (container ? containerStopMore : 0),
                                 step.environment);
    }
    cost.prepare = prepareSeconds(step);

    if (const auto *dump = std::get_if<DumpWorkload>(&step.workload.what)) {
        cost.measure = dumpSeconds(*dump);
        return cost;
    }
    const Timing &time = timing(step.workload);
    cost.warmup = std::max(0, time.warmup);
    cost.measure = std::max(0, time.duration);
    if (time.operations > 0) {
        // the rate is the machine's, however many share it
        const double all = static_cast<double>(time.operations) * step.environment.topology.targets();
        const double needed = all / usualRate(step.workload);
        cost.measure = time.duration > 0 ? std::min(cost.measure, needed) : needed;
    }
    return cost;
}

double estimateDataPreparation(const QList<PlannedStep> &steps)
{
    double seconds = 0;
    QSet<QString> seen;
    for (const PlannedStep &step : steps) {
        const auto *oltp = std::get_if<OltpWorkload>(&step.workload.what);
        const auto *dump = std::get_if<DumpWorkload>(&step.workload.what);
        if (!oltp && (!dump || !dump->schema.isEmpty()))
            continue;
        // servers that Tare starts share one data set; an existing endpoint is filled for itself
        const bool existing = isExisting(step.environment);
        const int schemas = step.environment.topology.schemas;
        const QString key = QStringLiteral("%1/%2/%3/%4/%5")
                                .arg(existing ? step.environment.id : QString())
                                .arg(oltp ? oltp->tables : dump->tables)
                                .arg(oltp ? oltp->tableSize : dump->tableSize)
                                .arg(oltp ? oltp->seed : dump->seed)
                                .arg(schemas);
        if (seen.contains(key))
            continue;
        seen.insert(key);
        seconds += schemas * (oltp ? rows(*oltp) : rows(*dump)) / rowsPerSecond;
        if (!existing)
            seconds += freshInstance + mysqlStart + mysqlStop;
    }
    return seconds;
}

double estimatePlan(const TestProfile &profile)
{
    const QList<PlannedStep> steps = expandPlan(profile);
    double seconds = estimateDataPreparation(steps);
    QSet<ServerKind> packed;
    for (const PlannedStep &step : steps) {
        seconds += estimateStep(step).total();
        const auto *container = std::get_if<ContainerServer>(&step.environment.how);
        if (container && container->image == ImageSource::HostBinary
            && !packed.contains(step.environment.server)) {
            packed.insert(step.environment.server);
            seconds += packedImage;
        }
    }
    if (steps.size() > 1)
        seconds +=
            static_cast<double>(std::max(0, profile.plan.cooldown)) * static_cast<double>(steps.size() - 1);
    return seconds;
}

} // namespace Tare
