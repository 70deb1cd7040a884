// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/processtree.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <algorithm>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using std::chrono::seconds;

QByteArray readProc(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Fields of a stat file from the third on; its second, the name, may hold blanks and brackets.
QList<QByteArray> statFields(const QString &path)
{
    const QByteArray line = readProc(path);
    const qsizetype close = line.lastIndexOf(')');
    return close < 0 ? QList<QByteArray>() : line.mid(close + 2).split(' ');
}

constexpr int groupField = 2;
constexpr int userField = 11;
constexpr int systemField = 12;
constexpr int childUserField = 13;
constexpr int childSystemField = 14;

double ticksToSeconds(double ticks)
{
    static const auto perSecond = static_cast<double>(::sysconf(_SC_CLK_TCK));
    return ticks / perSecond;
}

/// Nothing when the process is gone.
std::optional<double> cpuOf(const QList<QByteArray> &fields, bool withChildren)
{
    if (fields.size() <= childSystemField)
        return std::nullopt;
    double ticks = fields.at(userField).toDouble() + fields.at(systemField).toDouble();
    if (withChildren)
        ticks += fields.at(childUserField).toDouble() + fields.at(childSystemField).toDouble();
    return ticksToSeconds(ticks);
}

/// "VmHWM:     1234 kB"
qint64 kilobytesIn(const QByteArray &text, const QByteArray &name)
{
    const qsizetype at = text.indexOf(name);
    if (at < 0)
        return 0;
    const qsizetype begin = at + name.size();
    return text.mid(begin, text.indexOf('\n', begin) - begin).chopped(3).trimmed().toLongLong() * 1024;
}

qint64 numberAfter(const QByteArray &text, const QByteArray &name)
{
    const qsizetype at = text.indexOf(name);
    if (at < 0)
        return 0;
    const qsizetype begin = at + name.size();
    return text.mid(begin, text.indexOf('\n', begin) - begin).trimmed().toLongLong();
}

} // namespace

std::optional<ProcessBytes> bytesOfProcess(qint64 pid)
{
    const QByteArray text = readProc(u"/proc/%1/io"_s.arg(pid));
    if (text.isEmpty())
        return std::nullopt;
    return ProcessBytes{numberAfter(text, "rchar:"), numberAfter(text, "wchar:")};
}

std::optional<double> cpuSecondsOfProcesses(const QList<qint64> &processes)
{
    std::optional<double> sum;
    for (const qint64 pid : processes) {
        if (const auto used = cpuOf(statFields(u"/proc/%1/stat"_s.arg(pid)), true))
            sum = sum.value_or(0) + *used;
    }
    return sum;
}

ProcessTree::ProcessTree(qint64 group)
    : m_group(group)
{ }

void ProcessTree::findMembers(const QList<qint64> &known)
{
    if (m_first == 0)
        m_first = known.value(0);
    const Clock::time_point now = Clock::now();
    if (m_searched == Clock::time_point() || now - m_searched >= seconds(1)) {
        m_searched = now;
        m_found.clear();
        const QStringList names = QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString &name : names) {
            bool isProcess = false;
            const qint64 pid = name.toLongLong(&isProcess);
            if (isProcess
                && statFields(u"/proc/%1/stat"_s.arg(pid)).value(groupField).toLongLong() == m_group)
                m_found.insert(pid);
        }
    }
    m_members = m_found;
    for (const qint64 pid : known)
        m_members.insert(pid);
}

void ProcessTree::look(const QList<qint64> &members)
{
    findMembers(members);
    qint64 memory = 0;
    for (const qint64 pid : std::as_const(m_members))
        memory += kilobytesIn(readProc(u"/proc/%1/status"_s.arg(pid)), "VmRSS:");
    m_peakMemory = std::max(m_peakMemory, memory);
    if (m_first != 0)
        lookAtThreads(m_first);
}

void ProcessTree::lookAtThreads(qint64 pid)
{
    const Clock::time_point now = Clock::now();
    const QStringList threads =
        QDir(u"/proc/%1/task"_s.arg(pid)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : threads) {
        const qint64 thread = name.toLongLong();
        if (thread == pid)
            continue;
        const auto used = cpuOf(statFields(u"/proc/%1/task/%2/stat"_s.arg(pid).arg(thread)), false);
        if (!used)
            continue;
        auto known = m_threads.find(thread);
        if (known == m_threads.end())
            known = m_threads.insert(thread, Thread{now, now, 0});
        known->last = now;
        known->cpuSeconds = *used;
    }
}

double ProcessTree::cpuSeconds() const
{
    return cpuSecondsOfProcesses(m_members.values()).value_or(0);
}

ProcessBytes ProcessTree::bytes() const
{
    ProcessBytes sum;
    for (const qint64 pid : m_members) {
        if (const auto bytes = bytesOfProcess(pid)) {
            sum.read += bytes->read;
            sum.written += bytes->written;
        }
    }
    return sum;
}

std::optional<double> ProcessTree::straggler() const
{
    double most = 0;
    for (const Thread &thread : m_threads)
        most = std::max(most, thread.cpuSeconds);
    constexpr double idleShare = 0.05; // helpers that only wait
    double sum = 0;
    double longest = 0;
    int count = 0;
    for (const Thread &thread : m_threads) {
        const double lived = std::chrono::duration<double>(thread.last - thread.first).count();
        if (thread.cpuSeconds <= idleShare * most || lived <= 0)
            continue;
        sum += lived;
        longest = std::max(longest, lived);
        ++count;
    }
    if (count < 2)
        return std::nullopt;
    return longest / (sum / count);
}

} // namespace Tare
