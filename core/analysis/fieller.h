// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/statistics.h"

namespace Tare {

/// Fieller's interval of the ratio of arithmetic means, b over a.
struct FiellerInterval
{
    double ratio = 1; ///< mean(b) / mean(a)
    double low = 1;
    double high = 1;
    double g = 0; ///< how uncertain the denominator is; 1 and more: no finite interval
    double degreesOfFreedom = 0;
    bool bounded = false; ///< false: the denominator is too noisy, and low and high mean nothing
};

enum class FiellerVariance {
    Pooled,  ///< one variance for both sides
    Unequal, ///< Satterthwaite's degrees of freedom at the point estimate
};

/// Nothing with fewer than two values on a side, no variance at all, or a mean of a that is 0.
std::optional<FiellerInterval> fiellerRatio(std::span<const double> a, std::span<const double> b,
                                            FiellerVariance variance, double confidence = 0.95);

} // namespace Tare
