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

double bell(RandomSource &random) noexcept
{
    double sum = 0;
    for (int i = 0; i < bellTerms; ++i)
        sum += random.unit();
    return sum / bellTerms;
}

} // namespace

RowPicker::RowPicker(const RowShape &shape, std::int64_t rows)
    : m_distribution(shape.distribution)
    , m_rows(std::max<std::int64_t>(rows, 1))
    , m_paretoPower(std::log(shape.paretoShape) / std::log(1 - shape.paretoShape))
    , m_zipf(shape.zipfExponent, m_rows)
{ }

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
        return m_zipf.pick([&random] { return random.unit(); });
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
    const double row = std::pow(random.unit(), m_paretoPower) * static_cast<double>(m_rows);
    return 1 + std::min(static_cast<std::int64_t>(row), m_rows - 1);
}

} // namespace Tare
