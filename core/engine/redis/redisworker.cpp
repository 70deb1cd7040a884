// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisworker.h"

#include "core/engine/redis/reconnecttransport.h"
#include "core/engine/redis/rediserrors.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t longestExpectedBatch = 128 * 1024;
constexpr auto stopCheck = 20ms; ///< while nothing is in flight

std::size_t kindIndex(const RedisStatement &statement)
{
    return static_cast<std::size_t>(statement.kind - WorkerMeters::Reads);
}

} // namespace

RedisWorker::RedisWorker(std::shared_ptr<const RedisLoadPlan> plan, RedisConnector connector, int connections,
                         int number, std::shared_ptr<RatePacer> pacer, std::shared_ptr<RedisTally> tally)
    : m_plan(std::move(plan))
    , m_connector(std::move(connector))
    , m_connectionCount(connections)
    , m_pacer(std::move(pacer))
    , m_tally(std::move(tally))
    , m_source(m_plan->seed, number, m_plan->workers)
    , m_only(m_plan->requests.statements().front())
{
    const RedisRequests &requests = m_plan->requests;
    m_tally->answered.assign(requests.statements().size(), 0);
    if (requests.isFixed())
        m_batch = m_only.pattern.repeated(m_plan->pipeline);
    else
        m_batch.bytes.resize(requests.longestRequest() * static_cast<std::size_t>(m_plan->pipeline));
    const std::string &expected = m_only.expected;
    if (!requests.isMix()
        && expected.size() * static_cast<std::size_t>(m_plan->pipeline) <= longestExpectedBatch) {
        for (int i = 0; i < m_plan->pipeline; ++i)
            m_expectedBatch += expected;
    }
}

RedisWorker::~RedisWorker() = default;

Result<void> RedisWorker::connect(Clock::time_point deadline, std::stop_token stop)
{
    // With new connections all the time, one shows that the server lets Tare in.
    auto sockets = m_connector.connect(m_plan->reconnect ? 1 : m_connectionCount, deadline, std::move(stop));
    if (!sockets)
        return tl::unexpected(sockets.error());
    const auto count = static_cast<std::size_t>(m_connectionCount);
    m_connections.assign(count, Connection(m_source));
    m_round.answers.reserve(count);
    m_idle.reserve(count);
    const auto longestReply = m_plan->requests.longestReply() * static_cast<std::size_t>(m_plan->pipeline);
    auto transport = m_plan->reconnect
        ? std::make_unique<ReconnectTransport>(m_connector, m_connectionCount, m_batch.bytes)
        : makeRedisTransport(*std::move(sockets), m_batch.bytes, longestReply);
    const std::scoped_lock lock(m_transportMutex);
    m_transport = std::move(transport);
    return {};
}

void RedisWorker::run(LoadControl &control)
{
    m_control = &control;
    m_exhausted = false;
    m_idle.clear();
    for (int i = m_connectionCount - 1; i >= 0; --i) {
        if (m_pacer)
            m_idle.push_back(i);
        else
            begin(i, Clock::now());
    }
    while (goesOn()) {
        const auto until = m_pacer ? beginDue() : Clock::time_point::max();
        m_transport->wait(*this, until);
        publish();
    }
    publish();
}

bool RedisWorker::goesOn() const
{
    if (m_interrupted.load(std::memory_order_relaxed))
        return false;
    return m_inFlight > 0 || (m_pacer && !m_exhausted && !m_control->stopping());
}

RedisWorker::Clock::time_point RedisWorker::beginDue()
{
    while (!m_idle.empty() && !m_exhausted && !m_control->stopping() && !m_round.failure) {
        const auto start = m_pacer->claimDue(Clock::now());
        if (!start)
            break;
        const int index = m_idle.back();
        m_idle.pop_back();
        begin(index, *start);
    }
    if (m_round.failure)
        return {};
    const auto next = m_idle.empty() || m_exhausted ? Clock::time_point::max() : m_pacer->next();
    return m_inFlight > 0 ? next : std::min<Clock::time_point>(next, Clock::now() + stopCheck);
}

void RedisWorker::disconnect()
{
    const std::scoped_lock lock(m_transportMutex);
    if (m_transport)
        m_tally->opened = m_transport->opened();
    m_transport.reset();
}

void RedisWorker::interrupt() noexcept
{
    m_interrupted.store(true, std::memory_order_relaxed);
    const std::scoped_lock lock(m_transportMutex);
    if (m_transport)
        m_transport->wake();
}

void RedisWorker::begin(int index, Clock::time_point start)
{
    const auto requests = m_control->stopping() ? 0 : static_cast<int>(m_control->take(m_plan->pipeline));
    if (requests == 0) {
        m_exhausted = true;
        return;
    }
    Connection &connection = connectionAt(index);
    if (connection.over) {
        noteLost({});
        return;
    }
    connection.batch = requests;
    connection.repliesLeft = requests;
    connection.errors = 0;
    connection.answered = {};
    connection.sent = start;
    connection.replay = m_source;
    connection.replies = m_source;
    ++m_inFlight;
    const auto size = encode(m_transport->buffer(index), m_source, requests);
    m_round.bytesOut += static_cast<std::int64_t>(size);
    m_transport->send(index, size);
}

