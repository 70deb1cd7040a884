// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/dump/dumpserver.h"
#include "core/engine/dump/dumptools.h"

#include <stop_token>

namespace Tare {

/// Reads a finished dump: whether it is complete by its own word, and how many rows of which table it holds.
/// `directory` is the one the tool was given.
Result<QMap<QString, qint64>> readDumpRows(const DumpToolset &tools, const QString &directory,
                                           const std::stop_token &stop);

/// That a dump holds every row of every table.
Result<void> compareRows(const QList<DumpTable> &source, const QMap<QString, qint64> &dumped);

/// That a restored schema has the same tables, rows and, where both have them, checksums.
Result<void> compareTables(const QList<DumpTable> &source, const QList<DumpTable> &restored);

/// The file that a dump on standard output goes to: "…/dump.sql.gz".
QString streamFile(const QString &directory, DumpCompression compression);

} // namespace Tare
