// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

namespace Tare {

/// Reads what dump tools write to standard error: mydumper and myloader of 0.10 (glib's form) and later
/// ("date [LEVEL] - text"), mariadb-dump, mariadb-import and the client.
class DumpLog
{
public:
    void read(const QStringList &lines);

    /// Lines that say that something is wrong, whatever the exit code is.
    const QStringList &errors() const { return m_errors; }
    QString lastLines(int count = 8) const;
    qint64 lines() const { return m_count; }

    /// Tables that no thread is at any more.
    int tablesDone() const;
    /// What the tool itself says of them, where it does.
    void readTables(const QString &line);

private:
    void readLine(const QString &line);
    void beginTable(const QString &thread, const QString &table);

    QStringList m_errors;
    QStringList m_last;
    qint64 m_count = 0;
    QSet<QString> m_seen;
    QHash<QString, QString> m_atWork; ///< table, by thread
    int m_told = 0;                   ///< done, in the tool's own words
};

} // namespace Tare
