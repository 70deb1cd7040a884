// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"

#include "core/engine/drivenload.h"
#include "core/engine/dump/dumpdata.h"
#include "core/engine/dump/dumpload.h"
#include "core/engine/dump/dumpplace.h"
#include "core/engine/dump/dumptools.h"
#include "core/engine/oltp/oltpload.h"
#include "core/engine/redis/redisload.h"
#include "core/engine/redis/redisprobe.h"
#include "core/model/redisbenchmark.h"
#include "core/model/sysbenchcommand.h"

#include <numeric>

namespace Tare {

Result<qint64> Load::serverCounter()
{
    const auto counters = serverCounters();
    if (!counters)
        return tl::unexpected(counters.error());
    return std::accumulate(counters->cbegin(), counters->cend(), qint64(0));
}

std::unique_ptr<Load> makeLoad(const WorkloadCase &workload, const Endpoint &endpoint,
                               const LoadPatience &patience, const LoadPlace &place)
{
    return makeLoad(workload, {LoadTarget{1, 1, endpoint}}, patience, place);
}

std::unique_ptr<Load> makeLoad(const WorkloadCase &workload, const QList<LoadTarget> &targets,
                               const LoadPatience &patience, const LoadPlace &place)
{
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return makeDumpLoad(*dump, targets.first().endpoint, patience, place);
    const auto *redis = std::get_if<RedisWorkload>(&workload.what);
    auto parts = redis ? makeRedisParts(*redis, targets)
                       : makeOltpParts(std::get<OltpWorkload>(workload.what), targets, patience);
    return std::make_unique<DrivenLoad>(timing(workload), patience, std::move(parts));
}

Result<Facts> probeServer(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    return endpoint.server == ServerKind::Redis ? probeRedis(endpoint, timeout)
                                                : probeMySql(endpoint, timeout);
}

Result<Facts> readServerSettings(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    return endpoint.server == ServerKind::Redis ? readRedisSettings(endpoint, timeout)
                                                : readMySqlSettings(endpoint, timeout);
}

Result<Facts> readServerStatus(const Endpoint &endpoint, const QStringList &names,
                               std::chrono::milliseconds timeout)
{
    return endpoint.server == ServerKind::Redis ? readRedisStatus(endpoint, names, timeout)
                                                : readMySqlStatus(endpoint, names, timeout);
}

Result<double> probeRoundTrip(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    return endpoint.server == ServerKind::Redis ? redisRoundTrip(endpoint, timeout)
                                                : mySqlRoundTrip(endpoint, timeout);
}

Result<QList<PreflightFinding>> preflight(const WorkloadCase &workload, const Endpoint &endpoint,
                                          std::chrono::milliseconds timeout, int schemas)
{
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    return oltp ? preflightMySql(forSchemas(*oltp, schemas), endpoint, timeout) : QList<PreflightFinding>();
}

qint64 estimateDataBytes(const WorkloadCase &workload)
{
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return estimateDumpBytes(*dump);
    return oltp ? estimateOltpBytes(*oltp) : 0;
}

FileNeed estimateFiles(const WorkloadCase &workload)
{
    const auto *dump = std::get_if<DumpWorkload>(&workload.what);
    return dump ? FileNeed{dump->directory, estimateDumpFiles(*dump)} : FileNeed();
}

Result<void> checkMeans(const WorkloadCase &workload, const std::stop_token &stop)
{
    const auto *dump = std::get_if<DumpWorkload>(&workload.what);
    if (!dump)
        return {};
    if (const auto tools = findDumpTools(*dump, stop); !tools)
        return tl::unexpected<Error>(tools.error());
    return tryDumpParent(dump->directory);
}

QString dataSetKey(const WorkloadCase &workload)
{
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return dump->schema.isEmpty() ? oltpDataSetKey(dumpData(*dump)) : QString();
    return oltp ? oltpDataSetKey(*oltp) : QString();
}

bool changesData(const WorkloadCase &workload)
{
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    return !oltp || changesOltpData(*oltp);
}

QStringList equivalentCommand(const WorkloadCase &workload, const Endpoint &endpoint)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what))
        return redisBenchmarkCommand(*redis, redis->clients.value(0, 1), endpoint);
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return dumpCommand(*dump, endpoint);
    return sysbenchCommand(std::get<OltpWorkload>(workload.what), endpoint);
}

Result<void> executeStatements(const Endpoint &endpoint, const QStringList &statements,
                               std::chrono::milliseconds timeout)
{
    return endpoint.server == ServerKind::Redis ? executeRedis(endpoint, statements, timeout)
                                                : executeSql(endpoint, statements, timeout);
}

} // namespace Tare
