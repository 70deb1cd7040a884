// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>

namespace Tare {

/// What the kernel says about a running server, the same for both sides of a comparison: limits.*,
/// security.*, cpu.affinity, memory.nodes, server.nice, server.libc, cgroup.*. Values that may not be read
/// are left out.
Facts processFacts(qint64 pid);

/// Memory of a process that the kernel gave it in huge pages; nothing when it may not be read.
std::optional<double> hugePagesMebibytes(qint64 pid);

/// Path of the program that a process runs, by the name that it was started by: packages make redis-server a
/// link to another program. Empty when it may not be read.
QString startedProgram(qint64 pid);

/// SHA-256 of a file in hexadecimal; empty when it cannot be read. Blocks.
QString fileSha256(const QString &path);

/// Soft and hard limit of open files of this process.
std::pair<quint64, quint64> ownOpenFiles();

/// Contents of a small file, or nothing.
std::optional<QByteArray> readSmallFile(const QString &path);

} // namespace Tare
