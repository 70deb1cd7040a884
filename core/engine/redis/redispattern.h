// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace Tare {

/// A command as it goes over the wire, and where in it the random numbers are.
struct RedisPattern
{
    static constexpr std::size_t fieldWidth = 12; ///< digits of a random number, as redis-benchmark writes it
    static constexpr std::string_view fieldMark = "__rand_int__"; ///< as long as the number it stands for

    std::string bytes;
    std::vector<std::uint32_t> fields; ///< offsets

    /// RESP array of bulk strings. Every fieldMark in an argument becomes a field, unless `literal`.
    static RedisPattern command(const std::vector<std::string> &arguments, bool literal = false);
    /// The inline protocol: the line as it stands.
    static RedisPattern line(const std::string &text);

    /// The same `times` over.
    RedisPattern repeated(int times) const;
};

/// Writes `value` as 12 decimal digits.
void writeRedisField(char *field, std::uint64_t value) noexcept;

/// Printable bytes that do not compress, always the same for a length.
std::string redisPayload(int bytes);

} // namespace Tare
