// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpload.h"

#include "core/engine/oltp/oltploader.h"
#include "core/engine/oltp/oltppreflight.h"
#include "core/engine/oltp/oltpschema.h"
#include "core/engine/oltp/oltpworker.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = MySqlConnection::Clock;
using namespace std::chrono_literals;

constexpr qint64 countedExactly = 2'000'000; ///< rows of a table that was complete before; else its ends only
constexpr auto controlPatience = 10s;        ///< for one short question
constexpr double reopenPatience = 10;        ///< seconds until a lost connection must be back
constexpr std::size_t bulkStatement = 512 * 1024;

Clock::time_point after(double seconds)
{
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

/// What the targets of one server have in common.
struct OltpServer
{
    int schemas = 1;
    std::shared_ptr<OltpDoors> doors = makeOltpDoors();
};

class OltpLoad final : public LoadPart
{
public:
    /// number: of the target, 0 …
    OltpLoad(const OltpWorkload &workload, const Endpoint &endpoint, const LoadPatience &patience,
             std::shared_ptr<OltpServer> server, int number);

    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override;
    Result<LoadGroup> begin(std::stop_token stop) override;
    Result<void> end(const TargetOutcome &outcome, Facts &facts, const LoadCallbacks &callbacks) override;
    Result<void> clean(std::stop_token stop) override;
    Result<qint64> serverCounter() override;
    qint64 failedStatements() const override { return m_failedStatements; }

private:
    using Tasks = std::vector<OltpLoader::Task>;

    Result<void> connect(MySqlConnection &connection, const std::stop_token &stop) const;
    Result<void> prepareRows(MySqlConnection &connection, OltpSchema &schema, Clock::time_point deadline,
                             const std::stop_token &stop, const LoadCallbacks &callbacks) const;
    Result<void> prepareBulk(MySqlConnection &connection, OltpSchema &schema) const;
    Result<Tasks> planLoading(MySqlConnection &connection, OltpSchema &schema,
                              const LoadCallbacks &callbacks) const;
    Result<bool> dropSurplus(MySqlConnection &connection, const QString &table,
                             const LoadCallbacks &callbacks) const;
    Result<bool> holdsAllRows(MySqlConnection &connection, const QString &table, bool exact) const;
    Result<OltpGround> survey(const std::stop_token &stop) const;

    OltpWorkload m_workload;
    Endpoint m_endpoint;
    LoadPatience m_patience;
    const std::shared_ptr<OltpServer> m_server;
    const int m_number;
    std::shared_ptr<OltpCrew> m_crew; ///< of the last run
    qint64 m_failedStatements = 0;    ///< answered with an error by the server, in all runs of this load
};

/// What the server takes in one packet, up to what sysbench sends.
std::size_t largestStatement(const ServerState &server)
{
    constexpr std::size_t reserve = 1024;
    const auto limit = static_cast<std::size_t>(server.number(u"max_allowed_packet"_s));
    return limit > 2 * reserve ? std::min(bulkStatement, limit - reserve) : reserve;
}

void tell(const LoadCallbacks &callbacks, const QString &text,
          RunEvent::Severity severity = RunEvent::Severity::Info)
{
    if (!callbacks.eventHappened)
        return;
    RunEvent event;
    event.severity = severity;
    event.when = QDateTime::currentDateTimeUtc();
    event.text = text;
    callbacks.eventHappened(event);
}

OltpLoad::OltpLoad(const OltpWorkload &workload, const Endpoint &endpoint, const LoadPatience &patience,
                   std::shared_ptr<OltpServer> server, int number)
    : m_workload(workload)
    , m_endpoint(endpoint)
    , m_patience(patience)
    , m_server(std::move(server))
    , m_number(number)
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
    auto prepared = schema.open(connection);
    if (prepared)
        prepared = m_workload.mix == OltpMix::BulkInsert
            ? prepareBulk(connection, schema)
            : prepareRows(connection, schema, deadline, stop, callbacks);
    if (!prepared && stop.stop_requested())
        return failure(ErrorCode::Cancelled, QCoreApplication::translate("Tare::OltpLoad", "Stopped."));
    return prepared;
}

