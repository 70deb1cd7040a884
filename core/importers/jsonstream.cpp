// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/jsonstream.h"

#include <QIODevice>

#include <array>

namespace Tare {

namespace {

constexpr qsizetype chunkBytes = 64 * 1024;
constexpr qsizetype longestWord = 512; ///< a number that is longer has no more digits than this

bool isWordCharacter(int c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '-'
        || c == '.';
}

bool isNoNumber(const QByteArray &word)
{
    const QByteArray bare = word.startsWith('-') || word.startsWith('+') ? word.mid(1) : word;
    const QByteArray lower = bare.toLower();
    return lower == "nan" || lower == "inf" || lower == "infinity";
}

} // namespace

int JsonStream::raw()
{
    if (m_held != -2)
        return std::exchange(m_held, -2);
    if (m_at == m_chunk.size()) {
        m_chunk.resize(chunkBytes);
        const qint64 read = m_device.read(m_chunk.data(), m_chunk.size());
        m_chunk.truncate(std::max<qint64>(read, 0));
        m_at = 0;
        if (m_chunk.isEmpty())
            return -1;
    }
    return static_cast<unsigned char>(m_chunk.at(m_at++));
}

void JsonStream::readWord(int first)
{
    m_word.clear();
    m_wordAt = 0;
    int c = first;
    while (isWordCharacter(c)) {
        if (m_word.size() < longestWord)
            m_word.append(static_cast<char>(c));
        c = raw();
    }
    m_held = c;
    if (isNoNumber(m_word))
        m_word = "null";
}

int JsonStream::next()
{
    if (m_wordAt < m_word.size())
        return static_cast<unsigned char>(m_word.at(m_wordAt++));
    if (m_ended)
        return -1;
    int c = raw();
    if (m_inText) {
        if (++m_textLength > longestText || c < 0) {
            m_ended = true;
            return -1;
        }
        if (m_escaped)
            m_escaped = false;
        else if (c == '\\')
            m_escaped = true;
        else if (c == '"')
            m_inText = false;
        return c;
    }
    if (isWordCharacter(c)) {
        readWord(c);
        return static_cast<unsigned char>(m_word.at(m_wordAt++));
    }
    if (c == '"') {
        m_inText = true;
        m_textLength = 0;
    }
    m_ended = c < 0;
    return c;
}

} // namespace Tare
