// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/comparisonset.h"

#include <QString>

namespace Tare {

/// Where the numbers of an exported picture come from. Printed under it and kept in the file's own
/// description.
struct ChartProvenance
{
    QString subject;  ///< "OLTP read/write, 8 threads"
    QString machine;  ///< "db1 · 4 CPUs · 16 GB · Debian GNU/Linux 12"
    QString versions; ///< "MySQL 8.0.34 · docker 20.10.24"
    QString runs;     ///< "run 17 (3f2a91c4), 30 Nov 2025 11:32"
    QString tare;     ///< "Tare 0.1.0"
    QString notice;   ///< that and why comparisons are made although something blocks them; mostly empty

    QString line() const; ///< all but the subject
};

/// `which`: the case that is drawn; without one the subject is the profile's name.
ChartProvenance provenanceOf(const ComparisonSet &set, const CompareCase *which);

/// "MariaDB 10.11.6", "Redis 7.0.15"; empty when not known.
QString serverVersionText(const Facts &facts, bool redis);
/// "docker 20.10.24"; empty without one.
QString engineVersionText(const Facts &facts);
/// "db1 · 4 CPUs · 16 GB · Debian GNU/Linux 12"
QString machineText(const Facts &machine);

} // namespace Tare
