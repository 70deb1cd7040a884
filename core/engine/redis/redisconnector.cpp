// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisconnector.h"

#include "core/engine/redis/rediserrors.h"
#include "core/engine/redis/redispattern.h"
#include "core/engine/redis/replyscanner.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/un.h>

namespace Tare {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int mostPending = 128; ///< handshakes at a time; a listener's queue is not much longer
constexpr auto stopCheck = 50ms;
constexpr int lostPeerMs = 5000; ///< a peer that acknowledges nothing for so long is gone

QString systemText(int error)
{
    return QString::fromLocal8Bit(std::strerror(error));
}

tl::unexpected<Error> cannotConnect(const std::string &name, const QString &detail)
{
    return failure(ErrorCode::ServerFailed,
                   QCoreApplication::translate("Tare::RedisConnection", "No connection to Redis at %1.")
                       .arg(QString::fromStdString(name)),
                   detail);
}

void setTcpOptions(int fd)
{
    auto set = [fd](int level, int option, int value) {
        setsockopt(fd, level, option, &value, sizeof value);
    };
    set(IPPROTO_TCP, TCP_NODELAY, 1);
    // A container that is gone leaves nobody to reset the connection.
    set(IPPROTO_TCP, TCP_USER_TIMEOUT, lostPeerMs);
    set(SOL_SOCKET, SO_KEEPALIVE, 1);
    set(IPPROTO_TCP, TCP_KEEPIDLE, 2);
    set(IPPROTO_TCP, TCP_KEEPINTVL, 1);
    set(IPPROTO_TCP, TCP_KEEPCNT, 3);
}

} // namespace

Result<RedisAddress> RedisAddress::resolve(const Endpoint &endpoint)
{
    RedisAddress result;
    if (endpoint.transport == Transport::UnixSocket) {
        sockaddr_un address{};
        const auto path = QFile::encodeName(endpoint.socketPath);
        result.name = path.toStdString();
        if (path.isEmpty() || path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
            return cannotConnect(result.name, systemText(ENAMETOOLONG));
        address.sun_family = AF_UNIX;
        std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
        std::memcpy(&result.storage, &address, sizeof address);
        result.length = sizeof address;
        return result;
    }

    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    const auto port = std::to_string(endpoint.port);
    const auto host = endpoint.address.toStdString();
    result.name = host + ':' + port;
    if (const int error = getaddrinfo(host.c_str(), port.c_str(), &hints, &found); error != 0)
        return cannotConnect(result.name, QString::fromLocal8Bit(gai_strerror(error)));
    // As hiredis does: the first IPv4 address, else the first one.
    const addrinfo *chosen = found;
    for (const addrinfo *info = found; info; info = info->ai_next) {
        if (info->ai_family == AF_INET) {
            chosen = info;
            break;
        }
    }
    std::memcpy(&result.storage, chosen->ai_addr, chosen->ai_addrlen);
    result.length = chosen->ai_addrlen;
    freeaddrinfo(found);
    return result;
}

RedisConnector::RedisConnector(const RedisAddress &address, const Endpoint &endpoint)
    : m_address(address)
{
    if (!endpoint.password.isEmpty() || !endpoint.user.isEmpty()) {
        std::vector<std::string> auth = {"AUTH"};
        if (!endpoint.user.isEmpty())
            auth.push_back(endpoint.user.toStdString());
        auth.push_back(endpoint.password.toStdString());
        m_greeting = RedisPattern::command(auth, true).bytes;
        ++m_greetingReplies;
    }
    m_introduction = m_greeting;
    m_introductionReplies = m_greetingReplies - 1;
    const auto database = endpoint.database.isEmpty() ? std::string("0") : endpoint.database.toStdString();
    m_mustSelect = database != "0";
    m_greeting += RedisPattern::command({"SELECT", database}, true).bytes;
    if (m_mustSelect) {
        m_introduction = m_greeting;
        m_introductionReplies = m_greetingReplies;
    }
}

Result<UniqueFd> RedisConnector::begin() const
{
    UniqueFd fd(::socket(m_address.storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (fd.get() < 0)
        return tl::unexpected(explain(errno));
    if (isTcp())
        setTcpOptions(fd.get());
    if (::connect(fd.get(), reinterpret_cast<const sockaddr *>(&m_address.storage), m_address.length) != 0
        && errno != EINPROGRESS) {
        if (errno == EAGAIN) // a Unix socket's
            return UniqueFd();
        return tl::unexpected(explain(errno));
    }
    return fd;
}

Error RedisConnector::explain(int error) const
{
    return redisConnectError(QString::fromStdString(m_address.name), error);
}

/// One call of connect().
class RedisConnector::Round
{
public:
    Round(const RedisConnector &connector, int count)
        : m_connector(connector)
        , m_calls(static_cast<std::size_t>(count))
        , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    { }

    Result<std::vector<UniqueFd>> run(Clock::time_point deadline, const std::stop_token &stop);

private:
    struct Call
    {
        UniqueFd fd;
        ReplyScanner scanner;
        int repliesLeft = 0;
        bool greeted = false;
    };

    Result<bool> begin(Call &call); ///< false: the listener's queue is full, try again
    Result<void> advance(Call &call, std::uint32_t events);
    Result<void> greet(Call &call);
    Result<void> listen(Call &call);

    const RedisConnector &m_connector;
    std::vector<Call> m_calls;
    UniqueFd m_epoll;
    std::size_t m_begun = 0;
    std::size_t m_up = 0;
};

Result<std::vector<UniqueFd>> RedisConnector::Round::run(Clock::time_point deadline,
                                                         const std::stop_token &stop)
{
    std::array<epoll_event, mostPending> events{};
    while (m_up < m_calls.size()) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled,
                           QCoreApplication::translate("Tare::RedisConnection", "Stopped while connecting."));
        if (Clock::now() >= deadline)
            return failure(ErrorCode::ServerFrozen,
                           QCoreApplication::translate(
                               "Tare::RedisConnection",
                               "Only %1 of %2 connections were answered by the Redis server in time.")
                               .arg(m_up)
                               .arg(m_calls.size()));
        while (m_begun < m_calls.size() && m_begun - m_up < mostPending) {
            const auto begun = begin(m_calls[m_begun]);
            if (!begun)
                return tl::unexpected(begun.error());
            if (!*begun)
                break;
            ++m_begun;
        }
        if (m_begun == m_up) { // nothing to wait for but the listener
            std::this_thread::sleep_for(1ms);
            continue;
        }
        const auto wait = std::chrono::milliseconds(stopCheck).count();
        const int ready =
            epoll_wait(m_epoll.get(), events.data(), static_cast<int>(events.size()), static_cast<int>(wait));
        for (int i = 0; i < ready; ++i) {
            if (auto done = advance(*static_cast<Call *>(events[i].data.ptr), events[i].events); !done)
                return tl::unexpected(done.error());
        }
    }
    std::vector<UniqueFd> sockets;
    sockets.reserve(m_calls.size());
    for (Call &call : m_calls)
        sockets.push_back(std::move(call.fd));
    return sockets;
}

Result<bool> RedisConnector::Round::begin(Call &call)
{
    auto begun = m_connector.begin();
    if (!begun)
        return tl::unexpected(begun.error());
    if (begun->get() < 0)
        return false;
    call.fd = *std::move(begun);
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLET;
    event.data.ptr = &call;
    if (epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, call.fd.get(), &event) != 0)
        return tl::unexpected(m_connector.explain(errno));
    return true;
}

