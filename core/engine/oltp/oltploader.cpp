// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltploader.h"

#include "core/engine/oltp/rowtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <exception>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t statementBytes = 512 * 1024; ///< as large as sysbench's
constexpr auto connectPatience = 30s;
constexpr auto progressInterval = 200ms;

QString say(const char *text)
{
    return QCoreApplication::translate("Tare::OltpLoader", text);
}

} // namespace

OltpLoader::OltpLoader(const OltpWorkload &workload, const Endpoint &endpoint, OltpSchema &schema,
                       int threads)
    : m_workload(workload)
    , m_endpoint(endpoint)
    , m_schema(schema)
    , m_threads(std::max(1, threads))
    , m_killer(endpoint)
{ }

int OltpLoader::defaultThreads()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 2, 8);
}

void OltpLoader::planChunks(const std::vector<Task> &tasks)
{
    for (const Task &task : tasks) {
        Table &table = m_tables.emplace_back();
        table.number = task.table;
        table.resumed = task.resumed;
        for (std::int64_t first = 1; first <= m_workload.tableSize; first += chunkRows) {
            m_chunks.push_back(
                {&table, first, std::min<std::int64_t>(m_workload.tableSize, first + chunkRows - 1)});
            table.chunksLeft.fetch_add(1, std::memory_order_relaxed);
        }
        m_rowsTotal += m_workload.tableSize;
    }
}

Result<void> OltpLoader::load(const std::vector<Task> &tasks, Clock::time_point deadline,
                              std::stop_token stop, const LoadCallbacks &callbacks)
{
    planChunks(tasks);
    setStage(say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Loading rows")));
    const auto threads = std::min<std::size_t>(static_cast<std::size_t>(m_threads), m_chunks.size());
    m_working = static_cast<int>(threads);
    for (std::size_t i = 0; i < threads; ++i)
        m_connections.push_back(std::make_unique<MySqlConnection>());
    {
        std::vector<std::jthread> workers;
        for (const auto &connection : m_connections)
            workers.emplace_back([this, &connection] { work(*connection); });
        watch(deadline, stop, callbacks);
    }
    m_connections.clear();
    if (m_failure)
        return tl::unexpected<Error>(*m_failure);
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Stopped.")));
    return {};
}

void OltpLoader::watch(Clock::time_point deadline, const std::stop_token &stop,
                       const LoadCallbacks &callbacks)
{
    const auto idle = [this] { return m_working == 0; };
    const auto tell = [&](const QString &stage) {
        if (callbacks.preparing)
            callbacks.preparing(m_rowsDone.load(std::memory_order_relaxed), m_rowsTotal, stage);
    };
    std::unique_lock lock(m_mutex);
    while (!m_changed.wait_for(lock, progressInterval, idle)) {
        const QString stage = m_stage;
        lock.unlock();
        tell(stage);
        if (Clock::now() >= deadline)
            fail({ErrorCode::LoadFailed,
                  say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "The data was not ready in the time given.")),
                  {}});
        if (stop.stop_requested())
            m_ending.store(true, std::memory_order_relaxed);
        if (ending())
            interruptAll();
        lock.lock();
    }
    const QString stage = m_stage;
    lock.unlock();
    tell(stage);
}

void OltpLoader::interruptAll()
{
    // The first round asks the server; whoever still waits in the second one loses its socket.
    m_abort.request_stop();
    for (const auto &connection : m_connections)
        if (m_interrupted || !m_killer.kill(connection->serverThreadId()))
            connection->shutDown();
    m_interrupted = true;
}

void OltpLoader::fail(const Error &error)
{
    m_ending.store(true, std::memory_order_relaxed);
    const std::lock_guard lock(m_mutex);
    if (!m_failure)
        m_failure = error;
}

void OltpLoader::setStage(const QString &stage)
{
    const std::lock_guard lock(m_mutex);
    m_stage = stage;
}

