// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QString>

#include <optional>

namespace Tare {

/// Names one process for good: a process id is used again, the same id with the same start on the same boot
/// is not. Written beside whatever the process is responsible for.
///
/// A run's directory is <work directory>/runs/<run key>; its "run.lock" marks the process that executes the
/// run. Each server's private directory lies in it; its "server.lock" marks the server's own process.
struct ProcessMark
{
    qint64 pid = 0;
    quint64 startTime = 0; ///< clock ticks since boot, field 22 of /proc/PID/stat
    QString bootId;        ///< /proc/sys/kernel/random/boot_id
    QString program;       ///< as shown; no part of the identity

    /// Of a living process (a zombie is none).
    static std::optional<ProcessMark> of(qint64 pid);
    static std::optional<ProcessMark> ofThisProcess();

    /// Nothing when the file is missing or is no such mark.
    static std::optional<ProcessMark> read(const QString &path);
    Result<void> write(const QString &path) const;

    /// The very process is still there.
    bool isAlive() const;

    bool operator==(const ProcessMark &) const = default;
};

/// Name of the mark in a run's directory, and in a server's.
inline constexpr char16_t runMarkName[] = u"run.lock";
inline constexpr char16_t serverMarkName[] = u"server.lock";

} // namespace Tare
