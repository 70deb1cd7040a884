// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/ioring.h"

#include <algorithm>
#include <atomic>
#include <cerrno>

#include <linux/io_uring.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Tare {

#if defined(IORING_SETUP_DEFER_TASKRUN) && defined(IORING_RECV_MULTISHOT)

namespace {

constexpr std::uint16_t bufferGroup = 0;
constexpr auto nanosecondsPerSecond = std::chrono::nanoseconds(std::chrono::seconds(1)).count();

std::atomic_ref<unsigned> shared(unsigned *word)
{
    return std::atomic_ref<unsigned>(*word);
}

/// The header's flexible array member has another offset in C++ than in C, so the entries are found by hand.
io_uring_buf *bufferEntry(char *ring, unsigned index)
{
    return reinterpret_cast<io_uring_buf *>(ring) + index;
}

} // namespace

IoRing::Mapping::~Mapping()
{
    if (memory)
        munmap(memory, size);
}

bool IoRing::Mapping::map(int fd, std::size_t bytes, std::int64_t offset)
{
    const int kind = fd >= 0 ? MAP_SHARED | MAP_POPULATE : MAP_PRIVATE | MAP_ANONYMOUS;
    void *place = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, kind, fd, offset);
    if (place == MAP_FAILED)
        return false;
    memory = static_cast<char *>(place);
    size = bytes;
    return true;
}

unsigned *IoRing::Mapping::word(std::size_t offset) const
{
    return reinterpret_cast<unsigned *>(memory + offset);
}

std::unique_ptr<IoRing> IoRing::create(unsigned requests, unsigned buffers, std::size_t bufferSize,
                                       const std::vector<int> &files)
{
    std::unique_ptr<IoRing> ring(new IoRing);
    if (!ring->open(requests, buffers, bufferSize, files))
        return nullptr;
    return ring;
}

IoRing::~IoRing()
{
    m_fd.reset(); // before the memory it may write to
}

bool IoRing::open(unsigned requests, unsigned buffers, std::size_t bufferSize, const std::vector<int> &files)
{
    io_uring_params parameters{};
    parameters.flags =
        IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN | IORING_SETUP_CQSIZE | IORING_SETUP_CLAMP;
    parameters.cq_entries = 2 * std::max(requests, buffers);
    m_fd.reset(static_cast<int>(syscall(SYS_io_uring_setup, requests, &parameters)));
    if (m_fd.get() < 0 || !(parameters.features & IORING_FEAT_SINGLE_MMAP)
        || !(parameters.features & IORING_FEAT_CQE_SKIP) || !(parameters.features & IORING_FEAT_EXT_ARG))
        return false;

    const auto &sq = parameters.sq_off;
    const auto &cq = parameters.cq_off;
    const auto queueBytes = std::max<std::size_t>(sq.array + parameters.sq_entries * sizeof(unsigned),
                                                  cq.cqes + parameters.cq_entries * sizeof(io_uring_cqe));
    if (!m_queues.map(m_fd.get(), queueBytes, IORING_OFF_SQ_RING)
        || !m_requests.map(m_fd.get(), parameters.sq_entries * sizeof(io_uring_sqe), IORING_OFF_SQES)
        || !m_bufferRing.map(-1, buffers * sizeof(io_uring_buf), 0))
        return false;
    m_requestTail = m_queues.word(sq.tail);
    m_requestMask = *m_queues.word(sq.ring_mask);
    m_nextTail = *m_requestTail;
    m_completionHead = m_queues.word(cq.head);
    m_completionTail = m_queues.word(cq.tail);
    m_completionMask = *m_queues.word(cq.ring_mask);
    m_completions = reinterpret_cast<io_uring_cqe *>(m_queues.memory + cq.cqes);
    for (unsigned i = 0; i < parameters.sq_entries; ++i)
        m_queues.word(sq.array)[i] = i;

    io_uring_buf_reg registration{};
    registration.ring_addr = reinterpret_cast<std::uintptr_t>(m_bufferRing.memory);
    registration.ring_entries = buffers;
    registration.bgid = bufferGroup;
    if (syscall(SYS_io_uring_register, m_fd.get(), IORING_REGISTER_PBUF_RING, &registration, 1) != 0
        || syscall(SYS_io_uring_register, m_fd.get(), IORING_REGISTER_FILES, files.data(), files.size()) != 0)
        return false;
    m_bufferMemory = std::make_unique<char[]>(buffers * bufferSize);
    m_bufferSize = bufferSize;
    m_bufferMask = buffers - 1;
    for (unsigned i = 0; i < buffers; ++i)
        giveBack(static_cast<int>(i));
    return true;
}

