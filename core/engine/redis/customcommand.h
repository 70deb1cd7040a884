// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redisrequests.h"
#include "core/engine/redis/redisstatement.h"
#include "core/model/error.h"

#include <vector>

namespace Tare {

class RedisConnection;

/// Turns the commands of a mix into requests: asks the server which of their arguments are keys (COMMAND
/// GETKEYS) and puts those under Tare's prefix; refuses what the server does not know, and what would change
/// anything but Tare's keys.
Result<RedisRequests> resolveMix(RedisConnection &connection, const RedisMix &mix,
                                 const RedisWorkload &workload);

/// Whether the server has a command; also true where it may not be asked.
Result<bool> hasCommand(RedisConnection &connection, const std::string &command);

} // namespace Tare
