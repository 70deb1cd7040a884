// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/shellwords.h"

#include <QRegularExpression>

#include <algorithm>

namespace Tare {

namespace {

class Splitter
{
public:
    explicit Splitter(const QString &text)
        : m_text(text)
    { }

    QList<QStringList> split()
    {
        while (m_at < m_text.size())
            take(m_text.at(m_at++));
        endCommand();
        return m_commands;
    }

private:
    void take(QChar c)
    {
        switch (c.unicode()) {
        case u'\'':
            quoted(u'\'');
            return;
        case u'"':
            quoted(u'"');
            return;
        case u'\\':
            escape();
            return;
        case u' ':
        case u'\t':
        case u'\r':
        case 0xA0: // as web pages have it
            endWord();
            return;
        case u'\n':
        case u';':
        case u'|':
        case u'&':
            if (c == u'&' && (m_word.endsWith(u'>') || next() == u'>')) { // 2>&1, &>
                m_word += c;
                return;
            }
            endCommand();
            return;
        case u'#':
            if (m_word.isEmpty() && !m_inWord && !m_words.isEmpty()) {
                while (m_at < m_text.size() && m_text.at(m_at) != u'\n')
                    ++m_at;
                return;
            }
            break;
        case u'>':
        case u'<':
            redirect(c);
            return;
        default:
            break;
        }
        m_word += c;
        m_inWord = true;
    }

    QChar next() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }

    void quoted(char16_t quote)
    {
        m_inWord = true;
        m_wasQuoted = true;
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at++);
            if (c == quote)
                return;
            if (c == u'\\' && quote == u'"' && (next() == u'"' || next() == u'\\' || next() == u'$')) {
                m_word += m_text.at(m_at++);
                continue;
            }
            m_word += c;
        }
    }

    void escape()
    {
        const QChar c = next();
        if (c == u'\r' && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'\n') {
            m_at += 2;
        } else if (c == u'\n') {
            ++m_at;
        } else if (!c.isNull()) {
            ++m_at;
            m_word += c;
            m_inWord = true;
        }
    }

    /// "> file", "2>&1", "< input": neither a word nor an argument.
    void redirect(QChar c)
    {
        static const QRegularExpression number(QRegularExpression::anchoredPattern(QStringLiteral("\\d|&")));
        if (number.match(m_word).hasMatch()) {
            m_word.clear();
            m_inWord = false;
        }
        endWord();
        while (next() == c || next() == u'&' || next() == u' ' || next() == u'\t')
            ++m_at;
        m_dropNext = true;
    }

    void endWord()
    {
        if (m_inWord || !m_word.isEmpty()) {
            if (m_dropNext)
                m_dropNext = false;
            else if (!isPrompt())
                m_words += m_word;
        }
        m_word.clear();
        m_inWord = false;
        m_wasQuoted = false;
    }

    bool isPrompt() const
    {
        if (!m_words.isEmpty() || m_wasQuoted)
            return false;
        static const QRegularExpression prompt(QRegularExpression::anchoredPattern(
            QStringLiteral("\\++|[$#%>]|\\[?[\\w.-]+@[^ ]*[$#%>]|\\[[\\w.-]+@[\\w.-]+|.*[\\]~][$#%]")));
        return prompt.match(m_word).hasMatch();
    }

    void endCommand()
    {
        endWord();
        m_dropNext = false;
        if (!m_words.isEmpty())
            m_commands += m_words;
        m_words.clear();
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QString m_word;
    bool m_inWord = false;
    bool m_wasQuoted = false;
    bool m_dropNext = false;
    QStringList m_words;
    QList<QStringList> m_commands;
};

} // namespace

QList<QStringList> shellCommands(const QString &text)
{
    return Splitter(text).split();
}

} // namespace Tare
