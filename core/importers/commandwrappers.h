// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace Tare {

/// A command without what stands before it: variables, sudo, time, taskset …
struct BareCommand
{
    QStringList words;
    QString cpus;        ///< the list that taskset or numactl gives it, or empty
    QStringList leftOut; ///< wrappers that change how it runs, as typed: "nice -n 5"
};

BareCommand bareCommand(const QStringList &words);

} // namespace Tare
