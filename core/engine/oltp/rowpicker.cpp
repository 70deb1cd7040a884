// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowpicker.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int bellTerms = 12;         ///< uniforms averaged for the bell curve
constexpr double specialShare = 0.75; ///< of the accesses that go to the hot rows
constexpr double specialWidth = 0.01; ///< of the rows, for the hot band before its lower quarter is cut off
constexpr double paretoHot = 0.2;     ///< share of the rows that gets the rest of the accesses
constexpr double zipfExponent = 0.8;

double bell(RandomSource &random) noexcept
{
    double sum = 0;
    for (int i = 0; i < bellTerms; ++i)
        sum += random.unit();
    return sum / bellTerms;
}

// Zipf by rejection-inversion (Hörmann and Derflinger 1996): the integral of the hat function, its inverse
// and the hat itself for one fixed exponent.
double hatIntegral(double x) noexcept
{
    return (std::pow(x, 1 - zipfExponent) - 1) / (1 - zipfExponent);
}

double hatInverse(double y) noexcept
{
    return std::pow(1 + y * (1 - zipfExponent), 1 / (1 - zipfExponent));
}

double hat(double x) noexcept
{
    return std::pow(x, -zipfExponent);
}

} // namespace

RowPicker::RowPicker(RowDistribution distribution, std::int64_t rows)
    : m_distribution(distribution)
    , m_rows(std::max<std::int64_t>(rows, 1))
{
    m_zipfLow = hatIntegral(1.5) - 1;
    m_zipfHigh = hatIntegral(static_cast<double>(m_rows) + 0.5);
    m_zipfShortcut = 2 - hatInverse(hatIntegral(2.5) - hat(2));
}

std::int64_t RowPicker::pick(RandomSource &random) const noexcept
{
    switch (m_distribution) {
    case RowDistribution::Uniform:
        break;
    case RowDistribution::Special:
        return special(random);
    case RowDistribution::Gaussian:
        return gaussian(random);
    case RowDistribution::Pareto:
        return pareto(random);
    case RowDistribution::Zipfian:
        return zipfian(random);
    }
    return 1 + static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(m_rows)));
}

std::int64_t RowPicker::gaussian(RandomSource &random) const noexcept
{
    return 1 + std::min(static_cast<std::int64_t>(bell(random) * static_cast<double>(m_rows)), m_rows - 1);
}

std::int64_t RowPicker::special(RandomSource &random) const noexcept
{
    // sysbench scales the same draw that chose between bell and band, so the band loses its lower quarter
    const double span = static_cast<double>(m_rows - 1);
    const double draw = random.unit();
    const double row = draw < 1 - specialShare
        ? bell(random) * span
        : draw * (span * specialWidth + 1) + span / 2 - span * specialWidth / 2;
    return 1 + std::clamp<std::int64_t>(static_cast<std::int64_t>(row), 0, m_rows - 1);
}

std::int64_t RowPicker::pareto(RandomSource &random) const noexcept
{
    static const double power = std::log(paretoHot) / std::log(1 - paretoHot);
    const double row = std::pow(random.unit(), power) * static_cast<double>(m_rows);
    return 1 + std::min(static_cast<std::int64_t>(row), m_rows - 1);
}

std::int64_t RowPicker::zipfian(RandomSource &random) const noexcept
{
    for (;;) {
        const double y = m_zipfHigh + random.unit() * (m_zipfLow - m_zipfHigh);
        const double x = hatInverse(y);
        const auto row = std::clamp<std::int64_t>(std::llround(x), 1, m_rows);
        const double k = static_cast<double>(row);
        if (k - x <= m_zipfShortcut || y >= hatIntegral(k + 0.5) - hat(k))
            return row;
    }
}

} // namespace Tare
