// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/mysqlconnection.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <memory>

#include <poll.h>
#include <sys/socket.h>

/// Exported by the client library for its plug-ins, declared in none of its installed headers. The function
/// is called after each read (mode 0) and write (mode 1) of any connection, on the thread that did it.
extern "C" int ma_pvio_register_callback(my_bool add,
                                         void (*function)(int mode, MYSQL *mysql, const unsigned char *buffer,
                                                          std::size_t length));

namespace Tare {

namespace {

using Clock = MySqlConnection::Clock;

thread_local WireBytes wireBytes;
thread_local int replySocket = -1; ///< where a reply is expected; -1: nowhere

/// Half of the library's buffer: a larger request may go out in parts.
constexpr std::int64_t wholeRequest = 8000;

extern "C" void wireUsed(int mode, MYSQL *, const unsigned char *, std::size_t length)
{
    const auto bytes = static_cast<std::int64_t>(length); // -1 after a failure
    if (bytes <= 0)
        return;
    if (mode == 0) {
        wireBytes.in += bytes;
        return;
    }
    wireBytes.out += bytes;
    if (replySocket >= 0 && bytes < wholeRequest) {
        pollfd entry{replySocket, POLLIN, 0};
        ::poll(&entry, 1, -1); // ends also when the connection is shut down; the read says what happened
    }
}

/// Until when, and until which stop request, the present thread waits for a server.
struct WaitLimit
{
    Clock::time_point deadline;
    std::stop_token stop;
};

thread_local const WaitLimit *waitLimit = nullptr;

class WaitScope
{
public:
    explicit WaitScope(const WaitLimit *limit)
        : m_before(waitLimit)
    {
        waitLimit = limit;
    }
    ~WaitScope() { waitLimit = m_before; }
    WaitScope(const WaitScope &) = delete;
    WaitScope &operator=(const WaitScope &) = delete;

private:
    const WaitLimit *m_before;
};

/// The client library leaves per-thread memory behind unless the thread says goodbye.
struct ThreadFarewell
{
    ~ThreadFarewell() { mysql_thread_end(); }
};

int waitForSocket(int socket, bool reading, int timeout)
{
    pollfd entry{socket, static_cast<short>(reading ? POLLIN : POLLOUT), 0};
    if (!waitLimit) {
        int ready = 0;
        do {
            ready = ::poll(&entry, 1, timeout > 0 ? timeout : -1);
        } while (ready < 0 && errno == EINTR);
        if (ready == 0)
            errno = ETIMEDOUT;
        return ready;
    }
    // a stop request has no file descriptor: look at it every now and then
    constexpr std::chrono::milliseconds slice{100};
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(waitLimit->deadline - Clock::now());
        if (left.count() <= 0 || waitLimit->stop.stop_requested()) {
            errno = ETIMEDOUT;
            return 0;
        }
        const int ready = ::poll(&entry, 1, static_cast<int>(std::min(left, slice).count()));
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return ready;
    }
}

void applyTls(MYSQL *mysql, const Endpoint &endpoint)
{
    const bool wanted = endpoint.tls != TlsMode::Off;
    const char enforce = wanted ? 1 : 0;
    const char verify = endpoint.tls == TlsMode::VerifyIdentity ? 1 : 0;
    mysql_options(mysql, MYSQL_OPT_SSL_ENFORCE, &enforce);
    mysql_options(mysql, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &verify);
    if (!wanted)
        return;
    // naming an authority makes the library check the chain even where the name is not to be checked
    if (endpoint.tls == TlsMode::VerifyCa || endpoint.tls == TlsMode::VerifyIdentity)
        if (!endpoint.tlsCaFile.isEmpty())
            mysql_options(mysql, MYSQL_OPT_SSL_CA, QFile::encodeName(endpoint.tlsCaFile).constData());
    if (!endpoint.tlsCertificateFile.isEmpty())
        mysql_options(mysql, MYSQL_OPT_SSL_CERT, QFile::encodeName(endpoint.tlsCertificateFile).constData());
    if (!endpoint.tlsKeyFile.isEmpty())
        mysql_options(mysql, MYSQL_OPT_SSL_KEY, QFile::encodeName(endpoint.tlsKeyFile).constData());
}

} // namespace

WireBytes wireBytesOfThread() noexcept
{
    return wireBytes;
}

