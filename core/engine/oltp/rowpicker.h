// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/randomsource.h"
#include "core/model/workloadspec.h"

#include <cstdint>

namespace Tare {

/// Draws row numbers 1 … rows with the shape of sysbench's --rand-type, at its default parameters.
class RowPicker
{
public:
    RowPicker(RowDistribution distribution, std::int64_t rows);

    std::int64_t pick(RandomSource &random) const noexcept;

private:
    std::int64_t special(RandomSource &random) const noexcept;
    std::int64_t gaussian(RandomSource &random) const noexcept;
    std::int64_t pareto(RandomSource &random) const noexcept;
    std::int64_t zipfian(RandomSource &random) const noexcept;

    RowDistribution m_distribution;
    std::int64_t m_rows;
    double m_zipfLow = 0;
    double m_zipfHigh = 0;
    double m_zipfShortcut = 0;
};

} // namespace Tare
