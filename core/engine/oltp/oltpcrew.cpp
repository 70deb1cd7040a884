// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpcrew.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr int connectionsAtOnce = 32; ///< being opened

std::uint64_t seedOf(const OltpWorkload &workload, int target)
{
    return workload.seed + static_cast<std::uint64_t>(target);
}

} // namespace

std::shared_ptr<OltpDoors> makeOltpDoors()
{
    return std::make_shared<OltpDoors>(connectionsAtOnce);
}

OltpCrew::OltpCrew(OltpWorkload work, Endpoint server, OltpGround found, double reopenPatience,
                   std::shared_ptr<OltpDoors> serverDoors, int targetNumber, std::stop_token stopToken)
    : workload(std::move(work))
    , endpoint(std::move(server))
    , ground(std::move(found))
    , plan(transactionPlan(workload))
    , texts(workload.counts)
    , picker(RowShape::of(workload), workload.tableSize)
    , kinds(plan.kinds())
    , pacer(workload.rate > 0 ? std::make_shared<RatePacer>(workload.rate, seedOf(workload, targetNumber))
                              : nullptr)
    , patience(reopenPatience)
    , stop(std::move(stopToken))
    , target(targetNumber)
    , killer(endpoint)
    , doors(std::move(serverDoors))
{ }

void OltpCrew::tellTransport(const QString &cipher, const QString &tlsVersion)
{
    const std::lock_guard lock(m_mutex);
    m_transport[u"load.transport"_s] = endpoint.transport == Transport::Tcp ? u"tcp"_s : u"socket"_s;
    m_transport[u"load.cipher"_s] = cipher.isEmpty() ? u"none"_s : cipher;
    if (!tlsVersion.isEmpty())
        m_transport[u"load.tlsVersion"_s] = tlsVersion;
}

Facts OltpCrew::facts() const
{
    const std::lock_guard lock(m_mutex);
    Facts facts = m_transport;
    facts[u"load.protocol"_s] = plan.prepared ? u"prepared"_s : u"text"_s;
    const auto add = [&facts](const QString &key, const std::atomic<std::int64_t> &number) {
        if (const auto value = number.load(); value > 0)
            facts[key] = QString::number(value);
    };
    add(u"load.reconnects"_s, reconnects);
    add(u"load.renewals"_s, renewals);
    add(u"load.lostReplies"_s, lostReplies);
    add(u"load.givenUp"_s, givenUp);
    add(u"load.refilledRows"_s, refilledRows);
    add(u"load.bulkRows"_s, bulkRows);
    return facts;
}

} // namespace Tare
