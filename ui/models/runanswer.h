// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/results/resultstore.h"

#include <QString>

namespace Tare {

/// What a run came to, in a cell of a list: the answer, or what there is instead.
struct RunAnswer
{
    QString text;          ///< "GET 58.1 % lower (57.0 to 59.2), 6 runs each", "Incomplete, 5 of 8 steps"
    bool isAnswer = false; ///< otherwise in secondary
};

/// The headline of a run without its intervals: the largest change that was found, else what stands against
/// it.
RunAnswer runAnswer(const RunSummary &summary);

/// "done", "failed" … in the present language.
QString runStatusText(RunStatus status);

/// Name and colour role of the state's icon.
QString runStatusIcon(RunStatus status);

} // namespace Tare
