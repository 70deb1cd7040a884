// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/reconnecttransport.h"

#include "core/engine/redis/rediserrors.h"

#include <array>
#include <cerrno>
#include <utility>

#include <sys/epoll.h>
#include <sys/eventfd.h>

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t inputSize = 128 * 1024;
constexpr std::size_t eventsAtATime = 256;
constexpr std::uint32_t wakeNumber = UINT32_MAX;
constexpr auto retryAfter = 1ms; ///< a full queue

} // namespace

ReconnectTransport::ReconnectTransport(const RedisConnector &connector, int connections,
                                       const std::string &batch)
    : m_connector(connector)
    , m_calls(static_cast<std::size_t>(connections))
    , m_output(connector.introduction() + batch)
    , m_input(inputSize)
    , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    m_waiting.reserve(m_calls.size());
    epoll_event event{};
    event.events = EPOLLIN | EPOLLET;
    event.data.u32 = wakeNumber;
    epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, m_wake.get(), &event);
}

char *ReconnectTransport::buffer(int) noexcept
{
    return m_output.data() + m_connector.introduction().size();
}

void ReconnectTransport::send(int connection, std::size_t size)
{
    m_calls[static_cast<std::size_t>(connection)].size = size;
    open(connection);
}

void ReconnectTransport::open(int connection)
{
    Call &call = m_calls[static_cast<std::size_t>(connection)];
    auto begun = m_connector.begin();
    if (!begun) {
        m_refused.emplace_back(connection, begun.error());
        return;
    }
    if (begun->get() < 0) {
        m_waiting.push_back(connection);
        return;
    }
    call.fd = *std::move(begun);
    call.unsent = m_connector.introduction().size() + call.size;
    call.up = false;
    call.introductionLeft = m_connector.introductionReplies();
    call.scanner = {};
    if (m_connector.isTcp()) {
        const linger reset{1, 0};
        setsockopt(call.fd.get(), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    }
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
    event.data.u32 = static_cast<std::uint32_t>(connection);
    if (epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, call.fd.get(), &event) != 0)
        m_refused.emplace_back(connection, m_connector.explain(errno));
}

void ReconnectTransport::wait(Listener &listener, Clock::time_point until)
{
    for (const auto &[connection, error] : std::exchange(m_refused, {}))
        refuse(connection, error, listener);
    const auto waiting = m_waiting.size();
    for (std::size_t i = 0; i < waiting; ++i)
        open(m_waiting[i]);
    m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(waiting));

    if (!m_refused.empty())
        until = {};
    else if (!m_waiting.empty())
        until = std::min<Clock::time_point>(until, Clock::now() + retryAfter);
    std::array<epoll_event, eventsAtATime> events;
    const int ready = waitForEvents(m_epoll.get(), events, until);
    for (int i = 0; i < ready; ++i) {
        if (events[i].data.u32 != wakeNumber)
            handle(static_cast<int>(events[i].data.u32), events[i].events, listener);
    }
}

void ReconnectTransport::handle(int connection, std::uint32_t events, Listener &listener)
{
    Call &call = m_calls[static_cast<std::size_t>(connection)];
    if (call.fd.get() < 0)
        return;
    if (!call.up) {
        int error = 0;
        socklen_t size = sizeof error;
        getsockopt(call.fd.get(), SOL_SOCKET, SO_ERROR, &error, &size);
        if (error != 0) {
            refuse(connection, m_connector.explain(error), listener);
            return;
        }
        if (events & EPOLLOUT) {
            call.up = true;
            ++m_opened;
        }
    }
    if (call.unsent > 0 && (events & EPOLLOUT)) {
        listener.encodeAgain(connection);
        write(call);
    }
    if (events & ~static_cast<std::uint32_t>(EPOLLOUT))
        read(connection, listener);
}

void ReconnectTransport::write(Call &call)
{
    const char *end = m_output.data() + m_connector.introduction().size() + call.size;
    while (call.unsent > 0) {
        const auto sent = ::send(call.fd.get(), end - call.unsent, call.unsent, MSG_NOSIGNAL);
        if (sent >= 0)
            call.unsent -= static_cast<std::size_t>(sent);
        else if (errno != EINTR) // full for now; or closed, and its last words are still to be read
            return;
    }
}

void ReconnectTransport::read(int connection, Listener &listener)
{
    Call &call = m_calls[static_cast<std::size_t>(connection)];
    const int fd = call.fd.get();
    // What the listener hears may close this connection and open the next one in its place.
    while (fd >= 0 && call.fd.get() == fd) {
        const auto got = ::recv(fd, m_input.data(), m_input.size(), 0);
        if (got > 0) {
            std::string_view bytes(m_input.data(), static_cast<std::size_t>(got));
            const bool full = bytes.size() == m_input.size();
            if (call.introductionLeft > 0 && !introduce(connection, bytes, listener))
                return;
            if (!bytes.empty())
                listener.received(connection, bytes.data(), bytes.size());
            // Edge-triggered: what comes after a short read is a new event.
            if (!full)
                return;
        } else if (got < 0 && errno == EAGAIN) {
            return;
        } else if (got == 0 || errno != EINTR) {
            const int error = got == 0 ? 0 : errno;
            drop(connection);
            listener.lost(connection, error);
            return;
        }
    }
}

bool ReconnectTransport::introduce(int connection, std::string_view &bytes, Listener &listener)
{
    Call &call = m_calls[static_cast<std::size_t>(connection)];
    while (!bytes.empty() && call.introductionLeft > 0) {
        std::size_t used = 0;
        const auto result = call.scanner.scan(bytes.data(), bytes.size(), used);
        if (result == ReplyScanner::Result::Broken) {
            refuse(connection, redisProtocolError(bytes), listener);
            return false;
        }
        bytes.remove_prefix(used);
        if (result == ReplyScanner::Result::More)
            return true;
        if (call.scanner.isError()) {
            refuse(connection, redisError(call.scanner.errorText()), listener);
            return false;
        }
        --call.introductionLeft;
    }
    return true;
}

void ReconnectTransport::refuse(int connection, const Error &error, Listener &listener)
{
    drop(connection);
    listener.refused(connection, error);
}

void ReconnectTransport::drop(int connection)
{
    Call &call = m_calls[static_cast<std::size_t>(connection)];
    call.fd.reset();
    call.unsent = 0;
    std::erase(m_waiting, connection);
}

void ReconnectTransport::wake() noexcept
{
    eventfd_write(m_wake.get(), 1);
}

} // namespace Tare