Result<void> RedisConnector::Round::advance(Call &call, std::uint32_t events)
{
    if (!call.greeted) {
        int error = 0;
        socklen_t size = sizeof error;
        getsockopt(call.fd.get(), SOL_SOCKET, SO_ERROR, &error, &size);
        if (error != 0)
            return tl::unexpected(m_connector.explain(error));
        if (events & EPOLLOUT) {
            if (auto greeted = greet(call); !greeted)
                return greeted;
        }
    }
    return events & (EPOLLIN | EPOLLHUP | EPOLLERR) ? listen(call) : Result<void>();
}

Result<void> RedisConnector::Round::greet(Call &call)
{
    const std::string &greeting = m_connector.m_greeting;
    call.greeted = true;
    call.repliesLeft = m_connector.m_greetingReplies;
    // Some hundred bytes into an empty socket: taken whole, or the connection is lost. A server that refuses
    // may have closed already; what it said is still to be read.
    if (::send(call.fd.get(), greeting.data(), greeting.size(), MSG_NOSIGNAL) < 0 && errno != EPIPE
        && errno != ECONNRESET)
        return tl::unexpected(m_connector.explain(errno));
    return {};
}

Result<void> RedisConnector::Round::listen(Call &call)
{
    std::array<char, 1024> buffer;
    for (;;) {
        const auto got = ::recv(call.fd.get(), buffer.data(), buffer.size(), 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && errno == EAGAIN)
            return {};
        if (got <= 0)
            return cannotConnect(m_connector.m_address.name,
                                 got < 0 ? systemText(errno)
                                         : QCoreApplication::translate("Tare::RedisConnection",
                                                                       "The server closed the connection."));
        std::size_t at = 0;
        while (at < static_cast<std::size_t>(got)) {
            std::size_t used = 0;
            const auto result =
                call.scanner.scan(buffer.data() + at, static_cast<std::size_t>(got) - at, used);
            if (result == ReplyScanner::Result::Broken)
                return tl::unexpected(
                    redisProtocolError({buffer.data() + at, static_cast<std::size_t>(got) - at}));
            at += used;
            if (result == ReplyScanner::Result::More)
                break;
            // An account without the right to SELECT is in database 0 all the same.
            const bool optional = call.repliesLeft == 1 && !m_connector.m_mustSelect;
            if (call.scanner.isError() && !(optional && redisErrorCode(call.scanner.errorText()) == "NOPERM"))
                return tl::unexpected(redisError(call.scanner.errorText()));
            if (--call.repliesLeft == 0)
                ++m_up;
        }
    }
}

Result<std::vector<UniqueFd>> RedisConnector::connect(int count, Clock::time_point deadline,
                                                      std::stop_token stop) const
{
    return Round(*this, count).run(deadline, stop);
}

} // namespace Tare
