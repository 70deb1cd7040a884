// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpworkload.h"
#include "core/model/problemlist.h"

namespace Tare {

void checkDump(const DumpWorkload &dump, ProblemList &problems);

} // namespace Tare
