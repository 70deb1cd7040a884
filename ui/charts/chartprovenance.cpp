// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartprovenance.h"

#include "core/model/numberformat.h"
#include "core/report/findingtext.h"
#include "version.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ChartProvenance)
};

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(Words::tr(" · ", "between facts in a line; without spaces in Chinese"));
}

void addOnce(QStringList &list, const QString &text)
{
    if (!text.isEmpty() && !list.contains(text)) {
        list.append(text);
    }
}

} // namespace

QString serverVersionText(const Facts &facts, bool redis)
{
    const QString version = facts.value(QStringLiteral("server.version"));
    if (version.isEmpty()) {
        return {};
    }
    if (redis) {
        const QString valkey = facts.value(QStringLiteral("server.valkey_version"));
        return valkey.isEmpty() ? QStringLiteral("Redis ") + version : QStringLiteral("Valkey ") + valkey;
    }
    if (version.contains(QLatin1String("MariaDB"), Qt::CaseInsensitive)) {
        return QStringLiteral("MariaDB ") + version.section(u'-', 0, 0);
    }
    return QStringLiteral("MySQL ") + version;
}

QString engineVersionText(const Facts &facts)
{
    const QString version = facts.value(QStringLiteral("engine.version"));
    const QString name = facts.value(QStringLiteral("engine.name"));
    return version.isEmpty() || name.isEmpty() ? version : name + QLatin1Char(' ') + version;
}

QString machineText(const Facts &machine)
{
    QStringList parts{machine.value(QStringLiteral("host.name"))};
    if (const int cpus = machine.value(QStringLiteral("cpu.count")).toInt(); cpus > 0) {
        parts.append(Words::tr("%n CPUs", nullptr, cpus));
    }
    if (const qint64 memory = machine.value(QStringLiteral("memory.total")).toLongLong(); memory > 0) {
        parts.append(formatBytes(memory));
    }
    parts.append(machine.value(QStringLiteral("host.os")));
    return joined(parts);
}

QString ChartProvenance::line() const
{
    return joined({notice, machine, versions, runs, tare});
}

ChartProvenance provenanceOf(const ComparisonSet &set, const CompareCase *which)
{
    ChartProvenance provenance;
    QStringList machines;
    QStringList versions;
    QStringList engines;
    QStringList runs;
    QStringList tares;
    for (const CompareSide &side : set.sides()) {
        addOnce(machines, machineText(side.machine));
        addOnce(versions, serverVersionText(side.facts, which && which->redis));
        addOnce(engines, engineVersionText(side.facts));
    }
    for (const RunRecord &run : set.runs()) {
        if (!run.started.isValid()) { // an example, which has neither a number nor a date
            runs.append(run.key);
            continue;
        }
        const QString date = QLocale().toString(run.started.toLocalTime(), Words::tr("d MMM yyyy HH:mm"));
        runs.append(
            Words::tr("run %1 (%2), %3", "number, key, date").arg(QString::number(run.id), run.key, date));
        addOnce(tares,
                Words::tr("Tare %1").arg(run.tareVersion.isEmpty() ? QStringLiteral(TARE_VERSION)
                                                                   : run.tareVersion));
    }
    provenance.subject = which ? which->title : set.record().profileName;
    const QString comma = Words::tr(", ", "between things of a list");
    provenance.machine = machines.join(comma);
    provenance.versions = joined(versions + engines);
    provenance.runs = runs.join(comma);
    provenance.tare = tares.join(comma);
    const auto comparisons = set.comparisons();
    provenance.notice = overrideNotice(set.record(), comparisons);
    for (const Comparison &comparison : comparisons) {
        if (!provenance.notice.isEmpty()) {
            break;
        }
        const Finding *block = blockingFinding(comparison);
        const bool here =
            !which || (comparison.workloadId == which->workloadId && comparison.caseKey == which->key);
        if (here && block && comparison.verdict == Verdict::Blocked) {
            //: %1 a finding's title, "Different server versions"
            provenance.notice = Words::tr("Not compared: %1.").arg(block->title);
        }
    }
    return provenance;
}

} // namespace Tare
