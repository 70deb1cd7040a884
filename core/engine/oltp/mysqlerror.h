// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/error.h"

#include <string>

namespace Tare {

/// What the server or the client library said about one call. Number 0: nothing went wrong.
struct MySqlError
{
    unsigned number = 0;
    std::string text; ///< the other side's own words

    explicit operator bool() const noexcept { return number != 0; }
};

/// Deadlock, lock wait timeout, changed snapshot and the like: the same transaction may succeed when it is
/// begun again.
bool isRetryable(unsigned number) noexcept;

/// The connection is gone: no further statement on it can succeed.
bool isConnectionLoss(unsigned number) noexcept;

/// The server said so, not the client library.
bool isServersAnswer(unsigned number) noexcept;

/// The failure as the user meets it. The text of the other side becomes the detail, without anything in it
/// that could be a password.
Error describeMySqlError(const MySqlError &error, const Endpoint &endpoint);

/// "127.0.0.1:3306" or the path of the socket.
QString addressOf(const Endpoint &endpoint);

} // namespace Tare
