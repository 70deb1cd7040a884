// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"

#include "core/model/numberformat.h"
#include "core/model/profilejson.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Bottleneck)
};

// A thread that has something to do for this share of the time has nothing left to give: what is missing to 1
// are the moments between two pieces of work. The same for the CPUs of a set, and for a wire.
constexpr double full = 0.9;
// All CPUs together: beyond, threads queue for them. With two CPUs a piece of work then takes ten times as
// long as without the queue (M/M/2: 1/(1 − ρ²)).
constexpr double machineFull = 0.95;
// A queue for CPUs that is no chance: a tenth of a CPU's time in which a thread was ready and did not run.
constexpr double waits = 0.1;
// Periods of a CPU limit that used it up. In each the server stands still for up to 100 ms, which every
// latency above the median shows.
constexpr double throttledPeriods = 0.1;
// Some process waited for the disk, or for memory, for this share of the time
// (Documentation/accounting/psi.rst).
constexpr double pressure = 0.1;
// Pages read back from swap: 2048 a second at about 0.1 ms each keep somebody waiting a fifth of the time.
constexpr double swapRate = 2048 * 4096.0;
// Share of the connections' time in which they waited for row locks; with it gone they would do about 1.4
// times as much.
constexpr double lockShare = 0.3;
// Connections that mostly wait for locks ask for little else, whoever fills the CPUs.
constexpr double mostlyLocks = 0.5;
// Ten full packets always in the queue of an interface: it sends as fast as something lets it.
constexpr double standingQueue = 10 * 1514.0;
// How far a rate may be missed: by chance (arrivals are random), and by 5 %.
constexpr double missedRate = 0.05;
constexpr double missedDeviations = 3;

// Two readings of the machine, a second apart: what was over before them was not seen.
constexpr double shortestDump = 2; // seconds

QString percent(double share)
{
    return formatPercent(share, 0);
}

QString cpuNumber(double cpus)
{
    return formatFixed(cpus, 2);
}

QString byteRate(double rate)
{
    return Words::tr("%1/s", "amount of data a second").arg(formatBytes(std::llround(rate)));
}

class Diagnosis
{
public:
    explicit Diagnosis(const StepRecord &step)
        : m_step(step)
    {
        if (const auto workload = caseFromJson(step.workload))
            m_workload = workload->what;
        m_targets = std::max(1, static_cast<int>(step.targets.size()));
    }

    std::optional<Bottleneck> find()
    {
        if (m_step.status != StepStatus::Done || m_step.stated)
            return std::nullopt;
        if (m_step.dump && m_step.dump->dump.wallSeconds < shortestDump)
            return std::nullopt;
        if (m_step.host.isEmpty()) { // an older record
            if (isOneCore() || isLoadGenerator())
                return m_found;
            return std::nullopt;
        }
        // What is the limit by itself comes before what also others on the machine can cause.
        if (keptRate() || isMemory() || isNetworkCard() || isDisk() || isOneCore() || isServerSet()
            || isLockWaits(mostlyLocks) || isMachine(true) || isLoadGenerator() || isLockWaits(lockShare)
            || isMachine(false))
            return m_found;
        return none();
    }

private:
    std::optional<double> figure(const QString &key) const
    {
        const auto found = m_step.host.constFind(key);
        return found == m_step.host.cend() ? std::nullopt : std::optional(found->mean);
    }

    double orZero(const QString &key) const { return figure(key).value_or(0); }

    /// CPUs of the load. A dump's programs come and go between two readings, and tell themselves what they
    /// took.
    double loadCpu() const
    {
        const double seen = orZero(u"proc.load.cpu"_s);
        return m_step.dump ? std::max(seen, m_step.dump->dump.cpus().value_or(0)) : seen;
    }

    bool found(BottleneckKind kind, const QString &sentence, const QStringList &keys)
    {
        m_found.kind = kind;
        m_found.sentence = sentence;
        for (const QString &key : keys) {
            if (const auto value = figure(key))
                m_found.evidence.insert(key, *value);
        }
        return true;
    }

    bool isRedis() const { return std::holds_alternative<RedisWorkload>(m_workload); }

    /// Connections that work side by side, over all targets; 0: not known.
    int connections() const
    {
        if (const auto *redis = std::get_if<RedisWorkload>(&m_workload))
            return redis->clients.value(0, 1) * m_targets;
        if (const auto *oltp = std::get_if<OltpWorkload>(&m_workload))
            return oltp->threads.value(0, 1) * m_targets;
        return 0;
    }

    int loadThreads() const
    {
        if (const auto *redis = std::get_if<RedisWorkload>(&m_workload))
            return std::min(redis->workers, redis->clients.value(0, 1)) * m_targets;
        return connections();
    }

