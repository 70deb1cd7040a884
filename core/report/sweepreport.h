// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/dumpsweep.h"
#include "core/model/records.h"
#include "core/report/runtable.h"

#include <QJsonArray>
#include <QList>
#include <QMap>
#include <QString>

namespace Tare {

/// The dumps and restores of a run, one each for every workload that has any.
QList<DumpSweep> dumpSweepsOf(const RunRecord &run);

/// A sweep in the shape in which sweeps are published: a row a number of threads, real, user and system
/// seconds for each compression. `names`: of the environments, by id. Its case key is empty.
CaseTable sweepTable(const DumpSweep &sweep, const QMap<QString, QString> &names);

/// Whether the sweep's table has everything of the workload's steps: one environment, one run each.
bool sweepTellsAll(const RunRecord &run, const QString &workloadId);

/// "sweeps" of docs/output.md.
QJsonArray sweepsToJson(const RunRecord &run);

} // namespace Tare
