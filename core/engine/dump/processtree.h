// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QList>
#include <QSet>

#include <chrono>
#include <optional>

namespace Tare {

struct ProcessBytes
{
    qint64 read = 0;    ///< by read calls, from files and pipes
    qint64 written = 0; ///< by write calls
};

/// Of a process and its children that have ended and were waited for; also of one that has ended itself but
/// was not waited for yet. From /proc/PID/io.
std::optional<ProcessBytes> bytesOfProcess(qint64 pid);

/// CPU seconds used so far by processes, their waited-for children included; nothing when none of them lives.
std::optional<double> cpuSecondsOfProcesses(const QList<qint64> &processes);

/// Follows the processes of one group: their memory together, and how long each of their threads works.
class ProcessTree
{
public:
    using Clock = std::chrono::steady_clock;

    explicit ProcessTree(qint64 group);

    /// Looks at them. `members` are those that are known; others of the group are looked for once a second,
    /// because that means reading all of /proc.
    void look(const QList<qint64> &members);

    qint64 peakMemory() const { return m_peakMemory; }
    double cpuSeconds() const;  ///< user and system, of those that live now and their waited-for children
    ProcessBytes bytes() const; ///< of the same
    /// How long the longest thread of the first process lived against the mean: 1 when all ended together.
    /// Only threads that used CPU; the main thread waits for the others and does not count. Nothing with
    /// fewer than two of them.
    std::optional<double> straggler() const;

private:
    struct Thread
    {
        Clock::time_point first;
        Clock::time_point last;
        double cpuSeconds = 0;
    };

    void findMembers(const QList<qint64> &known);
    void lookAtThreads(qint64 pid);

    qint64 m_group;
    qint64 m_first = 0;
    QSet<qint64> m_found; ///< by the last search
    QSet<qint64> m_members;
    QHash<qint64, Thread> m_threads;
    Clock::time_point m_searched;
    qint64 m_peakMemory = 0;
};

} // namespace Tare
