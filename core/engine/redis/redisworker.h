// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"
#include "core/engine/redis/redisconnector.h"
#include "core/engine/redis/redisstatement.h"
#include "core/engine/redis/replyscanner.h"
#include "core/engine/redis/requestsource.h"

#include <array>
#include <atomic>
#include <memory>
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

/// One load thread with its connections over one epoll. Each connection sends a batch of requests, waits for
/// all its replies and sends the next one. Sockets are registered once and edge-triggered, batches are
/// patched in place and sent from one buffer, replies are walked over where they were received: two system
/// calls a batch, no allocation.
class RedisWorker final : public Worker
{
public:
    RedisWorker(std::shared_ptr<const RedisLoadPlan> plan, RedisConnector connector, int connections,
                int number);

    Result<void> connect(LoadControl::Clock::time_point deadline, std::stop_token stop) override;
    void run(LoadControl &control) override;
    void disconnect() override;
    void interrupt() noexcept override;

private:
    using Clock = LoadControl::Clock;

    struct Connection
    {
        explicit Connection(UniqueFd socket, const RequestSource &source)
            : fd(std::move(socket))
            , replay(source)
        { }

        UniqueFd fd;
        bool broken = false;     ///< cannot be written to any more
        int batch = 0;           ///< requests in flight
        int repliesLeft = 0;     ///< of the batch
        int errors = 0;          ///< in the batch
        std::size_t matched = 0; ///< bytes of the expected reply that have come
        std::size_t unsent = 0;  ///< bytes of the batch that the socket has not taken
        Clock::time_point sent;
        RequestSource replay; ///< draws the batch again while some of it is unsent
        ReplyScanner scanner;
    };

    /// Batches that ended in one round of the event loop, at most one an event: counted together.
    struct Round
    {
        static constexpr std::size_t size = 256;
        std::array<std::pair<std::uint64_t, int>, size> latencies{}; ///< ns, requests
        std::size_t batches = 0;
        std::int64_t requests = 0;
        std::int64_t empties = 0;
        std::int64_t errors = 0;
        std::int64_t bytesIn = 0;
        std::int64_t bytesOut = 0;
    };

    void begin(Connection &connection, Clock::time_point now);
    void encode(RequestSource &source, int requests) noexcept;
    void send(Connection &connection);   ///< what is encoded and unsent
    void resume(Connection &connection); ///< encodes again what is unsent
    void receive(Connection &connection);
    /// False: the connection is over.
    bool consume(Connection &connection, const char *data, std::size_t size);
    std::size_t match(Connection &connection, const char *data, std::size_t size);
    bool finishReply(Connection &connection);
    void finishBatch(Connection &connection);
    void publish();
    void lose(Connection &connection, const QString &detail);
    void breakOff(Connection &connection, Error error);

    const std::shared_ptr<const RedisLoadPlan> m_plan;
    const RedisConnector m_connector;
    const int m_connectionCount;
    RequestSource m_source;
    RedisPattern m_batch;        ///< the pipeline's worth of requests, patched before each send
    std::size_t m_requestSize;   ///< bytes of one
    std::string m_expectedBatch; ///< replies to a whole batch
    std::vector<char> m_buffer;
    std::vector<Connection> m_connections;
    UniqueFd m_epoll;
    UniqueFd m_wake;
    std::atomic<bool> m_interrupted{false};
    LoadControl *m_control = nullptr; ///< while run() goes on
    Round m_round;
    std::size_t m_inFlight = 0; ///< connections that wait for replies
};

} // namespace Tare
