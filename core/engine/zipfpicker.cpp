// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/zipfpicker.h"

namespace Tare {

namespace {

/// (exp(x) - 1) / x and log(1 + x) / x, which go on where x is 0.
double smoothExponential(double x) noexcept
{
    return std::abs(x) > 1e-8 ? std::expm1(x) / x : 1 + x / 2;
}

double smoothLogarithm(double x) noexcept
{
    return std::abs(x) > 1e-8 ? std::log1p(x) / x : 1 - x / 2;
}

} // namespace

// The integral of the hat function, its inverse and the hat itself. With the exponent 1 the integral is a
// logarithm; the helpers above go over into it.
double ZipfPicker::hatIntegral(double x) const noexcept
{
    const double logarithm = std::log(x);
    return smoothExponential((1 - m_exponent) * logarithm) * logarithm;
}

double ZipfPicker::hatInverse(double y) const noexcept
{
    return std::exp(smoothLogarithm(y * (1 - m_exponent)) * y);
}

double ZipfPicker::hat(double x) const noexcept
{
    return std::pow(x, -m_exponent);
}

ZipfPicker::ZipfPicker(double exponent, std::int64_t count)
    : m_exponent(exponent)
    , m_count(std::max<std::int64_t>(count, 1))
    , m_low(hatIntegral(1.5) - 1)
    , m_high(hatIntegral(static_cast<double>(m_count) + 0.5))
    , m_shortcut(2 - hatInverse(hatIntegral(2.5) - hat(2)))
{ }

} // namespace Tare
