// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/records.h"
#include "core/results/resultstore.h"

#include <QString>

#include <memory>

namespace Tare {

/// Which run a command is about.
struct RunReference
{
    qint64 id = 0;   ///< in the results file; 0: an example
    QString example; ///< its name
};

/// "12" or "example:NAME".
Result<RunReference> runReference(const QString &word);

/// A results file that is there; InvalidArgument when it is not. To read is no reason to make one.
Result<std::unique_ptr<ResultStore>> openResults(const QString &path);

/// Reads it from the results file, or from the bundled examples.
Result<RunRecord> readChosenRun(const RunReference &reference, const QString &resultsPath,
                                bool withIntervals = true);

} // namespace Tare