Result<void> OltpLoad::prepareRows(MySqlConnection &connection, OltpSchema &schema,
                                   Clock::time_point deadline, const std::stop_token &stop,
                                   const LoadCallbacks &callbacks) const
{
    const auto tasks = planLoading(connection, schema, callbacks);
    if (!tasks)
        return tl::unexpected<Error>(tasks.error());
    if (!tasks->empty()) {
        OltpLoader loader(m_workload, m_endpoint, schema, OltpLoader::defaultThreads());
        if (auto loaded = loader.load(*tasks, deadline, stop, callbacks); !loaded)
            return loaded;
    }
    if (!transactionPlan(m_workload).changesRowCount)
        return {};
    for (int number = 1; number <= m_workload.tables; ++number)
        if (auto marked =
                schema.setState(connection, OltpSchema::tableName(number), OltpSchema::TableState::Changed);
            !marked)
            return marked;
    return {};
}

/// Always anew and empty: what an earlier load has inserted would make the trees deeper.
Result<void> OltpLoad::prepareBulk(MySqlConnection &connection, OltpSchema &schema) const
{
    for (int number = 1; number <= m_workload.threads.value(0, 1); ++number)
        if (auto created = schema.createBulkTable(connection, m_workload, number); !created)
            return created;
    return {};
}

Result<OltpLoad::Tasks> OltpLoad::planLoading(MySqlConnection &connection, OltpSchema &schema,
                                              const LoadCallbacks &callbacks) const
{
    using enum OltpSchema::TableState;
    Tasks tasks;
    const QString shape = OltpSchema::tableShape(m_workload);
    for (int number = 1; number <= m_workload.tables; ++number) {
        const QString name = OltpSchema::tableName(number);
        const OltpSchema::Table table = schema.table(name);
        bool fits = table.state != Missing && table.shape == shape;
        if (fits && table.state == Changed) {
            const auto worthIt = dropSurplus(connection, name, callbacks);
            if (!worthIt)
                return tl::unexpected<Error>(worthIt.error());
            fits = *worthIt;
        }
        if (fits && table.state != Loading) {
            const auto whole = holdsAllRows(connection, name, table.state == Changed);
            if (!whole)
                return tl::unexpected<Error>(whole.error());
            if (*whole)
                continue;
        }
        if (fits) {
            if (auto marked = schema.setState(connection, name, Loading); !marked)
                return tl::unexpected<Error>(marked.error());
        } else {
            if (table.state != Missing && table.shape != shape)
                tell(callbacks,
                     QCoreApplication::translate(
                         "Tare::OltpLoad", "The table %1 held other data of Tare's (%2) and is made anew.")
                         .arg(name, table.shape));
            if (auto created = schema.createTable(connection, m_workload, number); !created)
                return tl::unexpected<Error>(created.error());
        }
        tasks.push_back({number, fits});
    }
    return tasks;
}

/// Takes out what an earlier load has inserted. False: so much that the table is better made anew.
Result<bool> OltpLoad::dropSurplus(MySqlConnection &connection, const QString &table,
                                   const LoadCallbacks &callbacks) const
{
    const QString where =
        u"FROM %1 WHERE id > %2 OR id < 1"_s.arg(quotedName(table)).arg(m_workload.tableSize);
    const auto surplus = connection.value(u"SELECT COUNT(*) %1"_s.arg(where).toStdString());
    if (!surplus)
        return tl::unexpected<Error>(surplus.error());
    const qint64 rows = surplus->toLongLong();
    if (rows > m_workload.tableSize)
        return false;
    for (qint64 left = rows; left > 0; left -= OltpLoader::chunkRows)
        if (auto deleted =
                connection.run(u"DELETE %1 LIMIT %2"_s.arg(where).arg(OltpLoader::chunkRows).toStdString());
            !deleted)
            return tl::unexpected<Error>(deleted.error());
    if (rows > 0)
        tell(callbacks,
             QCoreApplication::translate("Tare::OltpLoad",
                                         "%1 rows that an earlier load had inserted into %2 were removed.")
                 .arg(formatCount(rows), table));
    return true;
}

