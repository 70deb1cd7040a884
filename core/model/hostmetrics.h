// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QString>

namespace Tare {

/// Figures of a machine by key. Keys are stable and untranslated; their units and sources are listed where
/// they are measured (core/environment/hostsampler.h): "cpu.user", "cpu.3.busy", "net.eth0.in" …
using HostValues = QMap<QString, double>;

/// What a machine did in one span of a step, about a second long.
struct HostSample
{
    double start = 0;  ///< seconds from the start of the measurement; negative in the warm-up
    double length = 0; ///< seconds that really passed
    HostValues values; ///< rates and shares over the span, levels at its end; unknown ones are absent

    bool operator==(const HostSample &) const = default;
};

/// One figure over the measured window of a step.
struct HostFigure
{
    double mean = 0; ///< weighted by the lengths of the samples
    double most = 0; ///< of the samples

    bool operator==(const HostFigure &) const = default;
};
using HostFigures = QMap<QString, HostFigure>;

} // namespace Tare
