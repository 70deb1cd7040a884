// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Tare {

/// The distributions the methods need, in one place: the library behind them is slow to compile.

double studentQuantile(double probability, double degreesOfFreedom);
double studentTwoSidedP(double t, double degreesOfFreedom);
double normalQuantile(double probability);
double normalTwoSidedP(double z);
/// Probability that a two-sided t test at 1 − confidence finds an effect of so many standard errors.
double studentPower(double effectInStandardErrors, double degreesOfFreedom, double confidence);
double chiSquaredUpperP(double value, double degreesOfFreedom);

} // namespace Tare
