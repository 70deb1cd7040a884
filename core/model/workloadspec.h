// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/serverkind.h"

#include <QList>
#include <QString>

#include <variant>

namespace Tare {

/// How long a case is loaded. Seconds.
struct Timing
{
    int warmup = 10;
    int duration = 60; ///< with operations > 0: upper limit; 0 then means no limit but the hard one of 24 h
    int interval = 10;
    qint64 operations =
        0; ///< > 0: measure exactly so many operations (requests, transactions) instead of a time

    bool operator==(const Timing &) const = default;
};

/// The sysbench mixes. Names on the wire and in files are sysbench's: oltp_read_write …
enum class OltpMix {
    ReadWrite,
    ReadOnly,
    PointSelect,
};

/// Which rows are asked for. Special is the default of sysbench 1.0.
enum class RowDistribution { Uniform, Special, Gaussian, Pareto, Zipfian };

/// sysbench-compatible load (reference: sysbench 1.0.20). Defaults are sysbench's where it has any.
struct OltpWorkload
{
    OltpMix mix = OltpMix::ReadWrite;
    int tables = 1;
    qint64 tableSize = 10000; ///< rows a table
    QList<int> threads = {8}; ///< several: a sweep, one case each
    RowDistribution distribution = RowDistribution::Uniform;
    bool preparedStatements = true;
    bool skipTransactions = false;
    quint64 seed = 1; ///< of the data and the access pattern
    Timing timing;

    bool operator==(const OltpWorkload &) const = default;
};

/// The tests of redis-benchmark, in its order.
enum class RedisTest {
    PingInline,
    PingMbulk,
    Set,
    Get,
    Incr,
    Lpush,
    Rpush,
    Lpop,
    Rpop,
    Sadd,
    Hset,
    Spop,
    Zadd,
    Zpopmin,
    Lrange100,
    Lrange300,
    Lrange500,
    Lrange600,
    Mset,
    Xadd,
};

/// redis-benchmark-compatible load; each test is a case of its own.
struct RedisWorkload
{
    QList<RedisTest> tests = {RedisTest::Set, RedisTest::Get};
    QList<int> clients = {50}; ///< connections; several: a sweep
    int payloadBytes = 3;
    qint64 keyspace = 100000; ///< number of different random keys
    int pipeline = 1;
    int workers = 1; ///< load threads
    Timing timing;

    bool operator==(const RedisWorkload &) const = default;
};

/// What is measured.
struct WorkloadSpec
{
    QString id;   ///< unique in its profile, made by Tare, never shown
    QString name; ///< as the user typed it; may be used twice
    std::variant<RedisWorkload, OltpWorkload> what;

    bool operator==(const WorkloadSpec &) const = default;
};

/// One measurable case of a workload: one test, one thread or client count.
struct WorkloadCase
{
    QString workloadId;
    QString workloadName;
    std::variant<RedisWorkload, OltpWorkload> what; ///< with exactly one test and one count

    bool operator==(const WorkloadCase &) const = default;
};

ServerKind serverKind(const WorkloadSpec &workload);
ServerKind serverKind(const WorkloadCase &workload);
const Timing &timing(const WorkloadSpec &workload);
const Timing &timing(const WorkloadCase &workload);

/// The cases of a workload in the order they are run.
QList<WorkloadCase> expandCases(const WorkloadSpec &workload);

/// What a case is called in a table and a sentence, in the present language: "Redis SET, 50 clients",
/// "OLTP read/write, 8 threads".
QString caseTitle(const WorkloadCase &workload);

/// Untranslated and stable, for files and grouping: "redis:SET:c50", "oltp_read_write:t8". Unique within a
/// profile together with the workload's id.
QString caseKey(const WorkloadCase &workload);

/// The name redis-benchmark prints: "SET", "LRANGE_100", "PING_MBULK".
QString redisTestName(RedisTest test);
/// sysbench's name: "oltp_read_write".
QString oltpMixName(OltpMix mix);

/// What a mix is called in the present language: "OLTP read/write".
QString oltpMixTitle(OltpMix mix);

/// The metric the verdict is about: "transactions_per_s" for OLTP, "requests_per_s" for Redis.
QString primaryMetric(const WorkloadCase &workload);

} // namespace Tare
