// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/serverprograms.h"

#include "core/environment/blockingcall.h"
#include "core/environment/processfacts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <QCoroFuture>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ServerPrograms)
};

Error missing(ServerKind kind, const QString &binary)
{
    if (!binary.isEmpty()) {
        return {ErrorCode::ServerMissing,
                Texts::tr("The server program “%1” is not there or cannot be run. Name another one in the "
                          "environment, or leave the field empty to take the first one found.")
                    .arg(binary),
                {}};
    }
    if (kind == ServerKind::Redis) {
        return {
            ErrorCode::ServerMissing,
            Texts::tr("redis-server was not found on this computer. Install the package “redis-server”, or "
                      "name the program in the environment."),
            {}};
    }
    return {ErrorCode::ServerMissing,
            Texts::tr("Neither mariadbd nor mysqld was found on this computer. Install the package "
                      "“mariadb-server” or “mysql-server”, or name the program in the environment."),
            {}};
}

QString versionIn(const QString &line)
{
    // "Redis server v=7.0.15 sha=…", "mariadbd  Ver 10.11.6-MariaDB-0+deb12u1 for …", "mysqld  Ver 8.0.36 for
    // …"
    static const QRegularExpression pattern(u"(?:\\bv=|\\bVer )(\\d+(?:\\.\\d+)+(?:-MariaDB)?)"_s);
    return pattern.match(line).captured(1);
}

/// The directory above bin/ or sbin/ whose share/ has the server's messages.
QString baseDirectoryOf(const QString &program)
{
    const QString base = QFileInfo(QFileInfo(program).path()).path();
    for (const QString &messages :
         {u"/share/mysql/english/errmsg.sys"_s, u"/share/mariadb/english/errmsg.sys"_s,
          u"/share/english/errmsg.sys"_s, u"/share/mysql-8.0/english/errmsg.sys"_s}) {
        if (QFileInfo::exists(base + messages))
            return base;
    }
    return {};
}

} // namespace

QStringList serverProgramNames(ServerKind kind)
{
    if (kind == ServerKind::Redis)
        return {u"redis-server"_s, u"valkey-server"_s};
    return {u"mariadbd"_s, u"mysqld"_s};
}

QString findProgram(const QString &name)
{
    const QString found = QStandardPaths::findExecutable(name);
    if (!found.isEmpty())
        return found;
    return QStandardPaths::findExecutable(name,
                                          {u"/usr/local/sbin"_s, u"/usr/sbin"_s, u"/sbin"_s,
                                           u"/usr/local/bin"_s, u"/usr/bin"_s, u"/usr/libexec"_s,
                                           u"/usr/local/mysql/bin"_s});
}

ServerAccount serverAccount(ServerKind kind)
{
    const passwd *entry = nullptr;
    if (::geteuid() == 0 && kind == ServerKind::MySql) {
        entry = ::getpwnam("mysql");
        if (!entry)
            entry = ::getpwnam("nobody");
    } else {
        entry = ::getpwuid(::geteuid());
    }
    if (!entry)
        return {::geteuid(), ::getegid(), QString::number(::geteuid())};
    return {entry->pw_uid, entry->pw_gid, QString::fromLocal8Bit(entry->pw_name)};
}

ServerFlavour flavourOf(ServerKind kind, const QString &versionLine)
{
    if (kind == ServerKind::Redis)
        return ServerFlavour::Redis;
    return versionLine.contains(u"mariadb"_s, Qt::CaseInsensitive) ? ServerFlavour::MariaDb
                                                                   : ServerFlavour::MySql;
}

ServerPrograms::ServerPrograms(CommandRunner &commands, QThreadPool &threads)
    : m_commands(commands)
    , m_threads(threads)
{ }

QCoro::Task<Result<ServerProgram>> ServerPrograms::find(ServerKind kind, QString binary)
{
    QString path;
    if (!binary.isEmpty()) {
        path = findProgram(binary);
    } else {
        for (const QString &name : serverProgramNames(kind)) {
            path = findProgram(name);
            if (!path.isEmpty())
                break;
        }
    }
    if (path.isEmpty())
        co_return tl::unexpected(missing(kind, binary));

    ServerProgram program;
    // As it is called, not what a link leads to: redis-server is one program with redis-check-rdb on some
    // systems and knows by its name what to be.
    program.path = QFileInfo(path).absoluteFilePath();
    Command command;
    command.program = program.path;
    command.arguments << u"--version"_s;
    if (kind == ServerKind::MySql)
        command.arguments.prepend(u"--no-defaults"_s);
    command.timeout = std::chrono::seconds(20);
    const Result<CommandOutput> output = co_await m_commands.run(std::move(command));
    if (!output)
        co_return tl::unexpected(output.error());
    program.versionLine = QString::fromLocal8Bit(output->standardOutput).trimmed().section(u'\n', -1);
    program.version = versionIn(program.versionLine);
    if (output->exitCode != 0 || program.version.isEmpty()) {
        co_return failure(ErrorCode::ServerMissing,
                          Texts::tr("“%1” does not answer as a server program does. Name another one in the "
                                    "environment.")
                              .arg(path),
                          QString::fromLocal8Bit(output->standardError + output->standardOutput));
    }
    program.flavour = flavourOf(kind, program.versionLine);
    program.baseDirectory =
        kind == ServerKind::MySql ? baseDirectoryOf(QFileInfo(program.path).canonicalFilePath()) : QString();
    program.sha256 = co_await hashOf(program.path);
    co_return program;
}

QCoro::Task<QString> ServerPrograms::hashOf(QString path)
{
    const QFileInfo info(path);
    const QString key = u"%1|%2|%3"_s.arg(path).arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
    const auto known = m_hashes.constFind(key);
    if (known != m_hashes.cend())
        co_return *known;
    const auto work = [path] { return fileSha256(path); };
    const QFuture<QString> future = blockingCall(m_threads, work);
    const QString hash = co_await future;
    m_hashes.insert(key, hash);
    co_return hash;
}

} // namespace Tare
