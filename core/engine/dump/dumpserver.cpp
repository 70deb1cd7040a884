// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpserver.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = MySqlConnection::Clock;
using namespace std::chrono_literals;

constexpr auto markTable = u"tare_restore_mark";

QString full(const QString &schema, const QString &table)
{
    return quotedName(schema) + u'.' + quotedName(table);
}

} // namespace

DumpServer::DumpServer(const Endpoint &endpoint)
    : m_endpoint(endpoint)
{ }

Result<void> DumpServer::connect(std::chrono::seconds patience, const std::stop_token &stop)
{
    MySqlConnection::Options options;
    options.connectBy = Clock::now() + patience;
    options.stop = stop;
    options.useDatabase = false;
    options.guarded = true;
    auto opened = m_connection.open(m_endpoint, options);
    if (opened)
        m_connection.guardUntil(Clock::time_point::max());
    return opened;
}

Result<bool> DumpServer::schemaExists(const QString &schema)
{
    const auto rows =
        m_connection.query(u"SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = %1"_s
                               .arg(m_connection.quoted(schema))
                               .toStdString());
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    return !rows->isEmpty();
}

Result<QList<DumpTable>> DumpServer::tables(const QString &schema)
{
    const auto there = schemaExists(schema);
    if (!there)
        return tl::unexpected<Error>(there.error());
    if (!*there) {
        return failure(ErrorCode::DataRefused,
                       QCoreApplication::translate("Tare::DumpLoad",
                                                   "There is no schema “%1” on the server. Name one that is "
                                                   "there, or leave the field empty.")
                           .arg(schema));
    }
    const auto rows = m_connection.query(
        u"SELECT TABLE_NAME, DATA_LENGTH, INDEX_LENGTH, TABLE_ROWS FROM information_schema.TABLES "
        "WHERE TABLE_SCHEMA = %1 AND TABLE_TYPE = 'BASE TABLE' ORDER BY TABLE_NAME"_s
            .arg(m_connection.quoted(schema))
            .toStdString());
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    QList<DumpTable> tables;
    for (const QStringList &row : *rows) {
        if (isMark(row.value(0)))
            continue;
        DumpTable table;
        table.name = row.value(0);
        table.dataBytes = row.value(1).toLongLong();
        table.indexBytes = row.value(2).toLongLong();
        table.rows = row.value(3).toLongLong();
        tables.append(table);
    }
    return tables;
}

Result<void> DumpServer::count(const QString &schema, QList<DumpTable> &tables, const Told &told)
{
    int done = 0;
    for (DumpTable &table : tables) {
        const auto rows =
            m_connection.value(u"SELECT COUNT(*) FROM %1"_s.arg(full(schema, table.name)).toStdString());
        if (!rows)
            return tl::unexpected<Error>(rows.error());
        table.rows = rows->toLongLong();
        table.counted = true;
        if (told)
            told(++done);
    }
    return {};
}

Result<void> DumpServer::checksum(const QString &schema, QList<DumpTable> &tables, const Told &told)
{
    int done = 0;
    for (DumpTable &table : tables) {
        const auto rows =
            m_connection.query(u"CHECKSUM TABLE %1 EXTENDED"_s.arg(full(schema, table.name)).toStdString());
        if (!rows)
            return tl::unexpected<Error>(rows.error());
        table.checksum = rows->value(0).value(1);
        if (told)
            told(++done);
    }
    return {};
}

Result<void> DumpServer::analyse(const QString &schema, const QList<DumpTable> &tables)
{
    for (const DumpTable &table : tables) {
        const auto rows =
            m_connection.query(u"ANALYZE TABLE %1"_s.arg(full(schema, table.name)).toStdString());
        if (!rows)
            return tl::unexpected<Error>(rows.error());
    }
    return {};
}

QString DumpServer::targetName()
{
    return u"tare_restore"_s;
}

bool DumpServer::isMark(const QString &table)
{
    return table == QStringView(markTable);
}

