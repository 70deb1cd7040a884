// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisworker.h"

#include "core/engine/redis/rediserrors.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace Tare {

namespace {

constexpr std::size_t bufferSize = 128 * 1024;

} // namespace

RedisWorker::RedisWorker(std::shared_ptr<const RedisLoadPlan> plan, RedisConnector connector, int connections,
                         int number)
    : m_plan(std::move(plan))
    , m_connector(std::move(connector))
    , m_connectionCount(connections)
    , m_source(m_plan->seed * 0x9E3779B97F4A7C15 + static_cast<std::uint64_t>(number), m_plan->keyspace)
    , m_batch(m_plan->statement.pattern.repeated(m_plan->pipeline))
    , m_requestSize(m_plan->statement.pattern.bytes.size())
    , m_buffer(bufferSize)
    , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    const std::string &expected = m_plan->statement.expected;
    if (expected.size() * static_cast<std::size_t>(m_plan->pipeline) <= bufferSize) {
        for (int i = 0; i < m_plan->pipeline; ++i)
            m_expectedBatch += expected;
    }
}

Result<void> RedisWorker::connect(Clock::time_point deadline, std::stop_token stop)
{
    auto sockets = m_connector.connect(m_connectionCount, deadline, std::move(stop));
    if (!sockets)
        return tl::unexpected(sockets.error());
    auto watch = [this](int fd, void *what) {
        epoll_event event{};
        event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
        event.data.ptr = what;
        return epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, fd, &event) == 0;
    };
    bool watched = watch(m_wake.get(), nullptr);
    m_connections.reserve(sockets->size()); // they stay where they are
    for (UniqueFd &socket : *sockets) {
        auto &connection = m_connections.emplace_back(std::move(socket), m_source);
        watched = watched && watch(connection.fd.get(), &connection);
    }
    if (!watched)
        return failure(
            ErrorCode::LoadFailed,
            QCoreApplication::translate("Tare::RedisWorker", "The connections could not be watched."),
            QString::fromLocal8Bit(std::strerror(errno)));
    return {};
}

void RedisWorker::run(LoadControl &control)
{
    m_control = &control;
    for (Connection &connection : m_connections) {
        begin(connection, Clock::now());
        if (connection.broken)
            receive(connection);
    }
    publish();
    std::array<epoll_event, Round::size> events;
    while (m_inFlight > 0 && !m_interrupted.load(std::memory_order_relaxed)) {
        const int ready = epoll_wait(m_epoll.get(), events.data(), static_cast<int>(events.size()), -1);
        for (int i = 0; i < ready; ++i) {
            if (!events[i].data.ptr) // somebody interrupts
                continue;
            auto &connection = *static_cast<Connection *>(events[i].data.ptr);
            if (connection.unsent > 0 && (events[i].events & EPOLLOUT))
                resume(connection);
            if (connection.broken || (events[i].events & ~static_cast<std::uint32_t>(EPOLLOUT)))
                receive(connection);
        }
        publish();
    }
}

void RedisWorker::disconnect()
{
    m_connections.clear();
}

void RedisWorker::interrupt() noexcept
{
    m_interrupted.store(true, std::memory_order_relaxed);
    eventfd_write(m_wake.get(), 1);
}

void RedisWorker::begin(Connection &connection, Clock::time_point now)
{
    const auto requests = m_control->stopping() ? 0 : static_cast<int>(m_control->take(m_plan->pipeline));
    if (requests == 0)
        return;
    connection.batch = requests;
    connection.repliesLeft = requests;
    connection.errors = 0;
    connection.unsent = m_requestSize * static_cast<std::size_t>(requests);
    connection.sent = now;
    connection.replay = m_source;
    ++m_inFlight;
    encode(m_source, requests);
    send(connection);
}

void RedisWorker::encode(RequestSource &source, int requests) noexcept
{
    const auto fields = m_plan->statement.pattern.fields.size() * static_cast<std::size_t>(requests);
    for (std::size_t i = 0; i < fields; ++i)
        writeRedisField(&m_batch.bytes[m_batch.fields[i]], source.next());
}