MySqlConnection::~MySqlConnection()
{
    close();
}

void MySqlConnection::initialiseLibrary()
{
    static std::once_flag once;
    std::call_once(once, [] {
        mysql_library_init(0, nullptr, nullptr);
        ma_pvio_register_callback(1, wireUsed);
    });
}

Result<void> MySqlConnection::open(const Endpoint &endpoint, const Options &options)
{
    close();
    initialiseLibrary();
    thread_local const ThreadFarewell farewell;
    m_endpoint = endpoint;
    m_endpoint.password.clear();
    m_openError = {};
    m_guarded = options.guarded;
    m_deadline = options.connectBy;
    m_stop = options.stop;

    if (endpoint.tls == TlsMode::VerifyCa && endpoint.tlsCaFile.isEmpty())
        return failure(ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Tare::MySqlConnection",
                                                   "To verify the server's certificate, name the file with "
                                                   "the certificates of its authority."));

    m_mysql = mysql_init(nullptr);
    if (!m_mysql)
        return failure(ErrorCode::LoadFailed,
                       QCoreApplication::translate("Tare::MySqlConnection", "There is not enough memory."));

    const auto left = std::chrono::ceil<std::chrono::seconds>(options.connectBy - Clock::now());
    const unsigned seconds = static_cast<unsigned>(std::clamp<qint64>(left.count(), 1, 86400));
    mysql_options(m_mysql, MYSQL_OPT_CONNECT_TIMEOUT, &seconds);
    mysql_options(m_mysql, MYSQL_SET_CHARSET_NAME, "utf8mb4");
    const unsigned localInfile = 0; // the server gets no file, whatever it may ask for
    mysql_options(m_mysql, MYSQL_OPT_LOCAL_INFILE, &localInfile);
    const unsigned protocol =
        endpoint.transport == Transport::Tcp ? MYSQL_PROTOCOL_TCP : MYSQL_PROTOCOL_SOCKET;
    mysql_options(m_mysql, MYSQL_OPT_PROTOCOL, &protocol);
    using Wait = int (*)(my_socket, my_bool, int);
    const Wait wait = [](my_socket socket, my_bool reading, int timeout) {
        return waitForSocket(socket, reading != 0, timeout);
    };
    mysql_optionsv(m_mysql, MARIADB_OPT_IO_WAIT, reinterpret_cast<const void *>(wait));
    applyTls(m_mysql, endpoint);

    const bool tcp = endpoint.transport == Transport::Tcp;
    const QByteArray host = endpoint.address.toUtf8();
    const QByteArray socketPath = QFile::encodeName(endpoint.socketPath);
    const QByteArray user = endpoint.user.toUtf8();
    const QByteArray password = endpoint.password.toUtf8();
    const QByteArray database = endpoint.database.toUtf8();
    const WaitLimit limit{options.connectBy, options.stop};
    const WaitScope scope(&limit);
    if (!mysql_real_connect(m_mysql, tcp ? host.constData() : nullptr,
                            user.isEmpty() ? nullptr : user.constData(), password.constData(),
                            options.useDatabase ? database.constData() : nullptr, tcp ? endpoint.port : 0,
                            tcp ? nullptr : socketPath.constData(), 0)) {
        const MySqlError error = lastError();
        close();
        m_openError = error;
        if (options.stop.stop_requested())
            return failure(ErrorCode::Cancelled,
                           QCoreApplication::translate("Tare::MySqlConnection", "Stopped."));
        Error described = describe(error);
        if (isConnectionLoss(error.number) && Clock::now() >= options.connectBy) {
            described.code = ErrorCode::ServerFrozen;
            described.sentence = QCoreApplication::translate(
                                     "Tare::MySqlConnection",
                                     "The server at %1 took the connection but did not answer in time.")
                                     .arg(addressOf(endpoint));
        }
        return tl::unexpected<Error>(described);
    }
    if (endpoint.tls != TlsMode::Off && endpoint.tls != TlsMode::Preferred && cipher().isEmpty()) {
        close();
        return failure(ErrorCode::ServerRefused,
                       QCoreApplication::translate("Tare::MySqlConnection",
                                                   "TLS is required, but the server at %1 does not offer it.")
                           .arg(addressOf(endpoint)));
    }
    m_serverThreadId = mysql_thread_id(m_mysql);
    const std::lock_guard lock(m_socketMutex);
    m_socket = static_cast<int>(mysql_get_socket(m_mysql));
    return {};
}

