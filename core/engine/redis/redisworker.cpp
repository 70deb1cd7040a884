// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisworker.h"

#include "core/engine/redis/rediserrors.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>

namespace Tare {

namespace {

constexpr std::size_t longestExpectedBatch = 128 * 1024;

} // namespace

RedisWorker::RedisWorker(std::shared_ptr<const RedisLoadPlan> plan, RedisConnector connector, int connections,
                         int number)
    : m_plan(std::move(plan))
    , m_connector(std::move(connector))
    , m_connectionCount(connections)
    , m_source(m_plan->seed * 0x9E3779B97F4A7C15 + static_cast<std::uint64_t>(number), m_plan->keyspace)
    , m_batch(m_plan->statement.pattern.repeated(m_plan->pipeline))
    , m_requestSize(m_plan->statement.pattern.bytes.size())
{
    const std::string &expected = m_plan->statement.expected;
    if (expected.size() * static_cast<std::size_t>(m_plan->pipeline) <= longestExpectedBatch) {
        for (int i = 0; i < m_plan->pipeline; ++i)
            m_expectedBatch += expected;
    }
}

RedisWorker::~RedisWorker() = default;

Result<void> RedisWorker::connect(Clock::time_point deadline, std::stop_token stop)
{
    auto sockets = m_connector.connect(m_connectionCount, deadline, std::move(stop));
    if (!sockets)
        return tl::unexpected(sockets.error());
    m_connections.assign(sockets->size(), Connection(m_source));
    m_round.latencies.reserve(sockets->size());
    const auto longestReply = m_plan->statement.expected.size() * static_cast<std::size_t>(m_plan->pipeline);
    auto transport = makeRedisTransport(*std::move(sockets), m_batch.bytes, longestReply);
    const std::scoped_lock lock(m_transportMutex);
    m_transport = std::move(transport);
    return {};
}

void RedisWorker::run(LoadControl &control)
{
    m_control = &control;
    for (int i = 0; i < m_connectionCount; ++i)
        begin(i, Clock::now());
    while (m_inFlight > 0 && !m_interrupted.load(std::memory_order_relaxed)) {
        m_transport->wait(*this);
        publish();
    }
}

void RedisWorker::disconnect()
{
    const std::scoped_lock lock(m_transportMutex);
    m_transport.reset();
}

void RedisWorker::interrupt() noexcept
{
    m_interrupted.store(true, std::memory_order_relaxed);
    const std::scoped_lock lock(m_transportMutex);
    if (m_transport)
        m_transport->wake();
}

void RedisWorker::begin(int index, Clock::time_point now)
{
    const auto requests = m_control->stopping() ? 0 : static_cast<int>(m_control->take(m_plan->pipeline));
    if (requests == 0)
        return;
    Connection &connection = connectionAt(index);
    connection.batch = requests;
    connection.repliesLeft = requests;
    connection.errors = 0;
    connection.sent = now;
    connection.replay = m_source;
    ++m_inFlight;
    const auto size = m_requestSize * static_cast<std::size_t>(requests);
    m_round.bytesOut += static_cast<std::int64_t>(size);
    encode(m_transport->buffer(index), m_source, requests);
    m_transport->send(index, size);
}

void RedisWorker::encode(char *batch, RequestSource &source, int requests) const noexcept
{
    const auto fields = m_plan->statement.pattern.fields.size() * static_cast<std::size_t>(requests);
    for (std::size_t i = 0; i < fields; ++i)
        writeRedisField(batch + m_batch.fields[i], source.next());
}

void RedisWorker::encodeAgain(int index)
{
    RequestSource source = connectionAt(index).replay;
    encode(m_transport->buffer(index), source, connectionAt(index).batch);
}

void RedisWorker::received(int index, const char *data, std::size_t size)
{
    m_round.bytesIn += static_cast<std::int64_t>(size);
    if (consume(index, data, size) && connectionAt(index).repliesLeft == 0)
        finishBatch(index);
}

bool RedisWorker::consume(int index, const char *data, std::size_t size)
{
    Connection &connection = connectionAt(index);
    while (size > 0 && connection.repliesLeft > 0) {
        if (connection.scanner.idle() && !m_plan->statement.expected.empty()) {
            const auto matched = match(connection, data, size);
            data += matched;
            size -= matched;
            if (size == 0 || connection.repliesLeft == 0)
                break;
        }
        std::size_t used = 0;
        const auto result = connection.scanner.scan(data, size, used);
        if (result == ReplyScanner::Result::Broken) {
            breakOff(index, redisProtocolError({data, size}));
            return false;
        }
        data += used;
        size -= used;
        if (result == ReplyScanner::Result::Complete && !finishReply(index))
            return false;
    }
    if (size == 0)
        return true;
    breakOff(index, redisProtocolError({data, size})); // more than was asked for
    return false;
}

std::size_t RedisWorker::match(Connection &connection, const char *data, std::size_t size)
{
    if (size == m_expectedBatch.size() && connection.matched == 0
        && connection.repliesLeft == m_plan->pipeline
        && std::memcmp(data, m_expectedBatch.data(), size) == 0) {
        connection.repliesLeft = 0;
        return size;
    }
    const std::string &expected = m_plan->statement.expected;
    std::size_t used = 0;
    while (used < size && connection.repliesLeft > 0) {
        const auto part = std::min(size - used, expected.size() - connection.matched);
        if (std::memcmp(data + used, expected.data() + connection.matched, part) != 0) {
            // Something else: the scanner takes over where this reply began.
            std::size_t scanned = 0;
            connection.scanner.scan(expected.data(), connection.matched, scanned);
            connection.matched = 0;
            return used;
        }
        used += part;
        connection.matched += part;
        if (connection.matched == expected.size()) {
            connection.matched = 0;
            --connection.repliesLeft;
        }
    }
    return used;
}

bool RedisWorker::finishReply(int index)
{
    Connection &connection = connectionAt(index);
    const ReplyScanner &reply = connection.scanner;
    --connection.repliesLeft;
    if (reply.isError()) {
        ++connection.errors;
        ++m_round.errors;
        meters().noteError(redisErrorCode(reply.errorText()), reply.errorText(), m_control->elapsed());
        if (isFatalRedisError(reply.errorText()))
            fail(redisError(reply.errorText()));
    } else if (reply.isEmpty()) {
        ++m_round.empties;
    } else if (reply.type() != m_plan->statement.replyType) {
        breakOff(index,
                 {ErrorCode::LoadFailed,
                  QCoreApplication::translate(
                      "Tare::RedisWorker", "The server's reply to %1 is of another kind than it has to be.")
                      .arg(QString::fromStdString(m_plan->statement.command)),
                  QString(QLatin1Char(reply.type()))});
        return false;
    }
    return true;
}

void RedisWorker::finishBatch(int index)
{
    Connection &connection = connectionAt(index);
    const auto now = Clock::now();
    const auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(now - connection.sent).count();
    const int finished = connection.batch - connection.errors;
    m_round.latencies.emplace_back(static_cast<std::uint64_t>(time), finished);
    m_round.requests += finished;
    connection.batch = 0;
    --m_inFlight;
    begin(index, now);
}

void RedisWorker::publish()
{
    count();
    // Not before: what led to the failure belongs to what was measured until then.
    if (m_round.failure)
        m_control->fail(*std::exchange(m_round.failure, std::nullopt));
}

void RedisWorker::count()
{
    WorkerMeters &meter = meters();
    const WorkerMeters::Update update(meter);
    for (const auto &[time, requests] : m_round.latencies) {
        if (requests > 0)
            meter.histogram.record(time, static_cast<std::uint64_t>(requests));
    }
    meter.add(WorkerMeters::Operations, m_round.requests);
    meter.add(WorkerMeters::Queries, m_round.requests);
    meter.add(m_plan->statement.kind, m_round.requests);
    meter.add(WorkerMeters::BytesIn, m_round.bytesIn);
    meter.add(WorkerMeters::BytesOut, m_round.bytesOut);
    if (m_round.empties > 0)
        meter.add(WorkerMeters::Empties, m_round.empties);
    if (m_round.errors > 0)
        meter.add(WorkerMeters::Errors, m_round.errors);
    m_round.latencies.clear();
    m_round.requests = m_round.empties = m_round.errors = m_round.bytesIn = m_round.bytesOut = 0;
}

void RedisWorker::lost(int index, int error)
{
    if (connectionAt(index).batch == 0) // it was done; the server may close it
        return;
    const auto detail = error ? QString::fromLocal8Bit(std::strerror(error)) : QString();
    meters().noteError("connection", detail.toStdString(), m_control->elapsed());
    ++m_round.errors;
    breakOff(index,
             {ErrorCode::ServerFailed,
              QCoreApplication::translate("Tare::RedisWorker",
                                          "The server closed a connection in the middle of the load."),
              detail});
}

void RedisWorker::fail(Error error)
{
    if (!m_round.failure)
        m_round.failure = std::move(error);
}

void RedisWorker::breakOff(int index, Error error)
{
    fail(std::move(error));
    m_transport->drop(index);
    if (connectionAt(index).batch > 0)
        --m_inFlight;
    connectionAt(index).batch = 0;
}

} // namespace Tare
