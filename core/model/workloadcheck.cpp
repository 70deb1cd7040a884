// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/workloadcheck.h"

#include "core/model/dumpcheck.h"
#include "core/model/numbercheck.h"
#include "core/model/numberformat.h"
#include "core/model/redischeck.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <climits>
#include <cmath>

namespace Tare {

namespace {

constexpr int longestPhase = 86400;
constexpr qint64 mostOperations = 1'000'000'000'000;
constexpr int mostThreads = 4096;
constexpr int mostTables = 10000;
constexpr qint64 mostRows = 100'000'000'000;
constexpr qint64 mostNarrowRows = 2'147'483'647; // sysbench's ids have 32 bits
constexpr int mostStatements = 10000;            // of one kind in a transaction
constexpr int mostParameters = 30000;            // of one statement; servers take 65,535
constexpr int mostRetries = 1'000'000;
constexpr double highestRate = 10'000'000;
constexpr double steepestZipf = 10;

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

void checkCounts(const OltpWorkload &oltp, ProblemList &problems)
{
    const OltpStatementCounts &counts = oltp.counts;
    const QString path = QStringLiteral("what.counts");
    const bool reads = oltp.mix == OltpMix::ReadWrite || oltp.mix == OltpMix::ReadOnly;
    const bool writes = oltp.mix == OltpMix::ReadWrite || oltp.mix == OltpMix::WriteOnly;
    qint64 sum = 0;
    const auto count = [&](bool used, int number, const char *field) {
        if (!used)
            return;
        checkRange(number, 0, mostStatements, path + u'.' + QLatin1StringView(field), problems);
        sum += number;
    };
    count(reads, counts.pointSelects, "pointSelects");
    count(reads, counts.simpleRanges, "simpleRanges");
    count(reads, counts.sumRanges, "sumRanges");
    count(reads, counts.orderRanges, "orderRanges");
    count(reads, counts.distinctRanges, "distinctRanges");
    count(writes || oltp.mix == OltpMix::UpdateIndex, counts.indexUpdates, "indexUpdates");
    count(writes || oltp.mix == OltpMix::UpdateNonIndex, counts.nonIndexUpdates, "nonIndexUpdates");
    count(writes, counts.deleteInserts, "deleteInserts");
    const bool counted =
        reads || writes || oltp.mix == OltpMix::UpdateIndex || oltp.mix == OltpMix::UpdateNonIndex;
    if (counted && sum == 0)
        problems.error(path,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "A transaction needs at least one statement."));
    if (reads)
        checkRange(counts.rangeSize, 1, 1'000'000, path + QStringLiteral(".rangeSize"), problems);
    if (oltp.mix == OltpMix::RandomPoints)
        checkRange(counts.randomPoints, 1, mostParameters, path + QStringLiteral(".randomPoints"), problems);
    if (oltp.mix == OltpMix::RandomRanges) {
        checkRange(counts.numberOfRanges, 1, mostParameters, path + QStringLiteral(".numberOfRanges"),
                   problems);
        checkRange(counts.delta, 0, 1'000'000, path + QStringLiteral(".delta"), problems);
    }
}

void checkDistribution(const OltpWorkload &oltp, ProblemList &problems)
{
    if (oltp.distribution == RowDistribution::Zipfian
        && !(oltp.zipfExponent > 0 && oltp.zipfExponent <= steepestZipf)) {
        problems.error(
            QStringLiteral("what.zipfExponent"),
            QCoreApplication::translate("Tare::ProfileValidation", "Must be greater than 0 and at most %1.")
                .arg(formatFixed(steepestZipf, 0)));
    }
    if (oltp.distribution == RowDistribution::Pareto && !(oltp.paretoShape > 0 && oltp.paretoShape < 1)) {
        problems.error(QStringLiteral("what.paretoShape"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "Must lie between 0 and 1, both excluded."));
    }
    if (oltp.sysbenchCompatible && oltp.distribution == RowDistribution::Zipfian) {
        problems.warning(QStringLiteral("what.distribution"),
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "sysbench 1.0 has no zipfian distribution; 1.1 has."));
    }
}

