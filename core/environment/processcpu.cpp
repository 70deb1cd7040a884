// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/processcpu.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QString>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Ticks of the process itself and of its children that have ended: so the sum never goes back.
std::optional<qint64> ticksOf(qint64 pid)
{
    const QByteArray line = contentOf(u"/proc/%1/stat"_s.arg(pid));
    const qsizetype close = line.lastIndexOf(')');
    if (close < 0)
        return std::nullopt;
    const QList<QByteArray> fields = line.mid(close + 2).split(' ');
    constexpr int state = 0;
    constexpr int first = 11; // utime, stime, cutime, cstime
    if (fields.size() < first + 4 || fields[state] == "Z" || fields[state] == "X")
        return std::nullopt;
    qint64 ticks = 0;
    for (int i = first; i < first + 4; ++i)
        ticks += fields[i].toLongLong();
    return ticks;
}

QList<qint64> childrenOf(qint64 pid)
{
    QList<qint64> children;
    const QString tasks = u"/proc/%1/task"_s.arg(pid);
    for (const QString &thread : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QByteArray &child :
             contentOf(tasks + u'/' + thread + u"/children"_s).simplified().split(' ')) {
            if (!child.isEmpty())
                children.append(child.toLongLong());
        }
    }
    return children;
}

} // namespace

std::optional<double> cpuSecondsOf(const QList<qint64> &processes)
{
    qint64 ticks = 0;
    bool any = false;
    QSet<qint64> seen;
    QList<qint64> waiting = processes;
    while (!waiting.isEmpty()) {
        const qint64 pid = waiting.takeLast();
        if (pid <= 0 || seen.contains(pid))
            continue;
        seen.insert(pid);
        const std::optional<qint64> own = ticksOf(pid);
        if (!own)
            continue;
        any = true;
        ticks += *own;
        waiting.append(childrenOf(pid));
    }
    if (!any)
        return std::nullopt;
    return static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

} // namespace Tare
