// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redispattern.h"

#include <array>

namespace Tare {

RedisPattern RedisPattern::command(const std::vector<std::string> &arguments, bool literal)
{
    RedisPattern pattern;
    pattern.bytes = '*' + std::to_string(arguments.size()) + "\r\n";
    for (const std::string &argument : arguments) {
        pattern.bytes += '$' + std::to_string(argument.size()) + "\r\n";
        if (!literal) {
            for (auto at = argument.find(fieldMark); at != std::string::npos;
                 at = argument.find(fieldMark, at + fieldWidth))
                pattern.fields.push_back(static_cast<std::uint32_t>(pattern.bytes.size() + at));
        }
        pattern.bytes += argument + "\r\n";
    }
    return pattern;
}

RedisPattern RedisPattern::line(const std::string &text)
{
    return {text + "\r\n", {}};
}

RedisPattern RedisPattern::repeated(int times) const
{
    RedisPattern result;
    result.bytes.reserve(bytes.size() * static_cast<std::size_t>(times));
    result.fields.reserve(fields.size() * static_cast<std::size_t>(times));
    for (int i = 0; i < times; ++i) {
        for (const auto field : fields)
            result.fields.push_back(static_cast<std::uint32_t>(result.bytes.size() + field));
        result.bytes += bytes;
    }
    return result;
}

void writeRedisField(char *field, std::uint64_t value) noexcept
{
    static constexpr auto pairs = [] {
        std::array<char, 200> digits{};
        for (int i = 0; i < 100; ++i) {
            digits[2 * i] = static_cast<char>('0' + i / 10);
            digits[2 * i + 1] = static_cast<char>('0' + i % 10);
        }
        return digits;
    }();
    for (int at = RedisPattern::fieldWidth - 2; at >= 0; at -= 2) {
        const char *pair = &pairs[value % 100 * 2];
        field[at] = pair[0];
        field[at + 1] = pair[1];
        value /= 100;
    }
}

std::string redisPayload(int bytes)
{
    std::string payload(static_cast<std::size_t>(bytes), ' ');
    std::uint32_t state = 0x2545F491;
    for (char &c : payload) {
        state = state * 1664525U + 1013904223U;
        c = static_cast<char>('0' + (state >> 26)); // '0' … 'o'
    }
    return payload;
}

} // namespace Tare
