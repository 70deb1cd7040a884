// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QCoreApplication>
#include <QString>

#include <memory>

namespace Tare {

/// One run at a time on a machine: two at once would measure each other. Held by an open file, so the kernel
/// gives it back when the process goes, however it goes. The file is TARE_RUN_LOCK, else tare-run.lock in the
/// system's temporary directory; other accounts can hold it too.
class MachineLock
{
    Q_DECLARE_TR_FUNCTIONS(Tare::MachineLock)

public:
    /// Busy, naming the holder, when somebody has it: another process or another run of this one.
    static Result<std::unique_ptr<MachineLock>> acquire(const QString &profileName,
                                                        const QString &path = defaultPath());
    /// The same answer without keeping it.
    static Result<void> check(const QString &path = defaultPath());
    static QString defaultPath();

    ~MachineLock();
    MachineLock(const MachineLock &) = delete;
    MachineLock &operator=(const MachineLock &) = delete;

private:
    MachineLock(int descriptor, QString path);

    int m_descriptor = -1;
    QString m_path;
};

} // namespace Tare