    int cpuCount() const
    {
        if (const auto count = figure(u"cpu.count"_s))
            return static_cast<int>(std::lround(*count));
        return m_step.facts.value(u"cpu.count"_s).toInt();
    }

    /// A load that gets the rate it asked for says nothing about the limits of anything.
    bool keptRate()
    {
        double asked = 0;
        if (const auto *redis = std::get_if<RedisWorkload>(&m_workload))
            asked = redis->rate;
        else if (const auto *oltp = std::get_if<OltpWorkload>(&m_workload))
            asked = oltp->rate;
        asked *= m_targets;
        const double expected = asked * m_step.seconds;
        if (!(expected > 0))
            return false;
        const double missing = expected - static_cast<double>(m_step.totals.operations);
        if (missing > std::max(missedRate * expected, missedDeviations * std::sqrt(expected)))
            return false;
        return found(BottleneckKind::None,
                     Words::tr("The load kept to the %1/s it was asked for.").arg(formatSignificant(asked)),
                     {u"cpu.busy"_s, u"proc.server.cpu"_s});
    }

    bool isMemory()
    {
        const QString in = u"swap.in"_s;
        const QString some = u"psi.memory.some"_s;
        if (orZero(in) >= swapRate) {
            return found(BottleneckKind::Memory,
                         Words::tr("%1 were read back from swap.").arg(byteRate(orZero(in))),
                         {in, u"swap.out"_s, some, u"memory.available"_s});
        }
        if (orZero(some) >= pressure) {
            return found(
                BottleneckKind::Memory,
                Words::tr("For %1 of the time some program waited for memory.").arg(percent(orZero(some))),
                {some, u"psi.memory.full"_s, in, u"memory.available"_s});
        }
        return false;
    }

    bool isNetworkCard()
    {
        QString fullest;
        double most = 0;
        QString queueing;
        double longest = 0;
        const QString used = u".used"_s;
        const QString queue = u".queue"_s;
        for (auto it = m_step.host.cbegin(); it != m_step.host.cend(); ++it) {
            if (!it.key().startsWith("net."_L1))
                continue;
            if (it.key().endsWith(used) && it->mean > most) {
                most = it->mean;
                fullest = it.key().chopped(used.size());
            }
            if (it.key().endsWith(queue) && it->mean > longest
                && !m_step.host.contains(it.key().chopped(queue.size()) + used)) {
                longest = it->mean;
                queueing = it.key().chopped(queue.size());
            }
        }
        const auto name = [](const QString &prefix) { return prefix.mid(prefix.indexOf(u'.') + 1); };
        const QString rates[] = {u".in"_s, u".out"_s};
        if (most >= full) {
            //: %1 interface, %2 and %3 "12.4 MB/s", %4 "98 %"
            return found(BottleneckKind::NetworkCard,
                         Words::tr("%1 received %2 and sent %3, %4 of its limit.")
                             .arg(name(fullest), byteRate(orZero(fullest + rates[0])),
                                  byteRate(orZero(fullest + rates[1])), percent(most)),
                         {fullest + used, fullest + u".limit"_s, fullest + rates[0], fullest + rates[1]});
        }
        if (longest >= standingQueue) {
            //: %1 "60 kB", %2 interface, %3 "12.4 MB/s"
            return found(BottleneckKind::NetworkCard,
                         Words::tr("On average %1 were waiting to be sent by %2, which sent %3.")
                             .arg(formatBytes(std::llround(longest)), name(queueing),
                                  byteRate(orZero(queueing + rates[1]))),
                         {queueing + queue, queueing + u".delayed"_s, queueing + u".queue_drops"_s,
                          queueing + rates[1]});
        }
        return false;
    }

    bool isDisk()
    {
        const auto psi = figure(u"psi.io.some"_s);
        if (psi && *psi < pressure)
            return false;
        QString device;
        double most = 0;
        const QString busy = u".busy"_s;
        for (auto it = m_step.host.cbegin(); it != m_step.host.cend(); ++it) {
            if (it.key().startsWith("disk."_L1) && it.key().endsWith(busy) && it->mean > most) {
                most = it->mean;
                device = it.key().chopped(busy.size());
            }
        }
        if (most < full)
            return false;
        // others can keep a disk busy as well
        const double all = orZero(device + u".read"_s) + orZero(device + u".write"_s);
        const auto read = figure(u"proc.server.read"_s);
        const auto written = figure(u"proc.server.write"_s);
        const double own = read.value_or(0) + written.value_or(0) + orZero(u"proc.load.read"_s)
            + orZero(u"proc.load.write"_s);
        if ((read || written) && own < all / 2)
            return false;
        //: %1 device, %2 "97 %", %3 and %4 "12.4 MB/s"
        return found(BottleneckKind::Disk,
                     Words::tr("%1 was busy %2 of the time, read %3 and wrote %4.")
                         .arg(device.mid(5), percent(most), byteRate(orZero(device + u".read"_s)),
                              byteRate(orZero(device + u".write"_s))),
                     {device + busy, device + u".reads"_s, device + u".writes"_s, device + u".read_ms"_s,
                      device + u".write_ms"_s, u"psi.io.some"_s, u"cpu.iowait"_s});
    }

