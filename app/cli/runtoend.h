// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoroTask>

#include <QEventLoop>
#include <QObject>

#include <optional>

namespace Tare {

/// The program's one event loop: runs until the task has its exit code.
inline int runToEnd(QCoro::Task<int> &&task)
{
    std::optional<int> exitCode;
    QEventLoop loop;
    QCoro::connect(std::move(task), &loop, [&](int code) {
        exitCode = code;
        loop.quit();
    });
    if (!exitCode)
        loop.exec();
    return exitCode.value_or(1);
}

} // namespace Tare
