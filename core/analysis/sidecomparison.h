// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/declaredfactors.h"
#include "core/analysis/environmentfacts.h"
#include "core/analysis/fairness.h"
#include "core/analysis/fairnessrules.h"

#include <QSet>

#include <optional>

namespace Tare {

/// Two sides held against the rules: what FairnessCheck is made of. Refers to what it is given.
class SideComparison
{
public:
    /// Declared: what the plan says of the sides; nullptr when it is not known.
    SideComparison(const EnvironmentFacts &baseline, const EnvironmentFacts &environment,
                   const EnvironmentSpec *declaredBaseline, const EnvironmentSpec *declaredEnvironment);

    FairnessReport report();

private:
    bool applies(RuleScope scope) const;
    bool isExplained(Factor factor) const;
    std::optional<bool> isAlike(const QString &fact, double tolerance) const;
    FindingRow rowOf(const QString &fact) const;
    void add(const char *key, FindingGrade grade, const QList<FindingRow> &rows);
    void add(const char *key, const QList<FindingRow> &rows);
    void addSame(const char *name);
    void addUnknown(const char *name);

    void apply(const EqualRule &rule);
    void apply(const LimitRule &rule);
    void checkPath(const EnvironmentFacts &side, const EnvironmentSpec *declared);
    void checkRootless();
    void checkOverlay();
    void compareErrors();
    void collectOthers();

    // sidecomparisonsettings.cpp
    bool sharesLimits() const;
    void compareSettings();
    void compareSharedSettings(const QList<FindingRow> &rows);
    int instancesOf(const EnvironmentFacts &side) const;
    void checkInstances(const EnvironmentFacts &side);
    void checkSharedLimits();

    const EnvironmentFacts &m_a;
    const EnvironmentFacts &m_b;
    const EnvironmentSpec *m_specA;
    const EnvironmentSpec *m_specB;
    bool m_disk;
    int m_expectedPaths = 0;
    QSet<Factor> m_factors;
    QSet<QString> m_seen;
    FairnessReport m_report;
};

} // namespace Tare
