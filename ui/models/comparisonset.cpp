// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/comparisonset.h"

#include "core/analysis/fairnessrules.h"
#include "core/model/profilejson.h"
#include "core/report/reportfields.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace Tare {

namespace {

int clientsOf(const WorkloadCase &workload)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        return redis->clients.value(0);
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what)) {
        return dump->threads.value(0);
    }
    return std::get<OltpWorkload>(workload.what).threads.value(0);
}

QString testOf(const WorkloadCase &workload)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        return redisCaseName(*redis);
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what)) {
        return QCoreApplication::translate("Tare::ComparisonSet", "%1, %2", "program, compression")
            .arg(dumpToolTitle(dump->tools.value(0)), dumpCompressionTitle(dump->compressions.value(0)));
    }
    return {};
}

/// What tells the cases of one workload apart; all of the title when there is only one.
void giveShortTitles(QList<CompareCase> &cases)
{
    QMap<QString, QSet<QString>> tests;
    QMap<QString, QSet<int>> counts;
    for (const CompareCase &which : std::as_const(cases)) {
        if (which.workload) {
            tests[which.workloadId].insert(testOf(*which.workload));
            counts[which.workloadId].insert(clientsOf(*which.workload));
        }
    }
    for (CompareCase &which : cases) {
        which.shortTitle = which.title;
        if (!which.workload) {
            continue;
        }
        const QString test = testOf(*which.workload);
        const int count = clientsOf(*which.workload);
        const bool manyTests = tests.value(which.workloadId).size() > 1;
        const bool manyCounts = counts.value(which.workloadId).size() > 1;
        const QString clients = which.redis
            ? QCoreApplication::translate("Tare::ComparisonSet", "%n clients", nullptr, count)
            : QCoreApplication::translate("Tare::ComparisonSet", "%n threads", nullptr, count);
        if (manyTests && manyCounts) {
            which.shortTitle =
                QCoreApplication::translate("Tare::ComparisonSet", "%1, %2").arg(test, clients);
        } else if (manyTests) {
            which.shortTitle = test;
        } else if (manyCounts) {
            which.shortTitle = clients;
        }
    }
}

} // namespace

ComparisonSet::ComparisonSet(const QList<RunRecord> &runs)
    : m_runs(runs)
{
    merge();
    findCases();
    compare();
}

void ComparisonSet::merge()
{
    if (m_runs.isEmpty()) {
        return;
    }
    m_record = m_runs.first();
    const bool several = m_runs.size() > 1;
    m_record.steps.clear();
    QSet<int> slotsInUse;
    int order = 0;
    for (const RunRecord &run : std::as_const(m_runs)) {
        // The same case twice in one profile (other payload, other rows) stays two cases.
        QMap<QString, QStringList> workloadsOfKey;
        QMap<QString, qsizetype> sideOf;
        for (StepRecord step : run.steps) {
            const QString id = several ? QString::number(run.id) + QLatin1Char(':') + step.environmentId
                                       : step.environmentId;
            if (!sideOf.contains(id)) {
                CompareSide side;
                side.id = id;
                side.name = step.environmentName;
                side.slot = step.environmentSlot;
                side.runId = run.id;
                side.runKey = run.key;
                side.runStarted = run.started;
                side.machine = run.machine;
                if (several) {
                    // Two runs hold the same kinds of environment: the second gets the next free look.
                    while (slotsInUse.contains(side.slot)) {
                        side.slot = std::max(side.slot + 1, 7);
                    }
                    slotsInUse.insert(side.slot);
                }
                sideOf.insert(id, m_sides.size());
                m_sides.append(side);
            }
            CompareSide &side = m_sides[sideOf.value(id)];
            if (!step.facts.isEmpty() && (side.facts.isEmpty() || step.status == StepStatus::Done)) {
                side.facts = step.facts;
            }
            if (several) {
                // The record knows the first run's machine only; what differs between the machines must show.
                for (auto fact = run.machine.cbegin(); !step.facts.isEmpty() && fact != run.machine.cend();
                     ++fact) {
                    if (!step.facts.contains(fact.key())) {
                        step.facts.insert(fact.key(), fact.value());
                    }
                }
                QStringList &known = workloadsOfKey[step.caseKey];
                if (!known.contains(step.workloadId)) {
                    known.append(step.workloadId);
                }
                const QString family = step.caseKey.section(u':', 0, 0);
                step.workloadId = family + QLatin1Char('#') + QString::number(known.indexOf(step.workloadId));
                step.order = ++order;
            }
            step.environmentId = id;
            step.environmentSlot = side.slot;
            m_record.steps.append(step);
        }
    }
    if (several) {
        m_record.baselineId =
            QString::number(m_runs.first().id) + QLatin1Char(':') + m_runs.first().baselineId;
        mergeOverrides();
    }
    if (!side(m_record.baselineId)) {
        m_record.baselineId = m_sides.isEmpty() ? QString() : m_sides.first().id;
    }

    if (several) {
        for (CompareSide &side : m_sides) {
            side.name =
                QCoreApplication::translate("Tare::ComparisonSet", "%1, %2", "environment, date of its run")
                    .arg(side.name, runDateText(side.runStarted));
        }
    }
    QMap<QString, int> seen;
    for (CompareSide &side : m_sides) {
        const int times = ++seen[side.name];
        if (times > 1) {
            side.name = QStringLiteral("%1 (%2)").arg(side.name, QString::number(times));
        }
        side.mechanism = mechanismText(side.facts);
    }
    for (StepRecord &step : m_record.steps) {
        if (const CompareSide *its = side(step.environmentId)) {
            step.environmentName = its->name;
        }
    }
}

