// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QMap>
#include <QString>

namespace Tare {

/// Counts the rows of the INSERT statements in a dump, by table. Reads any text of statements in pieces;
/// strings, quoted names and comments are passed over.
class SqlRowCounter
{
public:
    void read(QByteArrayView text);
    const QMap<QString, qint64> &rows() const { return m_rows; }

private:
    enum class State { Text, Word, Single, Double, Backtick, LineComment, BlockComment };
    enum class Statement { Begin, Other, Insert, Values };

    void endWord();
    void plain(char c);

    State m_state = State::Text;
    Statement m_statement = Statement::Begin;
    bool m_escaped = false; ///< the character before was a backslash in a string
    char m_last = 0;        ///< the character before, where two make a sign
    int m_depth = 0;
    QByteArray m_word;
    QByteArray m_name; ///< the last name before VALUES
    qint64 *m_count = nullptr;
    QMap<QString, qint64> m_rows;
};

/// Rows of a file that SELECT … INTO OUTFILE has written: lines that do not end in an odd number of
/// backslashes.
class OutfileRowCounter
{
public:
    void read(QByteArrayView text);
    qint64 rows() const { return m_rows; }

private:
    bool m_escaped = false;
    qint64 m_rows = 0;
};

} // namespace Tare
