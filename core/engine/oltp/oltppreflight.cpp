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

QString localised(qint64 number)
{
    return QLocale().toString(number);
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

Result<void> checkLimits(MySqlConnection &connection, const OltpWorkload &workload,
                         const TransactionPlan &plan)
{
    const auto limits = numbers(connection,
                                "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('max_connections', "
                                "'max_prepared_stmt_count')");
    if (!limits)
        return tl::unexpected<Error>(limits.error());
    const auto used = numbers(connection,
                              "SHOW GLOBAL STATUS WHERE Variable_name IN ('Threads_connected', "
                              "'Prepared_stmt_count')");
    if (!used)
        return tl::unexpected<Error>(used.error());

    const qint64 threads = workload.threads.value(0, 1);
    const qint64 connections = limits->value(u"max_connections"_s);
    const qint64 others = used->value(u"threads_connected"_s) - 1; // not the connection that asks
    if (connections > 0 && others + threads > connections)
        return failure(
            ErrorCode::ServerRefused,
            QCoreApplication::translate("Tare::OltpPreflight",
                                        "The load needs %1 connections, but the server allows %2 and "
                                        "%3 of them are in use. Use fewer threads or raise "
                                        "max_connections.")
                .arg(localised(threads), localised(connections), localised(others)));

    const qint64 needed = preparedStatementsNeeded(workload, plan);
    const auto allowed = limits->constFind(u"max_prepared_stmt_count"_s);
    const qint64 open = used->value(u"prepared_stmt_count"_s);
    if (allowed != limits->constEnd() && needed + open > *allowed)
        return failure(ErrorCode::ServerRefused,
                       QCoreApplication::translate("Tare::OltpPreflight",
                                                   "The load needs %1 prepared statements (%2 for each table "
                                                   "and thread), but the server allows %3 and %4 of them are "
                                                   "in use. Use fewer threads or tables, raise "
                                                   "max_prepared_stmt_count, or choose the text protocol.")
                           .arg(localised(needed), localised(qint64(plan.kinds().size())),
                                localised(*allowed), localised(open)));
    return {};
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
