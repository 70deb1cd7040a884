// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/runscope.h"

#include <QCoroTimer>

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace Tare {

RunScope::RunScope(MachineContext &machine, RunObserver &listener)
    : context(machine)
    , observer(&listener)
{ }

Error RunScope::stopReason() const
{
    if (cause)
        return *cause;
    return {
        ErrorCode::Cancelled, QCoreApplication::translate("Tare::RunController", "Stopped by the user."), {}};
}

void RunScope::tell(RunEvent::Severity severity, const QString &text, const QString &detail,
                    std::optional<double> at, bool mark)
{
    RunEvent event;
    event.severity = severity;
    event.order = order;
    event.at = at;
    event.when = QDateTime::currentDateTimeUtc();
    event.text = text;
    event.detail = detail;
    event.mark = mark;
    observer->eventHappened(event);
}

void RunScope::phase(StepPhase phase)
{
    observer->phaseChanged(order, phase);
}

QCoro::Task<void> RunScope::rest(std::chrono::milliseconds time)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + time;
    while (!stopped()) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
        if (left.count() <= 0)
            break;
        const auto nap = std::min(left, std::chrono::milliseconds(100));
        co_await QCoro::sleepFor(nap);
    }
}

} // namespace Tare
