// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/randomsource.h"
#include "core/engine/zipfpicker.h"
#include "core/model/workloadspec.h"

#include <cstdint>

namespace Tare {

/// The shape of sysbench's --rand-type with its parameters.
struct RowShape
{
    RowDistribution distribution = RowDistribution::Uniform;
    double zipfExponent = 0.8; ///< with Zipfian; > 0
    double paretoShape = 0.2;  ///< with Pareto; 0 < h < 1: the share of the rows that gets 1 - h of the draws

    static RowShape of(const OltpWorkload &workload)
    {
        return {workload.distribution, workload.zipfExponent, workload.paretoShape};
    }
};

/// Draws row numbers 1 … rows with such a shape.
class RowPicker
{
public:
    RowPicker(const RowShape &shape, std::int64_t rows);

    std::int64_t pick(RandomSource &random) const noexcept;

private:
    std::int64_t special(RandomSource &random) const noexcept;
    std::int64_t gaussian(RandomSource &random) const noexcept;
    std::int64_t pareto(RandomSource &random) const noexcept;

    RowDistribution m_distribution;
    std::int64_t m_rows;
    double m_paretoPower;
    ZipfPicker m_zipf;
};

} // namespace Tare
