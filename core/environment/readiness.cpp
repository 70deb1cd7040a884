// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/readiness.h"

#include "core/engine/load.h"
#include "core/environment/blockingcall.h"

#include <QCoreApplication>

#include <QCoroFuture>
#include <QCoroTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Readiness)
};

using Clock = std::chrono::steady_clock;

} // namespace

QCoro::Task<Result<Facts>> waitUntilReady(QThreadPool &threads, ReadinessRequest request)
{
    const Clock::time_point deadline = Clock::now() + request.timeout;
    std::chrono::milliseconds pause(20);
    QString lastAnswer;
    while (true) {
        if (request.stop.stop_requested())
            co_return failure(ErrorCode::Cancelled, Texts::tr("Stopped while the server was starting."));
        const QString death = request.death();
        if (!death.isEmpty()) {
            co_return failure(ErrorCode::ServerFailed,
                              Texts::tr("%1 ended while it was starting (%2). Its last messages tell why.")
                                  .arg(request.title, death),
                              request.lastLogLines());
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) {
            const QString log = request.lastLogLines();
            co_return failure(
                ErrorCode::ServerFailed,
                Texts::tr("%1 did not become ready within %2 s. Look at its last messages, correct "
                          "its options, or raise the waiting time.")
                    .arg(request.title, QString::number(request.timeout.count())),
                log.isEmpty() ? lastAnswer : log + u'\n' + lastAnswer);
        }
        const Endpoint endpoint = request.endpoint;
        const auto patience =
            std::clamp(left, std::chrono::milliseconds(100), std::chrono::milliseconds(1500));
        const auto work = [endpoint, patience] { return probeServer(endpoint, patience); };
        const QFuture<Result<Facts>> future = blockingCall(threads, work);
        Result<Facts> answer = co_await future;
        if (answer)
            co_return answer;
        lastAnswer = answer.error().sentence;
        if (!answer.error().detail.isEmpty())
            lastAnswer += u'\n' + answer.error().detail;
        co_await QCoro::sleepFor(pause);
        pause = std::min(pause * 3 / 2, std::chrono::milliseconds(250));
    }
}

} // namespace Tare
