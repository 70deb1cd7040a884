// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QString>
#include <QStringList>

namespace Tare {

/// Name of the directory that is made for a dump, wherever that is. `step`: LoadPlace::name, which begins
/// with the run's key.
QString dumpDirectoryName(const QString &step);

/// Before a dump is written outside the step's directory: where, so that it is found after a crash.
Result<void> noteDumpElsewhere(const QString &stepDirectory, const QString &dumpDirectory);

/// Whether a directory for a dump can be made in the one that was chosen; makes one and removes it. Empty:
/// the step's own, which is made when it is needed.
Result<void> tryDumpParent(const QString &parent);

/// Dumps that the steps of a run have left elsewhere; only directories that carry the run's key in their
/// name.
QStringList dumpsLeftBy(const QString &runDirectory, const QString &runKey);

} // namespace Tare