void MySqlConnection::close() noexcept
{
    const std::lock_guard lock(m_socketMutex);
    m_socket = -1;
    if (m_mysql)
        mysql_close(m_mysql);
    m_mysql = nullptr;
}

void MySqlConnection::shutDown() noexcept
{
    const std::lock_guard lock(m_socketMutex);
    if (m_socket >= 0)
        ::shutdown(m_socket, SHUT_RDWR);
}

MySqlError MySqlConnection::lastError() const
{
    if (!m_mysql)
        return m_openError ? m_openError : MySqlError{2006, "not connected"};
    return {mysql_errno(m_mysql), mysql_error(m_mysql)};
}

MySqlError MySqlConnection::execute(std::string_view statement)
{
    const WaitLimit limit{m_deadline, m_stop};
    const WaitScope scope(m_guarded ? &limit : nullptr);
    if (!m_mysql || mysql_real_query(m_mysql, statement.data(), statement.size()))
        return lastError();
    do {
        if (MYSQL_RES *result = mysql_use_result(m_mysql)) {
            while (mysql_fetch_row(result)) { }
            mysql_free_result(result);
        }
        if (mysql_errno(m_mysql))
            return lastError();
    } while (mysql_next_result(m_mysql) == 0);
    return mysql_errno(m_mysql) ? lastError() : MySqlError{};
}

Result<void> MySqlConnection::run(std::string_view statement)
{
    if (const MySqlError error = execute(statement))
        return tl::unexpected<Error>(describe(error));
    return {};
}

Result<QList<QStringList>> MySqlConnection::query(std::string_view statement)
{
    const WaitLimit limit{m_deadline, m_stop};
    const WaitScope scope(m_guarded ? &limit : nullptr);
    if (!m_mysql || mysql_real_query(m_mysql, statement.data(), statement.size()))
        return tl::unexpected<Error>(describe(lastError()));
    const std::unique_ptr<MYSQL_RES, decltype(&mysql_free_result)> result(mysql_store_result(m_mysql),
                                                                          &mysql_free_result);
    if (mysql_errno(m_mysql))
        return tl::unexpected<Error>(describe(lastError()));
    QList<QStringList> rows;
    if (!result)
        return rows;
    const unsigned columns = mysql_num_fields(result.get());
    while (const MYSQL_ROW row = mysql_fetch_row(result.get())) {
        const unsigned long *lengths = mysql_fetch_lengths(result.get());
        QStringList cells;
        cells.reserve(columns);
        for (unsigned i = 0; i < columns; ++i)
            cells += row[i] ? QString::fromUtf8(row[i], static_cast<qsizetype>(lengths[i])) : QString();
        rows += cells;
    }
    return rows;
}

Result<QString> MySqlConnection::value(std::string_view statement)
{
    const auto rows = query(statement);
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    return rows->isEmpty() ? QString() : rows->first().value(0);
}

QString MySqlConnection::cipher() const
{
    return m_mysql ? QString::fromUtf8(mysql_get_ssl_cipher(m_mysql)) : QString();
}

QString MySqlConnection::tlsVersion() const
{
    const char *version = nullptr;
    if (m_mysql && !cipher().isEmpty())
        mariadb_get_infov(m_mysql, MARIADB_CONNECTION_TLS_VERSION, &version);
    return QString::fromUtf8(version);
}

QString MySqlConnection::quoted(const QString &text) const
{
    const QByteArray bytes = text.toUtf8();
    QByteArray escaped(bytes.size() * 2 + 1, Qt::Uninitialized);
    const unsigned long length = mysql_real_escape_string(m_mysql, escaped.data(), bytes.constData(),
                                                          static_cast<unsigned long>(bytes.size()));
    return u'\'' + QString::fromUtf8(escaped.constData(), static_cast<qsizetype>(length)) + u'\'';
}

ReplyExpected::ReplyExpected(const MySqlConnection &connection) noexcept
{
    // a guarded connection does not wait without an end
    replySocket = connection.m_guarded ? -1 : connection.m_socket;
}

ReplyExpected::~ReplyExpected()
{
    replySocket = -1;
}

QString quotedName(const QString &name)
{
    return u'`' + QString(name).replace(u'`', QStringLiteral("``")) + u'`';
}

} // namespace Tare
