// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"

#include <QString>
#include <QStringList>

namespace Tare {

/// One finding in a line, in the present language: how much it weighs, what it is, what it means, what was
/// found on both sides, and what would remove it.
QString findingText(const Finding &finding, const QString &baseline, const QString &environment);

/// The rows of a finding, one each: "Server version: 10.11 (Native), 11.4 (Docker)". Values of runs are left
/// out: they stand in the tables.
QStringList findingRows(const Finding &finding, const QString &baseline, const QString &environment);

/// "Compared all the same, although something differs. Reason given: …"; empty when nothing is overridden.
/// Stands on every picture and report of the run.
QString overrideNotice(const RunRecord &run, const QList<Comparison> &comparisons);

} // namespace Tare
