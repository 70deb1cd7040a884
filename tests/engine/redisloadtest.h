// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "tests/engine/testredisserver.h"

#include <QTest>

/// A missing server is a skip on a developer's machine and a failure where everything has to be there.
#define NEED_REDIS()                                                                                         \
    do {                                                                                                     \
        if (Tare::TestRedisServer::program().isEmpty()) {                                                    \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL("redis-server is not installed");                                                      \
            QSKIP("redis-server is not installed");                                                          \
        }                                                                                                    \
    } while (false)

namespace Tare {

/// Everything a load told while it ran.
struct LoadStory
{
    QList<IntervalSample> intervals;
    QList<RunEvent> events;

    LoadCallbacks callbacks()
    {
        LoadCallbacks calls;
        calls.intervalEnded = [this](const IntervalSample &sample) { intervals.append(sample); };
        calls.eventHappened = [this](const RunEvent &event) { events.append(event); };
        return calls;
    }

    LoadCounters measured() const
    {
        LoadCounters sum;
        for (const IntervalSample &sample : intervals) {
            if (!sample.warmup)
                sum += sample.counters;
        }
        return sum;
    }
};

inline RedisWorkload redisWorkload(RedisTest test)
{
    RedisWorkload workload;
    workload.tests = {test};
    workload.clients = {10};
    workload.keyspace = 1000;
    workload.timing.warmup = 0;
    workload.timing.duration = 1;
    workload.timing.interval = 1;
    return workload;
}

/// So many requests, however long they take.
inline void countTo(RedisWorkload &workload, qint64 operations)
{
    workload.timing.operations = operations;
    workload.timing.duration = 0;
}

inline std::unique_ptr<Load> makeRedisLoad(const RedisWorkload &workload, const Endpoint &endpoint,
                                           const LoadPatience &patience = {})
{
    WorkloadCase redis;
    redis.what = workload;
    return makeLoad(redis, endpoint, patience);
}

/// Why something did not work, with the server's words.
inline QByteArray why(const Result<void> &result)
{
    return result ? QByteArray()
                  : QStringLiteral("%1 | %2").arg(result.error().sentence, result.error().detail).toUtf8();
}

inline QByteArray why(const LoadOutcome &outcome)
{
    return outcome.failure ? why(Result<void>(tl::unexpected(*outcome.failure))) : QByteArray();
}

} // namespace Tare
