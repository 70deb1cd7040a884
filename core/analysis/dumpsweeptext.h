// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/dumpsweep.h"

namespace Tare {

/// What a sweep says in one environment, plain text, in the present language.
struct SweepText
{
    // Lead, finding and rest make the sentence: "Dump of lx_test: 6 threads are fastest, 32.2 s plain
    // and 41.6 s with gzip."
    QString lead;
    QString finding; ///< to be shown bold
    QString rest;
    QString support; ///< neighbours that cannot be told apart, and what compression costs and gains
    QString caveat;  ///< how many runs there were, what was not finished; may be empty
    QString warning; ///< unlike programs: to be shown so that nobody can miss it; mostly empty

    QString sentence() const { return lead + finding + rest; }
};

/// Empty finding when nothing was finished there.
SweepText sweepText(const DumpSweep &sweep, const QString &environmentId);

/// What a line is called where the others have other tools or compressions: "gzip", "mariadb-dump, plain".
QString sweepLineTitle(const DumpSweep &sweep, const SweepLine &line);

/// "32.2 s", "0.94 s".
QString formatSeconds(double seconds);

} // namespace Tare
