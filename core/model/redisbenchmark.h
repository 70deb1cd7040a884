// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/workloadspec.h"

#include <QString>
#include <QStringList>

namespace Tare {

/// redis-benchmark's command line for the tests, or the one custom command, of a workload with one number of
/// clients; without password, one argument an entry. Empty for a mix of several commands, which it cannot do.
QStringList redisBenchmarkCommand(const RedisWorkload &workload, int clients, const Endpoint &endpoint);

/// What redis-benchmark does not do as Tare does it, a sentence each, for this workload. In the present
/// language.
QStringList redisBenchmarkDifferences(const RedisWorkload &workload);

/// A Redis server of the profile whose version is known.
struct RedisServerVersion
{
    QString environment; ///< its name
    QString version;     ///< "7.0.15"

    bool operator==(const RedisServerVersion &) const = default;
};

/// Why a server of this version cannot run a test: it is too old. Empty: it can, or the version is not known.
QString redisTestProblem(RedisTest test, const QString &serverVersion);

} // namespace Tare
