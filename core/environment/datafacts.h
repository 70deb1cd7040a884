// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QString>

#include <optional>

namespace Tare {

/// Where a path lies, as that process sees it: data.filesystem, data.device, data.mount_options,
/// data.scheduler, data.free_percent.
Facts filesystemFacts(qint64 pid, const QString &path);

/// The same directory as this process can open it; empty when it cannot.
QString reachablePath(qint64 pid, const QString &path);

/// Median time in microseconds of writing 4 KiB and having it on the disk (fdatasync), of up to 200 within
/// half a second. Nothing when the directory cannot be written to. Leaves nothing behind. Blocks.
std::optional<double> probeFsync(const QString &directory);

} // namespace Tare
