// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/finding.h"
#include "core/model/records.h"
#include "core/model/testprofile.h"

#include <QStringList>

namespace Tare {

/// What else differs between the two sides of a comparison, beside what is compared.
struct FairnessReport
{
    QList<Finding> findings; ///< weightiest first
    QStringList same;        ///< what was looked at and is alike, translated: "server version"
    QStringList unknown;     ///< what one side or both do not tell

    bool operator==(const FairnessReport &) const = default;
};

/// Holds the sides of comparisons of one run against the rules (fairnessrules.h).
class FairnessCheck
{
public:
    explicit FairnessCheck(const RunRecord &run);

    /// Both sides' steps of one case; those that are not done, and those without facts, tell nothing. Empty
    /// when a side tells nothing.
    FairnessReport compare(const QList<const StepRecord *> &baseline,
                           const QList<const StepRecord *> &environment) const;

private:
    const RunRecord &m_run;
    TestProfile m_profile;
};

/// The report of one case and environment.
struct CaseFairness
{
    QString workloadId;
    QString caseKey;
    QJsonObject workload; ///< caseToJson
    QString baselineId;
    QString baselineName;
    QString environmentId;
    QString environmentName;
    FairnessReport report;
};

/// Every case and environment other than the baseline, in plan order; the baseline as in compareRun().
QList<CaseFairness> fairnessOf(const RunRecord &run, const QString &baselineId = {});

/// What blocks comparisons of the run, overridden or not; with its own baseline it is RunRecord::blocking.
QStringList blockingKeys(const RunRecord &run, const QString &baselineId = {});

/// Name of a finding about an environment in RunRecord::blocking and FairnessOverride::keys.
QString blockingKey(const QString &environmentId, const QString &findingKey);

} // namespace Tare
