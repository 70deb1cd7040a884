// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpload.h"
#include "core/engine/oltp/oltppreflight.h"
#include "core/engine/oltp/oltpschema.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Preflight
{
    Q_DECLARE_TR_FUNCTIONS(Tare::OltpPreflight)
};

/// Findings that do not stop a load.
class Remarks
{
public:
    void add(const QString &subject, const QString &sentence, const QString &remedy = {})
    {
        m_list.append({false, subject, sentence, remedy});
    }
    void block(const QString &subject, const QString &sentence, const QString &remedy = {})
    {
        m_list.append({true, subject, sentence, remedy});
    }
    QList<PreflightFinding> take() { return std::move(m_list); }

private:
    QList<PreflightFinding> m_list;
};

bool isInnoDb(const OltpWorkload &workload)
{
    return workload.table.storageEngine.compare("InnoDB"_L1, Qt::CaseInsensitive) == 0;
}

void checkDurability(const ServerState &server, Remarks &remarks)
{
    const QString flush = u"innodb_flush_log_at_trx_commit"_s;
    if (server.has(flush) && server.number(flush) != 1)
        remarks.add(flush,
                    Preflight::tr("innodb_flush_log_at_trx_commit is %1: commits do not wait for the disk. "
                                  "Compare only with servers that are set alike.")
                        .arg(server.text(flush)),
                    u"SET GLOBAL %1 = 1"_s.arg(flush));
    if (server.isOn(u"log_bin"_s))
        remarks.add(u"sync_binlog"_s,
                    Preflight::tr("The server writes a binary log (sync_binlog is %1), which costs every "
                                  "commit. Compare only with servers that are set alike.")
                        .arg(server.text(u"sync_binlog"_s)));
    if (server.has(u"innodb_doublewrite"_s) && !server.isOn(u"innodb_doublewrite"_s))
        remarks.add(u"innodb_doublewrite"_s,
                    Preflight::tr("innodb_doublewrite is off: pages are written once. Compare only with "
                                  "servers that are set alike."));
}

void checkWriting(const ServerState &server, const OltpWorkload &workload, Remarks &remarks)
{
    for (const QString &variable : {u"read_only"_s, u"super_read_only"_s}) {
        if (!server.isOn(variable))
            continue;
        remarks.add(variable,
                    Preflight::tr("The server is read-only (%1). Unless the account may write all the same, "
                                  "neither the data nor this mix can be written.")
                        .arg(variable),
                    u"SET GLOBAL %1 = 0"_s.arg(variable));
        break;
    }
    if (!transactionPlan(workload).writes())
        return;
    if (isInnoDb(workload))
        checkDurability(server, remarks);
    if (server.has(u"autocommit"_s) && !server.isOn(u"autocommit"_s))
        remarks.block(u"autocommit"_s,
                      Preflight::tr("autocommit is off on the server: nothing that is written outside a "
                                    "transaction would ever be committed."),
                      u"SET GLOBAL autocommit = 1"_s);
    if (workload.mix == OltpMix::Insert && workload.table.autoIncrement
        && server.text(u"sql_mode"_s).contains("NO_AUTO_VALUE_ON_ZERO"_L1))
        remarks.block(
            u"sql_mode"_s,
            Preflight::tr("sql_mode has NO_AUTO_VALUE_ON_ZERO: the server would not give ids to the "
                          "rows of oltp_insert. Take it out, or switch off auto_increment."));
}

void checkMemory(const ServerState &server, const OltpWorkload &workload, qint64 memoryBytes,
                 Remarks &remarks)
{
    const QString pool = u"innodb_buffer_pool_size"_s;
    if (!isInnoDb(workload) || !server.has(pool) || workload.mix == OltpMix::BulkInsert)
        return;
    const qint64 bytes = server.number(pool);
    OltpWorkload prepared = workload; // what the load adds comes later
    prepared.mix = OltpMix::ReadOnly;
    const qint64 data = estimateOltpBytes(prepared);
    if (data > bytes)
        remarks.add(pool,
                    Preflight::tr("The data (about %1) do not fit into the buffer pool of %2, so the disk is "
                                  "measured as well.")
                        .arg(formatBytes(data), formatBytes(bytes)),
                    memoryBytes == 0 || data < memoryBytes / 2 ? u"SET GLOBAL %1 = %2"_s.arg(pool).arg(data)
                                                               : QString());
    if (memoryBytes > 0 && bytes > memoryBytes)
        remarks.add(u"memory"_s,
                    Preflight::tr("The buffer pool of %1 is larger than the memory that is free (%2); the "
                                  "machine may begin to swap.")
                        .arg(formatBytes(bytes), formatBytes(memoryBytes)));
}

void checkCaches(const ServerState &server, const OltpWorkload &workload, Remarks &remarks)
{
    const QString cache = u"table_open_cache"_s;
    const qint64 tables = qint64(workload.tables) * workload.threads.value(0, 1);
    if (server.has(cache) && server.number(cache) < tables)
        remarks.add(
            cache,
            Preflight::tr("table_open_cache is %1, but the threads keep %2 tables open: they would be "
                          "closed and opened again and again.")
                .arg(formatCount(server.number(cache)), formatCount(tables)),
            u"SET GLOBAL %1 = %2"_s.arg(cache).arg(tables));
    const bool reads = !transactionPlan(workload).groups.empty()
        && statementInfo(transactionPlan(workload).groups.front().kind).reads;
    if (reads && server.text(u"query_cache_type"_s) == u"ON" && server.number(u"query_cache_size"_s) > 0)
        remarks.add(u"query_cache_type"_s,
                    Preflight::tr("The query cache is on: answers may come from it instead of the tables."),
                    u"SET GLOBAL query_cache_type = 0"_s);
}

