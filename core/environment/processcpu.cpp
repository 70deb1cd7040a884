// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/processcpu.h"

#include "core/environment/processfacts.h"

#include <QDir>
#include <QHash>
#include <QSet>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct ProcessTimes
{
    qint64 parent = 0;
    double seconds = 0;
};

std::optional<ProcessTimes> timesOf(qint64 pid)
{
    const auto line = readSmallFile(u"/proc/%1/stat"_s.arg(pid));
    // The program's name may hold blanks and brackets; the numbers begin after the last bracket.
    const qsizetype close = line ? line->lastIndexOf(')') : -1;
    if (close < 0)
        return std::nullopt;
    const QList<QByteArray> fields = line->mid(close + 2).split(' ');
    constexpr int parent = 1;
    constexpr int user = 11;
    constexpr int system = 12;
    if (fields.size() <= system)
        return std::nullopt;
    static const double ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    return ProcessTimes{fields[parent].toLongLong(),
                        (fields[user].toDouble() + fields[system].toDouble()) / ticks};
}

} // namespace

std::optional<double> cpuSecondsOf(const QList<qint64> &processes)
{
    QHash<qint64, ProcessTimes> all;
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        bool isProcess = false;
        const qint64 pid = name.toLongLong(&isProcess);
        if (!isProcess)
            continue;
        if (const auto times = timesOf(pid))
            all.insert(pid, *times);
    }
    QMultiHash<qint64, qint64> children;
    for (auto it = all.cbegin(); it != all.cend(); ++it)
        children.insert(it->parent, it.key());

    QSet<qint64> counted;
    QList<qint64> open = processes;
    double seconds = 0;
    while (!open.isEmpty()) {
        const qint64 pid = open.takeLast();
        const auto times = all.constFind(pid);
        if (times == all.cend() || counted.contains(pid))
            continue;
        counted.insert(pid);
        seconds += times->seconds;
        open += children.values(pid);
    }
    return counted.isEmpty() ? std::nullopt : std::optional(seconds);
}

} // namespace Tare