Result<bool> OltpLoad::holdsAllRows(MySqlConnection &connection, const QString &table, bool exact) const
{
    exact = exact || m_workload.tableSize <= countedExactly;
    const auto rows = connection.query(
        (exact ? u"SELECT MIN(id), MAX(id), COUNT(*) FROM %1"_s : u"SELECT MIN(id), MAX(id), NULL FROM %1"_s)
            .arg(quotedName(table))
            .toStdString());
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    const QStringList row = rows->value(0);
    const QString size = QString::number(m_workload.tableSize);
    return row.value(0) == u"1" && row.value(1) == size && (!exact || row.value(2) == size);
}

/// Whether the load can go on this server, and what it has to know of it.
Result<OltpGround> OltpLoad::survey(const std::stop_token &stop) const
{
    MySqlConnection connection;
    if (auto connected = connect(connection, stop); !connected)
        return tl::unexpected<Error>(connected.error());
    const auto server = ServerState::read(connection);
    if (!server)
        return tl::unexpected<Error>(server.error());
    if (const auto refused = checkLimits(*server, forSchemas(m_workload, m_server->schemas));
        !refused.isEmpty())
        return failure(ErrorCode::ServerRefused, refused.first().sentence);
    const OltpSchema schema(m_endpoint);
    if (auto checked = schema.check(connection, m_workload); !checked)
        return tl::unexpected<Error>(checked.error());
    OltpGround ground;
    const auto highest = [&](const QString &table) {
        return schema.highestId(connection, m_workload, table);
    };
    if (m_workload.mix == OltpMix::BulkInsert) {
        ground.bulkBytes = largestStatement(*server);
        for (int number = 1; number <= m_workload.threads.value(0, 1); ++number) {
            const auto id = highest(OltpSchema::bulkTableName(number));
            if (!id)
                return tl::unexpected<Error>(id.error());
            ground.bulkIds.push_back(*id);
        }
    } else if (m_workload.mix == OltpMix::Insert && !m_workload.table.autoIncrement) {
        for (int number = 1; number <= m_workload.tables; ++number) {
            const auto id = highest(OltpSchema::tableName(number));
            if (!id)
                return tl::unexpected<Error>(id.error());
            ground.highestId = std::max<std::int64_t>(ground.highestId, *id);
        }
    }
    return ground;
}

/// What the numbers alone do not say.
void tellOutcome(const OltpCrew &crew, const LoadCallbacks &callbacks)
{
    const auto count = [](const std::atomic<std::int64_t> &number) { return formatCount(number.load()); };
    if (crew.reconnects > 0)
        tell(callbacks,
             QCoreApplication::translate("Tare::OltpLoad",
                                         "Lost connections were opened again %1 times in all.")
                 .arg(count(crew.reconnects)),
             RunEvent::Severity::Warning);
    if (crew.givenUp > 0)
        tell(callbacks,
             QCoreApplication::translate("Tare::OltpLoad",
                                         "%1 transactions were given up after their last retry.")
                 .arg(count(crew.givenUp)),
             RunEvent::Severity::Warning);
    if (crew.refilledRows > 0)
        tell(
            callbacks,
            QCoreApplication::translate("Tare::OltpLoad",
                                        "The rows ran out: %1 rows were put back while the load went on. Use "
                                        "larger tables to measure nothing but deletes.")
                .arg(count(crew.refilledRows)));
    if (crew.bulkRows > 0)
        tell(callbacks,
             QCoreApplication::translate(
                 "Tare::OltpLoad",
                 "%1 rows were inserted. A transaction of bulk_insert is one statement "
                 "of many rows.")
                 .arg(count(crew.bulkRows)));
}

