// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redispattern.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace Tare {

namespace {

std::uint32_t countOf(const std::string &text, std::string_view part)
{
    std::uint32_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

} // namespace

RedisPattern RedisPattern::command(const std::vector<std::string> &arguments, bool literal)
{
    RedisPattern pattern;
    auto here = [&pattern] { return static_cast<std::uint32_t>(pattern.bytes.size()); };
    pattern.bytes = '*' + std::to_string(arguments.size()) + "\r\n";
    for (const std::string &argument : arguments) {
        const auto payloads = literal ? 0 : countOf(argument, dataMark);
        pattern.bytes += '$';
        if (payloads == 0)
            pattern.bytes += std::to_string(argument.size());
        else
            pattern.holes.push_back({here(), payloads, argument.size() - payloads * dataMark.size()});
        pattern.bytes += "\r\n";
        std::size_t at = 0;
        while (!literal && at < argument.size()) {
            const auto field = argument.find(fieldMark, at);
            const auto data = argument.find(dataMark, at);
            const auto next = std::min(field, data);
            if (next == std::string::npos)
                break;
            pattern.bytes.append(argument, at, next - at);
            if (next == field) {
                pattern.fields.push_back(here());
                pattern.bytes += fieldMark;
                at = next + fieldMark.size();
            } else {
                pattern.holes.push_back({here(), 0, 0});
                at = next + dataMark.size();
            }
        }
        pattern.bytes.append(argument, at);
        pattern.bytes += "\r\n";
    }
    return pattern;
}

RedisPattern RedisPattern::line(const std::string &text)
{
    return {text + "\r\n", {}, {}};
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

std::size_t RedisPattern::longest(std::size_t payload) const
{
    std::size_t size = bytes.size();
    for (const Hole &hole : holes) {
        if (hole.times > 0)
            size += hole.times * payload + std::numeric_limits<std::uint64_t>::digits10 + 1;
    }
    return size;
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

char *writeRedisNumber(char *to, std::uint64_t value) noexcept
{
    return std::to_chars(to, to + std::numeric_limits<std::uint64_t>::digits10 + 1, value).ptr;
}

std::string redisPayload(std::size_t bytes)
{
    std::string payload(bytes, ' ');
    std::uint32_t state = 0x2545F491;
    for (char &c : payload) {
        state = state * 1664525U + 1013904223U;
        c = static_cast<char>('0' + (state >> 26)); // '0' … 'o'
    }
    return payload;
}

} // namespace Tare
