// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

namespace Tare {

/// Bytes in the machine's page cache that are not on a disk yet; from /proc/meminfo.
std::optional<qint64> dirtyBytes();

/// Bytes that can still be written where a path is; nothing when that cannot be found out.
struct Room
{
    qint64 free = 0;
    qint64 total = 0;
};
std::optional<Room> roomAt(const QString &path);

/// Flushes the file system that holds a directory; the seconds it took.
Result<double> syncFileSystem(const QString &directory);

/// Flushes the file systems and waits until hardly anything is dirty any more. False when it has not become
/// less for `patience`: something else keeps writing.
bool drainDirtyPages(const QStringList &directories, std::chrono::seconds patience, std::stop_token stop);

enum class CacheDrop {
    Whole, ///< the machine's page cache
    Files, ///< what is in the directories and can be read; the rest needs root
    None,
};
CacheDrop dropCaches(const QStringList &directories);

} // namespace Tare