std::size_t RedisWorker::encode(char *batch, RequestSource &source, int requests) const noexcept
{
    if (m_plan->requests.isFixed()) {
        const auto count = static_cast<std::size_t>(requests);
        const auto fields = m_only.pattern.fields.size() * count;
        for (std::size_t i = 0; i < fields; ++i)
            writeRedisField(batch + m_batch.fields[i], m_plan->requests.number(source));
        return m_only.pattern.bytes.size() * count;
    }
    char *end = batch;
    for (int i = 0; i < requests; ++i)
        end = m_plan->requests.write(end, source);
    return static_cast<std::size_t>(end - batch);
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
    const bool known = !m_plan->requests.isMix() && !m_only.expected.empty();
    while (size > 0 && connection.repliesLeft > 0) {
        if (known && connection.scanner.idle()) {
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
    const std::string &expected = m_only.expected;
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
    const auto which = m_plan->requests.choose(connection.replies);
    const RedisStatement &statement = m_plan->requests.statements()[which];
    --connection.repliesLeft;
    if (reply.isError()) {
        ++connection.errors;
        ++m_round.errors;
        meters().noteError(redisErrorCode(reply.errorText()), reply.errorText(), m_control->elapsed());
        if (isFatalRedisError(reply.errorText()))
            fail(redisError(reply.errorText()));
        return true;
    }
    if (reply.isEmpty()) {
        ++m_round.empties;
    } else if (statement.replyType != 0 && reply.type() != statement.replyType) {
        breakOff(index,
                 {ErrorCode::LoadFailed,
                  QCoreApplication::translate(
                      "Tare::RedisWorker", "The server's reply to %1 is of another kind than it has to be.")
                      .arg(QString::fromStdString(statement.command)),
                  QString(QLatin1Char(reply.type()))});
        return false;
    }
    if (m_plan->requests.isMix()) {
        ++connection.answered[kindIndex(statement)];
        ++m_tally->answered[which];
    }
    return true;
}

void RedisWorker::finishBatch(int index)
{
    Connection &connection = connectionAt(index);
    const auto now = Clock::now();
    const auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(now - connection.sent).count();
    const int finished = connection.batch - connection.errors;
    m_round.answers.push_back({static_cast<std::uint64_t>(time), finished});
    if (!m_plan->requests.isMix())
        connection.answered[kindIndex(m_only)] = finished;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        m_round.requests[kind] += connection.answered[kind];
    connection.batch = 0;
    --m_inFlight;
    if (m_plan->reconnect)
        m_transport->drop(index);
    if (m_pacer)
        m_idle.push_back(index);
    else
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
    const auto requests = std::accumulate(m_round.requests.begin(), m_round.requests.end(), std::int64_t(0));
    WorkerMeters &meter = meters();
    const WorkerMeters::Update update(meter);
    for (const Answer &answer : m_round.answers) {
        if (answer.requests > 0)
            meter.histogram.record(answer.time, static_cast<std::uint64_t>(answer.requests));
    }
    meter.add(WorkerMeters::Operations, requests);
    meter.add(WorkerMeters::Queries, requests);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (m_round.requests[kind] > 0)
            meter.add(static_cast<WorkerMeters::Counter>(WorkerMeters::Reads + kind), m_round.requests[kind]);
    }
    meter.add(WorkerMeters::BytesIn, m_round.bytesIn);
    meter.add(WorkerMeters::BytesOut, m_round.bytesOut);
    if (m_round.empties > 0)
        meter.add(WorkerMeters::Empties, m_round.empties);
    if (m_round.errors > 0)
        meter.add(WorkerMeters::Errors, m_round.errors);
    m_round.answers.clear();
    m_round.requests = {};
    m_round.empties = m_round.errors = m_round.bytesIn = m_round.bytesOut = 0;
}

void RedisWorker::lost(int index, int error)
{
    connectionAt(index).over = true;
    // One that was done may be closed by the server; it is missed when it is to be used again.
    if (connectionAt(index).batch == 0)
        return;
    noteLost(error ? QString::fromLocal8Bit(std::strerror(error)) : QString());
    breakOff(index, *m_round.failure);
}

void RedisWorker::refused(int index, Error error)
{
    meters().noteError("connection", error.detail.toStdString(), m_control->elapsed());
    ++m_round.errors;
    breakOff(index, std::move(error));
}

void RedisWorker::noteLost(const QString &detail)
{
    meters().noteError("connection", detail.toStdString(), m_control->elapsed());
    ++m_round.errors;
    fail({ErrorCode::ServerFailed,
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
    connectionAt(index).over = true;
    if (connectionAt(index).batch > 0)
        --m_inFlight;
    connectionAt(index).batch = 0;
}

} // namespace Tare