Result<LoadGroup> OltpLoad::begin(std::stop_token stop)
{
    const auto ground = survey(stop);
    if (!ground)
        return tl::unexpected(ground.error());
    const double patience = std::min(m_patience.connect, reopenPatience);
    m_crew = std::make_shared<OltpCrew>(m_workload, m_endpoint, *ground, patience, m_server->doors, m_number,
                                        std::move(stop));
    LoadGroup group;
    for (int i = 0; i < m_workload.threads.value(0, 1); ++i)
        group.workers.push_back(std::make_unique<OltpWorker>(m_crew, i));
    if (m_crew->pacer)
        group.pacers.push_back(m_crew->pacer);
    return group;
}

Result<void> OltpLoad::end(const TargetOutcome &outcome, Facts &facts, const LoadCallbacks &callbacks)
{
    facts.insert(m_crew->facts());
    for (const ErrorCount &error : outcome.errors) {
        const unsigned number = error.code.toUInt();
        if (isServersAnswer(number) && !isConnectionLoss(number))
            m_failedStatements += error.count;
    }
    tellOutcome(*m_crew, callbacks);
    m_crew.reset(); // with its connections
    return {};
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
    return statementCounter(connection, transactionPlan(m_workload));
}

} // namespace

std::unique_ptr<Load> makeOltpLoad(const OltpWorkload &workload, const Endpoint &endpoint,
                                   const LoadPatience &patience)
{
    return std::make_unique<DrivenLoad>(workload.timing, patience,
                                        makeOltpParts(workload, {LoadTarget{1, 1, endpoint}}, patience));
}

std::vector<DrivenLoad::Part> makeOltpParts(const OltpWorkload &workload, const QList<LoadTarget> &targets,
                                            const LoadPatience &patience)
{
    std::vector<DrivenLoad::Part> parts;
    QMap<int, std::shared_ptr<OltpServer>> servers;
    for (const LoadTarget &target : targets) {
        auto &server = servers[target.instance];
        if (server)
            server->schemas += 1;
        else
            server = std::make_shared<OltpServer>();
        parts.push_back({target,
                         std::make_unique<OltpLoad>(workload, target.endpoint, patience, server,
                                                    static_cast<int>(parts.size()))});
    }
    return parts;
}

OltpWorkload forSchemas(OltpWorkload workload, int schemas)
{
    for (int &threads : workload.threads)
        threads *= schemas;
    return workload;
}

qint64 estimateOltpBytes(const OltpWorkload &workload)
{
    // measured: a table of 1,000,000 rows takes 225 MB with its index, and each table starts with some pages
    constexpr qint64 rowBytes = 240;
    constexpr qint64 tableBytes = 112 * 1024;
    // what a load puts in a second, at most about: 40 bytes a row of bulk_insert, 240 of oltp_insert
    constexpr qint64 bulkBytesPerSecond = 20'000'000;
    constexpr qint64 insertBytesPerSecond = 5'000'000;
    const qint64 seconds = workload.timing.warmup + workload.timing.duration;
    if (workload.mix == OltpMix::BulkInsert)
        return workload.threads.value(0, 1) * tableBytes + seconds * bulkBytesPerSecond;
    const qint64 rows = workload.tables * (workload.tableSize * rowBytes + tableBytes);
    return workload.mix == OltpMix::Insert ? rows + seconds * insertBytesPerSecond : rows;
}

bool changesOltpData(const OltpWorkload &workload)
{
    return transactionPlan(workload).writes();
}

QString oltpDataSetKey(const OltpWorkload &workload)
{
    if (workload.mix == OltpMix::BulkInsert)
        return {}; // starts from empty tables
    return u"%1 tables=%2"_s.arg(OltpSchema::tableShape(workload)).arg(workload.tables);
}

} // namespace Tare
