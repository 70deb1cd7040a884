// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"

#include <memory>

namespace Tare {

/// The dump side of core/engine/load.h.
std::unique_ptr<Load> makeDumpLoad(const DumpWorkload &dump, const Endpoint &endpoint,
                                   const LoadPatience &patience, const LoadPlace &place);

/// The commands for a shell, without password.
QStringList dumpCommand(const DumpWorkload &dump, const Endpoint &endpoint);

} // namespace Tare
