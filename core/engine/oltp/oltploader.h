// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpschema.h"
#include "core/engine/oltp/rowinserter.h"
#include "core/engine/oltp/statementkiller.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace Tare {

/// Fills tables with several connections: each table is cut into chunks, a chunk is one transaction, and
/// whoever finishes the last chunk of a table builds its index, counts its rows and marks it complete. A
/// chunk that is there already (after an abort) is not loaded again.
class OltpLoader
{
public:
    struct Task
    {
        int table = 1;
        bool resumed = false; ///< may hold chunks already
    };

    OltpLoader(const OltpWorkload &workload, const Endpoint &endpoint, OltpSchema &schema, int threads);

    /// Blocks; progress is told from the calling thread.
    Result<void> load(const std::vector<Task> &tasks, std::chrono::steady_clock::time_point deadline,
                      std::stop_token stop, const LoadCallbacks &callbacks);

    /// Rows are not sent as arrays although the server takes them; for tests.
    void forbidArrays() { m_arrays = false; }

    static int defaultThreads();
    static constexpr std::int64_t chunkRows = 20000;

private:
    struct Table
    {
        int number = 0;
        bool resumed = false;
        std::atomic<std::int64_t> chunksLeft{0};
    };
    struct Chunk
    {
        Table *table = nullptr;
        std::int64_t first = 0;
        std::int64_t last = 0;

        std::int64_t rows() const { return last - first + 1; }
    };

    void planChunks(const std::vector<Task> &tasks);
    Chunk chunk(std::int64_t number);
    void work(MySqlConnection &connection);
    void loadChunks(MySqlConnection &connection);
    Result<void> openConnection(MySqlConnection &connection);
    Result<void> loadChunk(MySqlConnection &connection, RowInserter &inserter, const Chunk &chunk);
    Result<bool> isThere(MySqlConnection &connection, const Chunk &chunk);
    MySqlError insertRows(MySqlConnection &connection, RowInserter &inserter, const Chunk &chunk);
    Result<void> finishTable(MySqlConnection &connection, const Table &table);
    Result<void> buildIndex(MySqlConnection &connection, const Table &table);
    void fail(const Error &error);
    bool ending() const { return m_ending.load(std::memory_order_relaxed); }
    void setStage(const QString &stage);
    QString loadingStage() const;
    void watch(std::chrono::steady_clock::time_point deadline, const std::stop_token &stop,
               const LoadCallbacks &callbacks);
    void interruptAll();

    const OltpWorkload m_workload;
    const Endpoint m_endpoint;
    OltpSchema &m_schema;
    const int m_threads;
    bool m_arrays = true;
    StatementKiller m_killer;
    std::deque<Table> m_tables;
    std::int64_t m_chunksATable = 0;
    std::atomic<std::int64_t> m_nextChunk{0};
    std::atomic<std::int64_t> m_rowsDone{0};
    std::atomic<std::int64_t> m_rowsFound{0}; ///< of those, there already
    std::int64_t m_rowsTotal = 0;
    std::atomic<std::size_t> m_packetLimit{0};
    std::chrono::steady_clock::time_point m_begin;
    std::vector<std::unique_ptr<MySqlConnection>> m_connections;
    std::stop_source m_abort; ///< ends connecting
    std::atomic<bool> m_ending{false};
    bool m_interrupted = false;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_working = 0;
    QString m_stage; ///< empty while rows are loaded
    std::optional<Error> m_failure;
};

} // namespace Tare
