// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"
#include "core/model/error.h"

#include <functional>

class QIODevice;

namespace Tare {

/// Recognises the log of a load generator and reads it, in memory that does not depend on its size: sysbench,
/// redis-benchmark, memtier_benchmark's JSON. `device` is open; an error says why it is none of them, or has
/// no result.
Result<ImportedLog> readLog(QIODevice &device);

/// The same of a file; errors name it. `stopped` is asked now and then: true breaks off (Cancelled).
Result<ImportedLog> readLogFile(const QString &path, const std::function<bool()> &stopped = {});

} // namespace Tare
