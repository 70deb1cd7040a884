// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/commandrunner.h"
#include "core/model/error.h"
#include "core/model/serverkind.h"

#include <QHash>
#include <QString>
#include <QThreadPool>

#include <QCoroTask>

namespace Tare {

enum class ServerFlavour { Redis, MariaDb, MySql };

/// A server program of this host.
struct ServerProgram
{
    QString path; ///< absolute, as it has to be called
    ServerFlavour flavour = ServerFlavour::Redis;
    QString versionLine; ///< as it names itself
    QString version;     ///< "7.0.15", "10.11.6-MariaDB"
    QString sha256;
    QString baseDirectory; ///< MariaDB and MySQL: where share/ is; empty: as compiled in
};

/// The account that owns a server's files and runs it.
struct ServerAccount
{
    uint uid = 0;
    uint gid = 0;
    QString name;

    bool operator==(const ServerAccount &) const = default;
};

/// "redis-server", "mariadbd" …: the names looked for, in this order.
QStringList serverProgramNames(ServerKind kind);

/// A program in PATH, or where system programs are although PATH does not say so. Empty: not found.
QString findProgram(const QString &name);

/// Own account; as root, MariaDB's and MySQL's own one, because they refuse to run as root.
ServerAccount serverAccount(ServerKind kind);

ServerFlavour flavourOf(ServerKind kind, const QString &versionLine);

/// Finds and asks server programs; remembers their hashes.
class ServerPrograms
{
public:
    ServerPrograms(CommandRunner &commands, QThreadPool &threads);

    /// `binary` empty: the first one found. ServerMissing when there is none.
    QCoro::Task<Result<ServerProgram>> find(ServerKind kind, QString binary);

    /// SHA-256 of a file; remembered as long as size and time of the file stay.
    QCoro::Task<QString> hashOf(QString path);

private:
    CommandRunner &m_commands;
    QThreadPool &m_threads;
    QHash<QString, QString> m_hashes; ///< by path, size and time
};

} // namespace Tare
