// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

namespace Tare {

class MachineStatus;

/// What the Start page offers to run at once: the best comparison that this machine can do, and what is
/// missing for a better one.
struct QuickComparison
{
    Q_DECLARE_TR_FUNCTIONS(Tare::QuickComparison)

public:
    bool possible = false;
    TestProfile profile;
    QString title;
    QString server;  ///< "one redis-server 7.0.15 binary for both sides"
    QString missing; ///< what is not there and what is done instead; empty when all is there
};

QuickComparison chooseQuickComparison(const MachineStatus &machine);

/// "SET and GET, 50 clients" and "3 interleaved repetitions of 8 s after 2 s of warm-up".
QString quickLoadText(const TestProfile &profile);
QString quickRepetitionText(const TestProfile &profile);

/// "today 14:07", "yesterday 18:20", "27 Nov 16:45"; `withTime` false: the day alone.
QString dayText(const QDateTime &when, bool withTime);

} // namespace Tare
