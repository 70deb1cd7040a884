// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "ui/models/comparisonset.h"
#include "ui/reportexport.h"

#include <QStringList>

#include <optional>

class QWidget;

namespace Tare {

/// Asks where a report goes and writes it there. Without a format the chosen suffix says which. Nothing and
/// no error when the question was cancelled.
std::optional<Error> saveReport(QWidget *parent, const ComparisonSet &set, const QStringList &commands,
                                std::optional<ReportFormat> format = {});

} // namespace Tare
