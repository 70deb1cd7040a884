// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/controlgroups.h"
#include "core/environment/networkfacts.h"
#include "core/model/records.h"

#include <QList>

#include <chrono>
#include <optional>

namespace Tare {

/// What happens on the machine while a step is measured, beside the step: facts "window.*". Read twice from
/// /proc and /sys, in a millisecond or two; used by one thread at a time.
class WindowMeter
{
public:
    /// The server's processes, and those in the network path; both may be empty (a server elsewhere).
    explicit WindowMeter(QList<qint64> servers = {}, QList<qint64> proxies = {});

    void start();
    void stop();

    /// Of the time between start() and stop(). What could not be read is left out.
    Facts facts() const;

private:
    using Clock = std::chrono::steady_clock;

    struct Reading
    {
        Clock::time_point when;
        double cpuBusy = 0; ///< seconds of all CPUs in programs
        double cpuStolen = 0;
        double cpuAll = 0;
        double cpuOwn = 0;             ///< of this process, the server and the network path
        std::optional<double> waitCpu; ///< seconds in which some program waited
        std::optional<double> waitMemory;
        std::optional<double> waitIo;
        qint64 swapIn = 0;
        qint64 swapOut = 0;
        double dirtyMebibytes = 0;
        std::optional<qint64> thermalEvents;
        ControlGroupCounters groups;
        NetworkCounters network;
        ConnectionTable connections;
    };

    Reading read() const;

    QList<qint64> m_servers;
    QList<qint64> m_proxies;
    std::optional<Reading> m_first;
    std::optional<Reading> m_last;
};

} // namespace Tare
