// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/hostreading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// How much a counter grew. Some are printed by the kernel with 32 bits and begin anew after them.
std::optional<double> growth(double before, double after)
{
    constexpr double wrap = 4294967296.0;
    if (after >= before)
        return after - before;
    if (before < wrap && before >= wrap / 2 && after < wrap / 2)
        return after + wrap - before;
    return std::nullopt;
}

std::optional<double> growth(const std::optional<double> &before, const std::optional<double> &after)
{
    return before && after ? growth(*before, *after) : std::nullopt;
}

class Rates
{
public:
    Rates(const HostReading &before, const HostReading &after)
        : m_before(before)
        , m_after(after)
        , m_length(after.at - before.at)
    { }

    HostValues values()
    {
        if (!(m_length > 0))
            return {};
        cpus();
        memory();
        pressure();
        interfaces();
        disks();
        roles();
        return m_values;
    }

private:
    void put(const QString &key, const std::optional<double> &value)
    {
        if (value)
            m_values.insert(key, *value);
    }

    void rate(const QString &key, const std::optional<double> &before, const std::optional<double> &after,
              double unit = 1)
    {
        if (const auto more = growth(before, after))
            m_values.insert(key, *more * unit / m_length);
    }

    static std::optional<double> in(const QHash<QByteArray, double> &values, const QByteArray &name)
    {
        const auto found = values.constFind(name);
        return found == values.cend() ? std::nullopt : std::optional(*found);
    }

    /// Shares of the time that the kernel accounted, so that a late tick does no harm. Idle and iowait may go
    /// back a little (proc(5)).
    void cpu(const QString &prefix, const CpuTimes &before, const CpuTimes &after)
    {
        struct Part
        {
            QString name;
            double ticks = 0;
        };
        const auto more = [](double a, double b) { return std::max(0.0, b - a); };
        const Part parts[] = {{u"user"_s, more(before.user, after.user)},
                              {u"system"_s, more(before.system, after.system)},
                              {u"iowait"_s, more(before.iowait, after.iowait)},
                              {u"steal"_s, more(before.steal, after.steal)},
                              {u"softirq"_s, more(before.softirq, after.softirq)},
                              {u"irq"_s, more(before.irq, after.irq)},
                              {u"idle"_s, more(before.idle, after.idle)}};
        double all = 0;
        for (const Part &part : parts)
            all += part.ticks;
        if (!(all > 0))
            return;
        double busy = 1;
        for (const Part &part : parts) {
            m_values.insert(prefix + part.name, part.ticks / all);
            if (part.name == "idle"_L1 || part.name == "iowait"_L1)
                busy -= part.ticks / all;
        }
        m_values.insert(prefix + u"busy"_s, std::max(0.0, busy));
    }

    void cpus()
    {
        const StatCounters &before = m_before.stat;
        const StatCounters &after = m_after.stat;
        if (!after.cpus.isEmpty())
            m_values.insert(u"cpu.count"_s, static_cast<double>(after.cpus.size()));
        cpu(u"cpu."_s, before.all, after.all);
        for (auto it = after.cpus.cbegin(); it != after.cpus.cend(); ++it) {
            if (const auto was = before.cpus.constFind(it.key()); was != before.cpus.cend())
                cpu(u"cpu.%1."_s.arg(it.key()), *was, *it);
        }
        if (after.contextSwitches > 0)
            rate(u"switches"_s, before.contextSwitches, after.contextSwitches);
        put(u"load.1"_s, m_after.load);
    }

    void memory()
    {
        const QHash<QByteArray, double> &now = m_after.memory;
        put(u"memory.total"_s, in(now, "MemTotal"));
        put(u"memory.available"_s, in(now, "MemAvailable"));
        put(u"memory.cached"_s, in(now, "Cached"));
        if (const auto dirty = in(now, "Dirty"))
            m_values.insert(u"memory.dirty"_s, *dirty + in(now, "Writeback").value_or(0));
        const auto swap = in(now, "SwapTotal");
        const auto free = in(now, "SwapFree");
        if (swap && free)
            m_values.insert(u"swap.used"_s, *swap - *free);
        const double page = m_after.pageSize;
        rate(u"swap.in"_s, in(m_before.virtualMemory, "pswpin"), in(m_after.virtualMemory, "pswpin"), page);
        rate(u"swap.out"_s, in(m_before.virtualMemory, "pswpout"), in(m_after.virtualMemory, "pswpout"),
             page);
    }

