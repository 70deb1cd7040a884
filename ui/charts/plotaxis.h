// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace Tare {

/// Where the lines of an axis stand.
struct AxisScale
{
    double low = 0;
    double high = 1; ///< of the axis, not necessarily a tick
    double step = 1;
    QList<double> ticks;

    bool operator==(const AxisScale &) const = default;
};

/// From zero up to `max` and 8 % more, or exactly up to `high`; four to six lines at round values.
AxisScale zeroScale(double max, double high = 0);
/// For a low strip: zero, a middle and a round top.
AxisScale stripScale(double max);
/// Around zero, wide enough for both ends.
AxisScale signedScale(double low, double high);
/// Seconds from `from` to `to` at most `lines` times: 5 s, 10 s, 30 s, 1 min, 5 min …
AxisScale timeScale(double from, double to, int lines);

/// Decimals that tell the ticks of a step apart.
int decimalsForStep(double step);
/// A tick as text, by the locale.
QString tickText(double value, double step);

} // namespace Tare
