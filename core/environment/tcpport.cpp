// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/tcpport.h"

#include "core/environment/processfacts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSet>

#include <arpa/inet.h>
#include <deque>
#include <mutex>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::TcpPort)
};

/// Binds 127.0.0.1:port and lets go again; 0 asks for any. Nothing when it is taken.
std::optional<quint16> tryBind(quint16 port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return std::nullopt;
    // Connections of the last server that linger in TIME_WAIT are no hindrance.
    const int on = 1;
    ::setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    const bool good =
        ::bind(fd, generic, length) == 0 && ::listen(fd, 1) == 0 && ::getsockname(fd, generic, &length) == 0;
    ::close(fd);
    return good ? std::optional<quint16>(ntohs(address.sin_port)) : std::nullopt;
}

/// Socket inodes in state LISTEN on the port, of any local address.
QSet<QByteArray> listeningInodes(quint16 port)
{
    QSet<QByteArray> inodes;
    for (const QString &path : {u"/proc/net/tcp"_s, u"/proc/net/tcp6"_s}) {
        const auto text = readSmallFile(path);
        if (!text)
            continue;
        for (const QByteArray &line : text->split('\n')) {
            const QList<QByteArray> fields = line.simplified().split(' ');
            if (fields.size() < 10 || fields[3] != "0A")
                continue;
            if (fields[1].mid(fields[1].lastIndexOf(':') + 1).toUInt(nullptr, 16) == port)
                inodes.insert(fields[9]);
        }
    }
    return inodes;
}

QString programOf(qint64 pid)
{
    const QString executable = startedProgram(pid);
    if (!executable.isEmpty())
        return executable.section(u'/', -1);
    return QString::fromLocal8Bit(
        readSmallFile(u"/proc/%1/comm"_s.arg(pid)).value_or(QByteArray()).trimmed());
}

} // namespace

quint16 freeTcpPort()
{
    static std::mutex mutex;
    static std::deque<quint16> recent;
    const std::lock_guard lock(mutex);
    for (int attempt = 0; attempt < 100; ++attempt) {
        const auto port = tryBind(0);
        if (!port)
            return 0;
        if (std::find(recent.begin(), recent.end(), *port) != recent.end())
            continue;
        recent.push_back(*port);
        if (recent.size() > 200)
            recent.pop_front();
        return *port;
    }
    return 0;
}

std::optional<PortHolder> tcpListener(quint16 port)
{
    const QSet<QByteArray> inodes = listeningInodes(port);
    if (inodes.isEmpty())
        return std::nullopt;
    const QStringList processes = QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : processes) {
        bool isProcess = false;
        const qint64 pid = name.toLongLong(&isProcess);
        if (!isProcess)
            continue;
        const QDir descriptors(u"/proc/%1/fd"_s.arg(pid));
        const QStringList files = descriptors.entryList(QDir::Files | QDir::System | QDir::NoDotAndDotDot);
        for (const QString &file : files) {
            char target[64] = {};
            const QByteArray path = QFile::encodeName(descriptors.filePath(file));
            const ssize_t length = ::readlink(path.constData(), target, sizeof target - 1);
            const QByteArray link(target, qMax<ssize_t>(length, 0));
            if (link.startsWith("socket:[") && inodes.contains(link.mid(8, link.size() - 9)))
                return PortHolder{pid, programOf(pid)};
        }
    }
    return PortHolder{};
}

std::optional<PortHolder> tcpPortHolder(quint16 port)
{
    if (tryBind(port))
        return std::nullopt;
    return tcpListener(port).value_or(PortHolder{});
}

Result<void> requireFreePort(quint16 port)
{
    const std::optional<PortHolder> holder = tcpPortHolder(port);
    if (!holder)
        return {};
    if (holder->pid > 0) {
        return failure(
            ErrorCode::PortTaken,
            Texts::tr("Port %1 is already in use by %2 (process %3). Choose another port or let Tare "
                      "pick a free one.")
                .arg(QString::number(port), holder->program, QString::number(holder->pid)));
    }
    return failure(
        ErrorCode::PortTaken,
        Texts::tr("Port %1 cannot be used: another program has it, or this account may not open it. "
                  "Choose another port or let Tare pick a free one.")
            .arg(port));
}

} // namespace Tare
