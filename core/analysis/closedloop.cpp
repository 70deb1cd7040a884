// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/closedloop.h"

#include <cmath>

namespace Tare {

namespace {

constexpr double tolerance = 0.01;

} // namespace

double loopClosure(double operationsPerSecond, double averageMilliseconds, int clients)
{
    if (clients < 1 || !(operationsPerSecond > 0) || !(averageMilliseconds > 0))
        return 0;
    return operationsPerSecond * averageMilliseconds / 1000 / clients;
}

bool isImpliedByThroughput(double operationsPerSecond, double averageMilliseconds, int clients)
{
    return std::abs(loopClosure(operationsPerSecond, averageMilliseconds, clients) - 1) < tolerance;
}

} // namespace Tare
