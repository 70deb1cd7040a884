// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/machineprobe.h"

#include <QDir>
#include <QFile>
#include <QSysInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// "model name	: Some CPU" of /proc/cpuinfo, "MemTotal:  1 kB" of /proc/meminfo.
QString valueOf(const QByteArray &text, const QByteArray &key)
{
    for (const QByteArray &line : text.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed() == key)
            return QString::fromUtf8(line.mid(colon + 1).trimmed());
    }
    return {};
}

/// What is not known is left out.
void put(Facts &facts, const QString &key, const QString &value)
{
    if (!value.isEmpty())
        facts[key] = value;
}

QString lineOf(const QString &path)
{
    return QString::fromLatin1(contentOf(path).trimmed());
}

/// The word in brackets: "always [madvise] never" → "madvise".
QString chosenIn(const QString &path)
{
    return lineOf(path).section(u'[', 1).section(u']', 0, 0);
}

/// In what state each known weakness of the processor is; those it has not are left out.
QString mitigations()
{
    const QDir folder(u"/sys/devices/system/cpu/vulnerabilities"_s);
    QStringList states;
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString state = lineOf(folder.filePath(name));
        if (!state.isEmpty() && state != u"Not affected")
            states.append(name + u": "_s + state);
    }
    if (states.isEmpty())
        return names.isEmpty() ? QString() : u"not affected"_s;
    return states.join(u"; "_s);
}

/// "on" or "off", whatever the driver calls it.
QString turbo()
{
    const QString disabled = lineOf(u"/sys/devices/system/cpu/intel_pstate/no_turbo"_s);
    if (!disabled.isEmpty())
        return disabled == u"1" ? u"off"_s : u"on"_s;
    const QString boost = lineOf(u"/sys/devices/system/cpu/cpufreq/boost"_s);
    return boost.isEmpty() ? QString() : boost == u"1" ? u"on"_s : u"off"_s;
}

/// What this machine runs in, as far as it tells.
QString virtualisation()
{
    const QString vendor = lineOf(u"/sys/class/dmi/id/sys_vendor"_s);
    const QString product = lineOf(u"/sys/class/dmi/id/product_name"_s);
    const bool guest = contentOf(u"/proc/cpuinfo"_s).contains(" hypervisor");
    if (!guest)
        return u"no"_s;
    const QString maker = QString(vendor + u' ' + product).simplified();
    return maker.isEmpty() ? u"yes"_s : maker;
}

/// Every governor in use, so that a machine with two kinds of processor tells both.
QString governors()
{
    QStringList found;
    const QDir folder(u"/sys/devices/system/cpu/cpufreq"_s);
    const QStringList policies = folder.entryList({u"policy*"_s}, QDir::Dirs, QDir::Name);
    for (const QString &policy : policies) {
        const QString governor = lineOf(folder.filePath(policy + u"/scaling_governor"_s));
        if (!governor.isEmpty() && !found.contains(governor))
            found.append(governor);
    }
    return found.join(u", "_s);
}

QString inBytes(const QString &kibibytes)
{
    return kibibytes.isEmpty() ? QString()
                               : QString::number(kibibytes.section(u' ', 0, 0).toLongLong() * 1024);
}

} // namespace

Facts machineFacts()
{
    Facts facts;
    const QString cpu = u"/sys/devices/system/cpu/"_s;
    const QString vm = u"/proc/sys/vm/"_s;
    const QByteArray memory = contentOf(u"/proc/meminfo"_s);
    put(facts, u"host.name"_s, QSysInfo::machineHostName());
    put(facts, u"host.os"_s, QSysInfo::prettyProductName());
    put(facts, u"host.kernel"_s, QSysInfo::kernelVersion());
    put(facts, u"host.architecture"_s, QSysInfo::currentCpuArchitecture());
    put(facts, u"host.boot"_s, QString::fromLatin1(QSysInfo::bootUniqueId()));
    put(facts, u"host.virtualisation"_s, virtualisation());
    put(facts, u"host.mitigations"_s, mitigations());
    put(facts, u"host.clock_source"_s,
        lineOf(u"/sys/devices/system/clocksource/clocksource0/current_clocksource"_s));
    put(facts, u"cpu.model"_s, valueOf(contentOf(u"/proc/cpuinfo"_s), "model name"));
    put(facts, u"cpu.count"_s, QString::number(::sysconf(_SC_NPROCESSORS_ONLN)));
    put(facts, u"cpu.governor"_s, governors());
    put(facts, u"cpu.frequency_min"_s, lineOf(cpu + u"cpu0/cpufreq/scaling_min_freq"_s));
    put(facts, u"cpu.frequency_max"_s, lineOf(cpu + u"cpu0/cpufreq/scaling_max_freq"_s));
    put(facts, u"cpu.turbo"_s, turbo());
    put(facts, u"cpu.smt"_s, lineOf(cpu + u"smt/control"_s));
    put(facts, u"cpu.isolated"_s, lineOf(cpu + u"isolated"_s));
    put(facts, u"memory.total"_s, inBytes(valueOf(memory, "MemTotal")));
    put(facts, u"memory.swap_bytes"_s, inBytes(valueOf(memory, "SwapTotal")));
    put(facts, u"memory.hugepages"_s, chosenIn(u"/sys/kernel/mm/transparent_hugepage/enabled"_s));
    put(facts, u"memory.swappiness"_s, lineOf(vm + u"swappiness"_s));
    put(facts, u"memory.overcommit"_s, lineOf(vm + u"overcommit_memory"_s));
    put(facts, u"memory.dirty_ratio"_s, lineOf(vm + u"dirty_ratio"_s));
    put(facts, u"memory.dirty_background_ratio"_s, lineOf(vm + u"dirty_background_ratio"_s));
    return facts;
}

} // namespace Tare
