// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"
#include "core/run/resumeplan.h"

#include <QList>
#include <QString>

namespace Tare {

/// "6", "6 and 7", "2, 5–8 and 11"; of ascending numbers.
QString orderList(const QList<int> &orders);

/// What resuming does and how long it takes: "Resuming repeats step 6 and runs 7 and 8, about 20 min."
QString resumeSentence(const ResumePlan &plan, RunStatus status);

/// What the button says: "Resume", or of a run that went through "Run the failed steps again".
QString resumeAction(RunStatus status);

} // namespace Tare
