// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/serverprograms.h"
#include "core/model/error.h"

#include <QByteArray>
#include <QMap>
#include <QString>

namespace Tare {

/// The private directory of one server, as the server sees it: inside a container another path than outside.
struct ServerPaths
{
    QString root;

    QString configuration() const { return root + QStringLiteral("/conf"); }
    QString data() const { return root + QStringLiteral("/data"); }
    QString run() const { return root + QStringLiteral("/run"); }
    QString socket() const { return run() + QStringLiteral("/server.sock"); }
    QString temporary() const { return root + QStringLiteral("/tmp"); }
    QString log() const { return root + QStringLiteral("/server.log"); }
    QString configurationFile() const { return configuration() + QStringLiteral("/server.conf"); }
    QString accountFile() const { return configuration() + QStringLiteral("/account.sql"); }
};

/// What a configuration file is written from. The same on both sides but for address and paths.
struct ServerConfiguration
{
    ServerFlavour flavour = ServerFlavour::Redis;
    ServerPaths paths;
    QString baseDirectory;
    QString bindAddress = QStringLiteral("127.0.0.1");
    quint16 port = 0;        ///< with Redis 0: a Unix socket in run() only
    bool unixSocket = false; ///< MariaDB and MySQL have theirs in any case
    QString password;
    bool allowRoot = false; ///< MariaDB and MySQL run as root of a rootless container's namespace
    QMap<QString, QString> options;
};

/// The account Tare works with on MariaDB and MySQL servers that it starts, and its schema.
inline constexpr char16_t serverUser[] = u"tare";
inline constexpr char16_t serverSchema[] = u"tare_oltp";

/// InvalidArgument names the option: one that Tare has to set itself, or one with a line break.
Result<void> checkServerOptions(ServerFlavour flavour, const QMap<QString, QString> &options);

/// Contents of configurationFile(). For Redis it holds the password.
QByteArray configurationText(const ServerConfiguration &configuration);

/// Contents of accountFile() for MariaDB and MySQL: executed at start, before the server listens.
QByteArray accountText(const ServerConfiguration &configuration);

/// Arguments of the server program for that file.
QStringList serverArguments(const ServerConfiguration &configuration);

/// 24 random letters and digits.
QString randomPassword();

} // namespace Tare