Result<void> DumpServer::makeTarget(const QString &schema, const QString &like)
{
    if (auto dropped = dropTarget(schema); !dropped)
        return dropped;
    // The restored tables name their own character set only where it differs from the schema's.
    const auto charset = m_connection.query(
        u"SELECT DEFAULT_CHARACTER_SET_NAME, DEFAULT_COLLATION_NAME FROM information_schema.SCHEMATA "
        "WHERE SCHEMA_NAME = %1"_s.arg(m_connection.quoted(like))
            .toStdString());
    if (!charset)
        return tl::unexpected<Error>(charset.error());
    const QStringList row = charset->value(0);
    auto made = m_connection.run(u"CREATE DATABASE %1 CHARACTER SET %2 COLLATE %3"_s
                                     .arg(quotedName(schema), row.value(0), row.value(1))
                                     .toStdString());
    if (!made)
        return made;
    return m_connection.run(u"CREATE TABLE %1 (made INT NOT NULL PRIMARY KEY) COMMENT='Schema made by Tare'"_s
                                .arg(full(schema, QStringView(markTable).toString()))
                                .toStdString());
}

Result<void> DumpServer::dropTarget(const QString &schema)
{
    const auto there = schemaExists(schema);
    if (!there)
        return tl::unexpected<Error>(there.error());
    if (!*there)
        return {};
    const auto names =
        m_connection.query(u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1"_s
                               .arg(m_connection.quoted(schema))
                               .toStdString());
    if (!names)
        return tl::unexpected<Error>(names.error());
    const bool ours = std::any_of(names->cbegin(), names->cend(),
                                  [](const QStringList &row) { return isMark(row.value(0)); });
    if (!ours && !names->isEmpty()) {
        return failure(
            ErrorCode::DataRefused,
            QCoreApplication::translate("Tare::DumpLoad",
                                        "The schema “%1”, into which dumps are restored, holds tables that "
                                        "Tare has not made. Rename or drop it.")
                .arg(schema));
    }
    return m_connection.run(u"DROP DATABASE %1"_s.arg(quotedName(schema)).toStdString());
}

void DumpServer::guardFor(std::chrono::milliseconds patience)
{
    m_connection.guardUntil(Clock::now() + patience);
}

std::optional<DumpServer::Counters> DumpServer::counters(std::chrono::milliseconds patience)
{
    if (!m_connection.isOpen())
        return std::nullopt;
    guardFor(patience);
    const auto rows = m_connection.query(
        "SHOW GLOBAL STATUS WHERE Variable_name IN ('Handler_read_rnd_next', 'Handler_read_next', "
        "'Handler_write', 'Bytes_sent', 'Bytes_received')");
    m_connection.guardUntil(Clock::time_point::max());
    if (!rows)
        return std::nullopt;
    QMap<QString, qint64> values;
    for (const QStringList &row : *rows)
        values.insert(row.value(0), row.value(1).toLongLong());
    Counters counters;
    counters.rowsRead = values.value(u"Handler_read_rnd_next"_s) + values.value(u"Handler_read_next"_s);
    counters.rowsWritten = values.value(u"Handler_write"_s);
    counters.sent = values.value(u"Bytes_sent"_s);
    counters.received = values.value(u"Bytes_received"_s);
    return counters;
}

Result<void> DumpServer::tryWriting(const QString &directory)
{
    const QString file = directory + u"/tare-try"_s;
    const auto written =
        m_connection.run(u"SELECT 1 INTO OUTFILE %1"_s.arg(m_connection.quoted(file)).toStdString());
    if (written && QFile::exists(file)) {
        QFile::remove(file);
        return {};
    }
    return failure(ErrorCode::InvalidArgument,
                   QCoreApplication::translate(
                       "Tare::DumpLoad",
                       "With --dir it is the server that writes the dump, and it cannot write to "
                       "“%1”. Choose a directory that the server reaches, or another tool.")
                       .arg(directory),
                   written ? QString() : written.error().detail);
}

} // namespace Tare
