// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QSqlQuery>
#include <QVariant>

namespace Tare {

/// How the targets of a step lie in the columns of step_target and target_sample.
QString targetColumns();
QVariantList targetValues(qint64 stepId, int position, const TargetRecord &target);
TargetRecord targetFrom(const QSqlQuery &query); ///< of a SELECT of targetColumns()

QString targetSampleColumns();
QVariantList targetSampleValues(qint64 stepId, int interval, int target, const TargetSample &sample);
int intervalOf(const QSqlQuery &query); ///< of a SELECT of targetSampleColumns(); so is the next
TargetSample targetSampleFrom(const QSqlQuery &query);

} // namespace Tare
