// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/networkmechanism.h"

#include "core/environment/blockingcall.h"
#include "core/environment/processfacts.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tcpport.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <QCoroFuture>

#include <arpa/inet.h>
#include <cerrno>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Programs that copy the bytes of a published port in user space, by the name of their file.
const QStringList &forwarders()
{
    static const QStringList names = {
        u"docker-proxy"_s, u"rootlessport"_s, u"rootlessport-child"_s, u"slirp4netns"_s,
        u"pasta"_s,        u"pasta.avx2"_s,   u"rootlesskit"_s,        u"rootlesskit-docker-proxy"_s};
    return names;
}

/// Podman's monitor holds the port without reading from it, while the kernel rewrites the addresses.
bool isPlaceholder(const QString &program)
{
    return program == u"conmon";
}

bool sameNetworkNamespace(qint64 pid)
{
    struct stat own
    {
    };
    struct stat other
    {
    };
    const QByteArray path = "/proc/" + QByteArray::number(pid) + "/ns/net";
    return ::stat("/proc/self/ns/net", &own) == 0 && ::stat(path.constData(), &other) == 0
        && own.st_ino == other.st_ino && own.st_dev == other.st_dev;
}

/// docker-proxy processes started for a host port.
QList<qint64> dockerProxies(quint16 port)
{
    QList<qint64> found;
    const QByteArray wanted = QByteArray::number(port);
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        bool isProcess = false;
        const qint64 pid = name.toLongLong(&isProcess);
        const auto line = isProcess ? readSmallFile(u"/proc/%1/cmdline"_s.arg(pid)) : std::nullopt;
        if (!line)
            continue;
        const QList<QByteArray> arguments = line->split('\0');
        const qsizetype option = arguments.indexOf("-host-port");
        if (arguments[0].endsWith("docker-proxy") && option > 0 && arguments.value(option + 1) == wanted)
            found.append(pid);
    }
    return found;
}

/// An address as the kernel prints it: words of 32 bits in the machine's order.
QString hexAddress(const QByteArray &hex)
{
    quint32 words[4] = {};
    for (int i = 0; i < 4 && i < hex.size() / 8; ++i)
        words[i] = hex.mid(8 * i, 8).toUInt(nullptr, 16);
    char text[INET6_ADDRSTRLEN] = {};
    ::inet_ntop(hex.size() == 8 ? AF_INET : AF_INET6, words, text, sizeof text);
    const QString address = QString::fromLatin1(text);
    return address.startsWith(u"::ffff:") && address.contains(u'.') ? address.mid(7) : address;
}

/// Remote addresses of established connections whose local port in that process's namespace is `port`, with
/// the remote port.
QSet<QString> connectionsOf(qint64 pid, const QSet<quint16> &ports)
{
    QSet<QString> found;
    for (const QString &file : {u"tcp"_s, u"tcp6"_s}) {
        const auto text = readSmallFile(u"/proc/%1/net/%2"_s.arg(pid).arg(file));
        if (!text)
            continue;
        for (const QByteArray &line : text->split('\n')) {
            const QList<QByteArray> fields = line.simplified().split(' ');
            if (fields.size() < 10 || fields[3] != "01")
                continue;
            const QList<QByteArray> local = fields[1].split(':');
            const QList<QByteArray> remote = fields[2].split(':');
            if (local.size() != 2 || remote.size() != 2)
                continue;
            if (ports.contains(static_cast<quint16>(local[1].toUInt(nullptr, 16))))
                found.insert(hexAddress(remote[0]) + u' ' + QString::number(remote[1].toUInt(nullptr, 16)));
        }
    }
    return found;
}

/// Ports on which a process's network namespace listens.
QSet<quint16> listeningPorts(qint64 pid)
{
    QSet<quint16> ports;
    for (const QString &file : {u"tcp"_s, u"tcp6"_s}) {
        const auto text = readSmallFile(u"/proc/%1/net/%2"_s.arg(pid).arg(file));
        if (!text)
            continue;
        for (const QByteArray &line : text->split('\n')) {
            const QList<QByteArray> fields = line.simplified().split(' ');
            if (fields.size() > 9 && fields[3] == "0A")
                ports.insert(
                    static_cast<quint16>(fields[1].mid(fields[1].lastIndexOf(':') + 1).toUInt(nullptr, 16)));
        }
    }
    return ports;
}

