// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/runtable.h"

#include <optional>

namespace Tare {

/// What each target of a case's steps did, with the total of each run, and how evenly they shared; nothing
/// when no step has several targets. names: of environments, by id.
std::optional<CaseTable> targetTable(const QList<const StepRecord *> &steps,
                                     const QMap<QString, QString> &names);

} // namespace Tare
