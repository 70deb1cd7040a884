// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/multiplicity.h"

#include <algorithm>
#include <numeric>

namespace Tare {

std::vector<double> holmAdjusted(std::span<const double> pValues)
{
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return pValues[a] < pValues[b]; });
    std::vector<double> adjusted(pValues.size());
    double highest = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double factor = static_cast<double>(order.size() - i);
        highest = std::max(highest, std::min(1.0, factor * pValues[order[i]]));
        adjusted[order[i]] = highest;
    }
    return adjusted;
}

} // namespace Tare
