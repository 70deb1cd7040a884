// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/mysqlerror.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace Tare {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Tare::MySqlError", text);
}

QString accountOf(const Endpoint &endpoint)
{
    return endpoint.user.isEmpty() ? say(QT_TRANSLATE_NOOP("Tare::MySqlError", "(default)")) : endpoint.user;
}

/// A server that cannot parse a statement quotes the rest of it, which may hold a password.
QString safeText(const MySqlError &error)
{
    QString text = QString::fromStdString(error.text);
    if (error.number == 1064 || error.number == 1149)
        if (const auto near = text.indexOf(QStringLiteral(" near ")); near >= 0)
            text.truncate(near);
    return QStringLiteral("%1: %2").arg(error.number).arg(text);
}

struct Wording
{
    ErrorCode code;
    QString sentence;
};

Wording connectionWording(unsigned number, const Endpoint &endpoint)
{
    const QString address = addressOf(endpoint);
    switch (number) {
    case 2002:
    case 2003:
    case 2004:
        return {ErrorCode::ServerFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "No MySQL or MariaDB server answers at %1. Check that it runs and "
                                      "that the address is right."))
                    .arg(address)};
    case 2005:
        return {ErrorCode::ServerFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError", "The host name of %1 is not known.")).arg(address)};
    case 1040:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The server at %1 has no connection left. Use fewer threads or raise "
                                      "its max_connections."))
                    .arg(address)};
    case 1203:
    case 1226:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The account %1 has reached a limit that the server sets for it. Use "
                                      "fewer threads or raise the account's limit."))
                    .arg(accountOf(endpoint))};
    case 1045:
    case 1698:
    case 1251:
        // servers say the same to a wrong password and to an account that must encrypt and did not
        return {
            ErrorCode::ServerRefused,
            (endpoint.tls == TlsMode::Off && endpoint.transport == Transport::Tcp
                 ? say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                         "The server at %1 refused the account %2: the password is wrong, "
                                         "the account may not connect from this machine, or it demands "
                                         "TLS."))
                 : say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                         "The server at %1 refused the account %2: the password is wrong, "
                                         "or the account may not connect in this way.")))
                .arg(address, accountOf(endpoint))};
    case 1820:
    case 1862:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The password of the account %1 has expired. Set a new one first."))
                    .arg(accountOf(endpoint))};
    case 1129:
    case 1130:
        return {
            ErrorCode::ServerRefused,
            say(QT_TRANSLATE_NOOP("Tare::MySqlError", "The server at %1 does not let this machine connect."))
                .arg(address)};
    case 3159:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The server at %1 accepts encrypted connections only. Set TLS to "
                                      "required."))
                    .arg(address)};
    case 2026:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "No encrypted connection to the server at %1 could be made. Check its "
                                      "certificate and the TLS setting."))
                    .arg(address)};
    case 1524:
    case 2049:
    case 2058:
    case 2059:
    case 2061:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The account %1 signs in with a method that this machine's client "
                                      "library cannot do. Install its plug-in, or give the account another "
                                      "method."))
                    .arg(accountOf(endpoint))};
    default:
        break;
    }
    if (isConnectionLoss(number))
        return {ErrorCode::ServerFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError", "The connection to the server at %1 was lost."))
                    .arg(address)};
    return {ErrorCode::Unknown, {}};
}

Wording statementWording(unsigned number, const Endpoint &endpoint)
{
    switch (number) {
    case 1049:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError", "The schema %1 does not exist on the server."))
                    .arg(endpoint.database)};
    case 1044:
    case 1142:
    case 1143:
    case 1227:
    case 1370:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The account %1 lacks a right that is needed here. Grant it all "
                                      "rights on the schema %2."))
                    .arg(accountOf(endpoint), endpoint.database)};
    case 1146:
        return {ErrorCode::LoadFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "A table that the load needs is not there. Prepare the data first."))};
    case 1461:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The server's limit of prepared statements is reached. Use fewer "
                                      "threads or tables, raise max_prepared_stmt_count, or choose the text "
                                      "protocol."))};
    case 1114:
    case 1021:
    case 3019:
    case 1534:
        return {ErrorCode::DiskFull,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The server has no room left for the data. Free some space or use "
                                      "smaller tables."))};
    case 1290:
    case 1836:
    case 1792:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The server does not allow writing at present. Choose a mix that only "
                                      "reads, or make the server writable."))};
    case 1153:
    case 2020:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "The server's max_allowed_packet is too small. Raise it to at least "
                                      "4M."))};
    case 1205:
        return {ErrorCode::LoadFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError",
                                      "A row or table stayed locked by somebody else for too long."))};
    case 1213:
        return {ErrorCode::LoadFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError", "The server ended a deadlock."))};
    case 1317:
    case 1969:
    case 3024:
        return {ErrorCode::LoadFailed,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError", "A statement was interrupted on the server."))};
    default:
        return {ErrorCode::ServerRefused,
                say(QT_TRANSLATE_NOOP("Tare::MySqlError", "The server answered with error %1.")).arg(number)};
    }
}

} // namespace

bool isRetryable(unsigned number) noexcept
{
    // deadlock, lock wait timeout, record changed since the snapshot, query interrupted (write-set conflict),
    // transaction rolled back by group replication, node not ready, duplicate key of a concurrent re-insert
    static constexpr std::array<unsigned, 7> numbers{1213, 1205, 1020, 1317, 3101, 1047, 1062};
    return std::ranges::find(numbers, number) != numbers.end();
}

bool isConnectionLoss(unsigned number) noexcept
{
    // gone away, lost (both forms), killed (both servers), shutdown, disconnected for idleness, read and
    // write errors of the network
    static constexpr std::array<unsigned, 12> numbers{2006, 2013, 2055, 1927, 3169, 1053,
                                                      4031, 1158, 1159, 1160, 1161, 2027};
    return std::ranges::find(numbers, number) != numbers.end();
}

bool isServersAnswer(unsigned number) noexcept
{
    return number > 0 && (number < 2000 || number >= 3000) && number != 5013 && number != 5014;
}

Error describeMySqlError(const MySqlError &error, const Endpoint &endpoint)
{
    Wording wording = connectionWording(error.number, endpoint);
    if (wording.sentence.isEmpty())
        wording = statementWording(error.number, endpoint);
    return Error{wording.code, wording.sentence, safeText(error)};
}

QString addressOf(const Endpoint &endpoint)
{
    if (endpoint.transport == Transport::UnixSocket)
        return endpoint.socketPath;
    const bool ipv6 = endpoint.address.contains(u':');
    return (ipv6 ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2"))
        .arg(endpoint.address)
        .arg(endpoint.port);
}

} // namespace Tare
