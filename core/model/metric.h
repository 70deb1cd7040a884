// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Tare {

/// Numbers of a run that can be compared. Names in files: "requests_per_s", "transactions_per_s",
/// "queries_per_s", "latency_avg_ms", "latency_p50_ms", "latency_p95_ms", "latency_p99_ms",
/// "latency_p999_ms", "latency_max_ms", and of dumps "dump_s", "restore_s", "dump_cpu_s", "restore_cpu_s".
enum class Metric {
    OperationsPerSecond,
    QueriesPerSecond,
    LatencyAvg,
    LatencyP50,
    LatencyP95,
    LatencyP99,
    LatencyP999,
    LatencyMax,
    DumpSeconds, ///< real time of the dump
    RestoreSeconds,
    DumpCpuSeconds, ///< user and system of the tool
    RestoreCpuSeconds,
};

} // namespace Tare
