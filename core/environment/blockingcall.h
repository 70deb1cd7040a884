// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace Tare {

/// Runs a function that blocks on a thread of the pool; the future can be awaited. Name the function before
/// the await (GCC 12).
template<typename Function>
auto blockingCall(QThreadPool &pool, Function function) -> QFuture<std::invoke_result_t<Function>>
{
    using Value = std::invoke_result_t<Function>;
    auto promise = std::make_shared<QPromise<Value>>();
    promise->start();
    QFuture<Value> future = promise->future();
    pool.start([promise, work = std::move(function)]() mutable {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

} // namespace Tare
