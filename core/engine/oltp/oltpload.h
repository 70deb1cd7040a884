// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/drivenload.h"

#include <chrono>
#include <memory>
#include <vector>

namespace Tare {

/// The MySQL side of core/engine/load.h.
std::unique_ptr<Load> makeOltpLoad(const OltpWorkload &workload, const Endpoint &endpoint,
                                   const LoadPatience &patience);
std::vector<DrivenLoad::Part> makeOltpParts(const OltpWorkload &workload, const QList<LoadTarget> &targets,
                                            const LoadPatience &patience);
/// The same with the connections of all schemas of one server, for its limits.
OltpWorkload forSchemas(OltpWorkload workload, int schemas);
Result<Facts> probeMySql(const Endpoint &endpoint, std::chrono::milliseconds timeout);
Result<Facts> readMySqlSettings(const Endpoint &endpoint, std::chrono::milliseconds timeout);
Result<Facts> readMySqlStatus(const Endpoint &endpoint, const QStringList &names,
                              std::chrono::milliseconds timeout);
Result<double> mySqlRoundTrip(const Endpoint &endpoint, std::chrono::milliseconds timeout);
Result<void> executeSql(const Endpoint &endpoint, const QStringList &statements,
                        std::chrono::milliseconds timeout);
Result<QList<PreflightFinding>> preflightMySql(const OltpWorkload &workload, const Endpoint &endpoint,
                                               std::chrono::milliseconds timeout);
qint64 estimateOltpBytes(const OltpWorkload &workload);
QString oltpDataSetKey(const OltpWorkload &workload);
bool changesOltpData(const OltpWorkload &workload);

} // namespace Tare
