// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"
#include "core/model/error.h"

class QIODevice;

namespace Tare {

/// The document that memtier_benchmark writes with --json-out-file, read in passing: the series of a long run
/// are not held. Addresses, accounts and passwords in it are not looked at.
Result<ImportedLog> readMemtierJson(QIODevice &device);

} // namespace Tare
