// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/hostmetrics.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace Tare {

/// Time of one CPU, or of all of them, by what it was spent on: clock ticks since the start of the machine.
struct CpuTimes
{
    double user = 0; ///< with nice; the kernel has guests in it
    double system = 0;
    double idle = 0;
    double iowait = 0;
    double irq = 0;
    double softirq = 0;
    double steal = 0;

    double all() const { return user + system + idle + iowait + irq + softirq + steal; }
};

/// /proc/stat.
struct StatCounters
{
    CpuTimes all;
    QMap<int, CpuTimes> cpus; ///< those that are online
    double contextSwitches = 0;
};
StatCounters readStat(const QByteArray &text);

/// What waits in front of an interface and what was refused there, over all its queueing disciplines.
struct QueueCounters
{
    double waiting = 0;          ///< bytes now
    double drops = 0;            ///< packets so far
    double delayed = 0;          ///< times that a limit held packets back, so far
    std::optional<double> limit; ///< bytes/s that a tbf, netem or cake lets through
};

/// A line of /proc/net/dev, and what belongs to the interface.
struct InterfaceCounters
{
    double bytesIn = 0;
    double packetsIn = 0;
    double dropsIn = 0;
    double bytesOut = 0;
    double packetsOut = 0;
    double dropsOut = 0;
    std::optional<double> linkSpeed; ///< bytes/s of a real card; virtual ones name a speed nothing holds to
    std::optional<QueueCounters> queue;
};
QMap<QString, InterfaceCounters> readNetDev(const QByteArray &text);

/// A line of /proc/diskstats; times in milliseconds.
struct DiskCounters
{
    double reads = 0;
    double bytesRead = 0;
    double readTime = 0;
    double writes = 0;
    double bytesWritten = 0;
    double writeTime = 0;
    double busyTime = 0;
};
QMap<QString, DiskCounters> readDiskStats(const QByteArray &text);

/// Bytes by name: /proc/meminfo.
QHash<QByteArray, double> readMemInfo(const QByteArray &text);
/// Numbers by name: /proc/vmstat, cpu.stat and the like.
QHash<QByteArray, double> readNamedNumbers(const QByteArray &text);

/// Seconds so far in which some, or all, had to wait: a file of /proc/pressure.
struct Pressure
{
    std::optional<double> some;
    std::optional<double> full;
};
Pressure readPressure(const QByteArray &text);

/// Seconds that a thread ran, and that it was ready but had no CPU: /proc/PID/task/TID/schedstat.
struct ThreadTimes
{
    double ran = 0;
    double waited = 0;
};
std::optional<ThreadTimes> readSchedStat(const QByteArray &text);

struct ProcessReading
{
    double started = 0;         ///< ticks after the start of the machine: tells a process from its namesake
    double cpu = 0;             ///< seconds
    std::optional<double> read; ///< bytes from, and to, disks; needs the right to look
    std::optional<double> written;
    double memory = 0;                  ///< bytes resident
    QHash<qint64, ThreadTimes> threads; ///< by thread
};
/// `started` and `cpu` of /proc/PID/stat; nothing when it is not complete.
std::optional<ProcessReading> readProcessStat(const QByteArray &text, double ticksPerSecond);

/// Processes that belong together.
struct RoleReading
{
    QHash<qint64, ProcessReading> processes;
    QList<int> cpus;               ///< that they may use; empty: not known
    std::optional<double> periods; ///< of the CPU limit of their control group so far
    std::optional<double> throttledPeriods;
    std::optional<double> throttledTime; ///< seconds
};

/// The CPUs of "0-2,5".
QList<int> readCpuMask(const QByteArray &list);

/// Everything of one moment. What could not be read is absent.
struct HostReading
{
    double at = 0;          ///< seconds of a clock that is never set
    double pageSize = 4096; ///< bytes
    StatCounters stat;
    std::optional<double> load; ///< mean number of processes running or waiting, of the last minute
    QHash<QByteArray, double> memory;
    QHash<QByteArray, double> virtualMemory;
    QMap<QString, Pressure> pressure; ///< "cpu", "memory", "io"
    QMap<QString, InterfaceCounters> interfaces;
    QMap<QString, DiskCounters> disks;
    QMap<QString, RoleReading> roles; ///< "server", "proxy", "load"
};

/// What happened between two readings: the figures of a HostSample, keys as listed in hostsampler.h. A
/// counter that went back (a device or a process that is another one now) gives no figure; one of 32 bits
/// that began anew is counted on.
HostValues hostRates(const HostReading &before, const HostReading &after);

} // namespace Tare