/// Between runs, keys begin with the number of the compared side's run, which keeps them.
void ComparisonSet::mergeOverrides()
{
    m_record.blocking.clear();
    m_record.fairnessOverride.reset();
    for (const RunRecord &run : std::as_const(m_runs)) {
        if (!run.fairnessOverride) {
            continue;
        }
        const QString prefix = QString::number(run.id) + QLatin1Char(':');
        for (const QString &key : run.fairnessOverride->keys) {
            if (!key.startsWith(prefix)) {
                continue;
            }
            if (!m_record.fairnessOverride) {
                m_record.fairnessOverride = {run.fairnessOverride->reason, run.fairnessOverride->when, {}};
            }
            m_record.fairnessOverride->keys.append(key);
        }
    }
}

void ComparisonSet::findCases()
{
    for (const StepRecord &step : std::as_const(m_record.steps)) {
        if (findCase(step.workloadId, step.caseKey)) {
            continue;
        }
        CompareCase which;
        which.workloadId = step.workloadId;
        which.key = step.caseKey;
        which.redis = step.caseKey.startsWith(QStringLiteral("redis:"));
        which.dump = step.caseKey.startsWith(QStringLiteral("dump:"));
        if (const auto parsed = caseFromJson(step.workload)) {
            which.workload = *parsed;
        }
        which.title = storedCaseTitle(step.workload, step.caseKey);
        m_cases.append(which);
    }
    giveShortTitles(m_cases);
}

void ComparisonSet::compare()
{
    m_options = optionsOf(m_record);
    m_comparisons = compareRun(m_record, m_record.baselineId, m_options);
}

void ComparisonSet::setBaseline(const QString &sideId)
{
    if (sideId != m_record.baselineId && side(sideId)) {
        m_record.baselineId = sideId;
        compare();
    }
}

const CompareSide *ComparisonSet::side(const QString &id) const
{
    const auto found = std::ranges::find(m_sides, id, &CompareSide::id);
    return found == m_sides.end() ? nullptr : &*found;
}

const CompareCase *ComparisonSet::findCase(const QString &workloadId, const QString &key) const
{
    const auto found = std::ranges::find_if(m_cases, [&](const CompareCase &which) {
        return which.workloadId == workloadId && which.key == key;
    });
    return found == m_cases.end() ? nullptr : &*found;
}

QList<CompareCase> ComparisonSet::casesOf(const QString &workloadId) const
{
    QList<CompareCase> result;
    std::ranges::copy_if(m_cases, std::back_inserter(result),
                         [&](const CompareCase &which) { return which.workloadId == workloadId; });
    return result;
}

QList<CompareSide> ComparisonSet::sidesOf(const CompareCase &which) const
{
    QList<CompareSide> result;
    for (const CompareSide &side : m_sides) {
        if (stepsOf(which, side.id).isEmpty()) {
            continue;
        }
        if (side.id == m_record.baselineId) {
            result.prepend(side);
        } else {
            result.append(side);
        }
    }
    return result;
}

QList<const StepRecord *> ComparisonSet::stepsOf(const CompareCase &which, const QString &sideId) const
{
    QList<const StepRecord *> steps;
    for (const StepRecord &step : m_record.steps) {
        if (step.environmentId == sideId && step.caseKey == which.key
            && step.workloadId == which.workloadId) {
            steps.append(&step);
        }
    }
    return steps;
}

QList<Metric> ComparisonSet::metrics(const CompareCase &which) const
{
    if (which.dump) {
        const bool restored = std::ranges::any_of(m_record.steps, [&which](const StepRecord &step) {
            return step.workloadId == which.workloadId && step.dump && step.dump->restore;
        });
        return restored ? QList<Metric>{Metric::DumpSeconds, Metric::RestoreSeconds, Metric::DumpCpuSeconds,
                                        Metric::RestoreCpuSeconds}
                        : QList<Metric>{Metric::DumpSeconds, Metric::DumpCpuSeconds};
    }
    QList<Metric> all{Metric::OperationsPerSecond};
    if (!which.redis) {
        all.append(Metric::QueriesPerSecond);
    }
    all += {Metric::LatencyAvg, Metric::LatencyP50,  Metric::LatencyP95,
            Metric::LatencyP99, Metric::LatencyP999, Metric::LatencyMax};
    all.move(std::max<qsizetype>(all.indexOf(m_options.primary), 0), 0);
    return all;
}

Metric ComparisonSet::primaryMetric(const CompareCase &which) const
{
    return which.dump ? Metric::DumpSeconds : m_options.primary;
}