void IoRing::giveBack(int buffer)
{
    io_uring_buf *entry = bufferEntry(m_bufferRing.memory, m_bufferTail & m_bufferMask);
    entry->addr = reinterpret_cast<std::uintptr_t>(data(buffer));
    entry->len = static_cast<std::uint32_t>(m_bufferSize);
    entry->bid = static_cast<std::uint16_t>(buffer);
    ++m_bufferTail;
    // The ring's tail lies in the unused field of the first entry.
    std::atomic_ref<std::uint16_t>(bufferEntry(m_bufferRing.memory, 0)->resv)
        .store(m_bufferTail, std::memory_order_release);
}

io_uring_sqe &IoRing::next()
{
    while (m_queued > m_requestMask)
        submit(0);
    auto *request = reinterpret_cast<io_uring_sqe *>(m_requests.memory) + (m_nextTail & m_requestMask);
    *request = {};
    ++m_nextTail;
    ++m_queued;
    return *request;
}

void IoRing::send(int file, const char *data, std::size_t size, std::uint64_t tag)
{
    io_uring_sqe &request = next();
    request.opcode = IORING_OP_SEND;
    request.flags = IOSQE_FIXED_FILE | IOSQE_CQE_SKIP_SUCCESS;
    request.fd = file;
    request.addr = reinterpret_cast<std::uintptr_t>(data);
    request.len = static_cast<std::uint32_t>(size);
    request.msg_flags = MSG_NOSIGNAL | MSG_WAITALL; // goes on until all of it has been taken
    request.user_data = tag;
}

void IoRing::receive(int file, std::uint64_t tag)
{
    io_uring_sqe &request = next();
    request.opcode = IORING_OP_RECV;
    request.flags = IOSQE_FIXED_FILE | IOSQE_BUFFER_SELECT;
    request.ioprio = IORING_RECV_MULTISHOT;
    request.fd = file;
    request.buf_group = bufferGroup;
    request.user_data = tag;
}

void IoRing::poll(int fd, std::uint64_t tag)
{
    io_uring_sqe &request = next();
    request.opcode = IORING_OP_POLL_ADD;
    request.fd = fd;
    request.poll32_events = POLLIN;
    request.user_data = tag;
}

void IoRing::submit(unsigned wanted, std::optional<std::chrono::nanoseconds> timeout)
{
    shared(m_requestTail).store(m_nextTail, std::memory_order_release);
    unsigned flags = wanted > 0 ? IORING_ENTER_GETEVENTS : 0;
    __kernel_timespec time{};
    io_uring_getevents_arg argument{};
    if (timeout) {
        flags |= IORING_ENTER_EXT_ARG;
        time.tv_sec = timeout->count() / nanosecondsPerSecond;
        time.tv_nsec = timeout->count() % nanosecondsPerSecond;
        argument.ts = reinterpret_cast<std::uintptr_t>(&time);
    }
    const auto taken = syscall(SYS_io_uring_enter, m_fd.get(), m_queued, wanted, flags,
                               timeout ? &argument : nullptr, timeout ? sizeof argument : 0);
    // Interrupted or short of memory for the moment: the rest goes with the next call.
    if (taken > 0)
        m_queued -= static_cast<unsigned>(taken);
}

void IoRing::wait(std::optional<std::chrono::nanoseconds> timeout)
{
    submit(1, timeout);
}

bool IoRing::take(Completion &completion)
{
    const unsigned head = *m_completionHead; // only this thread moves it
    if (head == shared(m_completionTail).load(std::memory_order_acquire))
        return false;
    const io_uring_cqe &entry = m_completions[head & m_completionMask];
    completion.tag = entry.user_data;
    completion.result = entry.res;
    completion.more = entry.flags & IORING_CQE_F_MORE;
    completion.buffer =
        entry.flags & IORING_CQE_F_BUFFER ? static_cast<int>(entry.flags >> IORING_CQE_BUFFER_SHIFT) : -1;
    shared(m_completionHead).store(head + 1, std::memory_order_release);
    return true;
}

#else

IoRing::Mapping::~Mapping() = default;
IoRing::~IoRing() = default;

std::unique_ptr<IoRing> IoRing::create(unsigned, unsigned, std::size_t, const std::vector<int> &)
{
    return nullptr;
}

void IoRing::send(int, const char *, std::size_t, std::uint64_t) { }
void IoRing::receive(int, std::uint64_t) { }
void IoRing::poll(int, std::uint64_t) { }
void IoRing::wait(std::optional<std::chrono::nanoseconds>) { }
bool IoRing::take(Completion &)
{
    return false;
}
void IoRing::giveBack(int) { }

#endif

} // namespace Tare
