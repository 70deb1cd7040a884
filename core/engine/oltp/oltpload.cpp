// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpload.h"

#include "core/engine/oltp/oltploader.h"
#include "core/engine/oltp/oltppreflight.h"
#include "core/engine/oltp/oltpschema.h"
#include "core/engine/oltp/oltpworker.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = MySqlConnection::Clock;
using namespace std::chrono_literals;

constexpr qint64 countedExactly = 2'000'000; ///< rows of a table that was complete before; else its ends only
constexpr auto controlPatience = 10s;        ///< for one short question

Clock::time_point after(double seconds)
{
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

class OltpLoad final : public Load
{
public:
    OltpLoad(const OltpWorkload &workload, const Endpoint &endpoint, const LoadPatience &patience);

    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override;
    LoadOutcome run(std::stop_token stop, const LoadCallbacks &callbacks) override;
    Result<void> clean(std::stop_token stop) override;
    Result<qint64> serverCounter() override;

private:
    using Tasks = std::vector<OltpLoader::Task>;

    Result<void> connect(MySqlConnection &connection, const std::stop_token &stop) const;
    Result<Tasks> planLoading(MySqlConnection &connection, OltpSchema &schema,
                              const LoadCallbacks &callbacks);
    Result<bool> holdsAllRows(MySqlConnection &connection, int table) const;
    Result<void> check(const std::stop_token &stop) const;

    OltpWorkload m_workload;
    Endpoint m_endpoint;
    LoadPatience m_patience;
    qint64 m_failedStatements = 0; ///< answered with an error by the server, in all runs of this load
};

OltpLoad::OltpLoad(const OltpWorkload &workload, const Endpoint &endpoint, const LoadPatience &patience)
    : m_workload(workload)
    , m_endpoint(endpoint)
    , m_patience(patience)
{
    if (m_endpoint.database.isEmpty())
        m_endpoint.database = OltpSchema::defaultName();
    m_workload.tables = std::max(1, m_workload.tables);
    m_workload.tableSize = std::max<qint64>(1, m_workload.tableSize);
}

/// For questions and definitions; no schema is chosen, waits end with a stop request.
Result<void> OltpLoad::connect(MySqlConnection &connection, const std::stop_token &stop) const
{
    MySqlConnection::Options options;
    options.connectBy = after(m_patience.connect);
    options.stop = stop;
    options.useDatabase = false;
    options.guarded = true;
    return connection.open(m_endpoint, options);
}

Result<void> OltpLoad::prepare(std::stop_token stop, const LoadCallbacks &callbacks)
{
    const auto deadline = m_patience.prepare > 0 ? after(m_patience.prepare) : Clock::time_point::max();
    MySqlConnection connection;
    if (auto connected = connect(connection, stop); !connected)
        return connected;
    connection.guardUntil(deadline);
    OltpSchema schema(m_endpoint);
    const auto prepared = [&]() -> Result<void> {
        if (auto opened = schema.open(connection); !opened)
            return opened;
        const auto tasks = planLoading(connection, schema, callbacks);
        if (!tasks)
            return tl::unexpected<Error>(tasks.error());
        if (tasks->empty())
            return {};
        OltpLoader loader(m_workload, m_endpoint, schema, OltpLoader::defaultThreads());
        return loader.load(*tasks, deadline, stop, callbacks);
    }();
    if (!prepared && stop.stop_requested())
        return failure(ErrorCode::Cancelled, QCoreApplication::translate("Tare::OltpLoad", "Stopped."));
    return prepared;
}

Result<OltpLoad::Tasks> OltpLoad::planLoading(MySqlConnection &connection, OltpSchema &schema,
                                              const LoadCallbacks &callbacks)
{
    Tasks tasks;
    const QString shape = OltpSchema::tableShape(m_workload);
    for (int number = 1; number <= m_workload.tables; ++number) {
        const OltpSchema::Table table = schema.table(number);
        const bool fits = table.state != OltpSchema::TableState::Missing && table.shape == shape;
        if (fits && table.state == OltpSchema::TableState::Complete) {
            const auto whole = holdsAllRows(connection, number);
            if (!whole)
                return tl::unexpected<Error>(whole.error());
            if (*whole)
                continue;
        }
        if (!fits) {
            if (table.state != OltpSchema::TableState::Missing && callbacks.eventHappened) {
                RunEvent event;
                event.when = QDateTime::currentDateTimeUtc();
                event.text =
                    QCoreApplication::translate(
                        "Tare::OltpLoad", "The table %1 held other data of Tare's (%2) and is made anew.")
                        .arg(OltpSchema::tableName(number), table.shape);
                callbacks.eventHappened(event);
            }
            if (auto created = schema.createTable(connection, number, shape); !created)
                return tl::unexpected<Error>(created.error());
        } else if (auto marked = schema.setState(connection, number, OltpSchema::TableState::Loading);
                   !marked) {
            return tl::unexpected<Error>(marked.error());
        }
        tasks.push_back({number, fits});
    }
    return tasks;
}

Result<bool> OltpLoad::holdsAllRows(MySqlConnection &connection, int table) const
{
    const QString name = quotedName(OltpSchema::tableName(table));
    const bool exact = m_workload.tableSize <= countedExactly;
    const auto rows = connection.query(
        (exact ? u"SELECT MIN(id), MAX(id), COUNT(*) FROM %1"_s : u"SELECT MIN(id), MAX(id), NULL FROM %1"_s)
            .arg(name)
            .toStdString());
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    const QStringList row = rows->value(0);
    const QString size = QString::number(m_workload.tableSize);
    return row.value(0) == u"1" && row.value(1) == size && (!exact || row.value(2) == size);
}

Result<void> OltpLoad::check(const std::stop_token &stop) const
{
    MySqlConnection connection;
    if (auto connected = connect(connection, stop); !connected)
        return connected;
    if (auto limits = checkLimits(connection, m_workload, transactionPlan(m_workload)); !limits)
        return limits;
    return OltpSchema(m_endpoint).check(connection, m_workload);
}

LoadOutcome OltpLoad::run(std::stop_token stop, const LoadCallbacks &callbacks)
{
    if (const auto checked = check(stop); !checked) {
        LoadOutcome outcome;
        outcome.stopped = stop.stop_requested();
        if (!outcome.stopped)
            outcome.failure = checked.error();
        return outcome;
    }
    const auto crew = std::make_shared<OltpCrew>(m_workload, m_endpoint, stop);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < m_workload.threads.value(0, 1); ++i)
        workers.push_back(std::make_unique<OltpWorker>(crew, i));
    LoadOutcome outcome =
        LoadDriver(m_workload.timing, m_patience).drive(std::move(workers), stop, callbacks);
    for (const ErrorCount &error : outcome.errors)
        if (isServersAnswer(error.code.toUInt()))
            m_failedStatements += error.count;
    return outcome;
}

