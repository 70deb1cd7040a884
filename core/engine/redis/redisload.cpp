// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisload.h"

#include "core/engine/loaddriver.h"
#include "core/engine/redis/customcommand.h"
#include "core/engine/redis/redisconnection.h"
#include "core/engine/redis/redisdata.h"
#include "core/engine/redis/rediskeeper.h"
#include "core/engine/redis/redisprobe.h"
#include "core/engine/redis/redisworker.h"
#include "core/model/redisbenchmark.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

#include <sys/resource.h>

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr auto controlTimeout = 5s;
constexpr int spareFiles = 64; ///< descriptors this process needs besides the connections

RunEvent makeEvent(RunEvent::Severity severity, const QString &text)
{
    RunEvent event;
    event.severity = severity;
    event.when = QDateTime::currentDateTimeUtc();
    event.text = text;
    return event;
}

} // namespace

std::vector<DrivenLoad::Part> makeRedisParts(const RedisWorkload &workload, const QList<LoadTarget> &targets)
{
    std::vector<DrivenLoad::Part> parts;
    for (const LoadTarget &target : targets) {
        parts.push_back(
            {target,
             std::make_unique<RedisLoad>(workload, target.endpoint, static_cast<int>(parts.size()),
                                         static_cast<int>(targets.size()))});
    }
    return parts;
}

RedisLoad::RedisLoad(const RedisWorkload &workload, const Endpoint &endpoint, int number, int targets)
    : m_workload(workload)
    , m_endpoint(endpoint)
    , m_number(number)
    , m_targets(targets)
{ }

RedisLoad::~RedisLoad() = default;

Result<void> RedisLoad::checkLimits() const
{
    const auto clients = m_workload.clients.first() * m_targets;
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur != RLIM_INFINITY
        && files.rlim_cur < static_cast<rlim_t>(clients + spareFiles))
        return failure(
            ErrorCode::LoadFailed,
            QCoreApplication::translate("Tare::RedisLoad",
                                        "Tare may open only %1 files at a time, too few for %2 clients. "
                                        "Use fewer clients, or raise the limit (ulimit -n).")
                .arg(QLocale().toString(static_cast<qulonglong>(files.rlim_cur)),
                     QLocale().toString(clients)));
    return {};
}

Result<void> RedisLoad::resolve(RedisConnection &connection)
{
    if (m_requests)
        return {};
    if (!m_workload.tests.isEmpty()) {
        m_requests.emplace(std::vector{redisStatement(m_workload.tests.first(), m_workload)}, std::vector{1},
                           m_workload);
        return {};
    }
    auto resolved = resolveMix(connection, m_workload.mixes.value(0), m_workload);
    if (!resolved)
        return tl::unexpected(resolved.error());
    m_requests.emplace(*std::move(resolved));
    return {};
}

Result<void> RedisLoad::resolve()
{
    if (m_requests)
        return {};
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    return connection ? resolve(*connection) : tl::unexpected(connection.error());
}

Result<void> RedisLoad::checkCommand(RedisConnection &connection, const Facts &server) const
{
    if (m_workload.tests.isEmpty())
        return {};
    const RedisTest test = m_workload.tests.first();
    const QString version = server.value(QStringLiteral("server.version"));
    if (const QString reason = redisTestProblem(test, version); !reason.isEmpty())
        return failure(ErrorCode::ServerRefused, reason);
    const QString command = redisTestName(test).section(u'_', 0, 0);
    const auto has = hasCommand(connection, command.toStdString());
    if (!has)
        return tl::unexpected(has.error());
    if (*has)
        return {};
    return failure(ErrorCode::ServerRefused,
                   QCoreApplication::translate("Tare::RedisLoad",
                                               "The server (%1) has no command %2, which the test %3 sends.")
                       .arg(version, command, redisTestName(test)));
}

Result<void> RedisLoad::prepare(std::stop_token stop, const LoadCallbacks &callbacks)
{
    if (auto fits = checkLimits(); !fits)
        return fits;
    const auto server = probeRedis(m_endpoint, controlTimeout);
    if (!server)
        return tl::unexpected(server.error());
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto has = checkCommand(*connection, *server); !has)
        return has;
    if (auto resolved = resolve(*connection); !resolved)
        return resolved;
    RedisData data(*connection, m_workload, *m_requests);
    if (auto claimed = data.claim(); !claimed)
        return claimed;
    if (auto filled = data.fill(stop, callbacks); !filled)
        return filled;
    return data.verify(callbacks);
}

Result<LoadGroup> RedisLoad::begin(std::stop_token)
{
    if (auto resolved = resolve(); !resolved)
        return tl::unexpected(resolved.error());
    auto group = makeWorkers();
    if (!group)
        return group;
    std::vector<RedisReserve> kept = redisReserves(m_workload, *m_requests);
    std::erase_if(kept,
                  [](const RedisReserve &reserve) { return reserve.upkeep == RedisReserve::Upkeep::None; });
    if (!kept.empty())
        m_keeper = std::make_unique<RedisKeeper>(m_endpoint, m_workload, std::move(kept));
    return group;
}

