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
/// security.*, cpu.affinity, cgroup.*. Values that may not be read are left out.
Facts processFacts(qint64 pid);

/// data.filesystem and data.device of a path as that process sees it.
Facts filesystemFacts(qint64 pid, const QString &path);

/// SHA-256 of a file in hexadecimal; empty when it cannot be read. Blocks.
QString fileSha256(const QString &path);

/// Soft and hard limit of open files of this process.
std::pair<quint64, quint64> ownOpenFiles();

/// Contents of a small file, or nothing.
std::optional<QByteArray> readSmallFile(const QString &path);

} // namespace Tare
