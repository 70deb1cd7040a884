// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/hostreader.h"

#include "core/environment/controlgroups.h"

#include <QFile>

#include <chrono>
#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Servers seldom start processes: their families are looked at anew after so many readings.
constexpr int familyReadings = 10;

/// Hundreds of files a second with many connections: without QFile, which takes twice as long.
QByteArray textOf(const QByteArray &path)
{
    QByteArray text;
    const int file = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return text;
    char buffer[4096];
    ssize_t got = 0;
    while ((got = ::read(file, buffer, sizeof buffer)) > 0)
        text.append(buffer, static_cast<qsizetype>(got));
    ::close(file);
    return got < 0 ? QByteArray() : text; // a process that goes away in between
}

QByteArray textOf(const QString &path)
{
    return textOf(QFile::encodeName(path));
}

double ticksPerSecond()
{
    static const double ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    return ticks;
}

/// Numbered entries of a directory of /proc; quicker than QDir, which looks at each.
QList<qint64> numbersIn(const QByteArray &path)
{
    QList<qint64> numbers;
    DIR *directory = ::opendir(path.constData());
    if (!directory)
        return numbers;
    while (const dirent *entry = ::readdir(directory)) {
        if (entry->d_name[0] >= '0' && entry->d_name[0] <= '9')
            numbers.append(QByteArray(entry->d_name).toLongLong());
    }
    ::closedir(directory);
    return numbers;
}

std::optional<ino_t> networkOf(qint64 pid)
{
    struct stat status = {};
    const QByteArray path = pid ? "/proc/" + QByteArray::number(pid) + "/ns/net" : "/proc/self/ns/net";
    return ::stat(path.constData(), &status) == 0 ? std::optional(status.st_ino) : std::nullopt;
}

QList<int> usableCpus(qint64 pid)
{
    QList<int> cpus;
    cpu_set_t usable;
    CPU_ZERO(&usable);
    if (::sched_getaffinity(static_cast<pid_t>(pid), sizeof usable, &usable) != 0)
        return cpus;
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
        if (CPU_ISSET(static_cast<size_t>(cpu), &usable))
            cpus.append(cpu);
    }
    return cpus;
}

/// Processes with all their descendants; `without` and what is below it is left out, and threads of which it
/// is known that they start nothing are not asked.
QList<qint64> family(const QList<qint64> &roots, const QList<qint64> &without = {},
                     const QHash<qint64, bool> &childless = {})
{
    QList<qint64> members;
    QList<qint64> open = roots;
    while (!open.isEmpty()) {
        const qint64 pid = open.takeFirst();
        if (members.contains(pid) || without.contains(pid))
            continue;
        members.append(pid);
        const QByteArray tasks = "/proc/" + QByteArray::number(pid) + "/task";
        for (const qint64 thread : numbersIn(tasks)) {
            if (childless.value(thread))
                continue;
            const QByteArray children = textOf(tasks + '/' + QByteArray::number(thread) + "/children");
            for (const QByteArray &child : children.simplified().split(' ')) {
                if (!child.isEmpty())
                    open.append(child.toLongLong());
            }
        }
    }
    return members;
}

std::optional<ProcessReading> readProcess(qint64 pid)
{
    const QByteArray folder = "/proc/" + QByteArray::number(pid) + '/';
    auto process = readProcessStat(textOf(folder + "stat"), ticksPerSecond());
    if (!process)
        return process;
    static const double pageSize = static_cast<double>(::sysconf(_SC_PAGESIZE));
    process->memory = textOf(folder + "statm").split(' ').value(1).toDouble() * pageSize;
    const QHash<QByteArray, double> io = readNamedNumbers(textOf(folder + "io"));
    if (io.contains("read_bytes:")) {
        process->read = io.value("read_bytes:");
        process->written = io.value("write_bytes:");
    }
    for (const qint64 thread : numbersIn(folder + "task")) {
        const QByteArray path = folder + "task/" + QByteArray::number(thread) + "/schedstat";
        if (const auto times = readSchedStat(textOf(path)))
            process->threads.insert(thread, *times);
    }
    return process;
}

} // namespace

HostReader::HostReader(QList<WatchedRole> roles)
    : m_roles(std::move(roles))
{
    for (const WatchedRole &role : std::as_const(m_roles))
        m_watched += role.processes;
    findNetworks();
}

void HostReader::findNetworks()
{
    QList<ino_t> known;
    if (const auto own = networkOf(0))
        known.append(*own);
    m_networks.push_back({QString(), 0, std::make_unique<QueueDisciplines>(), {}});
    for (const WatchedRole &role : std::as_const(m_roles)) {
        for (const qint64 pid : role.processes) {
            const auto network = networkOf(pid);
            if (!network || known.contains(*network))
                continue;
            known.append(*network);
            m_networks.push_back({role.name + u'/', pid, std::make_unique<QueueDisciplines>(pid), {}});
        }
    }
}

