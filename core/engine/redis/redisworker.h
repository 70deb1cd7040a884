// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"
#include "core/engine/redis/redisconnector.h"
#include "core/engine/redis/redisstatement.h"
#include "core/engine/redis/redistransport.h"
#include "core/engine/redis/replyscanner.h"
#include "core/engine/redis/requestsource.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace Tare {

/// What all workers of a load have in common; never changed while it runs.
struct RedisLoadPlan
{
    RedisStatement statement;
    int pipeline = 1;
    std::uint64_t keyspace = 1;
    std::uint64_t seed = 1;
};

/// One load thread with its connections. Each sends a batch of requests, waits for all its replies and sends
/// the next one. Batches are patched in place, replies are walked over where they were received; nothing is
/// allocated and nothing shared with other workers.
class RedisWorker final : public Worker, private RedisTransport::Listener
{
public:
    RedisWorker(std::shared_ptr<const RedisLoadPlan> plan, RedisConnector connector, int connections,
                int number);
    ~RedisWorker() override;

    Result<void> connect(LoadControl::Clock::time_point deadline, std::stop_token stop) override;
    void run(LoadControl &control) override;
    void disconnect() override;
    void interrupt() noexcept override;

private:
    using Clock = LoadControl::Clock;

    struct Connection
    {
        explicit Connection(const RequestSource &source)
            : replay(source)
        { }

        int batch = 0;           ///< requests in flight
        int repliesLeft = 0;     ///< of the batch
        int errors = 0;          ///< in the batch
        std::size_t matched = 0; ///< bytes of the expected reply that have come
        Clock::time_point sent;
        RequestSource replay; ///< draws the batch again
        ReplyScanner scanner;
    };

    /// What happened in one round of the event loop: counted together.
    struct Round
    {
        std::vector<std::pair<std::uint64_t, int>> latencies; ///< ns, requests
        std::int64_t requests = 0;
        std::int64_t empties = 0;
        std::int64_t errors = 0;
        std::int64_t bytesIn = 0;
        std::int64_t bytesOut = 0;
        std::optional<Error> failure;
    };

    void received(int index, const char *data, std::size_t size) override;
    void lost(int index, int error) override;
    void encodeAgain(int index) override;

    void begin(int index, Clock::time_point now);
    void encode(char *batch, RequestSource &source, int requests) const noexcept;
    /// False: the connection is over.
    bool consume(int index, const char *data, std::size_t size);
    std::size_t match(Connection &connection, const char *data, std::size_t size);
    bool finishReply(int index);
    void finishBatch(int index);
    void fail(Error error); ///< with the end of the round
    void publish();
    void count();
    void breakOff(int index, Error error);
    Connection &connectionAt(int index) { return m_connections[static_cast<std::size_t>(index)]; }

    const std::shared_ptr<const RedisLoadPlan> m_plan;
    const RedisConnector m_connector;
    const int m_connectionCount;
    RequestSource m_source;
    const RedisPattern m_batch;      ///< the pipeline's worth of requests
    const std::size_t m_requestSize; ///< bytes of one
    std::string m_expectedBatch;     ///< replies to a whole batch
    std::vector<Connection> m_connections;
    Round m_round;
    std::size_t m_inFlight = 0;       ///< connections that wait for replies
    LoadControl *m_control = nullptr; ///< while run() goes on

    std::mutex m_transportMutex; ///< against interrupt() while connect() or disconnect() changes it
    std::unique_ptr<RedisTransport> m_transport;
    std::atomic<bool> m_interrupted{false};
};

} // namespace Tare
