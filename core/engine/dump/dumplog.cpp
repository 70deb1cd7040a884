// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumplog.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype keptLines = 40;
constexpr qsizetype keptErrors = 20;

bool saysError(const QString &line)
{
    // "** (mydumper:71): CRITICAL **: …", "2026-01-01 10:00:00 [ERROR] - …", {"level":"error", …},
    // "ERROR 1146 (42S02) at line 3: …", "mariadb-dump: Got error: 1146: …", "mariadb-import: Error: 1146, …"
    static const QRegularExpression wrong(
        u"\\): (CRITICAL|ERROR) \\*\\*:|\\[ERROR\\]|\"level\":\\s*\"(error|critical)\""
        "|^ERROR( \\d+)?\\b|^[\\w./-]*(dump|import|mysql|mariadb|gzip|zstd): (Error|Got err|Couldn't|Can't)"
        "|No space left on device"_s);
    return wrong.match(line).hasMatch();
}

} // namespace

void DumpLog::read(const QStringList &lines)
{
    for (const QString &line : lines)
        readLine(line);
}

void DumpLog::readLine(const QString &line)
{
    ++m_count;
    m_last.append(line);
    if (m_last.size() > keptLines)
        m_last.removeFirst();
    if (saysError(line) && m_errors.size() < keptErrors)
        m_errors.append(line.trimmed());
    readTables(line);
}

void DumpLog::readTables(const QString &line)
{
    // 0.10: "Thread 3 dumping data for `db`.`t`", "Thread 3 restoring `db`.`t` part 0", later with a colon
    // and "dumping data from"; between them the percentage of a table.
    static const QRegularExpression data(
        u"Thread (\\d+):? (?:dumping data (?:for|from) |restoring )?`?[^`\\s]+?`?\\.`?([^`\\s]+)`?"_s);
    static const QRegularExpression other(
        u"Thread (\\d+):? (?:dumping (?:schema|trig|view|db)|[sS]hutting)"_s);
    static const QRegularExpression left(u"(?:Tables:|Remaining tables:) *(\\d+) */ *(\\d+)"_s);
    static const QRegularExpression completed(u"Tables (\\d+) of \\d+ completed"_s);
    static const QRegularExpression structure(u"^-- Retrieving table structure for table (.+?)\\.\\.\\.$"_s);
    static const QRegularExpression loading(u"^Loading data from .* into (\\S+)"_s);

    if (const auto match = left.match(line); match.hasMatch()) {
        m_told = match.captured(2).toInt() - match.captured(1).toInt();
    } else if (const auto part = completed.match(line); part.hasMatch()) {
        m_told = part.captured(1).toInt();
    }
    if (const auto match = other.match(line); match.hasMatch())
        m_atWork.remove(match.captured(1));
    else if (const auto part = data.match(line); part.hasMatch())
        beginTable(part.captured(1), part.captured(2));
    else if (const auto table = structure.match(line); table.hasMatch())
        beginTable(QString(), table.captured(1));
    else if (const auto loaded = loading.match(line); loaded.hasMatch())
        beginTable(QString(), loaded.captured(1));
}

void DumpLog::beginTable(const QString &thread, const QString &table)
{
    m_seen.insert(table);
    m_atWork.insert(thread, table);
}

int DumpLog::tablesDone() const
{
    QSet<QString> busy;
    for (const QString &table : m_atWork)
        busy.insert(table);
    return std::max(m_told, static_cast<int>(m_seen.size() - busy.size()));
}

QString DumpLog::lastLines(int count) const
{
    return m_last.mid(std::max<qsizetype>(0, m_last.size() - count)).join(u'\n');
}

} // namespace Tare
