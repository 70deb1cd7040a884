// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/machineprobe.h"

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

} // namespace

Facts machineFacts()
{
    Facts facts;
    put(facts, u"host.name"_s, QSysInfo::machineHostName());
    put(facts, u"host.os"_s, QSysInfo::prettyProductName());
    put(facts, u"host.kernel"_s, QSysInfo::kernelVersion());
    put(facts, u"host.architecture"_s, QSysInfo::currentCpuArchitecture());
    put(facts, u"host.boot"_s, QString::fromLatin1(QSysInfo::bootUniqueId()));
    put(facts, u"cpu.model"_s, valueOf(contentOf(u"/proc/cpuinfo"_s), "model name"));
    put(facts, u"cpu.count"_s, QString::number(::sysconf(_SC_NPROCESSORS_ONLN)));
    const QString memory = valueOf(contentOf(u"/proc/meminfo"_s), "MemTotal").section(u' ', 0, 0);
    put(facts, u"memory.total"_s, memory.isEmpty() ? QString() : QString::number(memory.toLongLong() * 1024));
    const QString cpufreq = u"/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"_s;
    put(facts, u"cpu.governor"_s, QString::fromLatin1(contentOf(cpufreq).trimmed()));
    const QString hugePages =
        QString::fromLatin1(contentOf(u"/sys/kernel/mm/transparent_hugepage/enabled"_s));
    put(facts, u"memory.hugepages"_s, hugePages.section(u'[', 1).section(u']', 0, 0));
    return facts;
}

} // namespace Tare
