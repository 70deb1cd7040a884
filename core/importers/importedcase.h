// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"
#include "core/model/workloadspec.h"

#include <optional>

namespace Tare {

class SysbenchReport;

/// What an imported step measured: a case of Tare's own.
void setCase(StepRecord &step, const WorkloadCase &workload);

/// Takes out of the stored case what the log does not tell, so that no default looks as if it were known.
void forget(StepRecord &step, const QStringList &keys);

/// For what is no case of Tare's: `title` is what it is called, in the present language; `key` as caseKey().
void setForeignCase(StepRecord &step, const QString &key, const QString &title, const QJsonObject &what);

/// Which of the sysbench mixes a report is of, by the statements of a transaction.
struct GuessedMix
{
    OltpMix mix = OltpMix::ReadWrite;
    bool skipTransactions = false;
    bool alone = true; ///< no other workload of sysbench has the same statements
};

/// Nothing when they are those of none (a script of the user's, options for the number of statements), or of
/// several that have nothing in common.
std::optional<GuessedMix> guessMix(const SysbenchReport &report);

} // namespace Tare
