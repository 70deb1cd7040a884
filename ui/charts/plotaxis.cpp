// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plotaxis.h"

#include "core/model/numberformat.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr double headRoom = 1.08;

/// The smallest of 1, 2, 2.5, 5 × 10^n that is not below `atLeast`.
double roundStep(double atLeast)
{
    const double power = std::pow(10.0, std::floor(std::log10(atLeast)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * power >= atLeast * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

void fillTicks(AxisScale &scale)
{
    scale.ticks.clear();
    const auto first = static_cast<qint64>(std::ceil(scale.low / scale.step - 1e-9));
    const auto last = static_cast<qint64>(std::floor(scale.high / scale.step + 1e-9));
    for (qint64 index = first; index <= last; ++index) {
        scale.ticks.append(static_cast<double>(index) * scale.step);
    }
}

} // namespace

AxisScale zeroScale(double max, double high)
{
    AxisScale scale;
    const double wanted = high > 0 ? high : max * headRoom;
    const double top = std::isfinite(wanted) && wanted > 0 ? wanted : 1;
    scale.high = top;
    scale.step = roundStep(top / 5.5);
    fillTicks(scale);
    return scale;
}

AxisScale stripScale(double max)
{
    AxisScale scale;
    const double wanted = std::isfinite(max) && max > 0 ? max * 1.05 : 1;
    scale.step = roundStep(wanted / 2);
    scale.high = wanted <= scale.step ? scale.step : 2 * scale.step;
    fillTicks(scale);
    return scale;
}

AxisScale signedScale(double low, double high)
{
    low = std::min(low, 0.0);
    high = std::max(high, 0.0);
    const double span = std::max(high - low, 1e-9);
    AxisScale scale;
    scale.low = low - 0.08 * span;
    scale.high = high + 0.08 * span;
    scale.step = roundStep((scale.high - scale.low) / 6.5);
    fillTicks(scale);
    return scale;
}

AxisScale timeScale(double from, double to, int lines)
{
    static constexpr std::array<double, 17> steps{1,   2,   5,    10,   15,   30,    60,    120,  300,
                                                  600, 900, 1800, 3600, 7200, 14400, 43200, 86400};
    AxisScale scale;
    scale.low = from;
    scale.high = std::max(to, from + 1);
    const double wanted = (scale.high - scale.low) / std::max(lines, 1);
    const auto found = std::ranges::find_if(steps, [wanted](double step) { return step >= wanted; });
    scale.step = found == steps.end() ? std::ceil(wanted / 86400) * 86400 : *found;
    fillTicks(scale);
    return scale;
}

int decimalsForStep(double step)
{
    int decimals = 0;
    while (decimals < 6 && std::abs(step - std::round(step)) > 1e-9 * std::max(1.0, step)) {
        step *= 10;
        ++decimals;
    }
    return decimals;
}

QString tickText(double value, double step)
{
    return formatFixed(value, decimalsForStep(step));
}

} // namespace Tare
