// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/model/environmentspec.h"

namespace Tare {

/// Every (instance, schema) pair of a topology whose instances can be reached there: the instances in order,
/// the schemas of each together.
QList<LoadTarget> targetsOf(const EnvironmentSpec &environment, const QList<Endpoint> &endpoints);

/// "127.0.0.1:3301", or the path of a socket.
QString addressText(const Endpoint &endpoint);

/// What each target's share of a load came to; none with a single target. `counted`: by each instance's own
/// counters, or nothing.
QList<TargetRecord> targetRecords(const QList<LoadTarget> &targets, const LoadOutcome &outcome,
                                  const QList<qint64> &counted);

/// What each instance answered to all its targets.
QList<qint64> answeredByInstance(const QList<LoadTarget> &targets, const LoadOutcome &outcome);

} // namespace Tare
