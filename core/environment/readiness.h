// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/error.h"
#include "core/model/records.h"

#include <QThreadPool>

#include <QCoroTask>

#include <chrono>
#include <functional>
#include <stop_token>

namespace Tare {

/// How a wait for a server is bounded.
struct ReadinessRequest
{
    Endpoint endpoint;
    std::chrono::seconds timeout{60};
    QString title;                         ///< of the server in a sentence: "redis-server in “native”"
    std::function<QString()> death;        ///< how the server ended; empty while it lives
    std::function<QString()> lastLogLines; ///< for the error
    std::stop_token stop;
};

/// Asks until the server gives a real answer. ServerFailed when it ends first or the time is over, with its
/// last log lines as detail; Cancelled when stopped. Facts of the server on success.
QCoro::Task<Result<Facts>> waitUntilReady(QThreadPool &threads, ReadinessRequest request);

} // namespace Tare
