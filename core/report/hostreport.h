// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace Tare {

/// What the machine did while the steps of a run were measured; keys and units are in docs/host-metrics.md.

/// A table a step, for a terminal: mean and highest value of each figure.
QString hostToText(const RunRecord &run);
/// The same for programs: one line a step and figure, columns as in docs/output.md.
QByteArray hostToCsv(const RunRecord &run);
/// One line a step, second and figure.
QByteArray hostSamplesToCsv(const RunRecord &run);

QJsonObject hostFiguresToJson(const HostFigures &figures); ///< {"cpu.busy": {"mean": …, "most": …}, …}
QJsonObject hostSampleToJson(const HostSample &sample);
/// "kind" and "evidence"; null when nothing can be told.
QJsonValue bottleneckToJson(const StepRecord &step);

} // namespace Tare
