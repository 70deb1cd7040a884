// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/replyscanner.h"

#include <algorithm>
#include <cstring>

namespace Tare {

namespace {

constexpr std::uint64_t longestBulk = 1ULL << 40; ///< far beyond what a server can send
constexpr std::uint64_t mostElements = INT32_MAX;
constexpr auto largestInteger = static_cast<std::uint64_t>(INT64_MAX);

} // namespace

bool ReplyScanner::startValue(char type) noexcept
{
    m_top = m_pending == 0;
    if (m_top) {
        m_pending = 1;
        m_topType = type;
        m_topValue = 0;
        if (type == '-')
            m_errorText.clear();
    }
    m_type = type;
    switch (type) {
    case '+':
    case '-':
        m_state = State::Line;
        return true;
    case ':':
    case '$':
    case '*':
        m_state = State::FirstDigit;
        m_negative = false;
        m_number = 0;
        return true;
    default:
        return false;
    }
}

bool ReplyScanner::addDigit(char digit) noexcept
{
    if (digit < '0' || digit > '9')
        return false;
    const auto value = static_cast<std::uint64_t>(digit - '0');
    const auto limit = largestInteger + (m_negative ? 1 : 0);
    if (m_number > (limit - value) / 10)
        return false;
    m_number = m_number * 10 + value;
    return true;
}

bool ReplyScanner::finishNumber() noexcept
{
    const auto value =
        m_negative ? static_cast<std::int64_t>(0 - m_number) : static_cast<std::int64_t>(m_number);
    if (m_top)
        m_topValue = value;
    if (m_type == ':')
        return true;
    if (value < -1 || (m_type == '$' && m_number > longestBulk) || (m_type == '*' && m_number > mostElements))
        return false;
    if (m_type == '*' && value > 0) {
        m_pending += m_number;
        if (m_pending > mostElements * 2)
            return false;
    }
    return true;
}

bool ReplyScanner::finishValue() noexcept
{
    m_state = State::Type;
    return --m_pending == 0;
}

void ReplyScanner::keepErrorText(const char *text, std::size_t size) noexcept
{
    if (m_top && m_type == '-')
        m_errorText.append(text, std::min(size, errorTextLimit - m_errorText.size()));
}

ReplyScanner::Result ReplyScanner::scan(const char *data, std::size_t size, std::size_t &used) noexcept
{
    const char *at = data;
    const char *const end = data + size;
    auto leave = [&](Result result) {
        used = static_cast<std::size_t>(at - data);
        if (result == Result::Broken)
            m_state = State::Broken;
        return result;
    };

    while (at != end) {
        switch (m_state) {
        case State::Type:
            if (!startValue(*at))
                return leave(Result::Broken);
            ++at;
            break;
        case State::Line: {
            const auto *stop =
                static_cast<const char *>(std::memchr(at, '\r', static_cast<std::size_t>(end - at)));
            const char *to = stop ? stop : end;
            keepErrorText(at, static_cast<std::size_t>(to - at));
            at = to;
            if (stop) {
                ++at;
                m_state = State::LineFeed;
            }
            break;
        }
        case State::LineFeed:
            if (*at != '\n') { // a lone \r belongs to the text
                keepErrorText("\r", 1);
                m_state = State::Line;
                break;
            }
            ++at;
            if (finishValue())
                return leave(Result::Complete);
            break;
        case State::FirstDigit:
            if (*at == '-' && !m_negative) {
                m_negative = true;
            } else if (*at == '0' && !m_negative) {
                m_state = State::NumberReturn; // no more digits after a leading zero
            } else if (*at != '0' && addDigit(*at)) {
                m_state = State::Digits;
            } else {
                return leave(Result::Broken);
            }
            ++at;
            break;
        case State::Digits:
            while (at != end && addDigit(*at))
                ++at;
            if (at != end)
                m_state = State::NumberReturn;
            break;
        case State::NumberReturn:
            if (*at != '\r')
                return leave(Result::Broken);
            ++at;
            m_state = State::NumberFeed;
            break;
        case State::NumberFeed:
            if (*at != '\n' || !finishNumber())
                return leave(Result::Broken);
            ++at;
            if (m_type == '$' && !m_negative) {
                m_left = m_number;
                m_state = State::Body;
                break;
            }
            if (finishValue())
                return leave(Result::Complete);
            break;
        case State::Body: {
            const auto here = std::min<std::uint64_t>(m_left, static_cast<std::uint64_t>(end - at));
            at += here;
            m_left -= here;
            if (m_left == 0)
                m_state = State::BodyReturn;
            break;
        }
        case State::BodyReturn:
        case State::BodyFeed:
            if (*at != (m_state == State::BodyReturn ? '\r' : '\n'))
                return leave(Result::Broken);
            ++at;
            if (m_state == State::BodyReturn) {
                m_state = State::BodyFeed;
                break;
            }
            if (finishValue())
                return leave(Result::Complete);
            break;
        case State::Broken:
            return leave(Result::Broken);
        }
    }
    return leave(Result::More);
}

} // namespace Tare
