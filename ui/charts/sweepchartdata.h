// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/dumpsweep.h"

#include <QList>
#include <QSet>
#include <QString>

namespace Tare {

/// A line of the sweep's picture: one environment, tool and compression.
struct SweepChartLine
{
    QString name;        ///< at its end: "gzip", "Native, gzip"
    QString environment; ///< empty where there is only one
    QString kind;        ///< "gzip"; tells the CPU panels apart
    int slot = 1;
    int dash = 0; ///< 0, 1, 2 … by tool and compression: the environment's colour, another dash and marker
    QList<SweepPoint> points;
    std::optional<BestThreads> best;
};

struct SweepChartData
{
    QString title;     ///< "Time of the dump, s"
    QString direction; ///< "lower is better"
    QString caption;
    QString operation; ///< "mydumper", in the title of the CPU panels
    QString warning;   ///< unlike programs: stands in the picture, so that it cannot be overlooked
    QList<int> threads;
    QList<SweepChartLine> lines;
    int fastest = 0;   ///< the number of threads that is best for every line; 0: they differ
    int cpuPanels = 0; ///< of the first lines, that many
};

/// `shown`: environments to draw besides `first`; empty: all.
SweepChartData sweepChartData(const DumpSweep &sweep, const QString &first, const QSet<QString> &shown = {});

} // namespace Tare
