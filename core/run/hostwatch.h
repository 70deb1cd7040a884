// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/environment/hostsampler.h"
#include "core/model/endpoint.h"

#include <QList>

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace Tare {

/// What the machine does while a step warms up and is measured, and what its servers counted meanwhile.
class HostWatch
{
    Q_DISABLE_COPY_MOVE(HostWatch)

public:
    /// One instance.
    struct Server
    {
        Endpoint endpoint;
        QList<qint64> processes; ///< empty: on another machine, or not known
        QList<qint64> proxies;   ///< what stands in the network path
    };

    /// With the seconds that the load is going to warm up for. Samples are given out on a thread of the
    /// watch, as they are made.
    HostWatch(QList<Server> servers, double warmup, std::function<void(const HostSample &)> sampled);
    ~HostWatch();

    /// By the load's thread; returns at once.
    void phaseChanged(LoadPhase phase);

    struct Outcome
    {
        HostFigures figures;       ///< with "server.NAME": growth a second of the servers' counters together
        QList<HostSample> samples; ///< where they are very many, neighbours are one
    };
    /// Ends the watch. `seconds`: the window as it was measured. Blocks for some milliseconds; after it no
    /// sample is given out.
    Outcome finish(double seconds);

private:
    using Clock = std::chrono::steady_clock;
    /// Counters of all servers together, and when they were read.
    struct Counted
    {
        Clock::time_point when;
        HostValues values;
    };

    QList<WatchedRole> roles() const;
    void take(HostSample sample);
    void begin(Clock::time_point measurement);
    Counted readServers() const;
    void addServerCounters(HostFigures &figures) const;

    const QList<Server> m_servers;
    const double m_warmup;
    const std::function<void(const HostSample &)> m_sampled;
    std::thread m_asking;           ///< reads the servers' counters at one end of the window
    std::optional<Counted> m_first; ///< by m_asking
    std::optional<Counted> m_last;

    std::mutex m_mutex;             ///< for what follows
    std::optional<double> m_origin; ///< start of the measurement, seconds of the sampler's clock
    std::optional<double> m_end;
    QList<HostSample> m_samples;

    bool m_running = false;
    HostSampler m_sampler; ///< last: its thread uses the others
};

} // namespace Tare
