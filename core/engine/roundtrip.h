// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace Tare {

/// Median time in microseconds of up to 1000 calls of `ask` one after the other, until the deadline. Its
/// first error ends it; the first call is not counted, because it finds everything cold.
template<typename Ask>
Result<double> medianRoundTrip(std::chrono::steady_clock::time_point deadline, Ask ask)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::size_t most = 1000;
    std::vector<double> times;
    times.reserve(most);
    for (std::size_t i = 0; i <= most && (times.empty() || Clock::now() < deadline); ++i) {
        const Clock::time_point start = Clock::now();
        if (const Result<void> answered = ask(); !answered)
            return tl::unexpected(answered.error());
        if (i > 0)
            times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace Tare
