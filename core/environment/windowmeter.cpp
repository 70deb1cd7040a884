// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/windowmeter.h"

#include "core/environment/processcpu.h"
#include "core/environment/processfacts.h"

#include <QDir>

#include <algorithm>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

double seconds(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// Seconds that some program waited, since the machine was started; nothing without pressure information.
std::optional<double> waited(const QString &what)
{
    const auto text = readSmallFile(u"/proc/pressure/"_s + what);
    if (!text || !text->startsWith("some"))
        return std::nullopt;
    const QByteArray line = text->left(text->indexOf('\n'));
    return line.mid(line.lastIndexOf('=') + 1).toDouble() / 1e6;
}

qint64 valueIn(const QByteArray &text, const QByteArray &name)
{
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith(name))
            return line.mid(name.size()).trimmed().split(' ').first().toLongLong();
    }
    return 0;
}

std::optional<qint64> thermalEvents()
{
    std::optional<qint64> sum;
    const QDir cpus(u"/sys/devices/system/cpu"_s);
    const QStringList names = cpus.entryList({u"cpu[0-9]*"_s}, QDir::Dirs);
    for (const QString &name : names) {
        if (const auto count =
                readSmallFile(cpus.filePath(name + u"/thermal_throttle/core_throttle_count"_s)))
            sum = sum.value_or(0) + count->trimmed().toLongLong();
    }
    return sum;
}

} // namespace

WindowMeter::WindowMeter(QList<qint64> servers, QList<qint64> proxies)
    : m_servers(std::move(servers))
    , m_proxies(std::move(proxies))
{ }

WindowMeter::Reading WindowMeter::read() const
{
    Reading reading;
    reading.when = Clock::now();
    // user nice system idle iowait irq softirq steal; interrupts serve the load as well as others
    const QByteArray stat = readSmallFile(u"/proc/stat"_s).value_or(QByteArray());
    const QList<QByteArray> fields = stat.left(stat.indexOf('\n')).simplified().split(' ');
    static const double ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    const auto field = [&fields](qsizetype i) { return fields.value(i).toDouble() / ticks; };
    reading.cpuBusy = field(1) + field(2) + field(3);
    reading.cpuStolen = field(8);
    for (qsizetype i = 1; i <= 8; ++i)
        reading.cpuAll += field(i);

    rusage own = {};
    ::getrusage(RUSAGE_SELF, &own);
    reading.cpuOwn = seconds(own.ru_utime) + seconds(own.ru_stime);
    // a native server is a child of this process and is counted once, by its own number
    reading.cpuOwn += cpuSecondsOf(m_servers + m_proxies).value_or(0);

    reading.waitCpu = waited(u"cpu"_s);
    reading.waitMemory = waited(u"memory"_s);
    reading.waitIo = waited(u"io"_s);
    const QByteArray vmstat = readSmallFile(u"/proc/vmstat"_s).value_or(QByteArray());
    reading.swapIn = valueIn(vmstat, "pswpin ");
    reading.swapOut = valueIn(vmstat, "pswpout ");
    const QByteArray memory = readSmallFile(u"/proc/meminfo"_s).value_or(QByteArray());
    reading.dirtyMebibytes =
        static_cast<double>(valueIn(memory, "Dirty:") + valueIn(memory, "Writeback:")) / 1024;
    reading.thermalEvents = thermalEvents();
    if (!m_servers.isEmpty()) {
        reading.groups = controlGroupCounters(m_servers.first());
        reading.network = networkCounters(m_servers.first());
    }
    reading.connections = connectionTable();
    return reading;
}

void WindowMeter::start()
{
    m_first = read();
    m_last.reset();
}

void WindowMeter::stop()
{
    m_last = read();
}

Facts WindowMeter::facts() const
{
    Facts facts;
    if (!m_first || !m_last)
        return facts;
    const Reading &a = *m_first;
    const Reading &b = *m_last;
    const double wall = std::chrono::duration<double>(b.when - a.when).count();
    const double all = b.cpuAll - a.cpuAll;
    if (!(wall > 0) || !(all > 0))
        return facts;
    const auto put = [&facts](const QString &key, double value, int decimals) {
        facts[u"window."_s + key] = QString::number(std::max(value, 0.0), 'f', decimals);
    };
    const auto growth = [](const auto &before, const auto &after) {
        using Value = typename std::decay_t<decltype(before)>::value_type;
        return before && after ? std::optional<Value>(*after - *before) : std::nullopt;
    };
    put(u"steal_percent"_s, 100 * (b.cpuStolen - a.cpuStolen) / all, 2);
    // without the server's processes what others use cannot be told from it
    if (!m_servers.isEmpty())
        put(u"other_cpu_percent"_s, 100 * (b.cpuBusy - a.cpuBusy - (b.cpuOwn - a.cpuOwn)) / all, 1);
    if (const auto wait = growth(a.waitCpu, b.waitCpu))
        put(u"psi_cpu_percent"_s, 100 * *wait / wall, 1);
    if (const auto wait = growth(a.waitMemory, b.waitMemory))
        put(u"psi_memory_percent"_s, 100 * *wait / wall, 1);
    if (const auto wait = growth(a.waitIo, b.waitIo))
        put(u"psi_io_percent"_s, 100 * *wait / wall, 1);
    put(u"swap_in"_s, static_cast<double>(b.swapIn - a.swapIn), 0);
    put(u"swap_out"_s, static_cast<double>(b.swapOut - a.swapOut), 0);
    put(u"dirty_mib"_s, a.dirtyMebibytes, 0);
    if (const auto events = growth(a.thermalEvents, b.thermalEvents))
        put(u"thermal_events"_s, static_cast<double>(*events), 0);
    if (const auto stopped = growth(a.groups.throttledSeconds, b.groups.throttledSeconds))
        put(u"throttled_ms"_s, 1000 * *stopped, 0);
    if (const auto kills = growth(a.groups.oomKills, b.groups.oomKills))
        put(u"oom_kills"_s, static_cast<double>(*kills), 0);
    if (const auto overflows = growth(a.network.listenOverflows, b.network.listenOverflows))
        put(u"listen_overflows"_s, static_cast<double>(*overflows), 0);
    if (const auto drops = growth(a.network.drops, b.network.drops))
        put(u"packet_drops"_s, static_cast<double>(*drops), 0);
    if (b.connections.entries && b.connections.most.value_or(0) > 0)
        put(u"conntrack_percent"_s,
            100 * static_cast<double>(*b.connections.entries) / static_cast<double>(*b.connections.most), 1);
    if (const auto drops = growth(a.connections.drops, b.connections.drops))
        put(u"conntrack_drops"_s, static_cast<double>(*drops), 0);
    return facts;
}

} // namespace Tare
