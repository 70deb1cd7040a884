// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/rediscommandline.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace Tare {

namespace {

bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0';
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

char escaped(char c)
{
    switch (c) {
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'b':
        return '\b';
    case 'a':
        return '\a';
    default:
        return c;
    }
}

/// Reads one line from its beginning to its end.
class Splitter
{
public:
    explicit Splitter(const QByteArray &line)
        : m_line(line)
    { }

    std::optional<QList<QByteArray>> split()
    {
        QList<QByteArray> words;
        for (;;) {
            while (!atEnd() && isBlank(here()))
                ++m_at;
            if (atEnd())
                return words;
            QByteArray word;
            if (!readWord(word))
                return std::nullopt;
            words.append(word);
        }
    }

private:
    bool atEnd() const { return m_at >= m_line.size(); }
    char here(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_line.size() ? m_line.at(m_at + ahead) : '\0';
    }

    bool readWord(QByteArray &word)
    {
        while (!atEnd() && !isBlank(here())) {
            const char c = here();
            if (c != '"' && c != '\'') {
                word.append(c);
                ++m_at;
            } else {
                ++m_at;
                if (!(c == '"' ? readDoubleQuoted(word) : readSingleQuoted(word)))
                    return false;
                return atEnd() || isBlank(here());
            }
        }
        return true;
    }

    bool readDoubleQuoted(QByteArray &word)
    {
        while (!atEnd()) {
            const char c = here();
            if (c == '"') {
                ++m_at;
                return true;
            }
            if (c == '\\' && here(1) == 'x' && hexDigit(here(2)) >= 0 && hexDigit(here(3)) >= 0) {
                word.append(static_cast<char>(hexDigit(here(2)) * 16 + hexDigit(here(3))));
                m_at += 4;
            } else if (c == '\\' && m_at + 1 < m_line.size()) {
                word.append(escaped(here(1)));
                m_at += 2;
            } else {
                word.append(c);
                ++m_at;
            }
        }
        return false;
    }

    bool readSingleQuoted(QByteArray &word)
    {
        while (!atEnd()) {
            const char c = here();
            if (c == '\'') {
                ++m_at;
                return true;
            }
            const bool quote = c == '\\' && here(1) == '\'';
            word.append(quote ? '\'' : c);
            m_at += quote ? 2 : 1;
        }
        return false;
    }

    const QByteArray m_line;
    qsizetype m_at = 0;
};

/// State of the connection, transactions, or another number of replies than one.
constexpr QByteArrayView ofTheConnection[] = {
    "ASKING", "AUTH",       "CLIENT",    "DISCARD",     "EXEC",         "MONITOR",    "MULTI",       "PSYNC",
    "QUIT",   "READONLY",   "READWRITE", "REPLCONF",    "RESET",        "SELECT",     "SUBSCRIBE",   "SYNC",
    "WATCH",  "PSUBSCRIBE", "UNWATCH",   "UNSUBSCRIBE", "PUNSUBSCRIBE", "SSUBSCRIBE", "SUNSUBSCRIBE"};

/// What they do is not told by their keys.
constexpr QByteArrayView beyondTheirKeys[] = {"EVAL",     "EVALSHA", "FCALL", "FLUSHALL", "FLUSHDB",
                                              "FUNCTION", "MIGRATE", "MOVE",  "SCRIPT",   "SHUTDOWN",
                                              "SWAPDB",   "DEBUG",   "CONFIG"};

template<std::size_t N>
bool isOneOf(const QByteArrayView (&list)[N], const QByteArray &word)
{
    return std::find(std::begin(list), std::end(list), QByteArrayView(word)) != std::end(list);
}

} // namespace

QString redisCommandProblem(const QList<QByteArray> &words)
{
    const QByteArray name = words.isEmpty() ? QByteArray() : words.first().toUpper();
    if (name.isEmpty())
        return QCoreApplication::translate("Tare::RedisCommand", "Give a command.");
    if (words.first().contains(redisNumberMark) || words.first().contains(redisDataMark))
        return QCoreApplication::translate("Tare::RedisCommand", "The name of a command cannot be random.");
    if (name == "HELLO") {
        return QCoreApplication::translate(
            "Tare::RedisCommand",
            "HELLO cannot be a load: it changes the protocol. Tare speaks RESP2; this version has no RESP3.");
    }
    if (isOneOf(ofTheConnection, name)) {
        return QCoreApplication::translate("Tare::RedisCommand",
                                           "%1 cannot be a load: it changes the connection it is sent over.")
            .arg(QString::fromUtf8(name));
    }
    // COPY … DB n writes into another database, where nothing is cleaned.
    const bool elsewhere = name == "COPY" && words.size() > 3;
    if (elsewhere || isOneOf(beyondTheirKeys, name)) {
        return QCoreApplication::translate("Tare::RedisCommand",
                                           "%1 cannot be a load: it can change more than Tare's own keys.")
            .arg(QString::fromUtf8(name));
    }
    return {};
}

std::optional<QList<QByteArray>> splitRedisCommand(const QString &line)
{
    return Splitter(line.toUtf8()).split();
}

} // namespace Tare
