// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QList>
#include <QString>

namespace Tare {

/// Reads "0,2-3" as taskset does. InvalidArgument names what is wrong: the form, or a processor that this
/// process may not use. Empty text: an empty list.
Result<QList<int>> readCpuList(const QString &text);

/// The other way round: sorted CPUs without a double to "0,2-3".
QString cpuListText(const QList<int> &cpus);

} // namespace Tare
