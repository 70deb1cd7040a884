// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QList>
#include <QString>

namespace Tare {

/// What kept an environment's runs of one case from being faster, in the present language: the bottleneck
/// that most of them had, with the evidence of one of these. Empty when none of them can tell.
QString bottleneckSentence(const QList<const StepRecord *> &steps, const QString &environmentName);

} // namespace Tare