    /// Redis does its work in one thread; elsewhere a thread counts when it did most of the work. Nothing is
    /// said of one that mostly waited for a CPU.
    bool isOneCore()
    {
        const QString threadKey = u"proc.server.thread"_s;
        const QString waitKey = u"proc.server.thread_wait"_s;
        const double cpu = figure(u"proc.server.cpu"_s).value_or(m_step.serverCpu.value_or(0));
        const auto measured = figure(threadKey);
        if (!measured && !(isRedis() && m_step.serverCpu))
            return false;
        const double thread = measured.value_or(cpu);
        const double wait = orZero(waitKey);
        const bool alone = isRedis() || thread >= cpu / 2;
        if (!alone || thread < full / 2 || thread + wait < full)
            return false;
        const QStringList keys{threadKey, waitKey, u"proc.server.cpu"_s, u"cpu.count"_s};
        if (wait < waits) {
            return found(BottleneckKind::OneCore,
                         Words::tr("The server's busiest thread ran %1 of the time.")
                             .arg(percent(std::min(1.0, thread))),
                         keys);
        }
        return found(BottleneckKind::OneCore,
                     Words::tr("The server's busiest thread ran %1 of the time and waited for a CPU another "
                               "%2.")
                         .arg(percent(thread), percent(wait)),
                     keys);
    }

    /// The CPUs that the server may use, when these are not all; and the limit of its control group.
    bool isServerSet()
    {
        for (auto it = m_step.host.cbegin(); it != m_step.host.cend(); ++it) {
            if (it.key().startsWith("proc.server"_L1) && it.key().endsWith(".throttled"_L1)
                && it->mean >= throttledPeriods) {
                return found(
                    BottleneckKind::ServerCpu,
                    Words::tr("The server used %1 CPUs and was stopped by its CPU limit in %2 of the "
                              "periods.")
                        .arg(cpuNumber(orZero(u"proc.server.cpu"_s)), percent(it->mean)),
                    {it.key(), it.key() + u"_ms"_s, u"proc.server.cpu"_s});
            }
        }
        const double cpus = orZero(u"proc.server.cpus"_s);
        if (cpus < 1 || cpus >= cpuCount())
            return false;
        const double cpu = orZero(u"proc.server.cpu"_s);
        const bool queued = orZero(u"proc.server.cpus_busy"_s) >= machineFull
            && orZero(u"proc.server.wait"_s) >= waits && cpu >= cpus / 2;
        if (cpu < full * cpus && !queued)
            return false;
        const QStringList keys{u"proc.server.cpu"_s, u"proc.server.cpus"_s, u"proc.server.cpus_busy"_s,
                               u"proc.server.wait"_s};
        if (cpus < 2) {
            return found(
                BottleneckKind::OneCore,
                Words::tr("The server may use one CPU, and used %1 of it.").arg(percent(std::min(1.0, cpu))),
                keys);
        }
        return found(BottleneckKind::ServerCpu,
                     Words::tr("The server may use %1 CPUs, and used %2 of them.")
                         .arg(formatCount(std::lround(cpus)), cpuNumber(cpu)),
                     keys);
    }

