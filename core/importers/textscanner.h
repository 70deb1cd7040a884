// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <charconv>
#include <cmath>
#include <optional>

namespace Tare {

/// Reads a line from left to right: words and numbers with any blanks before them. Once something is not as
/// asked for, all that follows fails, so that the outcome is looked at once, at the end.
class TextScanner
{
public:
    explicit TextScanner(QByteArrayView text)
        : m_text(text)
    { }

    bool ok() const { return m_ok; }
    bool atEnd()
    {
        skipBlanks();
        return m_at == m_text.size();
    }
    QByteArrayView rest() const { return m_text.sliced(m_at); }

    TextScanner &word(QByteArrayView expected)
    {
        skipBlanks();
        if (m_ok && rest().startsWith(expected))
            m_at += expected.size();
        else
            m_ok = false;
        return *this;
    }

    /// True, and past it, when the word comes next; else nothing happens.
    bool maybe(QByteArrayView expected)
    {
        if (!m_ok)
            return false;
        const qsizetype before = m_at;
        skipBlanks();
        if (rest().startsWith(expected)) {
            m_at += expected.size();
            return true;
        }
        m_at = before;
        return false;
    }

    /// '.' is the decimal sign. "inf" and "nan" are no numbers.
    TextScanner &number(double &value)
    {
        skipBlanks();
        double read = 0;
        const char *begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), read);
        if (m_ok && error == std::errc() && std::isfinite(read)) {
            value = read;
            m_at += end - begin;
        } else {
            m_ok = false;
        }
        return *this;
    }

    TextScanner &integer(qint64 &value)
    {
        skipBlanks();
        qint64 read = 0;
        const char *begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), read);
        if (m_ok && error == std::errc()) {
            value = read;
            m_at += end - begin;
        } else {
            m_ok = false;
        }
        return *this;
    }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && (m_text.at(m_at) == ' ' || m_text.at(m_at) == '\t'))
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    bool m_ok = true;
};

/// The number that the whole text is; nothing for anything else.
inline std::optional<double> wholeNumber(QByteArrayView text)
{
    double value = 0;
    TextScanner scanner(text);
    scanner.number(value);
    return scanner.ok() && scanner.atEnd() ? std::optional(value) : std::nullopt;
}

/// At most so much of a line as belongs into a sentence or a detail.
inline QString excerpt(QByteArrayView line, qsizetype most = 300)
{
    return QString::fromUtf8(line.first(std::min(line.size(), most)));
}

} // namespace Tare
