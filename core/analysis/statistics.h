// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

namespace Tare {

/// Student's t interval of a difference or ratio.
struct IntervalEstimate
{
    double estimate = 0;
    double low = 0;
    double high = 0;
    double standardError = 0;
    double t = 0;
    double degreesOfFreedom = 0;
    double p = 1; ///< two-sided
};

// Means and the median of nothing are not a number.
double arithmeticMean(std::span<const double> values);
double geometricMean(std::span<const double> values);  ///< all values > 0
double sampleVariance(std::span<const double> values); ///< n − 1; n ≥ 2
double median(std::span<const double> values);
std::vector<double> logarithms(std::span<const double> values);

/// estimate ± t · standard error, with t and p against 0.
IntervalEstimate studentInterval(double estimate, double standardError, double degreesOfFreedom,
                                 double confidence);
/// An interval of a difference of logarithms, back-transformed: estimate, low and high become ratios minus 1.
IntervalEstimate asRatio(IntervalEstimate onLogs);

/// Student's interval of one mean. Nothing with fewer than two values or no variance.
std::optional<IntervalEstimate> meanInterval(std::span<const double> values, double confidence = 0.95);

/// Welch's interval of mean(b) − mean(a). Nothing with fewer than two values on a side or no variance on
/// both.
std::optional<IntervalEstimate> welchDifference(std::span<const double> a, std::span<const double> b,
                                                double confidence = 0.95);

/// Welch's interval of ln(b) − ln(a), back-transformed: estimate, low and high are ratios minus 1, standard
/// error and t on the log scale. Nothing with fewer than two values on a side, a value ≤ 0, or no variance on
/// both. Satterthwaite's degrees of freedom: (A+B)² / (A²/(n−1) + B²/(m−1)), A = varA/n, B = varB/m.
std::optional<IntervalEstimate> welchLogRatio(std::span<const double> a, std::span<const double> b,
                                              double confidence = 0.95);

} // namespace Tare
