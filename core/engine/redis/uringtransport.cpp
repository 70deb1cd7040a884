// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/uringtransport.h"

#include <algorithm>
#include <bit>
#include <cerrno>

#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

namespace Tare {

namespace {

constexpr std::size_t receiveSize = 4096;
constexpr unsigned mostBuffers = 4096;

// What a completion belongs to: the connection's number, and above it what was asked for.
constexpr std::uint64_t sending = 1ULL << 32;
constexpr std::uint64_t waking = 2ULL << 32;

} // namespace

std::unique_ptr<UringTransport> UringTransport::create(std::vector<UniqueFd> &sockets,
                                                       const std::string &batch)
{
    std::vector<int> files;
    for (const UniqueFd &socket : sockets)
        files.push_back(socket.get());
    // Between two waits there is at most one batch to send and one receive request to renew a connection.
    const auto requests = std::bit_ceil(2 * static_cast<unsigned>(files.size()) + 1);
    const auto buffers = std::clamp(std::bit_ceil(static_cast<unsigned>(files.size())), 64U, mostBuffers);
    auto ring = IoRing::create(requests, buffers, receiveSize, files);
    if (!ring)
        return nullptr;
    return std::unique_ptr<UringTransport>(new UringTransport(std::move(ring), std::move(sockets), batch));
}

UringTransport::UringTransport(std::unique_ptr<IoRing> ring, std::vector<UniqueFd> sockets,
                               const std::string &batch)
    : m_ring(std::move(ring))
    , m_sockets(std::move(sockets))
    , m_batchSize(batch.size())
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    m_batches.reserve(batch.size() * m_sockets.size());
    for (std::size_t i = 0; i < m_sockets.size(); ++i) {
        m_batches.insert(m_batches.end(), batch.begin(), batch.end());
        // The ring takes a non-blocking socket at its word and would not wait for it.
        const int fd = m_sockets[i].get();
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
        m_ring->receive(static_cast<int>(i), i);
    }
    m_ring->poll(m_wake.get(), waking);
}

UringTransport::~UringTransport()
{
    // The ring holds the sockets for a moment after it is closed; the server is told at once.
    for (std::size_t i = 0; i < m_sockets.size(); ++i)
        drop(static_cast<int>(i));
    m_ring.reset(); // before the batches it may still read
}

char *UringTransport::buffer(int connection) noexcept
{
    return m_batches.data() + static_cast<std::size_t>(connection) * m_batchSize;
}

void UringTransport::send(int connection, std::size_t size)
{
    m_ring->send(connection, buffer(connection), size, sending | static_cast<std::uint64_t>(connection));
}

void UringTransport::wait(Listener &listener, Clock::time_point until)
{
    m_ring->wait(timeLeft(until));
    IoRing::Completion completion;
    while (m_ring->take(completion))
        handle(completion, listener);
}

void UringTransport::handle(const IoRing::Completion &completion, Listener &listener)
{
    if (completion.tag == waking)
        return;
    const auto connection = static_cast<int>(completion.tag & UINT32_MAX);
    const bool open = m_sockets[static_cast<std::size_t>(connection)].get() >= 0;
    // A batch that could not be sent: the receive request finds the server's last words, and then the end.
    if (completion.tag & sending)
        return;
    if (completion.result > 0) {
        if (open)
            listener.received(connection, m_ring->data(completion.buffer),
                              static_cast<std::size_t>(completion.result));
        m_ring->giveBack(completion.buffer);
    }
    if (completion.more || !open)
        return;
    if (completion.result > 0 || completion.result == -ENOBUFS || completion.result == -EINTR
        || completion.result == -EAGAIN) {
        m_ring->receive(connection, completion.tag);
    } else {
        drop(connection);
        listener.lost(connection, -completion.result);
    }
}

void UringTransport::drop(int connection)
{
    UniqueFd &socket = m_sockets[static_cast<std::size_t>(connection)];
    if (socket.get() >= 0)
        shutdown(socket.get(), SHUT_RDWR);
    socket.reset();
}

void UringTransport::wake() noexcept
{
    eventfd_write(m_wake.get(), 1);
}

} // namespace Tare
