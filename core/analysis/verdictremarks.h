// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"

namespace Tare {

/// Sentences around a verdict; translated, empty when there is nothing to say.

/// How often chance would show such a gap: by ranks where they can tell, else by the interval's own test.
QString chanceRemark(const Comparison &comparison);

/// How many runs would tell more, for the first width that can be had with a bearable number of them.
QString runsRemark(const Comparison &comparison);

/// Steps that are left out, what is shown against a finding that blocks it, a number that adds nothing.
QString caveatRemarks(const Comparison &comparison);

} // namespace Tare
