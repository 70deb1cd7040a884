// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redistransport.h"

#include "core/engine/redis/epolltransport.h"
#include "core/engine/redis/uringtransport.h"

#include <cstdlib>

namespace Tare {

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
