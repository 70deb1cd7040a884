// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QtTest>

#include <cmath>
#include <vector>

namespace Tare::Reference {

/// The published comparison of MySQL natively and in a container, run by run.
inline const std::vector<double> nativeTps = {632.78, 652.28, 676.46, 628.58};
inline const std::vector<double> containerTps = {538.28, 589.62, 594.50, 602.58};
inline const std::vector<double> nativeAvg = {12.64, 12.26, 11.82, 12.72};
inline const std::vector<double> containerAvg = {14.86, 13.57, 13.45, 13.27};
inline const std::vector<double> nativeP95 = {20.00, 17.01, 15.55, 19.65};
inline const std::vector<double> containerP95 = {26.20, 19.29, 17.63, 17.32};

/// The same without the first run of each side.
inline std::vector<double> withoutFirst(const std::vector<double> &values)
{
    return {values.begin() + 1, values.end()};
}

/// Twelve intervals of one run.
inline const std::vector<double> intervals = {400, 520, 580, 600, 610, 605, 598, 603, 607, 601, 599, 604};

/// Whether a value agrees with a reference value in every digit that the reference gives, or to 1e-9 of it
/// where it gives more.
inline bool agrees(double actual, const char *reference)
{
    const QByteArray text(reference);
    const double expected = text.toDouble();
    const qsizetype exponentAt = text.indexOf('e');
    const QByteArray mantissa = exponentAt < 0 ? text : text.left(exponentAt);
    const int exponent = exponentAt < 0 ? 0 : text.mid(exponentAt + 1).toInt();
    const qsizetype point = mantissa.indexOf('.');
    const int decimals = point < 0 ? 0 : static_cast<int>(mantissa.size() - point - 1);
    const double unit = std::pow(10, exponent - decimals);
    const double tolerance = std::max(0.501 * unit, 1e-9 * std::abs(expected));
    if (std::abs(actual - expected) <= tolerance)
        return true;
    qWarning("%.12g instead of %s", actual, reference);
    return false;
}

} // namespace Tare::Reference
