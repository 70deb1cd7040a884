// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace Tare {

/// Draws 1 … count so that k comes up in proportion to 1 / k^exponent, without a table: rejection-inversion
/// (Hörmann and Derflinger, "Rejection-inversion to generate variates from monotone discrete distributions",
/// 1996).
class ZipfPicker
{
public:
    /// exponent: more than 0. count: 1 or more.
    ZipfPicker(double exponent, std::int64_t count);

    /// unit: gives 0 ≤ x < 1, a new one each time; called once or seldom more often.
    template<typename Unit>
    std::int64_t pick(Unit unit) const noexcept
    {
        for (;;) {
            const double y = m_high + unit() * (m_low - m_high);
            const double x = hatInverse(y);
            const auto k = std::clamp<std::int64_t>(std::llround(x), 1, m_count);
            const auto number = static_cast<double>(k);
            if (number - x <= m_shortcut || y >= hatIntegral(number + 0.5) - hat(number))
                return k;
        }
    }

private:
    double hatIntegral(double x) const noexcept;
    double hatInverse(double y) const noexcept;
    double hat(double x) const noexcept;

    double m_exponent;
    std::int64_t m_count;
    double m_low;
    double m_high;
    double m_shortcut;
};

} // namespace Tare
