// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"
#include "core/engine/redis/redisconnector.h"
#include "core/engine/redis/redisrequests.h"
#include "core/engine/redis/redistransport.h"
#include "core/engine/redis/replyscanner.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace Tare {

/// What all workers of a load have in common; never changed while it runs.
struct RedisLoadPlan
{
    RedisRequests requests;
    int pipeline = 1;
    bool reconnect = false; ///< a new connection for each batch
    int workers = 1;
    std::uint64_t seed = 1;
};

/// What a worker counted besides its meters. Written by its thread, read when that has ended.
struct RedisTally
{
    std::vector<std::int64_t> answered; ///< by statement of a mix, errors left out
    std::int64_t opened = 0;            ///< connections, with RedisLoadPlan::reconnect
};

/// One load thread with its connections. Each sends a batch of requests, waits for all its replies and sends
/// the next one: at once, or with a pacer when the next intended start has come. Batches are patched in place
/// where they only differ in their numbers, replies are walked over where they were received; nothing is
/// allocated and nothing shared with other workers.
class RedisWorker final : public Worker, private RedisTransport::Listener
{
public:
    /// number: of this worker, 0 … workers - 1. pacer: of this worker alone, or none for a closed loop.
    RedisWorker(std::shared_ptr<const RedisLoadPlan> plan, RedisConnector connector, int connections,
                int number, std::shared_ptr<RatePacer> pacer, std::shared_ptr<RedisTally> tally);
    ~RedisWorker() override;

    Result<void> connect(LoadControl::Clock::time_point deadline, std::stop_token stop) override;
    void run(LoadControl &control) override;
    void disconnect() override;
    void interrupt() noexcept override;

private:
    using Clock = LoadControl::Clock;
    static constexpr std::size_t kinds = 3; ///< reads, writes and others of the meters

    struct Connection
    {
        explicit Connection(const RequestSource &source)
            : replay(source)
            , replies(source)
        { }

        int batch = 0;       ///< requests in flight
        int repliesLeft = 0; ///< of the batch
        int errors = 0;      ///< in the batch
        bool over = false;
        std::size_t matched = 0;              ///< bytes of the expected reply that have come
        std::array<int, kinds> answered = {}; ///< in the batch, of a mix
        Clock::time_point sent;               ///< or when it was meant to be
        RequestSource replay;                 ///< draws the batch again
        RequestSource replies;                ///< draws which statement the next reply belongs to
        ReplyScanner scanner;
    };

    /// A batch that was answered.
    struct Answer
    {
        std::uint64_t time = 0; ///< ns
        int requests = 0;
    };

    /// What happened in one round of the event loop: counted together.
    struct Round
    {
        std::vector<Answer> answers;
        std::array<std::int64_t, kinds> requests = {};
        std::int64_t empties = 0;
        std::int64_t errors = 0;
        std::int64_t bytesIn = 0;
        std::int64_t bytesOut = 0;
        std::optional<Error> failure;
    };

    void received(int index, const char *data, std::size_t size) override;
    void lost(int index, int error) override;
    void refused(int index, Error error) override;
    void encodeAgain(int index) override;

    bool goesOn() const;
    /// With a pacer: begins what is due. When to look again.
    Clock::time_point beginDue();
    void begin(int index, Clock::time_point start);
    std::size_t encode(char *batch, RequestSource &source, int requests) const noexcept;
    /// False: the connection is over.
    bool consume(int index, const char *data, std::size_t size);
    std::size_t match(Connection &connection, const char *data, std::size_t size);
    bool finishReply(int index);
    void finishBatch(int index);
    void fail(Error error); ///< with the end of the round
    void publish();
    void count();
    void noteLost(const QString &detail);
    void breakOff(int index, Error error);
    Connection &connectionAt(int index) { return m_connections[static_cast<std::size_t>(index)]; }

    const std::shared_ptr<const RedisLoadPlan> m_plan;
    const RedisConnector m_connector;
    const int m_connectionCount;
    const std::shared_ptr<RatePacer> m_pacer;
    const std::shared_ptr<RedisTally> m_tally;
    RequestSource m_source;
    const RedisStatement &m_only; ///< the statement of a case that is no mix
    RedisPattern m_batch;         ///< the pipeline's worth of requests, where all are alike
    std::string m_expectedBatch;  ///< replies to a whole batch
    std::vector<Connection> m_connections;
    std::vector<int> m_idle; ///< connections, with a pacer
    Round m_round;
    std::size_t m_inFlight = 0;       ///< connections that wait for replies
    bool m_exhausted = false;         ///< nothing is left to take
    LoadControl *m_control = nullptr; ///< while run() goes on

    std::mutex m_transportMutex; ///< against interrupt() while connect() or disconnect() changes it
    std::unique_ptr<RedisTransport> m_transport;
    std::atomic<bool> m_interrupted{false};
};

} // namespace Tare
