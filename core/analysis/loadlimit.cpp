// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/loadlimit.h"

#include "core/model/profilejson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

int loadThreads(const WorkloadCase &workload)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what))
        return std::min(redis->workers, redis->clients.value(0, 1));
    if (const auto *oltp = std::get_if<OltpWorkload>(&workload.what))
        return oltp->threads.value(0, 1);
    return 0;
}

} // namespace

std::optional<LoadLimit> loadLimit(const StepRecord &step)
{
    if (!step.clientCpu || step.status != StepStatus::Done)
        return std::nullopt;
    const auto workload = caseFromJson(step.workload);
    if (!workload)
        return std::nullopt;
    int cpus = loadThreads(*workload);
    if (const int present = step.facts.value(u"cpu.count"_s).toInt(); present > 0)
        cpus = std::min(cpus, present);
    if (cpus < 1)
        return std::nullopt;
    LoadLimit limit;
    limit.clientShare = *step.clientCpu / cpus;
    const auto *redis = std::get_if<RedisWorkload>(&workload->what);
    if (redis && step.serverCpu)
        limit.serverShare = *step.serverCpu; // threads for I/O come on top: then it is more than 1
    limit.clientBound =
        limit.clientShare >= busyShare && (!limit.serverShare || *limit.serverShare < busyShare);
    return limit;
}

} // namespace Tare
