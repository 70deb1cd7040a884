// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/mariadbserver.h"

#include "core/engine/oltp/oltpload.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <chrono>
#include <thread>

#include <arpa/inet.h>
#include <csignal>
#include <grp.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare::Test {

namespace {

QString findProgram(const QStringList &names)
{
    for (const QString &name : names) {
        for (const QString &path :
             {QStandardPaths::findExecutable(name),
              QStandardPaths::findExecutable(name, {u"/usr/sbin"_s, u"/usr/local/sbin"_s})})
            if (!path.isEmpty())
                return path;
    }
    return {};
}

QString serverProgram()
{
    return findProgram({u"mariadbd"_s, u"mysqld"_s});
}

QString installProgram()
{
    return findProgram({u"mariadb-install-db"_s, u"mysql_install_db"_s});
}

/// The server refuses to run as root, so root lends it the system's account for it, or where no package has
/// made one the account that owns nothing.
QString serverAccount()
{
    if (geteuid() != 0)
        return {};
    return getpwnam("mysql") ? u"mysql"_s : u"nobody"_s;
}

} // namespace

quint16 freePort()
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    quint16 port = 0;
    if (::bind(fd, reinterpret_cast<sockaddr *>(&address), length) == 0
        && ::getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length) == 0)
        port = ntohs(address.sin_port);
    ::close(fd);
    return port;
}

MariaDbServer::MariaDbServer() = default;

MariaDbServer::~MariaDbServer()
{
    if (isRunning())
        kill();
}

QString MariaDbServer::missing()
{
    if (serverProgram().isEmpty())
        return u"no mariadbd or mysqld on this machine"_s;
    if (installProgram().isEmpty())
        return u"no mariadb-install-db on this machine"_s;
    if (geteuid() == 0 && !getpwnam(serverAccount().toLocal8Bit().constData()))
        return u"neither an account mysql nor nobody for a server started by root"_s;
    return {};
}

bool MariaDbServer::createDataDirectory()
{
    m_directory = std::make_unique<QTemporaryDir>();
    if (!m_directory->isValid()) {
        m_problem = m_directory->errorString();
        return false;
    }
    QStringList arguments{u"--no-defaults"_s, u"--datadir=%1/data"_s.arg(directory()),
                          u"--auth-root-authentication-method=normal"_s, u"--skip-test-db"_s,
                          u"--skip-name-resolve"_s};
    if (const QString account = serverAccount(); !account.isEmpty()) {
        const passwd *entry = getpwnam(account.toLocal8Bit().constData());
        if (!entry
            || ::chown(QFile::encodeName(directory()).constData(), entry->pw_uid, entry->pw_gid) != 0) {
            m_problem = u"the directory could not be given to the account %1"_s.arg(account);
            return false;
        }
        arguments += u"--user=%1"_s.arg(account);
    }
    QProcess install;
    install.setProcessChannelMode(QProcess::MergedChannels);
    install.start(installProgram(), arguments);
    if (!install.waitForFinished(120000) || install.exitCode() != 0) {
        m_problem = u"%1 failed: %2"_s.arg(installProgram(), QString::fromLocal8Bit(install.readAll()));
        return false;
    }
    QFile accounts(u"%1/accounts.sql"_s.arg(directory()));
    if (!accounts.open(QIODevice::WriteOnly)) {
        m_problem = accounts.errorString();
        return false;
    }
    // run at every start, so it has to be repeatable
    for (const QString &host : {u"127.0.0.1"_s, u"localhost"_s})
        accounts.write(u"CREATE USER IF NOT EXISTS '%1'@'%2' IDENTIFIED BY '%3';\n"
                       "GRANT ALL PRIVILEGES ON *.* TO '%1'@'%2' WITH GRANT OPTION;\n"_s
                           .arg(accountName(), host, accountPassword())
                           .toUtf8());
    accounts.close();
    accounts.setPermissions(accounts.permissions() | QFileDevice::ReadOther | QFileDevice::ReadGroup);
    m_created = true;
    return true;
}

