// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/testprofile.h"
#include "core/model/workloadspec.h"

#include <QLatin1StringView>
#include <QStringList>

#include <array>
#include <optional>

namespace Tare {

/// A value and its word in documents. Words never change once released.
template<typename Enum>
struct EnumName
{
    Enum value;
    QLatin1StringView name;
};

template<typename Enum, std::size_t N>
QLatin1StringView enumName(const std::array<EnumName<Enum>, N> &table, Enum value)
{
    for (const auto &entry : table) {
        if (entry.value == value)
            return entry.name;
    }
    return table.front().name;
}

template<typename Enum, std::size_t N>
std::optional<Enum> enumValue(const std::array<EnumName<Enum>, N> &table, const QString &name)
{
    for (const auto &entry : table) {
        if (entry.name == name)
            return entry.value;
    }
    return std::nullopt;
}

template<typename Enum, std::size_t N>
QStringList enumWords(const std::array<EnumName<Enum>, N> &table)
{
    QStringList words;
    for (const auto &entry : table)
        words.append(entry.name);
    return words;
}

inline constexpr std::array<EnumName<ServerKind>, 2> serverKindNames = {{
    {ServerKind::Redis, QLatin1StringView("redis")},
    {ServerKind::MySql, QLatin1StringView("mysql")},
}};

inline constexpr std::array<EnumName<Transport>, 2> transportNames = {{
    {Transport::Tcp, QLatin1StringView("tcp")},
    {Transport::UnixSocket, QLatin1StringView("unix-socket")},
}};

inline constexpr std::array<EnumName<TlsMode>, 5> tlsModeNames = {{
    {TlsMode::Off, QLatin1StringView("off")},
    {TlsMode::Preferred, QLatin1StringView("preferred")},
    {TlsMode::Required, QLatin1StringView("required")},
    {TlsMode::VerifyCa, QLatin1StringView("verify-ca")},
    {TlsMode::VerifyIdentity, QLatin1StringView("verify-identity")},
}};

inline constexpr std::array<EnumName<MemoryRule>, 2> memoryRuleNames = {{
    {MemoryRule::Total, QLatin1StringView("total")},
    {MemoryRule::Each, QLatin1StringView("each")},
}};

inline constexpr std::array<EnumName<CpuSharing>, 3> cpuSharingNames = {{
    {CpuSharing::Same, QLatin1StringView("same")},
    {CpuSharing::Spread, QLatin1StringView("spread")},
    {CpuSharing::OneEach, QLatin1StringView("one-each")},
}};

inline constexpr std::array<EnumName<ContainerEngine>, 3> containerEngineNames = {{
    {ContainerEngine::Any, QLatin1StringView("any")},
    {ContainerEngine::Docker, QLatin1StringView("docker")},
    {ContainerEngine::Podman, QLatin1StringView("podman")},
}};

inline constexpr std::array<EnumName<ImageSource>, 2> imageSourceNames = {{
    {ImageSource::HostBinary, QLatin1StringView("host-binary")},
    {ImageSource::Reference, QLatin1StringView("reference")},
}};

inline constexpr std::array<EnumName<NetworkPath>, 3> networkPathNames = {{
    {NetworkPath::Host, QLatin1StringView("host")},
    {NetworkPath::BridgeAddress, QLatin1StringView("bridge-address")},
    {NetworkPath::PublishedPort, QLatin1StringView("published-port")},
}};

inline constexpr std::array<EnumName<ContainerStorage>, 3> containerStorageNames = {{
    {ContainerStorage::BindMount, QLatin1StringView("bind-mount")},
    {ContainerStorage::Volume, QLatin1StringView("volume")},
    {ContainerStorage::ImageLayer, QLatin1StringView("image-layer")},
}};

inline constexpr std::array<EnumName<RunOrder>, 4> runOrderNames = {{
    {RunOrder::Sequential, QLatin1StringView("sequential")},
    {RunOrder::Interleaved, QLatin1StringView("interleaved")},
    {RunOrder::Shuffled, QLatin1StringView("shuffled")},
    {RunOrder::Abba, QLatin1StringView("abba")},
}};

/// What a verdict can be about. Queries per second are a multiple of throughput, and the longest latency is
/// one single operation: neither is offered.
inline constexpr std::array<EnumName<Metric>, 6> primaryMetricNames = {{
    {Metric::OperationsPerSecond, QLatin1StringView("throughput")},
    {Metric::LatencyAvg, QLatin1StringView("latency_avg")},
    {Metric::LatencyP50, QLatin1StringView("latency_p50")},
    {Metric::LatencyP95, QLatin1StringView("latency_p95")},
    {Metric::LatencyP99, QLatin1StringView("latency_p99")},
    {Metric::LatencyP999, QLatin1StringView("latency_p999")},
}};

inline constexpr std::array<EnumName<DumpTool>, 3> dumpToolNames = {{
    {DumpTool::Mydumper, QLatin1StringView("mydumper")},
    {DumpTool::MysqlDump, QLatin1StringView("mysqldump")},
    {DumpTool::MariadbDump, QLatin1StringView("mariadb-dump-dir")},
}};

inline constexpr std::array<EnumName<DumpCompression>, 3> dumpCompressionNames = {{
    {DumpCompression::None, QLatin1StringView("none")},
    {DumpCompression::Gzip, QLatin1StringView("gzip")},
    {DumpCompression::Zstd, QLatin1StringView("zstd")},
}};

inline constexpr std::array<EnumName<DumpRestore>, 3> dumpRestoreNames = {{
    {DumpRestore::None, QLatin1StringView("none")},
    {DumpRestore::Uncompressed, QLatin1StringView("uncompressed")},
    {DumpRestore::Every, QLatin1StringView("every")},
}};

inline constexpr std::array<EnumName<DumpConsistency>, 4> dumpConsistencyNames = {{
    {DumpConsistency::ToolDefault, QLatin1StringView("tool-default")},
    {DumpConsistency::Transactions, QLatin1StringView("transactions")},
    {DumpConsistency::LockTables, QLatin1StringView("lock-tables")},
    {DumpConsistency::NoLocks, QLatin1StringView("no-locks")},
}};

inline constexpr std::array<EnumName<DumpCache>, 3> dumpCacheNames = {{
    {DumpCache::AsFound, QLatin1StringView("as-found")},
    {DumpCache::Cold, QLatin1StringView("cold")},
    {DumpCache::Warm, QLatin1StringView("warm")},
}};

inline constexpr std::array<EnumName<OltpMix>, 11> oltpMixNames = {{
    {OltpMix::ReadWrite, QLatin1StringView("oltp_read_write")},
    {OltpMix::ReadOnly, QLatin1StringView("oltp_read_only")},
    {OltpMix::WriteOnly, QLatin1StringView("oltp_write_only")},
    {OltpMix::PointSelect, QLatin1StringView("oltp_point_select")},
    {OltpMix::UpdateIndex, QLatin1StringView("oltp_update_index")},
    {OltpMix::UpdateNonIndex, QLatin1StringView("oltp_update_non_index")},
    {OltpMix::Insert, QLatin1StringView("oltp_insert")},
    {OltpMix::Delete, QLatin1StringView("oltp_delete")},
    {OltpMix::RandomPoints, QLatin1StringView("select_random_points")},
    {OltpMix::RandomRanges, QLatin1StringView("select_random_ranges")},
    {OltpMix::BulkInsert, QLatin1StringView("bulk_insert")},
}};

inline constexpr std::array<EnumName<LostConnection>, 2> lostConnectionNames = {{
    {LostConnection::Reconnect, QLatin1StringView("reconnect")},
    {LostConnection::Stop, QLatin1StringView("stop")},
}};

inline constexpr std::array<EnumName<KeyDistribution>, 4> keyDistributionNames = {{
    {KeyDistribution::Uniform, QLatin1StringView("uniform")},
    {KeyDistribution::Sequential, QLatin1StringView("sequential")},
    {KeyDistribution::Gaussian, QLatin1StringView("gaussian")},
    {KeyDistribution::Zipf, QLatin1StringView("zipf")},
}};

inline constexpr std::array<EnumName<RowDistribution>, 5> rowDistributionNames = {{
    {RowDistribution::Uniform, QLatin1StringView("uniform")},
    {RowDistribution::Special, QLatin1StringView("special")},
    {RowDistribution::Gaussian, QLatin1StringView("gaussian")},
    {RowDistribution::Pareto, QLatin1StringView("pareto")},
    {RowDistribution::Zipfian, QLatin1StringView("zipfian")},
}};

inline constexpr std::array<EnumName<RedisTest>, 20> redisTestNames = {{
    {RedisTest::PingInline, QLatin1StringView("PING_INLINE")},
    {RedisTest::PingMbulk, QLatin1StringView("PING_MBULK")},
    {RedisTest::Set, QLatin1StringView("SET")},
    {RedisTest::Get, QLatin1StringView("GET")},
    {RedisTest::Incr, QLatin1StringView("INCR")},
    {RedisTest::Lpush, QLatin1StringView("LPUSH")},
    {RedisTest::Rpush, QLatin1StringView("RPUSH")},
    {RedisTest::Lpop, QLatin1StringView("LPOP")},
    {RedisTest::Rpop, QLatin1StringView("RPOP")},
    {RedisTest::Sadd, QLatin1StringView("SADD")},
    {RedisTest::Hset, QLatin1StringView("HSET")},
    {RedisTest::Spop, QLatin1StringView("SPOP")},
    {RedisTest::Zadd, QLatin1StringView("ZADD")},
    {RedisTest::Zpopmin, QLatin1StringView("ZPOPMIN")},
    {RedisTest::Lrange100, QLatin1StringView("LRANGE_100")},
    {RedisTest::Lrange300, QLatin1StringView("LRANGE_300")},
    {RedisTest::Lrange500, QLatin1StringView("LRANGE_500")},
    {RedisTest::Lrange600, QLatin1StringView("LRANGE_600")},
    {RedisTest::Mset, QLatin1StringView("MSET")},
    {RedisTest::Xadd, QLatin1StringView("XADD")},
}};

} // namespace Tare
