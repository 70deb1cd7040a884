// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/processidentity.h"

#include <QFile>
#include <QHash>
#include <QMutex>
#include <QSysInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct ActiveRuns
{
    QMutex mutex;
    QHash<QString, int> writers; ///< by run key
};

ActiveRuns &activeRuns()
{
    static ActiveRuns runs;
    return runs;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString bootId()
{
    return QString::fromLatin1(contents(u"/proc/sys/kernel/random/boot_id"_s).trimmed());
}

/// Start time of a process that is alive, else 0. A zombie has ended.
qint64 startTime(qint64 pid)
{
    const QByteArray stat = contents(u"/proc/%1/stat"_s.arg(pid));
    // The name in parentheses may hold anything; the fields are counted from its end.
    const qsizetype nameEnd = stat.lastIndexOf(')');
    if (nameEnd < 0)
        return 0;
    const QList<QByteArray> fields = stat.mid(nameEnd + 2).split(' ');
    constexpr qsizetype stateField = 0;
    constexpr qsizetype startField = 19;
    if (fields.size() <= startField || fields.at(stateField) == "Z" || fields.at(stateField) == "X")
        return 0;
    return fields.at(startField).toLongLong();
}

} // namespace

ProcessIdentity ProcessIdentity::own()
{
    const qint64 pid = ::getpid();
    return {QSysInfo::machineHostName(), bootId(), pid, startTime(pid)};
}

bool ProcessIdentity::mayBeAlive() const
{
    if (host != QSysInfo::machineHostName())
        return true;
    return boot == bootId() && start != 0 && startTime(pid) == start;
}

void registerActiveRun(const QString &runKey)
{
    QMutexLocker lock(&activeRuns().mutex);
    ++activeRuns().writers[runKey];
}

void unregisterActiveRun(const QString &runKey)
{
    QMutexLocker lock(&activeRuns().mutex);
    auto writer = activeRuns().writers.find(runKey);
    if (writer != activeRuns().writers.end() && --writer.value() <= 0)
        activeRuns().writers.erase(writer);
}

bool isActiveRun(const QString &runKey)
{
    QMutexLocker lock(&activeRuns().mutex);
    return activeRuns().writers.contains(runKey);
}

} // namespace Tare
