// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpload.h"
#include "core/engine/roundtrip.h"

#include <QCoreApplication>

namespace Tare {

namespace {

/// A connection whose every wait ends when the time is over. No schema is chosen.
Result<void> openGuarded(MySqlConnection &connection, const Endpoint &endpoint,
                         std::chrono::milliseconds timeout)
{
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + timeout;
    options.useDatabase = false;
    options.guarded = true;
    return connection.open(endpoint, options);
}

} // namespace

Result<Facts> probeMySql(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    MySqlConnection connection;
    if (const auto opened = openGuarded(connection, endpoint, timeout); !opened)
        return tl::unexpected<Error>(opened.error());
    // SHOW, not SELECT: a probe must not move the counters that a load is checked against
    const auto rows =
        connection.query("SHOW GLOBAL VARIABLES WHERE Variable_name IN ('version', "
                         "'version_comment', 'version_compile_machine', 'version_malloc_library', "
                         "'version_ssl_library', 'datadir', 'pid_file', 'port')");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    static const QMap<QString, QString> keys{
        {QStringLiteral("version"), QStringLiteral("server.version")},
        {QStringLiteral("version_comment"), QStringLiteral("server.comment")},
        {QStringLiteral("version_compile_machine"), QStringLiteral("server.machine")},
        {QStringLiteral("version_malloc_library"), QStringLiteral("server.allocator")},
        {QStringLiteral("version_ssl_library"), QStringLiteral("server.tlsLibrary")},
        {QStringLiteral("datadir"), QStringLiteral("server.datadir")},
    };
    Facts facts;
    for (const QStringList &row : *rows)
        if (const QString key = keys.value(row.value(0)); !key.isEmpty())
            facts.insert(key, row.value(1));
    if (facts.value(QStringLiteral("server.version")).isEmpty())
        return failure(ErrorCode::ServerFailed,
                       QCoreApplication::translate("Tare::MySqlProbe",
                                                   "The server at %1 did not say which version it is.")
                           .arg(addressOf(endpoint)));
    facts.insert(QStringLiteral("tls.cipher"), connection.cipher());
    if (const QString version = connection.tlsVersion(); !version.isEmpty())
        facts.insert(QStringLiteral("tls.version"), version);
    return facts;
}

Result<Facts> readMySqlSettings(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    MySqlConnection connection;
    if (const auto opened = openGuarded(connection, endpoint, timeout); !opened)
        return tl::unexpected<Error>(opened.error());
    const auto rows = connection.query("SHOW GLOBAL VARIABLES");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    Facts settings;
    for (const QStringList &row : *rows)
        settings.insert(row.value(0), row.value(1));
    return settings;
}

Result<Facts> readMySqlStatus(const Endpoint &endpoint, const QStringList &names,
                              std::chrono::milliseconds timeout)
{
    MySqlConnection connection;
    if (const auto opened = openGuarded(connection, endpoint, timeout); !opened)
        return tl::unexpected<Error>(opened.error());
    const auto rows = connection.query("SHOW GLOBAL STATUS");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    Facts status;
    for (const QStringList &row : *rows) {
        if (names.contains(row.value(0)))
            status.insert(row.value(0), row.value(1));
    }
    return status;
}

Result<double> mySqlRoundTrip(const Endpoint &endpoint, std::chrono::milliseconds timeout)
{
    const auto deadline = std::chrono::steady_clock::now() + timeout;
    MySqlConnection connection;
    if (const auto opened = openGuarded(connection, endpoint, timeout); !opened)
        return tl::unexpected<Error>(opened.error());
    return medianRoundTrip(deadline, [&connection]() -> Result<void> {
        if (const auto rows = connection.query("SELECT 1"); !rows)
            return tl::unexpected<Error>(rows.error());
        return {};
    });
}

Result<void> executeSql(const Endpoint &endpoint, const QStringList &statements,
                        std::chrono::milliseconds timeout)
{
    MySqlConnection connection;
    if (auto opened = openGuarded(connection, endpoint, timeout); !opened)
        return opened;
    for (const QString &statement : statements)
        if (auto done = connection.run(statement.toStdString()); !done)
            return done;
    return {};
}

} // namespace Tare