void OltpLoader::work(MySqlConnection &connection)
{
    try {
        Result<void> done = openConnection(connection);
        while (done && !ending()) {
            const std::size_t next = m_nextChunk.fetch_add(1, std::memory_order_relaxed);
            if (next >= m_chunks.size())
                break;
            const Chunk &chunk = m_chunks[next];
            done = loadChunk(connection, chunk);
            if (done && chunk.table->chunksLeft.fetch_sub(1) == 1)
                done = finishTable(connection, *chunk.table);
        }
        if (!done && !ending())
            fail(done.error());
    } catch (const std::exception &problem) {
        fail({ErrorCode::LoadFailed,
              say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "The data could not be loaded.")),
              QString::fromLocal8Bit(problem.what())});
    }
    {
        const std::lock_guard lock(m_mutex);
        --m_working;
    }
    m_changed.notify_all();
}

Result<void> OltpLoader::openConnection(MySqlConnection &connection)
{
    MySqlConnection::Options options;
    options.connectBy = Clock::now() + connectPatience;
    options.stop = m_abort.get_token();
    options.localInfile = true;
    Endpoint endpoint = m_endpoint;
    endpoint.database = m_schema.name();
    if (auto opened = connection.open(endpoint, options); !opened)
        return opened;
    const auto rows =
        connection.query("SHOW VARIABLES WHERE Variable_name IN ('max_allowed_packet', 'local_infile')");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    QMap<QString, QString> variables;
    for (const QStringList &row : *rows)
        variables.insert(row.value(0), row.value(1));
    m_localInfile.store(m_wantLocalInfile && variables.value(u"local_infile"_s) == u"ON",
                        std::memory_order_relaxed);
    const auto limit = static_cast<std::size_t>(variables.value(u"max_allowed_packet"_s).toULongLong());
    constexpr std::size_t reserve = 1024; // for the row that goes over the mark
    const std::size_t bytes = limit > 2 * reserve ? std::min(statementBytes, limit - reserve) : reserve;
    m_packetLimit.store(bytes, std::memory_order_relaxed);
    return {};
}

Result<void> OltpLoader::loadChunk(MySqlConnection &connection, const Chunk &chunk)
{
    if (chunk.table->resumed) {
        const auto there = isThere(connection, chunk);
        if (!there)
            return tl::unexpected<Error>(there.error());
        if (*there) {
            m_rowsDone.fetch_add(chunk.last - chunk.first + 1, std::memory_order_relaxed);
            return {};
        }
    }
    return m_localInfile.load(std::memory_order_relaxed) ? loadRows(connection, chunk)
                                                         : insertRows(connection, chunk);
}

