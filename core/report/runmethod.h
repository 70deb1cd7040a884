// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QStringList>

namespace Tare {

/// How the numbers of a run came about and what is made of them, a sentence each, in the present language:
/// order and repetitions of the plan, what one number is, how sides are compared, what the words mean.
QStringList methodOf(const RunRecord &run);

} // namespace Tare
