// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/testredisserver.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>

#include <csignal>
#include <string>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Tare {

namespace {

/// At most 55535: a cluster's servers talk to each other at a port 10,000 higher.
quint16 freePort()
{
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    quint16 port = 0;
    if (bind(fd, reinterpret_cast<const sockaddr *>(&address), length) == 0
        && getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length) == 0)
        port = ntohs(address.sin_port);
    close(fd);
    return port <= 55535 ? port : freePort();
}

} // namespace

TestRedisServer::~TestRedisServer()
{
    stop();
}

QString TestRedisServer::program()
{
    return QStandardPaths::findExecutable(QStringLiteral("redis-server"));
}

QString TestRedisServer::start(const QStringList &options)
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_port = freePort();
    QStringList words = {program(),
                         QStringLiteral("--bind"),
                         QStringLiteral("127.0.0.1"),
                         QStringLiteral("--port"),
                         QString::number(m_port),
                         QStringLiteral("--unixsocket"),
                         m_directory->filePath(QStringLiteral("socket")),
                         QStringLiteral("--dir"),
                         m_directory->path(),
                         QStringLiteral("--logfile"),
                         m_directory->filePath(QStringLiteral("log")),
                         QStringLiteral("--save"),
                         QString()};
    words += options;
    std::vector<std::string> texts;
    for (const QString &word : words)
        texts.push_back(word.toStdString());
    std::vector<char *> arguments;
    for (std::string &text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    if (posix_spawn(&m_process, arguments[0], nullptr, nullptr, arguments.data(), environ) != 0) {
        m_process = -1;
        return QStringLiteral("redis-server could not be started");
    }
    QDeadlineTimer deadline(10000);
    QString answer;
    while (!deadline.hasExpired()) {
        answer = ask({QStringLiteral("PING")});
        // With a password of its own a server is up when it asks for it.
        if (answer.contains(QLatin1String("PONG")) || answer.contains(QLatin1String("NOAUTH")))
            return {};
        QThread::msleep(20);
    }
    QFile log(m_directory->filePath(QStringLiteral("log")));
    return log.open(QIODevice::ReadOnly) ? answer + QString::fromUtf8(log.readAll()) : answer;
}

void TestRedisServer::signal(int number) const
{
    if (m_process > 0)
        ::kill(m_process, number);
}

void TestRedisServer::stop()
{
    if (m_process <= 0)
        return;
    ::kill(m_process, SIGKILL);
    waitpid(m_process, nullptr, 0);
    m_process = -1;
}

Endpoint TestRedisServer::endpoint() const
{
    Endpoint endpoint;
    endpoint.server = ServerKind::Redis;
    endpoint.address = QStringLiteral("127.0.0.1");
    endpoint.port = m_port;
    return endpoint;
}

Endpoint TestRedisServer::socketEndpoint() const
{
    Endpoint endpoint = this->endpoint();
    endpoint.transport = Transport::UnixSocket;
    endpoint.socketPath = m_directory->filePath(QStringLiteral("socket"));
    return endpoint;
}

double TestRedisServer::cpuSeconds() const
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(m_process));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = stat.readAll();
    const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return static_cast<double>(fields[11].toLongLong() + fields[12].toLongLong())
        / static_cast<double>(sysconf(_SC_CLK_TCK));
}

QString TestRedisServer::ask(const QStringList &command) const
{
    QProcess client;
    client.start(QStringLiteral("redis-cli"),
                 QStringList{QStringLiteral("-p"), QString::number(m_port)} + command);
    client.waitForFinished(5000);
    return QString::fromUtf8(client.readAllStandardOutput() + client.readAllStandardError()).trimmed();
}

} // namespace Tare
