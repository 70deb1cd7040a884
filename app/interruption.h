// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace Tare {

/// SIGINT, SIGTERM and SIGHUP as a Qt signal, in the event loop. One instance at a time.
class Interruption final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Interruption)

public:
    explicit Interruption(QObject *parent = nullptr);
    ~Interruption() override; ///< the former handling is back

    int count() const { return m_count; }

Q_SIGNALS:
    void interrupted(int count); ///< 1 the first time

private:
    void takeSignal();

    std::unique_ptr<QSocketNotifier> m_notifier;
    int m_count = 0;
};

} // namespace Tare
