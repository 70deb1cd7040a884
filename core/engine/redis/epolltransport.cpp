// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/epolltransport.h"

#include <array>
#include <cerrno>
#include <utility>

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

namespace Tare {

namespace {

constexpr std::size_t inputSize = 128 * 1024;
constexpr std::size_t eventsAtATime = 256;
constexpr std::uint32_t wakeNumber = UINT32_MAX;

} // namespace

EpollTransport::EpollTransport(std::vector<UniqueFd> sockets, std::string batch)
    : m_sockets(sockets.size())
    , m_batch(std::move(batch))
    , m_input(inputSize)
    , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    auto watch = [this](int fd, std::uint32_t number) {
        epoll_event event{};
        event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
        event.data.u32 = number;
        epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, fd, &event);
    };
    watch(m_wake.get(), wakeNumber);
    for (std::size_t i = 0; i < sockets.size(); ++i) {
        m_sockets[i].fd = std::move(sockets[i]);
        watch(m_sockets[i].fd.get(), static_cast<std::uint32_t>(i));
    }
}

char *EpollTransport::buffer(int) noexcept
{
    return m_batch.data();
}

void EpollTransport::send(int connection, std::size_t size)
{
    Socket &socket = m_sockets[static_cast<std::size_t>(connection)];
    socket.size = socket.unsent = size;
    write(connection);
}

void EpollTransport::write(int connection)
{
    Socket &socket = m_sockets[static_cast<std::size_t>(connection)];
    while (socket.unsent > 0) {
        const auto sent = ::send(socket.fd.get(), m_batch.data() + socket.size - socket.unsent, socket.unsent,
                                 MSG_NOSIGNAL);
        if (sent >= 0) {
            socket.unsent -= static_cast<std::size_t>(sent);
        } else if (errno == EAGAIN) {
            return; // EPOLLOUT tells when there is room again
        } else if (errno != EINTR) {
            socket.unsent = 0;
            socket.broken = true;
            m_broken.push_back(connection);
            return;
        }
    }
}

void EpollTransport::wait(Listener &listener, Clock::time_point until)
{
    for (const int connection : std::exchange(m_broken, {}))
        read(connection, listener);

    std::array<epoll_event, eventsAtATime> events;
    const int ready = waitForEvents(m_epoll.get(), events, m_broken.empty() ? until : Clock::time_point());
    for (int i = 0; i < ready; ++i) {
        if (events[i].data.u32 == wakeNumber)
            continue;
        const int connection = static_cast<int>(events[i].data.u32);
        if (m_sockets[events[i].data.u32].unsent > 0 && (events[i].events & EPOLLOUT)) {
            listener.encodeAgain(connection);
            write(connection);
        }
        if (events[i].events & ~static_cast<std::uint32_t>(EPOLLOUT))
            read(connection, listener);
    }
}

void EpollTransport::read(int connection, Listener &listener)
{
    Socket &socket = m_sockets[static_cast<std::size_t>(connection)];
    while (socket.fd.get() >= 0) {
        const auto got = ::recv(socket.fd.get(), m_input.data(), m_input.size(), 0);
        if (got > 0) {
            listener.received(connection, m_input.data(), static_cast<std::size_t>(got));
            // Edge-triggered: what comes after a short read is a new event.
            if (static_cast<std::size_t>(got) < m_input.size() && !socket.broken)
                return;
        } else if (got < 0 && errno == EAGAIN && !socket.broken) {
            return;
        } else if (got == 0 || errno != EINTR) {
            const int error = got == 0 ? 0 : errno;
            drop(connection);
            listener.lost(connection, error);
        }
    }
}

void EpollTransport::drop(int connection)
{
    Socket &socket = m_sockets[static_cast<std::size_t>(connection)];
    socket.fd.reset();
    socket.unsent = 0;
}

void EpollTransport::wake() noexcept
{
    eventfd_write(m_wake.get(), 1);
}

} // namespace Tare
