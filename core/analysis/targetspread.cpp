// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/targetspread.h"

#include <algorithm>
#include <numeric>

namespace Tare {

std::optional<double> jainIndex(const std::vector<double> &shares)
{
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    const double squares = std::inner_product(shares.begin(), shares.end(), shares.begin(), 0.0);
    if (!(squares > 0))
        return std::nullopt;
    return sum * sum / (static_cast<double>(shares.size()) * squares);
}

std::optional<TargetSpread> targetSpread(const StepRecord &step)
{
    if (step.status != StepStatus::Done || step.targets.size() < 2)
        return std::nullopt;
    std::vector<double> rates;
    for (const TargetRecord &target : step.targets)
        rates.push_back(target.rate().value_or(0));
    const auto [lowest, highest] = std::minmax_element(rates.begin(), rates.end());
    return TargetSpread{*lowest, *highest, std::accumulate(rates.begin(), rates.end(), 0.0),
                        jainIndex(rates)};
}

std::optional<double> cpuMsPerOperation(const StepRecord &step)
{
    if (step.status != StepStatus::Done || !step.clientCpu || !step.serverCpu || step.totals.operations <= 0)
        return std::nullopt;
    constexpr double milliseconds = 1000;
    const double cpus = *step.clientCpu + *step.serverCpu + step.proxyCpu.value_or(0);
    return cpus * step.seconds * milliseconds / static_cast<double>(step.totals.operations);
}

} // namespace Tare