void checkTables(const OltpWorkload &oltp, ProblemList &problems)
{
    checkRange(oltp.tables, 1, mostTables, QStringLiteral("what.tables"), problems);
    checkRange(oltp.tableSize, 1, oltp.sysbenchCompatible ? mostNarrowRows : mostRows,
               QStringLiteral("what.tableSize"), problems);
    const bool random = oltp.mix == OltpMix::RandomPoints || oltp.mix == OltpMix::RandomRanges;
    if (random && oltp.tables > 1) {
        problems.warning(QStringLiteral("what.tables"),
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "This workload asks the first table only, as in "
                                                     "sysbench."));
    }
    if (random && !oltp.table.secondaryIndex) {
        problems.warning(QStringLiteral("what.table.secondaryIndex"),
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "Without the index on k every statement reads the whole "
                                                     "table."));
    }
    const int most =
        oltp.threads.isEmpty() ? 0 : *std::max_element(oltp.threads.cbegin(), oltp.threads.cend());
    if (oltp.mix == OltpMix::Delete && !oltp.sysbenchCompatible && oltp.tables * oltp.tableSize < most) {
        problems.warning(QStringLiteral("what.tableSize"),
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "There are fewer rows than threads; some will have "
                                                     "nothing to delete."));
    }
    const bool writes = oltp.mix == OltpMix::ReadWrite || oltp.mix == OltpMix::WriteOnly
        || oltp.mix == OltpMix::UpdateIndex || oltp.mix == OltpMix::UpdateNonIndex;
    if (writes && oltp.tableSize > 0 && oltp.tableSize < 1000) {
        problems.warning(
            QStringLiteral("what.tableSize"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "With so few rows the threads mostly wait for each other's "
                                        "locks."));
    }
}

void checkEngine(const OltpWorkload &oltp, ProblemList &problems)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z][A-Za-z0-9_]{0,63}$"));
    const QString field = QStringLiteral("what.table.storageEngine");
    if (!name.match(oltp.table.storageEngine).hasMatch()) {
        problems.error(field,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "Give the name of a storage engine, such as InnoDB."));
        return;
    }
    const QString lower = oltp.table.storageEngine.toLower();
    if (lower == u"myisam" || lower == u"aria" || lower == u"memory") {
        problems.warning(
            field,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "%1 has no transactions: BEGIN and COMMIT do nothing, and a "
                                        "write locks the whole table.")
                .arg(oltp.table.storageEngine));
    }
}

void check(const OltpWorkload &oltp, ProblemList &problems)
{
    checkSweep(oltp.threads, mostThreads, QStringLiteral("what.threads"), problems);
    if (oltp.mix != OltpMix::BulkInsert) {
        checkTables(oltp, problems);
        checkDistribution(oltp, problems);
    }
    checkCounts(oltp, problems);
    checkEngine(oltp, problems);
    if (!std::isfinite(oltp.rate) || oltp.rate < 0 || oltp.rate > highestRate) {
        problems.error(QStringLiteral("what.rate"),
                       QCoreApplication::translate("Tare::ProfileValidation", "Must be between %1 and %2.")
                           .arg(formatCount(0), formatCount(static_cast<qint64>(highestRate))));
    }
    checkRange(oltp.reconnectEvery, 0, INT_MAX, QStringLiteral("what.reconnectEvery"), problems);
    checkRange(oltp.retries, 0, mostRetries, QStringLiteral("what.retries"), problems);
    if (oltp.reconnectEvery > 0 && oltp.reconnectEvery < 100 && oltp.preparedStatements) {
        problems.warning(
            QStringLiteral("what.reconnectEvery"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "Every new connection prepares its statements anew; with "
                                        "so few transactions each, that is what is measured."));
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
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what)) {
        checkDump(*dump, problems);
    } else if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        checkRedis(*redis, problems);
        checkTiming(redis->timing, problems);
    } else {
        check(std::get<OltpWorkload>(workload.what), problems);
    }
}

} // namespace Tare
