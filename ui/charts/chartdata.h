// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"
#include "ui/charts/barchartdata.h"
#include "ui/charts/differencechart.h"
#include "ui/charts/timelinedata.h"
#include "ui/models/comparisonset.h"

#include <QSet>

namespace Tare {

/// "Transactions per second", "95 % latency, ms"
QString chartTitle(Metric metric, bool redis);
/// For a narrow place: "Transactions/s", "95 % latency".
QString shortMetricTitle(Metric metric, bool redis);
QString directionText(Metric metric);

/// The groups of one workload. `shown`: sides with a bar, besides the baseline; empty: all.
BarChartData barChartData(const ComparisonSet &set, const CompareCase &which, Metric metric,
                          const QSet<QString> &shown = {});
DifferenceChartData differenceData(const ComparisonSet &set, const CompareCase &which, Metric metric,
                                   const QSet<QString> &shown = {});
/// The course of every step of a case. `current`: order of the step that is drawn thick, 0 for none.
TimelineData timelineData(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                          int current, const QList<RunEvent> &events = {}, const QSet<QString> &shown = {});

} // namespace Tare
