// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpworkload.h"
#include "core/model/jsonfields.h"

namespace Tare {

/// All fields of the workload but its kind.
QJsonObject dumpToJson(const DumpWorkload &dump);
DumpWorkload readDump(JsonFields &fields);

} // namespace Tare
