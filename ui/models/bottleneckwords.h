// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/bottleneck.h"

#include <QList>
#include <QString>

#include <optional>

namespace Tare {

/// What held back most of some steps that are done.
struct CommonBottleneck
{
    Bottleneck bottleneck; ///< of one of them
    int steps = 0;         ///< that had it
    int told = 0;          ///< of which it is known
};

/// Nothing when none of them can tell.
std::optional<CommonBottleneck> commonBottleneck(const QList<const StepRecord *> &steps);

/// For a mark, "Network card"; empty where nothing was found or nothing is known.
QString limitTitle(const StepRecord &step);
QString limitTitle(const std::optional<CommonBottleneck> &common);
/// For a tool tip: the title, in how many runs, and the evidence. Empty as above.
QString limitText(const std::optional<CommonBottleneck> &common);

} // namespace Tare