    void pressure()
    {
        for (auto it = m_after.pressure.cbegin(); it != m_after.pressure.cend(); ++it) {
            const Pressure before = m_before.pressure.value(it.key());
            const QString prefix = u"psi."_s + it.key();
            rate(prefix + u".some"_s, before.some, it->some);
            if (it.key() != "cpu"_L1) // for the machine as a whole it has no meaning
                rate(prefix + u".full"_s, before.full, it->full);
        }
    }

    void interfaces()
    {
        for (auto it = m_after.interfaces.cbegin(); it != m_after.interfaces.cend(); ++it) {
            const auto was = m_before.interfaces.constFind(it.key());
            if (was == m_before.interfaces.cend() || (it->packetsIn <= 0 && it->packetsOut <= 0))
                continue;
            const QString prefix = u"net."_s + it.key();
            const auto in = growth(was->bytesIn, it->bytesIn);
            const auto out = growth(was->bytesOut, it->bytesOut);
            rate(prefix + u".in"_s, was->bytesIn, it->bytesIn);
            rate(prefix + u".out"_s, was->bytesOut, it->bytesOut);
            rate(prefix + u".packets_in"_s, was->packetsIn, it->packetsIn);
            rate(prefix + u".packets_out"_s, was->packetsOut, it->packetsOut);
            rate(prefix + u".drops_in"_s, was->dropsIn, it->dropsIn);
            rate(prefix + u".drops_out"_s, was->dropsOut, it->dropsOut);
            // what arrives has only the link's limit, what is sent also that of the queue
            std::optional<double> limit = it->linkSpeed;
            std::optional<double> used;
            // preamble, checksum and gap, which Ethernet adds to a packet and no counter has
            constexpr double around = 24;
            const auto onWire = [this](double bytes, const std::optional<double> &packets) {
                return (bytes + around * packets.value_or(0)) / m_length;
            };
            const auto packetsOut = growth(was->packetsOut, it->packetsOut);
            if (it->linkSpeed && in)
                used = onWire(*in, growth(was->packetsIn, it->packetsIn)) / *it->linkSpeed;
            if (it->linkSpeed && out)
                used = std::max(used.value_or(0), onWire(*out, packetsOut) / *it->linkSpeed);
            if (it->queue) {
                if (it->queue->limit && *it->queue->limit > 0 && *it->queue->limit < limit.value_or(1e18))
                    limit = it->queue->limit;
                m_values.insert(prefix + u".queue"_s, it->queue->waiting);
                if (was->queue) {
                    rate(prefix + u".queue_drops"_s, was->queue->drops, it->queue->drops);
                    rate(prefix + u".delayed"_s, was->queue->delayed, it->queue->delayed);
                }
            }
            put(prefix + u".limit"_s, limit);
            if (limit && out && limit != it->linkSpeed)
                used = std::max(used.value_or(0), *out / m_length / *limit);
            put(prefix + u".used"_s, used);
        }
    }

    void disks()
    {
        for (auto it = m_after.disks.cbegin(); it != m_after.disks.cend(); ++it) {
            const auto was = m_before.disks.constFind(it.key());
            if (was == m_before.disks.cend() || (it->reads <= 0 && it->writes <= 0))
                continue;
            const QString prefix = u"disk."_s + it.key();
            rate(prefix + u".read"_s, was->bytesRead, it->bytesRead);
            rate(prefix + u".write"_s, was->bytesWritten, it->bytesWritten);
            rate(prefix + u".reads"_s, was->reads, it->reads);
            rate(prefix + u".writes"_s, was->writes, it->writes);
            if (const auto busy = growth(was->busyTime, it->busyTime))
                m_values.insert(prefix + u".busy"_s, std::min(1.0, *busy / 1000 / m_length));
            mean(prefix + u".read_ms"_s, growth(was->readTime, it->readTime), growth(was->reads, it->reads));
            mean(prefix + u".write_ms"_s, growth(was->writeTime, it->writeTime),
                 growth(was->writes, it->writes));
        }
    }

    void mean(const QString &key, const std::optional<double> &sum, const std::optional<double> &count)
    {
        if (sum && count && *count > 0)
            m_values.insert(key, *sum / *count);
    }

    /// What the processes of one or of several roles did.
    struct Use
    {
        bool any = false;
        double cpu = 0;
        double wait = 0;
        double memory = 0;
        std::optional<double> read;
        std::optional<double> written;
        bool threads = false;
        double thread = 0;
        double threadWait = 0;
    };