Result<LoadGroup> RedisLoad::makeWorkers()
{
    const auto address = RedisAddress::resolve(m_endpoint);
    if (!address)
        return tl::unexpected(address.error());
    const int clients = std::max(1, m_workload.clients.first());
    const int count = std::clamp(m_workload.workers, 1, clients);
    const auto number = static_cast<std::uint64_t>(m_number);
    const auto plan = std::make_shared<RedisLoadPlan>(RedisLoadPlan{
        *m_requests, std::max(1, m_workload.pipeline), m_workload.reconnect, count, number + 1});

    const RedisConnector connector(*address, m_endpoint);
    LoadGroup group;
    m_tallies.clear();
    for (int i = 0; i < count; ++i) {
        const int connections = clients / count + (i < clients % count ? 1 : 0);
        std::shared_ptr<RatePacer> pacer;
        if (m_workload.rate > 0) {
            // A batch is one arrival; each worker paces its share of the connections.
            const auto seed = number * static_cast<std::uint64_t>(count) + static_cast<std::uint64_t>(i) + 1;
            pacer = group.pacers.emplace_back(
                std::make_shared<RatePacer>(m_workload.rate * connections / clients, seed, plan->pipeline));
        }
        const auto &tally = m_tallies.emplace_back(std::make_shared<RedisTally>());
        group.workers.push_back(std::make_unique<RedisWorker>(plan, connector, connections, i, pacer, tally));
    }
    return group;
}

Result<void> RedisLoad::end(const TargetOutcome &outcome, Facts &facts, const LoadCallbacks &callbacks)
{
    if (m_keeper)
        m_keeper->finish();
    facts.insert(takeTallies());
    tellWhatHappened(outcome.totals, callbacks);
    m_keeper.reset();
    return refuseEmptyRuns(outcome.totals);
}

/// Which commands were answered how often, and how often a connection was opened.
Facts RedisLoad::takeTallies() const
{
    Facts facts;
    QMap<QString, qint64> answered;
    qint64 opened = 0;
    for (const auto &tally : m_tallies) {
        opened += tally->opened;
        for (std::size_t i = 0; i < tally->answered.size() && m_requests->isMix(); ++i)
            answered[QString::fromStdString(m_requests->statements()[i].command)] += tally->answered[i];
    }
    for (auto command = answered.cbegin(); command != answered.cend(); ++command)
        facts[QStringLiteral("load.answered.") + command.key()] = QString::number(command.value());
    if (m_workload.reconnect)
        facts[QStringLiteral("load.reconnects")] = QString::number(opened);
    facts[QStringLiteral("load.protocol")] = QStringLiteral("RESP2");
    facts[QStringLiteral("load.transport")] =
        m_endpoint.transport == Transport::Tcp ? QStringLiteral("tcp") : QStringLiteral("socket");
    return facts;
}

Result<void> RedisLoad::refuseEmptyRuns(const LoadCounters &totals) const
{
    constexpr qint64 tolerated = 100; // one in so many
    const auto reserves = redisReserves(m_workload, *m_requests);
    const bool refilled = std::any_of(reserves.begin(), reserves.end(), [](const RedisReserve &reserve) {
        return reserve.upkeep == RedisReserve::Upkeep::Refill;
    });
    if (!refilled || totals.empties * tolerated <= totals.operations)
        return {};
    return failure(ErrorCode::LoadFailed,
                   QCoreApplication::translate(
                       "Tare::RedisLoad",
                       "The test took elements faster than they could be put back: %1 of %2 "
                       "requests met an empty structure. Use fewer clients or a shorter pipeline.")
                       .arg(QLocale().toString(totals.empties), QLocale().toString(totals.operations)));
}

void RedisLoad::tellWhatHappened(const LoadCounters &totals, const LoadCallbacks &callbacks) const
{
    if (!callbacks.eventHappened)
        return;
    const qint64 added = m_keeper ? m_keeper->added() : 0;
    const qint64 emptied = m_keeper ? m_keeper->emptied() : 0;
    const QLocale locale;
    if (added > 0)
        callbacks.eventHappened(
            makeEvent(RunEvent::Severity::Info,
                      QCoreApplication::translate(
                          "Tare::RedisLoad",
                          "%1 elements were put back while the test took them, so that it never ran "
                          "on an empty structure.")
                          .arg(locale.toString(added))));
    if (emptied > 0)
        callbacks.eventHappened(
            makeEvent(RunEvent::Severity::Info,
                      QCoreApplication::translate(
                          "Tare::RedisLoad",
                          "The structure that the test adds to was emptied %n time(s), so that the "
                          "server's memory stays bounded.",
                          nullptr, static_cast<int>(emptied))));
    if (totals.empties > 0)
        callbacks.eventHappened(
            makeEvent(RunEvent::Severity::Warning,
                      QCoreApplication::translate("Tare::RedisLoad", "%1 of %2 requests got an empty reply.")
                          .arg(locale.toString(totals.empties), locale.toString(totals.operations))));
}

Result<void> RedisLoad::clean(std::stop_token stop)
{
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    if (!connection)
        return tl::unexpected(connection.error());
    return RedisData::clean(*connection, std::move(stop));
}

Result<qint64> RedisLoad::serverCounter()
{
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto resolved = resolve(*connection); !resolved)
        return tl::unexpected(resolved.error());
    QStringList commands;
    for (const RedisStatement &statement : m_requests->statements())
        commands.append(QString::fromStdString(statement.command));
    commands.removeDuplicates();
    return redisCommandCalls(*connection, commands);
}

} // namespace Tare