void checkLogs(const ServerState &server, Remarks &remarks)
{
    if (server.isOn(u"general_log"_s))
        remarks.add(u"general_log"_s,
                    Preflight::tr("The general log is on: every statement is written to it."),
                    u"SET GLOBAL general_log = 0"_s);
    if (server.isOn(u"slow_query_log"_s) && server.text(u"long_query_time"_s).toDouble() <= 0)
        remarks.add(u"slow_query_log"_s,
                    Preflight::tr("The slow query log takes every statement: long_query_time is 0."),
                    u"SET GLOBAL slow_query_log = 0"_s);
}

void checkTransactions(const ServerState &server, const OltpWorkload &workload, Remarks &remarks)
{
    const QString isolation =
        server.has(u"transaction_isolation"_s) ? u"transaction_isolation"_s : u"tx_isolation"_s;
    if (server.has(isolation) && server.text(isolation) != u"REPEATABLE-READ")
        remarks.add(
            isolation,
            Preflight::tr("The isolation of transactions is %1, not REPEATABLE-READ. Compare only with "
                          "servers that are set alike.")
                .arg(server.text(isolation)),
            u"SET GLOBAL %1 = 'REPEATABLE-READ'"_s.arg(isolation));
    if (server.isOn(u"innodb_snapshot_isolation"_s) && transactionPlan(workload).writes()
        && transactionPlan(workload).explicitTransaction)
        remarks.add(u"innodb_snapshot_isolation"_s,
                    Preflight::tr("innodb_snapshot_isolation is on: transactions that meet a changed row end "
                                  "with error 1020 and are tried again."));
}

/// Memory that can be had, when the server is on this machine; 0 when it is elsewhere.
qint64 memoryBeside(const Endpoint &endpoint)
{
    const bool here = endpoint.transport == Transport::UnixSocket || endpoint.address.startsWith("127."_L1)
        || endpoint.address == "::1"_L1;
    QFile file(u"/proc/meminfo"_s);
    if (!here || !file.open(QIODevice::ReadOnly))
        return 0;
    static const QRegularExpression available(u"MemAvailable:\\s+(\\d+) kB"_s);
    return available.match(QString::fromLatin1(file.readAll())).captured(1).toLongLong() * 1024;
}

QString pattern(QString schema)
{
    // as GRANT spells a schema: with % and _ as wildcards unless they are escaped
    return QRegularExpression::escape(schema.replace(u"\\_"_s, u"_"_s));
}

} // namespace

QList<PreflightFinding> checkSettings(const ServerState &server, const OltpWorkload &workload,
                                      qint64 memoryBytes)
{
    Remarks remarks;
    checkWriting(server, workload, remarks);
    checkMemory(server, workload, memoryBytes, remarks);
    checkCaches(server, workload, remarks);
    checkTransactions(server, workload, remarks);
    checkLogs(server, remarks);
    return remarks.take();
}

QStringList missingRights(const QStringList &grants, const QString &schema)
{
    QStringList missing{u"SELECT"_s, u"INSERT"_s, u"UPDATE"_s, u"DELETE"_s,
                        u"CREATE"_s, u"DROP"_s,   u"INDEX"_s};
    // GRANT SELECT, INSERT ON `tare\_oltp`.* TO …
    static const QRegularExpression form(u"^GRANT (.+) ON (\\*|`[^`]+`)\\.\\* TO "_s);
    for (const QString &grant : grants) {
        const auto match = form.match(grant);
        if (!match.hasMatch()) {
            if (grant.startsWith("GRANT `"_L1))
                return {}; // a role: what it may do is not known here
            continue;
        }
        QString where = match.captured(2);
        if (where != u"*") {
            where = where.mid(1, where.size() - 2);
            const QString fits =
                pattern(where).replace(u"\\%"_s, u".*"_s).replace(u'_', u'.'); // wildcards of GRANT
            if (!QRegularExpression(QRegularExpression::anchoredPattern(fits)).match(schema).hasMatch())
                continue;
        }
        const QStringList rights = match.captured(1).split(u", "_s);
        if (rights.first().startsWith("ALL PRIVILEGES"_L1))
            return {};
        for (const QString &right : rights)
            missing.removeAll(right);
    }
    return missing;
}

Result<QList<PreflightFinding>> preflightMySql(const OltpWorkload &workload, const Endpoint &endpoint,
                                               std::chrono::milliseconds timeout)
{
    MySqlConnection connection;
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + timeout;
    options.useDatabase = false;
    options.guarded = true;
    if (const auto opened = connection.open(endpoint, options); !opened)
        return tl::unexpected<Error>(opened.error());
    const auto server = ServerState::read(connection);
    if (!server)
        return tl::unexpected<Error>(server.error());
    QList<PreflightFinding> findings = checkLimits(*server, workload);

    const QString schema = OltpSchema(endpoint).name();
    if (const auto rows = connection.query("SHOW GRANTS")) {
        QStringList grants;
        for (const QStringList &row : *rows)
            grants += row.value(0);
        const QStringList missing = missingRights(grants, schema);
        if (!missing.isEmpty())
            findings.append({false,
                             u"rights"_s,
                             Preflight::tr("The account %1 seems to lack rights on the schema %2: %3. Let an "
                                           "administrator grant them.")
                                 .arg(endpoint.user, schema, missing.join(u", "_s)),
                             {}});
    }
    findings += checkSettings(*server, workload, memoryBeside(endpoint));
    return findings;
}

} // namespace Tare
