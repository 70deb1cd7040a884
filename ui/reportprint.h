// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/report/htmlreport.h"
#include "ui/models/comparisonset.h"

#include <QByteArray>

namespace Tare {

/// The report as a PDF on A4, its pictures as vectors, its pages numbered.
Result<QByteArray> printReport(const ComparisonSet &set, const HtmlReport &report);

} // namespace Tare
