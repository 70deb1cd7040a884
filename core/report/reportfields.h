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

/// What the reports share: names of facts, and when a number exists at all.
inline const QString networkPathFact = QStringLiteral("network.path");
inline const QString networkMechanismFact = QStringLiteral("network.mechanism");

bool isRedisCase(const QString &caseKey);
bool isRedis(const StepRecord &step);
bool isDumpCase(const QString &caseKey);
bool isDump(const StepRecord &step);
/// Untranslated, for files and lines of progress: "dumping", "checking" …
QString dumpStageWord(DumpProgress::Stage stage);
QString workloadName(const StepRecord &step);

/// What the case is called in the present language; its key when it cannot be read.
QString workloadTitle(const StepRecord &step);

/// The environments of a run in the order they first appear; only id and name are known.
QList<EnvironmentSpec> environmentsOf(const RunRecord &run);

/// What environments are called where they must differ; by id.
QMap<QString, QString> environmentNames(const RunRecord &run);

/// What stands in a network path, in the present language; empty for a native server's plain loopback.
QString mechanismText(const Facts &facts);
/// How a server is reached, in the present language: "native", "published port".
QString networkPathText(const Facts &facts);

QString stepStatusText(StepStatus status); ///< in the present language
QString timeText(const QDateTime &time);   ///< ISO 8601 in UTC with milliseconds; empty when not known
std::optional<double> percent(const std::optional<double> &share);

} // namespace Tare
