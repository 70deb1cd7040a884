// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fairness.h"

#include "core/analysis/casegroups.h"
#include "core/analysis/environmentfacts.h"
#include "core/analysis/sidecomparison.h"
#include "core/model/profilejson.h"

using namespace Qt::StringLiterals;

namespace Tare {

FairnessCheck::FairnessCheck(const RunRecord &run)
    : m_run(run)
{
    if (run.profile.isEmpty())
        return;
    if (const Result<ParsedProfile> parsed = parseProfile(run.profile))
        m_profile = parsed->profile;
}

FairnessReport FairnessCheck::compare(const QList<const StepRecord *> &baseline,
                                      const QList<const StepRecord *> &environment) const
{
    const EnvironmentFacts a(baseline, m_run.machine);
    const EnvironmentFacts b(environment, m_run.machine);
    if (a.isEmpty() || b.isEmpty())
        return {};
    const QString id = b.steps().first()->environmentId;
    FairnessReport report = SideComparison(a, b, findEnvironment(m_profile, a.steps().first()->environmentId),
                                           findEnvironment(m_profile, id))
                                .report();
    for (Finding &finding : report.findings) {
        finding.overridden = finding.grade == FindingGrade::Block && m_run.fairnessOverride
            && m_run.fairnessOverride->keys.contains(blockingKey(id, finding.key));
    }
    return report;
}

QList<CaseFairness> fairnessOf(const RunRecord &run, const QString &baselineId)
{
    QList<CaseFairness> all;
    const FairnessCheck check(run);
    const QString baseline = baselineOf(run, baselineId);
    const QList<CaseGroup> groups = caseGroups(run);
    for (const CaseGroup &group : groups) {
        if (!group.steps.contains(baseline))
            continue;
        const QList<const StepRecord *> baselineSteps = group.steps.value(baseline);
        for (const QString &environment : group.environments) {
            if (environment == baseline)
                continue;
            const QList<const StepRecord *> others = group.steps.value(environment);
            all.append({group.workloadId, group.caseKey, group.workload, baseline,
                        baselineSteps.first()->environmentName, environment, others.first()->environmentName,
                        check.compare(baselineSteps, others)});
        }
    }
    return all;
}

QStringList blockingKeys(const RunRecord &run, const QString &baselineId)
{
    QStringList keys;
    const QList<CaseFairness> all = fairnessOf(run, baselineId);
    for (const CaseFairness &one : all) {
        for (const Finding &finding : one.report.findings) {
            const QString key = blockingKey(one.environmentId, finding.key);
            if (finding.grade == FindingGrade::Block && !keys.contains(key))
                keys.append(key);
        }
    }
    return keys;
}

QString blockingKey(const QString &environmentId, const QString &findingKey)
{
    return environmentId + u'/' + findingKey;
}

QString findingGradeName(FindingGrade grade)
{
    switch (grade) {
    case FindingGrade::Note:
        return u"note"_s;
    case FindingGrade::Warn:
        return u"warn"_s;
    case FindingGrade::Block:
        return u"block"_s;
    }
    return {};
}

} // namespace Tare
