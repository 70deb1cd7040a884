// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/hostreading.h"

#include <QHash>
#include <QtGlobal>

#include <optional>

namespace Tare {

/// The queueing disciplines of the interfaces in one network namespace, as `tc -s qdisc` shows them, by
/// netlink (rtnetlink(7); formats: linux/pkt_sched.h, linux/gen_stats.h). The socket stays in the namespace
/// it was opened in. Used by one thread at a time.
class QueueDisciplines
{
    Q_DISABLE_COPY_MOVE(QueueDisciplines)

public:
    /// In the namespace of a process; 0: in this thread's own. Another one takes the right to enter it:
    /// without it nothing will be read.
    explicit QueueDisciplines(qint64 pid = 0);
    ~QueueDisciplines();

    /// By the number of the interface. Nothing when the kernel does not answer.
    std::optional<QHash<int, QueueCounters>> read();
    /// Names of the interfaces in the namespace, by number.
    std::optional<QHash<int, QString>> names();

private:
    int m_socket = -1;
};

} // namespace Tare