    /// All CPUs together; with `own` only when the run itself is most of it.
    bool isMachine(bool own)
    {
        const double busy = orZero(u"cpu.busy"_s);
        const int count = cpuCount();
        if (busy < machineFull || count < 1)
            return false;
        const double server = orZero(u"proc.server.cpu"_s);
        const double load = loadCpu();
        const double proxy = orZero(u"proc.proxy.cpu"_s);
        // interrupts are the network stack at work for the run, as far as one can tell
        const double outside = (orZero(u"cpu.steal"_s)) * count;
        const double interrupts = (orZero(u"cpu.softirq"_s) + orZero(u"cpu.irq"_s)) * count;
        const double others =
            std::max(0.0, busy * count - server - load - proxy - interrupts - outside) + outside;
        // together more than the others, and one of them that can be named
        const bool ownIsMost =
            server + load + proxy + interrupts > others && std::max({server, load, proxy}) >= others;
        if (own != ownIsMost)
            return false;
        const QStringList keys{u"cpu.busy"_s,        u"cpu.count"_s,     u"cpu.steal"_s,
                               u"proc.server.cpu"_s, u"proc.load.cpu"_s, u"proc.proxy.cpu"_s};
        //: %1 "98 %", %2 to %6 numbers of CPUs
        const QString sentence =
            Words::tr(
                "The machine's CPUs were busy %1 of the time: %2 of them with the server, %3 with the "
                "load, %4 with the port proxy, %5 with the kernel's interrupts, %6 with other programs.")
                .arg(percent(busy), cpuNumber(server), cpuNumber(load), cpuNumber(proxy),
                     cpuNumber(interrupts), cpuNumber(others));
        BottleneckKind kind = BottleneckKind::ServerCpu;
        if (!own)
            kind = BottleneckKind::OtherPrograms;
        else if (proxy > std::max(server, load))
            kind = BottleneckKind::PortProxy;
        else if (load > server)
            kind = BottleneckKind::LoadGenerator;
        found(kind, sentence, keys);
        if (kind == BottleneckKind::LoadGenerator)
            m_found.evidence.insert(loadShareKey, loadShare().value_or(load / count));
        return true;
    }

    /// CPU time of the load threads over what they could have had.
    std::optional<double> loadShare() const
    {
        int cpus = loadThreads();
        if (const int present = cpuCount(); present > 0)
            cpus = std::min(cpus, present);
        if (!m_step.clientCpu || cpus < 1)
            return std::nullopt;
        return *m_step.clientCpu / cpus;
    }

    bool isLoadGenerator()
    {
        const auto share = loadShare();
        if (!share || *share < full)
            return false;
        found(BottleneckKind::LoadGenerator,
              Words::tr("The load threads were busy %1 of the time, and the server was not: it could have "
                        "answered more.")
                  .arg(percent(std::min(1.0, *share))),
              {u"proc.load.cpu"_s, u"proc.server.cpu"_s, u"proc.server.thread"_s, u"cpu.count"_s});
        m_found.evidence.insert(loadShareKey, *share);
        return true;
    }

    bool isLockWaits(double share)
    {
        const QString key = u"server.Innodb_row_lock_time"_s; // milliseconds a second
        const auto time = figure(key);
        const int waiting = connections();
        if (!time || waiting < 1 || *time / 1000 / waiting < share)
            return false;
        return found(BottleneckKind::LockWaits,
                     Words::tr("The connections waited for row locks %1 of the time.")
                         .arg(percent(std::min(1.0, *time / 1000 / waiting))),
                     {key, u"server.Innodb_row_lock_waits"_s, u"cpu.busy"_s});
    }

    Bottleneck none()
    {
        const QStringList keys{u"cpu.busy"_s, u"proc.server.cpu"_s, u"proc.server.thread"_s,
                               u"proc.load.cpu"_s};
        if (figure(u"proc.server.cpu"_s)) {
            //: %1 "45 %", %2 and %3 numbers of CPUs
            found(BottleneckKind::None,
                  Words::tr("The machine's CPUs were busy %1 of the time; the server used %2 of "
                            "them, the load %3.")
                      .arg(percent(orZero(u"cpu.busy"_s)), cpuNumber(orZero(u"proc.server.cpu"_s)),
                           cpuNumber(loadCpu())),
                  keys);
        } else if (m_step.facts.value(u"environment.kind"_s) != "existing"_L1) {
            //: %1 "45 %", %2 number of CPUs
            found(BottleneckKind::None,
                  Words::tr("This machine's CPUs were busy %1 of the time, the load used %2 of them. "
                            "The server was not measured.")
                      .arg(percent(orZero(u"cpu.busy"_s)), cpuNumber(loadCpu())),
                  keys);
        } else {
            //: %1 "45 %", %2 number of CPUs
            found(BottleneckKind::None,
                  Words::tr("This machine's CPUs were busy %1 of the time, the load used %2 of them. "
                            "The server's machine cannot be seen from here.")
                      .arg(percent(orZero(u"cpu.busy"_s)), cpuNumber(loadCpu())),
                  keys);
        }
        return m_found;
    }

    static inline const QString loadShareKey = u"load.share"_s;

    const StepRecord &m_step;
    AnyWorkload m_workload = DumpWorkload();
    int m_targets = 1;
    Bottleneck m_found;
};

} // namespace

std::optional<Bottleneck> bottleneck(const StepRecord &step)
{
    return Diagnosis(step).find();
}

} // namespace Tare
