// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/problemlist.h"

#include <QList>

namespace Tare {

/// field: within the object.
void checkRange(qint64 value, qint64 low, qint64 high, const QString &field, ProblemList &problems);

/// A list of counts: something in it, each from 1 to `most`, none twice.
void checkSweep(const QList<int> &counts, int most, const QString &field, ProblemList &problems);

} // namespace Tare
