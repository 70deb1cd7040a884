// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpschema.h"

#include "core/engine/oltp/oltpstatement.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto markTable = dataSetMarkTable;
constexpr auto schemaRow = "."_L1; ///< no table can be called that; says who made the schema
constexpr auto schemaOurs = "made by Tare"_L1;

// One character set and collation on every server: their defaults differ, and with them what ORDER BY and
// DISTINCT cost. utf8mb4_bin exists everywhere and compares bytes.
constexpr auto characterSet = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"_L1;

QString stateName(OltpSchema::TableState state)
{
    switch (state) {
    case OltpSchema::TableState::Missing:
        return u"missing"_s;
    case OltpSchema::TableState::Loading:
        return u"loading"_s;
    case OltpSchema::TableState::Complete:
        return u"complete"_s;
    case OltpSchema::TableState::Changed:
        return u"changed"_s;
    }
    return {};
}

OltpSchema::TableState stateOf(const QString &name)
{
    using enum OltpSchema::TableState;
    for (const auto state : {Loading, Complete, Changed})
        if (name == stateName(state))
            return state;
    return OltpSchema::TableState::Missing;
}

Result<void> run(MySqlConnection &connection, const QString &sql)
{
    return connection.run(sql.toStdString());
}

} // namespace

OltpSchema::OltpSchema(const Endpoint &endpoint)
    : m_name(endpoint.database.isEmpty() ? defaultName() : endpoint.database)
{ }

QString OltpSchema::defaultName()
{
    return u"tare_oltp"_s;
}

QString OltpSchema::tableName(int number)
{
    return u"sbtest%1"_s.arg(number);
}

QString OltpSchema::bulkTableName(int number)
{
    return QString::fromStdString(BulkText::tableName(number));
}

QString OltpSchema::tableShape(const OltpWorkload &workload)
{
    // The number in front counts changes of the table layout or of the rows made from a seed.
    QString shape = u"oltp-1 rows=%1 seed=%2"_s.arg(workload.tableSize).arg(workload.seed);
    const OltpTableOptions &table = workload.table;
    if (table.storageEngine.compare("InnoDB"_L1, Qt::CaseInsensitive) != 0)
        shape += u" engine=%1"_s.arg(table.storageEngine.toLower());
    if (!table.autoIncrement)
        shape += u" ids=given"_s;
    if (table.secondaryKey)
        shape += u" key=xid"_s;
    if (!table.secondaryIndex)
        shape += u" index=none"_s;
    if (!workload.sysbenchCompatible)
        return shape;
    shape += u" sysbench k=%1"_s.arg(static_cast<int>(workload.distribution));
    if (workload.distribution == RowDistribution::Pareto)
        shape += u",%1"_s.arg(workload.paretoShape);
    if (workload.distribution == RowDistribution::Zipfian)
        shape += u",%1"_s.arg(workload.zipfExponent);
    return shape;
}

QString OltpSchema::bulkTableShape(const OltpWorkload &workload)
{
    return u"bulk-1 engine=%1%2"_s.arg(workload.table.storageEngine.toLower(),
                                       workload.sysbenchCompatible ? u" sysbench"_s : QString());
}

tl::unexpected<Error> OltpSchema::refuse(const QString &table) const
{
    return failure(ErrorCode::DataRefused,
                   QCoreApplication::translate("Tare::OltpSchema",
                                               "The schema %1 holds the table %2, which Tare has not made. "
                                               "Choose another schema; Tare touches only its own tables.")
                       .arg(m_name, table));
}

Result<bool> OltpSchema::exists(MySqlConnection &connection) const
{
    const auto rows =
        connection.query(u"SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = %1"_s
                             .arg(connection.quoted(m_name))
                             .toStdString());
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    return !rows->isEmpty();
}

Result<QStringList> OltpSchema::tables(MySqlConnection &connection) const
{
    const auto rows = connection.query(
        u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 ORDER BY TABLE_NAME"_s
            .arg(connection.quoted(m_name))
            .toStdString());
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    QStringList names;
    for (const QStringList &row : *rows)
        names += row.value(0);
    return names;
}

Result<void> OltpSchema::open(MySqlConnection &connection)
{
    m_tables.clear();
    m_ours = false;
    const auto there = exists(connection);
    if (!there)
        return tl::unexpected<Error>(there.error());
    if (!*there)
        if (auto made = run(connection, u"CREATE DATABASE %1 %2"_s.arg(quotedName(m_name), characterSet));
            !made)
            return made;
    const auto names = tables(connection);
    if (!names)
        return tl::unexpected<Error>(names.error());
    if (!names->contains(markTable)) {
        if (!names->isEmpty())
            return refuse(names->first());
        if (auto made = createMark(connection, !*there); !made)
            return made;
    }
    if (auto used = run(connection, u"USE %1"_s.arg(quotedName(m_name))); !used)
        return used;
    if (auto read = readMark(connection); !read)
        return read;
    for (const QString &name : *names)
        if (name != markTable && !m_tables.contains(name))
            return refuse(name);
    // a crash can come between the entry and its table
    for (auto it = m_tables.begin(); it != m_tables.end(); ++it)
        if (!names->contains(it.key()))
            it->state = TableState::Missing;
    return {};
}

