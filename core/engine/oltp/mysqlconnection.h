// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlerror.h"
#include "core/model/endpoint.h"
#include "core/model/error.h"

#include <mysql.h>

#include <QList>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>

namespace Tare {

/// What the present thread has exchanged with servers, in bytes of the protocol: with TLS before it is
/// encrypted.
struct WireBytes
{
    std::int64_t in = 0;
    std::int64_t out = 0;
};
WireBytes wireBytesOfThread() noexcept;

/// One connection to a MySQL or MariaDB server. Belongs to the thread that opened it, except shutDown().
class MySqlConnection
{
public:
    using Clock = std::chrono::steady_clock;

    struct Options
    {
        Clock::time_point connectBy; ///< the server must have accepted the account by then
        std::stop_token stop;        ///< ends the connecting, and each wait when `guarded`
        bool useDatabase = true;     ///< false: no schema is selected
        bool guarded = false;        ///< connectBy and stop hold for every later wait for the server, too
    };

    MySqlConnection() = default;
    ~MySqlConnection();
    MySqlConnection(const MySqlConnection &) = delete;
    MySqlConnection &operator=(const MySqlConnection &) = delete;

    /// Before the first connection of the process; more calls do no harm.
    static void initialiseLibrary();

    Result<void> open(const Endpoint &endpoint, const Options &options);
    void close() noexcept;
    bool isOpen() const noexcept { return m_mysql != nullptr; }

    /// Moves the moment until which a guarded connection waits.
    void guardUntil(Clock::time_point deadline) noexcept { m_deadline = deadline; }
    /// Later waits have no end of their own any more.
    void dropGuard() noexcept { m_guarded = false; }

    /// Text protocol; results are read and dropped.
    MySqlError execute(std::string_view statement);
    /// The same with the failure as the user meets it.
    Result<void> run(std::string_view statement);
    /// All rows of a result; NULL becomes a null QString.
    Result<QList<QStringList>> query(std::string_view statement);
    /// First column of the first row.
    Result<QString> value(std::string_view statement);

    MySqlError lastError() const; ///< of an open that failed, too
    Error describe(const MySqlError &error) const { return describeMySqlError(error, m_endpoint); }
    MYSQL *handle() noexcept { return m_mysql; }
    unsigned long serverThreadId() const noexcept { return m_serverThreadId.load(std::memory_order_relaxed); }
    QString cipher() const; ///< empty: not encrypted
    QString tlsVersion() const;
    QString quoted(const QString &text) const; ///< as a string literal with its quotes

    /// From any thread: whoever waits for the server on this connection gets "connection lost" at once.
    void shutDown() noexcept;

private:
    friend class ReplyExpected;

    MYSQL *m_mysql = nullptr;
    MySqlError m_openError; ///< why the last open failed
    Endpoint m_endpoint;    ///< without its password once connected
    std::atomic<unsigned long> m_serverThreadId{0};
    bool m_guarded = false;
    Clock::time_point m_deadline;
    std::stop_token m_stop;
    std::mutex m_socketMutex;
    int m_socket = -1;
};

/// While one lives, a small packet that this thread sends on the connection is one whole request. The client
/// library reads before it waits, which finds nothing; so the waiting is done as soon as the request is sent,
/// and the reading succeeds the first time: a system call less for every statement.
class ReplyExpected
{
public:
    explicit ReplyExpected(const MySqlConnection &connection) noexcept;
    ~ReplyExpected();
    ReplyExpected(const ReplyExpected &) = delete;
    ReplyExpected &operator=(const ReplyExpected &) = delete;
};

/// `name` between backticks.
QString quotedName(const QString &name);

} // namespace Tare
