// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/processidentity.h"

#include <QHash>
#include <QMutex>
#include <QSysInfo>

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

} // namespace

ProcessIdentity ProcessIdentity::own()
{
    ProcessMark process = ProcessMark::ofThisProcess().value_or(ProcessMark());
    process.program.clear();
    return {QSysInfo::machineHostName(), process};
}

bool ProcessIdentity::mayBeAlive() const
{
    return host != QSysInfo::machineHostName() || process.isAlive();
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
