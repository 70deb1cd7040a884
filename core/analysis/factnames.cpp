// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/factnames.h"

#include "core/model/numberformat.h"
#include "core/model/records.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

namespace Tare {

namespace {

struct Known
{
    const char *key;
    const char *title;
};

constexpr std::array known{
    Known{"environment.kind", QT_TRANSLATE_NOOP("Tare::Facts", "Kind")},
    Known{"network.path", QT_TRANSLATE_NOOP("Tare::Facts", "Network path")},
    Known{"network.mechanism", QT_TRANSLATE_NOOP("Tare::Facts", "In the path")},
    Known{"topology.instances", QT_TRANSLATE_NOOP("Tare::Facts", "Instances")},
    Known{"topology.schemas", QT_TRANSLATE_NOOP("Tare::Facts", "Schemas or databases of each instance")},
    Known{"topology.memory_mib", QT_TRANSLATE_NOOP("Tare::Facts", "Memory for the data of each instance")},
    Known{"engine.name", QT_TRANSLATE_NOOP("Tare::Facts", "Engine")},
    Known{"engine.version", QT_TRANSLATE_NOOP("Tare::Facts", "Engine version")},
    Known{"engine.client_version", QT_TRANSLATE_NOOP("Tare::Facts", "Engine's command line version")},
    Known{"engine.runtime", QT_TRANSLATE_NOOP("Tare::Facts", "Runtime")},
    Known{"engine.rootless", QT_TRANSLATE_NOOP("Tare::Facts", "Rootless")},
    Known{"engine.storage", QT_TRANSLATE_NOOP("Tare::Facts", "Storage driver")},
    Known{"engine.network", QT_TRANSLATE_NOOP("Tare::Facts", "Network backend")},
    Known{"engine.userland_proxy", QT_TRANSLATE_NOOP("Tare::Facts", "Userland proxy")},
    Known{"engine.log_driver", QT_TRANSLATE_NOOP("Tare::Facts", "Log driver")},
    Known{"engine.arguments", QT_TRANSLATE_NOOP("Tare::Facts", "Engine arguments")},
    Known{"image.source", QT_TRANSLATE_NOOP("Tare::Facts", "Image from")},
    Known{"image.name", QT_TRANSLATE_NOOP("Tare::Facts", "Image")},
    Known{"image.digest", QT_TRANSLATE_NOOP("Tare::Facts", "Image digest")},
    Known{"storage", QT_TRANSLATE_NOOP("Tare::Facts", "Storage")},
    Known{"server.version", QT_TRANSLATE_NOOP("Tare::Facts", "Server version")},
    Known{"server.sha256", QT_TRANSLATE_NOOP("Tare::Facts", "Server program, SHA-256")},
    Known{"server.binary", QT_TRANSLATE_NOOP("Tare::Facts", "Server program")},
    Known{"server.comment", QT_TRANSLATE_NOOP("Tare::Facts", "Build")},
    Known{"server.libc", QT_TRANSLATE_NOOP("Tare::Facts", "C library")},
    Known{"server.allocator", QT_TRANSLATE_NOOP("Tare::Facts", "Memory allocator")},
    Known{"server.nice", QT_TRANSLATE_NOOP("Tare::Facts", "Priority (nice)")},
    Known{"server.oom_score_adj", QT_TRANSLATE_NOOP("Tare::Facts", "Out-of-memory preference")},
    Known{"server.huge_pages_mib", QT_TRANSLATE_NOOP("Tare::Facts", "Huge pages in use")},
    Known{"load.transport", QT_TRANSLATE_NOOP("Tare::Facts", "Transport")},
    Known{"load.cipher", QT_TRANSLATE_NOOP("Tare::Facts", "Cipher of the load's connections")},
    Known{"load.tlsVersion", QT_TRANSLATE_NOOP("Tare::Facts", "TLS of the load's connections")},
    Known{"load.protocol", QT_TRANSLATE_NOOP("Tare::Facts", "Protocol of the load")},
    Known{"load.rate", QT_TRANSLATE_NOOP("Tare::Facts", "Rate asked for, a second")},
    Known{"load.backlog.most", QT_TRANSLATE_NOOP("Tare::Facts", "Most operations waiting to be begun")},
    Known{"load.backlog.end", QT_TRANSLATE_NOOP("Tare::Facts", "Operations waiting at the end")},
    Known{"load.reconnects", QT_TRANSLATE_NOOP("Tare::Facts", "Connections opened again")},
    Known{"load.renewals", QT_TRANSLATE_NOOP("Tare::Facts", "Connections renewed on purpose")},
    Known{"load.lostReplies", QT_TRANSLATE_NOOP("Tare::Facts", "Statements whose reply was lost")},
    Known{"load.givenUp", QT_TRANSLATE_NOOP("Tare::Facts", "Transactions given up")},
    Known{"load.refilledRows", QT_TRANSLATE_NOOP("Tare::Facts", "Rows put back")},
    Known{"load.bulkRows", QT_TRANSLATE_NOOP("Tare::Facts", "Rows inserted in bulk")},
    Known{"tls.version", QT_TRANSLATE_NOOP("Tare::Facts", "TLS")},
    Known{"tls.cipher", QT_TRANSLATE_NOOP("Tare::Facts", "TLS cipher")},
    Known{"probe.round_trip_us", QT_TRANSLATE_NOOP("Tare::Facts", "Round trip of one small query")},
    Known{"dump.version", QT_TRANSLATE_NOOP("Tare::Facts", "Dump tool")},
    Known{"dump.compressor", QT_TRANSLATE_NOOP("Tare::Facts", "Compressor")},
    Known{"dump.cache", QT_TRANSLATE_NOOP("Tare::Facts", "Cache before the dump")},
    Known{"data.set", QT_TRANSLATE_NOOP("Tare::Facts", "Data set")},
    Known{"data.bytes", QT_TRANSLATE_NOOP("Tare::Facts", "Data on disk")},
    Known{"data.source", QT_TRANSLATE_NOOP("Tare::Facts", "Data came by")},
    Known{"data.filesystem", QT_TRANSLATE_NOOP("Tare::Facts", "File system of the data")},
    Known{"data.device", QT_TRANSLATE_NOOP("Tare::Facts", "Device of the data")},
    Known{"data.mount_options", QT_TRANSLATE_NOOP("Tare::Facts", "Mount options of the data")},
    Known{"data.scheduler", QT_TRANSLATE_NOOP("Tare::Facts", "I/O scheduler of the data")},
    Known{"data.free_percent", QT_TRANSLATE_NOOP("Tare::Facts", "Free space where the data is")},
    Known{"data.fsync_us", QT_TRANSLATE_NOOP("Tare::Facts", "Time of an fsync where the data is")},
    Known{"limits.nofile", QT_TRANSLATE_NOOP("Tare::Facts", "Open files")},
    Known{"limits.nproc", QT_TRANSLATE_NOOP("Tare::Facts", "Processes")},
    Known{"limits.memlock", QT_TRANSLATE_NOOP("Tare::Facts", "Locked memory")},
    Known{"limits.stack", QT_TRANSLATE_NOOP("Tare::Facts", "Stack")},
    Known{"limits.core", QT_TRANSLATE_NOOP("Tare::Facts", "Core files")},
    Known{"cpu.affinity", QT_TRANSLATE_NOOP("Tare::Facts", "CPUs allowed")},
    Known{"memory.nodes", QT_TRANSLATE_NOOP("Tare::Facts", "Memory nodes allowed")},
    Known{"cgroup.version", QT_TRANSLATE_NOOP("Tare::Facts", "Control groups")},
    Known{"cgroup.cpus", QT_TRANSLATE_NOOP("Tare::Facts", "CPU limit")},
    Known{"cgroup.cpu_weight", QT_TRANSLATE_NOOP("Tare::Facts", "CPU weight")},
    Known{"cgroup.memory", QT_TRANSLATE_NOOP("Tare::Facts", "Memory limit")},
    Known{"cgroup.memory_high", QT_TRANSLATE_NOOP("Tare::Facts", "Memory above which it is slowed down")},
    Known{"cgroup.swap", QT_TRANSLATE_NOOP("Tare::Facts", "Swap limit")},
    Known{"cgroup.io", QT_TRANSLATE_NOOP("Tare::Facts", "I/O limit")},
    Known{"cgroup.pids", QT_TRANSLATE_NOOP("Tare::Facts", "Limit of tasks")},
    Known{"security.seccomp", QT_TRANSLATE_NOOP("Tare::Facts", "System call filter")},
    Known{"security.capabilities", QT_TRANSLATE_NOOP("Tare::Facts", "Capabilities")},
    Known{"security.no_new_privileges", QT_TRANSLATE_NOOP("Tare::Facts", "No new privileges")},
    Known{"security.label", QT_TRANSLATE_NOOP("Tare::Facts", "Security label")},
    Known{"security.speculation_store_bypass", QT_TRANSLATE_NOOP("Tare::Facts", "Speculative store bypass")},
    Known{"host.name", QT_TRANSLATE_NOOP("Tare::Facts", "Host")},
    Known{"host.os", QT_TRANSLATE_NOOP("Tare::Facts", "Operating system")},
    Known{"host.kernel", QT_TRANSLATE_NOOP("Tare::Facts", "Kernel")},
    Known{"host.architecture", QT_TRANSLATE_NOOP("Tare::Facts", "Architecture")},
    Known{"host.virtualisation", QT_TRANSLATE_NOOP("Tare::Facts", "Virtual machine")},
    Known{"host.clock_source", QT_TRANSLATE_NOOP("Tare::Facts", "Clock source")},
    Known{"host.mitigations", QT_TRANSLATE_NOOP("Tare::Facts", "Mitigations of the processor")},
    Known{"host.boot", QT_TRANSLATE_NOOP("Tare::Facts", "Start of the machine")},
    Known{"cpu.model", QT_TRANSLATE_NOOP("Tare::Facts", "Processor")},
    Known{"cpu.count", QT_TRANSLATE_NOOP("Tare::Facts", "CPUs")},
    Known{"cpu.governor", QT_TRANSLATE_NOOP("Tare::Facts", "CPU governor")},
    Known{"cpu.frequency_min", QT_TRANSLATE_NOOP("Tare::Facts", "Lowest CPU frequency, kHz")},
    Known{"cpu.frequency_max", QT_TRANSLATE_NOOP("Tare::Facts", "Highest CPU frequency, kHz")},
    Known{"cpu.turbo", QT_TRANSLATE_NOOP("Tare::Facts", "Turbo")},
    Known{"cpu.smt", QT_TRANSLATE_NOOP("Tare::Facts", "Hyper-threading")},
    Known{"cpu.isolated", QT_TRANSLATE_NOOP("Tare::Facts", "Isolated CPUs")},
    Known{"memory.total", QT_TRANSLATE_NOOP("Tare::Facts", "Memory")},
    Known{"memory.hugepages", QT_TRANSLATE_NOOP("Tare::Facts", "Transparent huge pages")},
    Known{"memory.swap_bytes", QT_TRANSLATE_NOOP("Tare::Facts", "Swap space")},
    Known{"memory.swappiness", QT_TRANSLATE_NOOP("Tare::Facts", "Swappiness")},
    Known{"memory.overcommit", QT_TRANSLATE_NOOP("Tare::Facts", "Overcommit")},
    Known{"memory.dirty_ratio", QT_TRANSLATE_NOOP("Tare::Facts", "Dirty ratio")},
    Known{"memory.dirty_background_ratio", QT_TRANSLATE_NOOP("Tare::Facts", "Background dirty ratio")},
    Known{"net.somaxconn", QT_TRANSLATE_NOOP("Tare::Facts", "Longest queue of connections")},
    Known{"net.syn_backlog", QT_TRANSLATE_NOOP("Tare::Facts", "Longest queue of half-open connections")},
    Known{"net.port_range", QT_TRANSLATE_NOOP("Tare::Facts", "Range of local ports")},
    Known{"net.mtu", QT_TRANSLATE_NOOP("Tare::Facts", "MTU of the server's interface")},
    Known{"window.other_cpu_percent", QT_TRANSLATE_NOOP("Tare::Facts", "CPU used by other programs")},
    Known{"window.steal_percent", QT_TRANSLATE_NOOP("Tare::Facts", "CPU taken by the host of this machine")},
    Known{"window.throttled_ms", QT_TRANSLATE_NOOP("Tare::Facts", "Stopped by the CPU limit")},
    Known{"window.thermal_events", QT_TRANSLATE_NOOP("Tare::Facts", "Slowed down by heat")},
    Known{"window.psi_cpu_percent", QT_TRANSLATE_NOOP("Tare::Facts", "Waiting for a CPU")},
    Known{"window.psi_memory_percent", QT_TRANSLATE_NOOP("Tare::Facts", "Waiting for memory")},
    Known{"window.psi_io_percent", QT_TRANSLATE_NOOP("Tare::Facts", "Waiting for I/O")},
    Known{"window.swap_in", QT_TRANSLATE_NOOP("Tare::Facts", "Pages swapped in")},
    Known{"window.swap_out", QT_TRANSLATE_NOOP("Tare::Facts", "Pages swapped out")},
    Known{"window.dirty_mib", QT_TRANSLATE_NOOP("Tare::Facts", "Waiting to be written at the start")},
    Known{"window.oom_kills", QT_TRANSLATE_NOOP("Tare::Facts", "Killed for want of memory")},
    Known{"window.conntrack_percent", QT_TRANSLATE_NOOP("Tare::Facts", "Connection table in use")},
    Known{"window.conntrack_drops", QT_TRANSLATE_NOOP("Tare::Facts", "Dropped by the connection table")},
    Known{"window.listen_overflows", QT_TRANSLATE_NOOP("Tare::Facts", "Connections refused by a full queue")},
    Known{"window.packet_drops", QT_TRANSLATE_NOOP("Tare::Facts", "Packets dropped")},
    Known{"window.buffer_pool_hit_percent",
          QT_TRANSLATE_NOOP("Tare::Facts", "Reads found in the buffer pool")},
    Known{"window.buffer_pool_full_percent", QT_TRANSLATE_NOOP("Tare::Facts", "Buffer pool filled")},
    Known{"errors.percent", QT_TRANSLATE_NOOP("Tare::Facts", "Errors")},
    Known{"runs.values", QT_TRANSLATE_NOOP("Tare::Facts", "Runs in order")},
};

constexpr std::array passing{
    "server.process_id", "server.uptime_s", "server.executable", "server.config_file", "server.datadir",
    "server.lock",       "network.peer",    "network.address",   "data.files",         "server.os",
    "server.machine",    "server.uid",      "cgroup.path"};

const Known *find(const QString &key)
{
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&key](const Known &its) { return key == QLatin1String(its.key); });
    return found == known.end() ? nullptr : found;
}

} // namespace