/// Connects, and looks in the server's own namespace for the connection that was not there before.
QString peerSeenBy(const Endpoint &endpoint, qint64 serverPid)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(endpoint.port);
    if (::inet_pton(AF_INET, endpoint.address.toLatin1().constData(), &address.sin_addr) != 1)
        return {};
    const QSet<quint16> ports = listeningPorts(serverPid);
    const QSet<QString> before = connectionsOf(serverPid, ports);
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return {};
    QString peer;
    if (::connect(fd, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0 || errno == EINPROGRESS) {
        pollfd waiting{fd, POLLOUT, 0};
        ::poll(&waiting, 1, 1000);
        // A proxy accepts first and connects to the server a moment later.
        for (int attempt = 0; attempt < 20 && peer.isEmpty(); ++attempt) {
            const QSet<QString> now = connectionsOf(serverPid, ports) - before;
            if (!now.isEmpty())
                peer = now.begin()->section(u' ', 0, 0);
            else
                ::usleep(10000);
        }
    }
    ::close(fd);
    return peer;
}

/// Whether the rules in an iptables-save or nft listing rewrite the address of that port.
bool rewritesPort(const QString &rules, quint16 port)
{
    const QRegularExpression iptables(
        u"--dports? (\\S*,)?%1(,\\S*)? .*-j (DNAT|CNI-DN-\\S+|NETAVARK-DN-\\S+)"_s.arg(port));
    const QRegularExpression nft(u"dport %1\\b.*\\bdnat\\b"_s.arg(port));
    return rules.contains(iptables) || rules.contains(nft);
}

QCoro::Task<bool> hasAddressRule(CommandRunner &commands, quint16 port)
{
    const QList<QStringList> listings = {{u"iptables-save"_s, u"-t"_s, u"nat"_s},
                                         {u"iptables-legacy-save"_s, u"-t"_s, u"nat"_s},
                                         {u"nft"_s, u"list"_s, u"ruleset"_s}};
    for (const QStringList &listing : listings) {
        Command command;
        command.program = findProgram(listing.first());
        command.arguments = listing.mid(1);
        command.timeout = std::chrono::seconds(10);
        if (command.program.isEmpty())
            continue;
        const Result<CommandOutput> output = co_await commands.run(std::move(command));
        if (output && rewritesPort(QString::fromUtf8(output->standardOutput), port))
            co_return true;
    }
    co_return false;
}

} // namespace

bool isLoopbackAddress(const QString &address)
{
    return address == u"localhost" || address.startsWith(u"127.") || address == u"::1";
}

bool forwardsPorts(const QString &program)
{
    return forwarders().contains(program) || isPlaceholder(program);
}

QCoro::Task<NetworkFinding> findNetworkMechanism(MachineContext &context, Endpoint endpoint, qint64 serverPid)
{
    NetworkFinding finding;
    finding.mechanism = u"unknown"_s;
    if (endpoint.transport == Transport::UnixSocket) {
        finding.mechanism = u"Unix socket"_s;
        co_return finding;
    }
    if (serverPid > 0) {
        const auto look = [endpoint, serverPid] { return peerSeenBy(endpoint, serverPid); };
        const QFuture<QString> peer = blockingCall(context.threads(), look);
        finding.peer = co_await peer;
        if (sameNetworkNamespace(serverPid)) {
            finding.mechanism = u"loopback"_s;
            co_return finding;
        }
    }
    const bool loopback = isLoopbackAddress(endpoint.address);
    if (!loopback) {
        finding.mechanism = u"veth and bridge"_s;
        co_return finding;
    }
    // From 127.0.0.1 a proxy's socket is met before docker's rules, which leave loopback out.
    finding.proxies = dockerProxies(endpoint.port);
    if (!finding.proxies.isEmpty()) {
        finding.mechanism = u"docker-proxy"_s;
        co_return finding;
    }
    const std::optional<PortHolder> listener = tcpListener(endpoint.port);
    if (listener && listener->pid > 0 && forwarders().contains(listener->program)) {
        finding.mechanism =
            listener->program == u"rootlessport-child" ? u"rootlessport"_s : listener->program;
        finding.proxies = {listener->pid};
        co_return finding;
    }
    const bool rewritten = co_await hasAddressRule(context.commands(), endpoint.port);
    if (rewritten) {
        finding.mechanism = u"kernel DNAT"_s;
        co_return finding;
    }
    if (listener && listener->pid > 0 && !isPlaceholder(listener->program)) {
        finding.mechanism = listener->program;
        finding.proxies = {listener->pid};
    }
    co_return finding;
}

} // namespace Tare
