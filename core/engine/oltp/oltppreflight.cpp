// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltppreflight.h"

#include <QCoreApplication>
#include <QLocale>

#include <optional>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Numbers = QMap<QString, qint64>;

Result<Numbers> numbers(MySqlConnection &connection, std::string_view statement)
{
    const auto rows = connection.query(statement);
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    Numbers result;
    for (const QStringList &row : *rows)
        result.insert(row.value(0).toLower(), row.value(1).toLongLong());
    return result;
}

struct Preflight
{
    Q_DECLARE_TR_FUNCTIONS(Tare::OltpPreflight)
};

QString localised(qint64 number)
{
    return QLocale().toString(number);
}

QString setGlobal(const QString &variable, qint64 value)
{
    return u"SET GLOBAL %1 = %2"_s.arg(variable).arg(value);
}

QStringList countersOf(const TransactionPlan &plan)
{
    QStringList names;
    const auto add = [&names](const QString &name) {
        if (!names.contains(name))
            names += name;
    };
    for (const StatementKind kind : plan.kinds())
        add(QString::fromLatin1(statementInfo(kind).counter));
    if (plan.refills)
        add(u"com_insert"_s);
    if (plan.explicitTransaction)
        names += {u"com_begin"_s, u"com_commit"_s, u"com_rollback"_s};
    return names;
}

} // namespace

qint64 preparedStatementsNeeded(const OltpWorkload &workload, const TransactionPlan &plan)
{
    if (!plan.prepared)
        return 0;
    return qint64(plan.kinds().size()) * (plan.oneTable ? 1 : workload.tables) * workload.threads.value(0, 1);
}

bool ServerState::isOn(const QString &variable) const
{
    const QString value = text(variable);
    return value == u"1" || value.compare("ON"_L1, Qt::CaseInsensitive) == 0;
}

Result<ServerState> ServerState::read(MySqlConnection &connection)
{
    ServerState state;
    const auto variables = connection.query("SHOW GLOBAL VARIABLES");
    if (!variables)
        return tl::unexpected<Error>(variables.error());
    for (const QStringList &row : *variables)
        state.m_variables.insert(row.value(0).toLower(), row.value(1));
    const auto counters = numbers(connection,
                                  "SHOW GLOBAL STATUS WHERE Variable_name IN ('Threads_connected', "
                                  "'Prepared_stmt_count')");
    if (!counters)
        return tl::unexpected<Error>(counters.error());
    state.m_counters = *counters;
    return state;
}

QList<PreflightFinding> checkLimits(const ServerState &server, const OltpWorkload &workload)
{
    QList<PreflightFinding> findings;
    const TransactionPlan plan = transactionPlan(workload);
    const qint64 threads = workload.threads.value(0, 1);
    const qint64 connections = server.number(u"max_connections"_s);
    const qint64 others = server.counter(u"threads_connected"_s) - 1; // not the connection that asks
    constexpr qint64 reserve = 5;                                     // for those that look and kill
    if (connections > 0 && others + threads > connections)
        findings.append(
            {true, u"max_connections"_s,
             Preflight::tr(
                 "The load needs %1 connections, but the server allows %2 and %3 of them are in use. "
                 "Use fewer threads or raise max_connections.")
                 .arg(localised(threads), localised(connections), localised(others)),
             setGlobal(u"max_connections"_s, others + threads + reserve)});
    const qint64 each = server.number(u"max_user_connections"_s);
    if (each > 0 && threads > each)
        findings.append({true, u"max_user_connections"_s,
                         Preflight::tr("The load needs %1 connections, but the server allows %2 for one "
                                       "account. Use fewer threads or raise max_user_connections.")
                             .arg(localised(threads), localised(each)),
                         setGlobal(u"max_user_connections"_s, threads + reserve)});

    const qint64 needed = preparedStatementsNeeded(workload, plan);
    const qint64 allowed = server.number(u"max_prepared_stmt_count"_s);
    const qint64 open = server.counter(u"prepared_stmt_count"_s);
    if (server.has(u"max_prepared_stmt_count"_s) && needed + open > allowed)
        findings.append(
            {true, u"max_prepared_stmt_count"_s,
             Preflight::tr("The load needs %1 prepared statements (%2 for each table and thread), but the "
                           "server allows %3 and %4 of them are in use. Use fewer threads or tables, raise "
                           "max_prepared_stmt_count, or choose the text protocol.")
                 .arg(localised(needed), localised(qint64(plan.kinds().size())), localised(allowed),
                      localised(open)),
             setGlobal(u"max_prepared_stmt_count"_s, needed + open)});
    return findings;
}

Result<qint64> statementCounter(MySqlConnection &connection, const TransactionPlan &plan)
{
    const auto status = numbers(connection, "SHOW GLOBAL STATUS LIKE 'Com\\_%'");
    if (!status)
        return tl::unexpected<Error>(status.error());
    qint64 sum = 0;
    const QStringList names = countersOf(plan);
    for (const QString &name : names)
        sum += status->value(name);
    return sum;
}

} // namespace Tare
