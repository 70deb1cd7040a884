// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QSqlQuery>
#include <QVariant>

namespace Tare {

/// How values of the records lie in columns.
QString factsToText(const Facts &facts);
Facts factsFromText(const QString &text);
QString objectToText(const QJsonObject &object);
QJsonObject objectFromText(const QString &text);

QString listToText(const QStringList &list); ///< a JSON array
QStringList listFromText(const QString &text);

QVariant timeToColumn(const QDateTime &time); ///< NULL when invalid
QDateTime timeFromColumn(const QVariant &column);
QVariant optionalToColumn(const std::optional<double> &value);
std::optional<double> optionalFromColumn(const QVariant &column);

QVariant statedToColumn(const std::optional<StatedFigures> &stated); ///< NULL when there are none
std::optional<StatedFigures> statedFromColumn(const QVariant &column);

QString countersToText(const LoadCounters &counters);
LoadCounters countersFromText(const QString &text);

StepStatus stepStatusFromColumn(const QVariant &column); ///< Failed for an unknown word
RunStatus runStatusFromColumn(const QVariant &column);   ///< Incomplete for an unknown word
QString severityName(RunEvent::Severity severity);
RunEvent::Severity severityFromName(const QString &name);

/// Columns in the order of the structs: operations, queries, reads, writes, others, empties, retries, errors,
/// bytes_in, bytes_out.
QString counterColumns();
QVariantList counterValues(const LoadCounters &counters);
LoadCounters countersFrom(const QSqlQuery &query, int first);

QString intervalColumns();
QVariantList intervalValues(qint64 stepId, const IntervalSample &sample);
IntervalSample intervalFrom(const QSqlQuery &query); ///< of a SELECT of intervalColumns()

/// Columns that a step gets when it is known how it went; everything but id, run_id, position and intervals.
QString outcomeAssignments();
QVariantList outcomeValues(const StepRecord &step);

} // namespace Tare
