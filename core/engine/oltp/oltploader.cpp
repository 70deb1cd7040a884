// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltploader.h"

#include "core/model/numberformat.h"

#include <QCoreApplication>

#include <algorithm>
#include <exception>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int chunkTries = 10; ///< of a chunk that ran into somebody else's locks
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
    m_chunksATable = (m_workload.tableSize + chunkRows - 1) / chunkRows;
    for (const Task &task : tasks) {
        Table &table = m_tables.emplace_back();
        table.number = task.table;
        table.resumed = task.resumed;
        table.chunksLeft = m_chunksATable;
        m_rowsTotal += m_workload.tableSize;
    }
}

OltpLoader::Chunk OltpLoader::chunk(std::int64_t number)
{
    const std::int64_t first = 1 + number % m_chunksATable * chunkRows;
    return {&m_tables[static_cast<std::size_t>(number / m_chunksATable)], first,
            std::min<std::int64_t>(m_workload.tableSize, first + chunkRows - 1)};
}

Result<void> OltpLoader::load(const std::vector<Task> &tasks, Clock::time_point deadline,
                              std::stop_token stop, const LoadCallbacks &callbacks)
{
    planChunks(tasks);
    m_begin = Clock::now();
    const std::int64_t chunks = m_chunksATable * static_cast<std::int64_t>(m_tables.size());
    const auto threads = static_cast<int>(std::min<std::int64_t>(m_threads, chunks));
    m_working = threads;
    for (int i = 0; i < threads; ++i)
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
            callbacks.preparing(m_rowsDone.load(std::memory_order_relaxed), m_rowsTotal,
                                stage.isEmpty() ? loadingStage() : stage);
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

QString OltpLoader::loadingStage() const
{
    const double seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
    const std::int64_t done = m_rowsDone.load(std::memory_order_relaxed);
    const std::int64_t loaded = done - m_rowsFound.load(std::memory_order_relaxed);
    constexpr double tooShort = 1; // to speak of a rate
    if (seconds < tooShort || loaded <= 0 || done >= m_rowsTotal)
        return say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Loading rows"));
    const double rate = static_cast<double>(loaded) / seconds;
    return say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Loading rows, %1/s, about %2 left"))
        .arg(formatSignificant(rate), formatDuration(static_cast<double>(m_rowsTotal - done) / rate));
}

void OltpLoader::work(MySqlConnection &connection)
{
    try {
        loadChunks(connection);
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

void OltpLoader::loadChunks(MySqlConnection &connection)
{
    const std::int64_t chunks = m_chunksATable * static_cast<std::int64_t>(m_tables.size());
    RowInserter inserter(connection, m_workload);
    if (!m_arrays)
        inserter.forbidArrays();
    Result<void> done = openConnection(connection);
    inserter.limitPacket(m_packetLimit.load(std::memory_order_relaxed));
    while (done && !ending()) {
        const std::int64_t next = m_nextChunk.fetch_add(1, std::memory_order_relaxed);
        if (next >= chunks)
            break;
        const Chunk mine = chunk(next);
        done = loadChunk(connection, inserter, mine);
        if (done && mine.table->chunksLeft.fetch_sub(1) == 1)
            done = finishTable(connection, *mine.table);
    }
    if (!done && !ending())
        fail(done.error());
}

Result<void> OltpLoader::openConnection(MySqlConnection &connection)
{
    MySqlConnection::Options options;
    options.connectBy = Clock::now() + connectPatience;
    options.stop = m_abort.get_token();
    Endpoint endpoint = m_endpoint;
    endpoint.database = m_schema.name();
    if (auto opened = connection.open(endpoint, options); !opened)
        return opened;
    const auto rows = connection.query("SHOW VARIABLES LIKE 'max\\_allowed\\_packet'");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    m_packetLimit.store(rows->value(0).value(1).toULongLong(), std::memory_order_relaxed);
    return {};
}

Result<void> OltpLoader::loadChunk(MySqlConnection &connection, RowInserter &inserter, const Chunk &chunk)
{
    if (chunk.table->resumed) {
        const auto there = isThere(connection, chunk);
        if (!there)
            return tl::unexpected<Error>(there.error());
        if (*there) {
            m_rowsFound.fetch_add(chunk.rows(), std::memory_order_relaxed);
            m_rowsDone.fetch_add(chunk.rows(), std::memory_order_relaxed);
            return {};
        }
    }
    for (int tries = 1;; ++tries) {
        const MySqlError error = insertRows(connection, inserter, chunk);
        if (ending())
            return failure(ErrorCode::Cancelled, say(QT_TRANSLATE_NOOP("Tare::OltpLoader", "Stopped.")));
        if (!error)
            return {};
        // a row that is there already is somebody else's: nothing to be tried again
        constexpr unsigned duplicate = 1062;
        if (!isRetryable(error.number) || error.number == duplicate || tries == chunkTries)
            return tl::unexpected<Error>(connection.describe(error));
        if (const MySqlError undone = connection.execute("ROLLBACK"))
            return tl::unexpected<Error>(connection.describe(undone));
    }
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

/// One transaction; left open after an error.
MySqlError OltpLoader::insertRows(MySqlConnection &connection, RowInserter &inserter, const Chunk &chunk)
{
    std::int64_t inserted = 0;
    MySqlError error = connection.execute("BEGIN");
    if (!error)
        error = inserter.insert(chunk.table->number, chunk.first, chunk.last, [&](std::int64_t rows) {
            inserted += rows;
            m_rowsDone.fetch_add(rows, std::memory_order_relaxed);
            return !ending();
        });
    if (!error && inserted == chunk.rows())
        error = connection.execute("COMMIT");
    if (error)
        m_rowsDone.fetch_sub(inserted, std::memory_order_relaxed);
    return error;
}

Result<void> OltpLoader::buildIndex(MySqlConnection &connection, const Table &table)
{
    if (!m_workload.table.secondaryIndex)
        return {};
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
    setStage({}); // others may still be loading
    return m_schema.setState(connection, name, OltpSchema::TableState::Complete);
}

} // namespace Tare
