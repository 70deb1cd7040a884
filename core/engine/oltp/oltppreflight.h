// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpstatement.h"

namespace Tare {

/// What a server says of itself: its variables and some of its counters, names in lower case.
class ServerState
{
public:
    /// SHOW only, so no counter of the mixes' statements moves.
    static Result<ServerState> read(MySqlConnection &connection);

    bool has(const QString &variable) const { return m_variables.contains(variable); }
    QString text(const QString &variable) const { return m_variables.value(variable); }
    qint64 number(const QString &variable) const { return m_variables.value(variable).toLongLong(); }
    bool isOn(const QString &variable) const;
    qint64 counter(const QString &name) const { return m_counters.value(name); }

    void setVariable(const QString &name, const QString &value) { m_variables[name] = value; } ///< for tests

private:
    QMap<QString, QString> m_variables;
    QMap<QString, qint64> m_counters;
};

/// What the limits of the server refuse: connections and prepared statements.
QList<PreflightFinding> checkLimits(const ServerState &server, const OltpWorkload &workload);
/// Settings that the numbers depend on, or that are in the way.
QList<PreflightFinding> checkSettings(const ServerState &server, const OltpWorkload &workload,
                                      qint64 memoryBytes = 0);
/// What the account may do in the schema, by SHOW GRANTS. `grants` as the server gives them.
QStringList missingRights(const QStringList &grants, const QString &schema);

/// Prepared statements that the load keeps open: each kind for each table on each connection.
qint64 preparedStatementsNeeded(const OltpWorkload &workload, const TransactionPlan &plan);

/// Sum of the server's Com_* counters of the kinds of statement that the plan sends. Executions of prepared
/// statements are in the same counters as statements sent as text, on MariaDB and MySQL alike;
/// Com_stmt_execute counts them once more and is left out. A statement that fails is counted by the server,
/// too, so two readings differ by the queries plus the errors of the load in between.
Result<qint64> statementCounter(MySqlConnection &connection, const TransactionPlan &plan);

} // namespace Tare