Result<void> OltpSchema::createMark(MySqlConnection &connection, bool schemaIsOurs)
{
    const QString table = quotedName(m_name) + u'.' + quotedName(markTable);
    auto made =
        run(connection,
            u"CREATE TABLE %1 (name VARCHAR(64) NOT NULL PRIMARY KEY, shape VARCHAR(190) NOT NULL, "
            "state VARCHAR(16) NOT NULL) ENGINE=InnoDB DEFAULT %2 COMMENT='Tables made by Tare'"_s.arg(
                table, characterSet));
    if (!made || !schemaIsOurs)
        return made;
    return run(connection,
               u"INSERT INTO %1 VALUES (%2, %3, '')"_s.arg(table, connection.quoted(schemaRow),
                                                           connection.quoted(schemaOurs)));
}

Result<void> OltpSchema::readMark(MySqlConnection &connection)
{
    const auto rows =
        connection.query(u"SELECT name, shape, state FROM %1"_s.arg(quotedName(markTable)).toStdString());
    if (!rows) {
        // a table of this name with other columns is not Tare's
        return rows.error().detail.startsWith(u"1054") ? Result<void>(refuse(markTable))
                                                       : tl::unexpected<Error>(rows.error());
    }
    for (const QStringList &row : *rows) {
        if (row.value(0) == schemaRow)
            m_ours = row.value(1) == schemaOurs;
        else
            m_tables.insert(row.value(0), Table{row.value(1), stateOf(row.value(2))});
    }
    return {};
}

Result<QString> OltpSchema::tableCharacterSet(MySqlConnection &connection, const OltpWorkload &workload) const
{
    if (!workload.sysbenchCompatible)
        return QString(characterSet);
    // sysbench names none and gets the server's default; the schema may have another one
    const auto rows = connection.query("SHOW GLOBAL VARIABLES LIKE 'collation\\_server'");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    return u"COLLATE %1"_s.arg(rows->value(0).value(1));
}

Result<void> OltpSchema::create(MySqlConnection &connection, const QString &name, const QString &shape,
                                const QString &columns, const OltpWorkload &workload)
{
    const auto characters = tableCharacterSet(connection, workload);
    if (!characters)
        return tl::unexpected<Error>(characters.error());
    if (m_tables.contains(name))
        if (auto dropped = run(connection, u"DROP TABLE IF EXISTS %1"_s.arg(quotedName(name))); !dropped)
            return dropped;
    auto marked = run(connection,
                      u"REPLACE INTO %1 VALUES (%2, %3, %4)"_s.arg(
                          quotedName(markTable), connection.quoted(name), connection.quoted(shape),
                          connection.quoted(stateName(TableState::Loading))));
    if (!marked)
        return marked;
    auto created = run(connection,
                       u"CREATE TABLE %1 (%2) ENGINE=%3 DEFAULT %4"_s.arg(
                           quotedName(name), columns, quotedName(workload.table.storageEngine), *characters));
    if (created)
        m_tables.insert(name, Table{shape, TableState::Loading});
    return created;
}

Result<void> OltpSchema::createTable(MySqlConnection &connection, const OltpWorkload &workload, int number)
{
    const QString columns =
        u"id %1 NOT NULL%2, k INTEGER NOT NULL DEFAULT 0, c CHAR(120) NOT NULL DEFAULT '', "
        "pad CHAR(60) NOT NULL DEFAULT '', %3 (id)"_s.arg(
            workload.sysbenchCompatible ? u"INTEGER"_s : u"BIGINT"_s,
            workload.table.autoIncrement ? u" AUTO_INCREMENT"_s : QString(),
            workload.table.secondaryKey ? u"KEY xid"_s : u"PRIMARY KEY"_s);
    return create(connection, tableName(number), tableShape(workload), columns, workload);
}

Result<void> OltpSchema::createBulkTable(MySqlConnection &connection, const OltpWorkload &workload,
                                         int number)
{
    const QString columns = u"id %1 NOT NULL, k %1 NOT NULL DEFAULT 0, PRIMARY KEY (id)"_s.arg(
        workload.sysbenchCompatible ? u"INTEGER"_s : u"BIGINT"_s);
    auto created = create(connection, bulkTableName(number), bulkTableShape(workload), columns, workload);
    if (created)
        created = setState(connection, bulkTableName(number), TableState::Changed);
    return created;
}

