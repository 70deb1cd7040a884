// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/workloadspec.h"

namespace Tare {

/// The tables a dump is made of: an OLTP load of the same shape, so that both share one prepared data set.
OltpWorkload dumpData(const DumpWorkload &dump);

/// Bytes on the server's disk: the data, and once more where it is restored.
qint64 estimateDumpBytes(const DumpWorkload &dump);

/// Bytes of the dump's own files; 0 for a schema of others, which is looked at when it is there.
qint64 estimateDumpFiles(const DumpWorkload &dump);

} // namespace Tare
