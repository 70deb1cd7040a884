// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/closedloop.h"

#include "core/model/profilejson.h"

#include <cmath>

namespace Tare {

namespace {

constexpr double tolerance = 0.01;

} // namespace

int closedLoopClients(const QJsonObject &workload)
{
    const Result<WorkloadCase> parsed = caseFromJson(workload);
    if (!parsed)
        return 0;
    if (const auto *redis = std::get_if<RedisWorkload>(&parsed->what))
        return redis->rate > 0 ? 0 : redis->clients.value(0) * redis->pipeline;
    if (const auto *oltp = std::get_if<OltpWorkload>(&parsed->what))
        return oltp->rate > 0 ? 0 : oltp->threads.value(0);
    return 0;
}

double loopClosure(double operationsPerSecond, double averageMilliseconds, int clients)
{
    if (clients < 1 || !(operationsPerSecond > 0) || !(averageMilliseconds > 0))
        return 0;
    return operationsPerSecond * averageMilliseconds / 1000 / clients;
}

bool isImpliedByThroughput(double operationsPerSecond, double averageMilliseconds, int clients)
{
    return std::abs(loopClosure(operationsPerSecond, averageMilliseconds, clients) - 1) < tolerance;
}

} // namespace Tare
