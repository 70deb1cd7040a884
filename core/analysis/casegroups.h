// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QMap>
#include <QStringList>

namespace Tare {

/// The steps of one case, by environment, each in the order they were run. Refers to the run it is made of.
struct CaseGroup
{
    QString workloadId;
    QString caseKey;
    QJsonObject workload;
    QStringList environments; ///< in the order they were met
    QMap<QString, QList<const StepRecord *>> steps;
};

QList<CaseGroup> caseGroups(const RunRecord &run);

/// The environment the others are held against: the one given, else the run's, else that of the first step.
QString baselineOf(const RunRecord &run, const QString &given = {});

} // namespace Tare
