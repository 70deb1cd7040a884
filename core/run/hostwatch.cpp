// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/hostwatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Enough for any screen, and some 20 MB at most.
constexpr qsizetype mostSamples = 2000;
constexpr std::chrono::milliseconds patience{1000};

/// Counters that only grow.
QStringList countersOf(ServerKind server)
{
    if (server == ServerKind::Redis) {
        return {u"evicted_keys"_s, u"expired_keys"_s, u"rejected_connections"_s, u"total_net_input_bytes"_s,
                u"total_net_output_bytes"_s};
    }
    return {u"Innodb_row_lock_time"_s,         u"Innodb_row_lock_waits"_s,
            u"Innodb_buffer_pool_reads"_s,     u"Innodb_buffer_pool_read_requests"_s,
            u"Innodb_buffer_pool_wait_free"_s, u"Innodb_log_waits"_s,
            u"Innodb_data_fsyncs"_s,           u"Table_locks_waited"_s};
}

double seconds(std::chrono::steady_clock::time_point when)
{
    return std::chrono::duration<double>(when.time_since_epoch()).count();
}

/// Two neighbours as one.
HostSample joined(const HostSample &a, const HostSample &b)
{
    HostSample both;
    both.start = a.start;
    both.length = a.length + b.length;
    both.values = a.values;
    for (auto it = b.values.cbegin(); it != b.values.cend(); ++it) {
        const auto earlier = a.values.constFind(it.key());
        const double value =
            earlier == a.values.cend() ? *it : (*earlier * a.length + *it * b.length) / (a.length + b.length);
        both.values.insert(it.key(), value);
    }
    return both;
}

QList<HostSample> halved(const QList<HostSample> &samples)
{
    QList<HostSample> half;
    for (qsizetype i = 0; i + 1 < samples.size(); i += 2)
        half.append(joined(samples.at(i), samples.at(i + 1)));
    if (samples.size() % 2 == 1)
        half.append(samples.last());
    return half;
}

} // namespace

HostWatch::HostWatch(QList<Server> servers, double warmup, std::function<void(const HostSample &)> sampled)
    : m_servers(std::move(servers))
    , m_warmup(warmup)
    , m_sampled(std::move(sampled))
    , m_sampler(roles(), [this](HostSample sample) { take(std::move(sample)); })
{ }

HostWatch::~HostWatch()
{
    m_sampler.stop();
    if (m_asking.joinable())
        m_asking.join();
}

QList<WatchedRole> HostWatch::roles() const
{
    QList<WatchedRole> roles;
    WatchedRole proxy{u"proxy"_s, {}};
    for (qsizetype i = 0; i < m_servers.size(); ++i) {
        const Server &server = m_servers.at(i);
        const QString name = m_servers.size() == 1 ? u"server"_s : u"server%1"_s.arg(i + 1);
        if (!server.processes.isEmpty())
            roles.append({name, server.processes});
        for (const qint64 pid : server.proxies) {
            if (!proxy.processes.contains(pid))
                proxy.processes.append(pid);
        }
    }
    if (!proxy.processes.isEmpty())
        roles.append(proxy);
    return roles;
}

void HostWatch::begin(Clock::time_point measurement)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_origin = seconds(measurement);
    }
    if (m_running)
        m_sampler.cut();
    else
        m_sampler.start();
    m_running = true;
}

void HostWatch::phaseChanged(LoadPhase phase)
{
    const Clock::time_point now = Clock::now();
    switch (phase) {
    case LoadPhase::Connecting:
        break;
    case LoadPhase::Warmup:
        begin(now + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(m_warmup)));
        break;
    case LoadPhase::Measuring:
        begin(now);
        // a question to the server takes its time, and the load does not wait for it
        if (!m_asking.joinable())
            m_asking = std::thread([this] { m_first = readServers(); });
        break;
    case LoadPhase::Stopping:
        if (!m_running)
            break;
        {
            const std::scoped_lock lock(m_mutex);
            m_end = seconds(now);
        }
        m_sampler.cut();
        break;
    }
}

void HostWatch::take(HostSample sample)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_origin || (m_end && sample.start >= *m_end))
            return;
        sample.start -= *m_origin;
        m_samples.append(sample);
        if (m_samples.size() >= 2 * mostSamples)
            m_samples = halved(m_samples);
    }
    m_sampled(sample);
}

HostWatch::Outcome HostWatch::finish(double measured)
{
    m_sampler.stop();
    if (m_asking.joinable()) {
        m_asking.join();
        m_last = readServers();
    }
    const std::scoped_lock lock(m_mutex);
    Outcome outcome;
    outcome.figures = hostFigures(m_samples, measured);
    addServerCounters(outcome.figures);
    outcome.samples = m_samples.size() > mostSamples ? halved(m_samples) : m_samples;
    m_samples.clear();
    return outcome;
}

HostWatch::Counted HostWatch::readServers() const
{
    Counted counted;
    for (const Server &server : m_servers) {
        const Result<Facts> status =
            readServerStatus(server.endpoint, countersOf(server.endpoint.server), patience);
        if (!status)
            return {}; // of some instances only it would say nothing
        for (auto it = status->cbegin(); it != status->cend(); ++it) {
            bool good = false;
            const double value = it->toDouble(&good);
            if (good)
                counted.values[it.key()] += value;
        }
    }
    counted.when = Clock::now();
    return counted;
}

void HostWatch::addServerCounters(HostFigures &figures) const
{
    if (!m_first || !m_last || m_first->values.isEmpty() || m_last->values.isEmpty())
        return;
    const double length = seconds(m_last->when) - seconds(m_first->when);
    for (auto it = m_last->values.cbegin(); length > 0 && it != m_last->values.cend(); ++it) {
        const auto earlier = m_first->values.constFind(it.key());
        if (earlier == m_first->values.cend() || *it < *earlier)
            continue;
        const double rate = (*it - *earlier) / length;
        figures.insert(u"server."_s + it.key(), {rate, rate});
    }
}

} // namespace Tare
