// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"
#include "core/model/workloadspec.h"

#include <QStringList>

namespace Tare {

/// What becomes of a warm-up in sysbench's words.
enum class SysbenchWarmup {
    LeftOut,    ///< only the measured time
    Checkpoint, ///< of 1.0, which knows none: measured as well, and a checkpoint at its end parts the figures
    Option,     ///< --warmup-time of 1.1
};

/// sysbench's command line for a workload with one number of threads; without password, one argument an
/// entry. For 1.0.20, whose names are those of 1.1 as well; what only 1.1 has (zipfian, reconnect, the files
/// of TLS) is said in its way.
QStringList sysbenchCommand(const OltpWorkload &workload, const Endpoint &endpoint,
                            SysbenchWarmup warmup = SysbenchWarmup::LeftOut);

} // namespace Tare
