// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/redisrequests.h"

#include <string>
#include <vector>

namespace Tare {

/// Commands that make what the reads of a mix want to find, to be sent once for every number of the keyspace
/// (once at all when there is no number in them): those of the mix that make something, and for reads of keys
/// that nobody makes the usual command for such a read. Empty when the mix reads nothing. Reads of a kind
/// that is not known are left to find nothing.
std::vector<std::vector<std::string>> mixFilling(const RedisRequests &requests);

} // namespace Tare
