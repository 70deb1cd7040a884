// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/stepprobe.h"

#include "core/engine/load.h"
#include "core/environment/datafacts.h"
#include "core/environment/machineprobe.h"
#include "core/environment/networkfacts.h"
#include "core/environment/processfacts.h"

#include <chrono>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr std::chrono::milliseconds patience{500};

const QString dataPages = u"Innodb_buffer_pool_pages_data"_s;
const QString allPages = u"Innodb_buffer_pool_pages_total"_s;
const QString pageRequests = u"Innodb_buffer_pool_read_requests"_s;
const QString pageReads = u"Innodb_buffer_pool_reads"_s;

Facts status(const Endpoint &endpoint)
{
    if (endpoint.server != ServerKind::MySql)
        return {};
    return readServerStatus(endpoint, {dataPages, allPages, pageRequests, pageReads}, patience)
        .value_or(Facts());
}

} // namespace

StepProbe::StepProbe(Server server)
    : m_server(std::move(server))
    , m_meter(m_server.processes, m_server.proxies)
{ }

Facts StepProbe::before()
{
    Facts facts = machineFacts();
    if (const Result<double> time = probeRoundTrip(m_server.endpoint, patience))
        facts[u"probe.round_trip_us"_s] = QString::number(*time, 'f', 1);
    m_statusBefore = status(m_server.endpoint);
    if (m_server.processes.isEmpty())
        return facts;
    const qint64 pid = m_server.processes.first();
    facts.insert(networkFacts(pid));
    const QString directory = m_server.dataPath.isEmpty() ? QString() : reachablePath(pid, m_server.dataPath);
    if (!directory.isEmpty()) {
        if (const auto time = probeFsync(directory))
            facts[u"data.fsync_us"_s] = QString::number(*time, 'f', 0);
    }
    return facts;
}

void StepProbe::windowStarts()
{
    m_meter.start();
}

void StepProbe::windowEnds()
{
    m_meter.stop();
}

Facts StepProbe::after()
{
    Facts facts = m_meter.facts();
    facts.insert(bufferPool());
    if (!m_server.processes.isEmpty()) {
        if (const auto size = hugePagesMebibytes(m_server.processes.first()))
            facts[u"server.huge_pages_mib"_s] = QString::number(*size, 'f', 0);
    }
    return facts;
}

Facts StepProbe::bufferPool() const
{
    const Facts now = status(m_server.endpoint);
    Facts facts;
    const auto put = [&facts](const QString &key, double part, double whole) {
        if (whole > 0)
            facts[key] = QString::number(100 * part / whole, 'f', 1);
    };
    const auto growth = [&](const QString &name) {
        return now.value(name).toDouble() - m_statusBefore.value(name).toDouble();
    };
    put(u"window.buffer_pool_full_percent"_s, now.value(dataPages).toDouble(),
        now.value(allPages).toDouble());
    put(u"window.buffer_pool_hit_percent"_s, growth(pageRequests) - growth(pageReads), growth(pageRequests));
    return facts;
}

} // namespace Tare