QString factTitle(const QString &key)
{
    if (key.startsWith(settingFact))
        return key.mid(settingFact.size());
    constexpr QLatin1String answered("load.answered."); // and a command
    if (key.startsWith(answered))
        return QCoreApplication::translate("Tare::Facts", "Answered: %1").arg(key.mid(answered.size()));
    if (key.startsWith(instanceFact) && key.count(u'.') > 1) {
        //: %1 number of a server among several, %2 name of a fact
        return QCoreApplication::translate("Tare::Facts", "Instance %1: %2")
            .arg(key.section(u'.', 1, 1), factTitle(key.section(u'.', 2)));
    }
    const Known *its = find(key);
    return its ? QCoreApplication::translate("Tare::Facts", its->title) : key;
}

int factRank(const QString &key)
{
    const Known *its = find(key);
    return static_cast<int>(its ? its - known.begin() : static_cast<qptrdiff>(known.size()));
}

bool isPassingFact(const QString &key)
{
    return key.startsWith(importRemarkFact)
        || std::any_of(passing.begin(), passing.end(),
                       [&key](const char *each) { return key == QLatin1String(each); });
}

QString factText(const QString &key, const QString &value)
{
    if (value.contains(QLatin1String(", "))) { // several, as of several runs
        QStringList parts = value.split(QStringLiteral(", "));
        for (QString &part : parts)
            part = factText(key, part);
        return parts.join(QStringLiteral(", "));
    }
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber)
        return value;
    if (key.endsWith(QLatin1String("_percent")) || key == QLatin1String("errors.percent"))
        return formatPercent(number / 100, number != 0 && number < 10 ? 1 : 0);
    if (key == QLatin1String("data.bytes") || key == QLatin1String("memory.total")
        || key == QLatin1String("memory.swap_bytes"))
        return formatBytes(static_cast<qint64>(number));
    const auto with = [](const QString &text, const QString &unit) { return text + QChar(0x202F) + unit; };
    if (key.endsWith(QLatin1String("_us")))
        return with(formatSignificant(number), QStringLiteral("µs"));
    if (key.endsWith(QLatin1String("_ms")))
        return with(formatSignificant(number), QStringLiteral("ms"));
    if (key.endsWith(QLatin1String("_mib")))
        return with(formatSignificant(number), QStringLiteral("MiB"));
    if (key.startsWith(QLatin1String("window.")))
        return formatSignificant(number);
    return value;
}

} // namespace Tare