Result<void> OltpSchema::setState(MySqlConnection &connection, const QString &name, TableState state)
{
    return run(connection,
               u"UPDATE %1 SET state = %2 WHERE name = %3"_s.arg(
                   quotedName(markTable), connection.quoted(stateName(state)), connection.quoted(name)));
}

Result<bool> OltpSchema::isEmpty(MySqlConnection &connection) const
{
    const QString name = connection.quoted(m_name);
    const auto left = connection.value(
        u"SELECT (SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1) "
        "+ (SELECT COUNT(*) FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = %1) "
        "+ (SELECT COUNT(*) FROM information_schema.EVENTS WHERE EVENT_SCHEMA = %1)"_s.arg(name)
            .toStdString());
    if (!left)
        return tl::unexpected<Error>(left.error());
    return *left == u"0";
}

Result<void> OltpSchema::drop(MySqlConnection &connection)
{
    m_tables.clear();
    m_ours = false;
    const auto there = exists(connection);
    if (!there)
        return tl::unexpected<Error>(there.error());
    const auto names = *there ? tables(connection) : QStringList{};
    if (!names)
        return tl::unexpected<Error>(names.error());
    if (!names->contains(markTable))
        return {}; // nothing of ours
    if (auto used = run(connection, u"USE %1"_s.arg(quotedName(m_name))); !used)
        return used;
    if (auto read = readMark(connection); !read)
        return read;
    for (auto it = m_tables.cbegin(); it != m_tables.cend(); ++it)
        if (auto dropped = run(connection, u"DROP TABLE IF EXISTS %1"_s.arg(quotedName(it.key()))); !dropped)
            return dropped;
    if (auto dropped = run(connection, u"DROP TABLE %1"_s.arg(quotedName(markTable))); !dropped)
        return dropped;
    const auto empty = isEmpty(connection);
    if (!empty)
        return tl::unexpected<Error>(empty.error());
    return m_ours && *empty ? run(connection, u"DROP DATABASE %1"_s.arg(quotedName(m_name))) : Result<void>{};
}

Result<void> OltpSchema::check(MySqlConnection &connection, const OltpWorkload &workload) const
{
    QMap<QString, QStringList> marks;
    const QString name = quotedName(m_name) + u'.' + quotedName(markTable);
    const auto opened = run(connection, u"HANDLER %1 OPEN AS mark"_s.arg(name));
    if (opened) {
        const auto rows = connection.query("HANDLER mark READ FIRST LIMIT 100000");
        if (!rows)
            return tl::unexpected<Error>(rows.error());
        for (const QStringList &row : *rows)
            marks.insert(row.value(0), row);
        if (auto closed = run(connection, u"HANDLER mark CLOSE"_s); !closed)
            return closed;
    } else if (!opened.error().detail.startsWith(u"1146") && !opened.error().detail.startsWith(u"1049")) {
        return opened;
    }
    const bool bulk = workload.mix == OltpMix::BulkInsert;
    const QString shape = bulk ? bulkTableShape(workload) : tableShape(workload);
    const int count = bulk ? workload.threads.value(0, 1) : workload.tables;
    for (int number = 1; number <= count; ++number) {
        const QString table = bulk ? bulkTableName(number) : tableName(number);
        const QStringList row = marks.value(table);
        const TableState state = stateOf(row.value(2));
        if (row.value(1) != shape || (state != TableState::Complete && state != TableState::Changed))
            return failure(ErrorCode::LoadFailed,
                           QCoreApplication::translate("Tare::OltpSchema",
                                                       "The table %1 of the schema %2 does not hold the data "
                                                       "that the load needs. Prepare the data first.")
                               .arg(table, m_name));
    }
    return {};
}

Result<qint64> OltpSchema::highestId(MySqlConnection &connection, const OltpWorkload &workload,
                                     const QString &name) const
{
    const bool primary = workload.mix == OltpMix::BulkInsert || !workload.table.secondaryKey;
    const QString table = quotedName(m_name) + u'.' + quotedName(name);
    if (auto opened = run(connection, u"HANDLER %1 OPEN AS rowtable"_s.arg(table)); !opened)
        return tl::unexpected<Error>(opened.error());
    const auto rows = connection.query(primary ? "HANDLER rowtable READ `PRIMARY` LAST"
                                               : "HANDLER rowtable READ `xid` LAST");
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    if (auto closed = run(connection, u"HANDLER rowtable CLOSE"_s); !closed)
        return tl::unexpected<Error>(closed.error());
    return rows->value(0).value(0).toLongLong();
}

} // namespace Tare
