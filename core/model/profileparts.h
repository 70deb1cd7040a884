// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/jsonfields.h"
#include "core/model/testprofile.h"

namespace Tare {

/// The parts of the document, read from the fields of their object. Whatever a value type can hold can be
/// written and read again, sensible or not: an unfinished profile must survive being saved. What does not
/// make sense is said by validateProfile().
EnvironmentSpec readEnvironment(JsonFields &fields);
WorkloadSpec readWorkload(JsonFields &fields);
WorkloadCase readCase(JsonFields &fields);
PlanSpec readPlan(JsonFields &fields);

QJsonObject writeWorkloadKind(const AnyWorkload &what);
QJsonObject writePlan(const PlanSpec &plan);

} // namespace Tare
