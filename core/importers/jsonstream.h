// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <cstddef>
#include <iterator>

class QIODevice;

namespace Tare {

/// The characters of a JSON document for a parser, read from the device in pieces. "nan" and "inf", which C
/// programs print where JSON has no number, become null. A text that does not end within 1 MiB ends the
/// document.
class JsonStream
{
public:
    static constexpr qsizetype longestText = 1024 * 1024;

    explicit JsonStream(QIODevice &device)
        : m_device(device)
    { }

    int next(); ///< −1 at the end

    /// What a parser takes: one pass, all copies share the stream.
    class Iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char *;
        using reference = char;

        Iterator() = default; ///< the end
        explicit Iterator(JsonStream *stream)
            : m_stream(stream)
        {
            ++*this;
        }
        char operator*() const { return m_char; }
        Iterator &operator++()
        {
            const int c = m_stream->next();
            if (c < 0)
                m_stream = nullptr;
            else
                m_char = static_cast<char>(c);
            return *this;
        }
        bool operator==(const Iterator &other) const { return m_stream == other.m_stream; }
        bool operator!=(const Iterator &other) const { return m_stream != other.m_stream; }

    private:
        JsonStream *m_stream = nullptr;
        char m_char = 0;
    };

private:
    int raw();
    void readWord(int first);

    QIODevice &m_device;
    QByteArray m_chunk;
    qsizetype m_at = 0;
    QByteArray m_word; ///< a bare word or number, to be given out
    qsizetype m_wordAt = 0;
    int m_held = -2; ///< read but not given out; −2: none
    bool m_inText = false;
    bool m_escaped = false;
    bool m_ended = false;
    qsizetype m_textLength = 0;
};

} // namespace Tare
