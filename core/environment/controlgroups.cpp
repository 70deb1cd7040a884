// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/controlgroups.h"

#include "core/environment/processfacts.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr double mebibyte = 1048576;
const QString noLimit = u"no limit"_s;

/// Where a process stands in a hierarchy: the mount, and its path below it.
struct Group
{
    QString mount;
    QString path;

    QString directory() const { return mount + path; }
};

/// The groups of one process. With version 2 all controllers have the same.
class Groups
{
public:
    explicit Groups(qint64 pid)
        : m_unified(QFile::exists(u"/sys/fs/cgroup/cgroup.controllers"_s))
    {
        if (const auto text = readSmallFile(u"/proc/%1/cgroup"_s.arg(pid)))
            m_membership = *text;
    }

    bool unified() const { return m_unified; }
    bool isKnown() const { return !m_membership.isEmpty(); }

    std::optional<Group> of(const QByteArray &controller) const
    {
        for (const QByteArray &line : m_membership.split('\n')) {
            const QList<QByteArray> parts = line.split(':');
            if (parts.size() < 3)
                continue;
            const QString path = QString::fromUtf8(parts.mid(2).join(':'));
            if (m_unified && parts[0] == "0")
                return Group{u"/sys/fs/cgroup"_s, path};
            if (!m_unified && parts[1].split(',').contains(controller))
                return Group{u"/sys/fs/cgroup/"_s + QString::fromLatin1(controller), path};
        }
        return std::nullopt;
    }

private:
    bool m_unified;
    QByteArray m_membership;
};

/// The smallest of the values that `read` finds from a group up to the root.
template<typename Read>
std::optional<double> tightest(const std::optional<Group> &group, Read read)
{
    std::optional<double> smallest;
    if (!group)
        return smallest;
    QString path = group->path;
    while (true) {
        const std::optional<double> here = read(group->mount + path);
        if (here && (!smallest || *here < *smallest))
            smallest = here;
        if (path.isEmpty() || path == u"/")
            return smallest;
        path.truncate(path.lastIndexOf(u'/'));
    }
}

/// The largest of the values that `read` finds from a group up to, and without, the root.
template<typename Value, typename Read>
std::optional<Value> largest(const std::optional<Group> &group, Read read)
{
    std::optional<Value> found;
    if (!group)
        return found;
    for (QString path = group->path; !path.isEmpty() && path != u"/"; path.truncate(path.lastIndexOf(u'/'))) {
        const std::optional<Value> here = read(group->mount + path);
        if (here && (!found || *here > *found))
            found = here;
    }
    // in the root group nothing is limited, and nothing counted
    return found ? found : std::optional<Value>(Value());
}

/// "No limit" is written as "max", or as the largest multiple of a page.
std::optional<double> limitIn(const QString &path)
{
    const auto text = readSmallFile(path);
    bool good = false;
    const double value = text ? text->trimmed().toDouble(&good) : 0;
    return good && value >= 0 && value < 9e18 ? std::optional(value) : std::nullopt;
}

/// The value behind a word at the start of a line: "throttled_usec 12".
std::optional<qint64> fieldIn(const QString &path, const QByteArray &word)
{
    const auto text = readSmallFile(path);
    if (!text)
        return std::nullopt;
    for (const QByteArray &line : text->split('\n')) {
        if (line.startsWith(word + ' '))
            return line.mid(word.size() + 1).trimmed().toLongLong();
    }
    return std::nullopt;
}

std::optional<double> cpusOf(const QString &group, bool unified)
{
    if (!unified) {
        const auto quota = limitIn(group + u"/cpu.cfs_quota_us"_s);
        const auto period = limitIn(group + u"/cpu.cfs_period_us"_s);
        return quota && period && *quota > 0 && *period > 0 ? std::optional(*quota / *period) : std::nullopt;
    }
    const auto text = readSmallFile(group + u"/cpu.max"_s);
    const QList<QByteArray> parts = text ? text->trimmed().split(' ') : QList<QByteArray>();
    if (parts.size() < 2 || parts[0] == "max" || parts[1].toDouble() <= 0)
        return std::nullopt;
    return parts[0].toDouble() / parts[1].toDouble();
}

QString mebibytes(const std::optional<double> &bytes)
{
    return bytes ? QString::number(*bytes / mebibyte) + u" MiB"_s : noLimit;
}

QString numberOr(const std::optional<double> &value)
{
    return value ? QString::number(*value, 'f', 0) : noLimit;
}

