// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"
#include "core/model/records.h"

#include <QByteArray>
#include <QString>

namespace Tare {

/// One run as a document, comparisons against `baselineId` (empty: the run's) included. All use '.' and full
/// precision, in every locale, and no translation. The JSON's shape is described in README.md.
QByteArray runToJson(const RunRecord &run, const QString &baselineId = {},
                     const CompareOptions &options = {});
QByteArray runToCsv(const RunRecord &run);       ///< one line a step, RFC 4180
QByteArray intervalsToCsv(const RunRecord &run); ///< one line an interval
QByteArray runToMarkdown(const RunRecord &run, const QString &baselineId = {},
                         const CompareOptions &options = {});

/// For a terminal: the table in the published shape (runs, means, change, interval) and the verdict
/// sentences.
QString runToText(const RunRecord &run, const QString &baselineId = {}, const CompareOptions &options = {});
QByteArray comparisonsToCsv(const QList<Comparison> &comparisons);
QByteArray comparisonsToJson(const QList<Comparison> &comparisons);

} // namespace Tare
