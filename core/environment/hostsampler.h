// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/hostmetrics.h"

#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace Tare {

/// Processes that are watched as one.
struct WatchedRole
{
    /// "server", or with several instances "server1" …; "proxy"; "load" is there by itself.
    QString name;
    QList<qint64> processes; ///< and their children
};

/// Reads what this machine does from /proc, /sys and the control groups, once a second, on a thread of its
/// own. Processes, CPUs and devices may come and go; what is not known is absent.
///
/// Keys and units of the figures. Shares are 0 … 1; "CPUs" is CPU seconds a second, 1 is one whole CPU.
///
/// cpu.user, cpu.system, cpu.iowait, cpu.steal, cpu.softirq, cpu.irq, cpu.idle   share of all CPUs
/// cpu.busy                       share of all CPUs that was neither idle nor iowait
/// cpu.N.user … cpu.N.busy        the same of CPU N
/// cpu.count                      CPUs online
/// load.1                         load average of the last minute
/// switches                       context switches/s
/// memory.total, memory.available, memory.cached, memory.dirty   bytes (dirty: with writeback)
/// swap.used                      bytes; swap.in, swap.out: bytes/s
/// net.IF.in, net.IF.out          bytes/s of interface IF, "lo" among them; the names of interfaces in the
///                                network namespace of a server begin with its role: "server/eth0"
/// net.IF.packets_in, .packets_out, .drops_in, .drops_out   packets/s
/// net.IF.limit                   bytes/s that it lets through in a direction: the link speed of a card, or
///                                the smaller limit that a queueing discipline (tbf, netem, cake) sets on
///                                what it sends. Virtual interfaces have no speed of their own
/// net.IF.used                    share of the limit, of the busier direction that has one; of a card with
///                                what Ethernet puts around a packet
/// net.IF.queue                   bytes waiting to be sent
/// net.IF.queue_drops             packets/s refused there; net.IF.delayed: times/s a limit held packets back
/// disk.DEV.read, disk.DEV.write  bytes/s of a whole device
/// disk.DEV.reads, disk.DEV.writes   operations/s
/// disk.DEV.busy                  share of the time in which it had something to do
/// disk.DEV.read_ms, disk.DEV.write_ms   mean time of an operation; absent when there was none
/// psi.cpu.some, psi.memory.some, psi.memory.full, psi.io.some, psi.io.full   share of the time in which
///                                some, or all, processes waited for it
/// proc.ROLE.cpu                  CPUs in use by the processes of a role: "server" (all instances; and
///                                "server1" … each of several), "proxy" (docker-proxy …), "load" (Tare's load
///                                threads, and the tools of a dump)
/// proc.ROLE.wait                 CPUs its threads would have used but did not get
/// proc.ROLE.thread, .thread_wait share of the time in which its busiest thread ran, and in which that
///                                thread was ready but had no CPU; together near 1: it never had to wait for
///                                work
/// proc.ROLE.cpus                 how many CPUs it may use; absent for "load"
/// proc.ROLE.cpus_busy            share of their time that these CPUs were busy, for whomever
/// proc.ROLE.memory               bytes resident
/// proc.ROLE.read, .write         bytes/s from and to disks
/// proc.ROLE.throttled            share of the periods of its control group's CPU limit in which it was
///                                stopped; absent without such a limit
/// proc.ROLE.throttled_ms         ms/s in which it was stopped
/// sampler.cpu                    CPUs that this sampling itself took
///
/// Beside these a step's HostFigures hold "server.NAME": growth a second in the measured window of counters
/// the server keeps, under its own names (Innodb_row_lock_time, evicted_keys …; core/run/hostwatch.h).
class HostSampler
{
    Q_DISABLE_COPY_MOVE(HostSampler)

public:
    /// A finished span. Its `start` is in seconds of std::chrono::steady_clock; whoever knows when the
    /// measurement began makes it relative to that.
    using Sampled = std::function<void(HostSample)>;

    /// Samples are given out on the sampler's thread.
    HostSampler(QList<WatchedRole> roles, Sampled sampled);
    ~HostSampler(); ///< stops

    /// Makes the first reading and goes on, on the thread. Returns at once.
    void start();
    /// Ends the present span now and begins the next: at the ends of the measured window. Returns at once.
    void cut();
    /// Ends the present span and the thread; waits for both, some milliseconds.
    void stop();

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

/// The summary of the samples that lie in the window from 0 to `seconds`.
HostFigures hostFigures(const QList<HostSample> &samples, double seconds);

} // namespace Tare
