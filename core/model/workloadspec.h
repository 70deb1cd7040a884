// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpworkload.h"
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

/// The sysbench workloads. Names on the wire and in files are sysbench's: oltp_read_write …
enum class OltpMix {
    ReadWrite,
    ReadOnly,
    WriteOnly,
    PointSelect,
    UpdateIndex,
    UpdateNonIndex,
    Insert,
    Delete,
    RandomPoints, ///< select_random_points
    RandomRanges, ///< select_random_ranges
    BulkInsert,   ///< bulk_insert, under a table name of its own
};

/// Which rows are asked for. Special is the default of sysbench 1.0.
enum class RowDistribution { Uniform, Special, Gaussian, Pareto, Zipfian };

/// What becomes of a load when the server closes one of its connections.
enum class LostConnection {
    Reconnect, ///< a new connection, statements prepared again, and on
    Stop,      ///< the step ends as failed; what was counted stays
};

/// How many statements of each kind a transaction of oltp_read_only, oltp_write_only and oltp_read_write has,
/// and the shape of the two select_random workloads. Defaults are sysbench's.
struct OltpStatementCounts
{
    int pointSelects = 10;
    int simpleRanges = 1;
    int sumRanges = 1;
    int orderRanges = 1;
    int distinctRanges = 1;
    int rangeSize = 100; ///< rows a range statement asks for
    int indexUpdates = 1;
    int nonIndexUpdates = 1;
    int deleteInserts = 1;
    int randomPoints = 10;   ///< values in the IN list of select_random_points
    int numberOfRanges = 10; ///< of select_random_ranges
    int delta = 5;           ///< width of each of those ranges

    bool operator==(const OltpStatementCounts &) const = default;
};

/// The shape of the tables. Defaults are sysbench's, but for the 64-bit id and the fixed collation.
struct OltpTableOptions
{
    bool autoIncrement = true;
    bool secondaryKey = false;  ///< KEY on id instead of a primary key
    bool secondaryIndex = true; ///< the index on k
    QString storageEngine = QStringLiteral("InnoDB");

    bool operator==(const OltpTableOptions &) const = default;
};

/// sysbench-compatible load (reference: sysbench 1.0.20). Defaults are sysbench's where it has any.
struct OltpWorkload
{
    OltpMix mix = OltpMix::ReadWrite;
    int tables = 1;
    qint64 tableSize = 10000; ///< rows a table
    QList<int> threads = {8}; ///< several: a sweep, one case each
    RowDistribution distribution = RowDistribution::Uniform;
    double zipfExponent = 0.8; ///< with Zipfian
    double paretoShape = 0.2;  ///< h of sysbench, with Pareto
    /// As sysbench 1.0 does it where Tare has reasons to do otherwise: column k drawn from the distribution
    /// when the data is made, INTEGER ids, the server's default character set.
    bool sysbenchCompatible = false;
    bool preparedStatements = true;
    bool skipTransactions = false;
    OltpStatementCounts counts;
    OltpTableOptions table;
    double rate = 0;        ///< transactions/s asked for, over all threads; 0: closed loop
    int reconnectEvery = 0; ///< transactions on a connection until it is opened anew; 0: never
    LostConnection lostConnection = LostConnection::Reconnect;
    int retries = 100;             ///< attempts more after a deadlock or lock wait timeout
    bool statementLatency = false; ///< latency of each kind of statement as well
    quint64 seed = 1;              ///< of the data and the access pattern
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

/// Which of the keyspace's numbers a request gets.
enum class KeyDistribution { Uniform, Sequential, Gaussian, Zipf };

/// One command of a mix, as redis-cli takes it, with __rand_int__ and __data__ as redis-benchmark has them.
struct RedisMixCommand
{
    QString command; ///< "SET key:__rand_int__ __data__"
    int weight = 1;  ///< its share of the requests, against the other weights of the mix

    bool operator==(const RedisMixCommand &) const = default;
};

/// Commands drawn by weight; with one command, a custom test.
struct RedisMix
{
    QString name; ///< as the user typed it: "SET:GET 1:10"
    QList<RedisMixCommand> commands;

    bool operator==(const RedisMix &) const = default;
};

/// redis-benchmark-compatible load; each test and each mix is a case of its own.
struct RedisWorkload
{
    QList<RedisTest> tests = {RedisTest::Set, RedisTest::Get};
    QList<RedisMix> mixes;
    QList<int> clients = {50}; ///< connections; several: a sweep
    int payloadBytes = 3;
    int payloadBytesMax = 0;  ///< > payloadBytes: sizes drawn evenly from payloadBytes … this
    qint64 keyspace = 100000; ///< number of different random keys
    KeyDistribution distribution = KeyDistribution::Uniform;
    double zipfExponent = 0.99; ///< with Zipf
    /// redis-benchmark without -r: the literal key, and what the earlier tests of its suite leave there: a
    /// list for the pops, one element in the sets, its LPUSHes before LRANGE.
    bool classic = false;
    int pipeline = 1;
    int workers = 1;        ///< load threads
    bool reconnect = false; ///< a new connection for each batch (-k 0)
    double rate = 0;        ///< requests/s asked for, over all connections; 0: closed loop
    Timing timing;

    bool operator==(const RedisWorkload &) const = default;
};

using AnyWorkload = std::variant<RedisWorkload, OltpWorkload, DumpWorkload>;

/// What is measured.
struct WorkloadSpec
{
    QString id;   ///< unique in its profile, made by Tare, never shown
    QString name; ///< as the user typed it; may be used twice
    AnyWorkload what;

    bool operator==(const WorkloadSpec &) const = default;
};

/// One measurable case of a workload: one test, one thread or client count.
struct WorkloadCase
{
    QString workloadId;
    QString workloadName;
    AnyWorkload what; ///< with exactly one test or mix or tool, and one count

    bool operator==(const WorkloadCase &) const = default;
};

ServerKind serverKind(const WorkloadSpec &workload);
ServerKind serverKind(const WorkloadCase &workload);

/// Of a dump, which takes as long as it takes: no warm-up, no duration, intervals of a second.
const Timing &timing(const WorkloadSpec &workload);
const Timing &timing(const WorkloadCase &workload);

/// The cases of a workload in the order they are run.
QList<WorkloadCase> expandCases(const WorkloadSpec &workload);

/// What a case is called in a table and a sentence, in the present language: "Redis SET, 50 clients",
/// "OLTP read/write, 8 threads", "Dump with mydumper, gzip, 4 threads".
QString caseTitle(const WorkloadCase &workload);

/// Untranslated and stable, for files and grouping: "redis:SET:c50", "oltp_read_write:t8",
/// "dump:mydumper:gzip:t4". Unique within a profile together with the workload's id.
QString caseKey(const WorkloadCase &workload);

/// The name of a case's test or mix, as shown: "SET", "SET:GET 1:10".
QString redisCaseName(const RedisWorkload &redis);

/// The name redis-benchmark prints: "SET", "LRANGE_100", "PING_MBULK".
QString redisTestName(RedisTest test);
/// sysbench's name: "oltp_read_write".
QString oltpMixName(OltpMix mix);

/// What a mix is called in the present language: "OLTP read/write".
QString oltpMixTitle(OltpMix mix);

/// The metric the verdict is about: "transactions_per_s" for OLTP, "requests_per_s" for Redis,
/// "dump_s", of which less is better, for dumps.
QString primaryMetric(const WorkloadCase &workload);

} // namespace Tare
