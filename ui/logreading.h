// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"
#include "core/model/error.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <thread>

namespace Tare {

/// Reads logs one after another on a thread of its own: one may be large.
class LogReading final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogReading)

public:
    explicit LogReading(QObject *parent = nullptr);
    ~LogReading() override; ///< breaks off what is being read

    void read(const QStringList &paths); ///< what was being read is broken off
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void fileRead(const QString &path, const std::shared_ptr<Tare::Result<Tare::ImportedLog>> &log);
    void finished();

private:
    bool m_busy = false;
    int m_round = 0;
    std::jthread m_thread;
};

} // namespace Tare
