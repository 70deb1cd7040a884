// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/workloadcheck.h"

#include "core/model/dumpcheck.h"
#include "core/model/numbercheck.h"

#include <QCoreApplication>

#include <algorithm>

namespace Tare {

namespace {

constexpr int longestPhase = 86400;
constexpr qint64 mostOperations = 1'000'000'000'000;
constexpr int mostClients = 20000;
constexpr int mostThreads = 4096;
constexpr int mostTables = 10000;
constexpr qint64 mostRows = 2'000'000'000; // the key is a 32-bit integer, as in sysbench
constexpr int largestPayload = 512 * 1024 * 1024;
constexpr qint64 largestKeyspace = 1'000'000'000'000; // twelve digits in a key, as in redis-benchmark
constexpr int deepestPipeline = 10000;
constexpr int mostWorkers = 256;

void checkTiming(const Timing &timing, ProblemList &problems)
{
    const QString path = QStringLiteral("what.timing.");
    checkRange(timing.warmup, 0, longestPhase, path + QStringLiteral("warmup"), problems);
    checkRange(timing.operations, 0, mostOperations, path + QStringLiteral("operations"), problems);
    checkRange(timing.duration, timing.operations > 0 ? 0 : 1, longestPhase,
               path + QStringLiteral("duration"), problems);
    checkRange(timing.interval, 1, 3600, path + QStringLiteral("interval"), problems);
    if (timing.duration > 0 && timing.interval > timing.duration) {
        problems.warning(
            path + QStringLiteral("interval"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The interval is longer than the measurement, so the chart "
                                        "will have one point."));
    }
    if (timing.warmup == 0 && timing.operations == 0) {
        problems.warning(
            path + QStringLiteral("warmup"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "Without a warm-up the first seconds count, when caches are "
                                        "cold and connections new."));
    }
}

void check(const RedisWorkload &redis, ProblemList &problems)
{
    const QString tests = QStringLiteral("what.tests");
    if (redis.tests.isEmpty() && redis.mixes.isEmpty()) {
        problems.error(tests,
                       QCoreApplication::translate("Tare::ProfileValidation", "Choose at least one test."));
    }
    for (qsizetype i = 0; i < redis.tests.size(); ++i) {
        if (redis.tests.indexOf(redis.tests.at(i)) != i) {
            problems.warning(
                QStringLiteral("%1[%2]").arg(tests).arg(i),
                QCoreApplication::translate("Tare::ProfileValidation", "%1 is there twice; it is run once.")
                    .arg(redisTestName(redis.tests.at(i))));
        }
    }
    checkSweep(redis.clients, mostClients, QStringLiteral("what.clients"), problems);
    checkRange(redis.payloadBytes, 1, largestPayload, QStringLiteral("what.payloadBytes"), problems);
    checkRange(redis.keyspace, 1, largestKeyspace, QStringLiteral("what.keyspace"), problems);
    checkRange(redis.pipeline, 1, deepestPipeline, QStringLiteral("what.pipeline"), problems);
    checkRange(redis.workers, 1, mostWorkers, QStringLiteral("what.workers"), problems);
    if (!redis.clients.isEmpty()) {
        const int fewest = *std::min_element(redis.clients.cbegin(), redis.clients.cend());
        if (redis.workers > fewest && fewest >= 1) {
            problems.warning(
                QStringLiteral("what.workers"),
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "There are more load threads than clients; some will "
                                            "have nothing to do."));
        }
    }
    checkTiming(redis.timing, problems);
}

void check(const OltpWorkload &oltp, ProblemList &problems)
{
    checkRange(oltp.tables, 1, mostTables, QStringLiteral("what.tables"), problems);
    checkRange(oltp.tableSize, 1, mostRows, QStringLiteral("what.tableSize"), problems);
    checkSweep(oltp.threads, mostThreads, QStringLiteral("what.threads"), problems);
    if (oltp.mix == OltpMix::ReadWrite && oltp.tableSize > 0 && oltp.tableSize < 1000) {
        problems.warning(
            QStringLiteral("what.tableSize"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "With so few rows the threads mostly wait for each other's "
                                        "locks."));
    }
    checkTiming(oltp.timing, problems);
}

} // namespace

void checkWorkload(const WorkloadSpec &workload, ProblemList &problems)
{
    if (workload.name.trimmed().isEmpty()) {
        problems.error(QStringLiteral("name"),
                       QCoreApplication::translate("Tare::ProfileValidation", "Give the workload a name."));
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        checkDump(*dump, problems);
    else if (const auto *redis = std::get_if<RedisWorkload>(&workload.what))
        check(*redis, problems);
    else
        check(std::get<OltpWorkload>(workload.what), problems);
}

} // namespace Tare