bool MariaDbServer::start(const QStringList &options)
{
    m_problem = missing();
    if (!m_problem.isEmpty() || (!m_created && !createDataDirectory()))
        return false;
    m_port = freePort();
    QStringList arguments{u"--no-defaults"_s,
                          u"--datadir=%1/data"_s.arg(directory()),
                          u"--socket=%1/server.sock"_s.arg(directory()),
                          u"--pid-file=%1/server.pid"_s.arg(directory()),
                          u"--log-error=%1/server.log"_s.arg(directory()),
                          u"--init-file=%1/accounts.sql"_s.arg(directory()),
                          u"--bind-address=127.0.0.1"_s,
                          u"--port=%1"_s.arg(m_port),
                          u"--skip-name-resolve"_s,
                          u"--innodb-buffer-pool-size=128M"_s,
                          u"--innodb-log-file-size=64M"_s,
                          u"--innodb-flush-log-at-trx-commit=0"_s,
                          u"--innodb-doublewrite=0"_s};
    arguments += options;
    m_process = std::make_unique<QProcess>();
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->setStandardErrorFile(u"%1/server.err"_s.arg(directory()));
    const passwd *account =
        serverAccount().isEmpty() ? nullptr : getpwnam(serverAccount().toLocal8Bit().constData());
    const uid_t user = account ? account->pw_uid : 0;
    const gid_t group = account ? account->pw_gid : 0;
    m_process->setChildProcessModifier([user, group] {
        // changing the account forgets the wish to die with the parent, so it comes last
        if (user != 0 && (::setgroups(0, nullptr) != 0 || ::setgid(group) != 0 || ::setuid(user) != 0))
            ::_exit(1);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    });
    m_process->start(serverProgram(), arguments);
    if (!m_process->waitForStarted()) {
        m_problem = m_process->errorString();
        return false;
    }
    QDeadlineTimer deadline(60000);
    while (!deadline.hasExpired()) {
        const auto facts = probeMySql(endpoint(), std::chrono::seconds(5));
        if (facts)
            return true;
        m_problem = facts.error().sentence + u' ' + facts.error().detail;
        if (m_process->waitForFinished(100))
            break;
    }
    m_problem += u'\n' + log();
    kill();
    return false;
}

bool MariaDbServer::stop()
{
    thaw();
    if (!isRunning())
        return true;
    m_process->terminate();
    return m_process->waitForFinished(60000);
}

void MariaDbServer::kill()
{
    if (!m_process)
        return;
    m_process->kill();
    m_process->waitForFinished(10000);
    m_frozen = false;
}

void MariaDbServer::freeze()
{
    if (isRunning() && ::kill(static_cast<pid_t>(processId()), SIGSTOP) == 0)
        m_frozen = true;
}

void MariaDbServer::thaw()
{
    if (m_frozen)
        ::kill(static_cast<pid_t>(processId()), SIGCONT);
    m_frozen = false;
}

bool MariaDbServer::isRunning() const
{
    return m_process && m_process->state() != QProcess::NotRunning;
}

Endpoint MariaDbServer::endpoint() const
{
    Endpoint endpoint;
    endpoint.server = ServerKind::MySql;
    endpoint.address = u"127.0.0.1"_s;
    endpoint.port = m_port;
    endpoint.user = accountName();
    endpoint.password = accountPassword();
    endpoint.database = u"tare_oltp"_s;
    return endpoint;
}

Endpoint MariaDbServer::socketEndpoint() const
{
    Endpoint endpoint = this->endpoint();
    endpoint.transport = Transport::UnixSocket;
    endpoint.socketPath = u"%1/server.sock"_s.arg(directory());
    return endpoint;
}

QString MariaDbServer::accountName()
{
    return u"weigher"_s;
}

QString MariaDbServer::accountPassword()
{
    return u"test-only-7"_s;
}

qint64 MariaDbServer::processId() const
{
    return m_process ? m_process->processId() : 0;
}

QString MariaDbServer::directory() const
{
    return m_directory ? m_directory->path() : QString();
}

QString MariaDbServer::log() const
{
    QString text;
    for (const QString &name : {u"server.log"_s, u"server.err"_s}) {
        QFile file(directory() + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            text += QString::fromLocal8Bit(file.readAll());
    }
    return text;
}

} // namespace Tare::Test