    static Use useOf(const RoleReading &before, const RoleReading &after)
    {
        Use use;
        for (auto it = after.processes.cbegin(); it != after.processes.cend(); ++it) {
            const auto was = before.processes.constFind(it.key());
            if (was == before.processes.cend() || was->started != it->started)
                continue; // of a process that has just come there is no earlier reading
            use.any = true;
            use.cpu += growth(was->cpu, it->cpu).value_or(0);
            use.memory += it->memory;
            if (const auto read = growth(was->read, it->read))
                use.read = use.read.value_or(0) + *read;
            if (const auto written = growth(was->written, it->written))
                use.written = use.written.value_or(0) + *written;
            for (auto thread = it->threads.cbegin(); thread != it->threads.cend(); ++thread) {
                const ThreadTimes earlier = was->threads.value(thread.key());
                const double ran = std::max(0.0, thread->ran - earlier.ran);
                const double waited = std::max(0.0, thread->waited - earlier.waited);
                use.wait += waited;
                // the one that had least time without something to do
                if (!use.threads || ran + waited > use.thread + use.threadWait) {
                    use.thread = ran;
                    use.threadWait = waited;
                }
                use.threads = true;
            }
        }
        return use;
    }

    void putUse(const QString &prefix, const Use &use)
    {
        if (!use.any)
            return;
        m_values.insert(prefix + u"cpu"_s, use.cpu / m_length);
        m_values.insert(prefix + u"memory"_s, use.memory);
        if (use.read)
            m_values.insert(prefix + u"read"_s, *use.read / m_length);
        if (use.written)
            m_values.insert(prefix + u"write"_s, *use.written / m_length);
        if (use.threads) {
            m_values.insert(prefix + u"wait"_s, use.wait / m_length);
            // a reading takes its time: a thread cannot have run for more than all of it
            m_values.insert(prefix + u"thread"_s, std::min(1.0, use.thread / m_length));
            m_values.insert(prefix + u"thread_wait"_s, std::min(1.0, use.threadWait / m_length));
        }
    }

    void putCpus(const QString &prefix, const QList<int> &cpus)
    {
        if (cpus.isEmpty())
            return;
        m_values.insert(prefix + u"cpus"_s, static_cast<double>(cpus.size()));
        double busy = 0;
        for (const int cpu : cpus) {
            const auto share = m_values.constFind(u"cpu.%1.busy"_s.arg(cpu));
            if (share == m_values.cend())
                return;
            busy += *share;
        }
        m_values.insert(prefix + u"cpus_busy"_s, busy / static_cast<double>(cpus.size()));
    }

    void putGroup(const QString &prefix, const RoleReading &before, const RoleReading &after)
    {
        const auto periods = growth(before.periods, after.periods);
        const auto throttled = growth(before.throttledPeriods, after.throttledPeriods);
        if (!periods || !throttled || !(*periods > 0))
            return;
        m_values.insert(prefix + u"throttled"_s, *throttled / *periods);
        rate(prefix + u"throttled_ms"_s, before.throttledTime, after.throttledTime, 1000);
    }

    void roles()
    {
        Use servers;
        QList<int> serverCpus;
        int instances = 0;
        const QString server = u"server"_s;
        for (auto it = m_after.roles.cbegin(); it != m_after.roles.cend(); ++it) {
            const RoleReading before = m_before.roles.value(it.key());
            const Use use = useOf(before, *it);
            const QString prefix = u"proc.%1."_s.arg(it.key());
            putUse(prefix, use);
            if (use.any) {
                putCpus(prefix, it->cpus);
                putGroup(prefix, before, *it);
            }
            if (use.any && it.key().startsWith(server) && it.key() != server) {
                ++instances;
                add(servers, use);
                for (const int cpu : it->cpus) {
                    if (!serverCpus.contains(cpu))
                        serverCpus.append(cpu);
                }
            }
        }
        if (instances == 0)
            return;
        putUse(u"proc.server."_s, servers);
        putCpus(u"proc.server."_s, serverCpus);
    }

    static void add(Use &sum, const Use &use)
    {
        sum.any = true;
        sum.cpu += use.cpu;
        sum.wait += use.wait;
        sum.memory += use.memory;
        if (use.read)
            sum.read = sum.read.value_or(0) + *use.read;
        if (use.written)
            sum.written = sum.written.value_or(0) + *use.written;
        if (use.threads && (!sum.threads || use.thread + use.threadWait > sum.thread + sum.threadWait)) {
            sum.thread = use.thread;
            sum.threadWait = use.threadWait;
        }
        sum.threads = sum.threads || use.threads;
    }

    const HostReading &m_before;
    const HostReading &m_after;
    double m_length;
    HostValues m_values;
};

} // namespace

HostValues hostRates(const HostReading &before, const HostReading &after)
{
    return Rates(before, after).values();
}

} // namespace Tare