/// The rules of the tightest group that has some, on a line.
QString ioLimits(const std::optional<Group> &group, const QStringList &files)
{
    if (!group)
        return {};
    for (QString path = group->path;; path.truncate(path.lastIndexOf(u'/'))) {
        QStringList rules;
        for (const QString &file : files) {
            const auto text = readSmallFile(group->mount + path + u'/' + file);
            if (text && !text->trimmed().isEmpty())
                rules.append(file + u": "_s + QString::fromLatin1(text->simplified()));
        }
        if (!rules.isEmpty())
            return rules.join(u"; "_s);
        if (path.isEmpty() || path == u"/")
            return noLimit;
    }
}

} // namespace

Facts controlGroupFacts(qint64 pid)
{
    const Groups groups(pid);
    Facts facts;
    if (!groups.isKnown())
        return facts;
    const bool unified = groups.unified();
    const auto file = [unified](const QString &two, const QString &one) {
        return [name = u'/' + (unified ? two : one)](const QString &group) { return limitIn(group + name); };
    };
    facts[u"cgroup.version"_s] = unified ? u"2"_s : u"1"_s;
    const std::optional<Group> cpu = groups.of("cpu");
    if (cpu) {
        const auto cpus = tightest(cpu, [unified](const QString &group) { return cpusOf(group, unified); });
        facts[u"cgroup.cpus"_s] = cpus ? QString::number(*cpus) : noLimit;
        // the root group of version 2 has no weight: it is the usual one
        const auto weight = limitIn(cpu->directory() + (unified ? u"/cpu.weight"_s : u"/cpu.shares"_s));
        facts[u"cgroup.cpu_weight"_s] = weight ? numberOr(weight) : unified ? u"100"_s : u"1024"_s;
    }
    if (const std::optional<Group> memory = groups.of("memory")) {
        facts[u"cgroup.memory"_s] =
            mebibytes(tightest(memory, file(u"memory.max"_s, u"memory.limit_in_bytes"_s)));
        if (unified)
            facts[u"cgroup.memory_high"_s] = mebibytes(tightest(memory, file(u"memory.high"_s, {})));
        facts[u"cgroup.swap"_s] =
            mebibytes(tightest(memory, file(u"memory.swap.max"_s, u"memory.memsw.limit_in_bytes"_s)));
    }
    const QString io = unified
        ? ioLimits(groups.of("io"), {u"io.max"_s})
        : ioLimits(groups.of("blkio"),
                   {u"blkio.throttle.read_bps_device"_s, u"blkio.throttle.write_bps_device"_s,
                    u"blkio.throttle.read_iops_device"_s, u"blkio.throttle.write_iops_device"_s});
    if (!io.isEmpty())
        facts[u"cgroup.io"_s] = io;
    if (const std::optional<Group> pids = groups.of("pids"))
        facts[u"cgroup.pids"_s] = numberOr(tightest(pids, file(u"pids.max"_s, u"pids.max"_s)));
    return facts;
}

ControlGroupCounters controlGroupCounters(qint64 pid)
{
    const Groups groups(pid);
    const bool unified = groups.unified();
    ControlGroupCounters counters;
    counters.throttledSeconds =
        largest<double>(groups.of("cpu"), [unified](const QString &group) -> std::optional<double> {
            const auto time = fieldIn(group + u"/cpu.stat"_s,
                                      unified ? QByteArray("throttled_usec") : QByteArray("throttled_time"));
            return time ? std::optional(static_cast<double>(*time) / (unified ? 1e6 : 1e9)) : std::nullopt;
        });
    // of the group that was stopped most; the same names in both versions
    counters.throttledPeriods =
        largest<double>(groups.of("cpu"), [&counters](const QString &group) -> std::optional<double> {
            const auto stopped = fieldIn(group + u"/cpu.stat"_s, "nr_throttled");
            if (!stopped)
                return std::nullopt;
            const auto periods = fieldIn(group + u"/cpu.stat"_s, "nr_periods");
            if (periods && static_cast<double>(*periods) > counters.periods.value_or(0))
                counters.periods = static_cast<double>(*periods);
            return static_cast<double>(*stopped);
        });
    counters.oomKills = largest<qint64>(groups.of("memory"), [unified](const QString &group) {
        return fieldIn(group + (unified ? u"/memory.events"_s : u"/memory.oom_control"_s), "oom_kill");
    });
    return counters;
}

} // namespace Tare
