// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QMap>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace Tare {

/// What a log of redis-benchmark tells of one test.
struct RedisBenchmarkTest
{
    QString title;
    std::optional<double> rate;
    LatencySummary latency;
    std::optional<qint64> requests;
    std::optional<double> seconds;
    std::optional<qint64> clients;
    std::optional<qint64> payload;
    std::optional<bool> keepAlive;
    std::optional<qint64> threads;
    std::vector<std::pair<double, double>> percentiles; ///< up to 6.0: percent, ms
    QMap<QString, QString> server;                      ///< "save", "appendonly"
    bool isOld = false;                                 ///< up to 6.0
    bool wholeMilliseconds = true;
    bool noNumber = false; ///< inf or nan
};

} // namespace Tare
