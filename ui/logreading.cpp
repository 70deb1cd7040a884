// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/logreading.h"

#include "core/importers/logreader.h"

namespace Tare {

LogReading::LogReading(QObject *parent)
    : QObject(parent)
{ }

LogReading::~LogReading() = default; // the thread is asked to stop and waited for

void LogReading::read(const QStringList &paths)
{
    m_thread = {}; // ends the one before
    m_busy = true;
    const int round = ++m_round;
    m_thread = std::jthread([this, paths, round](const std::stop_token &stop) {
        const std::function<bool()> stopped = [&stop] { return stop.stop_requested(); };
        for (const QString &path : paths) {
            if (stop.stop_requested())
                return;
            auto log = std::make_shared<Result<ImportedLog>>(readLogFile(path, stopped));
            QMetaObject::invokeMethod(
                this,
                [this, path, log, round] {
                    if (round == m_round)
                        Q_EMIT fileRead(path, log);
                },
                Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(
            this,
            [this, round] {
                if (round != m_round)
                    return;
                m_busy = false;
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    });
}

} // namespace Tare