Result<void> OltpLoader::loadRows(MySqlConnection &connection, const Chunk &chunk)
{
    DataRow row;
    std::int64_t next = chunk.first;
    std::array<char, DataRow::mostLineBytes> line;
    const char *rest = line.data(); // of a line that did not fit any more
    const char *end = line.data();
    const MySqlConnection::Source source = [&](char *target, std::size_t size) {
        char *at = target;
        while (at != target + size) {
            if (rest == end) {
                if (next > chunk.last || ending())
                    break;
                row.generate(m_workload.seed, chunk.table->number, next++, m_workload.tableSize);
                if (static_cast<std::size_t>(target + size - at) >= line.size()) {
                    at = row.writeLine(at);
                    continue;
                }
                rest = line.data();
                end = row.writeLine(line.data());
            }
            const auto part = std::min(end - rest, target + size - at);
            at = std::copy_n(rest, part, at);
            rest += part;
        }
        return static_cast<std::size_t>(at - target);
    };
    const auto taken =
        connection.load(u"LOAD DATA LOCAL INFILE 'rows' INTO TABLE %1 CHARACTER SET utf8mb4 (id, k, c, pad)"_s
                            .arg(quotedName(OltpSchema::tableName(chunk.table->number)))
                            .toStdString(),
                        source);
    if (!taken)
        return tl::unexpected<Error>(taken.error());
    if (ending())
        return failure(ErrorCode::Cancelled, say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Stopped.")));
    const std::int64_t rows = chunk.last - chunk.first + 1;
    // LOCAL turns what it cannot take in into warnings
    if (static_cast<std::int64_t>(*taken) != rows)
        return failure(
            ErrorCode::LoadFailed,
            say(QT_TRANSLATE_NOOP("Tare::OltpLoader",
                                  "The server took %1 of %2 rows into %3. Somebody else seems to work "
                                  "on the table."))
                .arg(*taken)
                .arg(rows)
                .arg(OltpSchema::tableName(chunk.table->number)));
    m_rowsDone.fetch_add(rows, std::memory_order_relaxed);
    return {};
}

Result<bool> OltpLoader::isThere(MySqlConnection &connection, const Chunk &chunk)
{
    const QString where =
        u"FROM %1 WHERE id BETWEEN %2 AND %3"_s.arg(quotedName(OltpSchema::tableName(chunk.table->number)))
            .arg(chunk.first)
            .arg(chunk.last);
    const auto count = connection.value(u"SELECT COUNT(*) %1"_s.arg(where).toStdString());
    if (!count)
        return tl::unexpected<Error>(count.error());
    const auto rows = count->toLongLong();
    if (rows == chunk.last - chunk.first + 1)
        return true;
    if (rows > 0)
        if (auto deleted = connection.run(u"DELETE %1"_s.arg(where).toStdString()); !deleted)
            return tl::unexpected<Error>(deleted.error());
    return false;
}

Result<void> OltpLoader::insertRows(MySqlConnection &connection, const Chunk &chunk)
{
    if (auto begun = connection.run("BEGIN"); !begun)
        return begun;
    const std::string head = u"INSERT INTO %1 (id, k, c, pad) VALUES "_s
                                 .arg(quotedName(OltpSchema::tableName(chunk.table->number)))
                                 .toStdString();
    const std::size_t limit = m_packetLimit.load(std::memory_order_relaxed);
    std::string sql;
    sql.reserve(limit + 1024);
    DataRow row;
    for (std::int64_t id = chunk.first; id <= chunk.last;) {
        if (ending())
            return failure(ErrorCode::Cancelled, say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Stopped.")));
        sql = head;
        const std::int64_t first = id;
        do {
            if (id != first)
                sql += ',';
            row.generate(m_workload.seed, chunk.table->number, id, m_workload.tableSize);
            row.appendValues(sql);
        } while (++id <= chunk.last && sql.size() < limit);
        if (auto inserted = connection.run(sql); !inserted)
            return inserted;
        m_rowsDone.fetch_add(id - first, std::memory_order_relaxed);
    }
    return connection.run("COMMIT");
}

Result<void> OltpLoader::buildIndex(MySqlConnection &connection, const Table &table)
{
    const QString name = quotedName(OltpSchema::tableName(table.number));
    const QString key = u"k_%1"_s.arg(table.number);
    if (table.resumed) {
        const auto there = connection.query(
            u"SHOW INDEX FROM %1 WHERE Key_name = %2"_s.arg(name, connection.quoted(key)).toStdString());
        if (!there)
            return tl::unexpected<Error>(there.error());
        if (!there->isEmpty())
            return {};
    }
    return connection.run(u"CREATE INDEX %1 ON %2 (k)"_s.arg(key, name).toStdString());
}

Result<void> OltpLoader::finishTable(MySqlConnection &connection, const Table &table)
{
    const QString name = OltpSchema::tableName(table.number);
    setStage(say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Building the index of %1")).arg(name));
    if (auto built = buildIndex(connection, table); !built)
        return built;
    setStage(say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Checking %1")).arg(name));
    // both sides of a comparison get statistics of the same kind and age
    if (auto analysed = connection.run(u"ANALYZE TABLE %1"_s.arg(quotedName(name)).toStdString()); !analysed)
        return analysed;
    const auto count = connection.value(u"SELECT COUNT(*) FROM %1"_s.arg(quotedName(name)).toStdString());
    if (!count)
        return tl::unexpected<Error>(count.error());
    if (count->toLongLong() != m_workload.tableSize)
        return failure(
            ErrorCode::LoadFailed,
            say(QT_TRANSLATE_NOOP("Tare::OltpLoader",
                                  "The table %1 holds %2 rows after loading instead of %3. Somebody "
                                  "else seems to work on it."))
                .arg(name, *count)
                .arg(m_workload.tableSize));
    return m_schema.setState(connection, table.number, OltpSchema::TableState::Complete);
}

} // namespace Tare
