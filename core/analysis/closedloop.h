// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

namespace Tare {

/// Operations that a case keeps under way at once: threads, or clients times pipeline. 0 where that is not
/// fixed: with a target rate, in dumps, and when the case (caseToJson) cannot be read.
int closedLoopClients(const QJsonObject &workload);

/// In a closed loop each of N clients always has one operation under way, so throughput × average latency = N
/// (Little's law): average latency then adds nothing to throughput, and a difference points at a counting
/// error.

/// Throughput × average latency over the number of clients; 1 in a closed loop. 0 when a number is missing.
double loopClosure(double operationsPerSecond, double averageMilliseconds, int clients);

/// Within 1 %: average latency is implied by throughput.
bool isImpliedByThroughput(double operationsPerSecond, double averageMilliseconds, int clients);

} // namespace Tare
