// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace Tare {

/// A command as it goes over the wire, where in it the random numbers are, and where payload is put in whose
/// size is only known when it is sent.
struct RedisPattern
{
    static constexpr std::size_t fieldWidth = 12; ///< digits of a random number, as redis-benchmark writes it
    static constexpr std::string_view fieldMark = "__rand_int__"; ///< as long as the number it stands for
    static constexpr std::string_view dataMark = "__data__";

    /// A place between two bytes.
    struct Hole
    {
        std::uint32_t offset = 0; ///< in bytes; what is put in comes before this byte
        std::uint32_t times =
            0; ///< > 0: an argument begins that holds the payload so often; its length goes here
        std::uint64_t other = 0; ///< bytes of that argument besides
    };

    std::string bytes;
    std::vector<std::uint32_t> fields; ///< offsets, ascending
    std::vector<Hole> holes;           ///< ascending; none when every request is as long as the others

    /// RESP array of bulk strings. Every fieldMark in an argument becomes a field and every dataMark a hole,
    /// unless `literal`.
    static RedisPattern command(const std::vector<std::string> &arguments, bool literal = false);
    /// The inline protocol: the line as it stands.
    static RedisPattern line(const std::string &text);

    /// The same `times` over. Without holes.
    RedisPattern repeated(int times) const;

    /// The most bytes that write() makes of it.
    std::size_t longest(std::size_t payload) const;

    /// Writes one request: `number()` gives the next random number, `size()` the size of the next payload,
    /// whose bytes are the first of `payload`. Returns the end of it.
    template<typename Number, typename Size>
    char *write(char *to, std::string_view payload, Number number, Size size) const noexcept;
};

/// Writes `value` as 12 decimal digits.
void writeRedisField(char *field, std::uint64_t value) noexcept;

/// Writes `value` in decimal; returns the end of it.
char *writeRedisNumber(char *to, std::uint64_t value) noexcept;

/// Printable bytes that do not compress, always the same for a length, and a longer one begins with a
/// shorter.
std::string redisPayload(std::size_t bytes);

template<typename Number, typename Size>
char *RedisPattern::write(char *to, std::string_view payload, Number number, Size size) const noexcept
{
    std::size_t from = 0;
    auto field = fields.begin();
    std::size_t payloadSize = 0;
    auto copyUntil = [&](std::size_t end) {
        bytes.copy(to, end - from, from);
        for (; field != fields.end() && *field < end; ++field)
            writeRedisField(to + (*field - from), number());
        to += end - from;
        from = end;
    };
    for (const Hole &hole : holes) {
        copyUntil(hole.offset);
        if (hole.times > 0) {
            payloadSize = size();
            to = writeRedisNumber(to, hole.other + hole.times * payloadSize);
        } else {
            to += payload.copy(to, payloadSize);
        }
    }
    copyUntil(bytes.size());
    return to;
}

} // namespace Tare