const Comparison *ComparisonSet::comparison(const CompareCase &which, Metric metric,
                                            const QString &sideId) const
{
    const auto found = std::ranges::find_if(m_comparisons, [&](const Comparison &comparison) {
        return comparison.metric == metric && comparison.caseKey == which.key
            && comparison.workloadId == which.workloadId && comparison.environmentId == sideId;
    });
    return found == m_comparisons.end() ? nullptr : &*found;
}

FairnessReport ComparisonSet::fairness(const CompareCase &which, const QString &sideId) const
{
    return FairnessCheck(m_record).compare(stepsOf(which, m_record.baselineId), stepsOf(which, sideId));
}

QStringList ComparisonSet::blockTitles() const
{
    QStringList titles;
    const QStringList keys = blockingKeys(m_record, m_record.baselineId);
    for (const QString &key : keys) {
        const CompareSide *its = side(key.section(u'/', 0, -2));
        //: %1 environment, %2 "Different server versions"
        titles.append(QCoreApplication::translate("Tare::ComparisonSet", "%1: %2", "environment, finding")
                          .arg(its ? its->name : QString(), findingOf(key.section(u'/', -1)).title));
    }
    return titles;
}

QMap<qint64, std::optional<FairnessOverride>> ComparisonSet::overrides(const QString &reason) const
{
    const bool several = m_runs.size() > 1;
    const QStringList blocking =
        reason.isEmpty() ? QStringList() : blockingKeys(m_record, m_record.baselineId);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QMap<qint64, std::optional<FairnessOverride>> all;
    for (const RunRecord &run : m_runs) {
        const QString prefix = QString::number(run.id) + QLatin1Char(':');
        QStringList keys = run.fairnessOverride ? run.fairnessOverride->keys : QStringList();
        const auto here = [&](const QString &key) { return !several || key.startsWith(prefix); };
        if (reason.isEmpty()) {
            keys.removeIf([&](const QString &key) {
                // a run's own keys have no number in front; those for other runs stay when it is alone
                const QString id = key.section(u':', 0, 0);
                const bool between =
                    !id.isEmpty() && std::ranges::all_of(id, [](QChar c) { return c.isDigit(); });
                return several ? key.startsWith(prefix) : !between;
            });
        }
        for (const QString &key : blocking) {
            if (here(key) && !keys.contains(key)) {
                keys.append(key);
            }
        }
        std::optional<FairnessOverride> kept;
        if (!keys.isEmpty()) {
            const bool anew = !reason.isEmpty() && std::ranges::any_of(blocking, here);
            kept = anew ? FairnessOverride{reason, now, keys}
                        : FairnessOverride{run.fairnessOverride->reason, run.fairnessOverride->when, keys};
        }
        if (kept != run.fairnessOverride) {
            all.insert(run.id, kept);
        }
    }
    return all;
}

QString runDateText(const QDateTime &when)
{
    if (!when.isValid()) {
        return {};
    }
    const QDateTime local = when.toLocalTime();
    const bool thisYear = local.date().year() == QDate::currentDate().year();
    //: a date and time as QLocale writes it; d day, MMM short month, yyyy year
    const QString format = thisYear
        ? QCoreApplication::translate("Tare::ComparisonSet", "d MMM HH:mm", "format of a date in this year")
        : QCoreApplication::translate("Tare::ComparisonSet", "d MMM yyyy HH:mm", "format of a date");
    return QLocale().toString(local, format);
}

bool isReliable(const Comparison &comparison)
{
    switch (comparison.verdict) {
    case Verdict::Lower:
    case Verdict::Higher:
    case Verdict::LowerMaybeSmall:
    case Verdict::HigherMaybeSmall:
        return true;
    case Verdict::NoPracticalDifference:
    case Verdict::NoReliableDifference:
    case Verdict::NoSpread:
    case Verdict::NoData:
    case Verdict::Blocked:
        return false;
    }
    return false;
}

QString verdictWord(const Comparison &comparison)
{
    switch (comparison.verdict) {
    case Verdict::Lower:
        return QCoreApplication::translate("Tare::ComparisonSet", "lower");
    case Verdict::Higher:
        return QCoreApplication::translate("Tare::ComparisonSet", "higher");
    case Verdict::LowerMaybeSmall:
        return QCoreApplication::translate("Tare::ComparisonSet", "lower, perhaps by too little to matter");
    case Verdict::HigherMaybeSmall:
        return QCoreApplication::translate("Tare::ComparisonSet", "higher, perhaps by too little to matter");
    case Verdict::NoPracticalDifference:
        return QCoreApplication::translate("Tare::ComparisonSet", "no practical difference");
    case Verdict::NoReliableDifference:
        return QCoreApplication::translate("Tare::ComparisonSet", "no reliable difference");
    case Verdict::NoSpread:
        return QCoreApplication::translate("Tare::ComparisonSet", "no spread known");
    case Verdict::NoData:
        return QCoreApplication::translate("Tare::ComparisonSet", "no data");
    case Verdict::Blocked:
        return QCoreApplication::translate("Tare::ComparisonSet", "not compared");
    }
    return {};
}

} // namespace Tare
