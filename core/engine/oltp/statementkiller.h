// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"

#include <mutex>

namespace Tare {

/// The side connection that ends statements of other connections. Opened when it is needed first; a server
/// that does not answer it within a second is not asked again.
class StatementKiller
{
public:
    explicit StatementKiller(Endpoint endpoint);

    /// Asks the server to end what the connection is doing. False when the server did not answer.
    bool kill(unsigned long serverThreadId) noexcept;

private:
    bool connect();

    const Endpoint m_endpoint;
    std::mutex m_mutex;
    MySqlConnection m_connection;
    bool m_dead = false;
};

} // namespace Tare
