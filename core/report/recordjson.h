// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QJsonObject>

namespace Tare {

/// Parts of the JSON document, for who writes them one by one. Described in docs/output.md.
QJsonObject stepToJson(const StepRecord &step); ///< with the intervals and samples it has
QJsonObject intervalToJson(const StepRecord &step, const IntervalSample &sample);
QJsonObject runHeadToJson(const RunRecord &run); ///< without steps
QJsonObject factsToJson(const Facts &facts);

} // namespace Tare
