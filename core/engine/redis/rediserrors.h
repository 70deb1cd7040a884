// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <string>
#include <string_view>

namespace Tare {

/// No connection to a server at `place` came about, with the system's error number.
Error redisConnectError(const QString &place, int error);

/// First word of an error reply, without the dash: "NOAUTH". "ERR max number of clients reached" has no word
/// of its own and is "MAXCLIENTS".
std::string redisErrorCode(std::string_view reply);

/// Whether a load that gets this reply cannot go on: every further command would get it too.
bool isFatalRedisError(std::string_view reply);

/// One sentence for the reply, with the server's own words as detail.
Error redisError(std::string_view reply);

/// The reply came while connecting or in the load, and is not Redis' protocol.
Error redisProtocolError(std::string_view bytes);

} // namespace Tare
