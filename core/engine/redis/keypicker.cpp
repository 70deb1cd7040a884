// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/keypicker.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace Tare {

KeyPicker::KeyPicker(const RedisWorkload &workload)
    : m_distribution(workload.distribution)
    , m_keyspace(static_cast<std::uint64_t>(std::max<qint64>(1, workload.keyspace)))
    , m_zipf(workload.zipfExponent, static_cast<std::int64_t>(m_keyspace))
{ }

std::uint64_t KeyPicker::gaussian(RequestSource &source) const noexcept
{
    const auto keys = static_cast<double>(m_keyspace);
    for (;;) {
        // Box and Muller's first number; the second is left, so that a source is no more than its state.
        const double radius = std::sqrt(-2 * std::log(1 - source.unit()));
        const double number =
            std::floor(keys / 2 + keys / 6 * radius * std::cos(2 * std::numbers::pi * source.unit()));
        if (number >= 0 && number < keys)
            return static_cast<std::uint64_t>(number);
    }
}

} // namespace Tare
