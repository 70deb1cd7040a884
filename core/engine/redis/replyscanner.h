// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace Tare {

/// Walks over RESP2 replies without keeping or allocating anything, in pieces of any size. Only the text of
/// an error is kept.
class ReplyScanner
{
public:
    enum class Result {
        More,     ///< all bytes used, the reply goes on
        Complete, ///< one whole reply used; the rest is for the next call
        Broken,   ///< not RESP2; nothing more can be read from this connection
    };

    /// Uses bytes until the end of one top-level reply. `used` is set to how many.
    Result scan(const char *data, std::size_t size, std::size_t &used) noexcept;

    /// Between two replies.
    bool idle() const noexcept { return m_state == State::Type && m_pending == 0; }

    // Of the reply that was completed last:
    char type() const noexcept { return m_topType; } ///< + - : $ *
    /// The integer, the length of the bulk or the number of elements; -1 for nil.
    std::int64_t value() const noexcept { return m_topValue; }
    bool isError() const noexcept { return m_topType == '-'; }
    /// Nil, or an array without elements.
    bool isEmpty() const noexcept
    {
        return (m_topType == '$' && m_topValue < 0) || (m_topType == '*' && m_topValue <= 0);
    }
    const std::string &errorText() const noexcept { return m_errorText; } ///< of an error, without the dash

private:
    enum class State {
        Type,
        Line,
        LineFeed,
        FirstDigit,
        Digits,
        NumberReturn,
        NumberFeed,
        Body,
        BodyReturn,
        BodyFeed,
        Broken,
    };

    static constexpr std::size_t errorTextLimit = 512;

    bool startValue(char type) noexcept;
    bool addDigit(char digit) noexcept;
    bool finishNumber() noexcept;
    void keepErrorText(const char *text, std::size_t size) noexcept;
    bool finishValue() noexcept; ///< true when it was the last one of the top-level reply

    State m_state = State::Type;
    char m_type = 0;    ///< of the value being read
    char m_topType = 0; ///< of the reply around it
    bool m_top = false; ///< the value being read is the reply itself
    bool m_negative = false;
    std::uint64_t m_number = 0;
    std::uint64_t m_left = 0;    ///< bytes of the bulk still to come
    std::uint64_t m_pending = 0; ///< values still to be read until the reply is whole
    std::int64_t m_topValue = 0;
    std::string m_errorText;
};

} // namespace Tare