HostReading HostReader::read()
{
    HostReading reading;
    reading.pageSize = static_cast<double>(::sysconf(_SC_PAGESIZE));
    reading.at = std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    // close together: the processes are held against the CPUs they ran on
    reading.stat = readStat(textOf(u"/proc/stat"_s));
    for (const WatchedRole &role : std::as_const(m_roles))
        reading.roles.insert(role.name, readRole(role));
    reading.roles.insert(u"load"_s, readLoad());

    bool good = false;
    const double load = textOf(u"/proc/loadavg"_s).split(' ').first().toDouble(&good);
    if (good)
        reading.load = load;
    reading.memory = readMemInfo(textOf(u"/proc/meminfo"_s));
    reading.virtualMemory = readNamedNumbers(textOf(u"/proc/vmstat"_s));
    for (const QString &what : {u"cpu"_s, u"memory"_s, u"io"_s}) {
        const Pressure pressure = readPressure(textOf(u"/proc/pressure/"_s + what));
        if (pressure.some)
            reading.pressure.insert(what, pressure);
    }
    for (Network &network : m_networks)
        readNetwork(network, reading);
    readDisks(reading);
    ++m_readings;
    return reading;
}

RoleReading HostReader::readRole(const WatchedRole &role)
{
    RoleReading reading;
    if (m_readings % familyReadings == 0)
        m_families[role.name] = family(role.processes);
    for (const qint64 pid : std::as_const(m_families[role.name])) {
        if (const auto process = readProcess(pid))
            reading.processes.insert(pid, *process);
    }
    QSet<int> cpus;
    for (const qint64 pid : role.processes) {
        for (const int cpu : usableCpus(pid))
            cpus.insert(cpu);
    }
    reading.cpus = cpus.values();
    if (!role.processes.isEmpty()) {
        const ControlGroupCounters group = controlGroupCounters(role.processes.first());
        reading.periods = group.periods;
        reading.throttledPeriods = group.throttledPeriods;
        reading.throttledTime = group.throttledSeconds;
    }
    return reading;
}

/// Tare's own threads by their name, and the programs it started for the load.
RoleReading HostReader::readLoad()
{
    RoleReading reading;
    const qint64 self = ::getpid();
    ProcessReading own;
    own.memory = textOf(u"/proc/self/statm"_s).split(' ').value(1).toDouble()
        * static_cast<double>(::sysconf(_SC_PAGESIZE));
    for (const qint64 thread : numbersIn("/proc/self/task")) {
        const QByteArray folder = "/proc/self/task/" + QByteArray::number(thread) + '/';
        auto known = m_loadThreads.constFind(thread);
        // a thread is born with its parent's name: look again until it has its own
        if (known == m_loadThreads.cend() || !*known)
            known = m_loadThreads.insert(thread, textOf(folder + "comm").trimmed() == "tare-load");
        if (!*known)
            continue;
        if (const auto times = readSchedStat(textOf(folder + "schedstat"))) {
            own.threads.insert(thread, *times);
            own.cpu += times->ran;
        }
    }
    reading.processes.insert(self, own);
    QList<qint64> programs = family({self}, m_watched, m_loadThreads);
    programs.removeOne(self);
    for (const qint64 pid : std::as_const(programs)) {
        if (const auto process = readProcess(pid))
            reading.processes.insert(pid, *process);
    }
    return reading;
}

/// A card has a device behind it. What veth, bridges and tunnels call their speed is made up, and a virtual
/// machine's card mostly says that it does not know.
std::optional<double> HostReader::linkSpeed(const QString &name) const
{
    const QString folder = u"/sys/class/net/%1/"_s.arg(name);
    if (!QFile::exists(folder + u"device"_s))
        return std::nullopt;
    bool good = false;
    const double megabits = textOf(folder + u"speed"_s).trimmed().toDouble(&good);
    return good && megabits > 0 ? std::optional(megabits * 1e6 / 8) : std::nullopt;
}

void HostReader::readNetwork(Network &network, HostReading &reading) const
{
    const QString process = network.pid ? QString::number(network.pid) : u"self"_s;
    const QMap<QString, InterfaceCounters> interfaces =
        readNetDev(textOf(u"/proc/%1/net/dev"_s.arg(process)));
    auto queues = network.queues->read();
    if (queues) {
        const auto unknown = [&network, &queues] {
            for (auto it = queues->cbegin(); it != queues->cend(); ++it) {
                if (!network.names.contains(it.key()))
                    return true;
            }
            return false;
        };
        if (unknown())
            network.names = network.queues->names().value_or(QHash<int, QString>());
    }
    for (auto it = interfaces.cbegin(); it != interfaces.cend(); ++it) {
        InterfaceCounters counters = *it;
        if (!network.pid)
            counters.linkSpeed = linkSpeed(it.key());
        if (queues) {
            const auto queue = queues->constFind(network.names.key(it.key(), -1));
            if (queue != queues->cend())
                counters.queue = *queue;
        }
        reading.interfaces.insert(network.prefix + it.key(), counters);
    }
}

/// Whole devices: what their parts did is in them.
void HostReader::readDisks(HostReading &reading)
{
    const QMap<QString, DiskCounters> all = readDiskStats(textOf(u"/proc/diskstats"_s));
    for (auto it = all.cbegin(); it != all.cend(); ++it) {
        auto whole = m_wholeDisks.constFind(it.key());
        if (whole == m_wholeDisks.cend()) {
            QString name = it.key();
            name.replace(u'/', u'!');
            whole = m_wholeDisks.insert(it.key(), QFile::exists(u"/sys/block/"_s + name));
        }
        if (*whole)
            reading.disks.insert(it.key(), *it);
    }
}

} // namespace Tare
