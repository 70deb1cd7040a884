// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/planexpander.h"
#include "core/model/records.h"
#include "core/run/runscope.h"

#include <QCoreApplication>
#include <QSet>

namespace Tare {

/// Whether a case still needs rounds: with PlanSpec::untilPercent, until its intervals are narrow enough.
class Rounds
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Rounds)

public:
    Rounds(RunScope &scope, const PlanSpec &plan);

    /// Looked at once a round, before its first step; tells when a case needs no more.
    bool needs(const PlannedStep &step, const RunRecord &run);

    /// Tells which cases were still too wide when the most rounds that were allowed had been made.
    void conclude(const QList<PlannedStep> &steps, const RunRecord &run);

private:
    bool isPreciseEnough(const PlannedStep &step, const RunRecord &run);

    RunScope &m_scope;
    const PlanSpec &m_plan;
    QSet<QString> m_settled; ///< cases
    QSet<QString> m_looked;  ///< cases and rounds
};

} // namespace Tare
