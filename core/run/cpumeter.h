// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

#include <chrono>
#include <optional>

namespace Tare {

/// CPU that a group of processes uses, from one reading to the next. Used by one thread at a time.
class CpuMeter
{
public:
    explicit CpuMeter(QList<qint64> processes = {});

    /// Begins the measured window, and the first span in it.
    void start();
    /// CPUs in use since the last reading (1.0: one whole CPU); nothing without processes, or when they went.
    std::optional<double> lap();
    /// CPUs in use on average from start() to the last reading that could be taken.
    std::optional<double> mean() const;

private:
    using Clock = std::chrono::steady_clock;
    struct Reading
    {
        Clock::time_point when;
        double seconds = 0;
    };
    std::optional<Reading> read() const;

    QList<qint64> m_processes;
    std::optional<Reading> m_first;
    std::optional<Reading> m_last;
};

} // namespace Tare
