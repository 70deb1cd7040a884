// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisload.h"

#include "core/engine/loaddriver.h"
#include "core/engine/redis/redisconnection.h"
#include "core/engine/redis/redisdata.h"
#include "core/engine/redis/rediskeeper.h"
#include "core/engine/redis/redisprobe.h"
#include "core/engine/redis/redisstatement.h"
#include "core/engine/redis/redisworker.h"

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

RedisLoad::RedisLoad(const RedisWorkload &workload, const Endpoint &endpoint, const LoadPatience &patience)
    : m_workload(workload)
    , m_endpoint(endpoint)
    , m_patience(patience)
{ }

Result<void> RedisLoad::checkLimits() const
{
    const auto clients = m_workload.clients.first();
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

Result<void> RedisLoad::prepare(std::stop_token stop, const LoadCallbacks &callbacks)
{
    if (auto fits = checkLimits(); !fits)
        return fits;
    if (auto server = probeRedis(m_endpoint, controlTimeout); !server)
        return tl::unexpected(server.error());
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    if (!connection)
        return tl::unexpected(connection.error());
    RedisData data(*connection, m_workload);
    if (auto claimed = data.claim(); !claimed)
        return claimed;
    if (auto filled = data.fill(stop, callbacks); !filled)
        return filled;
    return data.verify();
}

LoadOutcome RedisLoad::run(std::stop_token stop, const LoadCallbacks &callbacks)
{
    LoadOutcome outcome;
    const auto address = RedisAddress::resolve(m_endpoint);
    if (!address) {
        outcome.failure = address.error();
        return outcome;
    }
    auto plan = std::make_shared<RedisLoadPlan>();
    plan->statement = redisStatement(m_workload.tests.first(), m_workload);
    plan->pipeline = std::max(1, m_workload.pipeline);
    plan->keyspace = static_cast<std::uint64_t>(std::max<qint64>(1, m_workload.keyspace));

    const int clients = std::max(1, m_workload.clients.first());
    const int count = std::clamp(m_workload.workers, 1, clients);
    const RedisConnector connector(*address, m_endpoint);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < count; ++i)
        workers.push_back(std::make_unique<RedisWorker>(plan, connector,
                                                        clients / count + (i < clients % count ? 1 : 0), i));

    std::optional<RedisKeeper> keeper;
    if (const auto reserve = RedisData::reserve(m_workload);
        reserve && redisRangeLength(m_workload.tests.first()) == 0)
        keeper.emplace(m_endpoint, m_workload, *reserve);
    outcome = LoadDriver(m_workload.timing, m_patience).drive(std::move(workers), std::move(stop), callbacks);
    if (keeper)
        keeper->finish();
    refuseEmptyRuns(outcome);
    tellWhatHappened(outcome, keeper ? keeper->added() : 0, keeper ? keeper->emptied() : 0, callbacks);
    return outcome;
}

void RedisLoad::refuseEmptyRuns(LoadOutcome &outcome) const
{
    constexpr qint64 tolerated = 100; // one in so many
    const auto reserve = RedisData::reserve(m_workload);
    if (!reserve || outcome.failure || outcome.totals.empties * tolerated <= outcome.totals.operations)
        return;
    outcome.failure = Error{
        ErrorCode::LoadFailed,
        QCoreApplication::translate(
            "Tare::RedisLoad",
            "The test took elements faster than they could be put back: %1 of %2 "
            "requests met an empty structure. Use fewer clients or a shorter pipeline.")
            .arg(QLocale().toString(outcome.totals.empties), QLocale().toString(outcome.totals.operations)),
        {}};
}

void RedisLoad::tellWhatHappened(const LoadOutcome &outcome, qint64 added, qint64 emptied,
                                 const LoadCallbacks &callbacks) const
{
    if (!callbacks.eventHappened)
        return;
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
    if (outcome.totals.empties > 0)
        callbacks.eventHappened(makeEvent(
            RunEvent::Severity::Warning,
            QCoreApplication::translate("Tare::RedisLoad", "%1 of %2 requests got an empty reply.")
                .arg(locale.toString(outcome.totals.empties), locale.toString(outcome.totals.operations))));
}

Result<void> RedisLoad::clean(std::stop_token stop)
{
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    if (!connection)
        return tl::unexpected(connection.error());
    return RedisData(*connection, m_workload).clean(std::move(stop));
}

Result<qint64> RedisLoad::serverCounter()
{
    auto connection = RedisConnection::open(m_endpoint, controlTimeout);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto statement = redisStatement(m_workload.tests.first(), m_workload);
    return redisCommandCalls(*connection, {QString::fromStdString(statement.command)});
}

QStringList redisBenchmarkCommand(const RedisWorkload &workload, const Endpoint &endpoint)
{
    QStringList command;
    const bool timed = workload.timing.operations <= 0;
    if (timed) // it knows no time limit: repeated until the time is up
        command << QStringLiteral("timeout") << QString::number(workload.timing.duration);
    command << QStringLiteral("redis-benchmark");
    if (endpoint.transport == Transport::UnixSocket)
        command << QStringLiteral("-s") << endpoint.socketPath;
    else
        command << QStringLiteral("-h") << endpoint.address << QStringLiteral("-p")
                << QString::number(endpoint.port);
    if (!endpoint.user.isEmpty())
        command << QStringLiteral("--user") << endpoint.user;
    if (!endpoint.database.isEmpty() && endpoint.database != QLatin1String("0"))
        command << QStringLiteral("--dbnum") << endpoint.database;
    if (!workload.tests.isEmpty())
        command << QStringLiteral("-t") << redisTestToken(workload.tests.first());
    if (!workload.clients.isEmpty())
        command << QStringLiteral("-c") << QString::number(workload.clients.first());
    command << QStringLiteral("-d") << QString::number(workload.payloadBytes) << QStringLiteral("-r")
            << QString::number(workload.keyspace) << QStringLiteral("-P")
            << QString::number(workload.pipeline);
    if (workload.workers > 1)
        command << QStringLiteral("--threads") << QString::number(workload.workers);
    if (timed)
        command << QStringLiteral("-l");
    else
        command << QStringLiteral("-n") << QString::number(workload.timing.operations);
    return command << QStringLiteral("-q");
}

} // namespace Tare
