// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"
#include "core/model/records.h"

#include <QByteArray>
#include <QString>

namespace Tare {

/// For programs. '.' and full precision in every locale, no translation, keys and columns as docs/output.md
/// describes them. What is not known is null or an empty field, never 0. Comparisons are against `baselineId`
/// (empty: the run's).
QByteArray runToJson(const RunRecord &run, const QString &baselineId = {});
QByteArray comparisonsToJson(const QList<Comparison> &comparisons);
QByteArray runToCsv(const RunRecord &run);       ///< one line a step, RFC 4180
QByteArray intervalsToCsv(const RunRecord &run); ///< one line an interval
/// One line for each environment, tool, compression and number of threads of the dumps and of the restores.
QByteArray sweepsToCsv(const RunRecord &run);
QByteArray targetsToCsv(const RunRecord &run); ///< one line a target of a step with several
QByteArray comparisonsToCsv(const QList<Comparison> &comparisons);

/// What a report for people may hold besides.
struct ReportExtras
{
    bool published = false; ///< what was published of the same cases
    bool fieller = false;   ///< Fieller's interval of the change of the means
};

/// For people, in the present language: the table in the published shape (runs, means, change, interval), the
/// verdict sentences, and why steps failed.
QByteArray runToMarkdown(const RunRecord &run, const QString &baselineId = {},
                         const ReportExtras &extras = {});
/// The same for a terminal.
QString runToText(const RunRecord &run, const QString &baselineId = {}, const ReportExtras &extras = {});

} // namespace Tare
