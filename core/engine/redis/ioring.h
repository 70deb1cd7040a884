// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/uniquefd.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

struct io_uring_sqe;
struct io_uring_cqe;

namespace Tare {

/// A ring of Linux' io_uring with a ring of receive buffers, through the bare system calls. Belongs to the
/// thread that made it.
class IoRing
{
public:
    struct Completion
    {
        std::uint64_t tag = 0;
        int result = 0;    ///< bytes, or a negative error
        bool more = false; ///< the request goes on
        int buffer = -1;   ///< received into this one; to be given back
    };

    /// Nothing where the kernel has none, forbids it, or is too old for what is used of it.
    static std::unique_ptr<IoRing> create(unsigned requests, unsigned buffers, std::size_t bufferSize,
                                          const std::vector<int> &files);
    ~IoRing();
    IoRing(const IoRing &) = delete;
    IoRing &operator=(const IoRing &) = delete;

    /// Queue requests; they go to the kernel with the next wait(). Files are numbered as given to create().
    void send(int file, const char *data, std::size_t size, std::uint64_t tag);
    void receive(int file, std::uint64_t tag); ///< goes on until it ends with more == false
    void poll(int fd, std::uint64_t tag);      ///< until the descriptor is readable

    /// Hands the queued requests to the kernel and waits for a completion, at most for `timeout` if there is
    /// one.
    void wait(std::optional<std::chrono::nanoseconds> timeout = {});
    /// The next completion that is there.
    bool take(Completion &completion);

    const char *data(int buffer) const
    {
        return m_bufferMemory.get() + static_cast<std::size_t>(buffer) * m_bufferSize;
    }
    void giveBack(int buffer);

private:
    struct Mapping
    {
        Mapping() = default;
        ~Mapping();
        Mapping(const Mapping &) = delete;
        Mapping &operator=(const Mapping &) = delete;
        bool map(int fd, std::size_t bytes, std::int64_t offset);
        unsigned *word(std::size_t offset) const;

        char *memory = nullptr;
        std::size_t size = 0;
    };

    IoRing() = default;
    bool open(unsigned requests, unsigned buffers, std::size_t bufferSize, const std::vector<int> &files);
    io_uring_sqe &next();
    void submit(unsigned wanted, std::optional<std::chrono::nanoseconds> timeout = {});

    UniqueFd m_fd;
    Mapping m_queues;
    Mapping m_requests;
    Mapping m_bufferRing;
    std::unique_ptr<char[]> m_bufferMemory;
    std::size_t m_bufferSize = 0;
    unsigned m_bufferMask = 0;
    std::uint16_t m_bufferTail = 0;

    unsigned *m_requestTail = nullptr;
    unsigned *m_completionHead = nullptr;
    unsigned *m_completionTail = nullptr;
    io_uring_cqe *m_completions = nullptr;
    unsigned m_requestMask = 0;
    unsigned m_completionMask = 0;
    unsigned m_queued = 0;   ///< requests the kernel has not been told of
    unsigned m_nextTail = 0; ///< private copy of the requests' tail
};

} // namespace Tare
