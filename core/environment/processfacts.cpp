// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/processfacts.h"

#include <QCryptographicHash>
#include <QFile>
#include <QStringList>

#include <algorithm>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// "Max open files   20000   20000   files" → "20000:20000"
QString limitValue(const QByteArray &line, qsizetype nameLength)
{
    const QList<QByteArray> fields = line.mid(nameLength).simplified().split(' ');
    if (fields.size() < 2)
        return {};
    return QString::fromLatin1(fields[0] + ':' + fields[1]);
}

void addLimits(qint64 pid, Facts &facts)
{
    static const QList<std::pair<QByteArray, QString>> wanted = {
        {"Max open files", u"limits.nofile"_s},     {"Max processes", u"limits.nproc"_s},
        {"Max locked memory", u"limits.memlock"_s}, {"Max stack size", u"limits.stack"_s},
        {"Max core file size", u"limits.core"_s},
    };
    const auto text = readSmallFile(u"/proc/%1/limits"_s.arg(pid));
    if (!text)
        return;
    for (const QByteArray &line : text->split('\n')) {
        for (const auto &[name, key] : wanted) {
            if (line.startsWith(name))
                facts[key] = limitValue(line, name.size());
        }
    }
}

void addStatus(qint64 pid, Facts &facts)
{
    const auto text = readSmallFile(u"/proc/%1/status"_s.arg(pid));
    if (!text)
        return;
    for (const QByteArray &line : text->split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon < 0)
            continue;
        const QByteArray name = line.left(colon);
        const QString value = QString::fromLatin1(line.mid(colon + 1).trimmed());
        if (name == "Seccomp")
            facts[u"security.seccomp"_s] = value == u"2" ? u"filter"_s
                : value == u"1"                          ? u"strict"_s
                                                         : u"off"_s;
        else if (name == "CapEff")
            facts[u"security.capabilities"_s] = value;
        else if (name == "NoNewPrivs")
            facts[u"security.no_new_privileges"_s] = value == u"1" ? u"yes"_s : u"no"_s;
        else if (name == "Speculation_Store_Bypass")
            facts[u"security.speculation_store_bypass"_s] = value;
        else if (name == "Cpus_allowed_list")
            facts[u"cpu.affinity"_s] = value;
        else if (name == "Uid")
            facts[u"server.uid"_s] = value.section(u'\t', 1, 1);
    }
}

/// The path of a process in a controller's hierarchy; nothing when the controller is not there.
std::optional<QString> cgroupPath(const QByteArray &membership, const QByteArray &controller)
{
    for (const QByteArray &line : membership.split('\n')) {
        const QList<QByteArray> parts = line.split(':');
        if (parts.size() < 3)
            continue;
        if (controller.isEmpty() ? parts[0] == "0" : parts[1].split(',').contains(controller))
            return QString::fromUtf8(parts.mid(2).join(':'));
    }
    return std::nullopt;
}

/// The smallest of the values that `read` finds from a group up to the root.
template<typename Read>
std::optional<double> tightest(const QString &mount, QString path, Read read)
{
    std::optional<double> smallest;
    while (true) {
        const std::optional<double> here = read(mount + path);
        if (here && (!smallest || *here < *smallest))
            smallest = here;
        if (path.isEmpty() || path == u"/")
            return smallest;
        path.truncate(path.lastIndexOf(u'/'));
    }
}

std::optional<double> numberIn(const QString &path)
{
    const auto text = readSmallFile(path);
    bool good = false;
    const double value = text ? text->trimmed().toDouble(&good) : 0;
    return good ? std::optional(value) : std::nullopt;
}

void addCgroup(qint64 pid, Facts &facts)
{
    const auto membership = readSmallFile(u"/proc/%1/cgroup"_s.arg(pid));
    if (!membership)
        return;
    const QString root = u"/sys/fs/cgroup"_s;
    const bool unified = QFile::exists(root + u"/cgroup.controllers"_s);
    facts[u"cgroup.version"_s] = unified ? u"2"_s : u"1"_s;
    std::optional<double> cpus;
    std::optional<double> memory;
    if (unified) {
        const QString path = cgroupPath(*membership, {}).value_or(QString());
        cpus = tightest(root, path, [](const QString &group) -> std::optional<double> {
            const auto text = readSmallFile(group + u"/cpu.max"_s);
            const QList<QByteArray> parts = text ? text->trimmed().split(' ') : QList<QByteArray>();
            if (parts.size() < 2 || parts[0] == "max" || parts[1].toDouble() <= 0)
                return std::nullopt;
            return parts[0].toDouble() / parts[1].toDouble();
        });
        memory =
            tightest(root, path, [](const QString &group) { return numberIn(group + u"/memory.max"_s); });
    } else {
        if (const auto path = cgroupPath(*membership, "cpu")) {
            cpus = tightest(root + u"/cpu"_s, *path, [](const QString &group) -> std::optional<double> {
                const auto quota = numberIn(group + u"/cpu.cfs_quota_us"_s);
                const auto period = numberIn(group + u"/cpu.cfs_period_us"_s);
                if (!quota || !period || *quota <= 0 || *period <= 0)
                    return std::nullopt;
                return *quota / *period;
            });
        }
        if (const auto path = cgroupPath(*membership, "memory")) {
            memory = tightest(root + u"/memory"_s, *path, [](const QString &group) -> std::optional<double> {
                const auto limit = numberIn(group + u"/memory.limit_in_bytes"_s);
                // "No limit" is written as the largest multiple of a page.
                return limit && *limit < 9e18 ? limit : std::nullopt;
            });
        }
    }
    facts[u"cgroup.cpus"_s] = cpus ? QString::number(*cpus) : u"no limit"_s;
    facts[u"cgroup.memory"_s] = memory ? QString::number(*memory / 1048576) + u" MiB"_s : u"no limit"_s;
}

/// Undoes the octal escapes of mountinfo.
QByteArray unescaped(const QByteArray &text)
{
    QByteArray result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        bool good = false;
        const int code = text[i] == '\\' ? text.mid(i + 1, 3).toInt(&good, 8) : 0;
        if (good) {
            result += static_cast<char>(code);
            i += 3;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace

std::optional<QByteArray> readSmallFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

Facts processFacts(qint64 pid)
{
    Facts facts;
    addLimits(pid, facts);
    addStatus(pid, facts);
    addCgroup(pid, facts);
    return facts;
}

Facts filesystemFacts(qint64 pid, const QString &path)
{
    Facts facts;
    const auto text = readSmallFile(u"/proc/%1/mountinfo"_s.arg(pid));
    if (!text)
        return facts;
    const QByteArray wanted = QFile::encodeName(path);
    qsizetype longest = -1;
    for (const QByteArray &line : text->split('\n')) {
        const QList<QByteArray> fields = line.split(' ');
        const qsizetype dash = fields.indexOf("-");
        if (dash < 5 || fields.size() < dash + 3)
            continue;
        const QByteArray mount = unescaped(fields[4]);
        const bool holds = mount == "/" || wanted == mount || wanted.startsWith(mount + '/');
        // The later of two equal mounts lies on top.
        if (!holds || mount.size() < longest)
            continue;
        longest = mount.size();
        facts[u"data.filesystem"_s] = QString::fromLatin1(fields[dash + 1]);
        facts[u"data.device"_s] = QString::fromLocal8Bit(unescaped(fields[dash + 2]));
    }
    return facts;
}

QString fileSha256(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return QString::fromLatin1(hash.result().toHex());
}

std::pair<quint64, quint64> ownOpenFiles()
{
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    return {limit.rlim_cur, limit.rlim_max};
}

} // namespace Tare
