// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/records.h"

#include <QString>
#include <QStringList>

namespace Tare {

/// What comes of an environment's topology: "8 instances × 1 schema: 8 targets, 2 048 MiB each, ports
/// 3301–3308". Of one with a single target: what that is.
QString topologyOutcome(const EnvironmentSpec &environment);

/// The ports of all instances, "3301–3308"; empty when they are free ones, or none.
QString portRange(const EnvironmentSpec &environment);

/// The targets of a step with several, for tables and labels: "instance 3", "schema 2", "instance 3, schema
/// 2", by what it has several of.
QStringList targetNames(const StepRecord &step, bool redis);

} // namespace Tare
