// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace Tare {

/// Percentile bootstrap of the ratio of arithmetic means, b over a. Not the headline: below ten runs it is
/// too narrow (84 % instead of 95 % with four runs a side).
struct BootstrapRatio
{
    double low = 1;
    double high = 1;
    double mean = 1; ///< of the resampled ratios
    double standardDeviation = 0;
    bool exact = false; ///< all resamples, not a sample of them
};

/// Up to five runs a side all resamples are enumerated, so the result needs no seed; above that 100 000 are
/// drawn, the same on every machine for the same seed. Nothing with fewer than two values on a side or values
/// of a that are not above 0.
std::optional<BootstrapRatio> bootstrapRatio(std::span<const double> a, std::span<const double> b,
                                             double confidence = 0.95, std::uint64_t seed = 1);

} // namespace Tare
