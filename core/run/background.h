// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoroFuture>
#include <QCoroTask>

#include <QFuture>
#include <QObject>
#include <QPromise>

#include <functional>
#include <memory>
#include <thread>

namespace Tare {

/// Does work that blocks on a thread of its own. The result comes in the thread of `home`, and after every
/// queued call that the work made to `home`: what a load tells is heard before its outcome.
template<typename T>
QCoro::Task<T> inBackground(QObject *home, std::function<T()> work)
{
    auto promise = std::make_shared<QPromise<T>>();
    QFuture<T> future = promise->future();
    promise->start();
    const std::jthread thread([home, promise, work = std::move(work)] {
        auto value = std::make_shared<T>(work());
        auto deliver = [promise, value] {
            promise->addResult(std::move(*value));
            promise->finish();
        };
        QMetaObject::invokeMethod(home, deliver, Qt::QueuedConnection);
    });
    T result = co_await future;
    co_return result;
}

} // namespace Tare
