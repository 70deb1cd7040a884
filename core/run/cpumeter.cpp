// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/cpumeter.h"

#include "core/environment/processcpu.h"

#include <algorithm>

namespace Tare {

CpuMeter::CpuMeter(QList<qint64> processes)
    : m_processes(std::move(processes))
{ }

std::optional<CpuMeter::Reading> CpuMeter::read() const
{
    if (m_processes.isEmpty())
        return std::nullopt;
    const std::optional<double> seconds = cpuSecondsOf(m_processes);
    if (!seconds)
        return std::nullopt;
    return Reading{Clock::now(), *seconds};
}

void CpuMeter::start()
{
    m_first = read();
    m_last = m_first;
}

std::optional<double> CpuMeter::lap()
{
    const std::optional<Reading> now = read();
    if (!now || !m_last || now->when <= m_last->when) {
        return std::nullopt;
    }
    const double wall = std::chrono::duration<double>(now->when - m_last->when).count();
    // A process of the group that ended takes its time with it.
    const double used = std::max(0.0, now->seconds - m_last->seconds);
    m_last = now;
    return used / wall;
}

std::optional<double> CpuMeter::mean() const
{
    if (!m_first || !m_last || m_last->when <= m_first->when)
        return std::nullopt;
    const double wall = std::chrono::duration<double>(m_last->when - m_first->when).count();
    return std::max(0.0, m_last->seconds - m_first->seconds) / wall;
}

} // namespace Tare
