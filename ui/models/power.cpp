// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/power.h"

#include <boost/math/distributions/students_t.hpp>

#include <cmath>

namespace Tare {

std::optional<double> settledDifference(int runs, double spread)
{
    if (runs < 2)
        return std::nullopt;
    const boost::math::students_t distribution(2.0 * runs - 2);
    return boost::math::quantile(distribution, 0.975) * spread * std::sqrt(2.0 / runs);
}

std::optional<int> runsNeeded(double difference, double spread)
{
    constexpr int most = 1000;
    for (int runs = 2; runs <= most; ++runs) {
        if (*settledDifference(runs, spread) <= difference)
            return runs;
    }
    return std::nullopt;
}

} // namespace Tare