void RedisWorker::send(Connection &connection)
{
    const auto size = m_requestSize * static_cast<std::size_t>(connection.batch);
    while (connection.unsent > 0) {
        const auto sent = ::send(connection.fd.get(), m_batch.bytes.data() + size - connection.unsent,
                                 connection.unsent, MSG_NOSIGNAL);
        if (sent < 0) {
            if (errno == EINTR)
                continue;
            // EPOLLOUT tells when there is room again. A broken connection is given up when it has been read
            // to its end, where the server's last words may be.
            connection.broken = errno != EAGAIN;
            return;
        }
        connection.unsent -= static_cast<std::size_t>(sent);
        m_round.bytesOut += sent;
    }
}

void RedisWorker::resume(Connection &connection)
{
    RequestSource source = connection.replay;
    encode(source, connection.batch);
    send(connection);
}

void RedisWorker::receive(Connection &connection)
{
    while (connection.fd.get() >= 0) {
        const auto got = ::recv(connection.fd.get(), m_buffer.data(), m_buffer.size(), 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && errno == EAGAIN)
            return;
        if (got <= 0) {
            lose(connection, got < 0 ? QString::fromLocal8Bit(std::strerror(errno)) : QString());
            return;
        }
        m_round.bytesIn += got;
        if (!consume(connection, m_buffer.data(), static_cast<std::size_t>(got)))
            return;
        if (connection.repliesLeft == 0) {
            finishBatch(connection);
            if (!connection.broken)
                return;
        }
        // Edge-triggered: what comes after a short read is a new event.
        if (static_cast<std::size_t>(got) < m_buffer.size() && !connection.broken)
            return;
    }
}

bool RedisWorker::consume(Connection &connection, const char *data, std::size_t size)
{
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
            breakOff(connection, redisProtocolError({data, size}));
            return false;
        }
        data += used;
        size -= used;
        if (result == ReplyScanner::Result::Complete && !finishReply(connection))
            return false;
    }
    if (size == 0)
        return true;
    breakOff(connection, redisProtocolError({data, size})); // more than was asked for
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

bool RedisWorker::finishReply(Connection &connection)
{
    const ReplyScanner &reply = connection.scanner;
    --connection.repliesLeft;
    if (reply.isError()) {
        ++connection.errors;
        ++m_round.errors;
        meters().noteError(redisErrorCode(reply.errorText()), reply.errorText(), m_control->elapsed());
        if (isFatalRedisError(reply.errorText()))
            m_control->fail(redisError(reply.errorText()));
    } else if (reply.isEmpty()) {
        ++m_round.empties;
    } else if (reply.type() != m_plan->statement.replyType) {
        breakOff(connection,
                 {ErrorCode::LoadFailed,
                  QCoreApplication::translate(
                      "Tare::RedisWorker", "The server's reply to %1 is of another kind than it has to be.")
                      .arg(QString::fromStdString(m_plan->statement.command)),
                  QString(QLatin1Char(reply.type()))});
        return false;
    }
    return true;
}

void RedisWorker::finishBatch(Connection &connection)
{
    const auto now = Clock::now();
    const auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(now - connection.sent).count();
    const int finished = connection.batch - connection.errors;
    m_round.latencies[m_round.batches++] = {static_cast<std::uint64_t>(time), finished};
    m_round.requests += finished;
    connection.batch = 0;
    --m_inFlight;
    begin(connection, now);
}

void RedisWorker::publish()
{
    WorkerMeters &meter = meters();
    const WorkerMeters::Update update(meter);
    for (std::size_t i = 0; i < m_round.batches; ++i) {
        const auto &[time, requests] = m_round.latencies[i];
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
    m_round.batches = 0;
    m_round.requests = m_round.empties = m_round.errors = m_round.bytesIn = m_round.bytesOut = 0;
}

void RedisWorker::lose(Connection &connection, const QString &detail)
{
    if (connection.batch == 0) { // it was done; the server may close it
        connection.fd.reset();
        return;
    }
    meters().noteError("connection", detail.toStdString(), m_control->elapsed());
    ++m_round.errors;
    breakOff(connection,
             {ErrorCode::ServerFailed,
              QCoreApplication::translate("Tare::RedisWorker",
                                          "The server closed a connection in the middle of the load."),
              detail});
}

void RedisWorker::breakOff(Connection &connection, Error error)
{
    m_control->fail(std::move(error));
    connection.fd.reset();
    if (connection.batch > 0)
        --m_inFlight;
    connection.batch = 0;
    connection.unsent = 0;
}

} // namespace Tare
