// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/statementkiller.h"

#include <exception>
#include <string>

namespace Tare {

namespace {

constexpr std::chrono::seconds patience{1};

}

StatementKiller::StatementKiller(Endpoint endpoint)
    : m_endpoint(std::move(endpoint))
{ }

bool StatementKiller::kill(unsigned long serverThreadId) noexcept
{
    const std::lock_guard lock(m_mutex);
    if (m_dead)
        return false;
    try {
        m_dead = !connect();
        if (m_dead)
            return false;
        m_connection.guardUntil(MySqlConnection::Clock::now() + patience);
        const MySqlError error = m_connection.execute("KILL QUERY " + std::to_string(serverThreadId));
        m_dead = isConnectionLoss(error.number);
        // a connection that is gone by now (1094) needs no killing
        return !m_dead;
    } catch (const std::exception &) {
        m_dead = true;
        return false;
    }
}

bool StatementKiller::connect()
{
    if (m_connection.isOpen())
        return true;
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + patience;
    options.useDatabase = false;
    options.guarded = true;
    return m_connection.open(m_endpoint, options).has_value();
}

} // namespace Tare
