// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redistransport.h"

#include "core/engine/redis/epolltransport.h"
#include "core/engine/redis/uringtransport.h"

#include <algorithm>
#include <cstdlib>

#include <sys/epoll.h>

namespace Tare {

std::optional<std::chrono::nanoseconds> RedisTransport::timeLeft(Clock::time_point until)
{
    if (until == Clock::time_point::max())
        return std::nullopt;
    return std::max<std::chrono::nanoseconds>(until - Clock::now(), std::chrono::nanoseconds(0));
}

int RedisTransport::waitForEvents(int epoll, std::span<epoll_event> events, Clock::time_point until)
{
    const auto left = timeLeft(until);
    int ready = 0;
    if (!left) {
        ready = epoll_wait(epoll, events.data(), static_cast<int>(events.size()), -1);
    } else {
        constexpr auto perSecond = std::chrono::nanoseconds(std::chrono::seconds(1)).count();
        const timespec time{left->count() / perSecond, left->count() % perSecond};
        ready = epoll_pwait2(epoll, events.data(), static_cast<int>(events.size()), &time, nullptr);
        if (ready < 0 && errno == ENOSYS) { // before Linux 5.11: whole milliseconds
            const auto whole = std::chrono::ceil<std::chrono::milliseconds>(*left).count();
            ready =
                epoll_wait(epoll, events.data(), static_cast<int>(events.size()), static_cast<int>(whole));
        }
    }
    return std::max(ready, 0);
}

std::unique_ptr<RedisTransport> makeRedisTransport(std::vector<UniqueFd> sockets, const std::string &batch,
                                                   std::size_t longestReply)
{
    const bool small =
        batch.size() <= UringTransport::longestMessage && longestReply <= UringTransport::longestMessage;
    if (small && !std::getenv("TARE_NO_IO_URING")) {
        if (auto transport = UringTransport::create(sockets, batch))
            return transport;
    }
    return std::make_unique<EpollTransport>(std::move(sockets), batch);
}

} // namespace Tare
