// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/sqlrowcounter.h"

#include <cctype>

namespace Tare {

void SqlRowCounter::read(QByteArrayView text)
{
    for (const char c : text) {
        switch (m_state) {
        case State::Single:
        case State::Double: {
            const char quote = m_state == State::Single ? '\'' : '"';
            if (m_escaped)
                m_escaped = false;
            else if (c == '\\')
                m_escaped = true;
            else if (c == quote)
                m_state = State::Text; // a doubled quote opens the string again
            break;
        }
        case State::Backtick:
            if (c == '`') {
                m_state = State::Text;
                m_last = c;
            }
            if (c != '`' && m_statement == Statement::Insert && m_depth == 0)
                m_name += c;
            break;
        case State::LineComment:
            if (c == '\n')
                m_state = State::Text;
            break;
        case State::BlockComment:
            if (m_last == '*' && c == '/') {
                m_state = State::Text;
                m_last = 0;
            } else {
                m_last = c;
            }
            break;
        case State::Word:
            if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$') {
                m_word += c;
                break;
            }
            endWord();
            m_state = State::Text;
            plain(c);
            break;
        case State::Text:
            plain(c);
            break;
        }
    }
}

void SqlRowCounter::plain(char c)
{
    const char before = m_last;
    m_last = 0;
    switch (c) {
    case '\'':
        m_state = State::Single;
        return;
    case '"':
        m_state = State::Double;
        return;
    case '`':
        m_state = State::Backtick;
        // `a``b` is one name in two parts
        if (m_statement == Statement::Insert && m_depth == 0) {
            if (before == '`')
                m_name += c;
            else
                m_name.clear();
        }
        return;
    case '-':
        if (before == '-')
            m_state = State::LineComment;
        else
            m_last = c;
        return;
    case '#':
        m_state = State::LineComment;
        return;
    case '/':
        m_last = c;
        return;
    case '*':
        if (before == '/')
            m_state = State::BlockComment;
        return;
    case '(':
        if (m_depth == 0 && m_statement == Statement::Values)
            ++*m_count;
        ++m_depth;
        return;
    case ')':
        --m_depth;
        return;
    case ';':
        m_depth = 0;
        m_statement = Statement::Begin;
        return;
    default:
        break;
    }
    if (m_depth == 0 && std::isalpha(static_cast<unsigned char>(c)) != 0) {
        m_state = State::Word;
        m_word = QByteArray(1, c);
    }
}

void SqlRowCounter::endWord()
{
    const QByteArray word = m_word.toUpper();
    switch (m_statement) {
    case Statement::Begin:
        m_statement = word == "INSERT" || word == "REPLACE" ? Statement::Insert : Statement::Other;
        break;
    case Statement::Insert:
        if (word == "VALUES" || word == "VALUE") {
            m_statement = Statement::Values;
            m_count = &m_rows[QString::fromUtf8(m_name)];
        } else if (word != "INTO" && word != "IGNORE" && word != "DELAYED") {
            m_name = m_word;
        }
        break;
    case Statement::Other:
    case Statement::Values:
        break;
    }
}

void OutfileRowCounter::read(QByteArrayView text)
{
    for (const char c : text) {
        if (m_escaped)
            m_escaped = false;
        else if (c == '\\')
            m_escaped = true;
        else if (c == '\n')
            ++m_rows;
    }
}

} // namespace Tare
