// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/runobserver.h"
#include "ui/pages/runviewfigures.h"
#include "ui/pages/runviewheader.h"

#include <optional>

namespace Tare {

class RunSession;

/// What the run view says, made from what the session knows.

/// Preparation that takes long: rows done, of how many, in the words of who prepares.
struct Preparation
{
    qint64 done = 0;
    qint64 total = 0;
    QString what;
};

RunPosition runPosition(const RunSession &session, const std::optional<Preparation> &preparation);

/// The five numbers of a step: throughput, 95 % latency, errors, CPU of client and server. Of a dump: bytes,
/// their rate, rows, and the same; `progress`: how it goes, while it does.
QList<Figure> stepFigures(const RunRecord &run, const StepRecord *step,
                          const std::optional<DumpProgress> &progress = {});

/// "OLTP read/write · 8 threads · 20 tables × 10 000 000 rows"
QString loadText(const StepRecord &step);

/// "interleaved", "shuffled, seed 4711"
QString orderText(const RunSession &session);

/// "Stopping… Waiting for the load to end."
QString stoppingHeadline(const RunSession &session);

/// One line for the log.
QString intervalLogText(const StepRecord &step, const IntervalSample &sample);

} // namespace Tare
