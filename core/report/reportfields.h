// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"
#include "core/model/environmentspec.h"
#include "core/model/records.h"

#include <QMap>
#include <QString>

#include <optional>

namespace Tare {

/// What the reports share: names of fields in files, and when a number exists at all.
struct CounterField
{
    const char *name;
    qint64 LoadCounters::*member;
};
inline constexpr CounterField counterFields[] = {
    {"operations", &LoadCounters::operations}, {"queries", &LoadCounters::queries},
    {"reads", &LoadCounters::reads},           {"writes", &LoadCounters::writes},
    {"others", &LoadCounters::others},         {"empties", &LoadCounters::empties},
    {"retries", &LoadCounters::retries},       {"errors", &LoadCounters::errors},
    {"bytes_in", &LoadCounters::bytesIn},      {"bytes_out", &LoadCounters::bytesOut},
};

struct LatencyField
{
    const char *name;
    double LatencySummary::*member;
};
inline constexpr LatencyField latencyFields[] = {
    {"avg", &LatencySummary::avg}, {"min", &LatencySummary::min}, {"p50", &LatencySummary::p50},
    {"p95", &LatencySummary::p95}, {"p99", &LatencySummary::p99}, {"p999", &LatencySummary::p999},
    {"max", &LatencySummary::max},
};

inline const QString networkPathFact = QStringLiteral("network.path");
inline const QString networkMechanismFact = QStringLiteral("network.mechanism");

bool isRedisCase(const QString &caseKey);
bool isRedis(const StepRecord &step);
QString workloadName(const StepRecord &step);

/// What the case is called in the present language; its key when it cannot be read.
QString workloadTitle(const StepRecord &step);

/// The environments of a run in the order they first appear; only id and name are known.
QList<EnvironmentSpec> environmentsOf(const RunRecord &run);

/// What environments are called where they must differ; by id.
QMap<QString, QString> environmentNames(const RunRecord &run);

/// There was a measurement at all, finished or not.
bool wasMeasured(const StepRecord &step);

/// Of a step that is done; a part of a step is no result.
std::optional<LatencySummary> resultLatency(const StepRecord &step);

QString timeText(const QDateTime &time); ///< ISO 8601 in UTC with milliseconds; empty when not known
std::optional<double> percent(const std::optional<double> &share);

} // namespace Tare
