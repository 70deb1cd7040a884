// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/networkfacts.h"

#include "core/environment/processfacts.h"

#include <QDir>

#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

bool inOwnNetwork(qint64 pid)
{
    struct stat own = {};
    struct stat other = {};
    const QByteArray path = "/proc/" + QByteArray::number(pid) + "/ns/net";
    return ::stat("/proc/self/ns/net", &own) == 0 && ::stat(path.constData(), &other) == 0
        && own.st_ino == other.st_ino && own.st_dev == other.st_dev;
}

QString lineOf(const QString &path)
{
    const auto text = readSmallFile(path);
    return text ? QString::fromLatin1(text->simplified()) : QString();
}

/// As the calling thread's namespace has them.
Facts settings()
{
    Facts facts;
    const auto put = [&facts](const QString &key, const QString &value) {
        if (!value.isEmpty())
            facts[key] = value;
    };
    put(u"net.somaxconn"_s, lineOf(u"/proc/sys/net/core/somaxconn"_s));
    put(u"net.syn_backlog"_s, lineOf(u"/proc/sys/net/ipv4/tcp_max_syn_backlog"_s));
    put(u"net.port_range"_s, lineOf(u"/proc/sys/net/ipv4/ip_local_port_range"_s));
    return facts;
}

/// A column of a table whose first line has the names; the numbers of the line with the same first word.
std::optional<qint64> columnOf(const QByteArray &text, const QByteArray &table, const QByteArray &column)
{
    QList<QByteArray> names;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.startsWith(table))
            continue;
        const QList<QByteArray> fields = line.simplified().split(' ');
        if (names.isEmpty()) {
            names = fields;
            continue;
        }
        const qsizetype at = names.indexOf(column);
        return at > 0 && at < fields.size() ? std::optional(fields.at(at).toLongLong()) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<qint64> numberIn(const QString &path)
{
    const auto text = readSmallFile(path);
    return text ? std::optional(text->trimmed().toLongLong()) : std::nullopt;
}

} // namespace

Facts networkFacts(qint64 pid)
{
    if (inOwnNetwork(pid)) {
        Facts facts = settings();
        facts[u"net.mtu"_s] = lineOf(u"/sys/class/net/lo/mtu"_s); // clients are on this machine
        return facts;
    }
    const QByteArray path = "/proc/" + QByteArray::number(pid) + "/ns/net";
    const int space = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (space < 0)
        return {};
    Facts facts;
    // a namespace is entered by a thread, which is then good for nothing else
    std::thread visitor([&facts, space] {
        if (::setns(space, CLONE_NEWNET) == 0)
            facts = settings();
    });
    visitor.join();
    ::close(space);
    const QDir links(u"/proc/%1/root/sys/class/net"_s.arg(pid));
    const QStringList interfaces = links.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &name : interfaces) {
        if (name != u"lo")
            facts[u"net.mtu"_s] = lineOf(links.filePath(name + u"/mtu"_s));
    }
    return facts;
}

NetworkCounters networkCounters(qint64 pid)
{
    NetworkCounters counters;
    if (const auto text = readSmallFile(u"/proc/%1/net/netstat"_s.arg(pid)))
        counters.listenOverflows = columnOf(*text, "TcpExt:", "ListenOverflows");
    if (inOwnNetwork(pid))
        return counters;
    const auto devices = readSmallFile(u"/proc/%1/net/dev"_s.arg(pid));
    if (!devices)
        return counters;
    qint64 drops = 0;
    for (const QByteArray &line : devices->split('\n')) {
        const qsizetype colon = line.indexOf(':');
        const QList<QByteArray> fields = line.mid(colon + 1).simplified().split(' ');
        constexpr qsizetype received = 3;
        constexpr qsizetype sent = 11;
        if (colon > 0 && fields.size() > sent)
            drops += fields.at(received).toLongLong() + fields.at(sent).toLongLong();
    }
    counters.drops = drops;
    return counters;
}

ConnectionTable connectionTable()
{
    ConnectionTable table;
    table.entries = numberIn(u"/proc/sys/net/netfilter/nf_conntrack_count"_s);
    table.most = numberIn(u"/proc/sys/net/netfilter/nf_conntrack_max"_s);
    const auto text = readSmallFile(u"/proc/net/stat/nf_conntrack"_s);
    if (!text)
        return table;
    // hexadecimal, a line for each CPU
    const QList<QByteArray> lines = text->trimmed().split('\n');
    const QList<QByteArray> names = lines.value(0).simplified().split(' ');
    qint64 drops = 0;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> fields = lines.at(i).simplified().split(' ');
        for (const QByteArray &name :
             {QByteArray("drop"), QByteArray("early_drop"), QByteArray("insert_failed")})
            drops += fields.value(names.indexOf(name)).toLongLong(nullptr, 16);
    }
    table.drops = drops;
    return table;
}

} // namespace Tare