Result<void> OltpLoad::clean(std::stop_token stop)
{
    MySqlConnection connection;
    if (auto connected = connect(connection, stop); !connected)
        return connected;
    connection.guardUntil(Clock::time_point::max());
    return OltpSchema(m_endpoint).drop(connection);
}

Result<qint64> OltpLoad::serverCounter()
{
    MySqlConnection connection;
    if (auto connected = connect(connection, {}); !connected)
        return tl::unexpected<Error>(connected.error());
    connection.guardUntil(Clock::now() + controlPatience);
    const auto counted = statementCounter(connection, transactionPlan(m_workload));
    // the server counts a statement that fails (a deadlock's victim), the load counts it under errors
    return counted ? Result<qint64>(*counted - m_failedStatements) : counted;
}

} // namespace

std::unique_ptr<Load> makeOltpLoad(const OltpWorkload &workload, const Endpoint &endpoint,
                                   const LoadPatience &patience)
{
    return std::make_unique<OltpLoad>(workload, endpoint, patience);
}

qint64 estimateOltpBytes(const OltpWorkload &workload)
{
    // measured: a table of 1,000,000 rows takes 225 MB with its index, and each table starts with some pages
    constexpr qint64 rowBytes = 240;
    constexpr qint64 tableBytes = 112 * 1024;
    return workload.tables * (workload.tableSize * rowBytes + tableBytes);
}

QString oltpDataSetKey(const OltpWorkload &workload)
{
    return u"%1 tables=%2"_s.arg(OltpSchema::tableShape(workload)).arg(workload.tables);
}

} // namespace Tare
