// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/madeupruns.h"

#include "core/model/profilejson.h"
#include "core/model/testprofile.h"
#include "core/results/resultwriter.h"

#include <QTimeZone>

#include <array>
#include <cmath>

namespace Tare::Test {

MadeUpEnvironment nativeEnvironment()
{
    return {QStringLiteral("env-1"), QStringLiteral("Native"), 1, QStringLiteral("native"),
            QStringLiteral("loopback")};
}

MadeUpEnvironment publishedPort()
{
    return {QStringLiteral("env-2"), QStringLiteral("Published port"), 2, QStringLiteral("published port"),
            QStringLiteral("docker-proxy")};
}

MadeUpEnvironment hostNetwork()
{
    return {QStringLiteral("env-3"), QStringLiteral("Host network"), 3, QStringLiteral("host network"),
            QStringLiteral("host network")};
}

WorkloadCase oltpCase(int threads)
{
    OltpWorkload what;
    what.tables = 20;
    what.tableSize = 10000000;
    what.threads = {threads};
    what.timing = {30, 300, 10, 0};
    return {QStringLiteral("load-1"), QStringLiteral("OLTP"), what};
}

WorkloadCase redisCase(RedisTest test, int clients)
{
    RedisWorkload what;
    what.tests = {test};
    what.clients = {clients};
    what.timing = {5, 15, 1, 0};
    return {QStringLiteral("load-2"), QStringLiteral("Redis"), what};
}

namespace {

const Timing &timingOf(const WorkloadCase &workload)
{
    return timing(workload);
}

/// Deterministic, between -1 and 1, without a generator that differs by library.
double wobble(int seed)
{
    const double value = std::sin(seed * 12.9898) * 43758.5453;
    return 2 * (value - std::floor(value)) - 1;
}

LatencySummary latencyFor(double p95)
{
    return {p95 * 0.65, p95 * 0.2, p95 * 0.62, p95, p95 * 1.6, p95 * 3, p95 * 7};
}

} // namespace

StepRecord madeUpStep(int order, const MadeUpEnvironment &environment, const WorkloadCase &workload,
                      int repetition, double rate, double p95)
{
    StepRecord step;
    step.id = order;
    step.order = order;
    step.environmentId = environment.id;
    step.environmentName = environment.name;
    step.environmentSlot = environment.slot;
    step.workloadId = workload.workloadId;
    step.caseKey = caseKey(workload);
    step.workload = caseToJson(workload);
    step.repetition = repetition;
    step.status = StepStatus::Done;
    const Timing &times = timingOf(workload);
    step.started = QDateTime(QDate(2025, 11, 30), QTime(11, 32), QTimeZone::utc())
                       .addSecs(static_cast<qint64>(order - 1) * (times.warmup + times.duration + 20));
    step.finished = step.started.addSecs(times.warmup + times.duration + 12);
    step.seconds = times.duration;
    const bool redis = serverKind(workload) == ServerKind::Redis;
    step.totals.operations = std::llround(rate * times.duration);
    step.totals.queries = redis ? step.totals.operations : step.totals.operations * 20;
    step.answered = step.totals;
    const auto nanoseconds = [](double ms) { return static_cast<std::uint64_t>(ms * 1e6); };
    const LatencySummary latency = latencyFor(p95);
    step.histogram.record(nanoseconds(*latency.p50 * 0.97), 900);
    step.histogram.record(nanoseconds(*latency.p95), 60);
    step.histogram.record(nanoseconds(*latency.p99), 38);
    step.histogram.record(nanoseconds(*latency.max), 2);
    step.clientCpu = 0.44;
    step.serverCpu = 3.4;
    step.facts = {
        {QStringLiteral("network.path"), environment.path},
        {QStringLiteral("network.mechanism"), environment.mechanism},
        {QStringLiteral("server.version"), redis ? QStringLiteral("7.0.15") : QStringLiteral("8.0.34")},
        {QStringLiteral("server.binary"),
         redis ? QStringLiteral("/usr/bin/redis-server") : QStringLiteral("/usr/sbin/mysqld")},
        {QStringLiteral("server.sha256"), QStringLiteral("5e9f3c")},
        {QStringLiteral("server.allocator"), QStringLiteral("jemalloc-5.3.0")},
        {QStringLiteral("limits.nofile"), QStringLiteral("20000")}};
    step.facts.insert(QStringLiteral("environment.kind"),
                      environment.slot == 1 ? QStringLiteral("native") : QStringLiteral("container"));
    if (environment.slot != 1) {
        step.facts.insert(QStringLiteral("engine.name"), QStringLiteral("docker"));
        step.facts.insert(QStringLiteral("engine.version"), QStringLiteral("20.10.24"));
    }
    int index = 0;
    for (int start = -times.warmup; start < times.duration; start += times.interval) {
        IntervalSample sample;
        sample.index = index;
        sample.warmup = start < 0;
        sample.start = start;
        sample.length = times.interval;
        const double rise =
            sample.warmup ? 0.65 + 0.35 * index / std::max(1.0, 1.0 * times.warmup / times.interval) : 1;
        const double here = rate * rise * (1 + 0.012 * wobble(order * 100 + index));
        sample.counters.operations = std::llround(here * times.interval);
        sample.counters.queries = sample.counters.operations * (redis ? 1 : 20);
        sample.latency = latencyFor(p95 * (2 - rise) * (1 + 0.03 * wobble(order * 77 + index)));
        sample.serverCpu = 3.4 * rise + 0.05 * wobble(order + index);
        sample.clientCpu = 0.44 * rise;
        step.intervals.append(sample);
        ++index;
    }
    return step;
}

void addTargets(StepRecord &step, int instances, int schemas)
{
    const int count = instances * schemas;
    QList<double> shares;
    double sum = 0;
    for (int i = 0; i < count; ++i) {
        shares.append(1 + 0.15 * wobble(step.order * 13 + i));
        sum += shares.last();
    }
    // The last one gets what rounding leaves, so that targets add up to the whole.
    const auto part = [&](qint64 whole, int target, qint64 given) {
        return target + 1 == count ? whole - given
                                   : std::llround(static_cast<double>(whole) * shares.at(target) / sum);
    };
    LoadCounters given;
    for (int target = 0; target < count; ++target) {
        TargetRecord record;
        record.instance = target / schemas + 1;
        record.schema = target % schemas + 1;
        record.address = QStringLiteral("127.0.0.1:%1").arg(3300 + record.instance);
        record.database = QStringLiteral("tare_oltp_%1").arg(record.schema);
        record.seconds = step.seconds;
        record.totals.operations = part(step.totals.operations, target, given.operations);
        record.totals.queries = part(step.totals.queries, target, given.queries);
        record.histogram = step.histogram;
        record.answered = record.totals;
        given += record.totals;
        step.targets.append(record);
    }
    for (IntervalSample &sample : step.intervals) {
        LoadCounters before;
        for (int target = 0; target < count; ++target) {
            TargetSample its;
            its.counters.operations = part(sample.counters.operations, target, before.operations);
            its.counters.queries = part(sample.counters.queries, target, before.queries);
            its.latency = sample.latency;
            before += its.counters;
            sample.targets.append(its);
        }
    }
}

void addHostSamples(StepRecord &step)
{
    const double from = step.intervals.isEmpty() ? 0 : step.intervals.first().start;
    for (int second = 0; second < step.seconds - from; ++second) {
        HostSample sample;
        sample.start = from + second;
        sample.length = 1;
        const double user = 0.42 + 0.05 * wobble(step.order * 7 + second);
        sample.values = {{QStringLiteral("cpu.user"), user},
                         {QStringLiteral("cpu.system"), 0.21},
                         {QStringLiteral("cpu.softirq"), 0.08},
                         {QStringLiteral("cpu.iowait"), 0.05},
                         {QStringLiteral("cpu.steal"), 0.01},
                         {QStringLiteral("cpu.idle"), 0.23 - user + 0.42},
                         {QStringLiteral("cpu.0.busy"), 0.99},
                         {QStringLiteral("load.1"), 12.5},
                         {QStringLiteral("switches"), 84000 + 900 * wobble(second)},
                         {QStringLiteral("memory.total"), 16e9},
                         {QStringLiteral("memory.available"), 9e9},
                         {QStringLiteral("swap.used"), 0},
                         {QStringLiteral("net.lo.in"), 1000},
                         {QStringLiteral("net.lo.out"), 1000},
                         {QStringLiteral("net.eth0.in"), 2.1e6},
                         {QStringLiteral("net.eth0.out"), 12.2e6 + 1e5 * wobble(second)},
                         {QStringLiteral("net.eth0.limit"), 12.5e6},
                         {QStringLiteral("net.eth0.used"), 0.98},
                         {QStringLiteral("disk.sda.read"), 0},
                         {QStringLiteral("disk.sda.write"), 31e6},
                         {QStringLiteral("disk.sda.writes"), 420},
                         {QStringLiteral("disk.sda.busy"), 0.37},
                         {QStringLiteral("psi.cpu.some"), 0.31},
                         {QStringLiteral("psi.io.some"), 0.04},
                         {QStringLiteral("psi.memory.some"), 0},
                         {QStringLiteral("proc.server.cpu"), 2.4}};
        step.hostSamples.append(sample);
    }
}

void addFullCard(StepRecord &step)
{
    const HostValues means{{QStringLiteral("cpu.count"), 4},
                           {QStringLiteral("cpu.busy"), 0.5},
                           {QStringLiteral("proc.server.cpu"), 1},
                           {QStringLiteral("proc.load.cpu"), 0.5},
                           {QStringLiteral("proc.server.thread"), 0.3},
                           {QStringLiteral("proc.server.cpus"), 4},
                           {QStringLiteral("net.eth0.used"), 0.97},
                           {QStringLiteral("net.eth0.out"), 12.2e6}};
    for (auto it = means.cbegin(); it != means.cend(); ++it) {
        step.host.insert(it.key(), {*it, *it});
    }
}

RunRecord madeUpTopologyRun()
{
    const MadeUpEnvironment schemas{QStringLiteral("env-1"), QStringLiteral("1 × 8"), 1,
                                    QStringLiteral("native"), QStringLiteral("loopback")};
    const MadeUpEnvironment instances{QStringLiteral("env-2"), QStringLiteral("8 × 1"), 4,
                                      QStringLiteral("native"), QStringLiteral("loopback")};
    QList<StepRecord> steps;
    int order = 0;
    for (int repetition = 1; repetition <= 2; ++repetition) {
        steps.append(madeUpStep(++order, schemas, oltpCase(8), repetition, 1410.0 + repetition, 42));
        addTargets(steps.last(), 1, 8);
        addHostSamples(steps.last());
        steps.append(madeUpStep(++order, instances, oltpCase(8), repetition, 1720.0 - repetition, 35));
        addTargets(steps.last(), 8, 1);
        addHostSamples(steps.last());
    }
    RunRecord run = madeUpRun(steps);
    run.id = 21;
    run.key = QStringLiteral("8a1b8a1b");
    run.profileName = QStringLiteral("instances-vs-schemas");
    return run;
}

RunRecord madeUpRun(const QList<StepRecord> &steps)
{
    RunRecord run;
    run.id = 17;
    run.key = QStringLiteral("3f2a91c4");
    run.profileName = QStringLiteral("mysql-8.0-native-vs-docker");
    run.profile = QByteArrayLiteral("{}");
    run.status = RunStatus::Done;
    run.started = steps.isEmpty() ? QDateTime() : steps.first().started;
    run.finished = steps.isEmpty() ? QDateTime() : steps.last().finished;
    run.tareVersion = QStringLiteral("0.1.0");
    run.baselineId = nativeEnvironment().id;
    run.machine = {{QStringLiteral("host.name"), QStringLiteral("db1")},
                   {QStringLiteral("host.os"), QStringLiteral("Debian GNU/Linux 12 (bookworm)")},
                   {QStringLiteral("host.kernel"), QStringLiteral("6.1.0-18-amd64")},
                   {QStringLiteral("cpu.model"), QStringLiteral("a made-up processor")},
                   {QStringLiteral("cpu.count"), QStringLiteral("4")},
                   {QStringLiteral("memory.total"), QStringLiteral("16000000000")}};
    run.steps = steps;
    return run;
}

RunRecord madeUpOltpRun()
{
    // The published runs, with 4 and 16 threads made up around them.
    constexpr std::array<std::array<double, 4>, 2> published{
        {{632.78, 652.28, 676.46, 628.58}, {538.28, 589.62, 594.50, 602.58}}};
    constexpr std::array<std::array<double, 4>, 2> latency{
        {{20.00, 17.01, 15.55, 19.65}, {26.20, 19.29, 17.63, 17.32}}};
    QList<StepRecord> steps;
    int order = 0;
    for (int repetition = 1; repetition <= 4; ++repetition) {
        for (const int threads : {4, 8, 16}) {
            for (int side = 0; side < 2; ++side) {
                const double scale = threads == 4 ? (side == 0 ? 0.623 : 0.672)
                    : threads == 16               ? (side == 0 ? 1.331 : 1.293)
                                                  : 1;
                const double spread = threads == 8 ? 0 : 0.012 * wobble(repetition * 10 + threads + side);
                const double base =
                    threads == 8 ? published[side][repetition - 1] : (side == 0 ? 647.25 : 580.7);
                steps.append(madeUpStep(++order, side == 0 ? nativeEnvironment() : publishedPort(),
                                        oltpCase(threads), repetition, base * scale * (1 + spread),
                                        latency[side][repetition - 1]));
            }
        }
    }
    return madeUpRun(steps);
}

RunRecord madeUpRedisRun()
{
    QList<StepRecord> steps;
    int order = 0;
    for (int repetition = 1; repetition <= 3; ++repetition) {
        for (const RedisTest test : {RedisTest::Set, RedisTest::Get}) {
            int side = 0;
            for (const MadeUpEnvironment &environment :
                 {nativeEnvironment(), hostNetwork(), publishedPort()}) {
                constexpr std::array<double, 3> rates{104230, 102860, 43670};
                const double rate = rates[side] * (test == RedisTest::Get ? 1.03 : 1)
                    * (1 + 0.008 * wobble(repetition * 31 + side * 7 + static_cast<int>(test)));
                steps.append(
                    madeUpStep(++order, environment, redisCase(test), repetition, rate, 62.0e3 / rate));
                ++side;
            }
        }
    }
    RunRecord run = madeUpRun(steps);
    run.id = 18;
    run.key = QStringLiteral("77aa01f0");
    run.profileName = QStringLiteral("redis-quick");
    return run;
}

RunRecord madeUpDumpRun()
{
    constexpr double megabyte = 1e6;
    QList<StepRecord> steps;
    for (int repetition = 1; repetition <= 3; ++repetition) {
        for (const MadeUpEnvironment &environment : {nativeEnvironment(), publishedPort()}) {
            for (const DumpCompression compression : {DumpCompression::None, DumpCompression::Gzip}) {
                for (const int threads : {2, 4, 6}) {
                    DumpWorkload dump;
                    dump.compressions = {compression};
                    dump.threads = {threads};
                    dump.restore = DumpRestore::Uncompressed;
                    const bool plain = compression == DumpCompression::None;
                    const double slower = environment.slot == 1 ? 1 : 1.2;
                    const double base = threads == 2 ? 20 : threads == 4 ? 12 : 14;
                    StepRecord step = madeUpStep(static_cast<int>(steps.size()) + 1, environment,
                                                 {QStringLiteral("load-3"), QStringLiteral("Dump"), dump},
                                                 repetition, 1000, 1);
                    step.totals = {};
                    step.answered = {};
                    step.histogram = {};
                    step.latencyParts.clear();
                    DumpResult result;
                    result.tool = dumpToolName(DumpTool::Mydumper);
                    result.version = QStringLiteral("mydumper 0.10.0");
                    result.compressor = plain ? QStringLiteral("none") : QStringLiteral("zlib in mydumper");
                    result.rows = 240'000;
                    result.dataBytes = static_cast<qint64>(50 * megabyte);
                    result.fileBytes = static_cast<qint64>((plain ? 45 : 20) * megabyte);
                    result.dump.wallSeconds = base * slower * (plain ? 1 : 1.5) * (1 + 0.01 * repetition);
                    result.dump.userSeconds = plain ? 8 : 30;
                    result.dump.systemSeconds = 2;
                    if (plain) {
                        result.checksumsCompared = true;
                        result.restore = ToolUsage();
                        result.restore->wallSeconds = 3 * base * slower * (1 + 0.01 * repetition);
                        result.restore->userSeconds = 4;
                        result.restore->systemSeconds = 1;
                    }
                    step.seconds = result.dump.wallSeconds;
                    step.dump = result;
                    steps.append(step);
                }
            }
        }
    }
    return madeUpRun(steps);
}

RunRecord madeUpBrokenRun()
{
    QList<StepRecord> steps;
    constexpr std::array<double, 8> rates{652.3, 589.6, 584.7, 628.6, 676.5, 590, 590, 640};
    const QList<int> sides{0, 1, 1, 0, 0, 1, 1, 0};
    for (int i = 0; i < 8; ++i) {
        steps.append(madeUpStep(i + 1, sides.at(i) == 0 ? nativeEnvironment() : publishedPort(), oltpCase(8),
                                i / 2 + 1, rates[i], 19));
        StepRecord &step = steps.last();
        if (i == 5) {
            // as the results file has it: failed, without an end
            step.status = StepStatus::Failed;
            step.finished = QDateTime();
            step.reason = QStringLiteral("Tare was ended in the middle of this step.");
            step.intervals = step.intervals.mid(0, 12);
        } else if (i > 5) {
            const StepRecord planned = step;
            step = StepRecord();
            step.order = planned.order;
            step.environmentId = planned.environmentId;
            step.environmentName = planned.environmentName;
            step.environmentSlot = planned.environmentSlot;
            step.workloadId = planned.workloadId;
            step.caseKey = planned.caseKey;
            step.workload = planned.workload;
            step.repetition = planned.repetition;
        }
    }
    RunRecord run = madeUpRun(steps);
    run.id = 19;
    run.key = QStringLiteral("0badcafe");
    run.status = RunStatus::Incomplete;
    return run;
}

namespace {

struct IdCatcher final : RunObserver
{
    void runStarted(const RunRecord &run) override { id = run.id; }
    qint64 id = 0;
};

} // namespace

qint64 storeRun(const QString &path, const RunRecord &run)
{
    IdCatcher catcher;
    ResultWriter owner(&catcher);
    RunObserver &writer = owner;
    if (!owner.open(path)) {
        return 0;
    }
    RunRecord started = run;
    started.id = 0; // else it would go on with a run of the file
    started.status = RunStatus::Running;
    for (StepRecord &step : started.steps) {
        step.status = StepStatus::Planned;
        step.intervals.clear();
    }
    writer.runStarted(started);
    for (const StepRecord &step : run.steps) {
        if (step.status == StepStatus::Planned) {
            continue;
        }
        StepRecord running = step;
        running.status = StepStatus::Running;
        running.intervals.clear();
        writer.stepStarted(running);
        writer.factsFound(step.order, step.facts);
        for (const IntervalSample &sample : step.intervals) {
            writer.intervalEnded(step.order, sample);
        }
        StepRecord finished = step;
        finished.intervals.clear();
        writer.stepFinished(finished);
    }
    RunRecord finished = run;
    for (StepRecord &step : finished.steps) {
        step.intervals.clear();
    }
    writer.runFinished(finished);
    owner.flush();
    return catcher.id;
}

} // namespace Tare::Test
