// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpstatement.h"

namespace Tare {

/// Whether the server lets the load have what it needs, asked before anything is timed: connections and
/// prepared statements. Uses SHOW only, so no counter of the mixes' statements moves.
Result<void> checkLimits(MySqlConnection &connection, const OltpWorkload &workload,
                         const TransactionPlan &plan);

/// Prepared statements that the load keeps open: each kind for each table on each connection.
qint64 preparedStatementsNeeded(const OltpWorkload &workload, const TransactionPlan &plan);

/// Sum of the server's Com_* counters of the kinds of statement that the plan sends. Executions of prepared
/// statements are in the same counters as statements sent as text, on MariaDB and MySQL alike;
/// Com_stmt_execute counts them once more and is left out. A statement that fails is counted by the server,
/// too, so two readings differ by the queries plus the errors of the load in between.
Result<qint64> statementCounter(MySqlConnection &connection, const TransactionPlan &plan);

} // namespace Tare
