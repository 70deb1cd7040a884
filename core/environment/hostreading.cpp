// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/hostreading.h"

namespace Tare {

namespace {

QList<QByteArray> words(const QByteArray &line)
{
    return line.simplified().split(' ');
}

double number(const QList<QByteArray> &fields, qsizetype index)
{
    return fields.value(index).toDouble();
}

CpuTimes cpuTimes(const QList<QByteArray> &fields)
{
    // cpu user nice system idle iowait irq softirq steal guest guest_nice; older kernels have fewer
    CpuTimes times;
    times.user = number(fields, 1) + number(fields, 2);
    times.system = number(fields, 3);
    times.idle = number(fields, 4);
    times.iowait = number(fields, 5);
    times.irq = number(fields, 6);
    times.softirq = number(fields, 7);
    times.steal = number(fields, 8);
    return times;
}

} // namespace

StatCounters readStat(const QByteArray &text)
{
    StatCounters counters;
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith("cpu")) {
            const QList<QByteArray> fields = words(line);
            bool numbered = false;
            const int cpu = fields.first().mid(3).toInt(&numbered);
            if (numbered)
                counters.cpus.insert(cpu, cpuTimes(fields));
            else
                counters.all = cpuTimes(fields);
        } else if (line.startsWith("ctxt ")) {
            counters.contextSwitches = line.mid(5).toDouble();
        }
    }
    return counters;
}

QMap<QString, InterfaceCounters> readNetDev(const QByteArray &text)
{
    QMap<QString, InterfaceCounters> interfaces;
    for (const QByteArray &line : text.split('\n')) {
        // the name may hold a colon (an alias): the last one ends it
        const qsizetype colon = line.lastIndexOf(':');
        const QList<QByteArray> fields = words(line.mid(colon + 1));
        constexpr qsizetype columns = 16;
        if (colon < 0 || fields.size() < columns)
            continue;
        InterfaceCounters counters;
        counters.bytesIn = number(fields, 0);
        counters.packetsIn = number(fields, 1);
        counters.dropsIn = number(fields, 3);
        counters.bytesOut = number(fields, 8);
        counters.packetsOut = number(fields, 9);
        counters.dropsOut = number(fields, 11);
        interfaces.insert(QString::fromUtf8(line.left(colon).trimmed()), counters);
    }
    return interfaces;
}

QMap<QString, DiskCounters> readDiskStats(const QByteArray &text)
{
    constexpr double sector = 512; // whatever the device's own size is
    QMap<QString, DiskCounters> disks;
    for (const QByteArray &line : text.split('\n')) {
        const QList<QByteArray> fields = words(line);
        constexpr qsizetype columns = 14;
        if (fields.size() < columns)
            continue;
        DiskCounters counters;
        counters.reads = number(fields, 3);
        counters.bytesRead = number(fields, 5) * sector;
        counters.readTime = number(fields, 6);
        counters.writes = number(fields, 7);
        counters.bytesWritten = number(fields, 9) * sector;
        counters.writeTime = number(fields, 10);
        counters.busyTime = number(fields, 12);
        disks.insert(QString::fromUtf8(fields.at(2)), counters);
    }
    return disks;
}

QHash<QByteArray, double> readMemInfo(const QByteArray &text)
{
    constexpr double kibibyte = 1024;
    QHash<QByteArray, double> values;
    for (const QByteArray &line : text.split('\n')) {
        const QList<QByteArray> fields = words(line);
        if (fields.size() >= 2 && fields.first().endsWith(':'))
            values.insert(fields.first().chopped(1),
                          number(fields, 1) * (fields.value(2) == "kB" ? kibibyte : 1));
    }
    return values;
}

QHash<QByteArray, double> readNamedNumbers(const QByteArray &text)
{
    QHash<QByteArray, double> values;
    for (const QByteArray &line : text.split('\n')) {
        const qsizetype blank = line.indexOf(' ');
        if (blank > 0)
            values.insert(line.left(blank), line.mid(blank + 1).toDouble());
    }
    return values;
}

Pressure readPressure(const QByteArray &text)
{
    Pressure pressure;
    for (const QByteArray &line : text.split('\n')) {
        const qsizetype total = line.lastIndexOf("total=");
        if (total < 0)
            continue;
        const double seconds = line.mid(total + 6).toDouble() / 1e6;
        if (line.startsWith("some"))
            pressure.some = seconds;
        else if (line.startsWith("full"))
            pressure.full = seconds;
    }
    return pressure;
}

std::optional<ThreadTimes> readSchedStat(const QByteArray &text)
{
    const QList<QByteArray> fields = words(text);
    if (fields.size() < 2)
        return std::nullopt;
    return ThreadTimes{number(fields, 0) / 1e9, number(fields, 1) / 1e9};
}

std::optional<ProcessReading> readProcessStat(const QByteArray &text, double ticksPerSecond)
{
    // The program's name may hold blanks and brackets; the numbers begin after the last bracket.
    const qsizetype close = text.lastIndexOf(')');
    if (close < 0)
        return std::nullopt;
    const QList<QByteArray> fields = words(text.mid(close + 1));
    constexpr qsizetype user = 11;
    constexpr qsizetype system = 12;
    constexpr qsizetype started = 19;
    if (fields.size() <= started)
        return std::nullopt;
    ProcessReading process;
    process.cpu = (number(fields, user) + number(fields, system)) / ticksPerSecond;
    process.started = number(fields, started);
    return process;
}

QList<int> readCpuMask(const QByteArray &list)
{
    QList<int> cpus;
    for (const QByteArray &part : list.trimmed().split(',')) {
        const QList<QByteArray> ends = part.split('-');
        bool good = false;
        const int first = ends.first().toInt(&good);
        const int last = ends.last().toInt();
        for (int cpu = first; good && cpu <= last; ++cpu)
            cpus.append(cpu);
    }
    return cpus;
}

} // namespace Tare
